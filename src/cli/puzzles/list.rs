//! `connect-n puzzles list`: the puzzles, one a line.
use std::io::Write;
use std::path::PathBuf;

use super::puzzles_of;
use crate::cli::failure::Failure;
use crate::cli::format::{Format, write_json};
use crate::puzzles::PuzzleLine;
use connect_n_engine::format_game;

/// List puzzles
#[derive(clap::Args)]
pub(super) struct Args {
    /// The file; - reads standard input [default: the puzzles that are built in]
    file: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        for puzzle in &puzzles_of(self.file.as_deref())? {
            match self.format {
                Format::Json => write_json(out, &PuzzleLine::from(puzzle))?,
                Format::Text => writeln!(
                    out,
                    "{}  {:>4}  {:4} in {:>2}  {}: {}",
                    puzzle.id,
                    puzzle.rating,
                    puzzle.kind,
                    puzzle.distance,
                    puzzle.rules,
                    format_game(&puzzle.moves)
                )?,
            }
        }
        Ok(())
    }
}
