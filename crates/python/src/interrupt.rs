//! Long work that other threads of Python don't wait for, and that Ctrl+C ends.
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use connect_n_engine::StopFlag;
use pyo3::exceptions::PyRuntimeError;
use pyo3::{PyResult, Python};

/// How often Python may handle signals, Ctrl+C among them, while something else works.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);

/// Does the work on a thread of its own and waits for it. What a signal raises stops the work by its flag.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &StopFlag,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let answer = Mutex::new(None);
    let waiting = thread::current();
    thread::scope(|scope| {
        let worker = scope.spawn(|| {
            *locked(&answer) = Some(work());
            waiting.unpark();
        });
        while locked(&answer).is_none() && !worker.is_finished() {
            py.detach(|| thread::park_timeout(SIGNAL_INTERVAL));
            if let Err(raised) = py.check_signals() {
                stop.stop();
                py.detach(|| worker.join().ok());
                return Err(raised);
            }
        }
        // A panic that nobody has looked at would be one of this thread, too.
        py.detach(|| worker.join().ok());
        let answer = locked(&answer).take();
        answer.ok_or_else(|| PyRuntimeError::new_err("the search failed; please report this"))
    })
}

/// What the mutex holds, even after a panic: a search leaves nothing half done behind.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
