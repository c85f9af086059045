//! Players, limits and clocks that were not written as they should be.
use super::{Explain, unusual};
use crate::language::{Label, message};
use crate::sentence::items;
use connect_n_arena::{CommandError, EntrantError, PROGRAM_USAGE};
use connect_n_engine::clock::{LONGEST_SECONDS, TimeControlError};
use connect_n_engine::players::{LevelError, SearchLimitError};
use connect_n_engine::{PlayerSpecError, Quoted, UnsuitedPlayer, registry};

impl Explain for PlayerSpecError {
    fn explain(&self) -> String {
        let of_typed = |id, typed: &str| message(id).with("text", Quoted(typed).to_string());
        match self {
            Self::Unknown { typed } => of_typed("player-unknown", typed).with("available", usages()),
            Self::Misspelt { typed, meant } => {
                of_typed("player-misspelt", typed).with("meant", *meant).with("available", usages())
            }
            Self::NoParameter { id, typed } => of_typed("player-takes-nothing", typed).with("player", *id),
            Self::Parameter { typed, usage, wanted: in_english, example } => {
                of_typed("player-parameter", typed)
                    .with("usage", *usage)
                    .with("wanted", wanted(usage).map_or_else(|| (*in_english).to_owned(), Label::text))
                    .with("example", *example)
            }
        }
        .text()
    }
}

/// All players, as they are written.
fn usages() -> String {
    let usages: Vec<&str> = registry().iter().map(|kind| kind.usage).collect();
    items(&usages)
}

/// What the parameter of a player is; the player as its `usage` writes it.
pub(super) fn wanted(usage: &str) -> Option<Label> {
    Some(match usage {
        "level:L" => Label::new("player-wanted-level"),
        "lookahead:L" => Label::new("player-wanted-lookahead"),
        "minimax:D" => Label::new("player-wanted-minimax"),
        "search:SECONDS" => Label::new("player-wanted-search"),
        _ => return None,
    })
}

impl Explain for UnsuitedPlayer {
    fn explain(&self) -> String {
        message("player-unsuited")
            .with("player", self.player.clone())
            .with("lines", unusual(self.unusual))
            .text()
    }
}

impl Explain for EntrantError {
    fn explain(&self) -> String {
        match self {
            Self::Unknown(error) => {
                message("player-or-bot").with("problem", error.explain()).with("usage", PROGRAM_USAGE).text()
            }
            Self::BuiltIn(error) => error.explain(),
            Self::Command(error) => error.explain(),
        }
    }
}

impl Explain for CommandError {
    fn explain(&self) -> String {
        match self {
            Self::Empty => Label::new("command-empty"),
            Self::OpenQuote => Label::new("command-open-quote"),
        }
        .text()
    }
}

impl Explain for LevelError {
    fn explain(&self) -> String {
        Label::new("level-unknown").text()
    }
}

impl Explain for SearchLimitError {
    fn explain(&self) -> String {
        Label::new("search-limit-wrong").text()
    }
}

impl Explain for TimeControlError {
    fn explain(&self) -> String {
        match self {
            Self::NotOne => Label::new("clock-wrong").text(),
            Self::TooLong => message("clock-too-long").with("most", LONGEST_SECONDS).text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_arena::Entrant;
    use connect_n_engine::{PlayerSpec, UnusualLines};

    #[test]
    fn players_are_refused_in_the_same_words() {
        for typed in ["nobody", "hadr", "random:3", "exec:", "exec:'x"] {
            assert_same(&[&typed.parse::<Entrant>().unwrap_err()]);
        }
        let player = "hard".to_owned();
        assert_same(&[&UnsuitedPlayer { player, unusual: UnusualLines::Cylinder }]);
        assert_same(&[&LevelError, &SearchLimitError, &TimeControlError::NotOne, &TimeControlError::TooLong]);
    }

    #[test]
    fn every_parameter_is_explained_by_a_message() {
        for kind in registry().iter().filter(|kind| kind.parameter().is_some()) {
            assert!(wanted(kind.usage).is_some(), "{}", kind.usage);
            assert_same(&[&format!("{}:?", kind.id).parse::<PlayerSpec>().unwrap_err()]);
        }
    }
}
