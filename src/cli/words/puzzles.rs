//! What is wrong with puzzles, and with the file in which progress is kept.
use super::{Explain, in_line};
use crate::language::{Label, message};
use crate::puzzles::{LineError, LineProblem, StoreError};
use connect_n_engine::format_game;
use connect_n_engine::puzzle::{AttemptError, PuzzleFault, PuzzleKind, PuzzleKindError};

impl Explain for LineError {
    fn explain(&self) -> String {
        in_line(self.line, &self.problem)
    }
}

impl Explain for LineProblem {
    fn explain(&self) -> String {
        match self {
            Self::Json(error) => message("puzzles-error-json").with("problem", error.to_string()).text(),
            Self::Rules(error) => error.explain(),
            Self::Variant(text) => message("puzzles-error-variant").with("text", text.clone()).text(),
            Self::Kind(error) => error.explain(),
            Self::Notation(error) => error.explain(),
            Self::Moves(error) => error.explain(),
        }
    }
}

impl Explain for PuzzleKindError {
    fn explain(&self) -> String {
        Label::new("puzzles-error-kind").text()
    }
}

impl Explain for PuzzleFault {
    fn explain(&self) -> String {
        match self {
            Self::Moves(error) => error.explain(),
            Self::Over => Label::new("illegal-game-over").text(),
            Self::Repeats => Label::new("puzzles-fault-repeats").text(),
            Self::Unsolvable(error) => error.explain(),
            Self::Kind { said: PuzzleKind::Win, is } => {
                message("puzzles-fault-win").with("value", *is).text()
            }
            Self::Kind { said: PuzzleKind::Hold, is } => {
                message("puzzles-fault-hold").with("value", *is).text()
            }
            Self::Distance { said, is } => {
                message("puzzles-fault-distance").with("found", *is).with("number", *said).text()
            }
            Self::NotUnique(moves) => {
                message("puzzles-fault-not-unique").with("line", format_game(moves)).text()
            }
            Self::Solution { said, is } if said.is_empty() => {
                message("puzzles-fault-no-solution").with("found", format_game(is)).text()
            }
            Self::Solution { said, is } => message("puzzles-fault-solution")
                .with("found", format_game(is))
                .with("line", format_game(said))
                .text(),
            Self::Undecided => Label::new("puzzles-fault-undecided").text(),
        }
    }
}

impl Explain for AttemptError {
    fn explain(&self) -> String {
        match self {
            Self::Illegal(reason) => reason.explain(),
            Self::Unsolvable(error) => error.explain(),
        }
    }
}

impl Explain for StoreError {
    fn explain(&self) -> String {
        match self {
            Self::NoFolder => Label::new("puzzles-store-no-folder").text(),
            Self::File { file, error } => message("in-file")
                .with("file", file.display().to_string())
                .with("problem", error.to_string())
                .text(),
            Self::Busy(file) => message("puzzles-store-busy").with("file", file.display().to_string()).text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use crate::puzzles::read;
    use connect_n_engine::search::Unsolvable;
    use connect_n_engine::{Column, IllegalMove, Rules, parse_game};
    use std::io;

    #[test]
    fn lines_are_refused_in_the_same_words() {
        let line = r#"{"id":"a","rows":6,"cols":7,"connect":4,"variant":"standard","moves":"1 1","kind":"win","distance":3,"solution":["3"],"rating":900}"#;
        for (old, new) in [
            ("{", "["),
            (":6", ":17"),
            ("\"standard\"", "\"other\""),
            ("\"win\"", "\"draw\""),
            ("\"3\"", "\"9\""),
            ("1 1", "1 nonsense"),
            ("1 1", "1 1 1 1 1 1 1"),
        ] {
            let wrong = line.replacen(old, new, 1);
            let error = read(&wrong).next().unwrap().unwrap_err();
            assert_same(&[&error, &error.problem]);
        }
        assert!(read(line).all(|puzzle| puzzle.is_ok()));
    }

    #[test]
    fn puzzles_are_refused_in_the_same_words() {
        let moves = parse_game("3 4", &Rules::default()).unwrap();
        assert_same(&[
            &PuzzleFault::Over,
            &PuzzleFault::Repeats,
            &PuzzleFault::Unsolvable(Unsolvable::Players(3)),
            &PuzzleFault::Distance { said: 5, is: 3 },
            &PuzzleFault::NotUnique(moves.clone()),
            &PuzzleFault::Solution { said: moves.clone(), is: moves[..1].to_vec() },
            &PuzzleFault::Solution { said: Vec::new(), is: moves },
            &PuzzleFault::Undecided,
        ]);
        for said in [PuzzleKind::Win, PuzzleKind::Hold] {
            for is in ["win", "draw", "loss"] {
                assert_same(&[&PuzzleFault::Kind { said, is }]);
            }
        }
    }

    #[test]
    fn attempts_and_progress_fail_in_the_same_words() {
        let column = Column::new(3).unwrap();
        assert_same(&[
            &AttemptError::Illegal(IllegalMove::ColumnFull(column)),
            &AttemptError::Unsolvable(Unsolvable::Players(3)),
            &StoreError::NoFolder,
            &StoreError::File { file: "kept.json".into(), error: io::ErrorKind::NotFound.into() },
            &StoreError::Busy("kept.json".into()),
        ]);
    }
}
