//! Ends that are near: where only the soonest of those still possible would settle a question, the moves are tried out
//! here, without a place in the table.
//!
//! Many questions of a search for the score are about such ends: without this, searches of the usual board took 15 to
//! 27 % more time.
use super::fork::{Fork, after_landing};
use super::lanes::Lanes;
use super::score;
use super::searcher::Searcher;
use super::state::{State, safe};

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Searcher<'_, B, R, N, W> {
    /// The score, or a bound that answers the query, of a fork that no later win than the soonest can settle: for the
    /// side to move that with its second disc from now, for its opponent that with its own second disc.
    #[inline(always)]
    pub(super) fn near_end(&self, fork: &Fork<B>) -> Option<i32> {
        let (size, Fork { state, landing, moves, query }) = (self.layout.size(), *fork);
        if query.spare(size, state.discs) > 2 {
            return None;
        }
        let two_later = state.discs + 2;
        Some(if query.alpha < 0 {
            if self.loses_in_four(&state, landing, moves) {
                score::loss_in_four(size, state.discs)
            } else {
                score::loss_in_four(size, two_later).min(0)
            }
        } else if self.wins_in_three(&state, landing, moves) {
            score::win_in_three(size, state.discs)
        } else {
            score::win_in_three(size, two_later).max(0)
        })
    }

    /// Whether one of these safe moves leaves the opponent none.
    #[inline(always)]
    fn wins_in_three(&self, state: &State<B>, landing: B, moves: B) -> bool {
        any(moves, |cell| {
            let threats = state.threats_after(self.layout, cell);
            safe(after_landing(self.layout, landing, cell), threats).is_empty()
        })
    }

    /// Whether after each of these safe moves the opponent wins with its second disc from now.
    #[inline(always)]
    fn loses_in_four(&self, state: &State<B>, landing: B, moves: B) -> bool {
        !any(moves, |cell| {
            let next = state.play(self.layout, cell);
            let landing = after_landing(self.layout, landing, cell);
            !self.wins_in_three(&next, landing, next.safe(landing))
        })
    }
}

/// Whether this is so for one of the cells.
#[inline(always)]
fn any<B: Lanes>(cells: B, mut is_so: impl FnMut(B) -> bool) -> bool {
    let mut rest = cells;
    while !rest.is_empty() {
        if is_so(rest.lowest_bit()) {
            return true;
        }
        rest = rest.without_lowest();
    }
    false
}
