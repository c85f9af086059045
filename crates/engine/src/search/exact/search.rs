//! The search of one thread: negamax with a null window, over a table that other threads share.
use std::ops::ControlFlow::{self, Break, Continue};

use super::choice_node::{ChoiceNode, NullWindow, landing_after};
use super::geometry::SolverGeometry;
use super::move_ordering::{Killers, MoveFeatures, MovePicker, is_late, priority};
use super::score;
use super::shared_nodes::{BusyNodes, SharedPath};
use super::simd::{SimdBitboard, Task};
use super::state::{State, safe_moves, stacked_threats};
use crate::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::transposition::{Entry, SharedTable};

/// Everything a thread needs to search positions of one board. `W` is the number of words of a key.
pub(super) struct Searcher<'a, B: SimdBitboard, const R: u32, const N: u32, const W: usize> {
    pub(super) geometry: &'a SolverGeometry<B, R, N>,
    pub(super) table: &'a SharedTable<W>,
    pub(super) budget: Budget<'a>,
    /// What other threads are searching, if there are any.
    pub(super) busy: Option<&'a BusyNodes>,
    pub(super) path: SharedPath<W>,
    /// For each cell, the lines through it.
    pub(super) lines_through: &'a [i32],
    pub(super) killers: Killers<B>,
}

impl<'a, B: SimdBitboard, const R: u32, const N: u32, const W: usize> Searcher<'a, B, R, N, W> {
    /// A search by one thread alone.
    pub(super) fn new(
        geometry: &'a SolverGeometry<B, R, N>,
        table: &'a SharedTable<W>,
        budget: Budget<'a>,
        lines_through: &'a [i32],
    ) -> Self {
        let killers = Killers::new(geometry.size());
        Self { geometry, table, budget, busy: None, path: SharedPath::new(), lines_through, killers }
    }

    /// The same as one of several threads.
    pub(super) fn with_busy_nodes(self, busy: &'a BusyNodes) -> Self {
        Self { busy: Some(busy), ..self }
    }

    /// A bound on the score of a position in which the side to move cannot win at once: a lower bound if it is above
    /// `alpha`, otherwise an upper one (fail-soft).
    ///
    /// # Errors
    /// The limits are reached.
    pub(super) fn search(&mut self, state: &State<B>, alpha: i32) -> Result<i32, Exhausted> {
        match self.root(state, alpha) {
            Break(score) => Ok(score),
            Continue(node) => {
                let plies = (self.geometry.size() - node.state.discs) as usize;
                let mut children = vec![Child::EMPTY; plies * usize::from(self.geometry.rules().cols())];
                Ok(node.window.for_opener(self.search_node(&node, &mut children)?))
            }
        }
    }

    /// The bound that answers the window, where it takes no search; otherwise the node from which to search.
    pub(super) fn root(&self, state: &State<B>, alpha: i32) -> ControlFlow<i32, ChoiceNode<B, W>> {
        let landing = self.geometry.landing(state.occupied);
        let node = ChoiceNode::after_forced(self.geometry, *state, landing, NullWindow::new(alpha))?;
        let bound =
            node.has_no_open_line(self.geometry).then_some(0).or_else(|| node.claimeven_bound(self.geometry));
        if let Some(bound) = bound {
            return Break(node.window.for_opener(bound));
        }
        let node = node.prepared(self.geometry, self.table);
        self.probe(&node).map_or(Continue(node), |bound| Break(node.window.for_opener(bound)))
    }
}

/// A move, and the next node with a choice to which it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<B, const W: usize> {
    cell: B,
    pub(super) node: ChoiceNode<B, W>,
}

impl<B: Bitboard, const W: usize> Child<B, W> {
    /// Fills places for children at first.
    pub(super) const EMPTY: Self = Self { cell: B::EMPTY, node: ChoiceNode::EMPTY };
}

/// A node with those of its children that have to be searched.
pub(super) struct ExpandedNode<'s, B, const W: usize> {
    pub(super) node: &'s ChoiceNode<B, W>,
    /// The best bound of the moves that need no search, none of which reaches above alpha.
    best_bound: i32,
    pub(super) children: &'s mut [Child<B, W>],
    pub(super) picker: MovePicker,
}

/// Below every score.
const NO_SCORE: i32 = -1000;

