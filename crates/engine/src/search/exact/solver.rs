//! The public solver: chooses the code for a board when the first position comes.
use std::convert::identity;
use std::io::{self, Read, Write};
use std::time::Instant;

use super::board_solver::BoardSolver;
use super::score;
use super::simd::SimdBitboard;
#[cfg(target_arch = "x86_64")]
use super::simd::avx2;
use crate::book::{Book, BookSource};
use crate::budget::Budget;
use crate::game_value::GameValue;
use crate::grid::bits_needed;
use crate::search::request::{SolveRequest, SolverOptions, Unsolvable};
use crate::search::save_format::{SaveReader, SaveWriter, SavedError, Spent};
use crate::search::solution::{Solution, Verdict};
use crate::{AnyBoard, Grid, Limits, Outcome, Position, Rules, Variant, Wide};

/// Finds the exact value of positions of the standard game for two players, on any board.
///
/// It keeps what it has found for the next request, as long as the board is the same.
///
/// ```
/// use connect_n_engine::{Limits, Position, Rules};
/// use connect_n_engine::search::{SolveRequest, Solver, SolverOptions};
///
/// let mut solver = Solver::new(SolverOptions::default());
/// let empty = Position::new(Rules::new(4, 4, 4, Default::default(), 2)?);
/// let solution = solver.solve(&empty, SolveRequest::Score, &Limits::default())?;
/// assert_eq!((solution.score, solution.distance), (Some(0), Some(16)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    options: SolverOptions,
    book_source: BookSource,
    board: Option<(Rules, Box<dyn AnyBoardSolver>)>,
}

impl Solver {
    /// A solver that knows nothing yet.
    pub const fn new(options: SolverOptions) -> Self {
        Self { options, book_source: BookSource::Empty, board: None }
    }

    /// The same with a book to look positions up in.
    pub fn with_book(self, book_source: BookSource) -> Self {
        Self { book_source, ..self }
    }

    /// Looks positions up in another book from now on; what it has found stays.
    pub(crate) fn set_book(&mut self, book_source: BookSource) {
        self.book_source = book_source;
    }

    /// Answers a request about a position, within the limits of time and nodes; all threads together have these nodes.
    /// Depth is no limit to it.
    ///
    /// # Errors
    /// The game is not for this solver.
    pub fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
    ) -> Result<Solution, Unsolvable> {
        Unsolvable::check(*position.rules(), Variant::Standard)?;
        Unsolvable::check_turn(position)?;
        let start = Instant::now();
        let mut solution = match position.outcome() {
            Outcome::Ongoing => self.search(position, request, limits),
            over => finished(position, over),
        };
        if request == SolveRequest::Outcome {
            (solution.score, solution.distance) = (None, None);
            solution.bounds = solution.bounds.filter(|_| solution.verdict.is_none());
        }
        solution.time = start.elapsed();
        Ok(solution)
    }

    /// Who wins from a position in which the game goes on, as far as the budget allows. The position must be one that
    /// this solver takes; no book is asked.
    pub(crate) fn verdict(&mut self, position: &Position, budget: &mut Budget) -> Option<Verdict> {
        let solver = self.board_solver(*position.rules());
        let mut is_above = |bound| solver.is_above(position.board(), bound, budget, None);
        if is_above(0)? {
            return Some(Verdict::Win);
        }
        Some(if is_above(-1)? { Verdict::Draw } else { Verdict::Loss })
    }

    /// Whether the score of a position in which the game goes on is above a bound, for the side to move; `None` where
    /// the budget does not allow for the answer. The board must be by the rules of the last request, and one that the
    /// book, if there is one, is for.
    pub(crate) fn is_above(
        &mut self,
        board: &AnyBoard,
        bound: i32,
        budget: &mut Budget,
        book: Option<&Book>,
    ) -> Option<bool> {
        self.board.as_mut()?.1.is_above(board, bound, budget, book)
    }

    /// Forgets all that it has found.
    pub fn forget(&mut self) {
        if let Some((_, board)) = &mut self.board {
            board.forget();
        }
    }

    /// Writes all that it has found, to [resume](Self::resume) work on this position another time. What is written names
    /// a position by its moves.
    ///
    /// # Errors
    /// The position was set up, or the output cannot be written to.
    pub fn save(&mut self, position: &Position, spent: Spent, out: &mut dyn Write) -> io::Result<()> {
        let mut writer = SaveWriter::new(out);
        writer.put_header(position, spent)?;
        self.board_solver(*position.rules()).write(&mut writer)?;
        writer.put_sum()
    }

    /// A solver without a book that knows what was [written](Self::save) after work on this position, and what that
    /// took. With a smaller table it knows less.
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
        solver.board_solver(*position.rules()).read(&mut reader)?;
        reader.take_end()?;
        Ok((solver, spent))
    }

    fn search(&mut self, position: &Position, request: SolveRequest, limits: &Limits) -> Solution {
        // The time that a book and a table take counts too.
        let budget = Budget::new(limits);
        let book = self.book_source.book_for(position);
        let solver = self.board_solver(*position.rules());
        solver.solve(position.board(), request, budget, book.as_deref())
    }

    /// The one for this board, with what it has found before if that was the last one.
    fn board_solver(&mut self, rules: Rules) -> &mut dyn AnyBoardSolver {
        let kept = self.board.take().filter(|(known, _)| *known == rules);
        let kept = kept.unwrap_or_else(|| (rules, board_solver(rules, self.options)));
        &mut *self.board.insert(kept).1
    }
}

