//! How the threads of a search share the moves of a position.
//!
//! A thread puts off the moves that another one is searching. When it has none left but these, it helps with them: it
//! goes the same way, and puts off there what the other has begun. As soon as the other has settled a position on its
//! way, it leaves everything below.
use std::ops::ControlFlow::Break;

use super::busy::{Busy, Mark};
use super::node::{Best, Child, Node};
use super::searcher::Searcher;
use crate::engine::Bitboard;
use crate::engine::budget::Exhausted;
use crate::engine::search::table::Key;

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

impl<B: Bitboard, const R: u32, const N: u32, const W: usize> Searcher<'_, B, R, N, W> {
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
                let Break(score) = self.recall(node) else { continue };
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
        let mut put_off = 0u32;
        for place in 0..node.order.len() {
            let index = node.order.next(place);
            let child = &node.moves[index];
            if busy.contains(Mark::new(&child.place.fork.state)) {
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
        let mark = Mark::new(&child.place.fork.state);
        busy.enter(mark);
        let score = self.visit(&child.place, room).map(|score| child.place.fork.query.answer(score));
        busy.leave(mark);
        Ok(best.is_enough(score?, child, alpha))
    }

    /// Calls off what is below the first position on the way that another thread has settled.
    fn go_back_if_settled(&mut self) -> Result<(), Exhausted> {
        let is_settled = |(key, alpha): &(Key<W>, i32)| {
            self.table.get(key).is_some_and(|entry| entry.lower > *alpha || entry.upper <= *alpha)
        };
        self.way.settled = self.way.steps.iter().position(is_settled);
        if self.way.settled.is_some() { Err(Exhausted) } else { Ok(()) }
    }
}
