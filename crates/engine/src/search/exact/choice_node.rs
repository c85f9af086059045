//! The nodes of the search: positions in which the side to move has a choice.
//!
//! Between two of them all moves are forced. They are played at once and cost no node. Nor does an end that is found
//! without a search, because none is soon enough to matter or the soonest one is near enough to be tried out.
use std::ops::ControlFlow::{self, Break, Continue};

use super::claimeven::{QuietPosition, upper_bound};
use super::geometry::SolverGeometry;
use super::score;
use super::simd::SimdBitboard;
use super::state::{State, safe_moves};
use super::table_key::{OpenLines, table_key};
use crate::Bitboard;
use crate::search::transposition::{SharedTable, TableKey};

/// With so few empty cells or fewer, a search is cheaper than a look into the table.
const MIN_EMPTIES_FOR_TABLE: i32 = 4;

/// The window `alpha`, `alpha + 1` of the side to move: is its score above `alpha`?
#[derive(Clone, Copy, Debug)]
pub(super) struct NullWindow {
    pub(super) alpha: i32,
    /// Whether it was opened for the opponent of the side to move.
    is_negated: bool,
}

impl NullWindow {
    /// A window of the side to move.
    pub(super) const fn new(alpha: i32) -> Self {
        Self { alpha, is_negated: false }
    }

    /// The same window for the opponent, who moves next.
    #[inline]
    pub(super) const fn after_move(self) -> Self {
        Self { alpha: -self.alpha - 1, is_negated: !self.is_negated }
    }

    /// How many more cells are empty, with so many discs on the board, than a safe move needs to end the game soon
    /// enough to change the answer. If there are none, no end matters any more.
    #[inline]
    pub(super) const fn spare_cells(self, size: i32, discs: i32) -> i32 {
        size - 2 - discs - if self.alpha >= 0 { 2 * self.alpha } else { -2 * self.alpha - 1 }
    }

    /// A score of the side to move as a score of the side for which the window was opened.
    #[inline]
    pub(super) const fn for_opener(self, score: i32) -> i32 {
        if self.is_negated { -score } else { score }
    }
}

/// A position in which the side to move has several safe moves and cannot win at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceNode<B, const W: usize> {
    pub(super) state: State<B>,
    pub(super) landing: B,
    /// The landing cells after which the opponent cannot win at once, or as many of them as need be tried.
    pub(super) moves: B,
    pub(super) window: NullWindow,
    /// Its key in the table, and whether that is the key of the mirror image; `None` until it is
    /// [prepared](Self::prepared), and near the end.
    pub(super) key: Option<(TableKey<W>, bool)>,
}

impl<B: Bitboard, const W: usize> ChoiceNode<B, W> {
    /// Fills slots that hold no node yet.
    pub(super) const EMPTY: Self = Self {
        state: State {
            own: B::EMPTY,
            occupied: B::EMPTY,
            own_threats: B::EMPTY,
            other_threats: B::EMPTY,
            discs: 0,
        },
        landing: B::EMPTY,
        moves: B::EMPTY,
        window: NullWindow::new(0),
        key: None,
    };
}

impl<B: SimdBitboard, const W: usize> ChoiceNode<B, W> {
    /// Plays forced moves from a position in which the side to move cannot win at once, up to a node with a choice.
    /// Breaks off with the score, or a bound that answers the window, for the side that opened the window.
    #[inline(always)]
    pub(super) fn after_forced<const R: u32, const N: u32>(
        geometry: &SolverGeometry<B, R, N>,
        mut state: State<B>,
        mut landing: B,
        mut window: NullWindow,
    ) -> ControlFlow<i32, Self> {
        let size = geometry.size();
        let moves = loop {
            let moves = state.safe_moves(landing);
            if let Some(score) = score_without_choice(size, state.discs, moves, window) {
                return Break(window.for_opener(score));
            }
            if moves.has_several() {
                break moves;
            }
            state = state.play(geometry, moves);
            landing = landing_after(geometry, landing, moves);
            window = window.after_move();
        };
        Continue(Self { state, landing, moves, window, key: None })
    }

