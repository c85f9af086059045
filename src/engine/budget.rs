//! Limits as a running search spends them.
use super::{Limits, StopFlag};
use std::time::Instant;

/// States between two looks at the clock: a few milliseconds at most where a state takes longest, in proofs of `PopOut`
/// on the largest board. The stop flag costs so little that each state looks at it.
const STATES_BETWEEN_LOOKS: u64 = 16;

/// No more time or nodes, or told to stop: give the best answer so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exhausted;

/// What is left of the [`Limits`] of one search.
pub(super) struct Budget<'a> {
    limits: &'a Limits,
    deadline: Option<Instant>,
    states: u64,
    /// Raised when somebody else has found the answer.
    settled: Option<&'a StopFlag>,
}

impl<'a> Budget<'a> {
    /// The clock starts now.
    pub(super) fn new(limits: &'a Limits) -> Self {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self { limits, deadline, states: 0, settled: None }
    }

    /// The same, called off too when `settled` is raised.
    pub(super) fn unless(limits: &'a Limits, settled: &'a StopFlag) -> Self {
        Self { settled: Some(settled), ..Self::new(limits) }
    }

    /// States paid for so far.
    pub(super) fn states(&self) -> u64 {
        self.states
    }

    /// Pays for one more state.
    pub(super) fn spend(&mut self) -> Result<(), Exhausted> {
        if self.limits.nodes.is_some_and(|nodes| self.states >= nodes) {
            return Err(Exhausted);
        }
        if self.is_stopped() || (self.states.is_multiple_of(STATES_BETWEEN_LOOKS) && self.is_late()) {
            return Err(Exhausted);
        }
        self.states += 1;
        Ok(())
    }

    /// Whether the time is up, or somebody has called it off.
    pub(super) fn is_called_off(&self) -> bool {
        self.is_stopped() || self.is_late()
    }

    fn is_stopped(&self) -> bool {
        self.limits.stop.is_stopped() || self.settled.is_some_and(StopFlag::is_stopped)
    }

    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn states_within(limits: &Limits, most: usize) -> usize {
        let mut budget = Budget::new(limits);
        (0..most).take_while(|_| budget.spend().is_ok()).count()
    }

    #[test]
    fn nodes_are_counted_exactly() {
        assert_eq!(states_within(&Limits { nodes: Some(1000), ..Limits::default() }, 2000), 1000);
    }

    #[test]
    fn no_limit_is_no_limit() {
        assert_eq!(states_within(&Limits::default(), 2000), 2000);
    }

    #[test]
    fn a_raised_flag_and_a_time_that_is_up_are_seen_at_once() {
        let stopped = Limits::default();
        stopped.stop.stop();
        assert_eq!(states_within(&stopped, 2000), 0);
        assert_eq!(states_within(&Limits { time: Some(Duration::ZERO), ..Limits::default() }, 2000), 0);
    }

    #[test]
    fn a_flag_raised_meanwhile_is_seen_at_once() {
        let limits = Limits::default();
        let mut budget = Budget::new(&limits);
        assert_eq!(budget.spend(), Ok(()));
        limits.stop.stop();
        assert_eq!(budget.spend(), Err(Exhausted));
    }
}
