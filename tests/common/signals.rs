//! The signals with which people and systems end programs.
use std::fs;

/// Each as `kill` names it, with the exit status that follows. Programs that these tests call under `nohup` outlive the
/// end of the session, as they should.
pub(crate) fn ending_signals() -> Vec<(&'static str, i32)> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:")).map(str::trim);
    let ignored = u64::from_str_radix(ignored.unwrap_or("0"), 16).unwrap_or_default();
    // Bit 0 is that of signal 1, the end of the session.
    let hang_up = (ignored & 1 == 0).then_some(("-HUP", 129));
    [("-INT", 130), ("-TERM", 143)].into_iter().chain(hang_up).collect()
}
