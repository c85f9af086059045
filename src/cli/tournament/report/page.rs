//! The page itself. All text of others is escaped: names, faults and reasons are whatever a list of entrants or a bot says.
use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};
use std::time::Duration;

use serde::Serialize;

use super::super::super::assessed;
use super::super::super::words::{ended_by, fixed, result, rules, seconds};
use super::super::table::{elo_text, points_text};
use super::ReportedGame;
use super::words::ScriptWords;
use crate::language::{self, Label, Who, message};
use crate::review_text::explanation_text;
use crate::sentence::{list, versus};
use connect_n_arena::{Played, SeatResult, Standing, Table, Tally};
use connect_n_engine::analysis::Assessment;
use connect_n_engine::review::{Grade, Review, ReviewedMove};
use connect_n_engine::search::Verdict;
use connect_n_engine::{Move, Position, format_game};

/// The page of a tournament.
pub(super) fn page(table: &Table, games: &[ReportedGame]) -> String {
    let mut html = String::new();
    // Writing to a text cannot fail.
    let _ = write_page(&mut html, table, games);
    html
}

/// A message as it stands in a page.
fn said(id: Label) -> Escaped<String> {
    Escaped(id.text())
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
    let board = games.first().map(|game| rules(*game.position.rules())).unwrap_or_default();
    let (language, players) = (language::current(), table.len());
    let (code, direction) = (language.code(), if language.is_right_to_left() { "rtl" } else { "ltr" });
    let (title, summary) = (
        Label::new("report-title"),
        message("report-summary").with("players", players).with("count", games.len()).with("board", board),
    );
    write!(
        html,
        "<!doctype html>\n<html lang=\"{code}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{0}</title>\n<link rel=\"stylesheet\" href=\"report.css\">\n</head>\n<body>\n<main>\n\
         <h1>{0}</h1>\n<p>{1}</p>\n",
        said(title),
        Escaped(summary.text())
    )?;
    write_standings(html, table, games)?;
    if players > 2 {
        write_crosstable(html, table)?;
    }
    write_games(html, table, seats, games)?;
    let data: Vec<GameData> = games.iter().map(GameData::from).collect();
    write!(
        html,
        "</main>\n<script id=\"games-data\" type=\"application/json\">{}</script>\n\
         <script id=\"words\" type=\"application/json\">{}</script>\n\
         <script src=\"report.js\"></script>\n</body>\n</html>\n",
        json(&data),
        json(&ScriptWords::new())
    )
}

/// What the script reads. `<` is written as an escape of JSON, so that no text of others can end the element.
fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default().replace('<', "\\u003c")
}

fn write_heading(html: &mut String, heading: impl Display) -> fmt::Result {
    write!(html, "<th scope=\"col\">{}</th>", Escaped(heading))
}

/// The beginning of a section with a table.
fn write_begin(html: &mut String, id: &str, heading: Label) -> fmt::Result {
    writeln!(html, "<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{}</h2>", said(heading))
}

