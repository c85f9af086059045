//! The computer players as the window names and explains them.
use crate::language::Label;
pub use crate::player_title::title;
use connect_n_engine::PlayerSpec;
use connect_n_engine::players::Level;

/// What a player is called without its parameter.
pub fn kind(level: &PlayerSpec) -> String {
    match level {
        PlayerSpec::Lookahead { .. } => Label::new("level-kind-lookahead").text(),
        PlayerSpec::Minimax { .. } => Label::new("level-kind-minimax").text(),
        PlayerSpec::Search { .. } => Label::new("level-kind-search").text(),
        other => title(other),
    }
}

/// How a player plays, in a sentence.
pub const fn sentence(level: &PlayerSpec) -> Label {
    match level {
        PlayerSpec::Level(Level::Beginner) => Label::new("levels-level-beginner-line"),
        PlayerSpec::Level(Level::Easy) => Label::new("levels-level-easy-line"),
        PlayerSpec::Level(Level::Medium) => Label::new("levels-level-medium-line"),
        PlayerSpec::Level(Level::Hard) => Label::new("levels-level-hard-line"),
        PlayerSpec::Level(Level::Expert) => Label::new("levels-level-expert-line"),
        PlayerSpec::Random => Label::new("levels-random-line"),
        PlayerSpec::Medium => Label::new("levels-medium-line"),
        PlayerSpec::Hard => Label::new("levels-hard-line"),
        PlayerSpec::Lookahead { .. } => Label::new("levels-lookahead-line"),
        PlayerSpec::Minimax { .. } => Label::new("levels-minimax-line"),
        PlayerSpec::Heuristic => Label::new("levels-heuristic-line"),
        PlayerSpec::Counting => Label::new("levels-counting-line"),
        PlayerSpec::Exhaustive => Label::new("levels-exhaustive-line"),
        PlayerSpec::Hashing => Label::new("levels-hashing-line"),
        PlayerSpec::Search { .. } => Label::new("levels-search-line"),
        PlayerSpec::Perfect => Label::new("levels-perfect-line"),
    }
}
