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

/// The fixed values of the cells: the lines through each, and a little of chance.
#[derive(Clone, Debug)]
pub(super) struct Preference {
    values: Vec<i32>,
}

impl Preference {
    /// The preference of one of several threads; the first does without chance. The others look at the same moves in
    /// other orders, so that each finds in the table what it has not looked at yet.
    pub(super) fn new(lines_through: &[i32], thread: u64) -> Self {
        let noise = |cell: usize| {
            let hash = (thread << 32 | cell as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            if thread == 0 { 0 } else { (hash >> 61) as i32 }
        };
        Self { values: lines_through.iter().enumerate().map(|(cell, lines)| lines + noise(cell)).collect() }
    }

    #[inline]
    pub(super) fn of<B: Bitboard>(&self, cell: B) -> i32 {
        cell.lowest().and_then(|index| self.values.get(index as usize)).copied().unwrap_or(0)
    }
}

/// The facts about a move that its place in the order depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect<B> {
    pub(super) cell: B,
    /// The mover's threats afterwards.
    pub(super) threats: B,
    /// How many replies don't lose at once.
    pub(super) replies: u32,
}

/// The higher, the sooner a move is tried.
#[inline]
pub(super) fn priority<B: Bitboard, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    state: &State<B>,
    move_: &Prospect<B>,
) -> i32 {
    let mut priority = THREAT * move_.threats.count() as i32;
    if !((move_.cell << 1) & state.own_threats).is_empty() {
        priority += SPOILED_THREAT;
    }
    if counts_replies(state.discs, layout.size()) {
        priority += REPLY * move_.replies as i32;
    }
    priority
}

/// Whether the game is late enough for the number of replies to matter.
#[inline]
const fn counts_replies(discs: i32, size: i32) -> bool {
    2 * discs > size
}
