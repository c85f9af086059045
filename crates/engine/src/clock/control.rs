//! How the time of the players is limited, and how that is written.
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A limit of time. Written as in PGN's tag `TimeControl`: `1/30` for 30 seconds a move, `300+5` for 300 seconds a game
/// and 5 more with each move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// The same time for each move; what is left of it is lost.
    EachMove(Duration),
    /// A time for all moves of the game.
    Game {
        /// The time at the beginning.
        total: Duration,
        /// What each move adds.
        increment: Duration,
    },
}

/// The longest time that a limit or a clock can have, in seconds: more than eleven days.
pub const LONGEST_SECONDS: u32 = 1_000_000;

/// A text that is no [`TimeControl`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TimeControlError {
    /// Not written like one.
    #[error("write 1/30 for 30 seconds per move, or 300+5 for 300 seconds plus 5 per move")]
    NotOne,
    /// A time that no game takes.
    #[error("write at most {LONGEST_SECONDS} seconds")]
    TooLong,
}

/// A number of seconds, with or without a fraction.
pub(super) fn parse_seconds(text: &str) -> Result<Duration, TimeControlError> {
    let is_number = text.starts_with(|first: char| first.is_ascii_digit());
    let seconds: f64 = text.parse().ok().filter(|_| is_number).ok_or(TimeControlError::NotOne)?;
    if seconds > LONGEST_SECONDS.into() {
        return Err(TimeControlError::TooLong);
    }
    Duration::try_from_secs_f64(seconds).map_err(|_| TimeControlError::NotOne)
}

impl TimeControl {
    /// What a player has at the beginning.
    pub(super) const fn first(self) -> Duration {
        match self {
            Self::EachMove(limit) => limit,
            Self::Game { total, .. } => total,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EachMove(limit) => write!(f, "1/{}", limit.as_secs_f64()),
            Self::Game { total, increment } => {
                write!(f, "{}+{}", total.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let text = text.trim();
        let control = if let Some(limit) = text.strip_prefix("1/") {
            Self::EachMove(parse_seconds(limit)?)
        } else {
            let (total, increment) = text.split_once('+').unwrap_or((text, "0"));
            Self::Game { total: parse_seconds(total)?, increment: parse_seconds(increment)? }
        };
        if control.first().is_zero() { Err(TimeControlError::NotOne) } else { Ok(control) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_read_and_write_as_themselves() {
        for text in ["1/30", "1/0.5", "300+5", "90+0"] {
            assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("60".parse::<TimeControl>(), "60+0".parse());
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        for text in ["", "0", "1/0", "1/", "-5", "2/30", "5+", "+5", "nan", "inf", "5+-1"] {
            assert_eq!(text.parse::<TimeControl>(), Err(TimeControlError::NotOne), "{text}");
        }
        for text in ["1/1e19", "1e400", "5+1000001", "1/1000000.1"] {
            assert_eq!(text.parse::<TimeControl>(), Err(TimeControlError::TooLong), "{text}");
        }
        assert!("1/1000000".parse::<TimeControl>().is_ok());
    }
}
