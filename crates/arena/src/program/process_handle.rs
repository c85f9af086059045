//! A process that is signalled by itself, not by its number, which may belong to another by then.
use std::os::fd::OwnedFd;

use rustix::io::Errno;
use rustix::process::{Pid, PidfdFlags, Signal, kill_process, pidfd_open, pidfd_send_signal};

/// A process that existed when the handle was opened.
pub(super) enum ProcessHandle {
    /// Holds on to the process: once it has ended and its number is free, signals reach nobody.
    Descriptor(OwnedFd),
    /// Only the number, on Linux before 5.3.
    Number(Pid),
}

impl ProcessHandle {
    /// The process that has this number now; `None` if there is none.
    pub(super) fn open(pid: Pid) -> Option<Self> {
        match pidfd_open(pid, PidfdFlags::empty()) {
            Ok(descriptor) => Some(Self::Descriptor(descriptor)),
            Err(Errno::NOSYS | Errno::PERM) => Some(Self::Number(pid)),
            Err(_) => None,
        }
    }

    /// Sends a signal; whether the process was still there to get it.
    pub(super) fn signal(&self, signal: Signal) -> bool {
        match self {
            Self::Descriptor(descriptor) => pidfd_send_signal(descriptor, signal),
            Self::Number(pid) => kill_process(*pid, signal),
        }
        .is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::process::{Child, Command};

    fn sleeper() -> Child {
        Command::new("sleep").arg("60").spawn().unwrap()
    }

    /// A new process with this number, where the system lets us choose it.
    fn sleeper_with_number(pid: u32) -> Option<Child> {
        for _ in 0..100 {
            fs::write("/proc/sys/kernel/ns_last_pid", (pid - 1).to_string()).ok()?;
            let mut child = sleeper();
            if child.id() == pid {
                return Some(child);
            }
            child.kill().unwrap();
            child.wait().unwrap();
        }
        None
    }

    #[test]
    fn a_signal_does_not_reach_another_process_with_the_same_number() {
        let mut first = sleeper();
        let handle = ProcessHandle::open(Pid::from_child(&first)).unwrap();
        assert!(handle.signal(Signal::CONT));
        first.kill().unwrap();
        first.wait().unwrap();
        assert!(!handle.signal(Signal::KILL), "nobody is left to get it");
        let Some(mut second) = sleeper_with_number(first.id()) else { return };
        let reached = handle.signal(Signal::KILL);
        std::thread::sleep(std::time::Duration::from_millis(100));
        let ended = second.try_wait().unwrap();
        second.kill().unwrap();
        second.wait().unwrap();
        assert_eq!((reached, ended), (false, None));
    }

    #[test]
    fn a_number_that_nobody_has_opens_nothing() {
        let mut child = sleeper();
        let pid = Pid::from_child(&child);
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(ProcessHandle::open(pid).is_none());
    }
}
