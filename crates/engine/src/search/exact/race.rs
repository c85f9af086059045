//! Several threads at one question over one table: each searches for itself, leaves to the others what they have begun,
//! and finds in the table what they have found. The first to finish has the answer, which is the same whoever it is.
//!
//! Searching in orders of their own, by a little chance, cost two threads a quarter more nodes than doing without.
use std::thread;
use std::time::{Duration, Instant};

use super::busy::Busy;
use super::lanes::Lanes;
use super::layout::Layout;
use super::memory::Memory;
use super::range::{Goal, Range};
use super::searcher::Searcher;
use super::state::State;
use crate::Limits;
use crate::budget::{Budget, Common, Exhausted};
use crate::parallel::on_threads;

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
        let mut found = on_threads(self.threads, thread::Builder::new, search).into_iter();
        let own = found.next().unwrap_or((Err(Exhausted), 0));
        found.fold(own, |(result, nodes), (helped, more)| (result.or(helped), nodes + more))
    }

    fn searcher<'s>(&'s self, budget: Budget<'s>) -> Searcher<'s, B, R, N, W> {
        Searcher::new(self.layout, self.memory.table(), budget, self.lines_through)
    }
}

/// The limits with no more than so many nodes.
fn at_most(nodes: Option<u64>, limits: &Limits) -> Limits {
    Limits { nodes: nodes.into_iter().chain(limits.nodes).min(), ..limits.clone() }
}
