//! What each kind of player does.
use super::players::wanted;
use crate::language::Label;
use connect_n_engine::PlayerKind;

/// What a kind of player does, in one line.
pub(in crate::cli) fn summary(kind: &PlayerKind) -> String {
    label(kind).map_or_else(|| kind.summary.to_owned(), Label::text)
}

fn label(kind: &PlayerKind) -> Option<Label> {
    Some(match kind.id {
        "level" => Label::new("players-list-level"),
        "random" => Label::new("players-list-random"),
        "medium" => Label::new("players-list-medium"),
        "hard" => Label::new("players-list-hard"),
        "lookahead" => Label::new("players-list-lookahead"),
        "minimax" => Label::new("players-list-minimax"),
        "heuristic" => Label::new("players-list-heuristic"),
        "counting" => Label::new("players-list-counting"),
        "exhaustive" => Label::new("players-list-exhaustive"),
        "hashing" => Label::new("players-list-hashing"),
        "search" => Label::new("players-list-search"),
        "perfect" => Label::new("players-list-perfect"),
        _ => return None,
    })
}

/// What its parameter is, if it takes one.
pub(in crate::cli) fn parameter(kind: &PlayerKind) -> Option<String> {
    let in_english = kind.parameter()?;
    Some(wanted(kind.usage).map_or_else(|| in_english.to_owned(), Label::text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::registry;

    #[test]
    fn players_do_in_the_same_words_what_the_engine_says() {
        for kind in registry() {
            assert!(label(kind).is_some(), "{}", kind.id);
            assert_eq!(summary(kind), kind.summary);
            assert_eq!(parameter(kind).as_deref(), kind.parameter());
        }
    }
}
