//! The weights of the evaluation and how they are written.
use std::fmt::Write;
use std::ops::{Range, RangeInclusive};
use std::sync::LazyLock;

use super::features::FEATURES;
use super::patterns::{PATTERNS, PATTERNS_PER_LINE};
use crate::Rules;

/// Families of weights: N up to 4, 5, and 6 and more, without and with pops.
pub const FAMILIES: usize = 6;

/// Numbers for each feature: for an empty board, a half full one and a full one, and how these change with the size.
pub const BASES: usize = 6;

/// The size at which the part that changes with it is nothing, and the cells that change it by one.
const USUAL_CELLS: f32 = 64.0;
const CELLS_OF_SIZE: f32 = 64.0;

/// The smallest and the largest board that weights are learnt on: what holds beyond is not known, and a line through
/// both is wrong there.
const LEARNT_CELLS: RangeInclusive<usize> = 42..=144;

/// The families with pops: the first one, and how many. They alone know patterns.
const FIRST_WITH_POPS: usize = FAMILIES / 2;
const WITH_POPS: usize = FAMILIES - FIRST_WITH_POPS;

/// Lines of a text.
const FEATURE_LINES: usize = FAMILIES * FEATURES;
const LINES: usize = FEATURE_LINES + WITH_POPS * PATTERNS / PATTERNS_PER_LINE;

/// The weights for all boards.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    families: Vec<[[f32; BASES]; FEATURES]>,
    /// Of the patterns of all families with pops, one after the other.
    patterns: Vec<f32>,
}

/// A text that holds no weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} of the weights is not {numbers} numbers, or there are not {LINES} lines")]
pub struct WeightsError {
    line: usize,
    numbers: usize,
}

