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
use crate::cli::words::{Explain, in_line};
use crate::language::{Label, in_english, message};
use crate::puzzles::{LineProblem, PuzzleLine, read};
use connect_n_engine::puzzle::{PositionKey, Prover, Puzzle, PuzzleFault, check};
use connect_n_engine::{GameError, Limits};

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

/// What is wrong with a line.
enum Problem {
    /// It is no puzzle.
    Line(LineProblem),
    /// The line of this number has the same id.
    SameId(usize),
    /// The line of this number has the same position, or its mirror image.
    SamePosition(usize),
    /// Its moves can't be played.
    Moves(GameError),
    /// It isn't what it claims to be.
    Fault(PuzzleFault),
}

impl Explain for Problem {
    fn explain(&self) -> String {
        match self {
            Self::Line(problem) => problem.explain(),
            Self::SameId(line) => message("puzzles-check-same-id").with("number", *line).text(),
            Self::SamePosition(line) => message("puzzles-check-same-position").with("number", *line).text(),
            Self::Moves(error) => error.explain(),
            Self::Fault(fault) => fault.explain(),
        }
    }
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
        let mut progress = Progress::new(Label::new("puzzles-bar-checking").text(), text.lines().count());
        let (mut prover, mut seen) = (Prover::default(), Seen::default());
        let (mut checked, mut bad) = (0, 0);
        for read in read(&text) {
            let (line, problem) = match read {
                Ok((line, puzzle)) => (line, seen.problem(line, &puzzle, &mut prover, &limits)),
                Err(error) => (error.line, Some(Problem::Line(error.problem))),
            };
            interrupt.check(|| message("puzzles-check-interrupted").with("count", checked).text())?;
            checked += 1;
            progress.advance();
            if let Some(problem) = problem {
                bad += 1;
                progress.hide();
                match self.format {
                    Format::Text => writeln!(out, "{}", in_line(line, &problem))?,
                    Format::Json => {
                        let problem = in_english(|| problem.explain());
                        write_json(out, &Bad { line, problem })?;
                    }
                }
            }
        }
        drop(progress);
        match self.format {
            Format::Text => {
                let checked = message("puzzles-checked").with("count", checked).with("bad", bad);
                writeln!(out, "{}", checked.text())?;
            }
            Format::Json => write_json(out, &Summary { checked, bad })?,
        }
        if bad == 0 {
            return Ok(());
        }
        Err(Failure::Work(message("puzzles-check-failed").with("count", bad).with("total", checked).text()))
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
    ) -> Option<Problem> {
        if let Some(first) = self.ids.insert(puzzle.id.clone(), line) {
            return Some(Problem::SameId(first));
        }
        let position = match puzzle.position() {
            Ok(position) => position,
            Err(error) => return Some(Problem::Moves(error)),
        };
        if let Some(first) = self.positions.insert(PositionKey::of(&position), line) {
            return Some(Problem::SamePosition(first));
        }
        check(puzzle, prover, limits).err().map(Problem::Fault)
    }
}

/// The lines of the puzzles that are built in.
fn built_in_text() -> Result<String, Failure> {
    let mut lines = Vec::new();
    for puzzle in crate::puzzles::built_in() {
        write_json(&mut lines, &PuzzleLine::from(&puzzle))?;
    }
    Ok(String::from_utf8_lossy(&lines).into_owned())
}
