//! How a game stands or has ended.
use super::seat::Seat;

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Somebody is to move.
    Ongoing,
    /// This player has won: has N in line, or in misère the other one has.
    Win(Seat),
    /// Nobody wins.
    Draw(DrawReason),
}

/// Why nobody wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// The board is full and nobody has a line.
    Full,
    /// `PopOut` only: the same position occurred for the third time.
    Repetition,
}

impl Outcome {
    /// Whether no more moves are possible.
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Ongoing)
    }

    /// Who has won, if anybody has.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Win(seat) => Some(seat),
            Self::Ongoing | Self::Draw(_) => None,
        }
    }
}
