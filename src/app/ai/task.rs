//! One search or question in the background. Its answer is dropped once it is cancelled.
use bevy::tasks::AsyncComputeTaskPool;

use crate::app::background::{BackgroundTask, Crash, EventLoop};
use crate::app::game::current_game::PositionId;
use connect_n_engine::StopFlag;

/// A search about one position that is running. Dropping it raises the stop flag.
pub(in crate::app) struct AiTask<T> {
    task: BackgroundTask<T>,
    stop: StopFlag,
    position_id: PositionId,
}

impl<T: Send + 'static> AiTask<T> {
    /// Starts work about the position with this id. The work has to stop soon after the flag is raised.
    pub(in crate::app) fn start(
        position_id: PositionId,
        window: &EventLoop,
        work: impl FnOnce(StopFlag) -> T + Send + 'static,
    ) -> Self {
        let stop = StopFlag::default();
        let (flag, waker) = (stop.clone(), window.waker());
        let task = BackgroundTask::spawn(AsyncComputeTaskPool::get(), async move { work(flag) }, move || {
            waker.wake();
        });
        Self { task, stop, position_id }
    }
}

impl<T> AiTask<T> {
    /// The answer, once.
    pub(in crate::app) fn answer(&self) -> Option<Result<T, Crash>> {
        self.task.take()
    }

    /// The position that it is about.
    pub(in crate::app) fn position_id(&self) -> PositionId {
        self.position_id
    }
}

impl<T> Drop for AiTask<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
