//! What computer players are called, in the window and in the terminal.
use connect_n_engine::PlayerSpec;
use connect_n_engine::players::{Leaves, Level, SearchLimit};

/// What a player is called, with its parameter.
pub fn title(player: &PlayerSpec) -> String {
    match player {
        PlayerSpec::Level(Level::Beginner) => "Beginner".to_owned(),
        PlayerSpec::Level(Level::Easy) => "Easy".to_owned(),
        PlayerSpec::Level(Level::Medium) => "Medium".to_owned(),
        PlayerSpec::Level(Level::Hard) => "Hard".to_owned(),
        PlayerSpec::Level(Level::Expert) => "Expert".to_owned(),
        PlayerSpec::Perfect => "Perfect".to_owned(),
        PlayerSpec::Random => "Random".to_owned(),
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
