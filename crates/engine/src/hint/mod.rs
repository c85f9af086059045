//! A hint: the move that a strong computer would play, and one plain reason for it, to be put into words by whoever
//! shows it.
//!
//! The move is that of the player [`Perfect`]. Its reason is looked up on the board, or is what the search has proved:
//! whatever a hint says can be checked.
mod clue;
mod reason;
mod reason_finder;
mod threat;

pub use clue::Clue;
pub use reason::Reason;

use super::book::BookSource;
use super::players::Perfect;
use super::position::on_board;
use super::{Cell, Choice, Limits, Move, Player, Position};

/// A move to consider, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The move, always legal.
    pub mv: Move,
    /// What speaks for it.
    pub reason: Reason,
    /// The squares that the reason is about, on the board before the move, sorted: those of discs that are or will be
    /// in line, and those where discs are missing.
    pub squares: Vec<Cell>,
}

/// What a strong computer would play here, and why; nothing after the end of a game.
///
/// Cost: all of the limits, unless the best move is proved before; a few milliseconds more for the reason.
///
/// ```
/// use connect_n_engine::{Limits, Position, Reason, Rules, Seat, hint, parse_game};
///
/// let rules = Rules::default();
/// let position = Position::from_moves(rules, &parse_game("1 2 1 2 1", &rules)?)?;
/// let hint = hint(&position, 0, &Limits::default()).ok_or("the game is over")?;
/// assert_eq!(hint.mv.to_string(), "1");
/// assert!(matches!(hint.reason, Reason::Stops { seat: Seat::FIRST, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hint(position: &Position, seed: u64, limits: &Limits) -> Option<Hint> {
    (!position.is_over())
        .then(|| Hint::of(position, &Perfect::new(seed, &BookSource::BuiltIn).choose(position, limits)))
}

impl Hint {
    /// The choice of a player as a hint.
    pub fn of(position: &Position, choice: &Choice) -> Self {
        let (reason, squares) =
            on_board!(position.board(), board => reason_finder::reason(position, board, choice));
        Self { mv: choice.mv, reason, squares }
    }
}
