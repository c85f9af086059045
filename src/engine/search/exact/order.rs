//! Which move to try first.
//!
//! Early on by fixed values alone, so that different orders of the same moves meet in the table; history heuristics
//! cost two to thirteen times the nodes. Later also by how few safe replies a move leaves.
use super::layout::Layout;
use super::state::State;
use crate::engine::Bitboard;

/// For each threat of the mover after the move.
const THREAT: i32 = 256;

/// For giving the opponent the cell below a threat of the mover's own.
const SPOILED_THREAT: i32 = -64;

/// For each safe reply, late in the game.
const REPLY: i32 = -64;

/// What was best when the position was last looked at.
pub(super) const REMEMBERED: i32 = 1 << 20;

/// The facts about a move that its place in the order depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect<B> {
    pub(super) cell: B,
    /// Lines through the cell.
    pub(super) lines: i32,
    /// The mover's threats afterwards.
    pub(super) threats: B,
    /// The replies that don't lose at once.
    pub(super) replies: B,
}

/// The higher, the sooner a move is tried.
#[inline]
pub(super) fn priority<B: Bitboard, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    state: &State<B>,
    move_: &Prospect<B>,
) -> i32 {
    let mut priority = THREAT * move_.threats.count() as i32 + move_.lines;
    if !((move_.cell << 1) & state.own_threats).is_empty() {
        priority += SPOILED_THREAT;
    }
    if counts_replies(state.discs, layout.size()) {
        priority += REPLY * move_.replies.count() as i32;
    }
    priority
}

/// Whether the game is late enough for the number of replies to matter.
#[inline]
const fn counts_replies(discs: i32, size: i32) -> bool {
    2 * discs > size
}
