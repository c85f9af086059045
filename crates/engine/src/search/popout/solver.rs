//! The solver of `PopOut` positions on any board: the public interface.
use std::io::{self, Read, Write};
use std::time::Instant;

use super::board_solver::BoardSolver;
use super::check::Walked;
use super::kept::{KeptGoal, NeverLosing};
use super::strategy_builder::BuildError;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::search::request::{SolveRequest, SolverOptions, Unsolvable};
use crate::search::save_format::{SaveReader, SaveWriter, SavedError, Spent};
use crate::search::solution::{Solution, Verdict};
use crate::search::threat_geometry::ThreatGeometry;
use crate::{AnyBoard, Bitboard, Board, Limits, Move, Outcome, Position, Rules, Seat, Variant, Wide};

/// Proves what positions of `PopOut` for two players are worth, on any board.
///
/// A position is taken by itself: how often it has occurred in the game does not count. Endless play is a draw.
///
/// ```
/// use connect_n_engine::{Limits, Position, Rules, Variant};
/// use connect_n_engine::search::{PopOutSolver, SolveRequest, SolverOptions, Verdict};
///
/// let mut solver = PopOutSolver::new(SolverOptions::default());
/// let empty = Position::new(Rules::new(4, 4, 3, Variant::PopOut, 2)?);
/// let solution = solver.solve(&empty, SolveRequest::Score, &Limits::default())?;
/// assert_eq!((solution.verdict, solution.distance), (Some(Verdict::Win), Some(9)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PopOutSolver {
    options: SolverOptions,
    board: Option<(Rules, AnyBoardSolver)>,
}

enum AnyBoardSolver {
    Narrow(Box<BoardSolver<u64>>),
    Double(Box<BoardSolver<u128>>),
    Wide(Box<BoardSolver<Wide>>),
}

impl AnyBoardSolver {
    fn new(board: &AnyBoard, options: SolverOptions) -> Self {
        let bytes = options.table_mib << 20;
        match board {
            AnyBoard::Narrow(board) => Self::Narrow(solver(board, bytes)),
            AnyBoard::Double(board) => Self::Double(solver(board, bytes)),
            AnyBoard::Wide(board) => Self::Wide(solver(board, bytes)),
        }
    }

    fn solve(&mut self, board: &AnyBoard, request: SolveRequest, limits: &Limits) -> Solution {
        match (self, board) {
            (Self::Narrow(solver), AnyBoard::Narrow(board)) => solver.solve(board, request, limits),
            (Self::Double(solver), AnyBoard::Double(board)) => solver.solve(board, request, limits),
            (Self::Wide(solver), AnyBoard::Wide(board)) => solver.solve(board, request, limits),
            // The solver was made for this board.
            _ => Solution::default(),
        }
    }

    fn solve_move(&mut self, board: &AnyBoard, mv: Move, limits: &Limits) -> Solution {
        match (self, board) {
            (Self::Narrow(solver), AnyBoard::Narrow(board)) => solver.solve_move(board, mv, limits),
            (Self::Double(solver), AnyBoard::Double(board)) => solver.solve_move(board, mv, limits),
            (Self::Wide(solver), AnyBoard::Wide(board)) => solver.solve_move(board, mv, limits),
            _ => Solution::default(),
        }
    }

    fn check(&mut self, board: &AnyBoard, limits: &Limits) -> (Solution, Option<Walked>) {
        match (self, board) {
            (Self::Narrow(solver), AnyBoard::Narrow(board)) => solver.check(board, limits),
            (Self::Double(solver), AnyBoard::Double(board)) => solver.check(board, limits),
            (Self::Wide(solver), AnyBoard::Wide(board)) => solver.check(board, limits),
            _ => (Solution::default(), None),
        }
    }

    fn kept_move(
        &mut self,
        board: &AnyBoard,
        goal: KeptGoal,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        match (self, board) {
            (Self::Narrow(solver), AnyBoard::Narrow(board)) => solver.kept_move(board, goal, budget),
            (Self::Double(solver), AnyBoard::Double(board)) => solver.kept_move(board, goal, budget),
            (Self::Wide(solver), AnyBoard::Wide(board)) => solver.kept_move(board, goal, budget),
            _ => Ok(None),
        }
    }

    fn never_losing(
        &mut self,
        board: &AnyBoard,
        seat: Seat,
        budget: &mut Budget,
    ) -> Result<NeverLosing, BuildError> {
        Ok(match (self, board) {
            (Self::Narrow(solver), AnyBoard::Narrow(board)) => {
                NeverLosing::Narrow(solver.strategy(board, seat, budget)?)
            }
            (Self::Double(solver), AnyBoard::Double(board)) => {
                NeverLosing::Double(solver.strategy(board, seat, budget)?)
            }
            (Self::Wide(solver), AnyBoard::Wide(board)) => {
                NeverLosing::Wide(solver.strategy(board, seat, budget)?)
            }
            _ => return Err(BuildError::NoMove),
        })
    }
}

