//! What sentences are made of, in the window and in the terminal.
use std::borrow::Borrow;

use crate::language::{Label, message};

/// The same words with a capital letter at the beginning.
pub(crate) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A list: "Ada", "Ada and Grace", "Ada, Grace and Linus".
pub(crate) fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => message("list-last")
            .with("items", first.join(&Label::new("list-separator").text()))
            .with("last", last.clone())
            .text(),
    }
}

/// Items of which none is the last of a sentence: "text, json".
pub(crate) fn items<T: Borrow<str>>(items: &[T]) -> String {
    items.join(&Label::new("item-separator").text())
}

/// Parts of a line that may have commas themselves.
pub(crate) fn clauses(clauses: &[String]) -> String {
    clauses.join(&Label::new("clause-separator").text())
}

/// Those who play against each other: "Ada vs Bob".
pub(crate) fn versus<T: Into<String>>(names: impl IntoIterator<Item = T>) -> String {
    let both = |first, second| message("games-versus").with("first", first).with("second", second).text();
    names.into_iter().map(T::into).reduce(both).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, set_current};

    #[test]
    fn players_stand_against_each_other() {
        let said =
            [&["Ada"][..], &["Ada", "Bob"], &["Ada", "Bob", "Eve"]].map(|names| versus(names.to_vec()));
        assert_eq!(said, ["Ada", "Ada vs Bob", "Ada vs Bob vs Eve"]);
    }

    #[test]
    fn arabic_has_commas_between_items_and_a_word_in_sentences() {
        set_current(Language::Arabic);
        let names = ["أ", "ب", "ج"].map(str::to_owned);
        assert_eq!([items(&names), list(&names)], ["أ، ب، ج", "أ وب وج"]);
    }

    #[test]
    fn a_sentence_begins_with_a_capital_letter() {
        assert_eq!([capitalised("élan"), capitalised("")], ["Élan", ""]);
    }
}
