//! Moves that were enough in positions just before, with as many discs: often they are enough here too (killer moves:
//! Selim Akl and Monroe Newborn, "The principal continuation and the killer heuristic", 1977).
//!
//! They change the order only a little, and not where it matters most: with many empty cells, different orders of the
//! same moves shall meet in the table. With few, they save nothing. Each thread has its own: sharing them saves no more.
use std::ops::RangeInclusive;

use crate::Bitboard;

/// Empty cells with which they count.
const EMPTIES: RangeInclusive<i32> = 13..=30;

/// What the last and the one before it add to the priority: no more than tells apart cells with nearly as many lines.
const BONUSES: [i32; 2] = [3, 1];

/// The same late in the game, where few moves are nearly equal.
const LATE_BONUSES: [i32; 2] = [64, 0];

/// The last two moves that were enough, the last one first, by the number of discs before them.
pub(super) struct Killers<B> {
    size: i32,
    moves: Vec<[B; 2]>,
}

/// What moves gain in a position.
pub(super) struct Gains<B> {
    moves: [B; 2],
    bonuses: [i32; 2],
}

impl<B: Bitboard> Killers<B> {
    /// None yet, for a board of so many cells.
    pub(super) fn new(size: i32) -> Self {
        Self { size, moves: vec![[B::EMPTY; 2]; size as usize] }
    }

    /// Takes in a move that was enough.
    #[inline]
    pub(super) fn add(&mut self, discs: i32, cell: B) {
        let [last, before] = &mut self.moves[discs as usize];
        if *last != cell {
            (*last, *before) = (cell, *last);
        }
    }

    /// What moves gain in a position with so many discs.
    #[inline]
    pub(super) fn gains(&self, discs: i32, is_late: bool) -> Gains<B> {
        if !EMPTIES.contains(&(self.size - discs)) {
            return Gains::NONE;
        }
        Gains { moves: self.moves[discs as usize], bonuses: if is_late { LATE_BONUSES } else { BONUSES } }
    }
}

impl<B: Bitboard> Gains<B> {
    /// Every move as good as before.
    const NONE: Self = Self { moves: [B::EMPTY; 2], bonuses: [0; 2] };

    /// What is added to the priority of a move.
    #[inline]
    pub(super) fn of(&self, cell: B) -> i32 {
        let ([last, before], [most, some]) = (self.moves, self.bonuses);
        // Without a branch, which no processor would foresee.
        most * i32::from(cell == last) + some * i32::from(cell == before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_different_moves_gain() {
        let mut killers = Killers::new(42);
        for cell in [1_u64, 2, 4, 4, 2] {
            killers.add(20, cell);
        }
        let gains = |discs, is_late| [1, 2, 4].map(|cell| killers.gains(discs, is_late).of(cell));
        assert_eq!(gains(20, false), [0, 3, 1]);
        assert_eq!(gains(20, true), [0, 64, 0]);
        assert_eq!(gains(21, false), [0; 3], "with as many discs only");
    }

    #[test]
    fn nothing_gains_where_the_order_is_fixed_or_a_search_is_short() {
        let mut killers = Killers::new(42);
        (0..42).for_each(|discs| killers.add(discs, 1_u64));
        let gaining: Vec<i32> = (0..42).filter(|&discs| killers.gains(discs, false).of(1) > 0).collect();
        assert_eq!(gaining, (12..30).collect::<Vec<_>>());
    }
}
