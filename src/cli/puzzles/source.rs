//! Where the puzzles of a command come from.
use std::path::Path;

use crate::cli::failure::Failure;
use crate::cli::input::read_text;
use crate::puzzles::{built_in, read};
use connect_n_engine::puzzle::Puzzle;

/// The puzzles of a file, or those that are built in.
pub(super) fn puzzles_of(file: Option<&Path>) -> Result<Vec<Puzzle>, Failure> {
    let Some(file) = file else { return Ok(built_in()) };
    let text = read_text(file)?;
    let puzzles: Result<Vec<Puzzle>, _> = read(&text).map(|read| read.map(|(_, puzzle)| puzzle)).collect();
    puzzles.map_err(|error| Failure::in_file(file.display(), &error))
}
