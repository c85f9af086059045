//! One solver for all games that one of the solvers knows.
use super::{
    Checked, PlainSolver, PopOutSolver, ProofTooLarge, Solution, SolveRequest, Solver, SolverOptions,
    Unsolvable,
};
use crate::book::BookSource;
use crate::{Limits, Position};

/// Finds the exact value of games of two players by the solver that knows their rules: [`Solver`] for the standard game,
/// [`PopOutSolver`], and [`PlainSolver`] for misère and the cylinder without pops. Each takes memory only for what it is
/// asked.
///
/// ```
/// use connect_n_engine::{Limits, Position, Rules, Variant};
/// use connect_n_engine::search::{AnySolver, SolveRequest, SolverOptions, Verdict};
///
/// let mut solver = AnySolver::new(SolverOptions::default());
/// for variant in [Variant::Standard, Variant::PopOut] {
///     let empty = Position::new(Rules::new(4, 4, 3, variant, 2)?);
///     let solution = solver.solve(&empty, SolveRequest::Score, &Limits::default())?;
///     assert_eq!((solution.verdict, solution.distance), (Some(Verdict::Win), Some(9)));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AnySolver {
    standard: Solver,
    pop_out: PopOutSolver,
    plain: PlainSolver,
}

impl AnySolver {
    /// A solver that knows nothing yet.
    pub const fn new(options: SolverOptions) -> Self {
        Self {
            standard: Solver::new(options),
            pop_out: PopOutSolver::new(options),
            plain: PlainSolver::new(options),
        }
    }

    /// The same with a book to look positions of the standard game up in.
    pub fn with_book(self, book_source: BookSource) -> Self {
        Self { standard: self.standard.with_book(book_source), ..self }
    }

    /// Answers a request about a position, within the limits of time and nodes; what it can say depends on the solver.
    ///
    /// # Errors
    /// No solver knows the game, or by the number of discs it is nobody's turn.
    pub fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        if position.rules().unusual_lines().is_some() {
            self.plain.solve(position, request, limits)
        } else if position.rules().is_pop_out() {
            self.pop_out.solve(position, request, limits)
        } else {
            self.standard.solve(position, request, limits)
        }
    }

    /// Solves a position of `PopOut` and walks through the proof: see [`PopOutSolver::check`].
    ///
    /// # Errors
    /// It is none of `PopOut`.
    pub fn check(
        &mut self,
        position: &Position,
        limits: &Limits,
    ) -> Result<(Solution, Option<Result<Checked, ProofTooLarge>>), Unsolvable> {
        self.pop_out.check(position, limits)
    }
}
