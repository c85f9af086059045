//! `connect-n players`: the computer players, their parameters and what they do.
use std::io::Write;

use serde::Serialize;

use super::failure::Failure;
use super::format::{Format, write_json};
use connect_n_arena::{PROGRAM_SUMMARY, PROGRAM_USAGE};
use connect_n_engine::{PlayerKind, registry};

/// List the computer players
#[derive(clap::Args)]
pub(super) struct Args {
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let entries: Vec<Entry> = registry().iter().map(Entry::new).chain([Entry::PROGRAM]).collect();
        let width = entries.iter().map(|entry| entry.usage.len()).max().unwrap_or(0);
        for entry in &entries {
            match self.format {
                Format::Text => entry.write_text(width, out)?,
                Format::Json => write_json(out, entry)?,
            }
        }
        Ok(())
    }
}

/// A player, as a program reads it.
#[derive(Serialize)]
struct Entry {
    player: &'static str,
    usage: &'static str,
    parameter: Option<&'static str>,
    summary: &'static str,
}

impl Entry {
    /// The player that is no player of ours.
    const PROGRAM: Self = Self {
        player: "exec",
        usage: PROGRAM_USAGE,
        parameter: Some("COMMAND starts the bot, as in exec:\"python3 bot.py\""),
        summary: PROGRAM_SUMMARY,
    };

    fn new(kind: &PlayerKind) -> Self {
        Self { player: kind.id, usage: kind.usage, parameter: kind.parameter(), summary: kind.summary }
    }

    fn write_text(&self, width: usize, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{:width$}  {}", self.usage, self.summary)?;
        if let Some(parameter) = self.parameter {
            writeln!(out, "{:width$}  {parameter}", "")?;
        }
        Ok(())
    }
}
