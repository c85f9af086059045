//! Calls of the program, and a look at which processes are there.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

/// The program.
pub(crate) const CONNECT_N: &str = env!("CARGO_BIN_EXE_connect-n");

/// A call of the program with a folder of its own for what others write to standard error.
pub(crate) struct Call {
    pub(crate) command: Command,
    pub(crate) folder: TempDir,
}

impl Call {
    pub(crate) fn new(args: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(CONNECT_N);
        command.current_dir(env!("CARGO_MANIFEST_DIR")).env("XDG_STATE_HOME", folder.path()).args(args);
        Self { command, folder }
    }

    pub(crate) fn output(&mut self) -> Output {
        self.command.output().unwrap()
    }

    /// One JSON value a line of a call that must succeed.
    pub(crate) fn json(&mut self) -> Vec<Value> {
        let output = self.output();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// All that was written to logs.
    pub(crate) fn logs(&self) -> String {
        let folder = self.folder.path().join("connect-n/programs");
        let files = fs::read_dir(folder).unwrap().flatten();
        files.map(|file| fs::read_to_string(file.path()).unwrap()).collect()
    }
}

/// One JSON value a line of a call that must succeed.
pub(crate) fn json_lines(args: &[&str]) -> Vec<Value> {
    Call::new(args).json()
}

/// A word that no other process has.
pub(crate) fn mark() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("mark-{}-{}-", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The processes with this mark among their arguments or in their environment, besides the calls of the program.
pub(crate) fn marked(mark: &str) -> Vec<PathBuf> {
    let has = |process: &Path, file: &str| {
        let text = fs::read(process.join(file)).unwrap_or_default();
        String::from_utf8_lossy(&text).contains(mark)
    };
    let is_ours =
        |process: &Path| fs::read_link(process.join("exe")).is_ok_and(|exe| exe == Path::new(CONNECT_N));
    let entries = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
    entries
        .filter(|process| has(process, "cmdline") || has(process, "environ"))
        .filter(|process| !is_ours(process))
        .collect()
}

/// Waits until as many processes with this mark are there as are wanted.
pub(crate) fn wait_for_marked(mark: &str, is_wanted: impl Fn(usize) -> bool) {
    let deadline = Instant::now() + Duration::from_mins(2);
    while !is_wanted(marked(mark).len()) {
        assert!(Instant::now() < deadline, "still there: {:?}", marked(mark));
        sleep(Duration::from_millis(10));
    }
}
