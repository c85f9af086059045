//! The identity of a position for the table: what can still matter of it.
//!
//! A disc that is in no line still open for its colour can only be in the way. So a cell has one of four states:
//! empty, a live disc of either side, or merely occupied. Two positions with the same key have the same open lines,
//! the same landing cells and so the same value. (Technique: Christopher Steininger, `c4`; there, two colours.)
//!
//! A cell that *both* sides threaten is never filled but to win, nor is anything above it: whoever plays below it
//! loses to it at once. So lines through cells above it are not open either. The discs that make it a threat are live,
//! so that positions of one key agree in these cells.
use super::lanes::Lanes;
use super::layout::Layout;
use super::state::State;
use crate::engine::search::table::{Key, SHARED_BITS, Table};
use crate::engine::{Bitboard, Grid};

/// The cells of the lines still open for the side to move and for its opponent.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenLines<B> {
    pub(super) own: B,
    pub(super) other: B,
}

impl<B: Lanes> OpenLines<B> {
    #[inline]
    pub(super) fn new<const R: u32, const N: u32>(layout: &Layout<B, R, N>, state: &State<B>) -> Self {
        let empty = usable(layout, state.occupied, state.own_threats & state.other_threats);
        Self { own: layout.in_lines(state.own | empty), other: layout.in_lines(state.other() | empty) }
    }
}

/// The empty cells that play can reach before it is decided, where both sides threaten the cells of `shared`.
#[inline]
pub(super) fn usable<B: Lanes, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    occupied: B,
    shared: B,
) -> B {
    let empty = layout.cells() & !occupied;
    if shared.is_empty() { empty } else { empty & !layout.above(shared) }
}

/// What the table tells positions apart by: the live discs of the side to move, with the landing cells added, and the
/// live discs of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity<B> {
    own: B,
    other: B,
}

impl<B: Bitboard> Identity<B> {
    /// Adding all discs to the live ones of a side sets, in each column, the bits up to its height in a way that no
    /// other choice of live discs and height does.
    #[inline]
    fn new(own: B, occupied: B, open: OpenLines<B>) -> Self {
        Self { own: (own & open.own).wrapping_sum(occupied), other: (own ^ occupied) & open.other }
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

/// The key under which the table keeps a position, and whether it is that of its mirror image. Looking in the mirror
/// pays only while few discs are on the board.
#[inline]
pub(super) fn table_key<B: Lanes, const R: u32, const N: u32, const W: usize>(
    layout: &Layout<B, R, N>,
    table: &Table<W>,
    state: &State<B>,
    open: OpenLines<B>,
) -> (Key<W>, bool) {
    let identity = Identity::new(state.own, state.occupied, open);
    let (identity, is_mirrored) =
        if 3 * state.discs < layout.size() { identity.or_mirrored(layout.grid()) } else { (identity, false) };
    (table.key(identity.words()), is_mirrored)
}
