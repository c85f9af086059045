//! The computer players as the window names and explains them.
pub use crate::player_title::title;
use connect_n_engine::PlayerSpec;
use connect_n_engine::players::Level;

/// What a player is called without its parameter.
pub fn kind(level: &PlayerSpec) -> String {
    match level {
        PlayerSpec::Lookahead { .. } => "Look-ahead".to_owned(),
        PlayerSpec::Minimax { .. } => "Minimax".to_owned(),
        PlayerSpec::Search { .. } => "Search".to_owned(),
        other => title(other),
    }
}

/// How a player plays, in a sentence.
pub const fn sentence(level: &PlayerSpec) -> &'static str {
    match level {
        PlayerSpec::Level(Level::Beginner) => {
            "Still learning: misses diagonals, and sometimes your three in a row."
        }
        PlayerSpec::Level(Level::Easy) => "Blocks most threes, but diagonals slip by.",
        PlayerSpec::Level(Level::Medium) => "Blocks you and plans a little. Try a double threat.",
        PlayerSpec::Level(Level::Hard) => "Thinks some moves ahead and seldom slips.",
        PlayerSpec::Level(Level::Expert) => "Thinks far ahead and makes no careless mistakes.",
        PlayerSpec::Random => "Plays any move.",
        PlayerSpec::Medium => "Wins at once if it can, and blocks you.",
        PlayerSpec::Hard => "Also builds its own lines and breaks yours.",
        PlayerSpec::Lookahead { .. } => "Looks some moves ahead and counts open lines.",
        PlayerSpec::Minimax { .. } => "Looks some moves ahead for a forced win.",
        PlayerSpec::Heuristic => "Looks three moves ahead and compares lines.",
        PlayerSpec::Counting => "Looks three moves ahead and counts almost full lines.",
        PlayerSpec::Exhaustive => "Searches every possible game. For small boards.",
        PlayerSpec::Hashing => "The same, but searches each position only once.",
        PlayerSpec::Search { .. } => "Looks as far ahead as its limit allows.",
        PlayerSpec::Perfect => "Plays the best move wherever it can prove one.",
    }
}
