//! The parameters of a game and their limits.
use std::fmt;

use super::column::Column;
use super::seat::Seat;

/// The most rows, columns and discs in line that a game can ask for.
pub const MAX_SIZE: u8 = 16;

/// What a turn may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Drops only.
    #[default]
    Standard,
    /// A turn is a drop or a pop.
    PopOut,
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Standard => "Standard",
            Self::PopOut => "PopOut",
        })
    }
}

/// What is played: the board, the discs in line that win, the variant, the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    rows: u8,
    cols: u8,
    connect: u8,
    variant: Variant,
    players: u8,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows x {} columns, N = {}", self.rows, self.cols, self.connect)?;
        if self.is_pop_out() {
            f.write_str(", PopOut")?;
        }
        if self.players > 2 {
            write!(f, ", {} players", self.players)?;
        }
        Ok(())
    }
}

/// Which parameter is out of range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Too few or too many rows.
    #[error("rows must be 1–16, not {0}")]
    Rows(u8),
    /// Too few or too many columns.
    #[error("columns must be 1–16, not {0}")]
    Cols(u8),
    /// Too few or too many discs in line.
    #[error("connect must be 1–16, not {0}")]
    Connect(u8),
    /// Too few or too many players.
    #[error("players must be 2–4, not {0}")]
    Players(u8),
}

impl Rules {
    /// Rules for a board of `rows` by `cols` cells on which `connect` discs in line win.
    ///
    /// # Errors
    /// [`RulesError`] names the first parameter out of range: sizes are 1 to 16, players 2 to 4.
    pub fn new(rows: u8, cols: u8, connect: u8, variant: Variant, players: u8) -> Result<Rules, RulesError> {
        let sizes = 1..=MAX_SIZE;
        if !sizes.contains(&rows) {
            Err(RulesError::Rows(rows))
        } else if !sizes.contains(&cols) {
            Err(RulesError::Cols(cols))
        } else if !sizes.contains(&connect) {
            Err(RulesError::Connect(connect))
        } else if !(2..=4).contains(&players) {
            Err(RulesError::Players(players))
        } else {
            Ok(Rules { rows, cols, connect, variant, players })
        }
    }

    /// Rows of the board, 1 to 16.
    pub const fn rows(&self) -> u8 {
        self.rows
    }

    /// Columns of the board, 1 to 16.
    pub const fn cols(&self) -> u8 {
        self.cols
    }

    /// N, the discs in line that win, 1 to 16.
    pub const fn connect(&self) -> u8 {
        self.connect
    }

    /// What a turn may be.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Number of players, 2 to 4.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Whether discs may be popped.
    pub const fn is_pop_out(&self) -> bool {
        matches!(self.variant, Variant::PopOut)
    }

    /// Cells of the board.
    pub const fn cells(&self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// Whether some row, column or diagonal is long enough for a line.
    pub const fn fits_a_line(&self) -> bool {
        self.connect <= self.rows || self.connect <= self.cols
    }

    /// Number of places on the board where a line of exactly N can lie; with N = 1, each cell once.
    pub const fn windows(&self) -> usize {
        if self.connect == 1 {
            return self.cells();
        }
        let across = (self.cols + 1).saturating_sub(self.connect) as usize;
        let upward = (self.rows + 1).saturating_sub(self.connect) as usize;
        across * self.rows as usize + upward * self.cols as usize + 2 * across * upward
    }

    /// All columns from left to right.
    pub fn columns(&self) -> impl DoubleEndedIterator<Item = Column> + ExactSizeIterator + use<> {
        Column::first(self.cols)
    }

    /// All players in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::ALL.into_iter().take(usize::from(self.players))
    }
}

impl Default for Rules {
    /// Six rows, seven columns, four in line, drops only, two players.
    fn default() -> Self {
        Rules { rows: 6, cols: 7, connect: 4, variant: Variant::Standard, players: 2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standard(rows: u8, cols: u8, connect: u8) -> Rules {
        Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap()
    }

    #[test]
    fn parameters_out_of_range_are_named() {
        let new = |rows, cols, connect, players| Rules::new(rows, cols, connect, Variant::PopOut, players);
        assert_eq!(new(0, 7, 4, 2), Err(RulesError::Rows(0)));
        assert_eq!(new(6, 17, 4, 2), Err(RulesError::Cols(17)));
        assert_eq!(new(6, 7, 17, 2), Err(RulesError::Connect(17)));
        assert_eq!(new(6, 7, 4, 5), Err(RulesError::Players(5)));
        assert!(new(16, 16, 16, 4).is_ok());
        assert!(new(1, 1, 1, 2).is_ok());
    }

    #[test]
    fn windows_are_counted_in_all_four_directions() {
        assert_eq!(Rules::default().windows(), 24 + 21 + 24);
        assert_eq!(standard(4, 4, 3).windows(), 24);
        assert_eq!(standard(3, 5, 4).windows(), 3 * 2);
        assert_eq!(standard(3, 3, 4).windows(), 0);
        assert_eq!(standard(6, 7, 1).windows(), 42);
    }

    #[test]
    fn a_line_fits_where_one_side_is_long_enough() {
        assert!(standard(3, 4, 4).fits_a_line());
        assert!(standard(4, 3, 4).fits_a_line());
        assert!(!standard(3, 3, 4).fits_a_line());
    }
}
