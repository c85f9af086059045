//! What follows from an opening book, which holds only some plies.
use super::layout::Layout;
use super::score;
use super::state::State;
use crate::engine::Bitboard;
use crate::engine::book::Book;

/// A book, and the board to walk on from one of its plies to the next.
pub(super) struct Opening<'a, B, const R: u32, const N: u32> {
    layout: &'a Layout<B, R, N>,
    book: &'a Book,
}

impl<'a, B: Bitboard, const R: u32, const N: u32> Opening<'a, B, R, N> {
    /// The book has to be for this board.
    pub(super) const fn new(layout: &'a Layout<B, R, N>, book: &'a Book) -> Self {
        Self { layout, book }
    }

    /// The score of a position, unless it comes after all that the book holds.
    ///
    /// Cost: a walk of a few plies.
    pub(super) fn score(&self, state: &State<B>) -> Option<i32> {
        let most = self.layout.size();
        self.book.covers(state.discs).then(|| self.walk(state, -most, most))
    }

    /// The cells of the column of a best move, unless the position comes after all that the book holds or is decided
    /// by the next disc.
    ///
    /// Cost: a walk of a few plies.
    pub(super) fn best_column(&self, state: &State<B>) -> Option<B> {
        let layout = self.layout;
        if self.book.covers(state.discs)
            && self.soon(state).is_none()
            && let Some(known) = self.book.get(layout.grid(), state.own, state.occupied)
        {
            return Some(layout.column_cells(known.column));
        }
        let score = self.score(state)?;
        let mut moves = state.safe(layout.landing(state.occupied));
        while !moves.is_empty() {
            let cell = moves.lowest_bit();
            if -self.walk(&state.play(layout, cell), -score, 1 - score) >= score {
                return Some(cell);
            }
            moves = moves.without_lowest();
        }
        None
    }

    /// The score, or a bound of it where it is not between `alpha` and `beta`.
    fn walk(&self, state: &State<B>, alpha: i32, beta: i32) -> i32 {
        if let Some(score) = self.soon(state) {
            return score;
        }
        if let Some(known) = self.book.get(self.layout.grid(), state.own, state.occupied) {
            return known.score;
        }
        let mut best = score::loss_next(self.layout.size(), state.discs);
        let mut moves = state.safe(self.layout.landing(state.occupied));
        while !moves.is_empty() && best < beta {
            let next = state.play(self.layout, moves.lowest_bit());
            best = best.max(-self.walk(&next, -beta, -alpha.max(best)));
            moves = moves.without_lowest();
        }
        best
    }

    /// The score of a position that is decided within three plies.
    fn soon(&self, state: &State<B>) -> Option<i32> {
        let (layout, size) = (self.layout, self.layout.size());
        let landing = layout.landing(state.occupied);
        if landing.is_empty() {
            return Some(0);
        }
        if !(landing & state.own_threats).is_empty() {
            return Some(score::win_now(size, state.discs));
        }
        let mut safe = state.safe(landing);
        if safe.is_empty() {
            return Some(score::loss_next(size, state.discs));
        }
        while !safe.is_empty() {
            let next = state.play(layout, safe.lowest_bit());
            let replies = layout.landing(next.occupied);
            if !replies.is_empty() && next.safe(replies).is_empty() {
                return Some(score::win_in_three(size, state.discs));
            }
            safe = safe.without_lowest();
        }
        None
    }
}
