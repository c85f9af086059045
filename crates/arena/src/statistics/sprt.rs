//! The sequential probability ratio test: play until the results decide between two hypotheses.
//!
//! A. Wald's test (1945) stops when the log-likelihood ratio of H1 ("the player is `elo1` stronger") to H0 ("it is
//! `elo0` stronger") leaves the interval between ln(β / (1 - α)) and ln((1 - β) / α). Where the hypotheses fix only
//! the mean of the results, their likelihoods are the largest that distributions with that mean can have: the
//! *generalized* test, M. Van den Bergh, "A Practical Introduction to the GSPRT" (2018), as fastchess and `OpenBench` use
//! it over pairs of games. With `n` pairs, of which a share `p_i` had the result `a_i`, the most likely distribution of
//! mean `s` has the shares `p_i / (1 + t (a_i - s))`, where `t` solves `Σ p_i (a_i - s) / (1 + t (a_i - s)) = 0`, so that
//!
//! ```text
//! LLR = n Σ p_i ln((1 + t0 (a_i - s0)) / (1 + t1 (a_i - s1)))
//! ```
//! This is exact, not the normal approximation of it, so it holds for few pairs, many draws and unequal players too.
use std::fmt;
use std::str::FromStr;

use super::pairs::{PairResults, value};
use super::{Interval, expected_score};

/// What results that have not come yet count: with 0 there may be no distribution of the mean that is asked for.
const UNSEEN: f64 = 1e-3;

/// Steps after which the root of the equation is as exact as numbers are; Newton's method takes about six.
const STEPS: usize = 100;

/// A test between two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// Elo points by which the first player is stronger, by H0 and by H1.
    pub elo: [f64; 2],
    /// The probability of accepting H1 although H0 is true.
    pub alpha: f64,
    /// The probability of accepting H0 although H1 is true.
    pub beta: f64,
}

/// Which hypothesis is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hypothesis {
    /// That the first player is no stronger than `elo0`.
    H0,
    /// That it is stronger by `elo1`.
    H1,
}

/// How far a test has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    /// The log-likelihood ratio, between the limits at which the test ends.
    pub llr: Interval,
    /// What is accepted, once it is decided.
    pub accepted: Option<Hypothesis>,
}

/// Why a text is no test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SprtError {
    /// Not two to four numbers.
    #[error("write two Elo differences, and probabilities of error if you like: 0,20 or 0,20,0.05,0.05")]
    Numbers,
    /// The hypotheses are not two.
    #[error("ELO0 must be less than ELO1, both between -1000 and 1000")]
    Elo,
    /// No probabilities, or such as nothing need be played for.
    #[error("ALPHA and BETA are probabilities of error, more than 0 and less than 0.5")]
    Errors,
}

impl Sprt {
    /// How far the test has come with these results of the first player.
    pub fn state(&self, results: &PairResults) -> SprtState {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        let estimate = if results.pairs() == 0 { 0.0 } else { self.llr(results) };
        let accepted = match estimate {
            llr if llr <= low => Some(Hypothesis::H0),
            llr if llr >= high => Some(Hypothesis::H1),
            _ => None,
        };
        SprtState { llr: Interval { estimate, low, high }, accepted }
    }

    fn llr(&self, results: &PairResults) -> f64 {
        let counts = results.counts().map(|count| (count as f64).max(UNSEEN));
        let [log0, log1] = self.elo.map(|elo| log_likelihood(&counts, expected_score(elo)));
        log1 - log0
    }
}

/// The largest log-likelihood of these counts by a distribution of this mean, up to what doesn't depend on the mean.
fn log_likelihood(counts: &[f64], mean: f64) -> f64 {
    let deviations = || counts.iter().zip((0..).map(|index| value(index) - mean));
    // All shares are positive between these two, where the sum falls from infinity to minus infinity.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let mut t = 0.0;
    for _ in 0..STEPS {
        let (sum, slope) = deviations().fold((0.0, 0.0), |(sum, slope), (count, deviation)| {
            let term = deviation / (1.0 + t * deviation);
            (sum + count * term, slope - count * term * term)
        });
        if sum > 0.0 {
            low = t;
        } else {
            high = t;
        }
        let newton = t - sum / slope;
        let next = if low < newton && newton < high { newton } else { f64::midpoint(low, high) };
        if (next - t).abs() <= f64::EPSILON * (1.0 + t.abs()) {
            break;
        }
        t = next;
    }
    -deviations().map(|(count, deviation)| count * (t * deviation).ln_1p()).sum::<f64>()
}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let numbers: Result<Vec<f64>, _> = text.split(',').map(|number| number.trim().parse()).collect();
        let (elo0, elo1, alpha, beta) = match numbers.map_err(|_| SprtError::Numbers)?[..] {
            [elo0, elo1] => (elo0, elo1, 0.05, 0.05),
            [elo0, elo1, alpha] => (elo0, elo1, alpha, 0.05),
            [elo0, elo1, alpha, beta] => (elo0, elo1, alpha, beta),
            _ => return Err(SprtError::Numbers),
        };
        if !(elo0 < elo1 && elo0 >= -1000.0 && elo1 <= 1000.0) {
            return Err(SprtError::Elo);
        }
        let is_probability = |error: f64| error > 0.0 && error < 0.5;
        if !is_probability(alpha) || !is_probability(beta) {
            return Err(SprtError::Errors);
        }
        Ok(Self { elo: [elo0, elo1], alpha, beta })
    }
}

