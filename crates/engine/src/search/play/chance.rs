//! Chance for games that are played on.
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::bitboard::Bitboard;

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
    fn every_cell_of_a_choice_is_taken() {
        let mut chance = Chance::new(3);
        let taken = (0..200).fold(0_u64, |taken, _| taken | chance.any_of(0b1010_0110_u64));
        assert_eq!(taken, 0b1010_0110);
    }
}
