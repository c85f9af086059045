//! What a player or a search has found out about a position.
use std::fmt;

use super::moves::Move;

/// What a search found out.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Report {
    /// What the position is worth to the side to move, where the player knows or estimates it.
    pub value: Option<Value>,
    /// Whether the value is certain, not estimated.
    pub proved: bool,
    /// Moves looked ahead.
    pub depth: u32,
    /// Positions expanded: those whose moves were tried. In what people read they are called states.
    pub nodes: u64,
    /// Best play from here as far as it was seen, the chosen move first.
    pub principal_variation: Vec<Move>,
    /// The share of the work that is done, 0 to 1, where the player can tell and is not done.
    pub progress: Option<f32>,
}

impl Report {
    /// The value in words, and whether it is proved: `a win in 5 plies, proved`.
    pub fn verdict(&self) -> String {
        let value = self.value.map_or_else(|| "no value".to_owned(), |value| value.to_string());
        if self.proved { value + ", proved" } else { value }
    }
}

/// What a position is worth to the side to move. Distances are plies from the position to the end.
///
/// Serialises as a number, or as `{"outcome":"win","distance":5}` without the distance for a draw; the outcome is
/// `null` where it is undecided. Displayed in words: `a win in 5 plies`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The higher the better, in the player's own scale.
    Score(i32),
    /// The side to move wins.
    Win {
        /// Plies to the win, or at most so many where a search proved no more.
        distance: u32,
    },
    /// The side to move loses.
    Loss {
        /// Plies to the loss, or at most so many where a search proved no more.
        distance: u32,
    },
    /// Nobody wins.
    Draw,
    /// The player judges only by the ends of all games, and was stopped before it had seen them.
    Undecided,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plies = |distance| if distance == 1 { "ply" } else { "plies" };
        match *self {
            Self::Score(score) => write!(f, "score {score}"),
            Self::Win { distance } => write!(f, "a win in {distance} {}", plies(distance)),
            Self::Loss { distance } => write!(f, "a loss in {distance} {}", plies(distance)),
            Self::Draw => f.write_str("a draw"),
            Self::Undecided => f.write_str("undecided, stopped before every game was searched"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_said_in_words() {
        let verdict = |value, proved| Report { value, proved, ..Report::default() }.verdict();
        assert_eq!(verdict(Some(Value::Win { distance: 1 }), true), "a win in 1 ply, proved");
        assert_eq!(verdict(Some(Value::Loss { distance: 4 }), false), "a loss in 4 plies");
        assert_eq!(verdict(Some(Value::Score(-3)), false), "score -3");
        assert_eq!(verdict(Some(Value::Draw), true), "a draw, proved");
        assert_eq!(verdict(None, false), "no value");
    }
}
