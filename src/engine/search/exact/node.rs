//! One position in which there is a choice: cuts that need no search, then its moves.
use std::ops::Range;

use super::key::{OpenLines, table_key, usable};
use super::layout::Layout;
use super::order::{Prospect, REMEMBERED, priority};
use super::parity::{Quiet, upper_bound};
use super::score;
use super::searcher::Searcher;
use super::state::{State, safe};
use crate::engine::Bitboard;
use crate::engine::budget::Exhausted;
use crate::engine::search::table::{Entry, Key};

/// Empty cells down to which the table is worth asking, for a position and for its children.
const TABLE_EMPTIES: i32 = 4;
const CHILD_EMPTIES: i32 = 6;

/// Empty cells from which on threads share the moves of a position: fewer, and looking for what the others do costs more
/// than it saves.
const SHARED_EMPTIES: i32 = 20;

/// A move and what is known after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<B, const W: usize> {
    priority: i32,
    cell: B,
    /// The mover's threats afterwards.
    threats: B,
    stored: Stored<W>,
}

/// Where the table may know the value of a move.
#[derive(Clone, Copy, Debug)]
enum Stored<const W: usize> {
    Nowhere,
    /// Under the position after it.
    Next(Key<W>),
    /// Under the position after it and the forced reply.
    AfterReply(Key<W>),
}

impl<B: Bitboard, const W: usize> Default for Child<B, W> {
    fn default() -> Self {
        Self { priority: 0, cell: B::EMPTY, threats: B::EMPTY, stored: Stored::Nowhere }
    }
}

/// What is known of a node before its moves are tried.
pub(super) struct Node<'s, B, const W: usize> {
    state: &'s State<B>,
    landing: B,
    pub(super) alpha: i32,
    open: OpenLines<B>,
    /// Where the table keeps it, and whether in a mirror.
    pub(super) key: Option<(Key<W>, bool)>,
    /// The best bound of the moves that are known not to reach above alpha.
    refuted: i32,
    /// The places of the moves to try.
    pub(super) moves: Range<usize>,
}

/// Below every score.
const NONE: i32 = -1000;

/// The best of the moves tried so far.
pub(super) struct Best<B> {
    score: i32,
    /// The cell of a move that reaches above alpha.
    cell: Option<B>,
}

impl<B: Bitboard> Best<B> {
    /// Takes in the score of a move, and tells whether it is above alpha, so that no other need be tried.
    #[inline]
    pub(super) fn is_enough<const W: usize>(&mut self, score: i32, child: &Child<B, W>, alpha: i32) -> bool {
        self.score = self.score.max(score);
        if score > alpha {
            self.cell = Some(child.cell);
        }
        score > alpha
    }
}

impl<B: Bitboard, const W: usize> Node<'_, B, W> {
    /// The position after a move.
    #[inline]
    pub(super) fn after(&self, child: &Child<B, W>) -> State<B> {
        self.state.after(child.cell, child.threats)
    }
}