impl Weights {
    /// What the program is shipped with.
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Weights> = LazyLock::new(|| {
            // A test makes sure that it can be read.
            Weights::parse(include_str!("weights.txt")).unwrap_or_else(|_| Weights::zero())
        });
        &BUILT_IN
    }

    /// All positions are equal.
    pub fn zero() -> Self {
        Self { families: vec![[[0.0; BASES]; FEATURES]; FAMILIES], patterns: vec![0.0; WITH_POPS * PATTERNS] }
    }

    /// Reads what [`to_text`](Self::to_text) wrote.
    ///
    /// # Errors
    /// The line that is not as it should be.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let mut weights = Self::zero();
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let features = weights.families.iter_mut().flatten().map(|numbers| &mut numbers[..]);
        let patterns = weights.patterns.chunks_mut(PATTERNS_PER_LINE);
        for numbers in features.chain(patterns) {
            let (index, line) = lines.next().unwrap_or((text.lines().count(), ""));
            let read: Option<Vec<f32>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
            let read = read.filter(|read| read.len() == numbers.len());
            let error = WeightsError { line: index + 1, numbers: numbers.len() };
            numbers.copy_from_slice(&read.ok_or(error)?);
        }
        match lines.next() {
            Some((index, _)) => Err(WeightsError { line: index + 1, numbers: 0 }),
            None => Ok(weights),
        }
    }

    /// One line for each feature of each family, then the patterns of those with pops, several to a line.
    pub fn to_text(&self) -> String {
        let mut text = String::from("# Weights of the evaluation; written by benches/train.rs\n");
        let mut add = |numbers: &[f32], places: usize| {
            let words: Vec<String> = numbers.iter().map(|number| format!("{number:.places$}")).collect();
            // Writing to a string does not fail.
            let _ = writeln!(text, "{}", words.join(" "));
        };
        self.families.iter().flatten().for_each(|numbers| add(numbers, 4));
        self.patterns.chunks(PATTERNS_PER_LINE).for_each(|numbers| add(numbers, 2));
        text
    }

    /// The weight of each feature in logits, with so many discs on the board.
    pub(super) fn of(&self, rules: Rules, discs: usize) -> [f32; FEATURES] {
        let shares = Self::shares(rules, discs);
        let weight = |numbers: &[f32; BASES]| numbers.iter().zip(&shares).map(|(n, share)| n * share).sum();
        std::array::from_fn(|feature| weight(&self.families[Self::family(rules)][feature]))
    }

    /// The weight of each pattern in logits, where discs are popped.
    pub(super) fn of_patterns(&self, rules: Rules) -> Option<&[f32]> {
        self.patterns.get(Self::patterns_of(Self::family(rules))?)
    }

    /// Where the patterns of a family are.
    fn patterns_of(family: usize) -> Option<Range<usize>> {
        let start = family.checked_sub(FIRST_WITH_POPS)? * PATTERNS;
        Some(start..start + PATTERNS)
    }

    /// How much each of the numbers of a feature counts on this board with so many discs.
    pub fn shares(rules: Rules, discs: usize) -> [f32; BASES] {
        let full = discs as f32 / rules.cells() as f32;
        let cells = rules.cells().clamp(*LEARNT_CELLS.start(), *LEARNT_CELLS.end());
        let size = (cells as f32 - USUAL_CELLS) / CELLS_OF_SIZE;
        let early = (1.0 - 2.0 * full).max(0.0);
        let late = (2.0 * full - 1.0).max(0.0);
        let phases = [early, 1.0 - early - late, late];
        std::array::from_fn(|base| phases[base % 3] * if base < 3 { 1.0 } else { size })
    }

    /// Which weights are for this board.
    pub fn family(rules: Rules) -> usize {
        let by_connect = usize::from(rules.connect().clamp(4, 6) - 4);
        by_connect + if rules.is_pop_out() { FIRST_WITH_POPS } else { 0 }
    }

    /// The numbers of the features of a family, and the weights of its patterns, if it knows any, for learning.
    pub fn family_mut(&mut self, family: usize) -> (&mut [[f32; BASES]; FEATURES], &mut [f32]) {
        let patterns = Self::patterns_of(family).and_then(|range| self.patterns.get_mut(range));
        (&mut self.families[family], patterns.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn what_is_shipped_can_be_read_and_knows_every_kind_of_board() {
        let weights = Weights::parse(include_str!("weights.txt")).unwrap();
        let of_patterns = |rules| weights.of_patterns(rules);
        assert_eq!(Weights::built_in(), &weights);
        assert_eq!(Weights::parse(&weights.to_text()), Ok(weights.clone()));
        for (rows, cols, connect) in [(1, 1, 1), (6, 7, 4), (16, 16, 5), (16, 16, 16)] {
            for variant in [Variant::Standard, Variant::PopOut] {
                let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
                let weights = (0..=rules.cells()).map(|discs| weights.of(rules, discs));
                assert!(weights.flatten().all(|weight| weight.abs() < 20.0), "{rules}");
            }
            let patterns = |variant| of_patterns(Rules::new(rows, cols, connect, variant, 2).unwrap());
            assert_eq!(patterns(Variant::Standard), None);
            assert!(
                patterns(Variant::PopOut).is_some_and(|weights| weights.iter().all(|it| it.abs() < 20.0))
            );
        }
    }

    #[test]
    fn a_line_that_is_not_as_it_should_be_is_named() {
        let error = |text: &str| Weights::parse(text).unwrap_err();
        assert_eq!(error("# a remark\n1 2 3 4 5 6\n1 2 3"), WeightsError { line: 3, numbers: BASES });
        assert_eq!(error(""), WeightsError { line: 1, numbers: BASES });
        let text = Weights::zero().to_text();
        let lines = text.lines().count();
        assert_eq!(error(&(text + "1 2 3")), WeightsError { line: lines + 1, numbers: 0 });
        let features = "0 0 0 0 0 0\n".repeat(FEATURE_LINES);
        let missing = WeightsError { line: FEATURE_LINES + 1, numbers: PATTERNS_PER_LINE };
        assert_eq!(error(&(features.clone() + "1 2 3 4 5 6")), missing);
        assert_eq!(error(&features), missing);
    }

    #[test]
    fn boards_beyond_those_that_were_learnt_from_have_the_weights_of_the_nearest() {
        let rules = |rows, cols| Rules::new(rows, cols, 5, Variant::Standard, 2).unwrap();
        let half_full = |rules: Rules| Weights::built_in().of(rules, rules.cells() / 2);
        assert_eq!(half_full(rules(16, 16)), half_full(rules(12, 12)));
        assert_eq!(half_full(rules(5, 6)), half_full(rules(6, 7)));
        assert_ne!(half_full(rules(12, 12)), half_full(rules(8, 8)));
    }

    #[test]
    fn between_two_phases_weights_are_between() {
        let mut weights = Weights::zero();
        let rules = Rules::new(8, 8, 4, Variant::Standard, 2).unwrap();
        weights.family_mut(0).0[0] = [1.0, 3.0, -1.0, 9.0, 9.0, 9.0];
        let of = |discs| weights.of(rules, discs)[0];
        assert_eq!([0, 16, 32, 48, 64].map(of), [1.0, 2.0, 3.0, 1.0, -1.0]);
    }
}
