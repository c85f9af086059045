//! Proves what a puzzle claims.
use super::{Prover, Puzzle, PuzzleKind};
use crate::position::{occurred_twice, on_board};
use crate::search::{Unsolvable, Verdict};
use crate::{GameError, Limits, Move, Position, Value, format_game};

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PuzzleFault {
    /// The game that leads to it can't have been played.
    #[error(transparent)]
    Moves(#[from] GameError),
    /// Nothing is left to find.
    #[error("the game is over")]
    Over,
    /// How it goes on depends on what was played before.
    #[error("a position occurs twice in the game, so repetition may decide")]
    Repeats,
    /// The board has no exact values.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// It isn't what it is said to be.
    #[error("a {said} puzzle, but the position is a {is} for the player to move")]
    Kind {
        /// What it is said to be.
        said: PuzzleKind,
        /// What it is.
        is: &'static str,
    },
    /// The end is nearer or further away.
    #[error("the distance is {is}, not {said}")]
    Distance {
        /// As it is said to be.
        said: u32,
        /// As it is.
        is: u32,
    },
    /// More than one move solves it.
    #[error("not unique: {} all solve it", format_game(.0))]
    NotUnique(Vec<Move>),
    /// Something else solves it.
    #[error("the solution is {}, not {}", format_game(.is), said_moves(.said))]
    Solution {
        /// As it is said to be.
        said: Vec<Move>,
        /// As it is.
        is: Vec<Move>,
    },
    /// Neither a win nor a loss could be proved.
    #[error("the solver can't tell who wins")]
    Undecided,
}

fn said_moves(moves: &[Move]) -> String {
    if moves.is_empty() { "missing".to_owned() } else { format_game(moves) }
}

/// Proves that a puzzle is what it claims to be: its moves can be played, its kind and distance are right, and its
/// solution alone solves it.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(puzzle: &Puzzle, prover: &mut Prover, limits: &Limits) -> Result<(), PuzzleFault> {
    let position = puzzle.position()?;
    if position.is_over() {
        return Err(PuzzleFault::Over);
    }
    if on_board!(position.board(), board => !occurred_twice(&position, board).is_empty()) {
        return Err(PuzzleFault::Repeats);
    }
    let value = prover.value(&position, limits)?.ok_or(PuzzleFault::Undecided)?;
    let kind = |is| PuzzleFault::Kind { said: puzzle.kind, is };
    let (wanted, is) = match (puzzle.kind, value) {
        (PuzzleKind::Win, Value::Win { distance }) => (Verdict::Win, distance),
        (PuzzleKind::Hold, Value::Draw) => (Verdict::Draw, plies_until_full(&position)),
        (_, Value::Win { .. }) => return Err(kind("win")),
        (_, Value::Loss { .. }) => return Err(kind("loss")),
        _ => return Err(kind("draw")),
    };
    if is != puzzle.distance {
        return Err(PuzzleFault::Distance { said: puzzle.distance, is });
    }
    let mut solutions = Vec::new();
    for &mv in &position.legal_moves() {
        if prover.verdict_after(&position, mv, limits)?.ok_or(PuzzleFault::Undecided)? == wanted {
            solutions.push(mv);
        }
    }
    if solutions.len() > 1 {
        return Err(PuzzleFault::NotUnique(solutions));
    }
    if solutions != puzzle.solution {
        return Err(PuzzleFault::Solution { said: puzzle.solution.clone(), is: solutions });
    }
    Ok(())
}

/// Plies to the end of a drawn game without pops.
pub(super) fn plies_until_full(position: &Position) -> u32 {
    (position.rules().cells() - position.discs()) as u32
}
