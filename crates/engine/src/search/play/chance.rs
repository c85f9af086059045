//! Chance for games that are played on.
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::bitboard::Bitboard;

/// The bits that each byte has, the lowest first.
static BITS: [[u8; 8]; 256] = {
    let mut bits = [[0; 8]; 256];
    let mut byte = 0;
    while byte < bits.len() {
        let (mut rest, mut number) = (byte, 0);
        while rest != 0 {
            bits[byte][number] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            number += 1;
        }
        byte += 1;
    }
    bits
};
/// How many they are.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < counts.len() {
        counts[byte] = byte.count_ones() as u8;
        byte += 1;
    }
    counts
};

pub(super) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of these cells, all equally likely.
    pub(super) fn any_of<B: Bitboard>(&mut self, mut cells: B) -> B {
        for _ in 0..self.below(cells.count()) {
            cells = cells.without_lowest();
        }
        cells.lowest_bit()
    }

    /// One of these columns, a bit each of at most sixteen, all equally likely. There must be one.
    #[inline]
    pub(super) fn any_column_of(&mut self, columns: u32) -> usize {
        let [low, high, ..] = columns.to_le_bytes().map(usize::from);
        let in_low = u32::from(COUNTS[low]);
        let number = self.below(in_low + u32::from(COUNTS[high]));
        let (byte, number, first) =
            if number < in_low { (low, number, 0) } else { (high, number - in_low, 8) };
        first + usize::from(BITS[byte][number as usize % 8])
    }

    /// A number below this small one, near enough equally likely (Lemire, "Fast random integer generation in an
    /// interval", 2019, without the last correction).
    pub(super) fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(end)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_of_a_choice_is_as_likely_as_any_other() {
        for columns in [0b1_u32, 0b1000_0000_0000_0000, 0b1010_0110, 0b1001_0001_1000_0010, 0xffff] {
            let mut chance = Chance::new(3);
            let mut taken = [0_u32; 16];
            for _ in 0..1000 * columns.count_ones() {
                taken[chance.any_column_of(columns)] += 1;
            }
            for (column, taken) in taken.into_iter().enumerate() {
                let is_choice = columns >> column & 1 == 1;
                assert!(
                    if is_choice { (850..=1150).contains(&taken) } else { taken == 0 },
                    "{column}: {taken}"
                );
            }
        }
    }

    #[test]
    fn every_cell_of_a_choice_is_taken() {
        let mut chance = Chance::new(3);
        let taken = (0..200).fold(0_u64, |taken, _| taken | chance.any_of(0b1010_0110_u64));
        assert_eq!(taken, 0b1010_0110);
    }
}
