//! Holds a program to its limits, as far as the system allows.
pub(super) use platform::apply;

#[cfg(target_os = "linux")]
mod platform {
    //! Linux: limits of resources, and the set of cores. What the program starts inherits them; it can't raise them.
    use std::io;
    use std::process::Child;

    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

    use super::super::settings::ProgramLimits;

    /// Sets the limits of a program that has just been started.
    pub(in crate::program) fn apply(
        limits: ProgramLimits,
        first_core: usize,
        program: &Child,
    ) -> io::Result<()> {
        let program = Pid::from_child(program);
        let limit = |resource, most: u64, last: u64| {
            prlimit(Some(program), resource, Rlimit { current: Some(most), maximum: Some(last) })
        };
        if let Some(memory) = limits.memory {
            let bytes = u64::from(memory) << 20;
            limit(Resource::Data, bytes, bytes)?;
        }
        if let Some(seconds) = limits.cpu.map(u64::from) {
            // A signal that it may handle at first, a second later one that it can't.
            limit(Resource::Cpu, seconds, seconds + 1)?;
        }
        if let Some(threads) = limits.threads {
            sched_setaffinity(Some(program), &cores(first_core, usize::from(threads))?)?;
        }
        Ok(())
    }

    /// So many of our cores from this one on; after the last comes the first.
    fn cores(start: usize, wanted: usize) -> io::Result<CpuSet> {
        let ours = sched_getaffinity(None)?;
        let ours: Vec<usize> = (0..CpuSet::MAX_CPU).filter(|&core| ours.is_set(core)).collect();
        let mut chosen = CpuSet::new();
        for next in 0..wanted.min(ours.len()) {
            chosen.set(ours[(start + next) % ours.len()]);
        }
        Ok(chosen)
    }
}

#[cfg(not(target_os = "linux"))]
mod platform {
    //! Elsewhere: no limits.
    use std::io;
    use std::process::Child;

    use super::super::settings::ProgramLimits;

    pub(in crate::program) fn apply(
        _limits: ProgramLimits,
        _first_core: usize,
        _program: &Child,
    ) -> io::Result<()> {
        Ok(())
    }
}
