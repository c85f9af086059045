//! What is wrong with lists of results of tournaments.
use super::Explain;
use crate::cli::results::ResultsError;
use crate::language::{Label, Message, message};
use crate::sentence::list;
use connect_n_arena::{Contradiction, ContradictionProblem, Difference, GameId, OtherTournament};
use connect_n_engine::Quoted;

impl Explain for ResultsError {
    fn explain(&self) -> String {
        match self {
            Self::Csv(error) => return error.to_string(),
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

impl Explain for OtherTournament {
    fn explain(&self) -> String {
        let said = match self.what {
            Difference::Player(seat) => of_game("results-other-player", &self.game).with("seat", seat),
            Difference::Board => of_game("results-other-board", &self.game),
            Difference::Seed => of_game("results-other-seed", &self.game),
            Difference::Opening => of_game("results-other-opening", &self.game),
        };
        said.with("found", self.found.clone()).with("expected", self.expected.clone()).text()
    }
}

impl Explain for Contradiction {
    fn explain(&self) -> String {
        of_game("results-contradiction", &self.game).with("problem", self.problem.explain()).text()
    }
}

impl Explain for ContradictionProblem {
    fn explain(&self) -> String {
        let quoting = |id, text: &str| message(id).with("text", Quoted(text).to_string());
        match self {
            Self::NoBoard(text) => quoting("results-no-board", text),
            Self::Notation(error) => return error.explain(),
            Self::Moves(error) => return error.explain(),
            Self::NoForfeits(text) => quoting("results-no-forfeits", text),
            Self::NoSeconds(text) => quoting("results-no-seconds", text),
            Self::DropOut(forfeit) => {
                message("results-drop-out").with("number", forfeit.seat.number()).with("count", forfeit.after)
            }
            Self::NoFault(seat) => message("results-no-fault").with("number", seat.number()),
            Self::OtherOpening => return Label::new("results-not-its-opening").text(),
            Self::EndsEarly(reason) => quoting("results-ends-early", reason),
            Self::DecidesNothing { result, reason } => {
                quoting("results-decides-nothing", reason).with("list", result.clone())
            }
            Self::EndsOtherwise(reason) => quoting("results-ends-otherwise", reason),
            Self::OtherResult { moves, list } => {
                message("results-other-result").with("found", moves.clone()).with("list", list.clone())
            }
        }
        .text()
    }
}

/// A message about a game.
fn of_game<'a>(id: &'static str, game: &GameId) -> Message<'a> {
    message(id).with("number", game.round()).with("players", list(game.players()))
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::{Column, Forfeit, GameError, IllegalMove, Move, Rules, Seat, parse_move};

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
        let csv = || csv::Error::from(std::io::Error::from(std::io::ErrorKind::PermissionDenied));
        assert_same(&[&ResultsError::Csv(csv())]);
    }

    #[test]
    fn games_of_other_tournaments_are_refused_in_the_same_words() {
        let [game, _] = games();
        for what in [Difference::Player(2), Difference::Board, Difference::Seed, Difference::Opening] {
            let (found, expected) = ("4 4".to_owned(), "3".to_owned());
            let other = OtherTournament { game: game.clone(), what, found, expected };
            assert_same(&[&other, &ResultsError::Other(other.clone())]);
        }
    }

    #[test]
    fn games_contradict_themselves_in_the_same_words() {
        let text = || "x".to_owned();
        let column = Column::new(3).unwrap();
        let error = GameError { number: 7, mv: Move::Drop(column), reason: IllegalMove::ColumnFull(column) };
        let problems = [
            ContradictionProblem::NoBoard(text()),
            ContradictionProblem::Notation(parse_move("x", &Rules::default()).unwrap_err()),
            ContradictionProblem::Moves(error),
            ContradictionProblem::NoForfeits(text()),
            ContradictionProblem::NoSeconds(text()),
            ContradictionProblem::DropOut(Forfeit { seat: Seat::FIRST, after: 7 }),
            ContradictionProblem::NoFault(Seat::FIRST),
            ContradictionProblem::OtherOpening,
            ContradictionProblem::EndsEarly(text()),
            ContradictionProblem::DecidesNothing { result: "1-0".to_owned(), reason: text() },
            ContradictionProblem::EndsOtherwise(text()),
            ContradictionProblem::OtherResult { moves: "1-0".to_owned(), list: "0-1".to_owned() },
        ];
        for problem in problems {
            let [game, _] = games();
            let wrong = Contradiction { game, problem };
            assert_same(&[
                &wrong,
                &ResultsError::WrongGame(wrong.clone()),
                &ResultsError::WrongGameOfOthers(wrong.clone()),
            ]);
        }
    }
}