/// The value of a game that is over, for the side that would be to move: if somebody has won, that is nearly always the
/// other one, but not on every board that was set up.
fn finished(position: &Position, outcome: Outcome) -> Solution {
    let (cells, discs) = (position.rules().cells() as i32, position.discs() as i32);
    let score = match GameValue::of_end(outcome, position.to_move()) {
        Some(GameValue::Win(_)) => score::win_now(cells, discs - 1),
        Some(GameValue::Loss(_)) => -score::win_now(cells, discs - 1),
        Some(GameValue::Draw) | None => 0,
    };
    Solution {
        verdict: Some(score::verdict(score)),
        score: Some(score),
        distance: Some(0),
        is_complete: true,
        ..Solution::default()
    }
}

/// A [`BoardSolver`] of any kind.
trait AnyBoardSolver: Send {
    fn solve(
        &mut self,
        board: &AnyBoard,
        request: SolveRequest,
        budget: Budget,
        book: Option<&Book>,
    ) -> Solution;
    fn is_above(
        &mut self,
        board: &AnyBoard,
        bound: i32,
        budget: &mut Budget,
        book: Option<&Book>,
    ) -> Option<bool>;
    fn forget(&mut self);
    fn write(&mut self, writer: &mut SaveWriter) -> io::Result<()>;
    fn read(&mut self, reader: &mut SaveReader) -> Result<(), SavedError>;
}

/// Sets of cells that can be taken from a board.
trait FromBoard: SimdBitboard {
    /// The discs of the side to move and all discs of a board that fits into sets of this width.
    fn of(board: &AnyBoard) -> Option<(Self, Self)>;
}

macro_rules! from_board {
    ($($set:ty, $variant:ident, $of_number:expr;)*) => {$(
        impl FromBoard for $set {
            fn of(board: &AnyBoard) -> Option<(Self, Self)> {
                let AnyBoard::$variant(board) = board else { return None };
                Some(($of_number(board.discs(board.to_move())), $of_number(board.occupied())))
            }
        }
    )*};
}

from_board! {
    u64, Narrow, identity;
    u128, Double, identity;
    Wide, Wide, identity;
}

#[cfg(target_arch = "x86_64")]
from_board! {
    avx2::Avx2U64, Narrow, avx2::Avx2U64;
    avx2::Avx2U128, Double, avx2::Avx2U128;
}

impl<B: FromBoard, const R: u32, const N: u32, const W: usize> AnyBoardSolver for BoardSolver<B, R, N, W> {
    fn solve(
        &mut self,
        board: &AnyBoard,
        request: SolveRequest,
        budget: Budget,
        book: Option<&Book>,
    ) -> Solution {
        B::of(board)
            .map_or_else(Solution::default, |discs| BoardSolver::solve(self, discs, request, budget, book))
    }

    fn is_above(
        &mut self,
        board: &AnyBoard,
        bound: i32,
        budget: &mut Budget,
        book: Option<&Book>,
    ) -> Option<bool> {
        BoardSolver::is_above(self, B::of(board)?, bound, budget, book)
    }

    fn forget(&mut self) {
        BoardSolver::forget(self);
    }

