//! Puzzles: what is asked, what came of a move, and the progress of whoever solves them.
use std::io;

use jiff::civil::Date;

use super::{capitalised, counted, errors, lessons, own_moves, setup};
use crate::app::disc_style::DiscColour;
use crate::app::messages::WriteError;
use crate::app::puzzles::{Boards, Keeping, KeptProgress, Phase, PuzzleGame, Refutation};
use crate::puzzles::{Progress, StoreError};
use connect_n_engine::puzzle::PuzzleKind;
use connect_n_engine::search::Verdict;
use connect_n_engine::{Move, Rules, Seat};

/// What leads to them, and their title.
pub const PUZZLES: &str = "Puzzles";
/// They are being read.
pub const READING: &str = "Loading puzzles…";
/// One is solved: over the board, and the head of what is said about it.
pub const SOLVED: &str = "Solved!";
/// Goes to another puzzle.
pub const SKIP: &str = "Skip";
/// What that costs.
pub const SKIP_TIP: &str = "If you skip after a right move, the puzzle counts as not solved";
/// Goes to another puzzle after this one.
pub const NEXT: &str = "Next puzzle";
/// Takes back a wrong move.
pub const TRY_AGAIN: &str = "Try again";
/// Shows how it is solved.
pub const SOLUTION: &str = "Solution";
/// Opens the choice of other puzzles, where it has no room beside the board.
pub const CHOOSE: &str = "Choose…";
/// Its title.
pub const CHOOSE_TITLE: &str = "Choose a puzzle";
/// Which boards, for screen readers.
pub const BOARDS: &str = "Boards";
/// The puzzle of the day.
pub const OF_THE_DAY: &str = "Puzzle of the day";
/// Why none can be solved again.
pub const NONE_DUE: &str = "Puzzles you didn't solve come back here after a day or more";
/// What a hint does here.
pub const HINT_TIP: &str = "Show a right move; the puzzle then counts as not solved";
/// Why there is no hint.
pub const HINTS_ON_YOUR_MOVE: &str = "Hints are available when it's your move";

/// Which boards puzzles are on.
pub const fn boards(boards: Boards) -> &'static str {
    match boards {
        Boards::All => "All",
        Boards::Classic => "7 × 6",
        Boards::PopOut => "PopOut",
        Boards::Others => "Others",
    }
}

/// Puzzles that have come back.
pub fn due(count: usize) -> String {
    if count == 0 { "To repeat".to_owned() } else { format!("To repeat ({count})") }
}

/// How hard the puzzle is, and its board; or the lesson that it belongs to.
pub fn about(game: &PuzzleGame) -> String {
    if let Some(place) = game.lesson() {
        return lessons::about(place);
    }
    let puzzle = game.puzzle();
    format!("Puzzle rated {} · {}", puzzle.rating, board(puzzle.rules))
}

/// A board in few words; the usual line of four goes without saying.
fn board(rules: Rules) -> String {
    let size = format!("{} × {}", rules.cols(), rules.rows());
    let variant = if rules.is_pop_out() { " PopOut" } else { "" };
    let line = if rules.connect() == 4 { String::new() } else { format!(", connect {}", rules.connect()) };
    format!("{size}{variant}{line}")
}

/// How strong the solver is, and by how much that has just changed.
pub fn rating(progress: &Progress, change: Option<f64>) -> String {
    let (rating, deviation) = (progress.solver.rating, 2.0 * progress.solver.deviation);
    let change = change.map(|change| format!(" ({change:+.0})").replace('-', "−")).unwrap_or_default();
    format!("Your rating: {rating:.0} ± {deviation:.0}{change}")
}

/// How many puzzles and days in a row.
pub fn streak(progress: &Progress, today: Date) -> String {
    let (row, days) = (progress.in_a_row as usize, progress.streak(today) as usize);
    match (row, days) {
        (0, 0) => "No streak yet".to_owned(),
        _ => format!("Streak: {}, {}", counted(row, "puzzle"), counted(days, "day")),
    }
}

/// Why progress isn't kept, or that it begins anew.
pub fn keeping(kept: &KeptProgress) -> Option<String> {
    match kept.keeping() {
        Keeping::Reading | Keeping::Kept => None,
        Keeping::Damaged(copy) => Some(format!(
            "Your progress was damaged, so it starts over. The old file is kept as {}.",
            copy.display()
        )),
        Keeping::NotKept(error) => Some(match &**error {
            StoreError::NoFolder => "Your progress isn't kept: this system has no folder for it.".to_owned(),
            StoreError::Busy(file) => {
                format!("Your progress isn't kept: another program is using {}.", file.display())
            }
            StoreError::File { file, error } => {
                let why = WriteError {
                    file: file.clone(),
                    why: io::Error::new(error.kind(), error.to_string()).into(),
                };
                format!("Your progress isn't kept. {}", errors::not_written(&why))
            }
        }),
    }
}

