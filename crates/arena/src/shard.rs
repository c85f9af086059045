//! A part of a tournament, to be played by itself.
use std::str::FromStr;

use super::game_id::GameId;

/// Every so-manieth game of each pair or group of a tournament; all parts together are the whole of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which part, from 1.
    part: u64,
    /// Of how many.
    parts: u64,
}

/// Why a text names no part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write a part and the number of parts, such as 3/16")]
pub struct ShardError;

impl Shard {
    /// Everything.
    pub const WHOLE: Self = Self { part: 1, parts: 1 };

    /// Whether this game belongs to it. Those of each pair or group are shared out in turn.
    pub fn has(self, game: &GameId) -> bool {
        game.share() % self.parts == self.part - 1
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let (part, parts) = text.split_once('/').ok_or(ShardError)?;
        let number = |text: &str| text.trim().parse::<u64>().map_err(|_| ShardError);
        let (part, parts) = (number(part)?, number(parts)?);
        if (1..=parts).contains(&part) { Ok(Self { part, parts }) } else { Err(ShardError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_the_whole_and_share_nothing() {
        let parts: Vec<Shard> = (1..=4).map(|part| format!("{part}/4").parse().unwrap()).collect();
        let games: Vec<GameId> = (1..=20).map(|round| GameId::new(round, ["hard", "medium"])).collect();
        for game in &games {
            assert_eq!(parts.iter().filter(|part| part.has(game)).count(), 1);
            assert!(Shard::WHOLE.has(game));
        }
        for part in parts {
            assert_eq!(games.iter().filter(|game| part.has(game)).count(), 5, "they are alike");
        }
        for wrong in ["", "3", "0/4", "5/4", "a/4", "1/0", "-1/2"] {
            assert_eq!(wrong.parse::<Shard>(), Err(ShardError), "{wrong}");
        }
    }
}
