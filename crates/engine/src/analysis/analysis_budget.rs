//! The limits of an analysis, spent piece by piece.
use std::time::Instant;

use crate::Limits;

/// What is left of the limits of an analysis.
pub(crate) struct AnalysisBudget<'a> {
    limits: &'a Limits,
    start: Instant,
    nodes: u64,
}

impl<'a> AnalysisBudget<'a> {
    /// The clock starts now.
    pub(crate) fn new(limits: &'a Limits) -> Self {
        Self { limits, start: Instant::now(), nodes: 0 }
    }

    /// Limits for a piece of the work: at most so many nodes, and no more than what is left.
    pub(crate) fn piece(&self, nodes: u64) -> Limits {
        let left = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
        Limits {
            nodes: Some(left.min(nodes)),
            time: self.limits.time.map(|time| time.saturating_sub(self.start.elapsed())),
            stop: self.limits.stop.clone(),
            ..Limits::default()
        }
    }

    /// Takes into account what a piece has spent.
    pub(crate) fn charge(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Nodes spent so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether nothing is left, or the analysis was told to stop.
    pub(crate) fn is_spent(&self) -> bool {
        self.limits.stop.is_stopped()
            || self.limits.nodes.is_some_and(|most| self.nodes >= most)
            || self.limits.time.is_some_and(|time| self.start.elapsed() >= time)
    }
}
