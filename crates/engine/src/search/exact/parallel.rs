//! Several threads at one null window, over one table: simplified ABDADA.
//!
//! Each thread searches for itself, puts off the moves that another one is searching, and finds in the table what
//! others have found. When it has none left but these, it helps with them: it goes the same way, and puts off there
//! what the other has begun. As soon as the other has solved a position on its path, it leaves everything below. The
//! first thread to finish has the answer, which is the same whoever it is.
//!
//! At an expected cut node mostly one move is enough: all threads try the moves in the same order, but for a few
//! [killer moves](super::move_ordering), and share the moves of the next position. Near the root they keep to the
//! same order everywhere: should a move be enough after all, what was spent on the others is lost, and the less the
//! further down.
//!
//! (Jean-Christophe Weill, "The ABDADA distributed minimax search algorithm", 1996; Tom Kerrigan, "Simplified ABDADA".)
use std::ops::ControlFlow;
use std::thread;

use super::choice_node::ChoiceNode;
use super::geometry::SolverGeometry;
use super::score::{ScoreRange, SearchGoal};
use super::search::{BestChild, Child, ExpandedNode, Searcher};
use super::shared_nodes::{BusyNodes, NodeHash};
use super::simd::SimdBitboard;
use super::state::State;
use crate::budget::{Budget, Exhausted, SharedBudget};
use crate::parallel::on_threads;
use crate::search::transposition::{GrowingTable, TableKey};

/// Nodes for which it is not worth starting another thread.
const SERIAL_NODES: u64 = 10_000;

/// A board, what is known of its positions, and the threads to find out more.
pub(super) struct ParallelSearch<'a, B: SimdBitboard, const R: u32, const N: u32, const W: usize> {
    pub(super) geometry: &'a SolverGeometry<B, R, N>,
    pub(super) table: &'a mut GrowingTable<W>,
    pub(super) lines_through: &'a [i32],
    pub(super) threads: usize,
}

impl<B: SimdBitboard, const R: u32, const N: u32, const W: usize> ParallelSearch<'_, B, R, N, W> {
    /// Finds out what it can about the score of a position in which the side to move cannot win at once.
    pub(super) fn find_score(
        &mut self,
        state: &State<B>,
        goal: SearchGoal,
        budget: &mut Budget,
    ) -> ScoreRange {
        let extent = ScoreRange::without_win_at_once(self.geometry.size(), state.discs);
        let mut range = extent;
        let mut serial_nodes = SERIAL_NODES;
        while let Some(alpha) = goal.next_alpha(extent, range) {
            let (bound, nodes) = self.search_window(state, alpha, budget, serial_nodes);
            budget.charge(nodes);
            serial_nodes = serial_nodes.saturating_sub(nodes);
            let has_grown = self.table.grow_after(nodes, budget);
            match bound {
                Ok(bound) => range.narrow(alpha, bound),
                // The window is searched again: the table holds what was found on the way.
                Err(Exhausted) if has_grown => {}
                Err(Exhausted) => {
                    self.narrow_without_search(state, goal, &mut range, budget);
                    break;
                }
            }
        }
        range
    }

    /// Takes in what the table and the lines of the position tell, whatever is left of the budget.
    fn narrow_without_search(
        &self,
        state: &State<B>,
        goal: SearchGoal,
        range: &mut ScoreRange,
        budget: &Budget,
    ) {
        let searcher = self.searcher(budget.part(Some(0)));
        let asked = match goal {
            SearchGoal::Above(alpha) => alpha..alpha + 1,
            SearchGoal::Score | SearchGoal::Verdict => range.lower..range.upper,
        };
        for alpha in asked {
            if range.is_open_at(alpha)
                && let ControlFlow::Break(bound) = searcher.root(state, alpha)
            {
                range.narrow(alpha, bound);
            }
        }
    }

    /// A bound that tells whether the score is above `alpha`, and the nodes that it took: at most so many as the table
    /// is large enough for. Other threads help when this one has searched so many `serial_nodes`.
    fn search_window(
        &self,
        state: &State<B>,
        alpha: i32,
        budget: &Budget,
        serial_nodes: u64,
    ) -> (Result<i32, Exhausted>, u64) {
        if budget.is_exhausted() {
            return (Err(Exhausted), 0);
        }
        let most = self.table.nodes_left();
        let all = budget.part(most);
        let alone = all.part((self.threads > 1).then_some(serial_nodes));
        let is_all = alone.most_nodes() == all.most_nodes();
        let mut searcher = self.searcher(alone);
        let result = searcher.search(state, alpha);
        let nodes = searcher.budget.nodes();
        if result.is_ok() || is_all || budget.is_called_off() {
            return (result, nodes);
        }
        let shared = SharedBudget::new(all.most_nodes().map(|most| most.saturating_sub(nodes)));
        let mut rest = budget.part(None);
        rest.charge(nodes);
        let (bound, more) = self.search_in_parallel(state, alpha, &rest, &shared);
        (bound, nodes + more)
    }

    fn search_in_parallel(
        &self,
        state: &State<B>,
        alpha: i32,
        budget: &Budget,
        shared: &SharedBudget,
    ) -> (Result<i32, Exhausted>, u64) {
        let busy = BusyNodes::new();
        let search = || {
            let searcher = self.searcher(budget.part(None).sharing(shared));
            let mut searcher = searcher.with_busy_nodes(&busy);
            let result = searcher.search(state, alpha);
            if result.is_ok() {
                shared.settled.stop();
            }
            (result, searcher.budget.nodes())
        };
        let mut found = on_threads(self.threads, thread::Builder::new, search).into_iter();
        let own = found.next().unwrap_or((Err(Exhausted), 0));
        found.fold(own, |(result, nodes), (helped, more)| (result.or(helped), nodes + more))
    }

    fn searcher<'s>(&'s self, budget: Budget<'s>) -> Searcher<'s, B, R, N, W> {
        Searcher::new(self.geometry, self.table.table(), budget, self.lines_through)
    }
}

