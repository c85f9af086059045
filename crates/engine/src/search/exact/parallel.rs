//! Several threads at one question over one table: each searches for itself, leaves to the others what they have begun,
//! and finds in the table what they have found. The first to finish has the answer, which is the same whoever it is.
//!
//! Searching in orders of their own, by a little chance, cost two threads a quarter more nodes than doing without.
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::choice_node::Fork;
use super::geometry::Layout;
use super::memory::Memory;
use super::score::{Goal, Range};
use super::search::{Best, Child, Node, Searcher};
use super::simd::Lanes;
use super::state::State;
use crate::budget::{Budget, Common, Exhausted};
use crate::search::table::Key;
use crate::{Bitboard, Limits};

/// Nodes for which it is not worth starting another thread.
const ALONE: u64 = 10_000;

/// A board, what is known of its positions, and the threads to find out more.
pub(super) struct Race<'a, B: Lanes, const R: u32, const N: u32, const W: usize> {
    pub(super) layout: &'a Layout<B, R, N>,
    pub(super) memory: &'a mut Memory<W>,
    pub(super) lines_through: &'a [i32],
    pub(super) threads: usize,
}

/// What a search has found, and the nodes that it took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding {
    pub(super) range: Range,
    pub(super) nodes: u64,
}

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Race<'_, B, R, N, W> {
    /// What is found out about the score of a position in which the side to move cannot win at once.
    pub(super) fn run(&mut self, state: &State<B>, goal: Goal, limits: &Limits) -> Finding {
        let extent = Range::without_win_at_once(self.layout.size(), state.discs);
        let mut finding = Finding { range: extent, nodes: 0 };
        let (start, budget) = (Instant::now(), Budget::new(limits));
        while let Some(alpha) = goal.next_bound(extent, finding.range) {
            let limits = limits.less(start.elapsed(), finding.nodes);
            let alone = ALONE.saturating_sub(finding.nodes);
            let (bound, nodes) = self.compare(state, alpha, &limits, alone);
            finding.nodes += nodes;
            let has_grown = self.memory.grow_after(nodes, &budget);
            match bound {
                Ok(bound) => finding.range.narrow(alpha, bound),
                // The question is asked again: what was found on the way is remembered.
                Err(Exhausted) if has_grown => {}
                Err(Exhausted) => break,
            }
        }
        finding
    }

    /// A bound that tells whether the score is above `alpha`, and the nodes that it took: at most so many as the table
    /// is large enough for. Other threads help after so many nodes `alone`.
    fn compare(
        &self,
        state: &State<B>,
        alpha: i32,
        limits: &Limits,
        alone: u64,
    ) -> (Result<i32, Exhausted>, u64) {
        let most = self.memory.nodes_left();
        let all = at_most(most, limits);
        let alone = if self.threads == 1 { all.clone() } else { at_most(Some(alone), &all) };
        let mut searcher = self.searcher(Budget::new(&alone));
        let result = searcher.search(state, alpha);
        let nodes = searcher.budget.states();
        if result.is_ok() || alone.nodes == all.nodes {
            return (result, nodes);
        }
        let common = Common::new(most.map(|most| most.saturating_sub(nodes)));
        let (bound, more) = self.compare_together(state, alpha, &limits.less(Duration::ZERO, nodes), &common);
        (bound, nodes + more)
    }

    fn compare_together(
        &self,
        state: &State<B>,
        alpha: i32,
        limits: &Limits,
        common: &Common,
    ) -> (Result<i32, Exhausted>, u64) {
        let busy = Busy::new();
        let search = || {
            let searcher = self.searcher(Budget::with_others(limits, common));
            let mut searcher = searcher.together(&busy);
            let result = searcher.search(state, alpha);
            if result.is_ok() {
                common.settled.stop();
            }
            (result, searcher.budget.states())
        };
        thread::scope(|scope| {
            let search = &search;
            let spawn = || thread::Builder::new().spawn_scoped(scope, search).ok();
            // As many as the system gives.
            let helpers: Vec<_> = (1..self.threads).map_while(|_| spawn()).collect();
            let own = search();
            helpers
                .into_iter()
                .map(|helper| helper.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .fold(own, |(result, nodes), (helped, more)| (result.or(helped), nodes + more))
        })
    }

    fn searcher<'s>(&'s self, budget: Budget<'s>) -> Searcher<'s, B, R, N, W> {
        Searcher::new(self.layout, self.memory.table(), budget, self.lines_through)
    }
}

/// The limits with no more than so many nodes.
fn at_most(nodes: Option<u64>, limits: &Limits) -> Limits {
    Limits { nodes: nodes.into_iter().chain(limits.nodes).min(), ..limits.clone() }
}

