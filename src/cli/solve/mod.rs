//! `connect-n solve`: the exact value of positions.
mod answer;
mod args;
mod memory;
mod resumable;
mod solver;

use std::io::Write;

use super::failure::Failure;
use super::format::{Format, write_json};
use super::input::lines;
use super::interrupt::Interrupt;
use answer::{Answer, write_text};
use connect_n_engine::{Limits, Position, Rules, parse_game};
use resumable::ResumableSolve;
use solver::{AnySolver, SolveResult, wait_for};

pub(super) use args::Args;

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let interrupt = Interrupt::listen()?;
        let position = self.position.position()?;
        let rules = *position.rules();
        if let Some(file) = &self.save {
            let result = ResumableSolve::begin(self, file, &position, &interrupt)?.run()?;
            self.print(&position, result, out)?;
            out.flush()?;
            return interrupt
                .check(|| format!("interrupted; use --resume to continue with {}", file.display()));
        }
        let mut solver = AnySolver::new(self.options(), self.book.source(rules)?);
        if self.stdin {
            for line in lines() {
                let (number, line) = line?;
                if line.trim().is_empty() {
                    continue;
                }
                let position = read(&line, rules)
                    .map_err(|problem| Failure::Input(format!("line {number}: {problem}")))?;
                self.solve(&mut solver, &position, &interrupt, out)?;
                // Whoever asks line by line waits for the answer.
                out.flush()?;
            }
            Ok(())
        } else {
            check_turn(&position)?;
            self.solve(&mut solver, &position, &interrupt, out)
        }
    }

    /// What is known of the position when it is solved, the time is up or it is interrupted.
    fn solve(
        &self,
        solver: &mut AnySolver,
        position: &Position,
        interrupt: &Interrupt,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let limits = Limits { time: self.time, stop: interrupt.stop().clone(), ..Limits::default() };
        let result = wait_for(|| {
            if self.check {
                solver.check(position, &limits)
            } else {
                solver.solve(position, self.extent.request(), &limits)
            }
        })?;
        self.print(position, result, out)?;
        out.flush()?;
        interrupt.check(|| "interrupted before it was solved".to_owned())
    }

    fn print(&self, position: &Position, result: SolveResult, out: &mut dyn Write) -> Result<(), Failure> {
        let (solution, proof_check) = result.map_err(Failure::input)?;
        match self.format {
            Format::Text => write_text(out, position, &solution, proof_check),
            Format::Json => write_json(out, &Answer::new(position, &solution, proof_check)),
        }
    }
}

/// In the standard game the number of discs says whose turn it is, on which the search relies.
fn check_turn(position: &Position) -> Result<(), Failure> {
    let rules = position.rules();
    let players = usize::from(rules.players());
    if rules.is_pop_out() || position.to_move().index() == position.discs() % players {
        return Ok(());
    }
    let (discs, seat) = (position.discs(), position.to_move());
    Err(Failure::Input(format!("after {discs} discs it isn't player {seat}'s turn, so it has no value")))
}

fn read(line: &str, rules: Rules) -> Result<Position, String> {
    let moves = parse_game(line, &rules).map_err(|error| error.to_string())?;
    Position::from_moves(rules, &moves).map_err(|error| error.to_string())
}
