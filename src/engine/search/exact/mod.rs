//! The exact value of any position of the standard game.
mod busy;
mod engine;
mod fork;
mod key;
mod layout;
mod memory;
mod node;
mod opening;
mod order;
mod pairing;
mod parity;
mod race;
mod range;
pub(in crate::engine) mod score;
mod searcher;
mod solver;
mod state;
#[cfg(test)]
mod tests;
mod together;

pub use solver::{Question, Solver, SolverOptions, Unsolvable};