impl PopOutSolver {
    /// A solver that knows nothing yet. It searches on one thread, whatever the options say.
    pub const fn new(options: SolverOptions) -> Self {
        Self { options, board: None }
    }

    /// Answers a request about a position, within the limits of time and nodes. Depth is no limit to it.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        Unsolvable::check(*position.rules(), Variant::PopOut)?;
        let start = Instant::now();
        let mut solution = match position.outcome() {
            Outcome::Ongoing => self.solver(position).solve(position.board(), request, limits),
            over => finished(position, over),
        };
        if request == SolveRequest::Outcome {
            solution.distance = None;
        }
        solution.time = start.elapsed();
        Ok(solution)
    }

    /// Answers how the position after a legal move is worth for the side then to move, who wins and how soon. Work on
    /// the other moves of the same position is kept, so that they can be solved in turns.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub(crate) fn solve_move(
        &mut self,
        position: &Position,
        mv: Move,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        Unsolvable::check(*position.rules(), Variant::PopOut)?;
        Ok(self.solver(position).solve_move(position.board(), mv, limits))
    }

    /// Solves a position and walks through the whole proof with plain rules: for a win or a loss through all play of
    /// the loser, for a draw through a way to play for each side by which it never loses. There is no proof to walk
    /// through where the limits were reached, or the game is over.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub fn check(
        &mut self,
        position: &Position,
        limits: &Limits,
    ) -> Result<(Solution, Option<Walked>), Unsolvable> {
        Unsolvable::check(*position.rules(), Variant::PopOut)?;
        if position.is_over() {
            return Ok((finished(position, position.outcome()), None));
        }
        let start = Instant::now();
        let (mut solution, checked) = self.solver(position).check(position.board(), limits);
        solution.time = start.elapsed();
        Ok((solution, checked))
    }

    /// Writes all that is known, to [resume](Self::resume) another time. This must be the position of the last request.
    /// What is written names it by its moves.
    ///
    /// # Errors
    /// The position was set up, or the output cannot be written to.
    pub fn save(&mut self, position: &Position, spent: Spent, out: &mut dyn Write) -> io::Result<()> {
        let mut writer = SaveWriter::new(out);
        writer.put_header(position, spent)?;
        match self.solver(position) {
            AnyBoardSolver::Narrow(solver) => solver.write(&mut writer),
            AnyBoardSolver::Double(solver) => solver.write(&mut writer),
            AnyBoardSolver::Wide(solver) => solver.write(&mut writer),
        }
    }

    /// A solver that knows what was [written](Self::save) after work on this position, and what that took.
    ///
    /// # Errors
    /// The bytes are not saved work, or of another position.
    pub fn resume(
        position: &Position,
        options: SolverOptions,
        input: &mut dyn Read,
    ) -> Result<(Self, Spent), SavedError> {
        let mut reader = SaveReader::new(input);
        let spent = reader.take_header(position)?;
        let mut solver = Self::new(options);
        match (solver.solver(position), position.board()) {
            (AnyBoardSolver::Narrow(solver), AnyBoard::Narrow(board)) => solver.read(board, &mut reader)?,
            (AnyBoardSolver::Double(solver), AnyBoard::Double(board)) => solver.read(board, &mut reader)?,
            (AnyBoardSolver::Wide(solver), AnyBoard::Wide(board)) => solver.read(board, &mut reader)?,
            // The solver was made for this board.
            _ => {}
        }
        Ok((solver, spent))
    }

    /// A move that reaches a goal on the board of the last request, if there is one.
    pub(crate) fn kept_move(
        &mut self,
        board: &AnyBoard,
        goal: KeptGoal,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        self.board.as_mut().map_or(Ok(None), |(_, solver)| solver.kept_move(board, goal, budget))
    }

    /// Moves by which a player never loses from the position of the last request, which was found to be drawn.
    pub(crate) fn never_losing(
        &mut self,
        board: &AnyBoard,
        seat: Seat,
        budget: &mut Budget,
    ) -> Result<NeverLosing, BuildError> {
        self.board
            .as_mut()
            .map_or(Err(BuildError::NoMove), |(_, solver)| solver.never_losing(board, seat, budget))
    }

    fn solver(&mut self, position: &Position) -> &mut AnyBoardSolver {
        let rules = *position.rules();
        let options = self.options;
        let kept = self.board.take().filter(|(known, _)| *known == rules);
        let kept = kept.unwrap_or_else(|| (rules, AnyBoardSolver::new(position.board(), options)));
        &mut self.board.insert(kept).1
    }
}

fn solver<B: Bitboard>(board: &Board<B>, bytes: usize) -> Box<BoardSolver<B>> {
    Box::new(BoardSolver::new(ThreatGeometry::new(*board.grid()), bytes))
}

/// The value of a game that is over for the side that would be to move.
fn finished(position: &Position, outcome: Outcome) -> Solution {
    let verdict = GameValue::of_end(outcome, position.to_move()).map(Verdict::from);
    Solution { verdict, distance: Some(0), is_complete: true, ..Solution::default() }
}
