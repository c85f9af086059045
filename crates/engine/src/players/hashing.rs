//! The player that searches the whole game, each position once.
use super::full_tree::{Memoisation, solve_full_tree};
use crate::{Choice, Limits, Player, Position};

/// Plays as [`Exhaustive`](super::Exhaustive) does, but remembers each position that it has looked at, so that it looks
/// at none twice, and at none whose mirror image it has seen.
///
/// It counts positions as `Exhaustive` does: those of which all moves are tried. A position that it remembers is not
/// counted again.
///
/// Cost: each position once, and some 50 bytes for each on the usual boards; when 128 MiB are full it goes on without
/// remembering more (with pops it gives up).
pub struct Hashing;

impl Player for Hashing {
    fn name(&self) -> String {
        "hashing".to_owned()
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        solve_full_tree(position, Memoisation::Positions, limits)
    }
}
