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

/// Version of the fields that `docs/json.md` describes: raised when one is removed, renamed or gets another meaning,
/// not when one is added.
const VERSION: u32 = 1;

/// An object with the version of its fields.
#[derive(Serialize)]
struct Versioned<'a, T> {
    #[serde(flatten)]
    object: &'a T,
    version: u32,
}

/// Prints one JSON object as a line.
pub(super) fn write_json(out: &mut dyn Write, object: &impl Serialize) -> Result<(), Failure> {
    let line = serde_json::to_string(&Versioned { object, version: VERSION })?;
    Ok(writeln!(out, "{line}")?)
}
