//! A row of a table of measurements.
use std::io::Write;

use serde::Serialize;

use crate::cli::failure::Failure;
use crate::cli::format::write_json;
use crate::language::{in_english, message};
use connect_n_engine::Rules;

/// A board of these rules in a table.
pub(super) fn name_of_board(rules: Rules) -> String {
    message("bench-board")
        .with("rows", rules.rows())
        .with("columns", rules.cols())
        .with("connect", rules.connect())
        .with("pops", if rules.is_pop_out() { "yes" } else { "no" })
        .text()
}

/// The words of a row: in English where it is JSON.
pub(super) fn worded(json: bool, make: impl FnOnce() -> String) -> String {
    if json { in_english(make) } else { make() }
}

/// Writes a row at once, as JSON or as a line of a table.
pub(super) fn write_row<R: Serialize>(
    out: &mut dyn Write,
    row: &R,
    json: bool,
    in_table: impl FnOnce(&R) -> String,
) -> Result<(), Failure> {
    if json {
        write_json(out, row)?;
    } else {
        writeln!(out, "{}", in_table(row))?;
    }
    Ok(out.flush()?)
}
