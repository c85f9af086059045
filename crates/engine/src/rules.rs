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

/// What is played: the board, the discs in line that decide the game, the variant, the number of players.
///
/// Two rules are off unless they are asked for: [misère](Self::with_misere), by which a line loses, and the
/// [cylinder](Self::with_cylinder), on which lines run round the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    rows: u8,
    cols: u8,
    connect: u8,
    variant: Variant,
    players: u8,
    is_misere: bool,
    is_cylinder: bool,
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
        if self.is_misere {
            f.write_str(", misère")?;
        }
        if self.is_cylinder {
            f.write_str(", cylinder")?;
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
    /// With more than two players it is undefined who wins when one of them loses by a line.
    #[error("misère is for 2 players, not {0}")]
    Misere(u8),
}

/// Which rules about lines are not the usual ones. Displayed in words: `misère on a cylinder`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnusualLines {
    /// A line loses.
    Misere,
    /// Lines run round the board.
    Cylinder,
    /// A line loses, and lines run round the board.
    MisereOnCylinder,
}

impl fmt::Display for UnusualLines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Misere => "misère",
            Self::Cylinder => "the cylinder",
            Self::MisereOnCylinder => "misère on a cylinder",
        })
    }
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
            Ok(Rules { rows, cols, connect, variant, players, is_misere: false, is_cylinder: false })
        }
    }

    /// The same, but whoever would win by a line loses by it: in misère, whoever makes N in line.
    ///
    /// # Errors
    /// Misère is for two players.
    pub const fn with_misere(self) -> Result<Rules, RulesError> {
        if self.players == 2 {
            Ok(Rules { is_misere: true, ..self })
        } else {
            Err(RulesError::Misere(self.players))
        }
    }

    /// The same on a cylinder: the last column is the left neighbour of the first, so that rows and diagonals run round
    /// the board.
    ///
    /// A line uses no cell twice. On a board of fewer than N columns no row is long enough for one, but a diagonal that
    /// winds round it may be.
    pub const fn with_cylinder(self) -> Rules {
        Rules { is_cylinder: true, ..self }
    }

    /// The same with other turns.
    pub const fn with_variant(self, variant: Variant) -> Rules {
        Rules { variant, ..self }
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

    /// Whether a line loses.
    pub const fn is_misere(&self) -> bool {
        self.is_misere
    }

    /// Whether lines run round the board.
    pub const fn is_cylinder(&self) -> bool {
        self.is_cylinder
    }

    /// What is not as usual about lines. Code that knows by itself how lines run and who wins by one, instead of
    /// asking the board, is right for `None` only.
    pub const fn unusual_lines(&self) -> Option<UnusualLines> {
        match (self.is_misere, self.is_cylinder) {
            (false, false) => None,
            (true, false) => Some(UnusualLines::Misere),
            (false, true) => Some(UnusualLines::Cylinder),
            (true, true) => Some(UnusualLines::MisereOnCylinder),
        }
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
        let (rows, cols) = (self.rows as usize, self.cols as usize);
        let across = (self.cols + 1).saturating_sub(self.connect) as usize;
        let upward = (self.rows + 1).saturating_sub(self.connect) as usize;
        if !self.is_cylinder {
            return across * rows + upward * cols + 2 * across * upward;
        }
        let in_a_row = match across {
            0 => 0,
            // The whole row is one place, wherever it is said to begin.
            1 => 1,
            _ => cols,
        };
        in_a_row * rows + upward * cols + self.diagonals() * cols * upward
    }

    /// In how many directions diagonals run that are lines of their own. On a cylinder of one column they are that
    /// column; on one of two, rising and falling ones have the same cells.
    pub(super) const fn diagonals(self) -> usize {
        match self.cols {
            1 if self.is_cylinder => 0,
            2 if self.is_cylinder => 1,
            _ => 2,
        }
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
        Rules {
            rows: 6,
            cols: 7,
            connect: 4,
            variant: Variant::Standard,
            players: 2,
            is_misere: false,
            is_cylinder: false,
        }
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
    fn on_a_cylinder_windows_run_round_and_are_counted_once() {
        let windows = |rows, cols, connect| standard(rows, cols, connect).with_cylinder().windows();
        assert_eq!(windows(6, 7, 4), 6 * 7 + 21 + 2 * 7 * 3);
        assert_eq!(windows(3, 3, 3), 3 + 3 + 2 * 3, "a whole row is one place");
        assert_eq!(windows(4, 3, 4), 3 + 2 * 3, "no row is long enough, but every diagonal");
        assert_eq!(windows(4, 2, 3), 2 * 2 + 2 * 2, "rising and falling diagonals are the same");
        assert_eq!(windows(4, 1, 3), 2);
        assert_eq!(windows(4, 2, 1), 8);
    }

    #[test]
    fn unusual_rules_are_said_and_misere_is_for_two() {
        let rules = standard(6, 7, 4);
        assert_eq!(rules.unusual_lines(), None);
        let both = rules.with_misere().unwrap().with_cylinder();
        assert_eq!(both.to_string(), "6 rows x 7 columns, N = 4, misère, cylinder");
        assert_eq!(both.unusual_lines().unwrap().to_string(), "misère on a cylinder");
        let three = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
        assert_eq!(three.with_misere(), Err(RulesError::Misere(3)));
        assert_eq!(three.with_cylinder().unusual_lines(), Some(UnusualLines::Cylinder));
        assert_eq!(
            both.with_variant(Variant::PopOut).to_string(),
            "6 rows x 7 columns, N = 4, PopOut, misère, cylinder"
        );
    }

    #[test]
    fn a_line_fits_where_one_side_is_long_enough() {
        assert!(standard(3, 4, 4).fits_a_line());
        assert!(standard(4, 3, 4).fits_a_line());
        assert!(!standard(3, 3, 4).fits_a_line());
    }
}
