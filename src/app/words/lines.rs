//! Where a line of discs lies, as people see it.
use connect_n_engine::{Column, Line};

/// The place of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In the bottom row.
    Bottom,
    /// In a higher row, counted from 1.
    Row(u8),
    /// In a column.
    Column(Column),
    /// On a diagonal between two columns, the left one first.
    Diagonal { from: Column, to: Column },
}

impl Place {
    pub(super) fn of(line: &Line) -> Self {
        // A line has cells.
        let (Some(first), Some(last)) = (line.first(), line.last()) else { return Self::Bottom };
        match (first.row == last.row, first.column == last.column) {
            (true, _) if first.row == 0 => Self::Bottom,
            (true, _) => Self::Row(first.row + 1),
            (false, true) => Self::Column(first.column),
            (false, false) => {
                Self::Diagonal { from: first.column.min(last.column), to: first.column.max(last.column) }
            }
        }
    }
}
