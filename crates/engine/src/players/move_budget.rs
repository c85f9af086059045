//! What a move may cost, for players that look for it in several ways.
use std::time::Instant;

use crate::Limits;

/// The limits of one move, or of a part of the work on it, and what is spent of them.
pub(super) struct MoveBudget {
    limits: Limits,
    start: Instant,
    pub(super) nodes: u64,
}

impl MoveBudget {
    /// The clock starts now.
    pub(super) fn new(limits: Limits) -> Self {
        Self { limits, start: Instant::now(), nodes: 0 }
    }

    /// What is left of the whole.
    pub(super) fn left(&self) -> Limits {
        Limits {
            time: self.limits.time.map(|time| time.saturating_sub(self.start.elapsed())),
            nodes: self.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes)),
            ..self.limits.clone()
        }
    }

    /// So many hundredths of the whole, or what is left.
    pub(super) fn part(&self, hundredths: u32) -> Limits {
        let left = self.left();
        Limits {
            time: left.time.zip(self.limits.time).map(|(left, whole)| left.min(whole / 100 * hundredths)),
            nodes: left
                .nodes
                .zip(self.limits.nodes)
                .map(|(left, whole)| left.min((whole / 100 * u64::from(hundredths)).max(1))),
            ..left
        }
    }

    /// So many nodes, or what is left.
    pub(super) fn at_most(&self, nodes: u64) -> Limits {
        let left = self.left();
        Limits { nodes: Some(left.nodes.map_or(nodes, |left| left.min(nodes))), ..left }
    }
}
