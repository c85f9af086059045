//! What is known of a score, and which bound to ask for next.
use super::score;

/// The scores that are still possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Range {
    pub(super) lower: i32,
    pub(super) upper: i32,
}

/// What has to be found out about a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// The score itself.
    Score,
    /// Who wins.
    Verdict,
    /// Whether it is above a bound.
    Above(i32),
}

impl Range {
    /// A single score.
    pub(super) const fn exactly(score: i32) -> Self {
        Self { lower: score, upper: score }
    }

    /// The scores of positions with so many discs in which the side to move cannot win at once.
    pub(super) const fn without_win_at_once(size: i32, discs: i32) -> Self {
        Self { lower: score::loss_next(size, discs), upper: score::win_in_three(size, discs) }
    }

    /// The score, where it is known.
    pub(super) fn score(self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The range of the opponent's score.
    pub(super) const fn reversed(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }

    /// Takes in a bound that was found when asking whether the score is above `alpha`.
    pub(super) const fn narrow(&mut self, alpha: i32, bound: i32) {
        if bound > alpha {
            self.lower = bound;
        } else {
            self.upper = bound;
        }
    }

    /// Whether a score above `alpha` and one not above it are both possible.
    const fn splits_at(self, alpha: i32) -> bool {
        self.lower <= alpha && alpha < self.upper
    }

    /// The bound that tells who wins, unless that is known.
    fn verdict_bound(self) -> Option<i32> {
        [0, -1].into_iter().find(|&alpha| self.splits_at(alpha))
    }

    /// The bound that halves a range of wins or of losses, nearer to the draw where it is not even.
    const fn half(self) -> i32 {
        let sum = self.lower + self.upper;
        if self.upper < 0 { -((1 - sum) / 2) } else { (sum - 1) / 2 }
    }
}

impl Goal {
    /// The bound to ask for next, given the `range` by now and its `extent` before the first question; `None` if the
    /// goal is reached.
    ///
    /// Wins and losses that are near are cheap to find, since the search ends there: so the score is first compared
    /// with two thirds of the extent either way. Then who wins; then halves.
    pub(super) fn next_bound(self, extent: Range, range: Range) -> Option<i32> {
        match self {
            Self::Above(alpha) => range.splits_at(alpha).then_some(alpha),
            Self::Verdict => range.verdict_bound(),
            Self::Score => {
                let near_ends = [extent.upper * 2 / 3, extent.lower * 2 / 3];
                let near_end = near_ends.into_iter().find(|&alpha| alpha.abs() > 1 && range.splits_at(alpha));
                let open = range.lower < range.upper;
                near_end.or(range.verdict_bound()).or(open.then(|| range.half()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The questions that find `score`.
    fn questions(goal: Goal, score: i32, mut range: Range) -> (Vec<i32>, Range) {
        let extent = range;
        let mut asked = Vec::new();
        while let Some(alpha) = goal.next_bound(extent, range) {
            asked.push(alpha);
            range.narrow(alpha, if score > alpha { alpha + 1 } else { alpha });
        }
        (asked, range)
    }

    #[test]
    fn every_score_is_found_and_no_question_is_idle() {
        for lower in -21..=0 {
            for upper in 0..=21 {
                for score in lower..=upper {
                    let (asked, range) = questions(Goal::Score, score, Range { lower, upper });
                    assert_eq!(range.score(), Some(score));
                    assert!(asked.len() <= 8, "{asked:?}");
                }
            }
        }
    }

    #[test]
    fn who_wins_takes_two_questions() {
        let range = Range { lower: -21, upper: 20 };
        assert_eq!(questions(Goal::Verdict, 5, range).0, [0]);
        assert_eq!(questions(Goal::Verdict, 0, range).0, [0, -1]);
        assert_eq!(questions(Goal::Verdict, -5, range).0, [0, -1]);
        assert_eq!(questions(Goal::Above(3), 5, range).0, [3]);
    }
}
