//! Ends everything that a program has started, as far as the system allows.
pub(super) use platform::{begin, count_others, end_all, prepare};

#[cfg(target_os = "linux")]
mod platform {
    //! Linux: orphans become children of the supervisor, even those that left for a session of their own, so the tree
    //! below it is complete.
    use std::collections::{HashMap, HashSet};
    use std::fs;
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use rustix::process::{Pid, Signal, WaitOptions, getpid, set_child_subreaper, setsid, wait};

    use super::super::process_handle::ProcessHandle;

    /// What can't be ended within this time, such as a process that waits for a broken disk, is left alone.
    const PATIENCE: Duration = Duration::from_secs(2);

    /// Time between two looks at what is left.
    const LOOK: Duration = Duration::from_millis(2);

    /// Rounds in which processes are stopped that were started since the last one.
    const ROUNDS: usize = 100;

    /// Makes this process the one that orphans come to, out of reach of the terminal's Ctrl+C.
    pub(in crate::program) fn begin() {
        // Neither can fail here; if one did, everything but what it is for would still work.
        let _ = set_child_subreaper(Some(getpid()));
        let _ = setsid();
    }

    /// Lets a program begin in a process group of its own.
    pub(in crate::program) fn prepare(command: &mut Command) {
        command.process_group(0);
    }

    /// Descendants that still run, besides the program itself.
    pub(in crate::program) fn count_others(program: &Child) -> usize {
        let program = Pid::from_child(program);
        descendants().iter().filter(|(pid, process)| **pid != program && !process.is_zombie).count()
    }

    /// Ends the program and all its descendants.
    pub(in crate::program) fn end_all(program: &mut Child) {
        // Stopped first, so that none starts others while they are being ended.
        let mut stopped = HashSet::new();
        for _ in 0..ROUNDS {
            let mut new = held_descendants();
            new.retain(|(pid, process, _)| stopped.insert((*pid, process.started)));
            if new.is_empty() {
                break;
            }
            signal(&new, Signal::STOP);
        }
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            if descendants().is_empty() {
                return;
            }
            signal(&held_descendants(), Signal::KILL);
            // Its own status is the standard library's to collect; only then are all others ours.
            if matches!(program.try_wait(), Ok(Some(_))) {
                while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
            }
            sleep(LOOK);
        }
    }

    /// A descendant with a handle that stays its own.
    type Held = (Pid, Process, ProcessHandle);

    /// The descendants, with handles. Between a look at `/proc` and the opening of a handle a process may end and its
    /// number go to another, so the handles are opened first: a process that is still a descendant afterwards is the
    /// one that the handle holds, or the handle reaches nobody.
    fn held_descendants() -> Vec<Held> {
        let mut handles: HashMap<Pid, ProcessHandle> =
            descendants().into_keys().filter_map(|pid| Some((pid, ProcessHandle::open(pid)?))).collect();
        let still_there = descendants().into_iter();
        still_there.filter_map(|(pid, process)| Some((pid, process, handles.remove(&pid)?))).collect()
    }

    fn signal(processes: &[Held], signal: Signal) {
        for (.., handle) in processes {
            // One that has ended meanwhile needs no signal.
            handle.signal(signal);
        }
    }

    /// A process as /proc shows it.
    struct Process {
        /// None for the first process of the system.
        parent: Option<Pid>,
        is_zombie: bool,
        /// When it was started, in ticks since the system was: tells it from others that have had its number.
        started: u64,
    }

    /// All processes below this one.
    fn descendants() -> HashMap<Pid, Process> {
        let mut others: HashMap<Pid, Process> = all_processes();
        let mut found: HashMap<Pid, Process> = HashMap::new();
        let mut parents = vec![getpid()];
        while let Some(parent) = parents.pop() {
            let children: Vec<Pid> = others
                .iter()
                .filter(|(_, process)| process.parent == Some(parent))
                .map(|(&pid, _)| pid)
                .collect();
            for pid in children {
                if let Some(process) = others.remove(&pid) {
                    found.insert(pid, process);
                    parents.push(pid);
                }
            }
        }
        found
    }

    fn all_processes() -> HashMap<Pid, Process> {
        let Ok(entries) = fs::read_dir("/proc") else { return HashMap::new() };
        let pids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        pids.filter_map(|pid| {
            let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
            Some((Pid::from_raw(pid)?, parse(&stat)?))
        })
        .collect()
    }

    /// Reads `1234 (name) S 1233 …`, where the name may hold anything; the start time is the 22nd field.
    fn parse(stat: &str) -> Option<Process> {
        let (_, after_name) = stat.rsplit_once(')')?;
        let mut words = after_name.split_whitespace();
        let is_zombie = words.next()? == "Z";
        let parent = Pid::from_raw(words.next()?.parse().ok()?);
        let started = words.nth(17)?.parse().ok()?;
        Some(Process { parent, is_zombie, started })
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_name_may_hold_anything() {
            let rest = "12 12 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 4711 99";
            let process = parse(&format!("12 (a) Z 7 (b) c) S 34 {rest}")).unwrap();
            assert_eq!(
                (process.parent, process.is_zombie, process.started),
                (Pid::from_raw(34), false, 4711)
            );
            assert!(parse(&format!("12 (a) Z 34 {rest}")).unwrap().is_zombie);
            assert!(parse("").is_none());
        }
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
mod platform {
    //! Other Unix systems: the process group. A program that leaves it gets away.
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};

    use rustix::process::{Pid, Signal, kill_process_group, setsid};

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
        let _ = kill_process_group(Pid::from_child(program), Signal::KILL);
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
