//! `connect-n supervise`: the process between a match and a player that is another program; not for people.
use connect_n_arena::supervise;

/// Watch over a program that plays; started by connect-n itself
#[derive(clap::Args)]
#[command(hide = true)]
pub(super) struct Args {
    /// The program and its arguments
    #[arg(required = true, last = true)]
    words: Vec<String>,
}

impl Args {
    pub(super) fn run(&self) {
        supervise(&self.words);
    }
}