/// The best of the children searched so far.
pub(super) struct BestChild<B> {
    score: i32,
    /// The move that reaches above alpha.
    cutoff_move: Option<B>,
}

impl<B: Bitboard> BestChild<B> {
    /// Takes in the score of a child, and tells whether it is above alpha: a cutoff.
    #[inline]
    pub(super) fn update<const W: usize>(&mut self, score: i32, child: &Child<B, W>, alpha: i32) -> bool {
        self.score = self.score.max(score);
        if score > alpha {
            self.cutoff_move = Some(child.cell);
        }
        score > alpha
    }
}

impl<B: Bitboard, const W: usize> ExpandedNode<'_, B, W> {
    pub(super) fn alpha(&self) -> i32 {
        self.node.window.alpha
    }

    /// Takes in the bound of a move that need not be searched; breaks off with both if it is above alpha.
    #[inline]
    fn update(&mut self, bound: i32, cell: B) -> ControlFlow<(i32, B)> {
        if bound > self.alpha() {
            return Break((bound, cell));
        }
        self.best_bound = self.best_bound.max(bound);
        Continue(())
    }
}

/// The search of one node as a task, so that it is compiled for the processor at hand.
struct SearchNode<'v, 's, B: SimdBitboard, const R: u32, const N: u32, const W: usize> {
    searcher: &'v mut Searcher<'s, B, R, N, W>,
    node: &'v ChoiceNode<B, W>,
    children: &'v mut [Child<B, W>],
}

impl<B: SimdBitboard, const R: u32, const N: u32, const W: usize> Task for SearchNode<'_, '_, B, R, N, W> {
    type Output = Result<i32, Exhausted>;

    #[inline(always)]
    fn run(self) -> Result<i32, Exhausted> {
        let Self { searcher, node, children } = self;
        searcher.budget.spend()?;
        let (children, descendants) = children.split_at_mut(usize::from(searcher.geometry.rules().cols()));
        let mut expanded = ExpandedNode { node, best_bound: NO_SCORE, children, picker: MovePicker::new() };
        match searcher.expand(&mut expanded) {
            Break((score, cell)) => {
                // It took no search, but saves a node wherever the position comes up as a child.
                searcher.store(node, score, Some(cell), 0);
                Ok(score)
            }
            Continue(()) => searcher.search_children(&mut expanded, descendants),
        }
    }
}

