//! `connect-n solve`: the exact value of positions.
mod answer;
mod args;
pub(super) mod memory;
mod resumable;
mod solver;
mod split;

use std::io::Write;

use serde::Serialize;

use super::failure::{Failure, legible};
use super::format::{Format, write_json};
use super::input::lines_until;
use super::interrupt::Interrupt;
use super::replay::state;
use super::words::{Explain, in_line};
use crate::language::{Label, in_english, message};
use answer::{Answer, write_text};
use connect_n_engine::search::{AnySolver, Solution, Unsolvable};
use connect_n_engine::{Limits, Position};
use resumable::ResumableSolve;
use solver::{ProofCheck, SolveResult, verified, wait_for};

pub(super) use args::Args;

/// A line of a list that has no value, for a program.
#[derive(Serialize)]
struct BadLine<'a> {
    line: usize,
    error: &'a str,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = self.position.game.board.rules()?;
        if self.check && !rules.is_pop_out() && rules.unusual_lines().is_none() {
            return Err(Failure::explained(Label::new("solve-check-needs-popout")));
        }
        let interrupt = Interrupt::listen()?;
        if self.stdin {
            return self.solve_list(&interrupt, out);
        }
        let position = self.position.position()?;
        check(&position).map_err(Failure::Input)?;
        if let Some(file) = &self.save {
            let result = ResumableSolve::begin(self, file, &position, &interrupt)?.run()?;
            let is_complete = result.as_ref().is_ok_and(|(solution, proof)| is_complete(solution, *proof));
            self.print(None, &position, result, out)?;
            let how_far = || message("solve-resume").with("file", file.display().to_string()).text();
            return if is_complete { Ok(()) } else { interrupt.check(how_far) };
        }
        if let (Some(plies), Some(file)) = (self.split, &self.out) {
            return split::solve_part(self, plies, file, &position, &interrupt, out);
        }
        if !self.merge.is_empty() {
            let (solution, needed) = split::merge(&self.merge, &position)?;
            self.print(None, &position, Ok((solution, None)), out)?;
            let missing = || Failure::Work(message("solve-parts-missing").with("count", needed).text());
            return if needed > 0 { Err(missing()) } else { Ok(()) };
        }
        let mut solver = AnySolver::new(self.options()).with_book(self.book.source(*position.rules())?);
        self.solve(&mut solver, None, &position, &interrupt, out)
    }

    /// Solves what standard input lists, one position a line. A line that is none is named and passed over.
    fn solve_list(&self, interrupt: &Interrupt, out: &mut dyn Write) -> Result<(), Failure> {
        let board = &self.position.game.board;
        let mut solver = AnySolver::new(self.options()).with_book(self.book.source(board.rules()?)?);
        let (mut count, mut bad) = (0_u64, 0_u64);
        for line in lines_until(interrupt.stop()) {
            let Some(line) = line else {
                return interrupt.check(|| message("solve-list-interrupted").with("count", count).text());
            };
            let (number, text) = line?;
            if text.as_ref().is_some_and(|text| text.trim().is_empty()) {
                continue;
            }
            count += 1;
            let read = || {
                let text = text.ok_or_else(|| Label::new("solve-line-not-text").text())?;
                let position = board.read_line(&text)?;
                check(&position).map(|()| position)
            };
            // What is wrong with a line is for a program in JSON.
            let position = match self.format {
                Format::Text => read(),
                Format::Json => in_english(read),
            };
            match position {
                Ok(position) => self.solve(&mut solver, Some(number), &position, interrupt, out)?,
                Err(error) => {
                    bad += 1;
                    self.print_bad_line(number, &error, out)?;
                }
            }
        }
        match bad {
            0 => Ok(()),
            bad => Err(Failure::explained(message("solve-bad-lines").with("bad", bad).with("count", count))),
        }
    }

    /// What is known of the position when it is solved, the time is up or it is interrupted.
    fn solve(
        &self,
        solver: &mut AnySolver,
        line: Option<usize>,
        position: &Position,
        interrupt: &Interrupt,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let limits = Limits { time: self.time, stop: interrupt.stop().clone(), ..Limits::default() };
        let result = wait_for(|| {
            if self.check {
                solver.check(position, &limits).map(verified)
            } else {
                Ok((solver.solve(position, self.extent.request(), &limits)?, None))
            }
        })?;
        let is_complete = result.as_ref().is_ok_and(|(solution, proof)| is_complete(solution, *proof));
        self.print(line, position, result, out)?;
        if is_complete { Ok(()) } else { interrupt.check(|| Label::new("solve-interrupted").text()) }
    }

    fn print(
        &self,
        line: Option<usize>,
        position: &Position,
        result: SolveResult,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let (solution, proof_check) = result.map_err(Failure::explained)?;
        match self.format {
            Format::Text => write_text(out, position, &solution, proof_check, !self.merge.is_empty())?,
            Format::Json => write_json(out, &Answer::new(line, position, &solution, proof_check))?,
        }
        // Whoever asks line by line waits for the answer.
        Ok(out.flush()?)
    }

    fn print_bad_line(&self, line: usize, error: &str, out: &mut dyn Write) -> Result<(), Failure> {
        match self.format {
            Format::Text => {
                writeln!(out, "{}", legible(&in_line(line, &error.to_owned())))?;
            }
            Format::Json => write_json(out, &BadLine { line, error })?,
        }
        Ok(out.flush()?)
    }
}

/// Whether there was time for all that was asked for.
fn is_complete(solution: &Solution, proof_check: Option<ProofCheck>) -> bool {
    solution.is_complete && !matches!(proof_check, Some(ProofCheck::NotInTime))
}

/// A game that is over has nothing left to solve, and on some boards that were drawn nobody can say who wins.
pub(super) fn check(position: &Position) -> Result<(), String> {
    if position.is_over() {
        return Err(message("solve-game-over").with("state", state(position)).text());
    }
    Unsolvable::check_turn(position).map_err(|error| error.explain())
}
