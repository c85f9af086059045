//! What a match of two says about who is stronger.
//!
//! The two games of a pair begin with the same opening, once from each side, so they are not independent: an opening
//! that favours whoever begins gives both players a point. The pair is, and has five possible results. Intervals are
//! those of the mean of these results (the *pentanomial* model of `OpenBench` and fastchess), with [`ADDED`] as guard
//! against the false certainty of few or equal results, as Agresti and Coull (1998) do for two results.
use super::{WIDTH, elo_of, normal};

/// Possible results of a pair, in half points.
const RESULTS: usize = 5;

/// How often each result is taken to have come before the first pair: two pairs together, even.
const ADDED: f64 = 0.4;

/// The results of pairs of games, seen from one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PairResults {
    /// How many pairs brought 0, 1/2, 1, 3/2 and 2 points.
    counts: [u64; RESULTS],
}

/// An estimate between two limits that hold the true value in 95 % of all matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// What the results say by themselves.
    pub estimate: f64,
    /// The lower limit.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
}

impl PairResults {
    /// Adds a pair that brought so many half points.
    ///
    /// # Panics
    /// If that is more than four.
    pub const fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// How many pairs brought 0, 1/2, 1, 3/2 and 2 points.
    pub const fn counts(&self) -> [u64; RESULTS] {
        self.counts
    }

    /// Pairs played.
    pub fn pairs(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The part of all points that the player has; `None` before the first pair.
    pub fn score(&self) -> Option<Interval> {
        let raw = Moments::of(self.counts.map(|count| count as f64));
        let guarded = self.guarded();
        let width = WIDTH * guarded.error();
        (self.pairs() > 0).then(|| Interval {
            estimate: raw.mean,
            low: (guarded.mean - width).max(0.0),
            high: (guarded.mean + width).min(1.0),
        })
    }

    /// By how many Elo points the player is stronger; infinite where the score is 0 or 1.
    pub fn elo(&self) -> Option<Interval> {
        let Interval { estimate, low, high } = self.score()?;
        Some(Interval { estimate: elo_of(estimate), low: elo_of(low), high: elo_of(high) })
    }

    /// The likelihood that the player is the stronger one.
    pub fn superiority(&self) -> f64 {
        let Moments { mean, .. } = self.guarded();
        normal((mean - 0.5) / self.guarded().error())
    }

    fn guarded(&self) -> Moments {
        Moments::of(self.counts.map(|count| count as f64 + ADDED))
    }
}

/// What a pair with this index brings, from 0 to 1.
pub(super) fn value(index: usize) -> f64 {
    index as f64 / (RESULTS - 1) as f64
}

struct Moments {
    total: f64,
    mean: f64,
    variance: f64,
}

impl Moments {
    fn of(counts: [f64; RESULTS]) -> Self {
        let total: f64 = counts.iter().sum();
        let average = |term: &dyn Fn(f64) -> f64| {
            counts.iter().enumerate().map(|(index, count)| count * term(value(index))).sum::<f64>() / total
        };
        let mean = average(&|value| value);
        Self { total, mean, variance: average(&|value| (value - mean).powi(2)) }
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        (self.variance / self.total).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(counts: [u64; RESULTS]) -> PairResults {
        PairResults { counts }
    }

    #[test]
    fn the_score_is_that_of_the_games() {
        let mut pairs = PairResults::default();
        assert_eq!((pairs.score(), pairs.elo()), (None, None));
        for half_points in [4, 2, 3, 0, 4] {
            pairs.add(half_points);
        }
        assert_eq!((pairs.pairs(), pairs.counts()), (5, [1, 0, 1, 1, 2]));
        assert_eq!(pairs.score().unwrap().estimate, 13.0 / 20.0);
    }

    #[test]
    fn limits_are_those_of_the_formula() {
        // 40, 20, 40 and 0.4 for each result: variance (2 * 40.4 / 4 + 2 * 0.4 / 16) / 102 = 0.198529, error 0.044118.
        let even = results([40, 0, 20, 0, 40]).score().unwrap();
        assert_eq!(even.estimate, 0.5);
        assert!((even.high - 0.5 - WIDTH * 0.044_118).abs() < 1e-6, "{even:?}");
        assert!((even.high + even.low - 1.0).abs() < 1e-12);
    }

    #[test]
    fn openings_that_decide_both_games_tell_nothing_and_widen_nothing() {
        // The same score and number of games: once each opening is won from both sides, once by whoever begins.
        let (by_players, by_openings) = (results([50, 0, 0, 0, 50]), results([0, 0, 100, 0, 0]));
        let width = |pairs: PairResults| pairs.elo().unwrap().high;
        assert!(width(by_openings) < width(by_players) / 5.0);
    }

    #[test]
    fn whoever_wins_everything_has_a_lower_limit() {
        let elo = results([0, 0, 0, 0, 10]).elo().unwrap();
        assert_eq!((elo.estimate, elo.high), (f64::INFINITY, f64::INFINITY));
        assert!(elo.low > 100.0 && elo.low < 400.0, "{elo:?}");
        assert!(results([0, 0, 0, 0, 1]).elo().unwrap().low < 0.0);
    }

    #[test]
    fn superiority_grows_with_the_score_and_the_pairs() {
        assert_eq!(results([3, 1, 5, 1, 3]).superiority(), 0.5);
        let (few, many) = (results([1, 0, 2, 0, 3]).superiority(), results([10, 0, 20, 0, 30]).superiority());
        assert!(0.5 < few && few < many && many < 1.0, "{few} {many}");
        let mirrored = results([3, 0, 2, 0, 1]).superiority();
        assert!((few + mirrored - 1.0).abs() < 1e-12);
    }
}
