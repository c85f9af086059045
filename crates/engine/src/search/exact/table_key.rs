//! The key of a position in the table: all of it that can still matter.
//!
//! A line is open for a side as long as the other one has no disc in it. Where a side threatens a cell, its other lines
//! through that cell don't matter: with a disc there it has won already. So what matters of a side are its threats and
//! its discs in other open lines, the *live* ones. (Live discs: Christophe Steininger, `c4`. What threats make
//! needless and idle columns: our own.)
//!
//! A cell that *both* sides threaten is never filled but to win, nor is anything above it: whoever plays below it
//! loses to it at once. So lines through cells above it are not open either.
//!
//! Nor is anything filled above two cells one above the other that *one* side threatens, and the upper one never by the
//! opponent: if that plays below them it loses to the lower one, and if the side itself does, the opponent has to take
//! the lower one and loses to the upper one. So lines through those cells are not open either.
//!
//! Where no empty cell of a column is in an open line or a threat, a disc there only passes the turn. So of all such
//! *idle* columns together only the number of their empty cells matters.
//!
//! So a cell has one of four states: with a disc, a live one of either side or none; where a disc would land, a mark;
//! above, a threat of either side, of both, or none. At a node with a choice nobody threatens the cells where a disc
//! would land. Two nodes with the same states and as many empty cells in idle columns have the same landing cells,
//! threats and other open lines in all columns that matter, and so the same value.
use super::geometry::SolverGeometry;
use super::simd::SimdBitboard;
use super::state::{State, stacked_threats};
use crate::Grid;
use crate::search::transposition::{SHARED_BITS, SharedTable, TableKey};

/// The cells of the lines still open for the side to move and for its opponent; of those through a threat, only the
/// threat.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenLines<B> {
    pub(super) own: B,
    pub(super) other: B,
}

impl<B: SimdBitboard> OpenLines<B> {
    #[inline]
    pub(super) fn new<const R: u32, const N: u32>(
        geometry: &SolverGeometry<B, R, N>,
        state: &State<B>,
        landing: B,
    ) -> Self {
        let State { own_threats, other_threats, .. } = *state;
        let (own_stacked, other_stacked) = (stacked_threats(own_threats), stacked_threats(other_threats));
        let last = (own_threats & other_threats) | own_stacked | other_stacked;
        let usable = usable(geometry, state.occupied, landing, last);
        let of_side = |discs: B, threats: B, lost: B| {
            let empty = usable & !lost;
            geometry.in_lines(discs | (empty & !threats)) | (empty & threats)
        };
        Self {
            own: of_side(state.own, own_threats, other_stacked),
            other: of_side(state.other(), other_threats, own_stacked),
        }
    }

    /// The columns in which a disc only passes the turn, and the full ones; none on boards too narrow to tell how many
    /// cells they have.
    #[inline(always)]
    pub(super) fn idle_columns<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
        occupied: B,
    ) -> B {
        geometry.columns_without((self.own | self.other) & !occupied)
    }
}

/// The empty cells that play can reach before it is decided, where that is no later than in the cells of `last`.
#[inline]
fn usable<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    occupied: B,
    landing: B,
    last: B,
) -> B {
    let others = geometry.cells() & !(occupied | last);
    // In each column the carry runs up to the lowest of these cells, or into the bit above the column.
    (others ^ others.wrapping_sum(landing)) & geometry.cells()
}

/// What the table tells positions apart by: for each side a set with its live discs, its threats and, in both, the
/// cells in which a disc would land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity<B> {
    own: B,
    other: B,
}

impl<B: SimdBitboard> Identity<B> {
    #[inline(always)]
    fn new(state: &State<B>, landing: B, open: OpenLines<B>) -> Self {
        Self {
            own: ((state.own | state.own_threats) & open.own) | landing,
            other: ((state.other() | state.other_threats) & open.other) | landing,
        }
    }

    /// The smaller of it and its mirror image, and whether that is the image.
    fn or_mirrored(self, grid: &Grid<B>) -> (Self, bool) {
        let mirrored = Self { own: grid.mirrored(self.own), other: grid.mirrored(self.other) };
        let is_mirrored = mirrored.words::<10>() < self.words::<10>();
        (if is_mirrored { mirrored } else { self }, is_mirrored)
    }

    /// All of it in words, of which the first two leave room for data. Three words hold 64 bits of board, otherwise
    /// `W` words hold `50 + 64 (W - 2) / 2`.
    #[inline]
    fn words<const W: usize>(self) -> [u64; W] {
        let rest = |index: u32| {
            let start = SHARED_BITS + u64::BITS * index;
            if start < B::BITS { (self.own.word_from(start), self.other.word_from(start)) } else { (0, 0) }
        };
        std::array::from_fn(|index| match index {
            0 => self.own.word_from(0) & ((1 << SHARED_BITS) - 1),
            1 => self.other.word_from(0) & ((1 << SHARED_BITS) - 1),
            _ if W == 3 => rest(0).0 | (rest(0).1 << (u64::BITS - SHARED_BITS)),
            _ if index % 2 == 0 => rest(index as u32 / 2 - 1).0,
            _ => rest(index as u32 / 2 - 1).1,
        })
    }
}

/// The key under which the table keeps a node with a choice, and whether it is that of its mirror image. Looking in
/// the mirror pays only while few discs are on the board.
#[inline(always)]
pub(super) fn table_key<B: SimdBitboard, const R: u32, const N: u32, const W: usize>(
    geometry: &SolverGeometry<B, R, N>,
    table: &SharedTable<W>,
    state: &State<B>,
    landing: B,
    open: OpenLines<B>,
    idle: B,
) -> (TableKey<W>, bool) {
    let identity = Identity::new(state, landing & !idle, open);
    let is_early = 3 * state.discs < geometry.size();
    let (Identity { own, other }, is_mirrored) =
        if is_early { identity.or_mirrored(geometry.grid()) } else { (identity, false) };
    // The bits above the columns are free: whatever is in a set is on the board.
    let passes = geometry.counter((idle & !state.occupied).count());
    (table.key(Identity { own, other: other | passes }.words()), is_mirrored)
}
