//! The exact value of any position of the standard game.
mod engine;
mod key;
mod layout;
mod node;
mod order;
mod pairing;
mod parity;
mod race;
mod range;
mod score;
mod searcher;
mod solver;
mod state;
#[cfg(test)]
mod tests;

pub use solver::{Question, Solver, SolverOptions, Unsolvable};
