//! The solver for one size of board: answers questions with searches.
use std::time::Instant;

use super::book_lookup::Opening;
use super::geometry::Layout;
use super::memory::Memory;
use super::parallel::Race;
use super::score;
use super::score::{Goal, Range};
use super::simd::Lanes;
use super::solver::{Question, SolverOptions};
use super::state::State;
use super::table_key::{OpenLines, table_key};
use crate::book::Book;
use crate::search::solution::Solution;
use crate::{Column, Grid, Limits, Move, Value};

/// A board's layout and the memory of what is known of its positions.
pub(super) struct Engine<B: Lanes, const R: u32, const N: u32, const W: usize> {
    layout: Layout<B, R, N>,
    memory: Memory<W>,
    lines_through: Vec<i32>,
    threads: usize,
}

/// One question and the means to answer it.
struct Inquiry<'a, B: Lanes, const R: u32, const N: u32, const W: usize> {
    engine: &'a mut Engine<B, R, N, W>,
    book: Option<&'a Book>,
    state: State<B>,
    limits: &'a Limits,
    start: Instant,
    nodes: u64,
}

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Engine<B, R, N, W> {
    pub(super) fn new(processor: B::Processor, grid: Grid<B>, options: SolverOptions) -> Self {
        let layout = Layout::new(processor, grid);
        Self {
            memory: Memory::new(options.table_mib << 20),
            lines_through: layout.lines_through_cells(),
            threads: options.threads.max(1),
            layout,
        }
    }

    pub(super) fn forget(&mut self) {
        self.memory.clear();
    }

    /// Answers a question about a position in which the game goes on, from the discs of the side to move and all discs,
    /// with a book for this board if there is one.
    pub(super) fn solve(
        &mut self,
        (own, occupied): (B, B),
        question: Question,
        limits: &Limits,
        book: Option<&Book>,
    ) -> Solution {
        self.memory.begin();
        let state = State::new(&self.layout, own, occupied);
        let start = Instant::now();
        let mut inquiry = Inquiry { engine: self, book, state, limits, start, nodes: 0 };
        let mut solution = inquiry.answer(question);
        solution.nodes = inquiry.nodes;
        solution
    }
}

