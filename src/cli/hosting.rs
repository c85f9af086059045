//! The options for players that are other programs.
use std::path::PathBuf;
use std::time::Duration;

use super::time::parse_seconds;
use connect_n_arena::Hosting;

/// Over the options in the help.
const PROGRAMS: &str = "External bots (exec:COMMAND)";

/// Where they run.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct HostingArgs {
    /// Folder for bots' stderr logs [default: ~/.local/state/connect-n/programs]
    #[arg(long, value_name = "DIR", help_heading = PROGRAMS)]
    logs: Option<PathBuf>,
    /// Start-up timeout [default: 10]
    #[arg(long, value_name = "SECONDS", help_heading = PROGRAMS, value_parser = parse_seconds)]
    start_time: Option<Duration>,
}

impl HostingArgs {
    /// The usual place where nothing else was said.
    pub(super) fn hosting(&self) -> Hosting {
        let usual = Hosting::default();
        Hosting {
            logs: self.logs.clone().unwrap_or(usual.logs),
            start_time: self.start_time.unwrap_or(usual.start_time),
            supervisor: usual.supervisor,
        }
    }
}
