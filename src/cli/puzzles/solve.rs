//! `connect-n puzzles solve`: puzzles in the terminal, against perfect defence to the end.
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use jiff::Zoned;
use jiff::civil::Date;

use super::puzzles_of;
use crate::cli::failure::Failure;
use crate::cli::input::{lines, text_of};
use crate::cli::replay::picture;
use crate::puzzles::{Progress, Store, StoreError, of_the_day};
use crate::sentence::{capitalised, counted};
use connect_n_engine::puzzle::{Attempt, Puzzle, PuzzleKind, Step};
use connect_n_engine::search::Verdict;
use connect_n_engine::{Limits, Move, format_game, parse_move};

/// Longest time for one proof; the puzzles that are built in need a small part of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Solve puzzles
///
/// Type your move, such as 4 or p4; hint, skip and quit work too. Right moves are answered by the best defence, wrong
/// ones by their refutation. Your rating, your streak and the puzzles that you failed are kept; those come back after
/// days. Through a pipe each line of standard input is one answer.
#[derive(clap::Args)]
pub(super) struct Args {
    /// A file of puzzles [default: those that are built in]
    file: Option<PathBuf>,
    /// Solve the puzzle of the day
    #[arg(long, conflicts_with = "id")]
    today: bool,
    /// Solve the puzzle of this name
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    /// Show your progress, and solve nothing
    #[arg(long, conflicts_with_all = ["today", "id"])]
    progress: bool,
    /// Keep your progress in this file [default: puzzles.json in the data folder]
    #[arg(long, value_name = "FILE")]
    progress_file: Option<PathBuf>,
}

/// How a puzzle ended.
enum End {
    Solved,
    Failed,
    Skipped,
    Left,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let puzzles = puzzles_of(self.file.as_deref())?;
        let store = self.progress_file.clone().map_or_else(Store::usual, |file| Ok(Store::at(file)));
        let store = store.map_err(|error| work(&error))?;
        let (mut progress, copy) = store.load().map_err(|error| work(&error))?;
        if let Some(copy) = copy {
            eprintln!("your progress was damaged; a copy is in {}, and you start over", copy.display());
        }
        if self.progress {
            return write_progress(out, &progress, &puzzles);
        }
        let mut answers = lines().map(|line| line.and_then(text_of));
        let mut first = self.asked_for(&puzzles)?;
        let mut skipped: Vec<String> = Vec::new();
        loop {
            let left = puzzles.iter().filter(|puzzle| !skipped.contains(&puzzle.id));
            let Some(puzzle) = first.take().or_else(|| progress.next(left, today())) else {
                return Ok(writeln!(out, "No puzzles are left.")?);
            };
            match solve(out, puzzle, &mut answers)? {
                End::Left => return Ok(()),
                End::Skipped => skipped.push(puzzle.id.clone()),
                end @ (End::Solved | End::Failed) => {
                    let mut before = progress.solver.rating;
                    let update = store.update(|kept| {
                        before = kept.solver.rating;
                        kept.record(puzzle, matches!(end, End::Solved), today());
                    });
                    progress = update.map_err(|error| work(&error))?.0;
                    let (rating, change) = (progress.solver.rating, progress.solver.rating - before);
                    writeln!(
                        out,
                        "Your rating: {rating:.0} ({change:+.0}). Streak: {} and {} in a row.",
                        counted(progress.in_a_row as usize, "puzzle"),
                        counted(progress.streak(today()) as usize, "day"),
                    )?;
                }
            }
            if self.today || self.id.is_some() {
                return Ok(());
            }
            writeln!(out)?;
        }
    }

    /// The puzzle that the command line names, if it names one.
    fn asked_for<'a>(&self, puzzles: &'a [Puzzle]) -> Result<Option<&'a Puzzle>, Failure> {
        if self.today {
            return Ok(of_the_day(puzzles, today()));
        }
        let Some(id) = &self.id else { return Ok(None) };
        let found = puzzles.iter().find(|puzzle| puzzle.id == *id);
        found
            .map(Some)
            .ok_or_else(|| Failure::Input(format!("no puzzle `{id}`; `connect-n puzzles list` shows them")))
    }
}

