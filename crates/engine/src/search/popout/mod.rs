//! Proofs in `PopOut`: who wins, how soon, and which games are drawn.
mod attack;
mod board_solver;
mod check;
mod kept;
mod progress;
mod proof_number;
mod proof_walk;
mod retrograde;
mod saved;
mod solver;
mod strategy;
mod strategy_builder;
mod table;

pub use check::{Checked, ProofTooLarge};
pub(crate) use kept::{KeptGoal, NeverLosing};
pub use solver::PopOutSolver;
pub(crate) use strategy_builder::BuildError;
