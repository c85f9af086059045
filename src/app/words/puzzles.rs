//! Puzzles: what is asked, what came of a move, and the progress of whoever solves them.
use std::io;

use jiff::civil::Date;

use super::{errors, lessons, own_moves, setup};
use crate::app::disc_style::DiscColour;
use crate::app::messages::WriteError;
use crate::app::puzzles::{Boards, Keeping, KeptProgress, Phase, PuzzleGame, Refutation};
use crate::language::{Label, message};
use crate::puzzles::{Progress, StoreError};
use connect_n_engine::puzzle::PuzzleKind;
use connect_n_engine::search::Verdict;
use connect_n_engine::{Rules, Seat};

/// What leads to them, and their title.
pub const PUZZLES: Label = Label::new("puzzles-puzzles");
/// They are being read.
pub const READING: Label = Label::new("puzzles-reading");
/// One is solved: over the board, and the head of what is said about it.
pub const SOLVED: Label = Label::new("puzzles-solved");
/// Goes to another puzzle.
pub const SKIP: Label = Label::new("puzzles-skip");
/// What that costs.
pub const SKIP_TIP: Label = Label::new("puzzles-skip-tip");
/// Goes to another puzzle after this one.
pub const NEXT: Label = Label::new("puzzles-next");
/// Takes back a wrong move.
pub const TRY_AGAIN: Label = Label::new("puzzles-try-again");
/// Shows how it is solved.
pub const SOLUTION: Label = Label::new("puzzles-solution");
/// Opens the choice of other puzzles, where it has no room beside the board.
pub const CHOOSE: Label = Label::new("puzzles-choose");
/// Its title.
pub const CHOOSE_TITLE: Label = Label::new("puzzles-choose-title");
/// Which boards, for screen readers.
pub const BOARDS: Label = Label::new("puzzles-boards");
/// The puzzle of the day.
pub const OF_THE_DAY: Label = Label::new("puzzles-of-the-day");
/// Why none can be solved again.
pub const NONE_DUE: Label = Label::new("puzzles-none-due");
/// What a hint does here.
pub const HINT_TIP: Label = Label::new("puzzles-hint-tip");
/// Why there is no hint.
pub const HINTS_ON_YOUR_MOVE: Label = Label::new("puzzles-hints-on-your-move");

/// Which boards puzzles are on.
pub const fn boards(boards: Boards) -> Label {
    match boards {
        Boards::All => Label::new("puzzles-boards-all"),
        Boards::Classic => Label::new("puzzles-boards-classic"),
        Boards::PopOut => Label::new("puzzles-boards-pop-out"),
        Boards::Others => Label::new("puzzles-boards-others"),
    }
}

/// Puzzles that have come back.
pub fn due(count: usize) -> String {
    message("puzzles-due").with("count", count).text()
}

/// How hard the puzzle is, and its board; or the lesson that it belongs to.
pub fn about(game: &PuzzleGame) -> String {
    if let Some(place) = game.lesson() {
        return lessons::about(place);
    }
    let puzzle = game.puzzle();
    message("puzzles-about").with("rating", puzzle.rating).with("board", board(puzzle.rules)).text()
}

/// A board in few words; the usual line of four goes without saying.
fn board(rules: Rules) -> String {
    let size = format!("{} × {}", rules.cols(), rules.rows());
    let size =
        if rules.is_pop_out() { message("games-popout-board").with("size", size).text() } else { size };
    match rules.connect() {
        4 => size,
        connect => message("puzzles-board-connect").with("board", size).with("connect", connect).text(),
    }
}

/// How strong the solver is, and by how much that has just changed.
pub fn rating(progress: &Progress, change: Option<f64>) -> String {
    let (rating, deviation) = (progress.solver.rating, 2.0 * progress.solver.deviation);
    let change = change.map(|change| format!("{change:+.0}").replace('-', "−"));
    message("puzzles-rating")
        .with("rating", format!("{rating:.0}"))
        .with("deviation", format!("{deviation:.0}"))
        .with("changed", if change.is_some() { "yes" } else { "no" })
        .with("change", change.unwrap_or_default())
        .text()
}

/// How many puzzles and days in a row.
pub fn streak(progress: &Progress, today: Date) -> String {
    let (row, days) = (progress.in_a_row as usize, progress.streak(today) as usize);
    match (row, days) {
        (0, 0) => Label::new("puzzles-no-streak").text(),
        _ => message("puzzles-streak").with("puzzles", row).with("days", days).text(),
    }
}

/// Why progress isn't kept, or that it begins anew.
pub fn keeping(kept: &KeptProgress) -> Option<String> {
    match kept.keeping() {
        Keeping::Reading | Keeping::Kept => None,
        Keeping::Damaged(copy) => {
            Some(message("puzzles-damaged").with("file", copy.display().to_string()).text())
        }
        Keeping::NotKept(error) => Some(match &**error {
            StoreError::NoFolder => Label::new("puzzles-no-folder").text(),
            StoreError::Busy(file) => message("puzzles-busy").with("file", file.display().to_string()).text(),
            StoreError::File { file, error } => {
                let why = WriteError {
                    file: file.clone(),
                    why: io::Error::new(error.kind(), error.to_string()).into(),
                };
                message("puzzles-not-kept").with("problem", errors::not_written(&why)).text()
            }
        }),
    }
}

