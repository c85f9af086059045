//! `connect-n puzzles solve`: puzzles in the terminal, against perfect defence to the end.
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use jiff::Zoned;
use jiff::civil::Date;

use super::source::puzzles_of;
use crate::cli::failure::{Failure, legible};
use crate::cli::input::{lines, text_of};
use crate::cli::replay::picture;
use crate::cli::words::{Explain, rules as rules_text};
use crate::hint_text::{clue_text, hint_text};
use crate::language::{Label, Message, Who, message};
use crate::puzzles::{Progress, Store, StoreError, of_the_day};
use crate::sentence::capitalised;
use connect_n_engine::puzzle::{Attempt, Puzzle, PuzzleKind, Step};
use connect_n_engine::{Limits, Move, Seat, format_game, parse_move};

/// Longest time for one proof; the puzzles that are built in need a small part of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Solve puzzles
///
/// Type your move, such as 4 or p4; hint, skip and quit work too. The first hint says what to look for, the second names
/// a move, the third shows the solution. Right moves are answered by the best defence, wrong ones by their refutation.
/// Your rating, your streak and the puzzles that you failed are kept; those come back after days. Through a pipe each
/// line of standard input is one answer.
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
    /// The whole sitting is over; this one failed if anything was wrong by then.
    Left {
        failed: bool,
    },
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let puzzles = puzzles_of(self.file.as_deref())?;
        let store = self.progress_file.clone().map_or_else(Store::usual, |file| Ok(Store::at(file)));
        let store = store.map_err(|error| work(&error))?;
        let (mut progress, copy) = store.load().map_err(|error| work(&error))?;
        if let Some(copy) = copy {
            let damaged = message("puzzles-solve-damaged").with("file", copy.display().to_string()).text();
            eprintln!("{}", legible(&damaged));
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
                return say(out, message("puzzles-solve-none-left"));
            };
            match solve(out, puzzle, &mut answers)? {
                End::Left { failed: false } => return Ok(()),
                End::Skipped => skipped.push(puzzle.id.clone()),
                end @ (End::Solved | End::Failed | End::Left { failed: true }) => {
                    let mut before = progress.solver.rating;
                    let update = store.update(|kept| {
                        before = kept.solver.rating;
                        kept.record(puzzle, matches!(end, End::Solved), today());
                    });
                    progress = update.map_err(|error| work(&error))?.0;
                    let (rating, change) = (progress.solver.rating, progress.solver.rating - before);
                    let said = message("puzzles-solve-rating")
                        .with("rating", format!("{rating:.0}"))
                        .with("change", format!("{change:+.0}"))
                        .with("count", progress.in_a_row)
                        .with("days", progress.streak(today()));
                    say(out, said)?;
                    if matches!(end, End::Left { .. }) {
                        return Ok(());
                    }
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
        let missing = || Failure::explained(message("puzzles-solve-no-puzzle").with("id", id.clone()));
        found.map(Some).ok_or_else(missing)
    }
}

fn work(error: &StoreError) -> Failure {
    Failure::Work(error.explain())
}

fn today() -> Date {
    Zoned::now().date()
}

fn write_progress(out: &mut dyn Write, progress: &Progress, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let solved = progress.puzzles.values().filter(|attempted| attempted.solved > 0).count();
    let (rating, deviation) = (progress.solver.rating, progress.solver.deviation);
    let rating = message("puzzles-progress-rating").with("rating", format!("{rating:.0}"));
    say(out, rating.with("deviation", format!("{:.0}", 2.0 * deviation)))?;
    let solved = message("puzzles-progress-solved").with("count", solved).with("total", puzzles.len());
    say(out, solved.with("tried", progress.puzzles.len()))?;
    say(out, message("puzzles-progress-due").with("count", progress.due(puzzles, today()).len()))?;
    let streak = message("puzzles-progress-streak").with("days", progress.streak(today()));
    say(out, streak.with("count", progress.in_a_row))
}

