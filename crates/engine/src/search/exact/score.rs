//! Scores in the convention of Pascal Pons, for boards of any size.
use crate::search::solution::Verdict;

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
}
