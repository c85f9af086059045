//! Moves from the opening book.
use super::move_budget::MoveBudget;
use crate::book::BookSource;
use crate::search::{Solution, SolveRequest, Solver, SolverOptions, Verdict};
use crate::{Choice, Limits, Move, Position, Value};

/// Nodes to search for a move where the book may hold none: about a millisecond.
const GLANCE: u64 = 5_000;

/// Nodes for all best moves, or all replies to one, most of which are in no book: some ten milliseconds.
const REPLIES: u64 = 60_000;

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
        // The answer must not depend on what was asked before.
        self.solver.forget();
        let mut budget = MoveBudget::new(limits.clone());
        let known = self.glance(position, SolveRequest::Move, GLANCE, &mut budget)?;
        let first = *known.best.first()?;
        let mv = if known.verdict == Some(Verdict::Loss) {
            self.hardest(position, &mut budget).unwrap_or(first)
        } else {
            first
        };
        let nodes = budget.nodes.max(1);
        Some(Choice::at_once(mv, known.value()?, known.distance?, nodes, limits))
    }

    /// The best move after which the opponent has the fewest that win.
    fn hardest(&mut self, position: &Position, budget: &mut MoveBudget) -> Option<Move> {
        let best = self.glance(position, SolveRequest::Best, REPLIES, budget)?.best;
        best.into_iter().min_by_key(|&mv| self.count_winning_replies(position, mv, budget))
    }

    /// How many replies win for the opponent; more than any number if that takes too long.
    fn count_winning_replies(&mut self, position: &Position, mv: Move, budget: &mut MoveBudget) -> usize {
        let mut after = position.clone();
        let known =
            after.play(mv).ok().and_then(|()| self.glance(&after, SolveRequest::Columns, REPLIES, budget));
        let is_win = |(_, value): &&(Move, Value)| matches!(value, Value::Score(1..));
        let known = known.filter(|known| known.is_complete);
        known.map_or(usize::MAX, |known| known.columns.iter().filter(is_win).count())
    }

    /// What is known at once or with so many nodes, as far as the limits allow.
    fn glance(
        &mut self,
        position: &Position,
        request: SolveRequest,
        nodes: u64,
        budget: &mut MoveBudget,
    ) -> Option<Solution> {
        let limits = Limits { observer: None, ..budget.at_most(nodes) };
        let known = self.solver.solve(position, request, &limits).ok()?;
        budget.nodes += known.nodes;
        Some(known).filter(|known| known.score.is_some())
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
            let mut solver = Solver::new(SolverOptions { table_mib: 1, threads: 1 });
            let mut solve =
                |position: &Position, request| solver.solve(position, request, &Limits::default()).unwrap();
            let best = solve(&position, SolveRequest::Best).best;
            assert!(best.contains(&choice.mv));
            let mut replies = |mv| {
                let mut after = position.clone();
                after.play(mv).unwrap();
                let columns = solve(&after, SolveRequest::Columns).columns;
                columns.iter().filter(|(_, value)| matches!(value, Value::Score(1..))).count()
            };
            let chosen = replies(choice.mv);
            assert!(best.iter().all(|&mv| replies(mv) >= chosen));
            tried += usize::from(best.len() > 1);
        }
        assert!(tried > 0);
    }

    #[cfg(feature = "book")]
    #[test]
    fn where_the_book_ends_replies_that_it_lacks_are_counted_too() {
        // Columns 4 and 5 delay the end as long; after 5 six replies win, after 4 three.
        let rules = Rules::default();
        let moves = parse_game("6 2 6 1 3 4 5 5 7 6 6 4", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        let choice = Opening::new(BookSource::BuiltIn).choose(&position, &Limits::default()).unwrap();
        assert_eq!(choice.mv.to_string(), "4");
        assert!(choice.report.nodes > GLANCE, "{:?}", choice.report);
    }

    #[test]
    fn no_more_positions_are_looked_at_than_the_limits_allow() {
        let mut opening = opening(6);
        let lost = BookBuilder::new(rules(), SolverOptions::default()).unwrap();
        let limits = Limits { nodes: Some(50), ..Limits::default() };
        let choices = lost.openings(5).filter_map(|position| opening.choose(&position, &limits));
        let lost = choices.filter(|choice| {
            assert!(choice.report.nodes <= 50, "{:?}", choice.report);
            matches!(choice.report.value, Some(Value::Loss { .. }))
        });
        assert!(lost.count() > 0);
    }
}
