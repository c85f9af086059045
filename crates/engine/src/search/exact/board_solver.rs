//! The solver for one size of board: answers requests with searches.
use super::book_lookup::BookLookup;
use super::geometry::SolverGeometry;
use super::parallel::ParallelSearch;
use super::score;
use super::score::{ScoreRange, SearchGoal};
use super::simd::SimdBitboard;
use super::state::State;
use super::table_key::{OpenLines, table_key};
use crate::book::Book;
use crate::budget::Budget;
use crate::search::request::{SolveRequest, SolverOptions};
use crate::search::solution::Solution;
use crate::search::transposition::GrowingTable;
use crate::{Column, Grid, Move, Value};

/// A board's geometry and the table of what is known of its positions.
pub(super) struct BoardSolver<B: SimdBitboard, const R: u32, const N: u32, const W: usize> {
    geometry: SolverGeometry<B, R, N>,
    table: GrowingTable<W>,
    lines_through: Vec<i32>,
    threads: usize,
    /// The discs of the position that was asked about last, those of the side to move and all.
    last: Option<(B, B)>,
}

/// One request while it is answered.
struct SolveRun<'a, B: SimdBitboard, const R: u32, const N: u32, const W: usize> {
    solver: &'a mut BoardSolver<B, R, N, W>,
    book: Option<&'a Book>,
    state: State<B>,
    budget: Budget<'a>,
}

impl<B: SimdBitboard, const R: u32, const N: u32, const W: usize> BoardSolver<B, R, N, W> {
    pub(super) fn new(processor: B::Processor, grid: Grid<B>, options: SolverOptions) -> Self {
        let geometry = SolverGeometry::new(processor, grid);
        Self {
            table: GrowingTable::new(options.table_mib << 20),
            lines_through: geometry.lines_through_cells(),
            threads: options.threads.max(1),
            last: None,
            geometry,
        }
    }

    pub(super) fn forget(&mut self) {
        self.table.clear();
        self.last = None;
    }

    /// The table of what is known.
    pub(super) const fn table_mut(&mut self) -> &mut GrowingTable<W> {
        &mut self.table
    }

    /// Answers a request about a position in which the game goes on, from the discs of the side to move and all discs,
    /// with a book for this board if there is one.
    pub(super) fn solve(
        &mut self,
        (own, occupied): (B, B),
        request: SolveRequest,
        budget: Budget,
        book: Option<&Book>,
    ) -> Solution {
        // Who goes on with the same position has a table for all the work on it.
        if self.last.replace((own, occupied)) != Some((own, occupied)) {
            self.table.start_request();
        }
        let state = State::new(&self.geometry, own, occupied);
        let mut run = SolveRun { solver: self, book, state, budget };
        let mut solution = run.answer(request);
        solution.nodes = run.budget.nodes();
        solution
    }

    /// Whether the score of a position in which the game goes on is above a bound; `None` if the budget is too small.
    /// The table keeps the size that it has, or grows as in one long search.
    pub(super) fn is_above(
        &mut self,
        (own, occupied): (B, B),
        bound: i32,
        budget: &mut Budget,
        book: Option<&Book>,
    ) -> Option<bool> {
        let state = State::new(&self.geometry, own, occupied);
        let mut run = SolveRun { solver: self, book, state, budget: budget.part(None) };
        let range = run.range(&state, SearchGoal::Above(bound));
        let nodes = run.budget.nodes();
        budget.charge(nodes);
        if range.lower > bound { Some(true) } else { (range.upper <= bound).then_some(false) }
    }
}

