//! What is wrong with lists of results of tournaments.
use super::played::of_game;
use super::{Explain, in_line};
use crate::cli::results::ResultsError;
use crate::language::message;
use connect_n_arena::LineError;
use connect_n_engine::Quoted;

impl Explain for ResultsError {
    fn explain(&self) -> String {
        match self {
            Self::Csv(error) => return error.to_string(),
            Self::Uneven { line, values, columns } => {
                let uneven = message("results-uneven").with("count", *values).with("expected", *columns);
                return in_line(*line, &uneven);
            }
            Self::Line { line, error } => return in_line(*line, error),
            Self::NoColumn(name) => message("results-no-column").with("name", *name),
            Self::Older => message("results-older"),
            Self::Other(error) => message("results-same-as-before").with("problem", error.explain()),
            Self::WrongGame(error) => message("results-delete-line").with("problem", error.explain()),
            Self::WrongGameOfOthers(error) => return error.explain(),
            Self::Twice(game) => of_game("results-twice", game),
            Self::OfOtherRounds(game) => of_game("results-other-rounds", game),
            Self::Players { game, players } => of_game("results-players", game).with("count", *players),
            Self::NoMore(game) => of_game("results-no-more", game),
            Self::NotDrawn(game) => of_game("results-not-drawn", game),
            Self::OtherBoard { game, board } => {
                of_game("results-on-other-board", game).with("board", board.clone())
            }
        }
        .text()
    }
}

impl Explain for LineError {
    fn explain(&self) -> String {
        let of_text = |id, text: &str| message(id).with("text", Quoted(text).to_string());
        match self {
            Self::NoPlayer(column) => message("results-no-player").with("name", *column),
            Self::TwoSeats(name) => message("results-two-seats").with("name", name.clone()),
            Self::NotANumber { column, text } => of_text("tag-not-a-number", text).with("tag", *column),
            Self::NotAResult(text) => of_text("results-not-a-result", text),
            Self::NotAWinner(text) => of_text("results-not-a-winner", text),
        }
        .text()
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_arena::GameId;

    fn games() -> [GameId; 2] {
        [GameId::new(3, ["hard", "medium"]), GameId::new(1, ["a", "b", "c"])]
    }

    #[test]
    fn lists_are_refused_in_the_same_words() {
        assert_same(&[&ResultsError::NoColumn("moves"), &ResultsError::Older]);
        for game in games() {
            let id = || game.clone();
            assert_same(&[
                &ResultsError::Twice(id()),
                &ResultsError::OfOtherRounds(id()),
                &ResultsError::Players { game: id(), players: 3 },
                &ResultsError::NoMore(id()),
                &ResultsError::NotDrawn(id()),
                &ResultsError::OtherBoard { game: id(), board: "6x7x4 PopOut".to_owned() },
            ]);
        }
        let text = || "x".to_owned();
        for error in [
            LineError::NoPlayer("third"),
            LineError::TwoSeats("ada".to_owned()),
            LineError::NotANumber { column: "seed", text: text() },
            LineError::NotAResult(text()),
            LineError::NotAWinner(text()),
        ] {
            assert_same(&[&ResultsError::Line { line: 3, error }]);
        }
        assert_same(&[&ResultsError::Uneven { line: 3, values: 1, columns: 14 }]);
        let csv = || csv::Error::from(std::io::Error::from(std::io::ErrorKind::PermissionDenied));
        assert_same(&[&ResultsError::Csv(csv())]);
    }
}
