//! Memoisation of positions, within a limit of memory.
use std::collections::HashMap;

use crate::board::Discs;
use crate::{Bitboard, Board};

/// The most that may be kept in memory, in bytes.
const MOST: usize = 128 << 20;

/// Entries of a hash table that are moved within a millisecond, though each may go to a page of memory that is new.
const FEW: usize = 1 << 10;

/// What a search remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::players) enum Memoisation {
    /// Nothing: a position is examined anew whenever it comes up. Where positions recur, only where it has been.
    Off,
    /// Every position, so that it is examined once, and its mirror image not at all.
    Positions,
}

impl Memoisation {
    /// The key under which a position is remembered.
    pub(super) fn identity<B: Bitboard>(self, board: &Board<B>) -> Discs<B> {
        let discs = board.all_discs();
        match self {
            Self::Off => discs,
            Self::Positions => discs.min((discs.0, discs.1.map(|discs| board.grid().mirrored(discs)))),
        }
    }

    /// How many entries with so many copies of the identity fit into memory.
    pub(super) const fn capacity<B>(copies: usize) -> usize {
        // A hash table may be half empty.
        MOST / (2 * copies * size_of::<Discs<B>>())
    }

    /// Makes room for another entry, and for all that may follow as soon as there are more than a few: a hash table
    /// that grows step by step moves everything each time, and whoever has called off the search would wait for that.
    pub(super) fn make_room<B: Bitboard, T>(entries: &mut HashMap<Discs<B>, T>, capacity: usize) {
        if entries.len() == FEW {
            entries.reserve(capacity.saturating_sub(FEW));
        }
    }
}
