//! The game-theoretic value of a position.
use crate::Value;

/// Value of a position for the side to move; plies are counted from it to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GameValue {
    Win(u16),
    Draw,
    Loss(u16),
}

impl GameValue {
    /// For the side that has just moved, one ply earlier.
    pub(super) fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies + 1),
        }
    }

    /// Whether it says how soon the game ends, where it ends.
    pub(super) fn is_exact(self) -> bool {
        !matches!(self, Self::Win(0) | Self::Loss(0))
    }

    pub(super) fn to_value(self) -> Value {
        match self {
            Self::Win(plies) => Value::Win { distance: plies.into() },
            Self::Draw => Value::Draw,
            Self::Loss(plies) => Value::Loss { distance: plies.into() },
        }
    }
}
