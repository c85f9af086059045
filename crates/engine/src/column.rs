//! A column of the board, the unit in which a player thinks.
use crate::quoted::Quoted;
use std::fmt;

use super::rules::MAX_SIZE;

/// A column, counted from 0 at the left in code and from 1 wherever a person reads or types it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(u8);

/// Why a text is no column of this board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ColumnError {
    /// Not a number at all.
    #[error("`{}` is not a column; type a number", Quoted(.0))]
    NotANumber(String),
    /// A number, but not of a column that the board has.
    #[error("column {typed} doesn't exist (1–{cols})")]
    OutOfRange {
        /// The number as typed, from 1.
        typed: u64,
        /// Columns of the board.
        cols: u8,
    },
}

impl Column {
    /// The column with this index, 0 to 15.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SIZE as usize { Some(Self(index as u8)) } else { None }
    }

    /// Reads a column as a person types it.
    ///
    /// # Errors
    /// [`ColumnError`] says what was typed and what the board offers.
    pub fn parse(text: &str, cols: u8) -> Result<Self, ColumnError> {
        let text = text.trim();
        let not_a_number = || ColumnError::NotANumber(text.to_owned());
        if text.starts_with('+') {
            return Err(not_a_number());
        }
        let typed: u64 = text.parse().map_err(|_| not_a_number())?;
        match u8::try_from(typed) {
            Ok(n) if (1..=cols).contains(&n) => Ok(Self(n - 1)),
            _ => Err(ColumnError::OutOfRange { typed, cols }),
        }
    }

    /// Index from 0, for arrays and shifts.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column seen in a mirror, on a board of `cols` columns that has it.
    pub const fn mirrored(self, cols: u8) -> Self {
        Self(cols - 1 - self.0)
    }

    /// The first `cols` columns from the left.
    pub(super) fn first(cols: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..cols).map(Self)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&(self.0 + 1), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_counts_from_one() {
        assert_eq!(Column::parse(" 7 ", 7), Ok(Column(6)));
        assert_eq!(Column(6).to_string(), "7");
        assert_eq!(Column::parse("8", 7), Err(ColumnError::OutOfRange { typed: 8, cols: 7 }));
        assert_eq!(Column::parse("0", 7), Err(ColumnError::OutOfRange { typed: 0, cols: 7 }));
        let large = ColumnError::OutOfRange { typed: 99_999_999_999, cols: 7 };
        assert_eq!(Column::parse("99999999999", 7), Err(large));
    }

    #[test]
    fn signs_and_words_are_no_columns() {
        for text in ["", "x", "-1", "+4", "4.0"] {
            assert_eq!(Column::parse(text, 7), Err(ColumnError::NotANumber(text.to_owned())));
        }
    }

    #[test]
    fn the_widest_board_has_sixteen() {
        assert_eq!(Column::new(15).map(Column::index), Some(15));
        assert_eq!(Column::new(16), None);
    }
}
