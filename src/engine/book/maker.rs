//! Works a book out.
use std::sync::Arc;

use super::entries::{Book, Draft, Extent, Known};
use super::format::{BookError, check_game};
use super::library::Library;
use super::openings::Openings;
use crate::engine::search::{Question, Solver, SolverOptions};
use crate::engine::{Limits, Position, Rules};

/// Works a book out with a solver, whose table goes on from position to position.
pub struct Maker {
    rules: Rules,
    solver: Solver,
    draft: Draft,
}

impl Maker {
    /// Goes on with a book, which may be a [blank one](Self::blank).
    pub fn new(book: &Book, options: SolverOptions) -> Self {
        Self { rules: *book.rules(), solver: Solver::new(options), draft: Draft::of(book) }
    }

    /// A book for games by these rules that holds nothing yet.
    ///
    /// # Errors
    /// There is no book for such games.
    pub fn blank(rules: Rules) -> Result<Book, BookError> {
        check_game(rules)?;
        Ok(Book::new(rules, Extent::default(), []))
    }

    /// All positions with so many discs that the book may hold.
    pub fn openings(&self, discs: u8) -> Openings {
        Openings::new(self.rules, discs)
    }

    /// From now on, looks up what has been found so far: positions whose successors are all in the book take next to no
    /// time.
    pub fn read_itself(&mut self) {
        self.solver.set_book(Library::Holding(Arc::new(self.book())));
    }

    /// Whether a position is in the book already.
    pub fn knows(&self, position: &Position) -> bool {
        self.draft.contains(position)
    }

    /// Solves a position and keeps what it finds; tells whether it did, within the limits.
    pub fn solve(&mut self, position: &Position, limits: &Limits) -> bool {
        let Ok(solution) = self.solver.solve(position, Question::Move, limits) else { return false };
        let (Some(score), Some(mv)) = (solution.score, solution.best.first()) else { return false };
        self.draft.add(position, Known { score, column: mv.column() });
        true
    }

    /// Says that all [`openings`](Self::openings) with fewer discs than this are in the book.
    pub fn complete_below(&mut self, discs: u8) {
        self.draft.extent.complete_below = self.draft.extent.complete_below.max(discs);
    }

    /// The book so far.
    pub fn book(&self) -> Book {
        self.draft.book()
    }
}