impl fmt::Display for Hypothesis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::H0 => "H0",
            Self::H1 => "H1",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(counts: [u64; 5]) -> PairResults {
        let mut results = PairResults::default();
        for (index, count) in counts.into_iter().enumerate() {
            (0..count).for_each(|_| results.add(index));
        }
        results
    }

    fn llr(test: &str, counts: [u64; 5]) -> f64 {
        test.parse::<Sprt>().unwrap().state(&results(counts)).llr.estimate
    }

    #[test]
    fn with_two_results_it_is_the_test_of_wald() {
        // Of win and loss alone a mean leaves one distribution, so the ratio is plain: 30 of 50 pairs won.
        let (s0, s1) = (expected_score(0.0), expected_score(100.0));
        let plain = 30.0 * (s1 / s0).ln() + 20.0 * ((1.0 - s1) / (1.0 - s0)).ln();
        assert!((llr("0,100", [20, 0, 0, 0, 30]) - plain).abs() < 0.02, "{plain}");
    }

    #[test]
    fn with_many_pairs_it_comes_to_the_normal_approximation() {
        let counts = [400, 2000, 5000, 2200, 500];
        let pairs = 10_100.0;
        let average = |term: &dyn Fn(f64) -> f64| {
            counts.iter().enumerate().map(|(i, &n)| n as f64 * term(i as f64 / 4.0)).sum::<f64>() / pairs
        };
        let mean = average(&|x| x);
        let variance = average(&|x| (x - mean).powi(2));
        let (s0, s1) = (expected_score(0.0), expected_score(5.0));
        let approximation = pairs * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let exact = llr("0,5", counts);
        assert!((exact - approximation).abs() < 0.02 * exact.abs(), "{exact} {approximation}");
    }

    #[test]
    fn no_other_distribution_of_that_mean_is_likelier() {
        // A naive search over a grid of distributions of five shares.
        let counts = [3.0, 1.0, 4.0, 2.0, 2.0_f64];
        let mean = 0.6;
        let found = log_likelihood(&counts, mean);
        let total: f64 = counts.iter().sum();
        let own: f64 = counts.iter().map(|count| count * (count / total).ln()).sum();
        let mut best = f64::NEG_INFINITY;
        let steps = 40_u32;
        let part = |share: u32| f64::from(share) / f64::from(steps);
        for none in 1..steps {
            for half in 1..steps - none {
                for even in 1..steps - none - half {
                    // The last two shares follow from the sum and the mean.
                    let rest = 1.0 - part(none + half + even);
                    let all = 4.0 * (mean - part(half) / 4.0 - part(even) / 2.0 - 0.75 * rest);
                    let shares = [part(none), part(half), part(even), rest - all, all];
                    if shares.iter().all(|&share| share > 0.0) {
                        let likelihood = counts.iter().zip(shares).map(|(n, share)| n * share.ln()).sum();
                        best = best.max(likelihood);
                    }
                }
            }
        }
        assert!(best <= own + found + 1e-9 && best > own + found - 0.05, "{best} {}", own + found);
    }

    #[test]
    fn it_ends_at_the_limits() {
        let test: Sprt = "0,50,0.05,0.1".parse().unwrap();
        let state = |counts| test.state(&results(counts));
        let start = state([0; 5]);
        assert_eq!((start.llr.estimate, start.accepted), (0.0, None));
        assert!((start.llr.low - (0.1_f64 / 0.95).ln()).abs() < 1e-12);
        assert!((start.llr.high - (0.9_f64 / 0.05).ln()).abs() < 1e-12);
        assert_eq!(state([0, 0, 0, 0, 3]).accepted, None);
        assert_eq!(state([0, 0, 0, 0, 60]).accepted, Some(Hypothesis::H1));
        assert_eq!(state([30, 0, 10, 0, 5]).accepted, Some(Hypothesis::H0));
        assert_eq!(state([0, 0, 200, 0, 0]).accepted, Some(Hypothesis::H0));
    }

    #[test]
    fn what_would_be_right_is_said() {
        let error = |text: &str| text.parse::<Sprt>().unwrap_err();
        for text in ["", "0", "0,x", "0,1,2,3,4", "0;5"] {
            assert_eq!(error(text), SprtError::Numbers, "{text}");
        }
        for text in ["5,0", "0,0", "nan,5", "0,inf", "-2000,0"] {
            assert_eq!(error(text), SprtError::Elo, "{text}");
        }
        for text in ["0,5,0", "0,5,0.05,0.5", "0,5,nan,0.05"] {
            assert_eq!(error(text), SprtError::Errors, "{text}");
        }
        assert_eq!("-5, 0, 0.1".parse(), Ok(Sprt { elo: [-5.0, 0.0], alpha: 0.1, beta: 0.05 }));
    }
}
