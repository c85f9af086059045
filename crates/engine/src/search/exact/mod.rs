//! The exact value of any position of the standard game.
#![allow(
    clippy::inline_always,
    reason = "what a search of a fork needs is compiled for the processor only where it is inlined, and the compiler \
              leaves much of it at calls"
)]
mod board_solver;
mod book_lookup;
mod choice_node;
mod claimeven;
mod geometry;
mod memory;
mod move_ordering;
mod parallel;
pub(crate) mod score;
mod search;
mod simd;
mod solver;
mod state;
mod table_key;
#[cfg(test)]
mod tests;

pub use solver::{Question, Solver, SolverOptions, Unsolvable};
