//! The progress of a search of the whole game, reported from time to time.
use std::time::{Duration, Instant};

use crate::{Limits, Report, Value};

/// Between two reports.
const INTERVAL: Duration = Duration::from_millis(250);
/// Nodes between two looks at the clock.
const NODES_BETWEEN_LOOKS: u64 = 1 << 10;
/// Plies of the branch that count: those below are too small a share of the game.
const PLIES: usize = 8;

/// Tells the observer of a search how many nodes it has seen, and what share of the tree.
pub(super) struct Progress<'a> {
    limits: &'a Limits,
    next: Instant,
    /// For the first plies of the branch that is walked: how many moves are done, of how many.
    branch: Vec<(usize, usize)>,
}

impl<'a> Progress<'a> {
    pub(super) fn new(limits: &'a Limits) -> Self {
        Self { limits, next: Instant::now() + INTERVAL, branch: Vec::new() }
    }

    /// Enters a position with so many moves, and tells whether they count for the share.
    pub(super) fn enter(&mut self, moves: usize) -> bool {
        let counts = self.branch.len() < PLIES;
        if counts {
            self.branch.push((0, moves));
        }
        counts
    }

    /// One move of the position is done.
    pub(super) fn finish_move(&mut self) {
        if let Some((done, _)) = self.branch.last_mut() {
            *done += 1;
        }
    }

    /// All moves of the position are done.
    pub(super) fn leave(&mut self) {
        self.branch.pop();
    }

    /// The share of the tree that was walked, 0 to 1, where every move of a position counts the same.
    pub(super) fn share(&self) -> f32 {
        let mut of_one = 1.0;
        let mut share = 0.0;
        for &(done, moves) in &self.branch {
            of_one /= moves.max(1) as f32;
            share += done as f32 * of_one;
        }
        share
    }

    /// Reports it when it is time to, after so many nodes; without a share where the search knows none.
    pub(super) fn tell(&mut self, nodes: u64, has_share: bool) {
        if self.limits.observer.is_none() || !nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            return;
        }
        let now = Instant::now();
        if now >= self.next {
            self.next = now + INTERVAL;
            let progress = has_share.then(|| self.share());
            self.limits.tell(&Report { value: Some(Value::Undecided), nodes, progress, ..Report::default() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_of_a_position_is_the_same_share() {
        let limits = Limits::default();
        let mut progress = Progress::new(&limits);
        assert!(progress.enter(4));
        progress.finish_move();
        assert_eq!(progress.share(), 0.25);
        progress.enter(2);
        progress.finish_move();
        assert_eq!(progress.share(), 0.375);
        progress.leave();
        progress.finish_move();
        assert_eq!(progress.share(), 0.5);
        for _ in 1..PLIES {
            assert!(progress.enter(7));
        }
        assert!(!progress.enter(7), "what lies deeper doesn't count");
    }
}
