//! Finds the exact value of drop games whose lines are not the usual ones: misère and the cylinder.
//!
//! A plain alpha-beta search with a transposition table. It knows no more of a game than its winning cells, those in
//! which one more disc of a player completes a line, and takes them from the [`Grid`](crate::Grid), which knows all
//! rules about lines. So it is right for the usual rules too, only much slower than [`Solver`](super::Solver).
mod search;
mod solver;
mod table;

pub use solver::PlainSolver;
