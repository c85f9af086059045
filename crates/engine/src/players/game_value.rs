//! The value of a position for the root player.
use std::cmp::Reverse;

use crate::{Outcome, Seat, Value};

/// What a position comes to, from worst to best. Distances are plies to the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum GameValue<T> {
    /// Somebody else wins; the later, the better.
    Lost(u16),
    /// Nobody wins, or nobody has won so far.
    Open(T),
    /// The player wins; the sooner, the better.
    Won(Reverse<u16>),
}

impl<T> GameValue<T> {
    /// For the root player of a game that stands like this, so many plies on; `open` as long as nobody has won.
    pub(super) fn of_outcome(outcome: Outcome, root_player: Seat, plies: u16, open: T) -> Self {
        match outcome {
            Outcome::Win(winner) if winner == root_player => Self::Won(Reverse(plies)),
            Outcome::Win(_) => Self::Lost(plies),
            Outcome::Draw(_) | Outcome::Ongoing => Self::Open(open),
        }
    }

    /// The same seen from one ply before.
    pub(super) fn a_ply_earlier(self) -> Self {
        match self {
            Self::Lost(plies) => Self::Lost(plies + 1),
            Self::Open(open) => Self::Open(open),
            Self::Won(Reverse(plies)) => Self::Won(Reverse(plies + 1)),
        }
    }

    /// Whether the root player wins.
    pub(super) const fn is_won(&self) -> bool {
        matches!(self, Self::Won(_))
    }

    /// For the report, where what is open is worth this.
    pub(super) fn value(self, open: impl FnOnce(T) -> Value) -> Value {
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
        let won = |plies| GameValue::of_outcome(Outcome::Win(Seat::FIRST), Seat::FIRST, plies, 0);
        let lost = |plies| GameValue::of_outcome(Outcome::Win(Seat::FIRST.after(2)), Seat::FIRST, plies, 0);
        let ascending = [lost(1), lost(3), GameValue::Open(-5), GameValue::Open(7), won(9), won(1)];
        assert!(ascending.is_sorted());
        assert_eq!((won(4).a_ply_earlier(), lost(4).a_ply_earlier()), (won(5), lost(5)));
    }
}
