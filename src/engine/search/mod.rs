//! Search: what a position is worth and which move is best.
//!
//! [`Solver`] finds the exact value of positions of the standard game; [`play`] finds a strong move on any board, for
//! any variant and number of players.
mod exact;
mod ground;
pub mod play;
mod scene;
mod solution;
mod table;

pub use exact::{Question, Solver, SolverOptions, Unsolvable};
pub use solution::{Solution, Verdict};
