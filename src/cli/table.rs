//! Tables for people, each row of which can be written before the next is known.
use super::aligned::{left, right, width};

/// A table whose columns are as wide as their headings, or so many cells of a terminal if that is more.
#[derive(Debug)]
pub(super) struct Table {
    /// Blanks between two columns.
    gap: usize,
    columns: Vec<Column>,
}

#[derive(Debug)]
struct Column {
    heading: String,
    cells: usize,
    is_right: bool,
}

impl Table {
    /// A table without columns yet, with so many blanks between them.
    pub(super) const fn new(gap: usize) -> Self {
        Self { gap, columns: Vec::new() }
    }

    /// Adds a column of texts, at least so wide.
    pub(super) fn left(self, heading: impl Into<String>, least: usize) -> Self {
        self.column(heading.into(), least, false)
    }

    /// Adds a column of numbers, at least so wide.
    pub(super) fn right(self, heading: impl Into<String>, least: usize) -> Self {
        self.column(heading.into(), least, true)
    }

    fn column(mut self, heading: String, least: usize, is_right: bool) -> Self {
        let cells = width(&heading).max(least);
        self.columns.push(Column { heading, cells, is_right });
        self
    }

    /// The row above all others.
    pub(super) fn headings(&self) -> String {
        let headings: Vec<&str> = self.columns.iter().map(|column| &*column.heading).collect();
        self.row(&headings)
    }

    /// A row: one text for each column, from the left.
    pub(super) fn row<T: AsRef<str>>(&self, cells: &[T]) -> String {
        let texts = self.columns.iter().zip(cells).map(|(column, cell)| column.filled(cell.as_ref()));
        let row = texts.collect::<Vec<_>>().join(&" ".repeat(self.gap));
        row.trim_end().to_owned()
    }
}

impl Column {
    fn filled(&self, cell: &str) -> String {
        if self.is_right { right(cell, self.cells) } else { left(cell, self.cells) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_by_what_is_seen() {
        let table = Table::new(2).left("盤面", 3).right("n", 3).left("Zug", 9);
        assert_eq!(table.headings(), "盤面    n  Zug");
        assert_eq!(table.row(&["6x7", "12", ""]), "6x7    12");
        assert_eq!(table.row(&["long board", "1234", "4"]), "long board  1234  4");
        // A mark that turns the direction of writing takes no room.
        assert_eq!(table.row(&["\u{200f}N", "ö", "4"]), "\u{200f}N       ö  4");
    }
}
