//! A row of a table of measurements.
use std::io::Write;

use serde::Serialize;

use crate::cli::failure::Failure;
use crate::cli::format::write_json;
use connect_n_engine::Rules;

/// A board of these rules in a table.
pub(super) fn name_of_board(rules: Rules) -> String {
    let pops = if rules.is_pop_out() { ", pops" } else { "" };
    format!("{}x{}, N = {}{pops}", rules.rows(), rules.cols(), rules.connect())
}

/// Writes a row at once, as JSON or as a line of a table.
pub(super) fn write_row<R: Serialize>(
    out: &mut dyn Write,
    row: &R,
    json: bool,
    write_text: impl FnOnce(&mut dyn Write, &R) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if json {
        write_json(out, row)?;
    } else {
        write_text(out, row)?;
    }
    Ok(out.flush()?)
}