impl<B: SimdBitboard, const R: u32, const N: u32, const W: usize> SolveRun<'_, B, R, N, W> {
    fn answer(&mut self, request: SolveRequest) -> Solution {
        let goal = if request == SolveRequest::Outcome { SearchGoal::Verdict } else { SearchGoal::Score };
        let state = self.state;
        let range = self.range(&state, goal);
        let mut solution = self.to_solution(range);
        solution.is_complete = match request {
            SolveRequest::Outcome => solution.verdict.is_some(),
            _ => range.score().is_some(),
        };
        let best = match (range.score(), request) {
            (Some(score), SolveRequest::Move) => self.find_best_move(score),
            (Some(score), SolveRequest::Best | SolveRequest::Columns) => {
                let (best, are_all) = self.best_moves(score);
                solution.is_complete &= are_all;
                Some(best)
            }
            (Some(_), _) => Some(self.known_or_equal_move()),
            (None, _) => Some(self.known_move()),
        };
        solution.is_complete &= best.is_some();
        solution.best = best.map_or_else(Vec::new, |cells| self.moves(cells));
        if request == SolveRequest::Columns {
            self.add_columns(&mut solution);
        }
        solution
    }

    /// What is known of the score of a position that is not over.
    fn range(&mut self, state: &State<B>, goal: SearchGoal) -> ScoreRange {
        let from_book = || self.book_lookup().and_then(|lookup| lookup.score(state));
        if let Some(score) = state.immediate_score(&self.solver.geometry).or_else(from_book) {
            return ScoreRange::exactly(score);
        }
        let BoardSolver { geometry, table, lines_through, threads, .. } = &mut *self.solver;
        let mut search = ParallelSearch { geometry, table, lines_through, threads: *threads };
        search.find_score(state, goal, &mut self.budget)
    }

    fn book_lookup(&self) -> Option<BookLookup<'_, B, R, N>> {
        self.book.map(|book| BookLookup::new(&self.solver.geometry, book))
    }

    /// What is known of the score after a move that is possible now, for its mover.
    fn range_after(&mut self, cell: B, goal: SearchGoal) -> ScoreRange {
        let (geometry, state) = (&self.solver.geometry, self.state);
        if !(cell & state.own_threats).is_empty() {
            return ScoreRange::exactly(score::win_now(geometry.size(), state.discs));
        }
        let next = state.play(geometry, cell);
        self.range(&next, goal).reversed()
    }

    fn to_solution(&self, range: ScoreRange) -> Solution {
        let (size, discs) = (self.solver.geometry.size(), self.state.discs);
        let verdicts = (score::verdict(range.lower), score::verdict(range.upper));
        Solution {
            verdict: (verdicts.0 == verdicts.1).then_some(verdicts.0),
            score: range.score(),
            bounds: range.score().is_none().then(|| range.bounds()),
            distance: range.score().map(|score| score::distance(score, size, discs)),
            ..Solution::default()
        }
    }

    fn landing(&self) -> B {
        self.solver.geometry.landing(self.state.occupied)
    }

    /// A move that reaches the score of the position; `None` if the time is up.
    fn find_best_move(&mut self, score: i32) -> Option<B> {
        let first = self.fallback_move();
        let safe = self.state.safe_moves(self.landing());
        if (first & safe & !self.state.own_threats).is_empty() || self.best_column_in_book().is_some() {
            return Some(first);
        }
        let mut rest = safe & !first;
        let mut cell = first;
        while !rest.is_empty() && !self.reaches(cell, score)? {
            cell = rest.lowest_bit();
            rest = rest.without_lowest();
        }
        Some(cell)
    }

    /// The moves that reach the score of the position, and whether there was time to find all of them.
    fn best_moves(&mut self, score: i32) -> (B, bool) {
        let landing = self.landing();
        let wins = landing & self.state.own_threats;
        if !wins.is_empty() {
            return (wins, true);
        }
        let safe = self.state.safe_moves(landing);
        // Without a safe move all are equal: the opponent wins at once.
        if safe.is_empty() {
            return (landing, true);
        }
        let (mut rest, mut best, mut are_all) = (safe, B::EMPTY, true);
        while !rest.is_empty() {
            let cell = rest.lowest_bit();
            rest = rest.without_lowest();
            match self.reaches(cell, score) {
                Some(true) => best = best | cell,
                Some(false) => {}
                None => are_all = false,
            }
        }
        (best, are_all)
    }

    /// Whether a move reaches the score of the position; `None` if the time is up.
    fn reaches(&mut self, cell: B, score: i32) -> Option<bool> {
        let range = self.range_after(cell, SearchGoal::Above(-score));
        if range.lower >= score { Some(true) } else { (range.upper < score).then_some(false) }
    }

    /// Adds the score of every move, or what is known of it.
    fn add_columns(&mut self, solution: &mut Solution) {
        let mut rest = self.landing();
        while !rest.is_empty() {
            let cell = rest.lowest_bit();
            rest = rest.without_lowest();
            let range = self.range_after(cell, SearchGoal::Score);
            for mv in self.moves(cell) {
                match range.score() {
                    Some(score) => solution.columns.push((mv, Value::Score(score))),
                    None => solution.column_bounds.push((mv, range.bounds())),
                }
            }
        }
        solution.is_complete &= solution.column_bounds.is_empty();
    }

    /// A move that needs no search: one that wins, else the one in the book or the table, else the only one that
    /// doesn't lose at once; none where nothing is known yet.
    fn known_move(&self) -> B {
        let landing = self.landing();
        let wins = landing & self.state.own_threats;
        let safe = self.state.safe_moves(landing);
        let only = if safe.without_lowest().is_empty() { safe } else { B::EMPTY };
        first_of([wins, safe & self.table_move(), only])
    }

    /// The same, and any move where all are equal: without a safe one the opponent wins at once.
    fn known_or_equal_move(&self) -> B {
        let landing = self.landing();
        let equal = if self.state.safe_moves(landing).is_empty() { landing } else { B::EMPTY };
        first_of([self.known_move(), equal])
    }

    /// A move to fall back on when nothing better is known: a safe one if there is any.
    fn fallback_move(&self) -> B {
        let landing = self.landing();
        first_of([self.known_move(), self.state.safe_moves(landing), landing])
    }

    fn best_column_in_book(&self) -> Option<B> {
        self.book_lookup()?.best_column(&self.state)
    }

    /// The cells of the column that is the best one here by the book or the table.
    fn table_move(&self) -> B {
        let (geometry, table) = (&self.solver.geometry, self.solver.table.table());
        if let Some(cells) = self.best_column_in_book() {
            return cells;
        }
        let open = OpenLines::new(geometry, &self.state, self.landing());
        let idle = open.idle_columns(geometry, self.state.occupied);
        let (key, is_mirrored) = table_key(geometry, table, &self.state, self.landing(), open, idle);
        let column = table.probe(&key).and_then(|entry| entry.column);
        let column = column.map(|column| geometry.mirrored_if(is_mirrored, column));
        let column = column.and_then(|column| Column::new(column as usize));
        column.map_or(B::EMPTY, |column| geometry.column_cells(column))
    }

    fn moves(&self, cells: B) -> Vec<Move> {
        let stride = self.solver.geometry.stride();
        let mut rest = cells;
        std::iter::from_fn(|| {
            let index = rest.lowest()?;
            rest = rest.without_lowest();
            Column::new((index / stride) as usize).map(Move::Drop)
        })
        .collect()
    }
}

/// The first cell of the first of these that has any.
fn first_of<B: SimdBitboard, const COUNT: usize>(candidates: [B; COUNT]) -> B {
    candidates.into_iter().find(|cells| !cells.is_empty()).unwrap_or(B::EMPTY).lowest_bit()
}