/// The head of what is said.
pub fn title(game: &PuzzleGame, phase: &Phase) -> String {
    match phase {
        Phase::Asked | Phase::Right(_) | Phase::Unproved | Phase::Proving(_) => task(game),
        Phase::Wrong(_) => Label::new("puzzles-wrong").text(),
        Phase::SeekingSolution | Phase::Solution => Label::new("puzzles-the-solution").text(),
        Phase::Solved => SOLVED.text(),
    }
}

fn task(game: &PuzzleGame) -> String {
    let puzzle = game.puzzle();
    let said = |id| message(id).with("colour", colour(game, game.solver()).text());
    match puzzle.kind {
        PuzzleKind::Win if game.has_begun() => said("puzzles-task-win"),
        PuzzleKind::Win => {
            said("puzzles-task-win-in").with("moves", own_moves(puzzle.distance, puzzle.rules.players()))
        }
        PuzzleKind::Hold => said("puzzles-task-hold"),
    }
    .text()
}

/// What to do, or how it went.
pub fn line(game: &PuzzleGame, phase: &Phase) -> String {
    let opponent = || colour(game, other(game)).text();
    match (game.lesson(), phase) {
        (Some(place), Phase::Asked) => return lessons::idea(place).text(),
        (Some(place), Phase::Solved) => return lessons::learnt(place.concept).text(),
        _ => {}
    }
    let label = match phase {
        Phase::Right(reply) => {
            return message("puzzles-right").with("colour", opponent()).mv(*reply).text();
        }
        Phase::Wrong(refutation) => return wrong(&opponent(), refutation),
        Phase::Asked => match game.puzzle().kind {
            PuzzleKind::Win => "puzzles-find-win",
            PuzzleKind::Hold => "puzzles-find-draw",
        },
        Phase::Unproved => "puzzles-unproved",
        Phase::Proving(_) => "puzzles-proving",
        Phase::SeekingSolution => "puzzles-seeking-solution",
        Phase::Solution => match game.puzzle().kind {
            PuzzleKind::Win => "puzzles-solution-win",
            PuzzleKind::Hold => "puzzles-solution-draw",
        },
        Phase::Solved if game.is_first_try() => "puzzles-first-try",
        Phase::Solved => "puzzles-later-try",
    };
    Label::new(label).text()
}

/// Why a move was wrong: what it comes to, and how the opponent answers.
fn wrong(opponent: &str, refutation: &Refutation) -> String {
    let said = |id| message(id).mv(refutation.mv).with("colour", opponent);
    let Some(&reply) = refutation.line.first() else {
        return match refutation.verdict {
            Verdict::Draw => said("puzzles-only-draws").text(),
            _ => said("puzzles-gives-line").text(),
        };
    };
    let answered = |id| said(id).reply(reply);
    match (refutation.verdict, refutation.line.len()) {
        (Verdict::Draw, _) => answered("puzzles-only-draws-after").text(),
        (_, 1) if refutation.is_whole => answered("puzzles-loses-at-once").text(),
        (_, moves) if refutation.is_whole => {
            answered("puzzles-loses-in").with("moves", moves.div_ceil(2)).text()
        }
        _ => answered("puzzles-loses").text(),
    }
}

/// What a player is called: their colour.
pub fn colour(game: &PuzzleGame, seat: Seat) -> Label {
    setup::colour(colour_of(game, seat))
}

fn colour_of(game: &PuzzleGame, seat: Seat) -> DiscColour {
    game.disc_styles()[seat.index()].colour
}

fn other(game: &PuzzleGame) -> Seat {
    game.solver().after(game.puzzle().rules.players())
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{Column, Move, Variant};

    fn drop_in(number: usize) -> Move {
        Move::Drop(Column::new(number - 1).unwrap())
    }

    #[test]
    fn a_wrong_move_is_refuted_in_a_sentence() {
        let said = |verdict, line: &[usize], is_whole| {
            let line = line.iter().map(|number| drop_in(*number)).collect();
            wrong("Yellow", &Refutation { mv: drop_in(4), verdict, line, is_whole })
        };
        assert_eq!(said(Verdict::Loss, &[3], true), "Column 4 loses: Yellow plays column 3 and wins.");
        assert_eq!(
            said(Verdict::Loss, &[3, 3, 5], true),
            "Column 4 loses: Yellow plays column 3 and wins in 2 moves."
        );
        assert_eq!(
            said(Verdict::Loss, &[3, 3], false),
            "Column 4 loses: Yellow plays column 3, and the win can't be stopped."
        );
        assert_eq!(said(Verdict::Draw, &[3], false), "Column 4 only draws: Yellow plays column 3.");
        assert_eq!(said(Verdict::Loss, &[], true), "Column 4 loses: it completes a line for Yellow.");
    }

    #[test]
    fn boards_are_told_apart() {
        let board =
            |rows, cols, connect, variant| board(Rules::new(rows, cols, connect, variant, 2).unwrap());
        assert_eq!(board(6, 7, 4, Variant::Standard), "7 × 6");
        assert_eq!(board(6, 7, 4, Variant::PopOut), "7 × 6 PopOut");
        assert_eq!(board(8, 8, 5, Variant::Standard), "8 × 8, connect 5");
    }
}
