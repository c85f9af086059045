//! Reads the tables in `tests/data`.
use connect_n_engine::{Move, Rules, Variant, parse_game};

/// The lines of a table without comments, cut at spaces.
pub(crate) fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default())
        .map(|line| line.split_whitespace().collect::<Vec<_>>())
        .filter(|words| !words.is_empty())
}

/// Rules for two players from the first three words of a line: rows, columns, N.
pub(crate) fn rules(words: &[&str], variant: Variant) -> Rules {
    let [rows, cols, connect] = [0, 1, 2].map(|index| words[index].parse().unwrap());
    Rules::new(rows, cols, connect, variant, 2).unwrap()
}

/// The moves of a line, `-` standing for none.
pub(crate) fn moves(words: &[&str], rules: Rules) -> Vec<Move> {
    if words == ["-"] { Vec::new() } else { parse_game(&words.join(" "), &rules).unwrap() }
}
