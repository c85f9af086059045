//! `connect-n puzzles check`: proves each puzzle of a file from scratch.
use std::collections::HashMap;
use std::io::Write;
use std::path::PathBuf;

use serde::Serialize;

use crate::cli::failure::Failure;
use crate::cli::format::{Format, write_json};
use crate::cli::input::read_text;
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::puzzles::{PuzzleLine, read};
use connect_n_engine::Limits;
use connect_n_engine::puzzle::{PositionKey, Prover, Puzzle, check};

/// Prove each puzzle of a file from scratch, without a book
///
/// Names each line that is wrong: bad JSON, illegal moves, not unique, wrong distance, duplicates. Exits 1 if any is.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The file; - reads standard input [default: the puzzles that are built in]
    file: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A line that is wrong.
#[derive(Serialize)]
struct Bad {
    line: usize,
    problem: String,
}

/// What came out.
#[derive(Serialize)]
struct Summary {
    checked: usize,
    bad: usize,
}

/// What has been there before, with the line.
#[derive(Default)]
struct Seen {
    ids: HashMap<String, usize>,
    positions: HashMap<PositionKey, usize>,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let text = match &self.file {
            Some(file) => read_text(file)?,
            None => built_in_text()?,
        };
        let interrupt = Interrupt::listen()?;
        let limits = Limits { stop: interrupt.stop().clone(), ..Limits::default() };
        let mut progress = Progress::new("checking puzzles".to_owned(), text.lines().count());
        let (mut prover, mut seen) = (Prover::default(), Seen::default());
        let (mut checked, mut bad) = (0, 0);
        for read in read(&text) {
            let (line, problem) = match read {
                Ok((line, puzzle)) => (line, seen.problem(line, &puzzle, &mut prover, &limits)),
                Err(error) => (error.line, Some(error.problem.to_string())),
            };
            interrupt.check(|| format!("interrupted after {checked} puzzles"))?;
            checked += 1;
            progress.advance();
            if let Some(problem) = problem {
                bad += 1;
                progress.hide();
                match self.format {
                    Format::Text => writeln!(out, "line {line}: {problem}")?,
                    Format::Json => write_json(out, &Bad { line, problem })?,
                }
            }
        }
        drop(progress);
        match self.format {
            Format::Text => writeln!(out, "{checked} puzzles checked, {bad} bad")?,
            Format::Json => write_json(out, &Summary { checked, bad })?,
        }
        if bad == 0 { Ok(()) } else { Err(Failure::Work(format!("{bad} of {checked} puzzles are wrong"))) }
    }
}

impl Seen {
    /// What is wrong with a puzzle, if anything is.
    fn problem(
        &mut self,
        line: usize,
        puzzle: &Puzzle,
        prover: &mut Prover,
        limits: &Limits,
    ) -> Option<String> {
        if let Some(first) = self.ids.insert(puzzle.id.clone(), line) {
            return Some(format!("duplicate: the id of line {first}"));
        }
        let position = match puzzle.position() {
            Ok(position) => position,
            Err(error) => return Some(error.to_string()),
        };
        if let Some(first) = self.positions.insert(PositionKey::of(&position), line) {
            return Some(format!("duplicate: the position of line {first}, or its mirror image"));
        }
        check(puzzle, prover, limits).err().map(|fault| fault.to_string())
    }
}

/// The lines of the puzzles that are built in.
fn built_in_text() -> Result<String, Failure> {
    let mut lines = Vec::new();
    for puzzle in crate::puzzles::built_in() {
        write_json(&mut lines, &PuzzleLine::from(&puzzle))?;
    }
    String::from_utf8(lines).map_err(Failure::input)
}
