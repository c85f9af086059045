//! Puzzles: positions in which exactly one move wins, or exactly one holds the draw.
//!
//! [`PuzzleMaker`] finds them in games between the [levels](crate::players::Level), [`check`] proves what a puzzle
//! claims, and an [`Attempt`] plays one against perfect defence. All of them ask a [`Prover`] and no book.
mod attempt;
mod check;
mod key;
mod maker;
mod prover;
mod rating;

pub use attempt::{Attempt, AttemptError, Step};
pub use check::{PuzzleFault, check};
pub use key::PositionKey;
pub use maker::PuzzleMaker;
pub use prover::Prover;
pub use rating::LevelTries;

use std::fmt;
use std::str::FromStr;

use crate::{GameError, Move, Position, Rules};

/// What a puzzle asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleKind {
    /// One move wins; all others don't.
    Win,
    /// Nothing wins; one move holds the draw, and all others lose.
    Hold,
}

impl PuzzleKind {
    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Hold => "hold",
        }
    }
}

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is no [`PuzzleKind`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a puzzle is of the kind \"win\" or \"hold\"")]
pub struct PuzzleKindError;

impl FromStr for PuzzleKind {
    type Err = PuzzleKindError;

    fn from_str(text: &str) -> Result<Self, PuzzleKindError> {
        [Self::Win, Self::Hold].into_iter().find(|kind| kind.name() == text).ok_or(PuzzleKindError)
    }
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// What it is called wherever progress is kept.
    pub id: String,
    /// The board.
    pub rules: Rules,
    /// The game that led to the position.
    pub moves: Vec<Move>,
    /// What is asked for.
    pub kind: PuzzleKind,
    /// Plies from the position to the end under best play: to the win, or until the board is full.
    pub distance: u32,
    /// The moves that solve it: one.
    pub solution: Vec<Move>,
    /// How hard it is, on the scale of Elo: half of all solvers with this rating find the solution.
    pub rating: u32,
}

impl Puzzle {
    /// The position to be solved.
    ///
    /// # Errors
    /// The first illegal move.
    pub fn position(&self) -> Result<Position, GameError> {
        Position::from_moves(self.rules, &self.moves)
    }
}
