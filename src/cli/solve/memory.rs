//! How much memory a search may take, if nobody says.
use std::fs;

use connect_n_engine::search::SolverOptions;

/// Of what the machine has free, each of the tables of a search may take one part in so many.
const PARTS: u64 = 4;

/// The largest table that is taken without being asked for, in mebibytes.
const MOST_MIB: u64 = 4096;

/// Mebibytes of a table that the machine has room for: a share of what is free, but not less than the usual table.
pub(in crate::cli) fn table_mib() -> usize {
    let usual = SolverOptions::default().table_mib;
    let available = fs::read_to_string("/proc/meminfo").ok().as_deref().and_then(available_mib);
    available.map_or(usual, |mib| ((mib / PARTS).min(MOST_MIB) as usize).max(usual))
}

/// What the kernel says is free for new programs, in mebibytes.
fn available_mib(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_memory_is_read_as_the_kernel_writes_it() {
        let meminfo =
            "MemTotal:       24576000 kB\nMemFree:          100000 kB\nMemAvailable:    8388608 kB\n";
        assert_eq!(available_mib(meminfo), Some(8192));
        assert_eq!(available_mib("MemTotal: 24576000 kB\n"), None);
        assert_eq!(available_mib("MemAvailable: much\n"), None);
    }
}
