//! How much the results of games say: scores, Elo with intervals, and tests that say when to stop.
//!
//! `docs/statistics.md` explains them to those who run matches, with the figures that `simulation.rs` measures.

mod elo;
mod pairs;
#[cfg(test)]
mod simulation;
mod sprt;

pub use elo::{Contest, Ratings};
pub use pairs::{Interval, PairResults};
pub use sprt::{Hypothesis, Sprt, SprtError, SprtState};

use std::f64::consts::{LN_10, SQRT_2};

/// Elo points of a factor of *e* in strength.
const POINTS: f64 = 400.0 / LN_10;

/// Standard errors on each side of an interval that holds 95 % of a normal distribution.
const WIDTH: f64 = 1.959_964;

/// The score that a player with so many Elo points more is expected to have, from 0 to 1.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / POINTS).exp())
}

/// The difference in Elo points at which this score, from 0 to 1, is expected; infinite at both ends.
pub fn elo_of(score: f64) -> f64 {
    POINTS * (score / (1.0 - score)).ln()
}

/// The probability that a normally distributed number lies below so many standard deviations.
fn normal(deviations: f64) -> f64 {
    libm::erfc(-deviations / SQRT_2) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_elo_belong_together() {
        assert_eq!(expected_score(0.0), 0.5);
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of(expected_score(-123.0)) + 123.0).abs() < 1e-9);
        assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (deviations, below) in [(0.0, 0.5), (WIDTH, 0.975), (-1.0, 0.158_655_254), (3.0, 0.998_650_102)] {
            assert!((normal(deviations) - below).abs() < 1e-7, "{deviations}");
        }
    }
}