fn write_standings(html: &mut String, table: &[Standing], games: &[ReportedGame]) -> fmt::Result {
    let accuracies = Accuracies::of(games);
    write_begin(html, "standings", Label::new("report-standings"))?;
    html.push_str("<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>");
    write_heading(html, "#")?;
    for heading in [
        Label::new("report-heading-player"),
        Label::new("report-heading-games"),
        Label::new("report-heading-won"),
        Label::new("report-heading-drawn"),
        Label::new("report-heading-lost"),
        Label::new("report-heading-points"),
        Label::new("report-heading-faults"),
        Label::new("report-heading-seconds"),
    ] {
        write_heading(html, heading)?;
    }
    write_heading(html, "Elo")?;
    if accuracies.is_some() {
        write_heading(html, Label::new("report-heading-kept"))?;
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for (standing, place) in table.iter().zip(1..) {
        let Tally { wins, draws, losses, .. } = standing.total;
        let (total, points) = (standing.total.games(), points_text(standing.points.value()));
        let out = if standing.is_out {
            format!(" <small>{}</small>", said(Label::new("report-out")))
        } else {
            String::new()
        };
        write!(
            html,
            "<tr><td>{place}</td><th scope=\"row\">{}{out}</th><td>{total}</td><td>{wins}</td><td>{draws}</td>\
             <td>{losses}</td><td>{points}</td><td>{}</td><td>{}</td><td><bdi>{}</bdi></td>",
            Escaped(&standing.player),
            standing.faults,
            fixed(standing.seconds_per_move(), 4),
            elo_text(standing),
        )?;
        if let Some(accuracies) = &accuracies {
            write!(html, "<td>{}</td>", accuracies.text(&standing.player))?;
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n");
    if accuracies.is_some() {
        writeln!(html, "<p class=\"note\">{}</p>", said(Label::new("report-kept-note")))?;
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
            for reviewed in review.chosen_moves().filter(|it| it.is_choice == Some(true)) {
                let entry = found.entry(game.played.player(reviewed.seat).to_owned()).or_default();
                *entry = (entry.0 + usize::from(reviewed.is_kept == Some(true)), entry.1 + 1);
            }
        }
        is_reviewed.then_some(Self(found))
    }

    fn text(&self, player: &str) -> String {
        match self.0.get(player) {
            Some(&(kept, choices)) if choices > 0 => {
                let share = fixed(100.0 * kept as f64 / choices as f64, 1);
                let share = message("report-kept-share").with("number", share);
                let numbers = message("report-kept").with("count", kept).with("total", choices);
                format!("{} <small>{}</small>", Escaped(share.text()), Escaped(numbers.text()))
            }
            _ => "–".to_owned(),
        }
    }
}

fn write_crosstable(html: &mut String, table: &[Standing]) -> fmt::Result {
    write_begin(html, "cross", Label::new("report-cross"))?;
    html.push_str("<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>");
    write_heading(html, "#")?;
    write_heading(html, Label::new("report-heading-player"))?;
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
                    write!(
                        html,
                        "<td><bdi>{}<small>/{games}</small></bdi></td>",
                        points_text(tally.points.value())
                    )?;
                }
            }
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n</section>\n");
    Ok(())
}

