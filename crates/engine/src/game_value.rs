//! The game-theoretic value of a position: who wins, and how soon.
use std::cmp::Ordering;

use crate::search::Verdict;
use crate::{Outcome, Seat, Value};

/// What a position is worth to one player if nobody errs, from worst to best: a loss, the later the better; a draw; a
/// win, the sooner the better. Plies are counted from the position to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameValue {
    Loss(u16),
    Draw,
    Win(u16),
}

impl GameValue {
    /// The value of a game that is over; none while it goes on.
    pub(crate) fn of_end(outcome: Outcome, player: Seat) -> Option<Self> {
        match outcome {
            Outcome::Ongoing => None,
            Outcome::Draw(_) => Some(Self::Draw),
            Outcome::Win(winner) => Some(if winner == player { Self::Win(0) } else { Self::Loss(0) }),
        }
    }

    /// The same seen from one ply before.
    pub(crate) const fn a_ply_earlier(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Loss(plies + 1),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Win(plies + 1),
        }
    }

    /// A value for the side to move, seen from one ply before by the other side, who has made the move.
    pub(crate) const fn for_last_mover(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Win(plies + 1),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Loss(plies + 1),
        }
    }

    pub(crate) const fn is_win(self) -> bool {
        matches!(self, Self::Win(_))
    }

    /// Greater for what is better.
    pub(crate) const fn rank(self) -> i32 {
        match self {
            Self::Loss(plies) => plies as i32 - (1 << 16),
            Self::Draw => 0,
            Self::Win(plies) => (1 << 16) - plies as i32,
        }
    }
}

impl Ord for GameValue {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for GameValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<GameValue> for Value {
    fn from(value: GameValue) -> Self {
        match value {
            GameValue::Loss(plies) => Self::Loss { distance: plies.into() },
            GameValue::Draw => Self::Draw,
            GameValue::Win(plies) => Self::Win { distance: plies.into() },
        }
    }
}

impl From<GameValue> for Verdict {
    fn from(value: GameValue) -> Self {
        match value {
            GameValue::Loss(_) => Self::Loss,
            GameValue::Draw => Self::Draw,
            GameValue::Win(_) => Self::Win,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::GameValue::{Draw, Loss, Win};

    #[test]
    fn a_win_is_best_soon_and_a_loss_late() {
        let ascending = [Loss(0), Loss(1), Loss(u16::MAX), Draw, Win(u16::MAX), Win(9), Win(1)];
        assert!(ascending.is_sorted());
        assert_eq!([Win(4), Draw, Loss(4)].map(super::GameValue::a_ply_earlier), [Win(5), Draw, Loss(5)]);
        assert_eq!([Win(4), Draw, Loss(4)].map(super::GameValue::for_last_mover), [Loss(5), Draw, Win(5)]);
    }
}
