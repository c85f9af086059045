//! Proofs in `PopOut`: who wins, how soon, and which games are drawn.
mod attack;
mod proof;
mod proof_number;
mod retrograde;
mod session;
mod solver;
mod table;
mod worth;

pub use solver::{Checked, PopOutSolver};