fn work(error: &StoreError) -> Failure {
    Failure::Work(error.to_string())
}

fn today() -> Date {
    Zoned::now().date()
}

fn write_progress(out: &mut dyn Write, progress: &Progress, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let solved = progress.puzzles.values().filter(|attempted| attempted.solved > 0).count();
    writeln!(out, "rating {:.0} ± {:.0}", progress.solver.rating, 2.0 * progress.solver.deviation)?;
    writeln!(out, "solved {solved} of {}, tried {}", puzzles.len(), progress.puzzles.len())?;
    writeln!(out, "come back by today: {}", progress.due(puzzles, today()).len())?;
    let (days, row) = (progress.streak(today()) as usize, progress.in_a_row as usize);
    Ok(writeln!(out, "streak: {}, {} in a row", counted(days, "day"), counted(row, "puzzle"))?)
}

/// One puzzle, to its end.
fn solve(
    out: &mut dyn Write,
    puzzle: &Puzzle,
    answers: &mut impl Iterator<Item = Result<(usize, String), Failure>>,
) -> Result<End, Failure> {
    let mut attempt = Attempt::new(puzzle).map_err(Failure::input)?;
    let rules = puzzle.rules;
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    let task = match puzzle.kind {
        PuzzleKind::Win => "win".to_owned(),
        PuzzleKind::Hold => "hold the draw".to_owned(),
    };
    writeln!(out, "Puzzle {}, rated {}. {rules}.", puzzle.id, puzzle.rating)?;
    writeln!(out, "You are player {}: {task}.", attempt.position().to_move())?;
    writeln!(out, "\n{}", picture(attempt.position()))?;
    let mut is_clean = true;
    let mut is_first = true;
    loop {
        writeln!(out, "Your move:")?;
        out.flush()?;
        let Some(answer) = answers.next() else { return Ok(End::Left) };
        let (_, answer) = answer?;
        let mv = match answer.trim().to_lowercase().as_str() {
            "" => continue,
            "q" | "quit" => return Ok(if is_clean { End::Left } else { End::Failed }),
            "skip" if is_clean && is_first => return Ok(End::Skipped),
            "skip" => return Ok(End::Failed),
            "hint" => {
                is_clean = false;
                if is_first {
                    writeln!(out, "The solution is {}.", format_game(&puzzle.solution))?;
                } else {
                    writeln!(out, "Any move that keeps the result is right.")?;
                }
                continue;
            }
            text => parse_move(text, &rules).map_err(|error| error.to_string()),
        };
        let step = mv.and_then(|mv: Move| attempt.play(mv, &limits).map_err(|error| error.to_string()));
        match step {
            Err(problem) => {
                writeln!(out, "{}. Try another move, hint, skip or quit.", capitalised(&problem))?;
            }
            Ok(Step::Reply(reply)) => {
                is_first = false;
                writeln!(out, "Right! The answer is {reply}.\n\n{}", picture(attempt.position()))?;
            }
            Ok(Step::Solved(reply)) => {
                if let Some(reply) = reply {
                    writeln!(out, "The answer is {reply}.")?;
                }
                writeln!(out, "\n{}\nSolved!", picture(attempt.position()))?;
                return Ok(if is_clean { End::Solved } else { End::Failed });
            }
            Ok(Step::Wrong { verdict, refutation }) => {
                is_clean = false;
                let (what, line) = (outcome(verdict), format_game(&refutation));
                writeln!(out, "No: {what}. The opponent plays {line}. Try again.")?;
            }
            Ok(Step::Unproved) => {
                writeln!(out, "Whether that works could not be proved in time. Try another move.")?;
            }
        }
    }
}

const fn outcome(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "that wins",
        Verdict::Draw => "that only draws",
        Verdict::Loss => "that loses",
    }
}
