//! The player that looks three plies ahead and grades what it sees.
use super::paranoid::{Evaluation, ParanoidSearch};
use crate::eval::{Grade, grade_on};
use crate::position::on_board;
use crate::{Bitboard, Board, Choice, Limits, Outcome, Player, Position, Report, Seat, Value};
use std::cmp::Reverse;
use std::marker::PhantomData;

/// Plies it looks ahead, and no further.
const HORIZON: u32 = 3;

/// Looks three plies ahead: takes the soonest win that it sees, puts off the loss that it can't avoid, and otherwise
/// makes the move after which the [`Grade`] of the board is best in the end; among equals the first, by column.
///
/// It takes everybody else to be against it, as three or four players need not be. A draw counts as a grade of 0.
/// It counts the positions of which it tries the moves, each time that it does so: one for the first ply, one for each
/// move in the second, and so on.
///
/// Cost: up to (moves in a position)^3 grades, of which alpha-beta pruning leaves out many.
pub struct Heuristic;

impl Player for Heuristic {
    fn name(&self) -> String {
        "heuristic".to_owned()
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        choose::<Grade>(position, limits)
    }
}

/// What a board on which nobody has won is worth to a player; the greater, the better.
pub(super) trait StaticValue: Copy + Ord {
    /// What a draw is worth.
    const EVEN: Self;

    /// What the board is worth to this player.
    fn of<B: Bitboard>(board: &Board<B>, seat: Seat) -> Self;

    /// As a report shows it.
    fn points(self) -> i32;
}

impl StaticValue for Grade {
    const EVEN: Self = Self::EVEN;

    fn of<B: Bitboard>(board: &Board<B>, seat: Seat) -> Self {
        grade_on(board, seat)
    }

    fn points(self) -> i32 {
        self.points()
    }
}

/// The move of a player that looks three plies ahead and evaluates what it sees like this.
pub(super) fn choose<V: StaticValue>(position: &Position, limits: &Limits) -> Choice {
    let depth = limits.depth.map_or(HORIZON, |depth| depth.min(HORIZON));
    let root_player = position.to_move();
    let evaluator = Evaluator { root_player, value: PhantomData::<V> };
    let seen = on_board!(position.board(), board => {
        ParanoidSearch::new(board, position.moves_of_those_left(), root_player, evaluator, limits).look_ahead(depth)
    });
    let Some((mv, value)) = seen.best else {
        let report = Report { nodes: seen.expanded, ..Report::default() };
        return Choice { mv: position.legal_moves()[0], report };
    };
    let open = |open: V| if seen.is_complete { Value::Draw } else { Value::Score(open.points()) };
    let is_seen = seen.is_complete || !matches!(value, HorizonValue::Open(_));
    let report = Report {
        value: Some(value.into_value(open)),
        proved: matches!(value, HorizonValue::Won(_)) || is_seen && position.rules().players() == 2,
        depth: seen.depth,
        nodes: seen.expanded,
        principal_variation: vec![mv],
        ..Report::default()
    };
    Choice { mv, report }
}

/// Evaluates boards by who has won, and by their static value as long as nobody has.
struct Evaluator<V> {
    root_player: Seat,
    value: PhantomData<V>,
}

impl<B: Bitboard, V: StaticValue> Evaluation<B> for Evaluator<V> {
    type Score = HorizonValue<V>;

    fn evaluate(&self, board: &Board<B>, outcome: Outcome, plies: u32) -> HorizonValue<V> {
        let open = if outcome.is_over() { V::EVEN } else { V::of(board, self.root_player) };
        HorizonValue::of_outcome(outcome, self.root_player, plies as u16, open)
    }
}

/// What a position comes to as far as the search has seen, from worst to best. Distances are plies from the root.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum HorizonValue<V> {
    /// Somebody else wins; the later, the better.
    Lost(u16),
    /// Nobody wins before the horizon.
    Open(V),
    /// The root player wins; the sooner, the better.
    Won(Reverse<u16>),
}

impl<V> HorizonValue<V> {
    /// For the root player of a game that stands like this, so many plies on; `open` as long as nobody has won.
    fn of_outcome(outcome: Outcome, root_player: Seat, plies: u16, open: V) -> Self {
        match outcome {
            Outcome::Win(winner) if winner == root_player => Self::Won(Reverse(plies)),
            Outcome::Win(_) => Self::Lost(plies),
            Outcome::Draw(_) | Outcome::Ongoing => Self::Open(open),
        }
    }

    /// For the report, where what is open is worth this.
    pub(super) fn into_value(self, open: impl FnOnce(V) -> Value) -> Value {
        match self {
            Self::Lost(distance) => Value::Loss { distance: distance.into() },
            Self::Open(value) => open(value),
            Self::Won(Reverse(distance)) => Value::Win { distance: distance.into() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_is_best_soon_and_a_loss_late() {
        let of = |winner, plies| HorizonValue::of_outcome(Outcome::Win(winner), Seat::FIRST, plies, 0);
        let (won, lost) = (|plies| of(Seat::FIRST, plies), |plies| of(Seat::FIRST.after(2), plies));
        let ascending = [lost(1), lost(3), HorizonValue::Open(-5), HorizonValue::Open(7), won(9), won(1)];
        assert!(ascending.is_sorted());
    }
}
