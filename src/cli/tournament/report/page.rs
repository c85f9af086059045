//! The page itself. All text of others is escaped: names, faults and reasons are whatever a list of entrants or a bot says.
use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};

use serde::Serialize;

use super::super::super::assessed;
use super::super::table::points_text;
use super::ReportedGame;
use crate::language::Who;
use crate::review_text::explanation_text;
use connect_n_arena::{Played, Standing, Table, Tally};
use connect_n_engine::analysis::Assessment;
use connect_n_engine::review::{Grade, Review, ReviewedMove};
use connect_n_engine::search::Verdict;
use connect_n_engine::{GameResult, Move, Position, format_game};

/// The page of a tournament.
pub(super) fn page(table: &Table, games: &[ReportedGame]) -> String {
    let mut html = String::new();
    // Writing to a text cannot fail.
    let _ = write_page(&mut html, table, games);
    html
}

/// Text as it stands in a page.
struct Escaped<T>(T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.to_string().chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                other => f.write_char(other)?,
            }
        }
        Ok(())
    }
}

fn write_page(html: &mut String, table: &Table, games: &[ReportedGame]) -> fmt::Result {
    let (seats, table) = (table.players_per_game, &table.standings[..]);
    let boards: Vec<&str> = games.iter().map(|game| game.played.board.as_str()).collect();
    let board = boards.first().copied().unwrap_or_default();
    let (players, played) = (table.len(), games.len());
    write!(
        html,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>Tournament</title>\n<link rel=\"stylesheet\" href=\"report.css\">\n</head>\n<body>\n<main>\n\
         <h1>Tournament</h1>\n<p>{players} players, {played} games on {}</p>\n",
        Escaped(board)
    )?;
    write_standings(html, table, games)?;
    if players > 2 {
        write_crosstable(html, table)?;
    }
    write_games(html, table, seats, games)?;
    let data: Vec<GameData> = games.iter().map(GameData::from).collect();
    // As an escape of JSON, so that no text of others can end the element.
    let data = serde_json::to_string(&data).unwrap_or_default().replace('<', "\\u003c");
    write!(
        html,
        "</main>\n<script id=\"games-data\" type=\"application/json\">{data}</script>\n\
         <script src=\"report.js\"></script>\n</body>\n</html>\n"
    )
}

