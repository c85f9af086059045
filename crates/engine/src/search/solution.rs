//! What a search that proves its answers has found out.
use std::time::Duration;

use crate::{Move, Value};

/// Who wins if nobody errs, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// The side to move loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Verdict {
    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// The same for the other one of two players.
    pub(crate) const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// What is known of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreBounds {
    /// It is at least this.
    pub lower: i32,
    /// It is at most this.
    pub upper: i32,
}

/// The proved answer to a request, as far as there was time.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Solution {
    /// Who wins; `None` where the search was called off before that was certain.
    pub verdict: Option<Verdict>,
    /// The score in the convention of Pascal Pons, for the standard game: a win with the next disc on a board with `m`
    /// discs scores `(cells + 1 - m) / 2`, a draw 0, a loss the negative of the opponent's win.
    pub score: Option<i32>,
    /// Where the score is not known, in the standard game: what is known of it.
    pub bounds: Option<ScoreBounds>,
    /// Plies from the position to the end under best play.
    pub distance: Option<u32>,
    /// Where the verdict is not known: plies within which neither side wins, if that is known of any number.
    pub holds: Option<u32>,
    /// Where the verdict is not known, and a larger table may help: mebibytes to try.
    pub table_mib: Option<usize>,
    /// The best moves, by column: those of them that are known. Where the value is not known, the best move found so
    /// far, if any was.
    pub best: Vec<Move>,
    /// The value of every legal move, for the side that makes it; where time ran out, of those that are known.
    pub columns: Vec<(Move, Value)>,
    /// What is known of the other moves, in the standard game.
    pub column_bounds: Vec<(Move, ScoreBounds)>,
    /// Whether the request was answered in full; otherwise time ran out first.
    pub is_complete: bool,
    /// Positions expanded.
    pub nodes: u64,
    /// Time it took.
    pub time: Duration,
}

impl Solution {
    /// Who wins and how soon, where both are known.
    pub fn value(&self) -> Option<Value> {
        Some(match self.verdict? {
            Verdict::Win => Value::Win { distance: self.distance? },
            Verdict::Draw => Value::Draw,
            Verdict::Loss => Value::Loss { distance: self.distance? },
        })
    }
}
