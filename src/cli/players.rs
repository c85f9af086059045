//! `connect-n players`: the computer players, their parameters and what they do.
use std::io::Write;

use serde::Serialize;

use super::aligned::left;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::words::{parameter, summary};
use crate::language::Label;
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
        match self.format {
            Format::Json => {
                let mut entries = registry().iter().map(Entry::new).chain([Entry::PROGRAM]);
                entries.try_for_each(|entry| write_json(out, &entry))
            }
            Format::Text => write_text(out),
        }
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
}

fn write_text(out: &mut dyn Write) -> Result<(), Failure> {
    let kinds = registry().iter().map(|kind| (kind.usage, summary(kind), parameter(kind)));
    let program = [Label::new("players-list-program"), Label::new("players-list-program-parameter")];
    let program = (PROGRAM_USAGE, program[0].text(), Some(program[1].text()));
    let all: Vec<_> = kinds.chain([program]).collect();
    let width = all.iter().map(|(usage, ..)| usage.len()).max().unwrap_or(0);
    for (usage, summary, parameter) in all {
        writeln!(out, "{}  {summary}", left(usage, width))?;
        if let Some(parameter) = parameter {
            writeln!(out, "{}  {parameter}", left("", width))?;
        }
    }
    Ok(())
}
