//! The search of one thread: scores against a bound, over a table shared with others.
use super::busy::Busy;
use super::layout::Layout;
use super::node::Child;
use super::range::{Goal, Range};
use super::score;
use super::state::State;
use super::together::Way;
use crate::engine::Bitboard;
use crate::engine::book::Book;
use crate::engine::budget::{Budget, Exhausted};
use crate::engine::search::table::Table;

/// Everything a thread needs to search positions of one board. `W` is the number of words of a key.
pub(super) struct Searcher<'a, B, const R: u32, const N: u32, const W: usize> {
    pub(super) layout: &'a Layout<B, R, N>,
    pub(super) table: &'a Table<W>,
    pub(super) budget: Budget<'a>,
    /// What several threads are searching.
    pub(super) busy: Option<&'a Busy>,
    pub(super) way: Way<W>,
    /// For each cell, the lines through it.
    pub(super) lines_through: &'a [i32],
    /// The moves of each position on the way to the one that is looked at, as many places for each as there are
    /// columns.
    pub(super) moves: Vec<Child<B, W>>,
    /// Discs at the start of the search.
    first: i32,
    book: Option<&'a Book>,
    /// Discs up to which the book is worth asking, below 0 without one.
    book_discs: i32,
}

impl<'a, B: Bitboard, const R: u32, const N: u32, const W: usize> Searcher<'a, B, R, N, W> {
    /// A search of positions with at least so many `discs`.
    pub(super) fn new(
        layout: &'a Layout<B, R, N>,
        table: &'a Table<W>,
        budget: Budget<'a>,
        discs: i32,
        lines_through: &'a [i32],
    ) -> Self {
        let places = (layout.size() - discs + 1) as usize * usize::from(layout.rules().cols());
        Self {
            layout,
            table,
            budget,
            busy: None,
            way: Way::new(),
            lines_through,
            moves: vec![Child::default(); places],
            first: discs,
            book: None,
            book_discs: -1,
        }
    }

    /// The same, asking a book.
    pub(super) fn reading(self, book: Option<&'a Book>) -> Self {
        let book_discs = book.map_or(-1, |book| i32::from(book.extent().most_discs));
        Self { book, book_discs, ..self }
    }

    /// The score of a position as the book has it.
    #[inline]
    pub(super) fn in_book(&self, state: &State<B>) -> Option<i32> {
        if state.discs > self.book_discs {
            return None;
        }
        let known = self.book?.find_discs(self.layout.grid(), state.own, state.occupied)?;
        Some(known.score)
    }

    /// The same, leaving to other threads what they have begun.
    pub(super) fn together(self, busy: &'a Busy) -> Self {
        Self { busy: Some(busy), ..self }
    }

    /// The places for the moves of a position with so many discs.
    #[inline]
    pub(super) fn places(&self, discs: i32) -> usize {
        (discs - self.first) as usize * usize::from(self.layout.rules().cols())
    }

    /// A bound on the score of a position in which the side to move cannot win at once, good enough to tell whether
    /// the score is above `alpha`: if the answer is above, the score is at least that, otherwise at most.
    ///
    /// Forced moves are played without counting as nodes.
    ///
    /// # Errors
    /// The limits are reached.
    pub(super) fn search(&mut self, mut state: State<B>, mut alpha: i32) -> Result<i32, Exhausted> {
        self.budget.spend()?;
        let size = self.layout.size();
        let mut sign = 1;
        loop {
            let landing = self.layout.landing(state.occupied);
            let moves = state.safe(landing);
            if let Some(score) = settled(size, state.discs, landing, moves, alpha) {
                return Ok(sign * score);
            }
            if moves.has_several() {
                return Ok(sign * self.branch(&state, landing, moves, alpha)?);
            }
            state = state.play(self.layout, moves);
            alpha = -alpha - 1;
            sign = -sign;
        }
    }

    /// Narrows the range of the score of a position, in which the side to move cannot win at once, until it answers
    /// the question.
    ///
    /// # Errors
    /// The limits are reached; the range is then as narrow as it has become.
    pub(super) fn settle(
        &mut self,
        state: &State<B>,
        range: &mut Range,
        goal: Goal,
    ) -> Result<(), Exhausted> {
        let extent = *range;
        while let Some(alpha) = goal.next_bound(extent, *range) {
            let bound = self.search(*state, alpha)?;
            range.narrow(alpha, bound);
        }
        Ok(())
    }
}

/// The score, or a bound good enough for `alpha`, where no move need be tried.
#[inline]
fn settled<B: Bitboard>(size: i32, discs: i32, landing: B, moves: B, alpha: i32) -> Option<i32> {
    if landing.is_empty() {
        return Some(0);
    }
    if moves.is_empty() {
        return Some(score::loss_next(size, discs));
    }
    if discs >= size - 2 {
        return Some(0);
    }
    let best = score::win_in_three(size, discs);
    let worst = score::loss_in_four(size, discs);
    if best <= alpha {
        Some(best)
    } else if worst > alpha {
        Some(worst)
    } else {
        None
    }
}
