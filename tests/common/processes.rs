//! A look at which processes are there.
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The program.
pub(crate) const CONNECT_N: &str = env!("CARGO_BIN_EXE_connect-n");

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
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten().map(|entry| entry.path());
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
