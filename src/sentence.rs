//! What sentences are made of, in the window and in the terminal.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_begins_with_a_capital_letter() {
        assert_eq!([capitalised("élan"), capitalised("")], ["Élan", ""]);
    }
}
