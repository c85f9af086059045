//! One search or question in the background. Its answer is dropped once it is cancelled.
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::tasks::AsyncComputeTaskPool;

use crate::app::background::{BackgroundTask, Crash, EventLoop};
use crate::app::game::current_game::PositionId;
use connect_n_engine::StopFlag;

/// The least time from one report that wakes the window to the next: the frames that follow show what comes meanwhile.
const BETWEEN_WAKES: Duration = Duration::from_millis(50);

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

/// A search that tells what it knows as it comes to know it; the last it tells is its answer.
pub(in crate::app) struct ReportingTask<T> {
    task: AiTask<T>,
    latest: Arc<Mutex<Option<T>>>,
}

/// What a search has told since it was asked last.
pub(in crate::app) enum News<T> {
    /// Nothing.
    None,
    /// What it knows so far.
    Report(T),
    /// Its answer, or its crash: it has ended.
    Answer(Result<T, Crash>),
}

impl<T: Clone + Send + 'static> ReportingTask<T> {
    /// Starts work as [`AiTask::start`] does; it reports by calling its second argument, as often as it likes.
    pub(in crate::app) fn start(
        position_id: PositionId,
        window: &EventLoop,
        work: impl FnOnce(StopFlag, &mut dyn FnMut(&T)) -> T + Send + 'static,
    ) -> Self {
        let latest = Arc::new(Mutex::new(None));
        let (place, waker) = (latest.clone(), window.waker());
        let task = AiTask::start(position_id, window, move |stop| {
            let mut last: Option<Instant> = None;
            work(stop, &mut |report: &T| {
                *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(report.clone());
                if last.is_none_or(|last| last.elapsed() >= BETWEEN_WAKES) {
                    last = Some(Instant::now());
                    waker.wake();
                }
            })
        });
        Self { task, latest }
    }
}

impl<T> ReportingTask<T> {
    /// What it has told since the last call.
    pub(in crate::app) fn news(&self) -> News<T> {
        if let Some(answer) = self.task.answer() {
            return News::Answer(answer);
        }
        let latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner).take();
        latest.map_or(News::None, News::Report)
    }

    /// The position that it is about.
    pub(in crate::app) fn position_id(&self) -> PositionId {
        self.task.position_id()
    }
}
