//! Where a position leads without a choice, and what the search knows of the next one that has a choice.
use std::ops::ControlFlow::{self, Break, Continue};

use super::claimeven::{Quiet, upper_bound};
use super::geometry::Layout;
use super::score;
use super::search::Searcher;
use super::simd::Lanes;
use super::state::{State, safe};
use super::table_key::{OpenLines, table_key};
use crate::Bitboard;
use crate::search::table::Key;

/// Empty cells down to which the table is worth asking.
const TABLE_EMPTIES: i32 = 4;

/// A question about the side to move: whether its score is above `alpha`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Query {
    pub(super) alpha: i32,
    /// Whether who asks is the opponent.
    pub(super) is_reversed: bool,
}

impl Query {
    /// Asked by the side to move.
    pub(super) const fn new(alpha: i32) -> Self {
        Self { alpha, is_reversed: false }
    }

    /// The same question after a move.
    #[inline]
    pub(super) const fn after_move(self) -> Self {
        Self { alpha: -self.alpha - 1, is_reversed: !self.is_reversed }
    }

    /// Empty cells to spare, with so many discs on the board: with that many fewer, not even the soonest end that a safe
    /// move may lead to would matter: a win would no longer be above alpha, or a loss would be.
    #[inline]
    pub(super) const fn spare(self, size: i32, discs: i32) -> i32 {
        size - 2 - discs - if self.alpha >= 0 { 2 * self.alpha } else { -2 * self.alpha - 1 }
    }

    /// A score of the side to move as a score of the side that asks.
    #[inline]
    pub(super) const fn answer(self, score: i32) -> i32 {
        if self.is_reversed { -score } else { score }
    }
}

/// A position in which the side to move has several safe moves and cannot win at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fork<B> {
    pub(super) state: State<B>,
    pub(super) landing: B,
    /// The landing cells after which the opponent cannot win at once, or as many of them as need be tried.
    pub(super) moves: B,
    pub(super) query: Query,
}

/// A fork and what the search knows of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<B, const W: usize> {
    pub(super) fork: Fork<B>,
    /// Where the table keeps it, and whether in a mirror.
    pub(super) key: Option<(Key<W>, bool)>,
}

impl<B: Bitboard, const W: usize> Place<B, W> {
    /// What a place is filled with that no fork has come to yet.
    pub(super) const UNKNOWN: Self = Self {
        fork: Fork {
            state: State {
                own: B::EMPTY,
                occupied: B::EMPTY,
                own_threats: B::EMPTY,
                other_threats: B::EMPTY,
                discs: 0,
            },
            landing: B::EMPTY,
            moves: B::EMPTY,
            query: Query::new(0),
        },
        key: None,
    };
}

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Searcher<'_, B, R, N, W> {
    /// Plays forced moves from a position in which the side to move cannot win at once, up to a fork; breaks off with
    /// the score, or a bound on it that answers the query, of the side that asks.
    #[inline(always)]
    pub(super) fn play_forced(
        &self,
        mut state: State<B>,
        mut landing: B,
        mut query: Query,
    ) -> ControlFlow<i32, Fork<B>> {
        let size = self.layout.size();
        let moves = loop {
            let moves = state.safe(landing);
            if let Some(score) = settled(size, state.discs, moves, query) {
                return Break(query.answer(score));
            }
            if moves.has_several() {
                break moves;
            }
            state = state.play(self.layout, moves);
            landing = after_landing(self.layout, landing, moves);
            query = query.after_move();
        };
        Continue(Fork { state, landing, moves, query })
    }

    /// A fork as a place to search: with one move for all idle columns, and where the table keeps it, unless it is too
    /// near to the end to be worth it. Has that fetched meanwhile.
    #[inline(always)]
    pub(super) fn place(&self, fork: Fork<B>) -> Place<B, W> {
        let open = OpenLines::new(self.layout, &fork.state, fork.landing);
        let idle = open.idle_columns(self.layout, fork.state.occupied);
        let moves = (fork.moves & !idle) | (fork.moves & idle).lowest_bit();
        let is_kept = fork.state.discs < self.layout.size() - TABLE_EMPTIES;
        let key = is_kept.then(|| table_key(self.layout, self.table, &fork.state, fork.landing, open, idle));
        if let Some((key, _)) = &key {
            self.table.prefetch(key);
        }
        Place { fork: Fork { moves, ..fork }, key }
    }

    /// An upper bound from parity, for the side to move, that is not above its alpha.
    #[inline]
    pub(super) fn parity_bound(&self, fork: &Fork<B>) -> Option<i32> {
        let State { own, occupied, other_threats: threats, discs, .. } = fork.state;
        upper_bound(
            self.layout,
            Quiet { own, occupied, landing: fork.landing, threats, discs },
            fork.query.alpha,
        )
    }
}

/// The score, or a bound good enough for the query, where no move need be tried. The board is not full.
#[inline]
fn settled<B: Bitboard>(size: i32, discs: i32, moves: B, query: Query) -> Option<i32> {
    if moves.is_empty() {
        Some(score::loss_next(size, discs))
    } else if query.spare(size, discs) > 0 {
        None
    } else if size - 2 - discs <= 0 {
        // Nobody wins with the next two discs, and there are no more.
        Some(0)
    } else if query.alpha >= 0 {
        Some(score::win_in_three(size, discs))
    } else {
        Some(score::loss_in_four(size, discs))
    }
}

/// The landing cells after a disc in `cell`, one of `landing`.
#[inline]
pub(super) fn after_landing<B: Lanes, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    landing: B,
    cell: B,
) -> B {
    (landing ^ cell) | ((cell << 1) & layout.cells())
}

/// Whether a side cannot win any more that would have to, for the answer to be open: no line of its own is open but
/// those that run upward. They are all stopped in time: a disc makes at most one of them a threat, which the opponent
/// answers on top of it.
#[inline(always)]
pub(super) fn is_drawn_enough<B: Lanes, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    fork: &Fork<B>,
) -> bool {
    let Fork { state, query, .. } = fork;
    let discs = if query.alpha >= 0 { state.own } else { state.other() };
    !layout.has_line_across(discs | (layout.cells() & !state.occupied))
}

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
