//! Limits as a running search spends them.
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::{Limits, StopFlag};

/// Nodes between two looks at the clock: a few milliseconds at most where a node takes longest, in proofs of `PopOut`
/// on the largest board. The stop flag costs so little that each node looks at it.
const NODES_BETWEEN_LOOKS: u64 = 16;

/// Nodes that a thread takes at once from those that several threads share.
const NODES_TAKEN_AT_ONCE: u64 = 1 << 10;

/// No more time or nodes, or told to stop: give the best answer so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exhausted;

/// What the threads of one search share.
pub(super) struct SharedBudget {
    /// Raised by the first that has the answer.
    pub(super) settled: StopFlag,
    /// Nodes that are left to them together.
    left: AtomicU64,
}

impl SharedBudget {
    /// Nobody has the answer yet; without a number, any number of nodes may be searched.
    pub(super) fn new(nodes: Option<u64>) -> Self {
        Self { settled: StopFlag::default(), left: AtomicU64::new(nodes.unwrap_or(u64::MAX)) }
    }

    /// Takes some of the nodes that are left, none when there are no more.
    fn take(&self) -> u64 {
        let rest = |left: u64| Some(left.saturating_sub(NODES_TAKEN_AT_ONCE));
        let before = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest);
        before.map_or(0, |before| before.min(NODES_TAKEN_AT_ONCE))
    }
}

/// What is left of the [`Limits`] of one search: a deadline, a number of nodes, and a flag.
pub(super) struct Budget<'a> {
    stop: &'a StopFlag,
    deadline: Option<Instant>,
    most_nodes: Option<u64>,
    nodes: u64,
    shared: Option<&'a SharedBudget>,
    /// Nodes up to which it has taken of the shared ones.
    taken: u64,
}

