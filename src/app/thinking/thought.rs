//! One thought in the background: no frame waits for it, and nobody hears it once it is given up.
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::game::table::Ticket;
use connect_n_engine::StopFlag;

/// A question about one position that is being thought about. Dropping it raises the stop flag.
pub(in crate::app) struct Thought<T> {
    task: Task<T>,
    stop: StopFlag,
    ticket: Ticket,
}

/// Wakes the window when there is an answer; there is none to wake in a test.
pub(in crate::app) type Waker<'w> = Option<Res<'w, EventLoopProxyWrapper>>;

impl<T: Send + 'static> Thought<T> {
    /// Begins to think about the position that the ticket names. The work has to stop soon after the flag is raised.
    pub(in crate::app) fn begin(
        ticket: Ticket,
        waker: &Waker,
        work: impl FnOnce(StopFlag) -> T + Send + 'static,
    ) -> Self {
        let stop = StopFlag::default();
        let flag = stop.clone();
        let waker = waker.as_ref().map(|waker| (***waker).clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let answer = work(flag);
            if let Some(waker) = waker {
                // The loop is gone only when the window is: then nobody waits for the answer.
                let _ = waker.send_event(WinitUserEvent::WakeUp);
            }
            answer
        });
        Self { task, stop, ticket }
    }

    /// The answer, once.
    pub(in crate::app) fn answer(&mut self) -> Option<T> {
        check_ready(&mut self.task)
    }
}

impl<T> Thought<T> {
    /// The position that it is about.
    pub(in crate::app) fn ticket(&self) -> Ticket {
        self.ticket
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
