//! Works a book out.
use std::sync::Arc;

use super::error::BookError;
use super::key::Key;
use super::layer::{Code, Known};
use super::library::Library;
use super::openings::Openings;
use super::volume::Book;
use crate::search::{Question, Solver, SolverOptions};
use crate::{Limits, Position, Rules};

/// Plies from one layer of a book to the next. A walk from one to the next takes well under a millisecond.
const STRIDE: usize = 4;

/// Works a book out with a solver, whose table goes on from position to position.
pub struct Maker {
    solver: Solver,
    book: Arc<Book>,
}

impl Maker {
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
    pub fn openings(&self, discs: u8) -> Openings {
        Openings::new(*self.book.rules(), discs)
    }

    /// What there is to know of a position, if it can be found out within the limits.
    pub fn solve(&mut self, position: &Position, limits: &Limits) -> Option<Known> {
        let solution = self.solver.solve(position, Question::Move, limits).ok()?;
        Some(Known { score: solution.score?, column: solution.best.first()?.column() })
    }

    /// Adds what is known of all [`openings`](Self::openings) with so many discs, fewer than those added before, and
    /// looks it up from now on.
    pub fn add(&mut self, discs: u8, known: &[Known]) {
        let rules = *self.book.rules();
        let code = Code::new(rules, discs);
        let entries = self.openings(discs).zip(known).filter_map(|(position, &known)| {
            let (key, is_mirrored) = Key::of(&position);
            code.number(known.mirrored_if(is_mirrored, rules)).map(|number| (key, number))
        });
        let entries: Vec<(Key, u32)> = entries.collect();
        self.book = Arc::new(self.book.with_layer(discs, &entries));
        self.solver.set_book(Library::Holding(Arc::clone(&self.book)));
    }

    /// The book so far.
    pub fn book(&self) -> &Arc<Book> {
        &self.book
    }
}
