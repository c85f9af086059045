//! The result of a game as its record gives it.
use crate::outcome::Outcome;
use crate::seat::Seat;

/// How a recorded game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// Still in play, or broken off.
    Open,
    /// This player won.
    Win(Seat),
    /// Nobody won.
    Draw,
}

impl GameResult {
    /// Who has won, if anybody has.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Win(seat) => Some(seat),
            Self::Draw | Self::Open => None,
        }
    }

    /// As written in the record of a game of `players`: `1-0`, `0-1`, `1/2-1/2` for two; the winner's number or `draw`
    /// for more; `*` while in play.
    pub fn text(self, players: u8) -> String {
        match self {
            Self::Open => "*".to_owned(),
            Self::Win(Seat::FIRST) if players == 2 => "1-0".to_owned(),
            Self::Win(_) if players == 2 => "0-1".to_owned(),
            Self::Draw if players == 2 => "1/2-1/2".to_owned(),
            Self::Win(seat) => seat.to_string(),
            Self::Draw => "draw".to_owned(),
        }
    }

    /// Reads what [`text`](Self::text) writes.
    pub fn parse(text: &str, players: u8) -> Option<Self> {
        Self::all(players).find(|result| result.text(players) == text)
    }

    /// Every result that a game of `players` can have.
    pub(super) fn all(players: u8) -> impl Iterator<Item = Self> {
        let wins = Seat::ALL.into_iter().take(usize::from(players)).map(Self::Win);
        wins.chain([Self::Draw, Self::Open])
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Ongoing => Self::Open,
            Outcome::Win(seat) => Self::Win(seat),
            Outcome::Draw(_) => Self::Draw,
        }
    }
}