    fn write(&mut self, writer: &mut SaveWriter) -> io::Result<()> {
        self.table_mut().write(writer)
    }

    fn read(&mut self, reader: &mut SaveReader) -> Result<(), SavedError> {
        self.table_mut().read(reader)
    }
}

/// The solver made for a board and for the processor.
fn board_solver(rules: Rules, options: SolverOptions) -> Box<dyn AnyBoardSolver> {
    #[cfg(target_arch = "x86_64")]
    if let Some(avx2) = avx2::Avx2::detect() {
        return board_solver_for::<avx2::Avx2U64, avx2::Avx2U128>(avx2, rules, options);
    }
    board_solver_for::<u64, u128>((), rules, options)
}

/// The solver made for a board: with N, and here and there the rows, fixed for the boards that are played most; for
/// all with a key as short as possible.
fn board_solver_for<S, L>(
    processor: S::Processor,
    rules: Rules,
    options: SolverOptions,
) -> Box<dyn AnyBoardSolver>
where
    S: FromBoard,
    L: FromBoard<Processor = S::Processor>,
{
    let (short, long) = (|| Grid::<S>::new(rules), || Grid::<L>::new(rules));
    let rows_of_four = (rules.connect() == 4).then_some(rules.rows());
    match (bits_needed(rules), rows_of_four) {
        (..=50, Some(6)) => Box::new(BoardSolver::<_, 6, 4, 2>::new(processor, short(), options)),
        (..=50, Some(_)) => Box::new(BoardSolver::<_, 0, 4, 2>::new(processor, short(), options)),
        (..=50, None) => Box::new(BoardSolver::<_, 0, 0, 2>::new(processor, short(), options)),
        (..=64, Some(_)) => Box::new(BoardSolver::<_, 0, 4, 3>::new(processor, short(), options)),
        (..=64, None) => Box::new(BoardSolver::<_, 0, 0, 3>::new(processor, short(), options)),
        (..=114, Some(_)) => Box::new(BoardSolver::<_, 0, 4, 4>::new(processor, long(), options)),
        (..=114, None) => Box::new(BoardSolver::<_, 0, 0, 4>::new(processor, long(), options)),
        (..=128, _) => Box::new(BoardSolver::<_, 0, 0, 6>::new(processor, long(), options)),
        _ => Box::new(BoardSolver::<Wide, 0, 0, 10>::new((), Grid::new(rules), options)),
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// Boards for each kind of solver, with rows, columns and N.
    const BOARDS: [(u8, u8, u8); 9] = [
        (6, 7, 4),
        (5, 7, 4),
        (4, 5, 3),
        (5, 9, 4),
        (7, 8, 5),
        (8, 8, 5),
        (9, 8, 5),
        (10, 11, 6),
        (12, 12, 7),
    ];

    /// A position after random moves, with at most so many empty cells.
    fn random_position(rules: Rules, most_empty: usize, random: &mut Xoshiro256PlusPlus) -> Option<Position> {
        let discs = rules.cells() - random.random_range(1..=most_empty);
        let mut position = Position::new(rules);
        while position.discs() < discs && position.outcome() == Outcome::Ongoing {
            let mv = *position.legal_moves().choose(random)?;
            position.play(mv).ok()?;
        }
        (position.outcome() == Outcome::Ongoing).then_some(position)
    }

    #[test]
    fn every_processor_searches_the_same_nodes() {
        let random = &mut Xoshiro256PlusPlus::seed_from_u64(9);
        let ask = |solver: &mut Box<dyn AnyBoardSolver>, position: &Position| {
            let solution =
                solver.solve(position.board(), SolveRequest::Best, Budget::new(&Limits::default()), None);
            (solution.score, solution.best, solution.nodes)
        };
        for (rows, cols, connect) in BOARDS {
            let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
            let mut any = board_solver_for::<u64, u128>((), rules, SolverOptions::default());
            let mut this = board_solver(rules, SolverOptions::default());
            let positions = std::iter::repeat_with(|| random_position(rules, 14, random)).flatten().take(20);
            let nodes: u64 = positions
                .map(|position| {
                    let found = ask(&mut any, &position);
                    assert_eq!(ask(&mut this, &position), found, "{rules:?}");
                    found.2
                })
                .sum();
            assert!(nodes > 0, "{rules:?}");
        }
    }
}
