//! The levels and their names.
use std::fmt;
use std::str::FromStr;

/// How strong a computer player is, in words for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Overlooks diagonals, and sometimes a plain line.
    Beginner,
    /// Overlooks some diagonals, and plans nothing.
    Easy,
    /// Plans a little, and can be tricked.
    Medium,
    /// Thinks some moves ahead, and slips now and then.
    Hard,
    /// Thinks far ahead, and does not slip.
    Expert,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Its name as it is written, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is beginner, easy, medium, hard or expert")]
pub struct LevelError;

impl FromStr for Level {
    type Err = LevelError;

    /// Case does not matter.
    fn from_str(text: &str) -> Result<Self, LevelError> {
        Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text)).ok_or(LevelError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_read_and_write_as_themselves() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.name().to_uppercase().parse(), Ok(level));
        }
    }
}
