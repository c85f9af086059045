//! The weights of the evaluation of several players.
use std::sync::LazyLock;

use super::features::SEAT_FEATURES;
use crate::Rules;
use crate::search::play::evaluation::{PHASES, WeightsError, parse_rows, phases, text_of_rows};

/// Families of weights: N up to 4, and 5 and more.
pub const SEAT_FAMILIES: usize = 2;

/// The weights for all boards.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatWeights {
    families: Vec<[[f32; PHASES]; SEAT_FEATURES]>,
}

impl SeatWeights {
    /// What the program is shipped with.
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<SeatWeights> = LazyLock::new(|| {
            // A test makes sure that it can be read.
            SeatWeights::parse(include_str!("weights.txt")).unwrap_or_else(|_| SeatWeights::zero())
        });
        &BUILT_IN
    }

    /// Everybody may expect the same everywhere.
    pub fn zero() -> Self {
        Self { families: vec![[[0.0; PHASES]; SEAT_FEATURES]; SEAT_FAMILIES] }
    }

    /// Reads what [`to_text`](Self::to_text) wrote.
    ///
    /// # Errors
    /// The line that is not as it should be.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let rows = parse_rows(text, SEAT_FAMILIES * SEAT_FEATURES)?;
        let (families, _) = rows.as_chunks();
        Ok(Self { families: families.to_vec() })
    }

    /// One line for each feature of each family.
    pub fn to_text(&self) -> String {
        text_of_rows(
            "Weights of the evaluation of several players; written by benches/train_seats.rs",
            &self.families,
        )
    }

    /// The weight of each feature, with so many discs on the board.
    pub(super) fn of(&self, rules: Rules, discs: usize) -> [f32; SEAT_FEATURES] {
        let phases = phases(rules, discs);
        self.families[Self::family(rules)]
            .map(|numbers| numbers.iter().zip(&phases).map(|(number, phase)| number * phase).sum())
    }

    /// Which weights are for this board.
    pub fn family(rules: Rules) -> usize {
        usize::from(rules.connect() > 4)
    }

    /// The numbers of the features of a family, for learning.
    pub fn family_mut(&mut self, family: usize) -> &mut [[f32; PHASES]; SEAT_FEATURES] {
        &mut self.families[family]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shipped_can_be_read() {
        let weights = SeatWeights::parse(include_str!("weights.txt")).unwrap();
        assert_eq!(SeatWeights::built_in(), &weights);
        assert_ne!(weights, SeatWeights::zero());
        assert_eq!(SeatWeights::parse(&weights.to_text()), Ok(weights));
        assert!(SeatWeights::parse("1 2 3\n4 5").is_err());
    }
}
