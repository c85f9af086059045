//! The strongest move that can be found within limits, on any board, for any variant and number of players.
mod deepening;
mod evaluation;
mod ordering;
mod pvs;
mod score;
mod several;
mod table;

use crate::engine::position::on_board;
use crate::engine::{Choice, Limits, Position};

/// Looks for the best move until a limit is reached, the value is proved, or the search is told to stop.
///
/// Without any limit it goes on until the value is proved, which on most boards is for ever. The same seed and the
/// same limit of nodes give the same answer. The game must not be over.
pub fn choose(position: &Position, seed: u64, limits: &Limits) -> Choice {
    on_board!(position.board(), board => {
        if position.rules().players() == 2 {
            deepening::choose(position, board, seed, limits)
        } else {
            several::choose(position, board, seed, limits)
        }
    })
}