    /// The node ready to be searched: one move stands for all idle columns, and its entry is fetched from memory.
    #[inline(always)]
    pub(super) fn prepared<const R: u32, const N: u32>(
        self,
        geometry: &SolverGeometry<B, R, N>,
        table: &SharedTable<W>,
    ) -> Self {
        let open = OpenLines::new(geometry, &self.state, self.landing);
        let idle = open.idle_columns(geometry, self.state.occupied);
        let moves = (self.moves & !idle) | (self.moves & idle).lowest_bit();
        let is_stored = self.state.discs < geometry.size() - MIN_EMPTIES_FOR_TABLE;
        let key = is_stored.then(|| table_key(geometry, table, &self.state, self.landing, open, idle));
        if let Some((key, _)) = &key {
            table.prefetch(key);
        }
        Self { moves, key, ..self }
    }

    /// An upper bound from claimeven, for the side to move, that is not above its alpha.
    #[inline]
    pub(super) fn claimeven_bound<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
    ) -> Option<i32> {
        let State { own, occupied, other_threats: threats, discs, .. } = self.state;
        let quiet = QuietPosition { own, occupied, landing: self.landing, threats, discs };
        upper_bound(geometry, quiet, self.window.alpha)
    }

    /// The score, or a bound that answers the window, where only the soonest end that is still possible can answer it:
    /// for the side to move a win with its second disc from now, for its opponent one with its own second disc.
    #[inline(always)]
    pub(super) fn near_end_bound<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
    ) -> Option<i32> {
        let (size, Self { state, landing, moves, window, .. }) = (geometry.size(), *self);
        if window.spare_cells(size, state.discs) > 2 {
            return None;
        }
        let two_later = state.discs + 2;
        Some(if window.alpha < 0 {
            if loses_in_four(geometry, &state, landing, moves) {
                score::loss_in_four(size, state.discs)
            } else {
                score::loss_in_four(size, two_later).min(0)
            }
        } else if wins_in_three(geometry, &state, landing, moves) {
            score::win_in_three(size, state.discs)
        } else {
            score::win_in_three(size, two_later).max(0)
        })
    }

    /// Whether the side that would have to win, for the window to stay open, has no open line left but upright ones.
    /// Those are all stopped in time: a disc makes at most one of them a threat, which the opponent answers on top of
    /// it.
    #[inline(always)]
    pub(super) fn has_no_open_line<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
    ) -> bool {
        let state = &self.state;
        let discs = if self.window.alpha >= 0 { state.own } else { state.other() };
        !geometry.has_line_across(discs | (geometry.cells() & !state.occupied))
    }
}

/// The score, or a bound that answers the window, where no move need be tried. The board is not full.
#[inline]
fn score_without_choice<B: Bitboard>(size: i32, discs: i32, moves: B, window: NullWindow) -> Option<i32> {
    if moves.is_empty() {
        Some(score::loss_next(size, discs))
    } else if window.spare_cells(size, discs) > 0 {
        None
    } else if size - 2 - discs <= 0 {
        // Nobody wins with the next two discs, and there are no more.
        Some(0)
    } else if window.alpha >= 0 {
        Some(score::win_in_three(size, discs))
    } else {
        Some(score::loss_in_four(size, discs))
    }
}

/// The landing cells after a disc in `cell`, one of `landing`.
#[inline]
pub(super) fn landing_after<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    landing: B,
    cell: B,
) -> B {
    (landing ^ cell) | ((cell << 1) & geometry.cells())
}

/// Whether one of these safe moves leaves the opponent none.
#[inline(always)]
fn wins_in_three<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    state: &State<B>,
    landing: B,
    moves: B,
) -> bool {
    any(moves, |cell| {
        let threats = state.threats_after(geometry, cell);
        safe_moves(landing_after(geometry, landing, cell), threats).is_empty()
    })
}

/// Whether after each of these safe moves the opponent wins with its second disc from now.
#[inline(always)]
fn loses_in_four<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    state: &State<B>,
    landing: B,
    moves: B,
) -> bool {
    !any(moves, |cell| {
        let next = state.play(geometry, cell);
        let landing = landing_after(geometry, landing, cell);
        !wins_in_three(geometry, &next, landing, next.safe_moves(landing))
    })
}

/// Whether this is true of any of the cells.
#[inline(always)]
fn any<B: SimdBitboard>(cells: B, mut is_so: impl FnMut(B) -> bool) -> bool {
    let mut rest = cells;
    while !rest.is_empty() {
        if is_so(rest.lowest_bit()) {
            return true;
        }
        rest = rest.without_lowest();
    }
    false
}
