//! How a game ended, and what there is to do then.
use super::{DOT, capitalised, list, of_player, round, sentences};
use crate::app::game::current_game::CurrentGame;
use crate::app::game::opponent::CloseLoss;
use crate::hint_text::LinePlace;
use crate::language::{Label, Who, joined, message};
use connect_n_engine::{DrawReason, Line, Outcome, PlayerSpec, Seat};

/// Another game of the same players.
pub const REMATCH: Label = Label::new("result-rematch");
/// Closes the result.
pub const VIEW_BOARD: Label = Label::new("result-view-board");
/// What that is good for.
pub const VIEW_BOARD_TIP: Label = Label::new("result-view-board-tip");
/// Leads to the set-up.
pub const CHANGE_SET_UP: Label = Label::new("result-change-set-up");
/// What can be changed there.
pub const CHANGE_SET_UP_TIP: Label = Label::new("result-change-set-up-tip");
/// What the button that names the next level is for.
pub const NEXT_LEVEL_TIP: Label = Label::new("result-next-level-tip");
/// Resets the score.
pub const RESET_SCORE: Label = Label::new("result-reset-score");
/// Who goes first in rematches, for screen readers.
pub const REMATCH_STARTER: Label = Label::new("result-rematch-starter");

/// Starts a game against the next level.
pub fn next_level(level: &PlayerSpec) -> String {
    message("result-next-level").with("level", super::levels::title(level)).text()
}

/// What that does.
pub fn reset_score_tip(players: usize) -> String {
    message("result-reset-score-tip").with("score", vec!["0"; players].join("–")).text()
}

/// Who won, in a few words.
pub fn headline(game: &CurrentGame) -> String {
    match game.position().outcome().winner() {
        None => Label::new("result-draw").text(),
        Some(seat) => message("result-won").who("player", &Who::of(game, seat)).text(),
    }
}

/// Who won with score and hints, where there is room for one line.
pub fn brief(game: &CurrentGame, score: Option<&[u32]>) -> String {
    let end = match game.position().outcome().winner() {
        None => Label::new("result-draw").text(),
        Some(seat) => message("result-brief").who("player", &Who::of(game, seat)).text(),
    };
    let points = score.map(|points| points.iter().map(ToString::to_string).collect::<Vec<_>>().join("–"));
    let end = match points {
        None => end,
        Some(points) => message("result-brief-score").with("end", end).with("score", points).text(),
    };
    match game.hints() {
        0 => end,
        hints => message("result-brief-hints").with("end", end).with("count", hints).text(),
    }
}

/// The games that each player has won, in the order in which they sit.
pub fn score(game: &CurrentGame, points: &[u32]) -> String {
    let names = game.as_they_sit().into_iter().map(|seat| game.name(seat));
    let each: Vec<String> =
        names.zip(points).map(|(name, points)| of_player(&name, &points.to_string())).collect();
    joined(&each, DOT)
}

/// The games that a winner has won in a row, from two on.
pub fn streak(game: &CurrentGame, wins: usize) -> Option<String> {
    let winner = game.position().outcome().winner().filter(|_| wins > 1)?;
    Some(message("result-streak").who("player", &Who::of(game, winner)).with("count", wins).text())
}

/// A kind word for the only person, who has lost by little.
pub fn close_loss(loss: CloseLoss) -> String {
    match loss {
        CloseLoss::OneMoveAway => Label::new("result-one-move-away").text(),
        CloseLoss::NearlyFull { left: 0 } => Label::new("result-last-space").text(),
        CloseLoss::NearlyFull { left } => message("result-nearly-full").with("count", left).text(),
    }
}

/// How it came about: "Four on a diagonal, columns 3–6, on move 15. You used two hints."
pub fn explanation(game: &CurrentGame) -> String {
    sentences([Some(end(game)), hints_used(game)])
}

