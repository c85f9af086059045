//! The exact value of any position of the standard game.
#![allow(
    clippy::inline_always,
    reason = "what a search of a fork needs is compiled for the processor only where it is inlined, and the compiler \
              leaves much of it at calls"
)]
#[cfg(target_arch = "x86_64")]
mod avx2;
mod busy;
mod engine;
mod fork;
mod key;
mod killers;
mod lanes;
mod layout;
mod memory;
mod near;
mod node;
mod opening;
mod order;
mod pairing;
mod parity;
mod race;
mod range;
pub(crate) mod score;
mod searcher;
mod solver;
mod state;
#[cfg(test)]
mod tests;
mod together;

pub use solver::{Question, Solver, SolverOptions, Unsolvable};
