//! Columns of tables, by the cells of the terminal that a text takes: Chinese and Japanese letters take two.
use unicode_width::UnicodeWidthStr;

/// The cells that a text takes.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// The cells that the widest of these takes, or so many if that is more.
pub(super) fn widest<T: AsRef<str>>(least: usize, texts: impl IntoIterator<Item = T>) -> usize {
    texts.into_iter().map(|text| width(text.as_ref())).fold(least, usize::max)
}

/// At the left of a column.
pub(super) fn left(text: &str, cells: usize) -> String {
    format!("{text}{}", spaces(text, cells))
}

/// At the right of a column.
pub(super) fn right(text: &str, cells: usize) -> String {
    format!("{}{text}", spaces(text, cells))
}

fn spaces(text: &str, cells: usize) -> String {
    " ".repeat(cells.saturating_sub(width(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_cells_and_not_letters() {
        assert_eq!([left("win", 5), left("勝ち", 5), left("too long", 5)], ["win  ", "勝ち ", "too long"]);
        assert_eq!([right("win", 5), right("勝ち", 5)], ["  win", " 勝ち"]);
        assert_eq!([widest(3, ["勝ち", "win"]), widest(5, ["勝ち"])], [4, 5]);
    }
}
