//! The exact score of any position of the standard game for two players.
//!
//! [`solver`] is what others use; [`board_solver`] answers a request on one board with null-window searches
//! ([`parallel`], [`search`]) between nodes with a choice ([`choice_node`]), cut short by upper bounds without a search
//! ([`claimeven`]) and a table whose keys hold what can still matter ([`table_key`]). `docs/search.md` tells what each
//! technique is worth.
#![allow(
    clippy::inline_always,
    reason = "what the search of a node needs is compiled for the processor only where it is inlined, and the compiler \
              leaves much of it at calls"
)]
mod board_solver;
mod book_lookup;
mod choice_node;
mod claimeven;
mod geometry;
mod move_ordering;
mod parallel;
pub(crate) mod score;
mod search;
mod shared_nodes;
mod simd;
mod solver;
mod state;
mod table_key;
#[cfg(test)]
mod tests;

pub use solver::Solver;