impl<B: SimdBitboard, const R: u32, const N: u32, const W: usize> Searcher<'_, B, R, N, W> {
    /// Searches a node. `children` is the memory for its children and all further descendants.
    ///
    /// # Errors
    /// The limits are reached.
    pub(super) fn search_node(
        &mut self,
        node: &ChoiceNode<B, W>,
        children: &mut [Child<B, W>],
    ) -> Result<i32, Exhausted> {
        B::run(self.geometry.processor(), SearchNode { searcher: self, node, children })
    }

    /// Lists the children that have to be searched; breaks off with a bound and a move if one of the others is enough.
    #[inline(always)]
    fn expand(&self, expanded: &mut ExpandedNode<'_, B, W>) -> ControlFlow<(i32, B)> {
        let ChoiceNode { state, moves, .. } = expanded.node;
        let stacked_columns = self.geometry.columns_through(stacked_threats(state.own_threats));
        let mut left = self.geometry.columns_holding(*moves);
        while left != 0 {
            let cell = *moves & self.geometry.columns_from_middle()[left.trailing_zeros() as usize];
            left &= left - 1;
            self.add_child(expanded, cell, stacked_columns)?;
        }
        // No sooner: a node that one of its moves answers at once needs no keys of the others.
        for index in 0..expanded.picker.len() {
            let child = &mut expanded.children[index];
            child.node = child.node.prepared(self.geometry, self.table);
        }
        self.probe_children(expanded)
    }

    /// Adds a move to the children unless its score is known. The mover has stacked threats in the `stacked_columns`.
    #[inline(always)]
    fn add_child(
        &self,
        expanded: &mut ExpandedNode<'_, B, W>,
        cell: B,
        stacked_columns: B,
    ) -> ControlFlow<(i32, B)> {
        let (geometry, parent) = (self.geometry, expanded.node);
        let next = parent.state.play(geometry, cell);
        let threats = next.other_threats;
        let landing = landing_after(geometry, parent.landing, cell);
        let window = NullWindow::new(expanded.alpha()).after_move();
        let node = match ChoiceNode::after_forced(geometry, next, landing, window) {
            Break(score) => return expanded.update(score, cell),
            Continue(node) => node,
        };
        if let Some(bound) = node.near_end_bound(geometry) {
            return expanded.update(node.window.for_opener(bound), cell);
        }
        if let Some(bound) = node.claimeven_bound(geometry) {
            return expanded.update(node.window.for_opener(bound), cell);
        }
        if node.has_no_open_line(geometry) {
            return expanded.update(0, cell);
        }
        let features = MoveFeatures {
            cell,
            lines: cell.lowest().map_or(0, |index| self.lines_through[index as usize]),
            threats,
            replies: safe_moves(landing, threats),
            is_below_stacked: !(cell & stacked_columns).is_empty(),
            keeps_initiative: (node.state.discs - parent.state.discs) % 2 == 0,
        };
        let index = expanded.picker.add(priority(geometry, &parent.state, &features));
        expanded.children[index] = Child { cell, node };
        Continue(())
    }

    /// The bound in the table that answers the window of a node, if there is one.
    #[inline]
    pub(super) fn probe(&self, node: &ChoiceNode<B, W>) -> Option<i32> {
        let (key, _) = node.key.as_ref()?;
        self.table.probe(key)?.bound_for(node.window.alpha)
    }

    /// Looks all children up in the table before any is searched (enhanced transposition cutoff). Those that are left
    /// are not looked up again when their turn comes: hardly anything that is searched until then has as few discs.
    #[inline(always)]
    fn probe_children(&self, expanded: &mut ExpandedNode<'_, B, W>) -> ControlFlow<(i32, B)> {
        let discs = expanded.node.state.discs;
        let killer_bonus = self.killers.bonus(discs, is_late(discs, self.geometry.size()));
        let mut place = 0;
        while place < expanded.picker.len() {
            let child = &expanded.children[expanded.picker.get(place)];
            let cell = child.cell;
            let Some(bound) = self.probe(&child.node) else {
                expanded.picker.raise(place, killer_bonus.for_move(cell));
                place += 1;
                continue;
            };
            let bound = child.node.window.for_opener(bound);
            expanded.update(bound, cell)?;
            expanded.picker.remove(place);
        }
        Continue(())
    }

    /// Searches the children, the most promising first.
    #[inline(always)]
    fn search_children(
        &mut self,
        expanded: &mut ExpandedNode<'_, B, W>,
        descendants: &mut [Child<B, W>],
    ) -> Result<i32, Exhausted> {
        let nodes_before = self.budget.nodes();
        let (size, discs) = (self.geometry.size(), expanded.node.state.discs);
        let mut best = BestChild { score: expanded.best_bound, cutoff_move: None };
        if let Some(busy) = self.busy_nodes_at(expanded.node) {
            if let Some(score) = self.search_children_in_parallel(expanded, busy, &mut best, descendants)? {
                return Ok(score);
            }
        } else {
            for place in 0..expanded.picker.len() {
                let child = &expanded.children[expanded.picker.next(place)];
                let score = child.node.window.for_opener(self.search_node(&child.node, descendants)?);
                if best.update(score, child, expanded.alpha()) {
                    break;
                }
            }
        }
        if let Some(cell) = best.cutoff_move {
            self.killers.update(discs, cell);
        }
        let score = best.score.min(score::win_in_three(size, discs));
        let work = (self.budget.nodes() - nodes_before + 1).ilog2() + 1;
        self.store(expanded.node, score, best.cutoff_move, work);
        Ok(score)
    }

    /// Stores a bound: a lower one if it is above alpha, otherwise an upper one.
    #[inline]
    fn store(&self, node: &ChoiceNode<B, W>, bound: i32, best: Option<B>, work: u32) {
        let Some((key, is_mirrored)) = node.key else { return };
        let (size, discs) = (self.geometry.size(), node.state.discs);
        let (most, least) = (score::win_in_three(size, discs), score::loss_next(size, discs));
        let column = best.and_then(|cell| self.geometry.column(cell));
        let column = column.map(|column| self.geometry.mirrored_if(is_mirrored, column));
        let entry = if bound > node.window.alpha {
            Entry { lower: bound, upper: most.max(bound), column }
        } else {
            Entry { lower: least, upper: bound, column: None }
        };
        self.table.store(&key, entry, work);
    }
}
