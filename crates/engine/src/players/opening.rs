//! Moves from the opening book.
use std::time::Instant;

use crate::book::BookSource;
use crate::search::{Solution, SolveRequest, Solver, SolverOptions, Verdict};
use crate::{Choice, Limits, Move, Position, Value};

/// Nodes to search for a move where the book may hold none: about a millisecond.
const GLANCE: u64 = 5_000;

/// Plays from a book.
pub(super) struct Opening {
    book_source: BookSource,
    solver: Solver,
}

impl Opening {
    pub(super) fn new(book_source: BookSource) -> Self {
        let options = SolverOptions { table_mib: 1, threads: 1 };
        Self { solver: Solver::new(options).with_book(book_source.clone()), book_source }
    }

    /// The best move, if it follows from the book. In a lost position it is, of the moves that delay the end longest,
    /// the one after which the fewest replies still win.
    pub(super) fn choose(&mut self, position: &Position, limits: &Limits) -> Option<Choice> {
        self.book_source.book_for(position)?;
        let start = Instant::now();
        let left = || Limits {
            nodes: Some(GLANCE),
            time: limits.time.map(|time| time.saturating_sub(start.elapsed())),
            observer: None,
            ..limits.clone()
        };
        let known = self.glance(position, SolveRequest::Move, &left())?;
        let first = *known.best.first()?;
        let mv = if known.verdict == Some(Verdict::Loss) {
            self.hardest(position, &left).unwrap_or(first)
        } else {
            first
        };
        Some(Choice::at_once(mv, known.value()?, known.distance?, limits))
    }

    /// The best move after which the opponent has the fewest that win.
    fn hardest(&mut self, position: &Position, left: &dyn Fn() -> Limits) -> Option<Move> {
        let best = self.glance(position, SolveRequest::Best, &left())?.best;
        best.into_iter().min_by_key(|&mv| self.count_winning_replies(position, mv, &left()))
    }

    /// How many replies win for the opponent, as far as that is soon found out.
    fn count_winning_replies(&mut self, position: &Position, mv: Move, limits: &Limits) -> usize {
        let mut after = position.clone();
        let columns = after.play(mv).ok().and_then(|()| self.glance(&after, SolveRequest::Columns, limits));
        let wins = |columns: Vec<(Move, Value)>| {
            columns.iter().filter(|(_, value)| matches!(value, Value::Score(1..))).count()
        };
        columns.map(|known| known.columns).filter(|columns| !columns.is_empty()).map_or(usize::MAX, wins)
    }

    /// What is known at once or nearly so, as far as the limits allow.
    fn glance(&mut self, position: &Position, request: SolveRequest, limits: &Limits) -> Option<Solution> {
        self.solver.solve(position, request, limits).ok().filter(|known| known.score.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::BookBuilder;
    use crate::{Rules, Variant, parse_game};
    use std::sync::Arc;

    fn rules() -> Rules {
        Rules::new(4, 5, 4, Variant::Standard, 2).unwrap()
    }

    /// An opening with a book of a small board.
    fn opening(plies: u8) -> Opening {
        let mut maker = BookBuilder::new(rules(), SolverOptions { table_mib: 4, threads: 1 }).unwrap();
        for ply in BookBuilder::plies(plies) {
            let openings = maker.openings(ply);
            let known: Vec<_> =
                openings.map(|position| maker.solve(&position, &Limits::default()).unwrap()).collect();
            maker.add(ply, &known);
        }
        Opening::new(BookSource::Holding(Arc::clone(maker.book())))
    }

    #[test]
    fn what_the_book_holds_is_played_and_nothing_else() {
        let mut opening = opening(2);
        let mut choose = |moves: &str| {
            let position = Position::from_moves(rules(), &parse_game(moves, &rules()).unwrap()).unwrap();
            opening.choose(&position, &Limits::default())
        };
        let choice = choose("3 3").unwrap();
        assert_eq!((choice.report.value, choice.report.proved), (Some(Value::Draw), true));
        assert_eq!(choose("3 3 2"), None);
    }

    #[test]
    fn a_lost_position_is_made_hard_to_win() {
        let mut opening = opening(6);
        let mut tried = 0;
        let lost = BookBuilder::new(rules(), SolverOptions::default()).unwrap();
        for position in lost.openings(5) {
            let choice = opening.choose(&position, &Limits::default()).unwrap();
            let Some(Value::Loss { .. }) = choice.report.value else { continue };
            let best = opening.glance(&position, SolveRequest::Best, &Limits::default()).unwrap().best;
            assert!(best.contains(&choice.mv));
            let limits = Limits::default();
            let replies = |opening: &mut Opening, mv| opening.count_winning_replies(&position, mv, &limits);
            let chosen = replies(&mut opening, choice.mv);
            assert!(best.iter().all(|&mv| replies(&mut opening, mv) >= chosen));
            tried += usize::from(best.len() > 1);
        }
        assert!(tried > 0);
    }
}