fn end(game: &CurrentGame) -> String {
    let position = game.position();
    let connect = position.rules().connect();
    match position.outcome() {
        Outcome::Win(_) if position.winning_lines().is_empty() => {
            let out = position.forfeits().last().map(|forfeit| Who::of(game, forfeit.seat));
            out.map_or_else(String::new, |out| message("status-timed-out").who("player", &out).text())
        }
        Outcome::Win(winner) => {
            let lines: Vec<String> = position.winning_lines().iter().map(line).collect();
            let lines = lines.join(&Label::new("result-line-separator").text());
            let round = round(position.movers().into_iter().take(position.plies()));
            let won = message("result-lines").with("lines", lines).with("number", round).text();
            sentences([line_loses(game), Some(capitalised(&won)), lines_of_others(game, winner)])
        }
        Outcome::Draw(DrawReason::Repetition) => Label::new("result-repetition").text(),
        Outcome::Draw(DrawReason::Full) | Outcome::Ongoing => {
            message("result-full").with("count", connect).text()
        }
    }
}

/// The hints that were given, if any.
fn hints_used(game: &CurrentGame) -> Option<String> {
    let hints = game.hints();
    let humans = game.setup().seated().iter().filter(|seat| seat.human).count();
    let id = if humans == 1 { "result-you-used-hints" } else { "result-hints-used" };
    (hints > 0).then(|| message(id).with("count", hints).text())
}

/// Who has lost by a line, in misère.
pub fn line_loses(game: &CurrentGame) -> Option<String> {
    let position = game.position();
    let winner = position.outcome().winner().filter(|_| position.rules().is_misere())?;
    let loser = winner.after(position.rules().players());
    let has_line = !position.winning_lines().is_empty();
    has_line.then(|| message("result-line-loses").who("player", &Who::of(game, loser)).text())
}

/// Why lines that a pop has made for other players don't count, where it has made some.
fn lines_of_others(game: &CurrentGame, winner: Seat) -> Option<String> {
    let position = game.position();
    if position.rules().is_misere() {
        // Its line is that of whoever has popped, and has lost by their own.
        let both = !position.lines_of(winner).is_empty();
        let count = position.rules().connect();
        return both.then(|| message("result-both-connected-misere").with("count", count).text());
    }
    let others: Vec<Who> = position
        .seats_left()
        .filter(|seat| *seat != winner && !position.lines_of(*seat).is_empty())
        .map(|seat| Who::of(game, seat))
        .collect();
    let last_mover = position.plies().checked_sub(1).and_then(|last| position.movers().get(last).copied());
    let connect = position.rules().connect();
    match (others.as_slice(), last_mover == Some(winner)) {
        ([], _) => None,
        ([_], true) if position.rules().players() == 2 => {
            Some(message("result-both-connected").with("count", connect).text())
        }
        (others, popper_wins) => {
            let winner = Some(Who::of(game, winner)).filter(|_| !popper_wins);
            Some(connected_too(others, winner.as_ref(), connect))
        }
    }
}

/// Others have a line too; the winner comes before them in turn order, or has popped, where none is named.
fn connected_too(others: &[Who], winner: Option<&Who>, connect: u8) -> String {
    let names: Vec<String> = others
        .iter()
        .enumerate()
        .map(|(place, who)| if place == 0 { who.first() } else { who.inside() })
        .collect();
    let said =
        |id| message(id).with("names", list(&names)).with("people", names.len()).with("count", connect);
    match winner {
        None => said("result-connected-too-popper").text(),
        Some(winner) => said("result-connected-too-first").who("player", winner).text(),
    }
}

