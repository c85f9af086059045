//! Scores in the convention of Pascal Pons, for boards of any size, and which null window narrows down a score next.
use crate::search::solution::{ScoreBounds, Verdict};

/// Score of a win with the next disc, on a board of `cells` with `discs` on it.
#[inline]
pub(crate) const fn win_now(cells: i32, discs: i32) -> i32 {
    (cells + 1 - discs) / 2
}

/// Score where the opponent wins with the disc after the next.
#[inline]
pub(super) const fn loss_next(cells: i32, discs: i32) -> i32 {
    -win_now(cells, discs + 1)
}

/// Score of a win with the disc after the next two: the best there is without a win at once.
#[inline]
pub(super) const fn win_in_three(cells: i32, discs: i32) -> i32 {
    win_now(cells, discs + 2)
}

/// Score where the opponent wins with the fourth disc from now: the worst there is after a safe move.
#[inline]
pub(super) const fn loss_in_four(cells: i32, discs: i32) -> i32 {
    -win_now(cells, discs + 3)
}

/// Who wins.
pub(super) const fn verdict(score: i32) -> Verdict {
    match score {
        ..0 => Verdict::Loss,
        0 => Verdict::Draw,
        1.. => Verdict::Win,
    }
}

/// Plies to the end of a game with this score.
pub(super) const fn distance(score: i32, cells: i32, discs: i32) -> u32 {
    if score == 0 {
        return (cells - discs) as u32;
    }
    // The last disc is put on a board with `cells - 2 |score|` discs or one more, whichever leaves the winner to move.
    let fewest = cells - 2 * score.abs();
    let plies_before = fewest - discs;
    let winner_moves_after_even = score > 0;
    let is_even = plies_before % 2 == 0;
    (if is_even == winner_moves_after_even { plies_before + 1 } else { plies_before + 2 }) as u32
}

/// The scores that are still possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ScoreRange {
    pub(super) lower: i32,
    pub(super) upper: i32,
}

/// What has to be found out about a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchGoal {
    /// The score itself.
    Score,
    /// Who wins.
    Verdict,
    /// Whether it is above a bound.
    Above(i32),
}

impl ScoreRange {
    /// A single score.
    pub(super) const fn exactly(score: i32) -> Self {
        Self { lower: score, upper: score }
    }

    /// The scores of positions with so many discs in which the side to move cannot win at once.
    pub(super) const fn without_win_at_once(size: i32, discs: i32) -> Self {
        Self { lower: loss_next(size, discs), upper: win_in_three(size, discs) }
    }

    /// The score, where it is known.
    pub(super) fn score(self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// Its two ends.
    pub(super) const fn bounds(self) -> ScoreBounds {
        ScoreBounds { lower: self.lower, upper: self.upper }
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
    pub(super) const fn is_open_at(self, alpha: i32) -> bool {
        self.lower <= alpha && alpha < self.upper
    }

    /// The bound that tells who wins, unless that is known.
    fn verdict_bound(self) -> Option<i32> {
        [0, -1].into_iter().find(|&alpha| self.is_open_at(alpha))
    }

    /// The bound to ask for next in a range of wins or of losses. Where no more is known than who wins: whether it is
    /// by more than the least score. Otherwise the half, nearer to the draw where it is not even.
    const fn within_verdict(self) -> i32 {
        if self.lower == 1 {
            return 1;
        }
        if self.upper == -1 {
            return -2;
        }
        let sum = self.lower + self.upper;
        if self.upper < 0 { -((1 - sum) / 2) } else { (sum - 1) / 2 }
    }
}

impl SearchGoal {
    /// The bound to ask for next, given the `range` by now and its `extent` before the first question; `None` if the
    /// goal is reached.
    ///
    /// Wins and losses that are near are cheap to find, since the search ends there: so the score is first compared
    /// with two thirds of the extent either way. Then who wins. Scores that were hard to tell from a draw are often next
    /// to it: so that comes next; then halves.
    pub(super) fn next_alpha(self, extent: ScoreRange, range: ScoreRange) -> Option<i32> {
        match self {
            Self::Above(alpha) => range.is_open_at(alpha).then_some(alpha),
            Self::Verdict => range.verdict_bound(),
            Self::Score => {
                let near_ends = [extent.upper * 2 / 3, extent.lower * 2 / 3];
                let near_end =
                    near_ends.into_iter().find(|&alpha| alpha.abs() > 1 && range.is_open_at(alpha));
                let open = range.lower < range.upper;
                near_end.or(range.verdict_bound()).or(open.then(|| range.within_verdict()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_belong_to_their_scores() {
        assert_eq!(distance(1, 42, 0), 41);
        assert_eq!(distance(18, 42, 2), 5);
        assert_eq!(distance(-1, 36, 0), 36);
        assert_eq!(distance(0, 42, 30), 12);
        for cells in [35, 36, 42] {
            for discs in 0..cells {
                for plies in 1..=(cells - discs) {
                    let won = win_now(cells, discs + plies - 1);
                    let score = if plies % 2 == 1 { won } else { -won };
                    assert_eq!(distance(score, cells, discs), plies as u32, "{cells} {discs} {plies}");
                }
            }
        }
    }

    #[test]
    fn signs_are_verdicts() {
        assert_eq!([-1, 0, 1].map(verdict), [Verdict::Loss, Verdict::Draw, Verdict::Win]);
    }

    /// The questions that find `score`.
    fn questions(goal: SearchGoal, score: i32, mut range: ScoreRange) -> (Vec<i32>, ScoreRange) {
        let extent = range;
        let mut asked = Vec::new();
        while let Some(alpha) = goal.next_alpha(extent, range) {
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
                    let (asked, range) = questions(SearchGoal::Score, score, ScoreRange { lower, upper });
                    assert_eq!(range.score(), Some(score));
                    assert!(asked.len() <= 9, "{asked:?}");
                }
            }
        }
    }

    #[test]
    fn who_wins_takes_two_questions() {
        let range = ScoreRange { lower: -21, upper: 20 };
        assert_eq!(questions(SearchGoal::Verdict, 5, range).0, [0]);
        assert_eq!(questions(SearchGoal::Verdict, 0, range).0, [0, -1]);
        assert_eq!(questions(SearchGoal::Verdict, -5, range).0, [0, -1]);
        assert_eq!(questions(SearchGoal::Above(3), 5, range).0, [3]);
    }
}
