//! Proofs in `PopOut`: who wins, how soon, and which games are drawn.
mod attack;
mod check;
mod defence;
mod proof;
mod proof_number;
mod retrograde;
mod run;
mod saved;
mod session;
mod solver;
mod strategy;
mod table;
mod worth;

pub use check::{Checked, ProofTooLarge};
pub use saved::{SavedError, Spent};
pub use solver::PopOutSolver;
