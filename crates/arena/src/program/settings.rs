//! What a program is started with besides its command, and what it may use up.
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where and how a program runs.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ProgramSettings {
    /// The name of its log, instead of its command.
    pub name: Option<String>,
    /// The folder in which it runs, instead of ours.
    pub dir: Option<PathBuf>,
    /// Environment variables, besides ours.
    pub env: BTreeMap<String, String>,
    /// What it may use up.
    pub limits: ProgramLimits,
}

/// What a program may use up in a game. Linux enforces it; other systems don't.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ProgramLimits {
    /// MiB of memory that each of its processes may have for data.
    pub memory: Option<u32>,
    /// Seconds of processor time that each of its processes may take.
    pub cpu: Option<u32>,
    /// Cores on which all of its processes run.
    pub threads: Option<u16>,
}

impl ProgramLimits {
    /// As the command `supervise` reads them. Programs that run at the same time are bound to successive cores.
    pub(super) fn options(self) -> Vec<String> {
        static NEXT_CORE: AtomicU32 = AtomicU32::new(0);
        let first_core = self.threads.map(|threads| NEXT_CORE.fetch_add(threads.into(), Ordering::Relaxed));
        let option = |name: &str, limit: Option<u32>| limit.map(|limit| format!("--{name}={limit}"));
        [
            option("memory", self.memory),
            option("cpu", self.cpu),
            option("threads", self.threads.map(u32::from)),
            option("first-core", first_core),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
