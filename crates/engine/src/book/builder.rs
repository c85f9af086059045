//! Builds a book with the solver.
use std::sync::Arc;

use super::error::BookError;
use super::key::Key;
use super::opening_book::Book;
use super::ply_layer::{BookEntry, Code};
use super::positions::BookPositions;
use super::source::BookSource;
use crate::search::{SolveRequest, Solver, SolverOptions};
use crate::{Limits, Position, Rules};

/// Plies from one layer of a book to the next. A walk from one to the next takes well under a millisecond.
const STRIDE: usize = 4;

/// Builds a book with a solver, whose table goes on from position to position.
pub struct BookBuilder {
    solver: Solver,
    book: Arc<Book>,
}

impl BookBuilder {
    /// One that begins a book for games by these rules.
    ///
    /// # Errors
    /// There is no book for such games.
    pub fn new(rules: Rules, options: SolverOptions) -> Result<Self, BookError> {
        BookError::check_game(rules)?;
        Ok(Self { solver: Solver::new(options), book: Arc::new(Book::blank(rules)) })
    }

    /// The plies that a book which ends with this one holds, in the order in which they are worked out: the last one
    /// first, since those before follow from it.
    pub fn plies(last: u8) -> impl Iterator<Item = u8> {
        (0..=last).rev().step_by(STRIDE)
    }

    /// All positions with so many discs that the book may hold.
    pub fn openings(&self, discs: u8) -> BookPositions {
        BookPositions::new(*self.book.rules(), discs)
    }

    /// What there is to know of a position, if it can be found out within the limits.
    pub fn solve(&mut self, position: &Position, limits: &Limits) -> Option<BookEntry> {
        let solution = self.solver.solve(position, SolveRequest::Move, limits).ok()?;
        Some(BookEntry { score: solution.score?, column: solution.best.first()?.column() })
    }

    /// Adds what is known of all [`openings`](Self::openings) with so many discs, fewer than those added before, and
    /// looks it up from now on. With as many as there are cells there are none.
    pub fn add(&mut self, discs: u8, known: &[BookEntry]) {
        let rules = *self.book.rules();
        if usize::from(discs) >= rules.cells() {
            return;
        }
        let code = Code::new(rules, discs);
        let entries = self.openings(discs).zip(known).filter_map(|(position, &known)| {
            let (key, is_mirrored) = Key::of(&position);
            code.number(known.mirrored_if(is_mirrored, rules)).map(|number| (key, number))
        });
        let entries: Vec<(Key, u32)> = entries.collect();
        self.book = Arc::new(self.book.with_layer(discs, &entries));
        self.solver.set_book(BookSource::Holding(Arc::clone(&self.book)));
    }

    /// The book so far.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }
}
