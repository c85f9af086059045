//! Several threads at one question over one table: each searches for itself, in an order of its own, and finds there
//! what the others have found. The first to finish has the answer, which is the same whoever it is.
use std::thread;

use super::layout::Layout;
use super::order::Preference;
use super::range::{Goal, Range};
use super::searcher::Searcher;
use super::state::State;
use crate::engine::budget::{Budget, Exhausted};
use crate::engine::search::table::Table;
use crate::engine::{Bitboard, Limits, StopFlag};

/// Nodes for which it is not worth starting another thread.
const ALONE: u64 = 10_000;

/// A board, what is known of its positions, and the threads to find out more.
pub(super) struct Race<'a, B, const R: u32, const N: u32, const W: usize> {
    pub(super) layout: &'a Layout<B, R, N>,
    pub(super) table: &'a Table<W>,
    pub(super) lines_through: &'a [i32],
    pub(super) threads: usize,
}

/// What a search has found, and the nodes that it took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finding {
    pub(super) range: Range,
    pub(super) nodes: u64,
}

impl<B: Bitboard, const R: u32, const N: u32, const W: usize> Race<'_, B, R, N, W> {
    /// What is found out about the score of a position in which the side to move cannot win at once.
    pub(super) fn run(&self, state: &State<B>, goal: Goal, limits: &Limits) -> Finding {
        if self.threads == 1 {
            return self.search(state, goal, Budget::new(limits), 0).0;
        }
        let alone =
            Limits { nodes: Some(limits.nodes.map_or(ALONE, |nodes| nodes.min(ALONE))), ..limits.clone() };
        let (first, result) = self.search(state, goal, Budget::new(&alone), 0);
        if result.is_ok() || limits.nodes.is_some_and(|nodes| nodes <= ALONE) {
            return first;
        }
        self.search_together(state, goal, limits, first)
    }

    fn search_together(&self, state: &State<B>, goal: Goal, limits: &Limits, first: Finding) -> Finding {
        let settled = StopFlag::default();
        let search = |thread: usize| {
            let (finding, result) = self.search(state, goal, Budget::unless(limits, &settled), thread as u64);
            if result.is_ok() {
                settled.stop();
            }
            finding
        };
        thread::scope(|scope| {
            let search = &search;
            let helpers: Vec<_> =
                (1..self.threads).map(|thread| scope.spawn(move || search(thread))).collect();
            let mut finding = first.and(search(0));
            // A helper that panicked has found nothing.
            for helped in helpers.into_iter().filter_map(|helper| helper.join().ok()) {
                finding = finding.and(helped);
            }
            finding
        })
    }

    fn search(
        &self,
        state: &State<B>,
        goal: Goal,
        budget: Budget<'_>,
        thread: u64,
    ) -> (Finding, Result<(), Exhausted>) {
        let preference = Preference::new(self.lines_through, thread);
        let mut searcher = Searcher::new(self.layout, self.table, budget, state.discs, preference);
        let mut range = Range::without_win_at_once(self.layout.size(), state.discs);
        let result = searcher.settle(state, &mut range, goal);
        (Finding { range, nodes: searcher.budget.states() }, result)
    }
}

impl Finding {
    fn and(self, other: Self) -> Self {
        Self { range: self.range.and(other.range), nodes: self.nodes + other.nodes }
    }
}
