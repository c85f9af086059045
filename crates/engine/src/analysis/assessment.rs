//! What is known of the worth of a move or a position: proved or estimated.
use crate::game_value::GameValue;
use crate::search::Verdict;

/// What something is worth to one player, as far as it is known.
///
/// With three or four players a proved win is one that the player can force whatever all the others do; a proved loss,
/// that one of the others can force a win; a proved draw, that nobody can be beaten. Where none of these is so the
/// outcome depends on what the others like, and it stays an estimate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Assessment {
    /// Nothing is known yet.
    Unknown,
    /// Not proved: what the player may expect, from 0 for a loss to 1 for a win; among two players a draw counts half.
    Estimate(f32),
    /// Proved: the player loses, in so many plies if that is known, however long it resists.
    Loss(Option<u32>),
    /// Proved: nobody wins.
    Draw,
    /// Proved: the player wins, in so many plies if that is known, at the soonest.
    Win(Option<u32>),
}

impl Assessment {
    /// Who wins, where that is proved.
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Self::Unknown | Self::Estimate(_) => None,
            Self::Loss(_) => Some(Verdict::Loss),
            Self::Draw => Some(Verdict::Draw),
            Self::Win(_) => Some(Verdict::Win),
        }
    }

    /// Whether the outcome is proved.
    pub const fn is_proved(self) -> bool {
        self.verdict().is_some()
    }

    /// Whether nothing more can be found out: the outcome is proved, and the distance to a win is known.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Draw | Self::Loss(Some(_)) | Self::Win(Some(_)))
    }

    /// Plies to the win or the loss, where they are known.
    pub const fn distance(self) -> Option<u32> {
        match self {
            Self::Loss(distance) | Self::Win(distance) => distance,
            Self::Unknown | Self::Estimate(_) | Self::Draw => None,
        }
    }

    /// What the player may expect, from 0 for a loss to 1 for a win.
    pub const fn expectation(self) -> Option<f32> {
        match self {
            Self::Unknown => None,
            Self::Estimate(expectation) => Some(expectation),
            Self::Loss(_) => Some(0.0),
            Self::Draw => Some(0.5),
            Self::Win(_) => Some(1.0),
        }
    }

    /// The exact value, where it is known.
    pub(crate) const fn value(self) -> Option<GameValue> {
        match self {
            Self::Loss(Some(plies)) => Some(GameValue::Loss(plies as u16)),
            Self::Draw => Some(GameValue::Draw),
            Self::Win(Some(plies)) => Some(GameValue::Win(plies as u16)),
            Self::Unknown | Self::Estimate(_) | Self::Loss(None) | Self::Win(None) => None,
        }
    }
}

impl From<GameValue> for Assessment {
    fn from(value: GameValue) -> Self {
        match value {
            GameValue::Loss(plies) => Self::Loss(Some(plies.into())),
            GameValue::Draw => Self::Draw,
            GameValue::Win(plies) => Self::Win(Some(plies.into())),
        }
    }
}
