//! What the threads of a [parallel search](super::parallel) tell each other: which nodes are being searched.
use std::sync::atomic::{AtomicU64, Ordering};

use super::state::State;
use crate::Bitboard;
use crate::search::transposition::TableKey;

/// Nodes that can be marked; far more than threads and moves between the root and the leaves.
const SLOTS: usize = 1 << 12;

/// Marks the nodes that are being searched. Marks may be lost or mistaken for each other: that costs time only.
pub(super) struct BusyNodes {
    slots: Vec<AtomicU64>,
}

/// The mark of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeHash(u64);

impl NodeHash {
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

impl BusyNodes {
    pub(super) fn new() -> Self {
        Self { slots: std::iter::repeat_with(AtomicU64::default).take(SLOTS).collect() }
    }

    pub(super) fn contains(&self, hash: NodeHash) -> bool {
        self.slots[hash.slot()].load(Ordering::Relaxed) == hash.0
    }

    pub(super) fn start(&self, hash: NodeHash) {
        self.slots[hash.slot()].store(hash.0, Ordering::Relaxed);
    }

    pub(super) fn finish(&self, hash: NodeHash) {
        self.slots[hash.slot()].store(0, Ordering::Relaxed);
    }
}

/// The positions on the path from the root whose moves are shared.
pub(super) struct SharedPath<const W: usize> {
    pub(super) steps: Vec<(TableKey<W>, i32)>,
    /// The first of them that another thread has solved, while the search goes back to it.
    pub(super) solved: Option<usize>,
}

impl<const W: usize> SharedPath<W> {
    pub(super) const fn new() -> Self {
        Self { steps: Vec::new(), solved: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_busy_from_start_to_finish() {
        let state = |own| State { own, occupied: 7u64, own_threats: 0, other_threats: 0, discs: 3 };
        let (busy, one, other) = (BusyNodes::new(), NodeHash::new(&state(1)), NodeHash::new(&state(2)));
        assert!(!busy.contains(one));
        busy.start(one);
        assert!(busy.contains(one) && !busy.contains(other));
        busy.finish(one);
        assert!(!busy.contains(one));
    }
}
