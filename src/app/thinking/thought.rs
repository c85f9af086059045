//! One thought in the background: no frame waits for it, and nobody hears it once it is given up.
use bevy::tasks::AsyncComputeTaskPool;

use crate::app::background::{BackgroundTask, Crash, EventLoop};
use crate::app::game::table::Ticket;
use connect_n_engine::StopFlag;

/// A question about one position that is being thought about. Dropping it raises the stop flag.
pub(in crate::app) struct Thought<T> {
    task: BackgroundTask<T>,
    stop: StopFlag,
    ticket: Ticket,
}

impl<T: Send + 'static> Thought<T> {
    /// Begins to think about the position that the ticket names. The work has to stop soon after the flag is raised.
    pub(in crate::app) fn begin(
        ticket: Ticket,
        window: &EventLoop,
        work: impl FnOnce(StopFlag) -> T + Send + 'static,
    ) -> Self {
        let stop = StopFlag::default();
        let (flag, waker) = (stop.clone(), window.waker());
        let task = BackgroundTask::spawn(AsyncComputeTaskPool::get(), async move { work(flag) }, move || {
            waker.wake();
        });
        Self { task, stop, ticket }
    }
}

impl<T> Thought<T> {
    /// The answer, once.
    pub(in crate::app) fn answer(&self) -> Option<Result<T, Crash>> {
        self.task.take()
    }

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
