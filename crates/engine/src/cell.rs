//! A cell of the board.
use super::column::Column;

/// A place for one disc; row 0 is the bottom row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Rows below it.
    pub row: u8,
    /// The column it is part of.
    pub column: Column,
}

impl Cell {
    /// The cell of `column` with `row` cells below it.
    pub const fn new(row: u8, column: Column) -> Self {
        Self { row, column }
    }
}
