//! Background tasks whose answer is always there in the frame that they cause.
//!
//! The window sleeps until something wakes it, so an answer has to be stored *before* the window is woken. If a task
//! woke the window first and ended a moment later, the frame would poll it too early, and no other frame would follow.
use std::any::Any;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{Task, TaskPool};
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

/// A running task. Dropping it cancels it at its next await point.
pub(super) struct BackgroundTask<T> {
    answer: Arc<Mutex<Option<Result<T, Crash>>>>,
    _task: Task<()>,
}

/// The work panicked; the message of the panic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Crash(pub(super) String);

impl<T: Send + 'static> BackgroundTask<T> {
    /// Starts the work, and calls `wake` once its answer is stored.
    pub(super) fn spawn(
        pool: &TaskPool,
        work: impl Future<Output = T> + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Self {
        let answer = Arc::new(Mutex::new(None));
        let place = answer.clone();
        let task = pool.spawn(async move {
            let found = caught(work).await;
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
            wake();
        });
        Self { answer, _task: task }
    }
}

impl<T> BackgroundTask<T> {
    /// Takes the answer, if it is there.
    pub(super) fn take(&self) -> Option<Result<T, Crash>> {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// The result of the work, or its panic.
async fn caught<T>(work: impl Future<Output = T>) -> Result<T, Crash> {
    let mut work = pin!(work);
    // Work that has panicked is never looked at again, so what state it is in doesn't matter.
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(answer)) => Poll::Ready(Ok(answer)),
        Err(panic) => Poll::Ready(Err(Crash(message(&*panic)))),
    })
    .await
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no reason given").to_owned()
}

/// The window's event loop; there is none in a test.
#[derive(SystemParam)]
pub(super) struct EventLoop<'w>(Option<Res<'w, EventLoopProxyWrapper>>);

impl EventLoop<'_> {
    /// What wakes it from any thread.
    pub(super) fn waker(&self) -> EventLoopWaker {
        EventLoopWaker(self.0.as_ref().map(|proxy| (***proxy).clone()))
    }
}

/// Wakes the window: it draws a frame soon.
#[derive(Clone, Default)]
pub(super) struct EventLoopWaker(Option<EventLoopProxy<WinitUserEvent>>);

impl EventLoopWaker {
    pub(super) fn wake(&self) {
        if let Some(proxy) = &self.0 {
            // The loop is gone only when the window is: then nobody waits for an answer.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::thread::sleep;
    use std::time::Duration;

    /// What a task that ends only a while after it has woken the window has left for the frame.
    fn found_when_woken<T: Send + 'static>(
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<Result<T, Crash>> {
        let (pool, (woken, frame)) = (TaskPool::new(), mpsc::channel());
        let task = BackgroundTask::spawn(&pool, work, move || {
            woken.send(()).unwrap();
            sleep(Duration::from_millis(50));
        });
        frame.recv().unwrap();
        task.take()
    }

    #[test]
    fn the_answer_lies_ready_when_the_window_is_woken() {
        assert_eq!(found_when_woken(async { 4 }), Some(Ok(4)));
    }

    #[test]
    fn a_crash_is_an_answer_too() {
        assert_eq!(
            found_when_woken(async { panic!("no column") }),
            Some(Err::<(), _>(Crash("no column".to_owned())))
        );
    }
}