/// The head of what is said.
pub fn title(game: &PuzzleGame, phase: &Phase) -> String {
    match phase {
        Phase::Asked | Phase::Right(_) | Phase::Unproved | Phase::Proving(_) => task(game),
        Phase::Wrong(_) => "Not that one".to_owned(),
        Phase::SeekingSolution | Phase::Solution => "The solution".to_owned(),
        Phase::Solved => SOLVED.to_owned(),
    }
}

fn task(game: &PuzzleGame) -> String {
    let (puzzle, who) = (game.puzzle(), colour(game, game.solver()));
    match puzzle.kind {
        PuzzleKind::Win if game.has_begun() => format!("{who} to move wins"),
        PuzzleKind::Win => {
            let moves = own_moves(puzzle.distance, puzzle.rules.players());
            format!("{who} to move wins in {}", counted(moves as usize, "move"))
        }
        PuzzleKind::Hold => format!("{who} to move holds the draw"),
    }
}

/// What to do, or how it went.
pub fn line(game: &PuzzleGame, phase: &Phase) -> String {
    let opponent = || colour(game, other(game));
    match (game.lesson(), phase) {
        (Some(place), Phase::Asked) => return lessons::idea(place).to_owned(),
        (Some(place), Phase::Solved) => return lessons::learnt(place.concept).to_owned(),
        _ => {}
    }
    match phase {
        Phase::Asked => match game.puzzle().kind {
            PuzzleKind::Win => "Find the one move that wins, and play it out to the end.".to_owned(),
            PuzzleKind::Hold => {
                "Find the one move that doesn't lose, and play on until the board is full.".to_owned()
            }
        },
        Phase::Right(Move::Drop(column)) => {
            format!("Right! {} answers with column {column}. Go on.", opponent())
        }
        Phase::Right(Move::Pop(column)) => format!("Right! {} pops column {column}. Go on.", opponent()),
        Phase::Unproved => "That couldn't be checked in time. Try another move.".to_owned(),
        Phase::Proving(_) => "Let's see…".to_owned(),
        Phase::Wrong(refutation) => wrong(opponent(), refutation),
        Phase::SeekingSolution => "Looking for the solution…".to_owned(),
        Phase::Solution => match game.puzzle().kind {
            PuzzleKind::Win => "This is how it wins against the best defence.".to_owned(),
            PuzzleKind::Hold => "This is how the draw is held.".to_owned(),
        },
        Phase::Solved if game.is_first_try() => "At the first try, against the best defence.".to_owned(),
        Phase::Solved => "You'll see it again, to solve it at the first try.".to_owned(),
    }
}

/// Why a move was wrong: what it comes to, and how the opponent answers.
fn wrong(opponent: &str, refutation: &Refutation) -> String {
    let mv = capitalised(&played(refutation.mv));
    let Some(&reply) = refutation.line.first() else {
        return match refutation.verdict {
            Verdict::Draw => format!("{mv} only draws."),
            _ => format!("{mv} loses: it completes a line for {opponent}."),
        };
    };
    let answer = match reply {
        Move::Drop(column) => format!("{opponent} plays column {column}"),
        Move::Pop(column) => format!("{opponent} pops column {column}"),
    };
    match (refutation.verdict, refutation.line.len()) {
        (Verdict::Draw, _) => format!("{mv} only draws: {answer}."),
        (_, 1) if refutation.is_whole => format!("{mv} loses: {answer} and wins."),
        (_, moves) if refutation.is_whole => {
            format!("{mv} loses: {answer} and wins in {} moves.", moves.div_ceil(2))
        }
        _ => format!("{mv} loses: {answer}, and the win can't be stopped."),
    }
}

fn played(mv: Move) -> String {
    match mv {
        Move::Drop(column) => format!("column {column}"),
        Move::Pop(column) => format!("popping column {column}"),
    }
}

/// What a player is called: their colour.
pub fn colour(game: &PuzzleGame, seat: Seat) -> &'static str {
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
    use connect_n_engine::{Column, Variant};

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
