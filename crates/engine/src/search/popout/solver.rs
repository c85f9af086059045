//! The solver as others use it: any board, one question after the other.
use std::io::{self, Read, Write};
use std::time::Instant;

use super::check::Walked;
use super::saved::{SavedError, Sink, Source, Spent};
use super::session::Session;
use crate::search::exact::{Question, SolverOptions, Unsolvable};
use crate::search::solution::{Solution, Verdict};
use crate::search::threat_geometry::ThreatGeometry;
use crate::{AnyBoard, Bitboard, Board, Limits, Outcome, Position, Rules, Wide};

/// Proves what positions of `PopOut` for two players are worth, on any board.
///
/// A position is taken by itself: how often it has occurred in the game does not count. Endless play is a draw.
///
/// ```
/// use connect_n_engine::{Limits, Position, Rules, Variant};
/// use connect_n_engine::search::{PopOutSolver, Question, SolverOptions, Verdict};
///
/// let mut solver = PopOutSolver::new(SolverOptions::default());
/// let empty = Position::new(Rules::new(4, 4, 3, Variant::PopOut, 2)?);
/// let solution = solver.solve(&empty, Question::Score, &Limits::default())?;
/// assert_eq!((solution.verdict, solution.distance), (Some(Verdict::Win), Some(9)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PopOutSolver {
    options: SolverOptions,
    board: Option<(Rules, AnySession)>,
}

enum AnySession {
    Narrow(Box<Session<u64>>),
    Double(Box<Session<u128>>),
    Wide(Box<Session<Wide>>),
}

impl AnySession {
    fn new(board: &AnyBoard, options: SolverOptions) -> Self {
        let bytes = options.table_mib << 20;
        match board {
            AnyBoard::Narrow(board) => Self::Narrow(session(board, bytes)),
            AnyBoard::Double(board) => Self::Double(session(board, bytes)),
            AnyBoard::Wide(board) => Self::Wide(session(board, bytes)),
        }
    }

    fn solve(&mut self, board: &AnyBoard, question: Question, limits: &Limits) -> Solution {
        match (self, board) {
            (Self::Narrow(session), AnyBoard::Narrow(board)) => session.solve(board, question, limits),
            (Self::Double(session), AnyBoard::Double(board)) => session.solve(board, question, limits),
            (Self::Wide(session), AnyBoard::Wide(board)) => session.solve(board, question, limits),
            // A session is made for the board that it is asked about.
            _ => Solution::default(),
        }
    }

    fn check(&mut self, board: &AnyBoard, limits: &Limits) -> (Solution, Option<Walked>) {
        match (self, board) {
            (Self::Narrow(session), AnyBoard::Narrow(board)) => session.check(board, limits),
            (Self::Double(session), AnyBoard::Double(board)) => session.check(board, limits),
            (Self::Wide(session), AnyBoard::Wide(board)) => session.check(board, limits),
            _ => (Solution::default(), None),
        }
    }
}

impl PopOutSolver {
    /// A solver that knows nothing yet. It searches on one thread, whatever the options say.
    pub const fn new(options: SolverOptions) -> Self {
        Self { options, board: None }
    }

    /// Answers a question about a position, within the limits of time and nodes. Depth is no limit to it.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub fn solve(
        &mut self,
        position: &Position,
        question: Question,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        refuse_others(*position.rules())?;
        let start = Instant::now();
        let mut solution = match position.outcome() {
            Outcome::Ongoing => self.session(position).solve(position.board(), question, limits),
            over => finished(position, over),
        };
        if question == Question::Outcome {
            solution.distance = None;
        }
        solution.time = start.elapsed();
        Ok(solution)
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
        refuse_others(*position.rules())?;
        if position.is_over() {
            return Ok((finished(position, position.outcome()), None));
        }
        let start = Instant::now();
        let (mut solution, checked) = self.session(position).check(position.board(), limits);
        solution.time = start.elapsed();
        Ok((solution, checked))
    }

    /// Writes all that is known, to [go on](Self::resume) another time with the position asked about last, which this
    /// must be.
    ///
    /// # Errors
    /// What is written to does not take it.
    pub fn save(&mut self, position: &Position, spent: Spent, out: &mut dyn Write) -> io::Result<()> {
        let mut sink = Sink::new(out);
        sink.put_header(position, spent)?;
        match self.session(position) {
            AnySession::Narrow(session) => session.write(&mut sink),
            AnySession::Double(session) => session.write(&mut sink),
            AnySession::Wide(session) => session.write(&mut sink),
        }
    }

    /// A solver that knows what was [written](Self::save) after work on this position, and what that took.
    ///
    /// # Errors
    /// The bytes are no such work, or on another position.
    pub fn resume(
        position: &Position,
        options: SolverOptions,
        input: &mut dyn Read,
    ) -> Result<(Self, Spent), SavedError> {
        let mut source = Source::new(input);
        let spent = source.take_header(position)?;
        let mut solver = Self::new(options);
        match (solver.session(position), position.board()) {
            (AnySession::Narrow(session), AnyBoard::Narrow(board)) => session.read(board, &mut source)?,
            (AnySession::Double(session), AnyBoard::Double(board)) => session.read(board, &mut source)?,
            (AnySession::Wide(session), AnyBoard::Wide(board)) => session.read(board, &mut source)?,
            // A session is made for the board that it is asked about.
            _ => {}
        }
        Ok((solver, spent))
    }

    fn session(&mut self, position: &Position) -> &mut AnySession {
        let rules = *position.rules();
        let options = self.options;
        let kept = self.board.take().filter(|(known, _)| *known == rules);
        let kept = kept.unwrap_or_else(|| (rules, AnySession::new(position.board(), options)));
        &mut self.board.insert(kept).1
    }
}

fn session<B: Bitboard>(board: &Board<B>, bytes: usize) -> Box<Session<B>> {
    Box::new(Session::new(ThreatGeometry::new(*board.grid()), bytes))
}

fn refuse_others(rules: Rules) -> Result<(), Unsolvable> {
    if rules.players() > 2 {
        Err(Unsolvable::Players(rules.players()))
    } else if rules.is_pop_out() {
        Ok(())
    } else {
        Err(Unsolvable::Standard)
    }
}

/// The worth of a game that is over to the side that would be to move.
fn finished(position: &Position, outcome: Outcome) -> Solution {
    let verdict = match outcome.winner() {
        Some(winner) if winner == position.to_move() => Verdict::Win,
        Some(_) => Verdict::Loss,
        None => Verdict::Draw,
    };
    Solution { verdict: Some(verdict), distance: Some(0), ..Solution::default() }
}
