//! `connect-n supervise`: the process between a match and a player that is another program; not for people.
use connect_n_arena::{ProgramLimits, supervise};

/// Watch over a program that plays; started by connect-n itself
#[derive(clap::Args)]
#[command(hide = true)]
pub(super) struct Args {
    /// MiB of memory for data, for each process
    #[arg(long)]
    memory: Option<u32>,
    /// Seconds of processor time, for each process
    #[arg(long)]
    cpu: Option<u32>,
    /// Cores, for all processes together
    #[arg(long)]
    threads: Option<u16>,
    // The first of these cores, among ours.
    #[arg(long, default_value_t = 0)]
    first_core: usize,
    /// The program and its arguments
    #[arg(required = true, last = true)]
    words: Vec<String>,
}

impl Args {
    pub(super) fn run(&self) {
        let Self { memory, cpu, threads, first_core, ref words } = *self;
        supervise(words, ProgramLimits { memory, cpu, threads }, first_core);
    }
}