impl<B: Lanes, const R: u32, const N: u32, const W: usize> Inquiry<'_, B, R, N, W> {
    fn answer(&mut self, question: Question) -> Solution {
        let goal = if question == Question::Outcome { Goal::Verdict } else { Goal::Score };
        let state = self.state;
        let range = self.range(&state, goal);
        let mut solution = self.in_words(range);
        let cells = match (range.score(), question) {
            (Some(score), Question::Move) => self.a_best_move(score),
            (Some(score), Question::Best | Question::Columns) => self.best_moves(score),
            (Some(_), _) => Some(self.a_good_move()),
            (None, _) => Some(self.known_move()),
        };
        if question == Question::Columns && range.score().is_some() {
            solution.columns = self.columns().unwrap_or_default();
        }
        match cells {
            Some(cells) => solution.best = self.moves(cells),
            // Out of time between the score and the moves that reach it.
            None => solution = Solution { best: self.moves(self.known_move()), ..Solution::default() },
        }
        solution
    }

    /// What is known of the score of a position that is not over.
    fn range(&mut self, state: &State<B>, goal: Goal) -> Range {
        let from_book = || self.opening().and_then(|opening| opening.score(state));
        if let Some(score) = state.score_at_once(&self.engine.layout).or_else(from_book) {
            return Range::exactly(score);
        }
        let limits = self.limits.less(self.start.elapsed(), self.nodes);
        let finding = self.race().run(state, goal, &limits);
        self.nodes += finding.nodes;
        finding.range
    }

    fn race(&mut self) -> Race<'_, B, R, N, W> {
        let Engine { layout, memory, lines_through, threads } = &mut *self.engine;
        Race { layout, memory, lines_through, threads: *threads }
    }

    fn opening(&self) -> Option<Opening<'_, B, R, N>> {
        self.book.map(|book| Opening::new(&self.engine.layout, book))
    }

    /// What is known of the score after a move that is possible now, for its mover.
    fn range_after(&mut self, cell: B, goal: Goal) -> Range {
        let (layout, state) = (&self.engine.layout, self.state);
        if !(cell & state.own_threats).is_empty() {
            return Range::exactly(score::win_now(layout.size(), state.discs));
        }
        let next = state.play(layout, cell);
        self.range(&next, goal).reversed()
    }

    fn in_words(&self, range: Range) -> Solution {
        let (size, discs) = (self.engine.layout.size(), self.state.discs);
        let verdicts = (score::verdict(range.lower), score::verdict(range.upper));
        Solution {
            verdict: (verdicts.0 == verdicts.1).then_some(verdicts.0),
            score: range.score(),
            distance: range.score().map(|score| score::distance(score, size, discs)),
            ..Solution::default()
        }
    }

    fn landing(&self) -> B {
        self.engine.layout.landing(self.state.occupied)
    }

    /// A move that reaches the score of the position; `None` if the time is up.
    fn a_best_move(&mut self, score: i32) -> Option<B> {
        let first = self.a_good_move();
        let safe = self.state.safe(self.landing());
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

    /// All moves that reach the score of the position; `None` if the time is up.
    fn best_moves(&mut self, score: i32) -> Option<B> {
        let landing = self.landing();
        let wins = landing & self.state.own_threats;
        if !wins.is_empty() {
            return Some(wins);
        }
        let safe = self.state.safe(landing);
        // Without a safe move all are equal: the opponent wins at once.
        let mut rest = if safe.is_empty() { B::EMPTY } else { safe };
        let mut best = if safe.is_empty() { landing } else { B::EMPTY };
        while !rest.is_empty() {
            let cell = rest.lowest_bit();
            rest = rest.without_lowest();
            if self.reaches(cell, score)? {
                best = best | cell;
            }
        }
        Some(best)
    }

    /// Whether a move reaches the score of the position; `None` if the time is up.
    fn reaches(&mut self, cell: B, score: i32) -> Option<bool> {
        let range = self.range_after(cell, Goal::Above(-score));
        if range.lower >= score { Some(true) } else { (range.upper < score).then_some(false) }
    }

    /// The score of every move; `None` if the time is up.
    fn columns(&mut self) -> Option<Vec<(Move, Value)>> {
        let mut rest = self.landing();
        let mut columns = Vec::new();
        while !rest.is_empty() {
            let cell = rest.lowest_bit();
            rest = rest.without_lowest();
            let score = self.range_after(cell, Goal::Score).score()?;
            columns.extend(self.moves(cell).into_iter().map(|mv| (mv, Value::Score(score))));
        }
        Some(columns)
    }

    /// A move that speaks for itself: one that wins, else the one that the book or the table remembers, else the only
    /// one that doesn't lose at once; none where nothing is known yet.
    fn known_move(&self) -> B {
        let landing = self.landing();
        let wins = landing & self.state.own_threats;
        let safe = self.state.safe(landing);
        let only = if safe.without_lowest().is_empty() { safe } else { B::EMPTY };
        first_of([wins, safe & self.remembered(), only])
    }

    /// A move to make without knowing better, a safe one if there is any.
    fn a_good_move(&self) -> B {
        let landing = self.landing();
        first_of([self.known_move(), self.state.safe(landing), landing])
    }

    fn best_column_in_book(&self) -> Option<B> {
        self.opening()?.best_column(&self.state)
    }

    /// The cells of the column that the book or the table knows as the best one here.
    fn remembered(&self) -> B {
        let (layout, table) = (&self.engine.layout, self.engine.memory.table());
        if let Some(cells) = self.best_column_in_book() {
            return cells;
        }
        let open = OpenLines::new(layout, &self.state, self.landing());
        let idle = open.idle_columns(layout, self.state.occupied);
        let (key, is_mirrored) = table_key(layout, table, &self.state, self.landing(), open, idle);
        let column = table.get(&key).and_then(|entry| entry.column);
        let column = column.map(|column| layout.mirrored_if(is_mirrored, column));
        let column = column.and_then(|column| Column::new(column as usize));
        column.map_or(B::EMPTY, |column| layout.column_cells(column))
    }

    fn moves(&self, cells: B) -> Vec<Move> {
        let stride = self.engine.layout.stride();
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
fn first_of<B: Lanes, const COUNT: usize>(candidates: [B; COUNT]) -> B {
    candidates.into_iter().find(|cells| !cells.is_empty()).unwrap_or(B::EMPTY).lowest_bit()
}
