//! The null-window negamax search of one thread.
use std::ops::ControlFlow::{self, Break, Continue};

use super::choice_node::{Place, Query, after_landing, is_drawn_enough};
use super::geometry::Layout;
use super::move_ordering::{Killers, Order, Prospect, is_late, priority};
use super::parallel::{Busy, Way};
use super::score;
use super::simd::{Lanes, Work};
use super::state::{State, safe, stacked};
use crate::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::table::{Entry, Table};

/// Everything a thread needs to search positions of one board. `W` is the number of words of a key.
pub(super) struct Searcher<'a, B: Lanes, const R: u32, const N: u32, const W: usize> {
    pub(super) layout: &'a Layout<B, R, N>,
    pub(super) table: &'a Table<W>,
    pub(super) budget: Budget<'a>,
    /// What several threads are searching.
    pub(super) busy: Option<&'a Busy>,
    pub(super) way: Way<W>,
    /// For each cell, the lines through it.
    pub(super) lines_through: &'a [i32],
    pub(super) killers: Killers<B>,
}

impl<'a, B: Lanes, const R: u32, const N: u32, const W: usize> Searcher<'a, B, R, N, W> {
    /// A search alone.
    pub(super) fn new(
        layout: &'a Layout<B, R, N>,
        table: &'a Table<W>,
        budget: Budget<'a>,
        lines_through: &'a [i32],
    ) -> Self {
        let killers = Killers::new(layout.size());
        Self { layout, table, budget, busy: None, way: Way::new(), lines_through, killers }
    }

    /// The same, leaving to other threads what they have begun.
    pub(super) fn together(self, busy: &'a Busy) -> Self {
        Self { busy: Some(busy), ..self }
    }

    /// A bound on the score of a position in which the side to move cannot win at once, good enough to tell whether
    /// the score is above `alpha`: if the answer is above, the score is at least that, otherwise at most.
    ///
    /// Forced moves are played without counting as nodes.
    ///
    /// # Errors
    /// The limits are reached.
    pub(super) fn search(&mut self, state: &State<B>, alpha: i32) -> Result<i32, Exhausted> {
        match self.first_place(state, alpha) {
            Break(score) => Ok(score),
            Continue(place) => {
                let plies = (self.layout.size() - place.fork.state.discs) as usize;
                let mut room = vec![Child::NONE; plies * usize::from(self.layout.rules().cols())];
                Ok(place.fork.query.answer(self.visit(&place, &mut room)?))
            }
        }
    }

    fn first_place(&self, state: &State<B>, alpha: i32) -> ControlFlow<i32, Place<B, W>> {
        let landing = self.layout.landing(state.occupied);
        let fork = self.play_forced(*state, landing, Query::new(alpha))?;
        let bound = is_drawn_enough(self.layout, &fork).then_some(0).or_else(|| self.parity_bound(&fork));
        if let Some(bound) = bound {
            return Break(fork.query.answer(bound));
        }
        let place = self.place(fork);
        self.known(&place).map_or(Continue(place), |bound| Break(place.fork.query.answer(bound)))
    }
}

/// A move, and the fork to which it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<B, const W: usize> {
    cell: B,
    pub(super) place: Place<B, W>,
}

impl<B: Bitboard, const W: usize> Child<B, W> {
    /// What a place for a move is filled with at first.
    pub(super) const NONE: Self = Self { cell: B::EMPTY, place: Place::UNKNOWN };
}

/// A fork with its moves.
pub(super) struct Node<'s, B, const W: usize> {
    pub(super) place: &'s Place<B, W>,
    /// The best bound of the moves that are known not to reach above alpha.
    refuted: i32,
    /// Room for moves.
    pub(super) moves: &'s mut [Child<B, W>],
    /// What is left to be tried.
    pub(super) order: Order,
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
    pub(super) fn alpha(&self) -> i32 {
        self.place.fork.query.alpha
    }

    /// Takes in the score, or a bound that is good enough, of a move that need not be searched; breaks off if it is
    /// above alpha.
    #[inline]
    fn take(&mut self, score: i32) -> ControlFlow<i32> {
        if score > self.alpha() {
            return Break(score);
        }
        self.refuted = self.refuted.max(score);
        Continue(())
    }
}

