//! The computer players as the window names and explains them.
use connect_n_engine::PlayerSpec;
use connect_n_engine::players::{Leaves, Level, SearchLimit};

/// What a player is called.
pub fn title(level: &PlayerSpec) -> String {
    match level {
        PlayerSpec::Random => "Random".to_owned(),
        PlayerSpec::Level(level) => name(*level).to_owned(),
        PlayerSpec::Medium => "Classic medium".to_owned(),
        PlayerSpec::Hard => "Classic hard".to_owned(),
        PlayerSpec::Lookahead { level } => format!("Look-ahead {level}"),
        PlayerSpec::Minimax { depth, leaves: Leaves::Even } => format!("Minimax {depth}"),
        PlayerSpec::Minimax { depth, leaves: Leaves::Graded } => format!("Minimax {depth}, graded"),
        PlayerSpec::Heuristic => "Heuristic".to_owned(),
        PlayerSpec::Counting => "Counting".to_owned(),
        PlayerSpec::Exhaustive => "Exhaustive".to_owned(),
        PlayerSpec::Hashing => "Hashing".to_owned(),
        PlayerSpec::Search { limit: SearchLimit::Time(time) } => format!("Search {} s", time.as_secs_f64()),
        PlayerSpec::Search { limit: SearchLimit::Nodes(1) } => "Search 1 position".to_owned(),
        PlayerSpec::Search { limit: SearchLimit::Nodes(nodes) } => {
            format!("Search {} positions", grouped(*nodes))
        }
        PlayerSpec::Perfect => "Perfect".to_owned(),
    }
}

/// What a level is called.
pub const fn name(level: Level) -> &'static str {
    match level {
        Level::Beginner => "Beginner",
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Expert => "Expert",
        Level::Perfect => "Perfect",
    }
}

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
        PlayerSpec::Level(Level::Beginner) => "Still learning: misses diagonals, and sometimes your three.",
        PlayerSpec::Level(Level::Easy) => "Blocks most threes, but diagonals slip by.",
        PlayerSpec::Level(Level::Medium) => "Blocks you and plans a little. Try a double threat.",
        PlayerSpec::Level(Level::Hard) => "Thinks some moves ahead and seldom slips.",
        PlayerSpec::Level(Level::Expert) => "Thinks far ahead and never slips.",
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
        PlayerSpec::Level(Level::Perfect) | PlayerSpec::Perfect => {
            "Plays the best move wherever it can prove one."
        }
    }
}

/// A number with its thousands apart: 20,000.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_says_its_parameter() {
        for (text, name) in [
            ("level:hard", "Hard"),
            ("hard", "Classic hard"),
            ("lookahead:6", "Look-ahead 6"),
            ("minimax:4", "Minimax 4"),
            ("minimax:4:grade", "Minimax 4, graded"),
            ("search:0.1", "Search 0.1 s"),
            ("search:1234567n", "Search 1,234,567 positions"),
            ("search:1n", "Search 1 position"),
        ] {
            assert_eq!(title(&text.parse().unwrap()), name);
        }
        assert_eq!([0, 999, 1000, 20_000].map(grouped), ["0", "999", "1,000", "20,000"]);
    }
}
