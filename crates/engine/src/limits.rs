//! How long a search may take, and how to stop it.
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::report::Report;

/// A flag shared between a search and whoever waits for it. Clones are the same flag.
#[derive(Clone, Default, Debug)]
pub struct StopFlag(Arc<AtomicBool>);

/// A flag that something else raises, such as the handler of a signal.
impl From<Arc<AtomicBool>> for StopFlag {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self(flag)
    }
}

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

/// Is told what a search has found so far, each time that it knows more. Called on a thread that searches, which
/// waits for it; by several threads one at a time. Clones are the same observer.
#[derive(Clone)]
pub struct Observer(Arc<dyn Fn(&Report) + Send + Sync>);

impl Observer {
    /// An observer that does this with each report.
    pub fn new(observe: impl Fn(&Report) + Send + Sync + 'static) -> Self {
        Self(Arc::new(observe))
    }
}

impl fmt::Debug for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Observer")
    }
}

/// What a search may use before it must answer; by default there is no limit.
#[derive(Clone, Default, Debug)]
pub struct Limits {
    /// Moves to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time to think.
    pub time: Option<Duration>,
    /// Threads that help, where the search can share its work; the answer may then be another each time.
    pub helpers: usize,
    /// Ends the search from outside.
    pub stop: StopFlag,
    /// Is told of the search while it runs.
    pub observer: Option<Observer>,
}

impl Limits {
    /// Whether time is limited, and nothing else: then a plain move may come at once, while who allows a number of
    /// positions wants a value that is worth so many.
    pub(super) fn are_time_alone(&self) -> bool {
        self.time.is_some() && self.nodes.is_none() && self.depth.is_none()
    }

    /// Tells the observer what has been found.
    pub(super) fn tell(&self, report: &Report) {
        if let Some(Observer(observe)) = &self.observer {
            observe(report);
        }
    }
}
