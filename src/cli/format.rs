//! Text for people, JSON for programs.
use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;

use super::failure::Failure;

/// How results are printed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(super) enum Format {
    /// Human-readable
    #[default]
    Text,
    /// One JSON object per line
    Json,
}

/// Prints one JSON object as a line.
pub(super) fn write_json(out: &mut dyn Write, object: &impl Serialize) -> Result<(), Failure> {
    let line = serde_json::to_string(object)?;
    Ok(writeln!(out, "{line}")?)
}