fn write_standings(html: &mut String, table: &[Standing], games: &[ReportedGame]) -> fmt::Result {
    let accuracies = Accuracies::of(games);
    html.push_str(
        "<section aria-labelledby=\"standings\">\n<h2 id=\"standings\">Table</h2>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead>\
         <tr><th scope=\"col\">#</th><th scope=\"col\">Player</th><th scope=\"col\">Games</th>\
         <th scope=\"col\">Won</th><th scope=\"col\">Drawn</th><th scope=\"col\">Lost</th><th scope=\"col\">Points</th>\
         <th scope=\"col\">Faults</th><th scope=\"col\">Seconds a move</th><th scope=\"col\">Elo</th>",
    );
    if accuracies.is_some() {
        html.push_str("<th scope=\"col\">Choices kept</th>");
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for (standing, place) in table.iter().zip(1..) {
        let Tally { wins, draws, losses, .. } = standing.total;
        let (total, points) = (standing.total.games(), points_text(standing.points.value()));
        let out = if standing.is_out { " <small>(out)</small>" } else { "" };
        write!(
            html,
            "<tr><td>{place}</td><th scope=\"row\">{}{out}</th><td>{total}</td><td>{wins}</td><td>{draws}</td>\
             <td>{losses}</td><td>{points}</td><td>{}</td><td>{:.4}</td><td>{:+.0} ± {:.0}</td>",
            Escaped(&standing.player),
            standing.faults,
            standing.seconds_per_move(),
            standing.elo,
            standing.elo_error,
        )?;
        if let Some(accuracies) = &accuracies {
            write!(html, "<td>{}</td>", accuracies.text(&standing.player))?;
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n");
    if accuracies.is_some() {
        html.push_str(
            "<p class=\"note\">A choice is a position after the opening in which the legal moves are known to have \
             different outcomes; it is kept by a move with the best one.</p>\n",
        );
    }
    html.push_str("</section>\n");
    Ok(())
}

/// Choices kept, and choices, of each player in all games.
struct Accuracies(BTreeMap<String, (usize, usize)>);

impl Accuracies {
    /// `None` where no game was reviewed.
    fn of(games: &[ReportedGame]) -> Option<Self> {
        let mut found: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        let mut is_reviewed = false;
        for game in games {
            let Some(review) = &game.review else { continue };
            is_reviewed = true;
            for reviewed in own_moves(game.played, review).filter(|it| it.is_choice == Some(true)) {
                let entry = found.entry(game.played.player(reviewed.seat).to_owned()).or_default();
                *entry = (entry.0 + usize::from(reviewed.is_kept == Some(true)), entry.1 + 1);
            }
        }
        is_reviewed.then_some(Self(found))
    }

    fn text(&self, player: &str) -> String {
        match self.0.get(player) {
            Some(&(kept, choices)) if choices > 0 => {
                format!("{:.1} % <small>({kept} of {choices})</small>", 100.0 * kept as f64 / choices as f64)
            }
            _ => "–".to_owned(),
        }
    }
}

fn write_crosstable(html: &mut String, table: &[Standing]) -> fmt::Result {
    html.push_str(
        "<section aria-labelledby=\"cross\">\n<h2 id=\"cross\">Points against each player</h2>\n\
         <div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">#</th><th scope=\"col\">Player</th>",
    );
    for (opponent, place) in table.iter().zip(1..) {
        write!(html, "<th scope=\"col\" title=\"{}\">{place}</th>", Escaped(&opponent.player))?;
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for (standing, place) in table.iter().zip(1..) {
        write!(html, "<tr><td>{place}</td><th scope=\"row\">{}</th>", Escaped(&standing.player))?;
        for (tally, opponent) in standing.against.iter().zip(1..) {
            match tally.games() {
                _ if opponent == place => html.push_str("<td class=\"self\">–</td>"),
                0 => html.push_str("<td></td>"),
                games => {
                    write!(html, "<td>{}<small>/{games}</small></td>", points_text(tally.points.value()))?;
                }
            }
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n</section>\n");
    Ok(())
}

fn write_games(html: &mut String, table: &[Standing], seats: usize, games: &[ReportedGame]) -> fmt::Result {
    html.push_str(
        "<section aria-labelledby=\"games\">\n<h2 id=\"games\">Games</h2>\n<div id=\"viewer\" hidden></div>\n\
         <p><label>Player <select id=\"filter\"><option value=\"\">all</option>",
    );
    for standing in table {
        write!(html, "<option>{}</option>", Escaped(&standing.player))?;
    }
    html.push_str(
        "</select></label></p>\n<div class=\"wide\" tabindex=\"0\"><table id=\"list\">\n<thead><tr><th scope=\"col\">Game</th>",
    );
    for seat in 1..=seats {
        write!(html, "<th scope=\"col\">Player {seat}</th>")?;
    }
    html.push_str("<th scope=\"col\">Result</th><th scope=\"col\">Ended by</th><th scope=\"col\">Moves</th>");
    let is_reviewed = games.iter().any(|game| game.review.is_some());
    if is_reviewed {
        html.push_str("<th scope=\"col\">First losing move</th>");
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for game in games {
        let (number, played) = (game.number, game.played);
        let players: Vec<&str> = played.players().collect();
        let as_list = serde_json::to_string(&players).unwrap_or_default();
        write!(
            html,
            "<tr data-players=\"{}\"><td><a href=\"#game-{number}\">{number}</a></td>",
            Escaped(as_list)
        )?;
        for player in players {
            write!(html, "<td>{}</td>", Escaped(player))?;
        }
        write!(
            html,
            "<td>{result}</td><td>{ended}</td><td>{plies}</td>",
            result = result_text(played),
            ended = Escaped(played.ended_by()),
            plies = game.position.plies(),
        )?;
        if is_reviewed {
            let review = game.review.as_ref();
            let losing = review.and_then(|review| first_losing_move(game.played, review));
            let said = losing.map(|it| format!("{}. {} ({})", it.ply, it.mv, game.played.player(it.seat)));
            write!(html, "<td>{}</td>", Escaped(said.unwrap_or_default()))?;
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n</section>\n");
    Ok(())
}

/// The moves that players have chosen: those of the opening are nobody's.
fn own_moves<'a>(played: &Played, review: &'a Review) -> impl Iterator<Item = &'a ReviewedMove> + use<'a> {
    review.moves.iter().skip(opening_moves(played))
}

/// Moves of the opening.
fn opening_moves(played: &Played) -> usize {
    played.opening.split_whitespace().count()
}

/// The first move of a player after which they are lost, and were not before.
fn first_losing_move<'a>(played: &Played, review: &'a Review) -> Option<&'a ReviewedMove> {
    let is_lost = |value: Assessment| value.verdict() == Some(Verdict::Loss);
    own_moves(played, review)
        .find(|it| is_lost(it.value) && it.best_value.is_proved() && !is_lost(it.best_value))
}

/// How a game ended: by numbers of two players, by the seat of the winner where there are more.
fn result_text(played: &Played) -> String {
    match played.result {
        GameResult::Win(winner) if played.seats.len() > 2 => format!("player {winner} wins"),
        _ => played.result_text(),
    }
}

/// What the page's script shows of a game.
#[derive(Serialize)]
struct GameData {
    number: usize,
    players: Vec<String>,
    rows: u8,
    cols: u8,
    result: String,
    ended: String,
    seconds: Vec<f64>,
    opening: usize,
    moves: Vec<String>,
    /// Who made each of them, by number.
    movers: Vec<usize>,
    /// Row and column from 0 of each cell of the winning lines.
    lines: Vec<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<Vec<MoveData>>,
}

/// What it says of a move.
#[derive(Serialize)]
struct MoveData {
    grade: Option<&'static str>,
    value: String,
    /// What was better, where something was.
    best: Option<String>,
    reason: Option<String>,
}

impl From<&ReportedGame<'_>> for GameData {
    fn from(game: &ReportedGame) -> Self {
        let ReportedGame { number, played, position, review } = game;
        let rules = position.rules();
        let moves: Vec<String> = position.moves().iter().map(Move::to_string).collect();
        Self {
            number: *number,
            players: played.players().map(str::to_owned).collect(),
            rows: rules.rows(),
            cols: rules.cols(),
            result: result_text(played),
            ended: played.ended_by(),
            seconds: played.seats.iter().map(|seat| seat.seconds).collect(),
            opening: opening_moves(played),
            movers: position.movers().iter().take(moves.len()).map(|seat| seat.index() + 1).collect(),
            moves,
            lines: winning_cells(position),
            review: review
                .as_ref()
                .map(|review| review.moves.iter().map(|reviewed| MoveData::new(reviewed, played)).collect()),
        }
    }
}

fn winning_cells(position: &Position) -> Vec<[usize; 2]> {
    let lines = position.winning_lines();
    lines.iter().flatten().map(|cell| [usize::from(cell.row), cell.column.index()]).collect()
}

impl MoveData {
    fn new(reviewed: &ReviewedMove, played: &Played) -> Self {
        let is_best = reviewed.best.is_empty() || reviewed.best.contains(&reviewed.mv);
        let best = || format!("{} ({})", format_game(&reviewed.best), assessed::text(reviewed.best_value));
        let explanation = reviewed.explanation.as_ref();
        Self {
            grade: reviewed.grade.map(Grade::name),
            value: assessed::text(reviewed.value),
            best: (!is_best).then(best),
            reason: explanation
                .map(|it| explanation_text(it, |seat| Who::Named(played.player(seat).to_owned()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_is_only_text() {
        assert_eq!(Escaped("<script>\"&'").to_string(), "&lt;script&gt;&quot;&amp;&#39;");
    }
}