/// A message on a line of its own.
fn say(out: &mut dyn Write, said: Message) -> Result<(), Failure> {
    Ok(writeln!(out, "{}", said.text())?)
}

/// One puzzle, to its end.
fn solve(
    out: &mut dyn Write,
    puzzle: &Puzzle,
    answers: &mut impl Iterator<Item = Result<(usize, String), Failure>>,
) -> Result<End, Failure> {
    let mut attempt = Attempt::new(puzzle).map_err(Failure::explained)?;
    let rules = puzzle.rules;
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    let about = message("puzzles-solve-about").with("id", puzzle.id.clone()).with("rating", puzzle.rating);
    say(out, about.with("board", rules_text(rules)))?;
    let task = match puzzle.kind {
        PuzzleKind::Win => message("puzzles-solve-win"),
        PuzzleKind::Hold => message("puzzles-solve-hold"),
    };
    say(out, task.with("number", attempt.position().to_move().number()))?;
    writeln!(out, "\n{}", picture(attempt.position()))?;
    let mut is_clean = true;
    let mut is_first = true;
    let mut hints = 0;
    loop {
        say(out, message("puzzles-solve-your-move"))?;
        out.flush()?;
        let left = End::Left { failed: !is_clean };
        let Some(answer) = answers.next() else { return Ok(left) };
        let (_, answer) = answer?;
        let mv = match answer.trim().to_lowercase().as_str() {
            "" => continue,
            "q" | "quit" => return Ok(left),
            "skip" if is_clean && is_first => return Ok(End::Skipped),
            "skip" => return Ok(End::Failed),
            "hint" => {
                is_clean = false;
                writeln!(out, "{}", next_hint(&mut attempt, &mut hints, &limits)?)?;
                continue;
            }
            text => parse_move(text, &rules).map_err(|error| error.explain()),
        };
        let step = mv.and_then(|mv: Move| attempt.play(mv, &limits).map_err(|error| error.explain()));
        match step {
            Err(problem) => {
                say(out, message("puzzles-solve-problem").with("problem", capitalised(&problem)))?;
            }
            Ok(Step::Reply(reply)) => {
                (is_first, hints) = (false, 0);
                say(out, message("puzzles-solve-right").with("written", reply.to_string()))?;
                writeln!(out, "\n{}", picture(attempt.position()))?;
            }
            Ok(Step::Solved(reply)) => {
                if let Some(reply) = reply {
                    say(out, message("puzzles-solve-answer").with("written", reply.to_string()))?;
                }
                writeln!(out, "\n{}\n{}", picture(attempt.position()), Label::new("puzzles-solved"))?;
                return Ok(if is_clean { End::Solved } else { End::Failed });
            }
            Ok(Step::Wrong { verdict, refutation }) => {
                is_clean = false;
                let wrong = message("puzzles-solve-wrong").with("value", verdict.name());
                say(out, wrong.with("line", format_game(&refutation)))?;
            }
            Ok(Step::Unproved) => say(out, message("puzzles-solve-unproved"))?,
        }
    }
}

/// What the next hint at this position says, and counts it: what to look for, then a move with its reason, then the
/// solution.
fn next_hint(attempt: &mut Attempt, given: &mut usize, limits: &Limits) -> Result<String, Failure> {
    let hint = if *given < 2 { attempt.hint(limits).map_err(Failure::explained)? } else { None };
    if let Some(hint) = hint {
        let clue = if *given == 0 { clue_text(&hint, attempt.position()) } else { None };
        *given = if clue.is_some() { 1 } else { 2 };
        let who = |seat: Seat| Who::Named(message("names-player").with("number", seat.number()).text());
        return Ok(clue.unwrap_or_else(|| hint_text(&hint, who)));
    }
    let line = attempt.solution(limits).map_err(Failure::explained)?;
    Ok(if line.is_empty() {
        Label::new("puzzles-solve-no-hint").text()
    } else {
        message("puzzles-solve-solution").with("line", format_game(&line)).text()
    })
}