/// The search of a fork, to be compiled for the processor.
struct Visit<'v, 's, B: Lanes, const R: u32, const N: u32, const W: usize> {
    searcher: &'v mut Searcher<'s, B, R, N, W>,
    place: &'v Place<B, W>,
    room: &'v mut [Child<B, W>],
}

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Work for Visit<'_, '_, B, R, N, W> {
    type Output = Result<i32, Exhausted>;

    #[inline(always)]
    fn run(self) -> Result<i32, Exhausted> {
        let Self { searcher, place, room } = self;
        searcher.budget.spend()?;
        let (moves, room) = room.split_at_mut(usize::from(searcher.layout.rules().cols()));
        let mut node = Node { place, refuted: NONE, moves, order: Order::new() };
        match searcher.look(&mut node) {
            Break(score) => Ok(score),
            Continue(()) => searcher.try_moves(&mut node, room),
        }
    }
}

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Searcher<'_, B, R, N, W> {
    /// Searches a fork. `room` is for its moves and those of all positions that follow.
    ///
    /// # Errors
    /// The limits are reached.
    pub(super) fn visit(&mut self, place: &Place<B, W>, room: &mut [Child<B, W>]) -> Result<i32, Exhausted> {
        B::run(self.layout.processor(), Visit { searcher: self, place, room })
    }

    /// Finds what is known without a search.
    #[inline(always)]
    fn look(&self, node: &mut Node<'_, B, W>) -> ControlFlow<i32> {
        let moves = node.place.fork.moves;
        let won_columns = self.layout.columns_through(stacked(node.place.fork.state.own_threats));
        let mut left = self.layout.columns_with(moves);
        while left != 0 {
            let cell = moves & self.layout.columns_from_middle()[left.trailing_zeros() as usize];
            left &= left - 1;
            self.list_move(node, cell, won_columns)?;
        }
        self.recall_moves(node)
    }

    /// Lists a move, unless its score is known. The mover has stacked threats in the `won_columns`.
    #[inline(always)]
    fn list_move(&self, node: &mut Node<'_, B, W>, cell: B, won_columns: B) -> ControlFlow<i32> {
        let (layout, place) = (self.layout, node.place);
        let state = &place.fork.state;
        let next = state.play(layout, cell);
        let threats = next.other_threats;
        let landing = after_landing(layout, place.fork.landing, cell);
        let query = Query::new(node.alpha()).after_move();
        let fork = match self.play_forced(next, landing, query) {
            Break(score) => return node.take(score),
            Continue(fork) => fork,
        };
        if let Some(score) = self.near_end(&fork) {
            return node.take(fork.query.answer(score));
        }
        if let Some(bound) = self.parity_bound(&fork) {
            return node.take(fork.query.answer(bound));
        }
        if is_drawn_enough(layout, &fork) {
            return node.take(0);
        }
        let lines = cell.lowest().map_or(0, |index| self.lines_through[index as usize]);
        let is_below_stacked = !(cell & won_columns).is_empty();
        let prospect = Prospect { cell, lines, threats, replies: safe(landing, threats), is_below_stacked };
        let place = self.place(fork);
        let index = node.order.add(priority(layout, state, &prospect));
        node.moves[index] = Child { cell, place };
        Continue(())
    }

    /// What the table knows of a place, if that answers its query.
    #[inline]
    pub(super) fn known(&self, place: &Place<B, W>) -> Option<i32> {
        let (key, _) = place.key.as_ref()?;
        self.table.get(key)?.settles(place.fork.query.alpha)
    }

    /// Asks the table about each move. Those that are left are not asked about again when their turn comes: of what is
    /// searched until then, hardly anything has as few discs.
    #[inline(always)]
    fn recall_moves(&self, node: &mut Node<'_, B, W>) -> ControlFlow<i32> {
        let discs = node.place.fork.state.discs;
        let killer_bonus = self.killers.bonus(discs, is_late(discs, self.layout.size()));
        let mut place = 0;
        while place < node.order.len() {
            let child = &node.moves[node.order.get(place)];
            let cell = child.cell;
            let Some(bound) = self.known(&child.place) else {
                node.order.raise(place, killer_bonus.for_move(cell));
                place += 1;
                continue;
            };
            let bound = child.place.fork.query.answer(bound);
            if let Break(score) = node.take(bound) {
                self.remember(node, score, Some(cell), 1);
                return Break(score);
            }
            node.order.remove(place);
        }
        Continue(())
    }

    /// Searches the moves, the most promising first.
    #[inline(always)]
    fn try_moves(&mut self, node: &mut Node<'_, B, W>, room: &mut [Child<B, W>]) -> Result<i32, Exhausted> {
        let nodes_before = self.budget.states();
        let (size, discs) = (self.layout.size(), node.place.fork.state.discs);
        let mut best = Best { score: node.refuted, cell: None };
        if let Some(busy) = self.sharing(&node.place.fork) {
            if let Some(score) = self.try_moves_together(node, busy, &mut best, room)? {
                return Ok(score);
            }
        } else {
            for place in 0..node.order.len() {
                let child = &node.moves[node.order.next(place)];
                let score = child.place.fork.query.answer(self.visit(&child.place, room)?);
                if best.is_enough(score, child, node.alpha()) {
                    break;
                }
            }
        }
        if let Some(cell) = best.cell {
            self.killers.add(discs, cell);
        }
        let score = best.score.min(score::win_in_three(size, discs));
        let work = (self.budget.states() - nodes_before + 1).ilog2() + 1;
        self.remember(node, score, best.cell, work);
        Ok(score)
    }

    /// Keeps a bound: a lower one if it is above alpha, otherwise an upper one.
    #[inline]
    fn remember(&self, node: &Node<'_, B, W>, bound: i32, best: Option<B>, work: u32) {
        let Some((key, is_mirrored)) = node.place.key else { return };
        let (size, discs) = (self.layout.size(), node.place.fork.state.discs);
        let (most, least) = (score::win_in_three(size, discs), score::loss_next(size, discs));
        let column = best.and_then(|cell| self.layout.column(cell));
        let column = column.map(|column| self.layout.mirrored_if(is_mirrored, column));
        let entry = if bound > node.alpha() {
            Entry { lower: bound, upper: most.max(bound), column }
        } else {
            Entry { lower: least, upper: bound, column: None }
        };
        self.table.put(&key, entry, work);
    }
}