fn write_games(html: &mut String, table: &[Standing], seats: usize, games: &[ReportedGame]) -> fmt::Result {
    write_begin(html, "games", Label::new("report-games"))?;
    write!(
        html,
        "<div id=\"viewer\" hidden></div>\n<p><label>{} <select id=\"filter\"><option value=\"\">{}</option>",
        said(Label::new("report-heading-player")),
        said(Label::new("report-all-players"))
    )?;
    for standing in table {
        write!(html, "<option>{}</option>", Escaped(&standing.player))?;
    }
    html.push_str(
        "</select></label></p>\n<div class=\"wide\" tabindex=\"0\"><table id=\"list\">\n<thead><tr>",
    );
    write_heading(html, Label::new("report-heading-game"))?;
    for seat in 1..=seats {
        write_heading(html, message("report-heading-seat").with("number", seat).text())?;
    }
    write_heading(html, Label::new("report-heading-result"))?;
    write_heading(html, Label::new("report-heading-ended"))?;
    write_heading(html, Label::new("report-heading-moves"))?;
    let is_reviewed = games.iter().any(|game| game.review.is_some());
    if is_reviewed {
        write_heading(html, Label::new("report-heading-losing"))?;
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
            result = Escaped(result_text(played)),
            ended = Escaped(ended_by(played)),
            plies = game.position.plies(),
        )?;
        if is_reviewed {
            let review = game.review.as_ref();
            let losing = review.and_then(first_losing_move);
            let losing = losing.map(|it| {
                let losing =
                    message("report-losing").with("number", it.ply).with("written", it.mv.to_string());
                losing.with("name", game.played.player(it.seat).to_owned()).text()
            });
            write!(html, "<td>{}</td>", Escaped(losing.unwrap_or_default()))?;
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n</section>\n");
    Ok(())
}

/// The first move of a player after which they are lost, and were not before.
fn first_losing_move(review: &Review) -> Option<&ReviewedMove> {
    let is_lost = |value: Assessment| value.verdict() == Some(Verdict::Loss);
    review.chosen_moves().find(|it| is_lost(it.value) && it.best_value.is_proved() && !is_lost(it.best_value))
}

/// How a game ended: by numbers of two players, by the seat of the winner where there are more.
fn result_text(played: &Played) -> String {
    result(played, |seat| message("report-wins").with("number", seat.number()).text())
}

/// The heading of a game.
fn title(number: usize, played: &Played) -> String {
    let said = message("report-game").with("number", number).with("names", versus(played.players()));
    said.with("result", result_text(played)).text()
}

/// How a game ended, and how long each player has thought.
fn how_text(played: &Played) -> String {
    let time = |seat: &SeatResult| Duration::try_from_secs_f64(seat.seconds).unwrap_or_default();
    let times = played.seats.iter().map(|seat| seconds(time(seat), 2));
    let times = list(&times.collect::<Vec<_>>());
    message("report-how").with("reason", ended_by(played)).with("times", times).text()
}

/// What the page's script shows of a game.
#[derive(Serialize)]
struct GameData {
    number: usize,
    players: Vec<String>,
    rows: u8,
    cols: u8,
    /// Its number, who played, and the result.
    title: String,
    /// How it ended, and how long each player has thought.
    how: String,
    opening: usize,
    moves: Vec<String>,
    /// Who made each of them, by number.
    movers: Vec<usize>,
    /// Row and column from 0 of each cell of the winning lines.
    lines: Vec<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<Vec<Option<MoveData>>>,
}

/// What it says of a move.
#[derive(Serialize)]
struct MoveData {
    grade: Option<&'static str>,
    /// How good it was, what was better, where something was, and why.
    remark: String,
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
            title: title(*number, played),
            how: how_text(played),
            opening: played.opening_plies(),
            movers: position.movers().iter().take(moves.len()).map(|seat| seat.index() + 1).collect(),
            moves,
            lines: winning_cells(position),
            review: review.as_ref().map(|review| {
                let data = |reviewed| (!review.is_opening(reviewed)).then(|| MoveData::new(reviewed, played));
                review.moves.iter().map(data).collect()
            }),
        }
    }
}

fn winning_cells(position: &Position) -> Vec<[usize; 2]> {
    let lines = position.winning_lines();
    lines.iter().flatten().map(|cell| [usize::from(cell.row), cell.column.index()]).collect()
}

impl MoveData {
    fn new(reviewed: &ReviewedMove, played: &Played) -> Self {
        let value = assessed::text(reviewed.value);
        let graded = match reviewed.grade {
            Some(grade) => message("report-graded").with("mark", grade_text(grade)).with("value", value),
            None => message("report-not-proved").with("value", value),
        };
        let is_best = reviewed.best.is_empty() || reviewed.best.contains(&reviewed.mv);
        let best = (!is_best).then(|| {
            let best = message("report-best").with("moves", format_game(&reviewed.best));
            best.with("value", assessed::text(reviewed.best_value)).text()
        });
        let explanation = reviewed.explanation.as_ref();
        let reason =
            explanation.map(|it| explanation_text(it, |seat| Who::Named(played.player(seat).to_owned())));
        let sentences: Vec<String> = [Some(graded.text()), best, reason].into_iter().flatten().collect();
        Self {
            grade: reviewed.grade.map(Grade::name),
            remark: sentences.join(&Label::new("sentence-separator").text()),
        }
    }
}

/// What a move is called that has this grade.
fn grade_text(grade: Grade) -> String {
    match grade {
        Grade::Forced => Label::new("report-grade-forced"),
        Grade::Only => Label::new("report-grade-only"),
        Grade::Best => Label::new("report-grade-best"),
        Grade::Good => Label::new("report-grade-good"),
        Grade::Mistake => Label::new("report-grade-mistake"),
        Grade::Blunder => Label::new("report-grade-blunder"),
    }
    .text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_say_is_only_text() {
        assert_eq!(Escaped("<script>\"&'").to_string(), "&lt;script&gt;&quot;&amp;&#39;");
    }
}
