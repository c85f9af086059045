//! The solver as others use it: any board, chosen when the first position comes.
use std::time::Instant;

use super::engine::Engine;
use super::score;
use crate::engine::book::{Book, Library};
use crate::engine::search::solution::{Solution, Verdict};
use crate::engine::{AnyBoard, Bitboard, Board, Limits, Outcome, Position, Rules};

/// What to find out about a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    /// Who wins.
    Outcome,
    /// The score.
    Score,
    /// The score and one move that reaches it.
    Move,
    /// The score and all moves that reach it.
    Best,
    /// The score of every legal move too.
    Columns,
}

/// What a solver may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverOptions {
    /// Size in mebibytes up to which its table may grow.
    pub table_mib: usize,
    /// Threads that search.
    pub threads: usize,
}

impl Default for SolverOptions {
    /// One thread, and a table that grows up to 64 MiB.
    fn default() -> Self {
        Self { table_mib: 64, threads: 1 }
    }
}

/// Why a game is not for this solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsolvable {
    /// Discs can leave the board.
    #[error("this solver plays the standard game, without pops")]
    PopOut,
    /// Discs cannot leave the board.
    #[error("this solver plays PopOut; this is the standard game")]
    Standard,
    /// More than two players.
    #[error("a game of {0} players has no exact value; solve one of two players")]
    Players(u8),
}

/// Finds the exact value of positions of the standard game for two players, on any board.
///
/// It keeps what it has found for the next question, as long as the board is the same.
///
/// ```
/// use connect_n::engine::{Limits, Position, Rules};
/// use connect_n::engine::search::{Question, Solver, SolverOptions};
///
/// let mut solver = Solver::new(SolverOptions::default());
/// let empty = Position::new(Rules::new(4, 4, 4, Default::default(), 2)?);
/// let solution = solver.solve(&empty, Question::Score, &Limits::default())?;
/// assert_eq!((solution.score, solution.distance), (Some(0), Some(16)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    options: SolverOptions,
    library: Library,
    board: Option<(Rules, Box<dyn SolveBoard>)>,
}

impl Solver {
    /// A solver that knows nothing yet.
    pub const fn new(options: SolverOptions) -> Self {
        Self { options, library: Library::Empty, board: None }
    }

    /// The same with a book to look positions up in.
    pub fn with_book(self, library: Library) -> Self {
        Self { library, ..self }
    }

    /// Looks positions up in another book from now on; what it has found stays.
    pub(in crate::engine) fn set_book(&mut self, library: Library) {
        self.library = library;
    }

    /// Answers a question about a position, within the limits of time and nodes; for each thread its own nodes. Depth
    /// is no limit to it.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub fn solve(
        &mut self,
        position: &Position,
        question: Question,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        check(*position.rules())?;
        let start = Instant::now();
        let mut solution = match position.outcome() {
            Outcome::Ongoing => self.ask(position, question, limits),
            over => finished(position, over),
        };
        if question == Question::Outcome {
            (solution.score, solution.distance) = (None, None);
        }
        solution.time = start.elapsed();
        Ok(solution)
    }

    /// Forgets all that it has found.
    pub fn forget(&mut self) {
        if let Some((_, board)) = &mut self.board {
            board.forget();
        }
    }

    fn ask(&mut self, position: &Position, question: Question, limits: &Limits) -> Solution {
        let start = Instant::now();
        let rules = *position.rules();
        let options = self.options;
        let kept = self.board.take().filter(|(known, _)| *known == rules);
        let kept = kept.unwrap_or_else(|| (rules, engine(position.board(), options)));
        let book = self.library.book_for(&rules);
        let (_, engine) = self.board.insert(kept);
        engine.solve(position.board(), question, &limits.less(start.elapsed(), 0), book.as_deref())
    }
}

fn check(rules: Rules) -> Result<(), Unsolvable> {
    if rules.players() > 2 {
        Err(Unsolvable::Players(rules.players()))
    } else if rules.is_pop_out() {
        Err(Unsolvable::PopOut)
    } else {
        Ok(())
    }
}

