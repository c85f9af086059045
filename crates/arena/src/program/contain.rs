//! Nothing that a program starts outlives it, as far as the system lets us see to it.
pub(super) use platform::{begin, count_others, end_all, prepare};

#[cfg(target_os = "linux")]
mod platform {
    //! Linux: orphans become children of the supervisor, even those that left for a session of their own, so the tree
    //! below it is complete.
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command, id};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use nix::sys::prctl::set_child_subreaper;
    use nix::sys::signal::{Signal, kill};
    use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
    use nix::unistd::{Pid, setsid};

    /// What can't be ended within this time, such as a process that waits for a broken disk, is left alone.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// Time between two looks at what is left.
    const LOOK: Duration = Duration::from_millis(2);

    /// Rounds in which processes are stopped that were started since the last one.
    const ROUNDS: usize = 100;

    /// Makes this process the one that orphans come to, out of reach of the terminal's Ctrl+C.
    pub(in crate::program) fn begin() {
        // Neither can fail here; if one did, everything but what it is for would still work.
        let _ = set_child_subreaper(true);
        let _ = setsid();
    }

    /// Lets a program begin in a process group of its own.
    pub(in crate::program) fn prepare(command: &mut Command) {
        command.process_group(0);
    }

    /// Descendants that still run, besides the program itself.
    pub(in crate::program) fn count_others(program: &Child) -> usize {
        let program = Pid::from_raw(program.id() as i32);
        descendants().iter().filter(|(pid, process)| **pid != program && !process.is_zombie).count()
    }

    /// Ends the program and all its descendants.
    pub(in crate::program) fn end_all(program: &mut Child) {
        // Stopped first, so that none starts others while they are being ended.
        let mut stopped = BTreeSet::new();
        for _ in 0..ROUNDS {
            let new: Vec<Pid> = descendants().into_keys().filter(|&pid| stopped.insert(pid)).collect();
            if new.is_empty() {
                break;
            }
            signal(new, Signal::SIGSTOP);
        }
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            let left = descendants();
            if left.is_empty() {
                return;
            }
            signal(left.into_keys(), Signal::SIGKILL);
            // Its own status is the standard library's to collect; only then are all others ours.
            if matches!(program.try_wait(), Ok(Some(_))) {
                while let Ok(status) = waitpid(None, Some(WaitPidFlag::WNOHANG)) {
                    if status == WaitStatus::StillAlive {
                        break;
                    }
                }
            }
            sleep(LOOK);
        }
    }

    fn signal(processes: impl IntoIterator<Item = Pid>, signal: Signal) {
        for pid in processes {
            // One that has ended meanwhile, or is somebody else's by now, can't be signalled, which is as well.
            let _ = kill(pid, signal);
        }
    }

    /// A process as /proc shows it.
    struct Process {
        parent: Pid,
        is_zombie: bool,
    }

    /// All processes below this one.
    fn descendants() -> BTreeMap<Pid, Process> {
        let mut others: BTreeMap<Pid, Process> = all_processes();
        let mut found: BTreeMap<Pid, Process> = BTreeMap::new();
        let mut parents = vec![Pid::from_raw(id() as i32)];
        while let Some(parent) = parents.pop() {
            let children: Vec<Pid> =
                others.iter().filter(|(_, process)| process.parent == parent).map(|(&pid, _)| pid).collect();
            for pid in children {
                if let Some(process) = others.remove(&pid) {
                    found.insert(pid, process);
                    parents.push(pid);
                }
            }
        }
        found
    }

    fn all_processes() -> BTreeMap<Pid, Process> {
        let Ok(entries) = fs::read_dir("/proc") else { return BTreeMap::new() };
        let pids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        pids.filter_map(|pid| {
            let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
            Some((Pid::from_raw(pid), parse(&stat)?))
        })
        .collect()
    }

    /// Reads `1234 (name) S 1233 …`, where the name may hold anything.
    fn parse(stat: &str) -> Option<Process> {
        let (_, after_name) = stat.rsplit_once(')')?;
        let mut words = after_name.split_whitespace();
        let is_zombie = words.next()? == "Z";
        Some(Process { parent: Pid::from_raw(words.next()?.parse().ok()?), is_zombie })
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_name_may_hold_anything() {
            let process = parse("12 (a) Z 7 (b) c) S 34 12 12 0").unwrap();
            assert_eq!((process.parent, process.is_zombie), (Pid::from_raw(34), false));
            assert!(parse("12 (a) Z 34 12").unwrap().is_zombie);
            assert!(parse("").is_none());
        }
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
mod platform {
    //! Other Unix systems: the process group. A program that leaves it gets away.
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};

    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::{Pid, setsid};

    /// Puts this process out of reach of the terminal's Ctrl+C.
    pub(in crate::program) fn begin() {
        // It can fail only for the leader of a group, who is out of reach already.
        let _ = setsid();
    }

    /// Lets a program begin in a process group of its own.
    pub(in crate::program) fn prepare(command: &mut Command) {
        command.process_group(0);
    }

    /// Nobody can tell.
    pub(in crate::program) fn count_others(_program: &Child) -> usize {
        0
    }

    /// Ends the program and its process group.
    pub(in crate::program) fn end_all(program: &mut Child) {
        // A group that is gone already needs no ending.
        let _ = killpg(Pid::from_raw(program.id() as i32), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
mod platform {
    //! Elsewhere: the program itself, not what it starts.
    use std::process::{Child, Command};

    pub(in crate::program) fn begin() {}

    pub(in crate::program) fn prepare(_command: &mut Command) {}

    /// Nobody can tell.
    pub(in crate::program) fn count_others(_program: &Child) -> usize {
        0
    }

    /// Ends the program.
    pub(in crate::program) fn end_all(program: &mut Child) {
        // One that is gone already needs no ending.
        let _ = program.kill();
    }
}
