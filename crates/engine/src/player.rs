//! What a computer player is: something that chooses moves and says why.
use super::limits::Limits;
use super::moves::Move;
use super::position::Position;
use super::report::{Report, Value};
use super::rules::Rules;
use super::seat::Seat;

/// A computer player.
pub trait Player: Send {
    /// Its name as in the registry, with its parameters: `minimax:4`.
    fn name(&self) -> String;

    /// A new game begins, in which it has this seat.
    fn start(&mut self, _seat: Seat, _rules: &Rules) {}

    /// Chooses a legal move. Asked only when it is its turn and the game is not over.
    ///
    /// When a limit is reached or the stop flag is raised, it answers within 5 ms with the best move so far.
    ///
    /// # Panics
    /// It may, where it is asked although the game is over: there is no move to choose.
    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice;

    /// Another player has moved, or a move was made for it, as in an opening.
    fn inform(&mut self, _seat: Seat, _mv: Move) {}
}

impl<P: Player + ?Sized> Player for Box<P> {
    fn name(&self) -> String {
        (**self).name()
    }

    fn start(&mut self, seat: Seat, rules: &Rules) {
        (**self).start(seat, rules);
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        (**self).choose(position, limits)
    }

    fn inform(&mut self, seat: Seat, mv: Move) {
        (**self).inform(seat, mv);
    }
}

/// A move and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The move, always legal.
    pub mv: Move,
    /// What was found out.
    pub report: Report,
}

impl Choice {
    /// A move of a known value that took no search, as far as this depth. Tells it to whoever follows.
    pub(crate) fn at_once(mv: Move, value: Value, depth: u32, nodes: u64, limits: &Limits) -> Self {
        let report = Report {
            value: Some(value),
            proved: true,
            depth,
            nodes,
            principal_variation: vec![mv],
            ..Report::default()
        };
        limits.tell(&report);
        Self { mv, report }
    }
}
