//! `connect-n puzzles list`: the puzzles, one a line.
use std::io::Write;
use std::path::PathBuf;

use super::source::puzzles_of;
use crate::cli::aligned::left;
use crate::cli::failure::Failure;
use crate::cli::format::{Format, write_json};
use crate::cli::words::rules;
use crate::language::message;
use crate::puzzles::PuzzleLine;
use connect_n_engine::format_game;
use connect_n_engine::puzzle::{Puzzle, PuzzleKind};

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
                    "{}  {:>4}  {}  {}",
                    puzzle.id,
                    puzzle.rating,
                    left(&task(puzzle), 10),
                    message("puzzles-list-position")
                        .with("board", rules(puzzle.rules))
                        .with("moves", format_game(&puzzle.moves))
                        .text()
                )?,
            }
        }
        Ok(())
    }
}

/// What a puzzle asks for, in a few words.
fn task(puzzle: &Puzzle) -> String {
    match puzzle.kind {
        PuzzleKind::Win => message("puzzles-list-win"),
        PuzzleKind::Hold => message("puzzles-list-hold"),
    }
    .with("number", puzzle.distance)
    .text()
}
