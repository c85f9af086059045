//! How the threads of a search share the moves of a position.
//!
//! A thread puts off the moves that another one is searching. When it has none left but these, it helps with them: it
//! goes the same way, and puts off there what the other has begun. As soon as the other has settled a position on its
//! way, it leaves everything below.
//!
//! Where the side to move is expected to score above alpha, one move is mostly enough: all threads try them in the same
//! order, but for a few [killer moves](super::killers), and share the moves of the next position, none of which is
//! expected to be. Near the root they keep to the same order everywhere: should one of those moves be enough after all,
//! what was spent on the others is lost, and the less the further down they are. In searches of seconds two threads search
//! up to 11 % more nodes than one.
use super::busy::{Busy, Mark};
use super::fork::Fork;
use super::lanes::Lanes;
use super::node::{Best, Child, Node};
use super::searcher::Searcher;
use crate::budget::Exhausted;
use crate::search::table::Key;

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
