//! Ctrl+C, and the signals with which systems end programs: what was done so far is kept.
use std::ffi::c_int;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::failure::Failure;
use crate::language::message;
use connect_n_engine::StopFlag;

/// What a shell adds to the number of the signal that ended a program, for its exit status.
const ENDED_BY_SIGNAL: c_int = 128;

/// Raised by Ctrl+C, `kill`, or the end of the session. The second time, the program ends at once.
pub(super) struct Interrupt {
    stop: StopFlag,
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// Listens from now on.
    ///
    /// # Errors
    /// The system doesn't let it.
    pub(super) fn listen() -> Result<Self, Failure> {
        let (raised, signal) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        for number in signals() {
            handle(number, &raised, &signal).map_err(|error| {
                Failure::Work(message("interrupt-no-signals").with("problem", error.to_string()).text())
            })?;
        }
        Ok(Self { stop: raised.into(), signal })
    }

    /// The flag that is raised.
    pub(super) fn stop(&self) -> &StopFlag {
        &self.stop
    }

    /// How the program ends after it was interrupted and has said how far it has come; `Ok` if it was not.
    ///
    /// # Errors
    /// It was interrupted.
    pub(super) fn check(&self, how_far: impl FnOnce() -> String) -> Result<(), Failure> {
        match self.signal.load(Ordering::Relaxed) as c_int {
            0 => Ok(()),
            signal => {
                Err(Failure::Interrupted { how_far: how_far(), status: (ENDED_BY_SIGNAL + signal) as u8 })
            }
        }
    }
}

fn handle(number: c_int, raised: &Arc<AtomicBool>, signal: &Arc<AtomicUsize>) -> io::Result<()> {
    // In this order: the first time, the flag is not yet raised when it is asked for.
    flag::register_conditional_shutdown(number, ENDED_BY_SIGNAL + number, raised.clone())?;
    flag::register_usize(number, signal.clone(), number as usize)?;
    flag::register(number, raised.clone()).map(drop)
}

/// The signals that are listened to.
fn signals() -> impl Iterator<Item = c_int> {
    [Some(SIGINT), Some(SIGTERM), hang_up()].into_iter().flatten()
}

/// The end of the session, unless `nohup` or the like has the program outlive it.
#[cfg(unix)]
fn hang_up() -> Option<c_int> {
    use signal_hook::consts::SIGHUP;
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored =
        status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok());
    let is_ignored = ignored.is_some_and(|signals| signals >> (SIGHUP - 1) & 1 == 1);
    (!is_ignored).then_some(SIGHUP)
}

#[cfg(not(unix))]
const fn hang_up() -> Option<c_int> {
    None
}