/// A winning line, inside a sentence.
fn line(line: &Line) -> String {
    let said = |id| message(id).with("count", line.len());
    match LinePlace::of(line) {
        LinePlace::Bottom => said("result-line-bottom"),
        LinePlace::Row(row) => said("result-line-row").with("row", row),
        LinePlace::Column(column) => said("result-line-column").column(column),
        LinePlace::Diagonal { from, to } => {
            said("result-line-diagonal").with("from", from.index() + 1).with("to", to.index() + 1)
        }
    }
    .text()
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::{game, game_by};
    use super::*;
    use connect_n_engine::{Rules, Variant};

    const FIRST_WINS: &str = "1 2 1 2 1 2 1";
    const TWO: [&str; 2] = ["Ada", "Grace"];

    /// A game by rules of its own: rows, columns, discs to connect.
    fn played(board: [u8; 3], variant: Variant, players: &[&str], moves: &str) -> CurrentGame {
        let [rows, cols, connect] = board;
        game_by(Rules::new(rows, cols, connect, variant, players.len() as u8), players, moves)
    }

    fn full(players: &[&str]) -> CurrentGame {
        played([2, 2, 3], Variant::Standard, players, "1 1 2 2")
    }

    #[test]
    fn the_headline_names_the_winner() {
        assert_eq!(headline(&game(&["Ada", "computer"], FIRST_WINS)), "You win!");
        assert_eq!(headline(&game(&["computer", "Ada"], FIRST_WINS)), "The computer wins.");
        assert_eq!(headline(&game(&["bot", "Ada"], FIRST_WINS)), "bot.py wins!");
        assert_eq!(headline(&game(&TWO, FIRST_WINS)), "Ada wins!");
        assert_eq!(headline(&full(&TWO)), "It's a draw");
    }

    #[test]
    fn one_line_has_score_and_hints() {
        let mut won = game(&TWO, FIRST_WINS);
        assert_eq!(brief(&won, None), "Ada wins");
        assert_eq!(brief(&won, Some(&[1, 0])), "Ada wins (1–0)");
        won.count_hint();
        assert_eq!(brief(&won, Some(&[1, 0])), "Ada wins (1–0), 1 hint used");
        won.count_hint();
        assert_eq!(brief(&won, None), "Ada wins, 2 hints used");
        assert_eq!(brief(&game(&["Ada", "computer"], FIRST_WINS), Some(&[2, 1])), "You win (2–1)");
        assert_eq!(brief(&game(&["computer", "Ada"], FIRST_WINS), None), "The computer wins");
        assert_eq!(brief(&full(&TWO), Some(&[1, 1])), "It's a draw (1–1)");
    }

    #[test]
    fn streaks_and_close_losses_have_a_kind_word() {
        let won = game(&["Ada", "computer"], FIRST_WINS);
        assert_eq!(
            [1, 3].map(|wins| streak(&won, wins)),
            [None, Some("That's three wins in a row!".to_owned())]
        );
        let between = game(&TWO, FIRST_WINS);
        assert_eq!(streak(&between, 2).as_deref(), Some("Ada has won two in a row."));
        assert_eq!(streak(&full(&TWO), 2), None);
        assert_eq!(close_loss(CloseLoss::OneMoveAway), "So close – you were one move from winning.");
        let left = [0, 1, 5].map(|left| close_loss(CloseLoss::NearlyFull { left }));
        assert_eq!(
            left,
            [
                "So close – it came down to the very last space.",
                "So close – only 1 space left to fill.",
                "So close – only 5 spaces left to fill."
            ]
        );
    }

    #[test]
    fn the_score_names_the_players_as_they_sit() {
        let score_of = |players: &[&str], points: &[u32]| score(&game(players, ""), points);
        assert_eq!(score_of(&["Ada", "computer"], &[1, 0]), "Ada: 1 · Computer: 0");
        assert_eq!(score_of(&["Ada", "Eve", "bot"], &[1, 0, 2]), "Ada: 1 · Eve: 0 · bot.py: 2");
        assert_eq!([2, 3].map(reset_score_tip), ["Reset the score to 0–0", "Reset the score to 0–0–0"]);
    }

    #[test]
    fn lines_are_named_as_people_see_them() {
        let explained = |moves| explanation(&game(&TWO, moves));
        assert_eq!(explained("1 1 2 2 3 3 4"), "Four in a row along the bottom, on move 4.");
        assert_eq!(explained("1 2 3 4 1 2 3 4 5 1 5 2 5 3 6 4"), "Four in a row across row 3, on move 8.");
        assert_eq!(explained("4 5 4 5 4 5 4"), "Four stacked in column 4, on move 4.");
        let up = "Four on a diagonal, columns 1–4, on move 6.";
        assert_eq!(explained("1 2 2 3 3 4 3 4 4 6 4"), up);
        let down = "Four on a diagonal, columns 4–7, on move 6.";
        assert_eq!(explained("7 6 6 5 5 4 5 4 4 2 4"), down);
        let two = played([4, 5, 3], Variant::Standard, &TWO, "3 3 3 5 2 5 2 4 1");
        assert_eq!(
            explanation(&two),
            "Three in a row along the bottom, and three on a diagonal, columns 1–3, on move 5."
        );
    }

    #[test]
    fn in_misere_whoever_has_the_line_loses() {
        let misere = |rules: Result<Rules, _>| rules.and_then(Rules::with_misere);
        let explained = |players: &[&str]| {
            let game = game_by(misere(Ok(Rules::default())), players, FIRST_WINS);
            (headline(&game), explanation(&game))
        };
        let line = "Four stacked in column 1, on move 4.";
        let (won, why) = explained(&TWO);
        assert_eq!(
            (&*won, why),
            ("Grace wins!", format!("Ada has a line, and in misère that loses. {line}"))
        );
        let (won, why) = explained(&["Ada", "computer"]);
        assert_eq!(won, "The computer wins.");
        assert_eq!(why, format!("You have a line, and in misère that loses. {line}"));
        let popped = Rules::new(4, 4, 3, Variant::PopOut, 2);
        let both = game_by(misere(popped), &TWO, "1 1 1 2 2 3 3 1 p1");
        let said = explanation(&both);
        assert!(said.ends_with(". Both connected three, and whoever pops loses."), "{said}");
    }

    #[test]
    fn a_diagonal_over_the_joined_edges_is_named_from_its_left_end() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 2).map(Rules::with_cylinder);
        let explained = |moves| explanation(&game_by(rules, &TWO, moves));
        assert_eq!(explained("6 7 7 1 1 2 1 2 2 4 2"), "Four on a diagonal, columns 6–2, on move 6.");
        assert_eq!(explained("6 6 7 7 1 1 2"), "Four in a row along the bottom, on move 4.");
    }

    #[test]
    fn draws_say_why() {
        assert_eq!(explanation(&full(&TWO)), "The board is full and nobody connected three.");
        let repeated = played([6, 7, 4], Variant::PopOut, &TWO, "1 2 p1 p2 1 2 p1 p2");
        assert_eq!(explanation(&repeated), "The same position came up three times.");
    }

    #[test]
    fn time_that_ran_out_is_named_with_its_player() {
        let out = |players: &[&str]| {
            let mut game = game(players, "");
            game.forfeit().unwrap();
            explanation(&game)
        };
        assert_eq!(out(&TWO), "Ada ran out of time.");
        assert_eq!(out(&["Ada", "computer"]), "You ran out of time.");
        assert_eq!(out(&["computer", "Ada"]), "The computer ran out of time.");
    }

    #[test]
    fn hints_are_told_of_the_one_who_asked() {
        let after_hints = |players: &[&str], hints: usize| {
            let mut game = game(players, FIRST_WINS);
            (0..hints).for_each(|_| game.count_hint());
            explanation(&game).split(". ").nth(1).map(ToOwned::to_owned)
        };
        assert_eq!(after_hints(&TWO, 0), None);
        assert_eq!(after_hints(&TWO, 1).as_deref(), Some("One hint was used."));
        assert_eq!(after_hints(&TWO, 2).as_deref(), Some("Two hints were used."));
        assert_eq!(after_hints(&["Ada", "computer"], 1).as_deref(), Some("You used one hint."));
        assert_eq!(after_hints(&["Ada", "computer"], 2).as_deref(), Some("You used two hints."));
    }

    #[test]
    fn lines_that_a_pop_made_for_others_are_explained() {
        let both = played([4, 4, 3], Variant::PopOut, &TWO, "1 1 1 2 2 3 3 1 p1");
        let said = explanation(&both);
        assert!(said.ends_with(". Both connected three, and whoever pops wins."), "{said}");
    }

    #[test]
    fn who_comes_first_after_a_pop_is_named() {
        let [ada, eve] = ["Ada", "Eve"].map(|name| Who::Named(name.to_owned()));
        let you_and_eve = [Who::You, eve.clone()];
        let eve_and_you = [eve, Who::You];
        assert_eq!(
            connected_too(&you_and_eve, None, 4),
            "You and Eve connected four too, but whoever pops wins."
        );
        assert_eq!(
            connected_too(&eve_and_you[..1], Some(&Who::You), 4),
            "Eve connected four too, but you come first after the pop."
        );
        assert_eq!(
            connected_too(&eve_and_you, Some(&ada), 5),
            "Eve and you connected five too, but Ada comes first after the pop."
        );
    }
}