/// The value of a game that is over: a loss for the side that would be to move, or a draw.
fn finished(position: &Position, outcome: Outcome) -> Solution {
    let (cells, discs) = (position.rules().cells() as i32, position.discs() as i32);
    let score = if outcome.winner().is_some() { -score::win_now(cells, discs - 1) } else { 0 };
    let verdict = if score < 0 { Verdict::Loss } else { Verdict::Draw };
    Solution { verdict: Some(verdict), score: Some(score), distance: Some(0), ..Solution::default() }
}

/// An [`Engine`] of any kind.
trait SolveBoard: Send {
    fn solve(
        &mut self,
        board: &AnyBoard,
        question: Question,
        limits: &Limits,
        book: Option<&Book>,
    ) -> Solution;
    fn forget(&mut self);
}

/// Boards of one width.
trait Width: Bitboard {
    fn of(board: &AnyBoard) -> Option<&Board<Self>>;
}

macro_rules! width {
    ($bits:ty, $variant:ident) => {
        impl Width for $bits {
            fn of(board: &AnyBoard) -> Option<&Board<Self>> {
                if let AnyBoard::$variant(board) = board { Some(board) } else { None }
            }
        }
    };
}

width!(u64, Narrow);
width!(u128, Double);
width!(crate::engine::Wide, Wide);

impl<B: Width, const R: u32, const N: u32, const W: usize> SolveBoard for Engine<B, R, N, W> {
    fn solve(
        &mut self,
        board: &AnyBoard,
        question: Question,
        limits: &Limits,
        book: Option<&Book>,
    ) -> Solution {
        B::of(board)
            .map_or_else(Solution::default, |board| Engine::solve(self, board, question, limits, book))
    }

    fn forget(&mut self) {
        Engine::forget(self);
    }
}

/// The engine made for a board: with rows and N fixed for the boards that are played most, with a key as short as
/// possible for all.
fn engine(board: &AnyBoard, options: SolverOptions) -> Box<dyn SolveBoard> {
    match board {
        AnyBoard::Narrow(board) => narrow(board, options),
        AnyBoard::Double(board) => double(board, options),
        AnyBoard::Wide(board) => Box::new(Engine::<_, 0, 0, 10>::new(*board.grid(), options)),
    }
}

/// Bits of a board, and its rows if its N is 4.
fn shape<B: Bitboard>(board: &Board<B>) -> (u32, u32) {
    let rules = board.rules();
    let rows = if rules.connect() == 4 { u32::from(rules.rows()) } else { 0 };
    (board.grid().stride() * u32::from(rules.cols()), rows)
}

fn narrow(board: &Board<u64>, options: SolverOptions) -> Box<dyn SolveBoard> {
    let grid = *board.grid();
    match shape(board) {
        (..=50, 5) => Box::new(Engine::<_, 5, 4, 2>::new(grid, options)),
        (..=50, 6) => Box::new(Engine::<_, 6, 4, 2>::new(grid, options)),
        (..=50, _) => Box::new(Engine::<_, 0, 0, 2>::new(grid, options)),
        (_, 5) => Box::new(Engine::<_, 5, 4, 3>::new(grid, options)),
        (_, 6) => Box::new(Engine::<_, 6, 4, 3>::new(grid, options)),
        (_, 7) => Box::new(Engine::<_, 7, 4, 3>::new(grid, options)),
        (_, 8) => Box::new(Engine::<_, 8, 4, 3>::new(grid, options)),
        _ => Box::new(Engine::<_, 0, 0, 3>::new(grid, options)),
    }
}

fn double(board: &Board<u128>, options: SolverOptions) -> Box<dyn SolveBoard> {
    let grid = *board.grid();
    match shape(board) {
        (..=114, 6) => Box::new(Engine::<_, 6, 4, 4>::new(grid, options)),
        (..=114, 8) => Box::new(Engine::<_, 8, 4, 4>::new(grid, options)),
        (..=114, _) => Box::new(Engine::<_, 0, 0, 4>::new(grid, options)),
        _ => Box::new(Engine::<_, 0, 0, 6>::new(grid, options)),
    }
}
