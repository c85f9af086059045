//! What holds for each game besides its rules: the time for moves, and how long it may go on.
use std::time::Duration;

use connect_n_engine::clock::TimeControl;

/// By how much an answer may be late unless another time is given: its way to us, and the time that a busy machine takes
/// to wake either side.
pub const LAG: Duration = Duration::from_millis(500);

/// Time for a move unless another is given.
pub const MOVE_TIME: Duration = Duration::from_mins(3);

/// What holds for each game besides its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Time for each move, or for the whole game.
    pub time: TimeControl,
    /// By how much an answer may be later than that.
    pub move_overhead: Duration,
    /// Plies, those of the opening included, after which a game is a draw.
    pub max_plies: usize,
}

impl Default for Terms {
    /// Three minutes for a move, and half a second; a thousand plies.
    fn default() -> Self {
        Self { time: TimeControl::EachMove(MOVE_TIME), move_overhead: LAG, max_plies: 1000 }
    }
}