impl<B: Bitboard, const R: u32, const N: u32, const W: usize> Searcher<'_, B, R, N, W> {
    /// Searches a position with several safe `moves`, as [`search`](Self::search) does.
    #[inline]
    pub(super) fn branch(
        &mut self,
        state: &State<B>,
        landing: B,
        moves: B,
        alpha: i32,
    ) -> Result<i32, Exhausted> {
        if let Some(score) = self.in_book(state) {
            return Ok(score);
        }
        let open = OpenLines::new(self.layout, state);
        if open.own.is_empty() && alpha >= 0 || open.other.is_empty() && alpha < 0 {
            return Ok(0);
        }
        let key = self.uses_table(state.discs).then(|| self.key(state, open));
        let first = self.places(state.discs);
        let mut node = Node { state, landing, alpha, open, key, refuted: NONE, moves: first..first };
        if let Some(score) = self.parity_bound(state, landing, alpha) {
            return Ok(score);
        }
        if let Some(score) = self.list_moves(&mut node, moves) {
            return Ok(score);
        }
        if let Some(score) = self.recall(&node) {
            return Ok(score);
        }
        if let Some(score) = self.parity_bound_of_moves(&node) {
            return Ok(score);
        }
        if let Some(score) = self.recall_moves(&mut node) {
            return Ok(score);
        }
        self.try_moves(&node)
    }

    #[inline]
    fn key(&self, state: &State<B>, open: OpenLines<B>) -> (Key<W>, bool) {
        let (key, is_mirrored) = table_key(self.layout, self.table, state, open);
        self.table.prefetch(&key);
        (key, is_mirrored)
    }

    /// An upper bound from parity that is not above alpha.
    #[inline]
    fn parity_bound(&self, state: &State<B>, landing: B, alpha: i32) -> Option<i32> {
        if !(landing & (state.own_threats | state.other_threats)).is_empty() {
            return None;
        }
        let State { own, occupied, other_threats: threats, discs, .. } = *state;
        upper_bound(self.layout, Quiet { own, occupied, landing, threats, discs }, alpha)
    }

    /// A lower bound above alpha from parity after one of the moves.
    #[inline]
    fn parity_bound_of_moves(&self, node: &Node<'_, B, W>) -> Option<i32> {
        self.moves[node.moves.clone()].iter().find_map(|child| {
            let next = node.state.after(child.cell, child.threats);
            let landing = after_landing(self.layout, node.landing, child.cell);
            self.parity_bound(&next, landing, -node.alpha - 1).map(|bound| -bound)
        })
    }

    #[inline]
    fn uses_table(&self, discs: i32) -> bool {
        discs < self.layout.size() - TABLE_EMPTIES
    }

    #[inline]
    fn asks_for_children(&self, discs: i32) -> bool {
        discs <= self.layout.size() - CHILD_EMPTIES
    }

    /// Lists the moves, and gives the score if one of them settles it.
    #[inline]
    fn list_moves(&mut self, node: &mut Node<'_, B, W>, moves: B) -> Option<i32> {
        let mut rest = moves;
        while !rest.is_empty() {
            let cell = rest.lowest_bit();
            rest = rest.without_lowest();
            if let Some(score) = self.list_move(node, cell) {
                return Some(score);
            }
        }
        None
    }

    #[inline]
    fn list_move(&mut self, node: &mut Node<'_, B, W>, cell: B) -> Option<i32> {
        let (layout, state) = (self.layout, node.state);
        let next = state.play(layout, cell);
        let threats = next.other_threats;
        let landing = after_landing(layout, node.landing, cell);
        let wins = landing & threats;
        let replies = safe(landing, threats);
        let win = score::win_in_three(layout.size(), state.discs);
        if !landing.is_empty() && replies.is_empty() && win > node.alpha {
            return Some(win);
        }
        let open = self.open_after(node, cell, threats);
        if node.alpha < 0 && open.own.is_empty() {
            return Some(0);
        }
        let stored = if wins.is_empty() {
            self.stored_next(&next, open)
        } else {
            match self.stored_after_reply(&next, landing, wins, node.alpha) {
                Ok(stored) => stored,
                Err(bound) => {
                    node.refuted = node.refuted.max(bound);
                    return None;
                }
            }
        };
        let lines = cell.lowest().map_or(0, |index| self.lines_through[index as usize]);
        let prospect = Prospect { cell, lines, threats, replies };
        let priority = priority(layout, state, &prospect);
        self.moves[node.moves.end] = Child { priority, cell, threats, stored };
        node.moves.end += 1;
        None
    }

    /// The lines open after a move, seen by the opponent, who is then to move.
    #[inline]
    fn open_after(&self, node: &Node<'_, B, W>, cell: B, threats: B) -> OpenLines<B> {
        let (layout, state) = (self.layout, node.state);
        let own = state.own | cell;
        let shared = threats & state.other_threats;
        let empty = usable(layout, state.occupied | cell, shared);
        // The mover's open lines stay the same unless a new cell is threatened by both.
        let is_new = !(shared & !state.own_threats).is_empty();
        let mover = if is_new { layout.in_lines(own | empty) } else { node.open.own };
        OpenLines { own: layout.in_lines(state.other() | empty), other: mover }
    }

    #[inline]
    fn stored_next(&self, next: &State<B>, open: OpenLines<B>) -> Stored<W> {
        if self.uses_table(next.discs) && self.asks_for_children(next.discs - 1) {
            Stored::Next(self.key(next, open).0)
        } else {
            Stored::Nowhere
        }
    }

    /// After a move that threatens to win at once the reply is forced and its position never stored: the table is
    /// asked two moves ahead. Fails with a bound if the mover is lost there and that is no better than `alpha`.
    #[inline]
    fn stored_after_reply(
        &self,
        next: &State<B>,
        landing: B,
        reply: B,
        alpha: i32,
    ) -> Result<Stored<W>, i32> {
        let layout = self.layout;
        if !self.uses_table(next.discs + 1) || !self.asks_for_children(next.discs - 1) {
            return Ok(Stored::Nowhere);
        }
        let state = next.play(layout, reply);
        let landing = after_landing(layout, landing, reply);
        let moves = state.safe(landing);
        let lost = score::loss_next(layout.size(), state.discs);
        if moves.has_several() {
            let open = OpenLines::new(layout, &state);
            Ok(Stored::AfterReply(self.key(&state, open).0))
        } else if moves.is_empty() && !landing.is_empty() && lost <= alpha {
            Err(lost)
        } else {
            Ok(Stored::Nowhere)
        }
    }

    /// The node's own score if the table knows enough; otherwise its best move goes first.
    #[inline]
    pub(super) fn recall(&mut self, node: &Node<'_, B, W>) -> Option<i32> {
        let (key, is_mirrored) = node.key?;
        let entry = self.table.get(&key)?;
        if entry.lower > node.alpha {
            return Some(entry.lower);
        }
        if entry.upper <= node.alpha {
            return Some(entry.upper);
        }
        let column = self.layout.mirrored_if(is_mirrored, entry.column?);
        for child in &mut self.moves[node.moves.clone()] {
            if self.layout.column(child.cell) == Some(column) {
                child.priority += REMEMBERED;
            }
        }
        None
    }

    /// Asks the table about each move: the score if one reaches above alpha; those that don't are dropped.
    #[inline]
    fn recall_moves(&mut self, node: &mut Node<'_, B, W>) -> Option<i32> {
        let mut index = node.moves.start;
        while index < node.moves.end {
            let child = self.moves[index];
            let (lower, upper) = match child.stored {
                Stored::Nowhere => (NONE, -NONE),
                Stored::Next(key) => self.table.get(&key).map_or((NONE, -NONE), |e| (-e.upper, -e.lower)),
                Stored::AfterReply(key) => self.table.get(&key).map_or((NONE, -NONE), |e| (e.lower, e.upper)),
            };
            if lower > node.alpha {
                self.remember(node, lower, Some(child.cell), 1);
                return Some(lower);
            }
            if upper <= node.alpha {
                node.refuted = node.refuted.max(upper);
                node.moves.end -= 1;
                self.moves[index] = self.moves[node.moves.end];
            } else {
                index += 1;
            }
        }
        None
    }

    /// Searches the moves, the most promising first.
    fn try_moves(&mut self, node: &Node<'_, B, W>) -> Result<i32, Exhausted> {
        let nodes_before = self.budget.states();
        let mut best = Best { score: node.refuted, cell: None };
        if let Some(busy) = self.busy.filter(|_| self.layout.size() - node.state.discs >= SHARED_EMPTIES) {
            if let Some(score) = self.try_moves_together(node, busy, &mut best)? {
                return Ok(score);
            }
        } else {
            for place in node.moves.clone() {
                let child = self.next_move(place..node.moves.end);
                let score = -self.search(node.after(&child), -node.alpha - 1)?;
                if best.is_enough(score, &child, node.alpha) {
                    break;
                }
            }
        }
        let score = best.score.min(score::win_in_three(self.layout.size(), node.state.discs));
        let work = (self.budget.states() - nodes_before + 1).ilog2() + 1;
        self.remember(node, score, best.cell, work);
        Ok(score)
    }

    /// Moves the best of those that are left to the first of their places.
    #[inline]
    pub(super) fn next_move(&mut self, left: Range<usize>) -> Child<B, W> {
        let moves = &mut self.moves[left];
        let mut best = 0;
        for index in 1..moves.len() {
            if moves[index].priority > moves[best].priority {
                best = index;
            }
        }
        moves.swap(0, best);
        moves[0]
    }

    /// Keeps a bound: a lower one if it is above alpha, otherwise an upper one.
    #[inline]
    fn remember(&self, node: &Node<'_, B, W>, bound: i32, best: Option<B>, work: u32) {
        let Some((key, is_mirrored)) = node.key else { return };
        let (size, discs) = (self.layout.size(), node.state.discs);
        let (most, least) = (score::win_in_three(size, discs), score::loss_next(size, discs));
        let column = best.and_then(|cell| self.layout.column(cell));
        let column = column.map(|column| self.layout.mirrored_if(is_mirrored, column));
        let entry = if bound > node.alpha {
            Entry { lower: bound, upper: most.max(bound), column }
        } else {
            Entry { lower: least, upper: bound, column: None }
        };
        self.table.put(&key, entry, work);
    }
}

/// The landing cells after a disc in `cell`, one of `landing`.
#[inline]
fn after_landing<B: Bitboard, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    landing: B,
    cell: B,
) -> B {
    (landing ^ cell) | ((cell << 1) & layout.cells())
}
