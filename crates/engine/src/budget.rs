//! Limits as a running search spends them.
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use super::{Limits, StopFlag};

/// States between two looks at the clock: a few milliseconds at most where a state takes longest, in proofs of `PopOut`
/// on the largest board. The stop flag costs so little that each state looks at it.
const STATES_BETWEEN_LOOKS: u64 = 16;

/// States that a search takes at once from those that several have in common.
const STATES_TAKEN_AT_ONCE: u64 = 1 << 10;

/// No more time or nodes, or told to stop: give the best answer so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exhausted;

/// What searches that look for the same answer have in common.
pub(super) struct Common {
    /// Raised by the first that has the answer.
    pub(super) settled: StopFlag,
    /// States that are left to them together.
    left: AtomicU64,
}

impl Common {
    /// Nobody has the answer yet; without a number, any number of states may be looked at.
    pub(super) fn new(states: Option<u64>) -> Self {
        Self { settled: StopFlag::default(), left: AtomicU64::new(states.unwrap_or(u64::MAX)) }
    }

    /// Takes some of the states that are left, none when there are no more.
    fn take(&self) -> u64 {
        let rest = |left: u64| Some(left.saturating_sub(STATES_TAKEN_AT_ONCE));
        let before = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest);
        before.map_or(0, |before| before.min(STATES_TAKEN_AT_ONCE))
    }
}

/// What is left of the [`Limits`] of one search.
pub(super) struct Budget<'a> {
    limits: &'a Limits,
    deadline: Option<Instant>,
    states: u64,
    common: Option<&'a Common>,
    /// States up to which it has taken of the common ones.
    taken: u64,
}

impl<'a> Budget<'a> {
    /// The clock starts now.
    pub(super) fn new(limits: &'a Limits) -> Self {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self { limits, deadline, states: 0, common: None, taken: u64::MAX }
    }

    /// The same for one of several searches: called off too when another has the answer.
    pub(super) fn with_others(limits: &'a Limits, common: &'a Common) -> Self {
        Self { common: Some(common), taken: 0, ..Self::new(limits) }
    }

    /// States paid for so far.
    pub(super) fn states(&self) -> u64 {
        self.states
    }

    /// Pays for one more state.
    #[inline]
    pub(super) fn spend(&mut self) -> Result<(), Exhausted> {
        if self.limits.nodes.is_some_and(|nodes| self.states >= nodes) {
            return Err(Exhausted);
        }
        if self.is_stopped() || (self.states.is_multiple_of(STATES_BETWEEN_LOOKS) && self.is_late()) {
            return Err(Exhausted);
        }
        if self.states >= self.taken {
            self.take()?;
        }
        self.states += 1;
        Ok(())
    }

    #[cold]
    fn take(&mut self) -> Result<(), Exhausted> {
        let more = self.common.map_or(0, Common::take);
        self.taken += more;
        if more == 0 { Err(Exhausted) } else { Ok(()) }
    }

    /// Whether the time is up, or somebody has called it off.
    pub(super) fn is_called_off(&self) -> bool {
        self.is_stopped() || self.is_late()
    }

    fn is_stopped(&self) -> bool {
        self.limits.stop.is_stopped() || self.common.is_some_and(|common| common.settled.is_stopped())
    }

    #[inline(never)]
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
    fn common_states_are_shared_whoever_takes_them() {
        let (limits, most) = (Limits::default(), 5 * STATES_TAKEN_AT_ONCE + 7);
        let common = Common::new(Some(most));
        let [mut one, mut other] = [(); 2].map(|()| Budget::with_others(&limits, &common));
        assert!((0..=STATES_TAKEN_AT_ONCE).all(|_| one.spend().is_ok()));
        while other.spend().is_ok() {}
        assert_eq!(other.states(), most - 2 * STATES_TAKEN_AT_ONCE);
        while one.spend().is_ok() {}
        assert_eq!(one.states() + other.states(), most);
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
