//! Exhaustive search of the game below a position, for the players that look at all of it.
mod graph;
mod memory;
mod progress;
mod solved_moves;
mod tree;

pub(super) use memory::Memoisation;
pub(super) use solved_moves::solve_full_tree;
