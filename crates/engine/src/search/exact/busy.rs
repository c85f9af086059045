//! Which positions threads are searching now, so that others look at something else first.
//!
//! (Technique: Tom Kerrigan, "Simplified ABDADA".)
use std::sync::atomic::{AtomicU64, Ordering};

use super::state::State;
use crate::Bitboard;

/// Positions that can be marked; far more than threads and moves between the root and the leaves.
const SLOTS: usize = 1 << 12;

/// Marks of the positions that are being searched. They may be lost or mistaken for each other: that costs time only.
pub(super) struct Busy {
    slots: Vec<AtomicU64>,
}

/// What a position is marked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mark(u64);

impl Mark {
    pub(super) fn new<B: Bitboard>(state: &State<B>) -> Self {
        let mut hash = 0u64;
        for start in (0..B::BITS).step_by(u64::BITS as usize) {
            for word in [state.own.word_from(start), state.occupied.word_from(start)] {
                hash = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
                hash ^= hash >> 32;
            }
        }
        // 0 marks nothing.
        Self(hash | 1)
    }

    const fn slot(self) -> usize {
        (self.0 >> 1) as usize % SLOTS
    }
}

impl Busy {
    pub(super) fn new() -> Self {
        Self { slots: std::iter::repeat_with(AtomicU64::default).take(SLOTS).collect() }
    }

    pub(super) fn contains(&self, mark: Mark) -> bool {
        self.slots[mark.slot()].load(Ordering::Relaxed) == mark.0
    }

    pub(super) fn enter(&self, mark: Mark) {
        self.slots[mark.slot()].store(mark.0, Ordering::Relaxed);
    }

    pub(super) fn leave(&self, mark: Mark) {
        self.slots[mark.slot()].store(0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_busy_from_entering_to_leaving() {
        let state = |own| State { own, occupied: 7u64, own_threats: 0, other_threats: 0, discs: 3 };
        let (busy, one, other) = (Busy::new(), Mark::new(&state(1)), Mark::new(&state(2)));
        assert!(!busy.contains(one));
        busy.enter(one);
        assert!(busy.contains(one) && !busy.contains(other));
        busy.leave(one);
        assert!(!busy.contains(one));
    }
}