impl<'a> Budget<'a> {
    /// The clock starts now.
    pub(super) fn new(limits: &'a Limits) -> Self {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        Self {
            stop: &limits.stop,
            deadline,
            most_nodes: limits.nodes,
            nodes: 0,
            shared: None,
            taken: u64::MAX,
        }
    }

    /// The budget of a part of the search: the same deadline, and the nodes that are left or at most so many of them.
    /// What the part spends is [charged](Self::charge) to the whole afterwards.
    pub(super) fn part(&self, most_nodes: Option<u64>) -> Self {
        let left = self.most_nodes.map(|most| most.saturating_sub(self.nodes));
        Self { most_nodes: left.into_iter().chain(most_nodes).min(), nodes: 0, taken: u64::MAX, ..*self }
    }

    /// The same for one of several threads, which is called off too when another has the answer.
    pub(super) fn sharing(self, shared: &'a SharedBudget) -> Self {
        Self { shared: Some(shared), taken: 0, ..self }
    }

    /// Nodes paid for so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Nodes that it allows, spent or not; any number if `None`.
    pub(super) fn most_nodes(&self) -> Option<u64> {
        self.most_nodes
    }

    /// Takes into account the nodes that a [part](Self::part) has spent.
    pub(super) fn charge(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Pays for one more node.
    #[inline]
    pub(super) fn spend(&mut self) -> Result<(), Exhausted> {
        if self.most_nodes.is_some_and(|most| self.nodes >= most) {
            return Err(Exhausted);
        }
        if self.is_stopped() || (self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && self.is_late()) {
            return Err(Exhausted);
        }
        if self.nodes >= self.taken {
            self.take()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn take(&mut self) -> Result<(), Exhausted> {
        let more = self.shared.map_or(0, SharedBudget::take);
        self.taken += more;
        if more == 0 { Err(Exhausted) } else { Ok(()) }
    }

    /// Whether nothing is left, or somebody has called it off.
    pub(super) fn is_exhausted(&self) -> bool {
        self.is_called_off() || self.most_nodes.is_some_and(|most| self.nodes >= most)
    }

    /// Whether the time is up, or somebody has called it off.
    pub(super) fn is_called_off(&self) -> bool {
        self.is_stopped() || self.is_late()
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_stopped() || self.shared.is_some_and(|shared| shared.settled.is_stopped())
    }

    /// Time that is left, if it is limited.
    fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Steps that there is room for, at the rate at which so many have been made since then; any number without limits.
    pub(super) fn steps_left(&self, steps: u64, since: Instant) -> u64 {
        let steps = steps as f64;
        let in_nodes = self
            .most_nodes
            .map(|most| most.saturating_sub(self.nodes) as f64 * steps / self.nodes.max(1) as f64);
        let spent = since.elapsed().as_secs_f64().max(1e-9);
        let in_time = self.time_left().map(|left| left.as_secs_f64() * steps / spent);
        in_nodes.into_iter().chain(in_time).fold(f64::INFINITY, f64::min) as u64
    }

    #[inline(never)]
    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nodes_within(limits: &Limits, most: usize) -> usize {
        let mut budget = Budget::new(limits);
        (0..most).take_while(|_| budget.spend().is_ok()).count()
    }

    #[test]
    fn as_many_steps_are_left_as_the_nodes_allow() {
        let steps_left = |nodes| {
            let limits = Limits { nodes, ..Limits::default() };
            let mut budget = Budget::new(&limits);
            budget.charge(300);
            budget.steps_left(100, Instant::now())
        };
        assert_eq!(steps_left(Some(900)), 200);
        assert_eq!(steps_left(Some(300)), 0);
        assert_eq!(steps_left(None), u64::MAX);
    }

    #[test]
    fn nodes_are_counted_exactly() {
        assert_eq!(nodes_within(&Limits { nodes: Some(1000), ..Limits::default() }, 2000), 1000);
    }

    #[test]
    fn shared_nodes_are_spent_whoever_takes_them() {
        let (limits, most) = (Limits::default(), 5 * NODES_TAKEN_AT_ONCE + 7);
        let shared = SharedBudget::new(Some(most));
        let [mut one, mut other] = [(); 2].map(|()| Budget::new(&limits).sharing(&shared));
        assert!((0..=NODES_TAKEN_AT_ONCE).all(|_| one.spend().is_ok()));
        while other.spend().is_ok() {}
        assert_eq!(other.nodes(), most - 2 * NODES_TAKEN_AT_ONCE);
        while one.spend().is_ok() {}
        assert_eq!(one.nodes() + other.nodes(), most);
    }

    #[test]
    fn a_part_has_the_deadline_of_the_whole_and_no_more_nodes_than_are_left() {
        let limits = Limits { nodes: Some(100), time: Some(Duration::from_millis(20)), ..Limits::default() };
        let mut whole = Budget::new(&limits);
        let nodes_in = |mut part: Budget| (0..1000).take_while(|_| part.spend().is_ok()).count();
        assert_eq!((nodes_in(whole.part(Some(30))), nodes_in(whole.part(None))), (30, 100));
        whole.charge(80);
        assert_eq!((nodes_in(whole.part(Some(30))), nodes_in(whole.part(Some(10)))), (20, 10));
        std::thread::sleep(Duration::from_millis(25));
        assert_eq!(nodes_in(whole.part(Some(10))), 0);
    }

    #[test]
    fn it_is_exhausted_by_nodes_time_and_the_flag() {
        let nodes = Limits { nodes: Some(10), ..Limits::default() };
        let mut budget = Budget::new(&nodes);
        budget.charge(9);
        assert!(!budget.is_exhausted());
        budget.charge(1);
        assert!(budget.is_exhausted() && !budget.is_called_off());
        assert!(Budget::new(&Limits { time: Some(Duration::ZERO), ..Limits::default() }).is_exhausted());
        let stopped = Limits::default();
        stopped.stop.stop();
        assert!(Budget::new(&stopped).is_exhausted());
    }

    #[test]
    fn no_limit_is_no_limit() {
        assert_eq!(nodes_within(&Limits::default(), 2000), 2000);
    }

    #[test]
    fn a_raised_flag_and_a_time_that_is_up_are_seen_at_once() {
        let stopped = Limits::default();
        stopped.stop.stop();
        assert_eq!(nodes_within(&stopped, 2000), 0);
        assert_eq!(nodes_within(&Limits { time: Some(Duration::ZERO), ..Limits::default() }, 2000), 0);
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
