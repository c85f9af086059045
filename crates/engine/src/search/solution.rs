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
}

/// The proved answer to a request, as far as there was time.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Solution {
    /// Who wins; `None` where the search was called off before that was certain.
    pub verdict: Option<Verdict>,
    /// The score in the convention of Pascal Pons, for the standard game: a win with the next disc on a board with `m`
    /// discs scores `(cells + 1 - m) / 2`, a draw 0, a loss the negative of the opponent's win.
    pub score: Option<i32>,
    /// Plies from the position to the end under best play.
    pub distance: Option<u32>,
    /// Where the verdict is not known: plies within which neither side wins, if that is known of any number.
    pub holds: Option<u32>,
    /// Where the verdict is not known, and a larger table may help: mebibytes to try.
    pub table_mib: Option<usize>,
    /// The best moves, by column. Where the request was not answered, the best move found so far,
    /// if any was.
    pub best: Vec<Move>,
    /// The value of every legal move, for the side that makes it.
    pub columns: Vec<(Move, Value)>,
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