/// Empty cells from which on threads look for what the others are searching: with fewer that costs more than it saves.
const LEAST_EMPTIES: i32 = 28;

/// Empty cells up to which they share the moves of a position, however near the root.
const MOST_EMPTIES: i32 = 36;

/// Nodes from the root that are near it. There threads look for what the others are searching even with fewer empty
/// cells than [`LEAST_EMPTIES`], but with more than [`MOST_EMPTIES`] they share nothing.
const NEAR_ROOT: usize = 4;

impl<'a, B: SimdBitboard, const R: u32, const N: u32, const W: usize> Searcher<'a, B, R, N, W> {
    /// What other threads are searching, where it pays to share the children of a node.
    #[inline]
    pub(super) fn busy_nodes_at(&self, node: &ChoiceNode<B, W>) -> Option<&'a BusyNodes> {
        let empties = self.geometry.size() - node.state.discs;
        // If a single child is tried there, the node after it is shared too.
        let is_large = empties >= LEAST_EMPTIES + i32::from(is_expected_cut_node(node));
        self.busy.filter(|_| is_large || self.path.steps.len() < NEAR_ROOT)
    }

    /// Searches the children of a position; gives its score if another thread has found it first.
    pub(super) fn search_children_in_parallel(
        &mut self,
        expanded: &mut ExpandedNode<'_, B, W>,
        busy: &BusyNodes,
        best: &mut BestChild<B>,
        descendants: &mut [Child<B, W>],
    ) -> Result<Option<i32>, Exhausted> {
        let depth = self.path.steps.len();
        self.path.steps.extend(expanded.node.key.map(|(key, _)| (key, expanded.alpha())));
        loop {
            let result = self.search_children_sharing(expanded, busy, best, descendants);
            if result.is_err() && self.path.solved == Some(depth) {
                self.path.solved = None;
                let Some(score) = self.probe(expanded.node) else { continue };
                self.path.steps.truncate(depth);
                return Ok(Some(score));
            }
            self.path.steps.truncate(depth);
            return result.map(|()| None);
        }
    }

    fn search_children_sharing(
        &mut self,
        expanded: &mut ExpandedNode<'_, B, W>,
        busy: &BusyNodes,
        best: &mut BestChild<B>,
        descendants: &mut [Child<B, W>],
    ) -> Result<(), Exhausted> {
        let empties = self.geometry.size() - expanded.node.state.discs;
        let is_low = empties <= MOST_EMPTIES || self.path.steps.len() > NEAR_ROOT;
        let may_defer = is_low && !is_expected_cut_node(expanded.node);
        let mut deferred = 0u32;
        for place in 0..expanded.picker.len() {
            let index = expanded.picker.next(place);
            let child = &expanded.children[index];
            if may_defer && busy.contains(NodeHash::new(&child.node.state)) {
                deferred |= 1 << index;
            } else if self.search_shared_child(expanded.alpha(), child, busy, best, descendants)? {
                return Ok(());
            }
        }
        while deferred != 0 {
            let child = &expanded.children[deferred.trailing_zeros() as usize];
            deferred &= deferred - 1;
            if self.search_shared_child(expanded.alpha(), child, busy, best, descendants)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Searches a child unless that has become needless, and tells whether it causes a cutoff.
    fn search_shared_child(
        &mut self,
        alpha: i32,
        child: &Child<B, W>,
        busy: &BusyNodes,
        best: &mut BestChild<B>,
        descendants: &mut [Child<B, W>],
    ) -> Result<bool, Exhausted> {
        self.unwind_if_solved()?;
        let window = child.node.window;
        // Another thread may have solved it since this one looked.
        if let Some(score) = self.probe(&child.node) {
            return Ok(best.update(window.for_opener(score), child, alpha));
        }
        let hash = NodeHash::new(&child.node.state);
        busy.start(hash);
        let score = self.search_node(&child.node, descendants);
        busy.finish(hash);
        Ok(best.update(window.for_opener(score?), child, alpha))
    }

    /// Calls off what is below the first position on the path that another thread has solved.
    fn unwind_if_solved(&mut self) -> Result<(), Exhausted> {
        let is_settled = |(key, alpha): &(TableKey<W>, i32)| {
            self.table.probe(key).is_some_and(|entry| entry.bound_for(*alpha).is_some())
        };
        self.path.solved = self.path.steps.iter().position(is_settled);
        if self.path.solved.is_some() { Err(Exhausted) } else { Ok(()) }
    }
}

/// Whether the side to move is expected to score above alpha: that a draw would do is the best guess.
const fn is_expected_cut_node<B, const W: usize>(node: &ChoiceNode<B, W>) -> bool {
    node.window.alpha < 0
}
