//! The exact value of positions of either variant, without a book.
use crate::search::{PopOutSolver, Solution, SolveRequest, Solver, SolverOptions, Unsolvable, Verdict};
use crate::{Limits, Move, Position, Value};

/// Proves what positions of two players are worth. It keeps what it has proved.
pub struct Prover {
    standard: Solver,
    pop_out: PopOutSolver,
}

impl Default for Prover {
    fn default() -> Self {
        Self::new(SolverOptions::default())
    }
}

impl Prover {
    /// One that knows nothing yet.
    pub const fn new(options: SolverOptions) -> Self {
        Self { standard: Solver::new(options), pop_out: PopOutSolver::new(options) }
    }

    /// What the position is worth to the side to move; `None` if the limits don't allow to find out.
    ///
    /// # Errors
    /// More than two players.
    pub fn value(&mut self, position: &Position, limits: &Limits) -> Result<Option<Value>, Unsolvable> {
        let solution = self.solve(position, SolveRequest::Score, limits)?;
        // A draw of `PopOut` has no distance, and needs none.
        Ok(solution.value().or((solution.verdict == Some(Verdict::Draw)).then_some(Value::Draw)))
    }

    /// Who wins, seen by the side to move; `None` if the limits don't allow to find out.
    ///
    /// # Errors
    /// More than two players.
    pub fn verdict(&mut self, position: &Position, limits: &Limits) -> Result<Option<Verdict>, Unsolvable> {
        Ok(self.solve(position, SolveRequest::Outcome, limits)?.verdict)
    }

    /// Who wins after a legal move, seen by the side that makes it.
    ///
    /// # Errors
    /// More than two players.
    pub fn verdict_after(
        &mut self,
        position: &Position,
        mv: Move,
        limits: &Limits,
    ) -> Result<Option<Verdict>, Unsolvable> {
        let mut after = position.clone();
        if after.play(mv).is_err() {
            return Ok(None);
        }
        Ok(self.verdict(&after, limits)?.map(Verdict::reversed))
    }

    /// The best moves: the fastest to win, those that hold, or those that resist longest.
    ///
    /// # Errors
    /// More than two players.
    pub fn best(&mut self, position: &Position, limits: &Limits) -> Result<Vec<Move>, Unsolvable> {
        Ok(self.solve(position, SolveRequest::Best, limits)?.best)
    }

    fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        if position.rules().is_pop_out() {
            self.pop_out.solve(position, request, limits)
        } else {
            self.standard.solve(position, request, limits)
        }
    }
}
