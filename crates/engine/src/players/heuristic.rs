//! The player that looks three plies ahead and grades what it sees.
use super::game_value::GameValue;
use super::paranoid::{Evaluation, ParanoidSearch};
use crate::eval::{Grade, grade_on};
use crate::position::on_board;
use crate::{Bitboard, Board, Choice, Limits, Outcome, Player, Position, Report, Seat, Value};
use std::marker::PhantomData;

/// Plies it looks ahead, and no further.
const HORIZON: u32 = 3;

/// Looks three plies ahead: takes the soonest win that it sees, puts off the loss that it can't avoid, and otherwise
/// makes the move after which the [`Grade`] of the board is best in the end; among equals the first, by column.
///
/// It takes everybody else to be against it, as three or four players need not be. A draw counts as a grade of 0.
/// As states it counts the positions of which it tries the moves, each time that it does so: one for the first ply,
/// one for each move in the second, and so on.
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
        ParanoidSearch::new(board, position.moves(), root_player, evaluator, limits).look_ahead(depth)
    });
    let Some((mv, value)) = seen.best else {
        let report = Report { states: seen.expanded, ..Report::default() };
        return Choice { mv: position.legal_moves()[0], report };
    };
    let open = |open: V| if seen.is_complete { Value::Draw } else { Value::Score(open.points()) };
    let is_seen = seen.is_complete || !matches!(value, GameValue::Open(_));
    let report = Report {
        value: Some(value.value(open)),
        proved: value.is_won() || is_seen && position.rules().players() == 2,
        depth: seen.depth,
        states: seen.expanded,
        line: vec![mv],
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
    type Score = GameValue<V>;

    fn evaluate(&self, board: &Board<B>, outcome: Outcome, plies: u32) -> GameValue<V> {
        let open = if outcome.is_over() { V::EVEN } else { V::of(board, self.root_player) };
        GameValue::of_outcome(outcome, self.root_player, plies as u16, open)
    }
}
