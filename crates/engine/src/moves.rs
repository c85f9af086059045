//! Moves: a turn is a drop or a pop.
use std::fmt;
use std::ops::Deref;

use super::column::Column;
use super::rules::MAX_SIZE;

/// What a player does in a turn. Ordered by column, drop before pop.
///
/// Displayed as in a game's notation, `4` and `p4`; the alternate form `{:#}` names the drop too, `d4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A disc goes into the column and lands on top of it.
    Drop(Column),
    /// The player's own disc at the foot of the column is taken out; those above fall by one.
    Pop(Column),
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalMove {
    /// Somebody has won, or it is a draw.
    #[error("the game is over")]
    GameOver,
    /// The board is narrower than that.
    #[error("column {column} doesn't exist (1–{cols})")]
    NoSuchColumn {
        /// The column asked for.
        column: Column,
        /// Columns of the board.
        cols: u8,
    },
    /// No room for another disc.
    #[error("column {0} is full")]
    ColumnFull(Column),
    /// A pop in the standard game.
    #[error("you can only pop in PopOut")]
    NotPopOut,
    /// Nothing to pop.
    #[error("column {0} is empty")]
    EmptyColumn(Column),
    /// The disc to pop belongs to somebody else.
    #[error("you can only pop your own disc; the one under column {0} isn't yours")]
    NotYourDisc(Column),
}

impl Move {
    /// The column it is made in.
    pub const fn column(self) -> Column {
        match self {
            Self::Drop(column) | Self::Pop(column) => column,
        }
    }

    /// Whether it takes a disc out.
    pub const fn is_pop(self) -> bool {
        matches!(self, Self::Pop(_))
    }

    /// The move seen in a mirror, on a board of `cols` columns that has its column.
    pub const fn mirrored(self, cols: u8) -> Self {
        match self {
            Self::Drop(column) => Self::Drop(column.mirrored(cols)),
            Self::Pop(column) => Self::Pop(column.mirrored(cols)),
        }
    }
}

/// A move as transposition tables, and files that they are saved in, keep it.
impl Move {
    /// The move in a byte; 0 stands for no move.
    pub(super) const fn table_byte(self) -> u8 {
        1 + 2 * self.column().index() as u8 + self.is_pop() as u8
    }

    /// The move in a byte of a table, if there is one.
    pub(super) fn from_table_byte(byte: u8) -> Option<Self> {
        let number = byte.checked_sub(1)?;
        let column = Column::new(usize::from(number / 2))?;
        Some(if number % 2 == 1 { Self::Pop(column) } else { Self::Drop(column) })
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.column(), self.is_pop()).cmp(&(other.column(), other.is_pop()))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drop(column) if f.alternate() => write!(f, "d{column}"),
            Self::Drop(column) => write!(f, "{column}"),
            Self::Pop(column) => write!(f, "p{column}"),
        }
    }
}

/// The most moves that a position can offer: a drop and a pop in each column.
const MOST_MOVES: usize = 2 * MAX_SIZE as usize;

/// A list of moves without heap memory. Read it as a slice.
#[derive(Clone, Copy)]
pub struct MoveList {
    moves: [Move; MOST_MOVES],
    len: usize,
}

impl MoveList {
    pub(super) const fn new() -> Self {
        let Some(any) = Column::new(0) else { unreachable!() };
        Self { moves: [Move::Drop(any); MOST_MOVES], len: 0 }
    }

    pub(super) const fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, MOST_MOVES>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}
