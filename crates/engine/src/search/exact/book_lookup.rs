//! The values that follow from an opening book, which holds only some plies: a short search leads from one of them to
//! the next.
use super::geometry::SolverGeometry;
use super::score;
use super::simd::SimdBitboard;
use super::state::State;
use crate::book::{Book, SOON};

/// A book, and the board to walk on from one of its plies to the next.
pub(super) struct BookLookup<'a, B: SimdBitboard, const R: u32, const N: u32> {
    geometry: &'a SolverGeometry<B, R, N>,
    book: &'a Book,
}

impl<'a, B: SimdBitboard, const R: u32, const N: u32> BookLookup<'a, B, R, N> {
    /// The book has to be for this board.
    pub(super) const fn new(geometry: &'a SolverGeometry<B, R, N>, book: &'a Book) -> Self {
        Self { geometry, book }
    }

    /// The score of a position, unless it comes after all that the book holds.
    ///
    /// Cost: a walk of a few plies.
    pub(super) fn score(&self, state: &State<B>) -> Option<i32> {
        let most = self.geometry.size();
        self.book.covers(state.discs).then(|| self.walk(state, -most, most))
    }

    /// The cells of the column of a best move, unless the position comes after all that the book holds or is decided
    /// by the next disc.
    ///
    /// Cost: a walk of a few plies.
    pub(super) fn best_column(&self, state: &State<B>) -> Option<B> {
        if !self.book.covers(state.discs) || state.immediate_score(self.geometry).is_some() {
            return None;
        }
        if let Some(score) = self.soon(state) {
            // What follows may come after all that the book holds.
            return self.find_move(state, |next| self.soon(next) == Some(-score));
        }
        if let Some(known) = self.book.get(self.geometry.grid(), state.own, state.occupied) {
            return Some(self.geometry.column_cells(known.column));
        }
        let score = self.score(state)?;
        self.find_move(state, |next| -self.walk(next, -score, 1 - score) >= score)
    }

    /// The score, or a bound of it where it is not between `alpha` and `beta`.
    fn walk(&self, state: &State<B>, alpha: i32, beta: i32) -> i32 {
        if let Some(score) = state.immediate_score(self.geometry) {
            return score;
        }
        if let Some(known) = self.book.get(self.geometry.grid(), state.own, state.occupied) {
            return self.soon(state).unwrap_or(known.score);
        }
        let mut best = score::loss_next(self.geometry.size(), state.discs);
        for (_, next) in self.safe_moves(state) {
            best = best.max(-self.walk(&next, -beta, -alpha.max(best)));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The score of a position that is not [over at once](State::immediate_score), if it is decided within [`SOON`]
    /// plies.
    fn soon(&self, state: &State<B>) -> Option<i32> {
        (2..=SOON).find_map(|plies| {
            let last = score::win_now(self.geometry.size(), state.discs + plies - 1);
            if plies % 2 == 0 {
                self.loses(state, plies).then_some(-last)
            } else {
                self.wins(state, plies).then_some(last)
            }
        })
    }

    /// Whether the side to move, which cannot win at once, wins within so many plies, an odd number.
    fn wins(&self, state: &State<B>, plies: i32) -> bool {
        self.safe_moves(state).any(|(_, next)| self.loses(&next, plies - 1))
    }

    /// Whether the side to move, which cannot win at once, loses within so many plies, an even number.
    fn loses(&self, state: &State<B>, plies: i32) -> bool {
        let goes_on = !self.geometry.landing(state.occupied).is_empty();
        goes_on && self.safe_moves(state).all(|(_, next)| plies > 2 && self.wins(&next, plies - 1))
    }

    /// The cell of the first safe move after which this is so of the next position.
    fn find_move(&self, state: &State<B>, is_best: impl Fn(&State<B>) -> bool) -> Option<B> {
        self.safe_moves(state).find(|(_, next)| is_best(next)).map(|(cell, _)| cell)
    }

    /// The cells of the moves that don't lose at once, each with the position after it.
    fn safe_moves(&self, state: &State<B>) -> impl Iterator<Item = (B, State<B>)> {
        let mut moves = state.safe_moves(self.geometry.landing(state.occupied));
        std::iter::from_fn(move || {
            let cell = moves.lowest_bit();
            moves = moves.without_lowest();
            (!cell.is_empty()).then(|| (cell, state.play(self.geometry, cell)))
        })
    }
}
