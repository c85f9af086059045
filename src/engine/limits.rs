//! How long a search may take, and how to stop it.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A flag shared between a search and whoever waits for it. Clones are the same flag.
#[derive(Clone, Default, Debug)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Asks the search to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a search may use up before it must answer; by default, as much as it wants.
#[derive(Clone, Default, Debug)]
pub struct Limits {
    /// Moves to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to think.
    pub time: Option<Duration>,
    /// Ends the search from outside.
    pub stop: StopFlag,
}

impl Limits {
    /// What is left of them when so much time and so many nodes are used up.
    pub(super) fn less(&self, time: Duration, nodes: u64) -> Self {
        Self {
            time: self.time.map(|limit| limit.saturating_sub(time)),
            nodes: self.nodes.map(|limit| limit.saturating_sub(nodes)),
            ..self.clone()
        }
    }
}