/// Empty cells from which on threads look for what the others do: with fewer that costs more than it saves.
const LEAST_EMPTIES: i32 = 28;

/// Empty cells up to which they share the moves of a position, however near the root.
const MOST_EMPTIES: i32 = 36;

/// Forks from the root that are near it. There threads look for what the others do even with fewer empty cells than
/// [`LEAST_EMPTIES`], but with more than [`MOST_EMPTIES`] they share nothing.
const NEAR: usize = 4;

/// The positions on the way from the root whose moves are shared.
pub(super) struct Way<const W: usize> {
    steps: Vec<(Key<W>, i32)>,
    /// The first of them that another thread has settled, while the search goes back to it.
    settled: Option<usize>,
}

impl<const W: usize> Way<W> {
    pub(super) const fn new() -> Self {
        Self { steps: Vec::new(), settled: None }
    }
}

impl<'a, B: Lanes, const R: u32, const N: u32, const W: usize> Searcher<'a, B, R, N, W> {
    /// What other threads are searching, where it pays to share the moves of a fork.
    #[inline]
    pub(super) fn sharing(&self, fork: &Fork<B>) -> Option<&'a Busy> {
        let empties = self.layout.size() - fork.state.discs;
        // If a single move is tried there, the position after it is shared too.
        let is_large = empties >= LEAST_EMPTIES + i32::from(is_hopeful(fork));
        self.busy.filter(|_| is_large || self.way.steps.len() < NEAR)
    }

    /// Searches the moves of a position; gives its score if another thread has found it first.
    pub(super) fn try_moves_together(
        &mut self,
        node: &mut Node<'_, B, W>,
        busy: &Busy,
        best: &mut Best<B>,
        room: &mut [Child<B, W>],
    ) -> Result<Option<i32>, Exhausted> {
        let depth = self.way.steps.len();
        self.way.steps.extend(node.place.key.map(|(key, _)| (key, node.alpha())));
        loop {
            let result = self.share_moves(node, busy, best, room);
            if result.is_err() && self.way.settled == Some(depth) {
                self.way.settled = None;
                let Some(score) = self.known(node.place) else { continue };
                self.way.steps.truncate(depth);
                return Ok(Some(score));
            }
            self.way.steps.truncate(depth);
            return result.map(|()| None);
        }
    }

    fn share_moves(
        &mut self,
        node: &mut Node<'_, B, W>,
        busy: &Busy,
        best: &mut Best<B>,
        room: &mut [Child<B, W>],
    ) -> Result<(), Exhausted> {
        let empties = self.layout.size() - node.place.fork.state.discs;
        let is_low = empties <= MOST_EMPTIES || self.way.steps.len() > NEAR;
        let may_wait = is_low && !is_hopeful(&node.place.fork);
        let mut put_off = 0u32;
        for place in 0..node.order.len() {
            let index = node.order.next(place);
            let child = &node.moves[index];
            if may_wait && busy.contains(Mark::new(&child.place.fork.state)) {
                put_off |= 1 << index;
            } else if self.try_shared_move(node.alpha(), child, busy, best, room)? {
                return Ok(());
            }
        }
        while put_off != 0 {
            let child = &node.moves[put_off.trailing_zeros() as usize];
            put_off &= put_off - 1;
            if self.try_shared_move(node.alpha(), child, busy, best, room)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Searches a move unless that has become needless, and tells whether it is enough.
    fn try_shared_move(
        &mut self,
        alpha: i32,
        child: &Child<B, W>,
        busy: &Busy,
        best: &mut Best<B>,
        room: &mut [Child<B, W>],
    ) -> Result<bool, Exhausted> {
        self.go_back_if_settled()?;
        let query = child.place.fork.query;
        // Another thread may have settled it since this one asked.
        if let Some(score) = self.known(&child.place) {
            return Ok(best.is_enough(query.answer(score), child, alpha));
        }
        let mark = Mark::new(&child.place.fork.state);
        busy.enter(mark);
        let score = self.visit(&child.place, room);
        busy.leave(mark);
        Ok(best.is_enough(query.answer(score?), child, alpha))
    }

    /// Calls off what is below the first position on the way that another thread has settled.
    fn go_back_if_settled(&mut self) -> Result<(), Exhausted> {
        let is_settled = |(key, alpha): &(Key<W>, i32)| {
            self.table.get(key).is_some_and(|entry| entry.settles(*alpha).is_some())
        };
        self.way.settled = self.way.steps.iter().position(is_settled);
        if self.way.settled.is_some() { Err(Exhausted) } else { Ok(()) }
    }
}

/// Whether the side to move is expected to score above alpha: that a draw would do is the best guess.
const fn is_hopeful<B>(fork: &Fork<B>) -> bool {
    fork.query.alpha < 0
}

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
