//! What computer players are called, in the window and in the terminal.
use crate::language::{Label, decimal, grouped, message};
use connect_n_engine::PlayerSpec;
use connect_n_engine::players::{Leaves, Level, SearchLimit};

/// What a player is called, with its parameter.
pub fn title(player: &PlayerSpec) -> String {
    let id = match player {
        PlayerSpec::Lookahead { level } => {
            return message("level-lookahead").with("depth", level.to_string()).text();
        }
        PlayerSpec::Minimax { depth, leaves } => {
            let id = match leaves {
                Leaves::Even => "level-minimax",
                Leaves::Graded => "level-minimax-graded",
            };
            return message(id).with("depth", depth.to_string()).text();
        }
        PlayerSpec::Search { limit, threads } => return search_title(*limit, threads.get()),
        PlayerSpec::Level(Level::Beginner) => "level-beginner",
        PlayerSpec::Level(Level::Easy) => "level-easy",
        PlayerSpec::Level(Level::Medium) => "level-medium",
        PlayerSpec::Level(Level::Hard) => "level-hard",
        PlayerSpec::Level(Level::Expert) => "level-expert",
        PlayerSpec::Perfect => "level-perfect",
        PlayerSpec::Random => "level-random",
        PlayerSpec::Medium => "level-classic-medium",
        PlayerSpec::Hard => "level-classic-hard",
        PlayerSpec::Heuristic => "level-heuristic",
        PlayerSpec::Counting => "level-counting",
        PlayerSpec::Exhaustive => "level-exhaustive",
        PlayerSpec::Hashing => "level-hashing",
    };
    Label::new(id).text()
}

fn search_title(limit: SearchLimit, threads: u8) -> String {
    let search = match limit {
        SearchLimit::Time(time) => {
            let seconds = decimal(&time.as_secs_f64().to_string());
            message("level-search-seconds").with("seconds", seconds).text()
        }
        SearchLimit::Nodes(nodes) => {
            message("level-search-positions").with("count", nodes).with("grouped", grouped(nodes)).text()
        }
    };
    match threads {
        1 => search,
        _ => message("level-search-threads").with("search", search).with("count", u64::from(threads)).text(),
    }
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
