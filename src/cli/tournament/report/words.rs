//! What the script of the page says, as texts whose variables it fills in.
use serde::Serialize;

use crate::language::{Label, Message, message};

/// The texts. A variable stands in braces, as in `{number}`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ScriptWords {
    empty: String,
    drops: String,
    pops: String,
    opening_drops: String,
    opening_pops: String,
    board: String,
    column: String,
    empty_column: String,
    clause_separator: String,
    sentence_separator: String,
    first: String,
    previous: String,
    next: String,
    last: String,
    close: String,
}

impl ScriptWords {
    /// In the language of the thread.
    pub(super) fn new() -> Self {
        let moved = |id, kind: &'static str| {
            filled_in_later(message(id).with("move", kind), &["number", "name", "column"])
        };
        Self {
            empty: Label::new("report-empty").text(),
            drops: moved("report-move", "drop"),
            pops: moved("report-move", "pop"),
            opening_drops: moved("report-opening-move", "drop"),
            opening_pops: moved("report-opening-move", "pop"),
            board: filled_in_later(message("report-board"), &["number", "discs"]),
            column: filled_in_later(message("report-column"), &["number", "discs"]),
            empty_column: filled_in_later(message("report-column-empty"), &["number"]),
            clause_separator: Label::new("clause-separator").text(),
            sentence_separator: Label::new("sentence-separator").text(),
            first: Label::new("report-first").text(),
            previous: Label::new("report-previous").text(),
            next: Label::new("report-next").text(),
            last: Label::new("report-last").text(),
            close: Label::new("report-close").text(),
        }
    }
}

/// A message with these variables in braces.
fn filled_in_later(said: Message, variables: &[&'static str]) -> String {
    variables.iter().fold(said, |said, name| said.with(*name, format!("{{{name}}}"))).text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_left_for_the_script() {
        let words = ScriptWords::new();
        assert_eq!(words.pops, "Move {number}: {name} pops column {column}.");
        assert_eq!(words.column, "column {number}: {discs}");
    }
}
