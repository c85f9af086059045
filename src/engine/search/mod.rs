//! Searches that know what a position is worth.
mod exact;
mod solution;
mod table;

pub use exact::{Question, Solver, SolverOptions, Unsolvable};
pub use solution::{Solution, Verdict};
