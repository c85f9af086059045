//! A solver for each variant and one for unusual lines, and a progress bar while it works.
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::thinking;
use crate::language::Label;
use connect_n_engine::book::BookSource;
use connect_n_engine::search::{
    Checked, PlainSolver, PopOutSolver, ProofTooLarge, Solution, SolveRequest, Solver, SolverOptions,
    Unsolvable,
};
use connect_n_engine::{Limits, Position};

/// All solvers; each takes memory only for what it is asked.
pub(super) struct AnySolver {
    standard: Solver,
    pop_out: PopOutSolver,
    plain: PlainSolver,
}

impl AnySolver {
    pub(super) fn new(options: SolverOptions, book_source: BookSource) -> Self {
        Self {
            standard: Solver::new(options).with_book(book_source),
            pop_out: PopOutSolver::new(options),
            plain: PlainSolver::new(options),
        }
    }

    pub(super) fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> SolveResult {
        let solution = if position.rules().unusual_lines().is_some() {
            self.plain.solve(position, request, limits)
        } else if position.rules().is_pop_out() {
            self.pop_out.solve(position, request, limits)
        } else {
            self.standard.solve(position, request, limits)
        };
        Ok((solution?, None))
    }

    /// Solves a position of `PopOut` and verifies the proof.
    pub(super) fn check(&mut self, position: &Position, limits: &Limits) -> SolveResult {
        self.pop_out.check(position, limits)
    }
}

/// A solution, with the result of verifying its proof if that was asked for.
pub(super) type SolveResult = Result<(Solution, Option<ProofCheck>), Unsolvable>;

/// The result of verifying a proof, or why that was impossible.
pub(super) type ProofCheck = Result<Checked, ProofTooLarge>;

/// The answer of a search, with a bar while it runs.
pub(super) fn wait_for<T: Send>(solve: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    thinking::wait_for(Some(Progress::without_end(Label::new("progress-solving").text())), solve)
}
