//! What can speak for a move.
use crate::{DrawReason, Line, Move, Seat};

/// What speaks for a move. The first in this order that is true is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins at once, by these lines.
    WinsNow {
        /// All lines of the mover after it.
        lines: Vec<Line>,
    },
    /// It ends the game in a draw, and nothing better is known.
    DrawsNow(DrawReason),
    /// Another player would win at their next turn, and after it can't.
    Stops {
        /// Who would win.
        seat: Seat,
        /// The line that they would have.
        line: Line,
    },
    /// Whatever the others do, the next turn wins, in more than one way.
    TwoThreats {
        /// The lines that are threatened, one for each move that would win.
        lines: Vec<Line>,
    },
    /// It is proved to win, whatever the opponent does.
    WinsIn {
        /// Moves of the mover until then, this one included.
        moves: u32,
    },
    /// Every move is proved to lose, none later than this one.
    LastsLongest {
        /// Moves of the winner until then.
        moves: u32,
    },
    /// The opponent would make two threats with their next move, and after it can't.
    Forestalls {
        /// The opponent.
        seat: Seat,
        /// What they would play.
        mv: Move,
        /// The lines that they would threaten.
        lines: Vec<Line>,
    },
    /// It is proved that nobody wins if nobody errs, and this move keeps it so.
    HoldsDraw,
    /// The mover would win with the next move if nobody stopped it.
    Threatens {
        /// The line that they would have.
        line: Line,
    },
    /// A line grows on which no other player has a disc.
    Builds {
        /// The place of the line.
        line: Line,
        /// Discs of the mover there after the move.
        discs: usize,
    },
    /// It's a drop, and no other lands where more lines are still possible.
    MostLines {
        /// How many.
        count: usize,
    },
    /// Nothing plainer can be said: it's what the search found.
    Strongest {
        /// Moves looked ahead, those of all players counted.
        depth: u32,
    },
}
