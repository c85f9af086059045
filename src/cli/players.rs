//! `connect-n players`: the computer players, their parameters and what they do.
use std::io::Write;

use serde::Serialize;

use super::failure::Failure;
use super::format::{Format, write_json};
use crate::engine::{PlayerKind, registry};

/// List the computer players
#[derive(clap::Args)]
pub(super) struct Args {
    /// How the list is printed
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for kind in registry() {
            match self.format {
                Format::Text => write_text(out, kind)?,
                Format::Json => write_json(out, &Entry::new(kind))?,
            }
        }
        Ok(())
    }
}

fn write_text(out: &mut dyn Write, kind: &PlayerKind) -> Result<(), Failure> {
    let width = registry().iter().map(|kind| kind.usage.len()).max().unwrap_or(0);
    writeln!(out, "{:width$}  {}", kind.usage, kind.summary)?;
    if let Some(parameter) = kind.parameter() {
        writeln!(out, "{:width$}  {parameter}", "")?;
    }
    Ok(())
}

/// A player for a program.
#[derive(Serialize)]
struct Entry {
    player: &'static str,
    usage: &'static str,
    parameter: Option<&'static str>,
    summary: &'static str,
}

impl Entry {
    fn new(kind: &PlayerKind) -> Self {
        Self { player: kind.id, usage: kind.usage, parameter: kind.parameter(), summary: kind.summary }
    }
}
