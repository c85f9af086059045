//! Searches that take hours: progress is saved in a file, so that they can be resumed.
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use super::args::Args;
use super::solver::{SolveResult, verified, wait_for};
use crate::cli::failure::Failure;
use crate::cli::file::replace;
use crate::cli::interrupt::Interrupt;
use crate::language::{Label, message};
use connect_n_engine::search::{PopOutSolver, SavedError, Solution, SolveRequest, Solver, Spent, Unsolvable};
use connect_n_engine::{Limits, Position};

/// Least time between two copies of the work on the disk.
const SAVE_INTERVAL: Duration = Duration::from_mins(1);

/// At least so many times as long as writing takes is spent on work.
const WORK_PER_WRITING: u32 = 20;

/// Work on a position, and its file.
pub(super) struct ResumableSolve<'a> {
    args: &'a Args,
    file: &'a Path,
    position: &'a Position,
    solver: SavableSolver,
    spent: Spent,
    start: Instant,
    interrupt: &'a Interrupt,
}

impl<'a> ResumableSolve<'a> {
    /// Starts the search, or resumes the one in the file.
    pub(super) fn begin(
        args: &'a Args,
        file: &'a Path,
        position: &'a Position,
        interrupt: &'a Interrupt,
    ) -> Result<Self, Failure> {
        if position.rules().unusual_lines().is_some() {
            return Err(Failure::explained(Label::new("solve-only-usual-saved")));
        }
        let (solver, spent) = if args.resume {
            read(args, file, position)?
        } else {
            if file.exists() {
                let exists = message("solve-file-exists").with("file", file.display().to_string());
                return Err(Failure::explained(exists));
            }
            (SavableSolver::new(args, position)?, Spent::default())
        };
        Ok(Self { args, file, position, solver, spent, start: Instant::now(), interrupt })
    }

    /// Works until it is done, the time is up or it is interrupted. The answer counts all the work on it.
    pub(super) fn run(mut self) -> Result<SolveResult, Failure> {
        let request = if self.args.check { SolveRequest::Score } else { self.args.extent.request() };
        let mut pause = SAVE_INTERVAL;
        let mut solution = loop {
            let limits = self.limits(pause);
            let result = wait_for(|| self.solver.solve(self.position, request, &limits))?;
            let solution = match result {
                Ok(solution) => solution,
                Err(unsolvable) => return Ok(Err(unsolvable)),
            };
            self.count(&solution);
            let writing = Instant::now();
            self.save()?;
            pause = SAVE_INTERVAL.max(writing.elapsed() * WORK_PER_WRITING);
            // Whoever answers before the time is up has nothing left to do.
            let is_done = limits.time.is_none_or(|time| solution.time < time);
            if is_done || self.interrupt.stop().is_stopped() || self.is_late() {
                break solution;
            }
        };
        let mut proof_check = None;
        if self.args.check && solution.verdict.is_some() {
            let limits = self.limits(Duration::MAX);
            match wait_for(|| self.solver.check(self.position, &limits))? {
                Ok((checked, walk)) => {
                    self.count(&checked);
                    proof_check = walk;
                }
                Err(unsolvable) => return Ok(Err(unsolvable)),
            }
        }
        (solution.nodes, solution.time) = (self.spent.nodes, self.spent.time);
        Ok(Ok((solution, proof_check)))
    }

    /// What is left of the time, but no more than a pause.
    fn limits(&self, pause: Duration) -> Limits {
        let left = self.args.time.map_or(pause, |time| time.saturating_sub(self.start.elapsed()).min(pause));
        Limits { time: Some(left), stop: self.interrupt.stop().clone(), ..Limits::default() }
    }

    fn is_late(&self) -> bool {
        self.args.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    fn count(&mut self, solution: &Solution) {
        self.spent.nodes += solution.nodes;
        self.spent.time += solution.time;
    }

    fn save(&mut self) -> Result<(), Failure> {
        replace(self.file, |out| self.solver.save(self.position, self.spent, out))
    }
}

fn read(args: &Args, file: &Path, position: &Position) -> Result<(SavableSolver, Spent), Failure> {
    let open = File::open(file).map_err(|error| {
        let unreadable = message("solve-file-unreadable").with("file", file.display().to_string());
        Failure::explained(unreadable.with("problem", error.to_string()))
    })?;
    let (mut input, options) = (BufReader::new(open), args.options());
    let problem = |error: SavedError| Failure::in_file(file.display(), &error);
    if position.rules().is_pop_out() {
        let (solver, spent) = PopOutSolver::resume(position, options, &mut input).map_err(problem)?;
        return Ok((SavableSolver::PopOut(solver), spent));
    }
    let (solver, spent) = Solver::resume(position, options, &mut input).map_err(problem)?;
    Ok((SavableSolver::Standard(solver.with_book(args.book.source(*position.rules())?)), spent))
}

/// A solver whose work can be saved.
enum SavableSolver {
    Standard(Solver),
    PopOut(PopOutSolver),
}

impl SavableSolver {
    fn new(args: &Args, position: &Position) -> Result<Self, Failure> {
        let (rules, options) = (*position.rules(), args.options());
        if rules.is_pop_out() {
            return Ok(Self::PopOut(PopOutSolver::new(options)));
        }
        Ok(Self::Standard(Solver::new(options).with_book(args.book.source(rules)?)))
    }

    fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        match self {
            Self::Standard(solver) => solver.solve(position, request, limits),
            Self::PopOut(solver) => solver.solve(position, request, limits),
        }
    }

    /// The same, and the result of verifying the proof where there is one: of PopOut.
    fn check(&mut self, position: &Position, limits: &Limits) -> SolveResult {
        match self {
            Self::Standard(solver) => Ok((solver.solve(position, SolveRequest::Score, limits)?, None)),
            Self::PopOut(solver) => solver.check(position, limits).map(verified),
        }
    }

    fn save(&mut self, position: &Position, spent: Spent, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Standard(solver) => solver.save(position, spent, out),
            Self::PopOut(solver) => solver.save(position, spent, out),
        }
    }
}
