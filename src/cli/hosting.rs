//! The options for players that are other programs.
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::failure::Failure;
use super::time::parse_seconds;
use super::words::Explain;
use crate::language::message;
use connect_n_arena::{CommandError, Entrant, Hosting, PROGRAM_PREFIX, ProgramCommand};

/// Over the options in the help.
const PROGRAMS: &str = "External bots (exec:COMMAND)";

/// A bot by its command, with or without the `exec:` that stands before it among other players.
pub(super) fn bot(text: &str) -> Result<ProgramCommand, CommandError> {
    let text = text.trim();
    text.strip_prefix(PROGRAM_PREFIX).unwrap_or(text).parse()
}

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
            ..usual
        }
    }

    /// The same for these players, where the logs of bots among them can be written.
    pub(super) fn hosting_of<'a>(
        &self,
        players: impl IntoIterator<Item = &'a Entrant>,
    ) -> Result<Hosting, Failure> {
        let hosting = self.hosting();
        if players.into_iter().any(|player| matches!(player, Entrant::Program(_))) {
            hosting.check_logs().map_err(|error| {
                let unwritable = message("hosting-logs-unwritable")
                    .with("folder", hosting.logs.display().to_string())
                    .with("problem", error.explain());
                Failure::Work(unwritable.text())
            })?;
        }
        Ok(hosting)
    }
}

/// Where they run in a match or a tournament, and what is kept of each game.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct GameHostingArgs {
    #[command(flatten)]
    hosting: HostingArgs,
    /// Write all that is said to bots and by them, with times, to a file for each game and seat in this folder
    #[arg(long, value_name = "DIR", help_heading = PROGRAMS)]
    transcript: Option<PathBuf>,
    /// Run bots without a network (Linux, by unshare; refused where the system forbids it)
    #[arg(long, help_heading = PROGRAMS)]
    no_network: bool,
    /// Keep bots running between their games
    #[arg(long, help_heading = PROGRAMS)]
    keep: bool,
}

impl GameHostingArgs {
    /// The usual place where nothing else was said, for these players. In a folder of its own for logs, each game and
    /// seat has a log.
    pub(super) fn hosting_of<'a>(
        &self,
        players: impl IntoIterator<Item = &'a Entrant>,
    ) -> Result<Hosting, Failure> {
        let hosting = self.hosting.hosting_of(players)?;
        if let Some(folder) = &self.transcript {
            fs::create_dir_all(folder).map_err(|error| {
                let unusable =
                    message("hosting-folder-unusable").with("folder", folder.display().to_string());
                Failure::Work(unusable.with("problem", error.to_string()).text())
            })?;
        }
        if self.no_network {
            Hosting::check_no_network().map_err(|problem| Failure::in_file("--no-network", &problem))?;
        }
        Ok(Hosting {
            no_network: self.no_network,
            log_each_game: self.hosting.logs.is_some(),
            transcripts: self.transcript.clone(),
            kept: self.keep.then(Arc::default),
            ..hosting
        })
    }

    /// Where to look for what they wrote to standard error.
    pub(super) fn logs(&self) -> PathBuf {
        self.hosting.hosting().logs
    }
}
