//! How the set-up limits the players' time.
use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use connect_n_engine::clock::TimeControl;

/// Seconds for a move that the menus offer.
pub const SECONDS: RangeInclusive<u16> = 3..=300;
/// Minutes for a game that the menus offer.
pub const MINUTES: RangeInclusive<u16> = 1..=90;
/// Seconds added with each move that the menus offer.
pub const INCREMENTS: RangeInclusive<u16> = 0..=60;

/// Seconds of a move that the menus offer at one click; a course plays with the last.
pub const USUAL_SECONDS: [u16; 4] = [10, 30, 60, 180];
/// Seconds that the menus offer for a computer's thought.
pub const THINKING: RangeInclusive<u16> = 1..=3600;

/// Whether time is limited, and how. The numbers of the other modes are kept for when they are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct TimeLimit {
    /// Which limit counts.
    pub mode: TimeMode,
    /// Seconds for each move.
    pub move_seconds: u16,
    /// Minutes for the whole game.
    pub game_minutes: u16,
    /// Seconds beyond these minutes.
    pub game_seconds: u16,
    /// Seconds that each move adds to them.
    pub increment_seconds: u16,
}

/// Which limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeMode {
    /// None: players take their time.
    #[default]
    Off,
    /// One for each move.
    Move,
    /// One for the whole game.
    Game,
}

impl Default for TimeLimit {
    fn default() -> Self {
        Self { mode: TimeMode::Off, move_seconds: 30, game_minutes: 5, game_seconds: 0, increment_seconds: 5 }
    }
}

impl TimeMode {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Off, Self::Move, Self::Game];
}

impl TimeLimit {
    /// The limit for the clocks of a game.
    pub fn control(&self) -> Option<TimeControl> {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        match self.mode {
            TimeMode::Off => None,
            TimeMode::Move => Some(TimeControl::EachMove(seconds(self.move_seconds))),
            TimeMode::Game => Some(TimeControl::Game {
                total: seconds(self.game_minutes) * 60 + seconds(self.game_seconds),
                increment: seconds(self.increment_seconds),
            }),
        }
    }

    /// Clamps all values to the ranges that the menus offer.
    pub fn clamped(self) -> Self {
        let clamp = |value: u16, range: RangeInclusive<u16>| value.clamp(*range.start(), *range.end());
        Self {
            mode: self.mode,
            move_seconds: clamp(self.move_seconds, SECONDS),
            game_minutes: clamp(self.game_minutes, MINUTES),
            game_seconds: clamp(self.game_seconds, 0..=59),
            increment_seconds: clamp(self.increment_seconds, INCREMENTS),
        }
    }
}

/// A limit that the window has no clock for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "no clock of the window has {0}: a move may take 3 to 300 whole seconds, a game 60 to 5459 with 0 to 60 more with \
     each move"
)]
pub struct NoSuchLimit(TimeControl);

impl TryFrom<TimeControl> for TimeLimit {
    type Error = NoSuchLimit;

    fn try_from(control: TimeControl) -> Result<Self, NoSuchLimit> {
        let whole = |time: Duration| {
            let seconds = u16::try_from(time.as_secs()).ok().filter(|_| time.subsec_nanos() == 0);
            seconds.ok_or(NoSuchLimit(control))
        };
        let usual = Self::default();
        let limit = match control {
            TimeControl::EachMove(limit) => {
                Self { mode: TimeMode::Move, move_seconds: whole(limit)?, ..usual }
            }
            TimeControl::Game { total, increment } => Self {
                mode: TimeMode::Game,
                game_minutes: whole(total)? / 60,
                game_seconds: whole(total)? % 60,
                increment_seconds: whole(increment)?,
                ..usual
            },
        };
        if limit == limit.clamped() { Ok(limit) } else { Err(NoSuchLimit(control)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_become_those_of_the_clocks() {
        let limit = |mode| TimeLimit { mode, ..TimeLimit::default() };
        assert_eq!(limit(TimeMode::Off).control(), None);
        let control = |mode| limit(mode).control().map(|control| control.to_string());
        assert_eq!(control(TimeMode::Move).as_deref(), Some("1/30"));
        assert_eq!(control(TimeMode::Game).as_deref(), Some("300+5"));
    }

    #[test]
    fn limits_are_read_as_they_are_written() {
        for text in ["1/3", "1/180", "60+0", "90+2", "5459+60"] {
            let limit = TimeLimit::try_from(text.parse::<TimeControl>().unwrap()).unwrap();
            assert_eq!(limit.control().unwrap().to_string(), text);
        }
        for text in ["1/2", "1/301", "1/3.5", "59+0", "5460+0", "60+61", "60+0.5"] {
            assert!(TimeLimit::try_from(text.parse::<TimeControl>().unwrap()).is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_out_of_range_are_brought_back() {
        let wild: TimeLimit =
            toml::from_str("mode = \"move\"\nmove_seconds = 0\ngame_minutes = 6000").unwrap();
        let tame = wild.clamped();
        assert_eq!((tame.mode, tame.move_seconds, tame.game_minutes), (TimeMode::Move, 3, 90));
    }
}
