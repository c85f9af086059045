//! Lists of openings as text, and those that are built in.
use std::path::Path;

use crate::cli::failure::Failure;
use crate::cli::input::read_text;
use crate::cli::words::{self, Explain, in_line};
use crate::language::Label;
use crate::sentence::clauses;
use connect_n_engine::{GameError, NotationError, Position, Rules, Variant, parse_game};

/// A board and its openings.
type Suite = (u8, u8, u8, Variant, &'static str);

/// The suites that are built in; `docs/tournaments.md` has the commands that made them.
const SUITES: [Suite; 4] = [
    (6, 7, 4, Variant::Standard, include_str!("../../../assets/openings/6x7.txt")),
    (6, 7, 4, Variant::PopOut, include_str!("../../../assets/openings/6x7-popout.txt")),
    (8, 8, 4, Variant::Standard, include_str!("../../../assets/openings/8x8.txt")),
    (10, 10, 5, Variant::Standard, include_str!("../../../assets/openings/10x10x5.txt")),
];

/// The suite for these rules, if there is one.
pub(super) fn of(rules: Rules) -> Option<&'static str> {
    let (rows, cols, connect, variant) = (rules.rows(), rules.cols(), rules.connect(), rules.variant());
    let is_meant = |suite: &&Suite| (suite.0, suite.1, suite.2, suite.3) == (rows, cols, connect, variant);
    SUITES.iter().filter(|_| rules.players() == 2).find(is_meant).map(|suite| suite.4)
}

/// The boards that have a suite.
pub(super) fn boards() -> String {
    let board = |&(rows, cols, connect, variant, _): &Suite| {
        Rules::new(rows, cols, connect, variant, 2).ok().map(words::rules)
    };
    clauses(&SUITES.iter().filter_map(board).collect::<Vec<_>>())
}

/// The openings of a file.
pub(super) fn read(file: &Path, rules: Rules) -> Result<Vec<Position>, Failure> {
    let text = read_text(file)?;
    parse(&text, rules).map_err(|error| Failure::in_file(file.display(), &error))
}

/// What is wrong with an opening.
#[derive(Debug)]
pub(super) enum OpeningError {
    /// It isn't written as moves.
    Notation(NotationError),
    /// Its moves can't be played.
    Moves(GameError),
    /// The game would be over after it.
    Over,
}

/// What is wrong with a list of openings.
#[derive(Debug)]
pub(super) enum ListError {
    /// An opening is wrong.
    Line {
        /// Its line, from 1.
        number: usize,
        /// What is wrong with it.
        error: OpeningError,
    },
    /// There is none.
    Empty,
}

impl Explain for OpeningError {
    fn explain(&self) -> String {
        match self {
            Self::Notation(error) => error.explain(),
            Self::Moves(error) => error.explain(),
            Self::Over => Label::new("openings-error-over").text(),
        }
    }
}

impl Explain for ListError {
    fn explain(&self) -> String {
        match self {
            Self::Line { number, error } => in_line(*number, error),
            Self::Empty => Label::new("openings-error-none").text(),
        }
    }
}

/// The openings of a text, one a line. What follows a `#` is a comment, and a line without moves is passed over.
pub(super) fn parse(text: &str, rules: Rules) -> Result<Vec<Position>, ListError> {
    let mut openings = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let moves = line.split('#').next().unwrap_or_default().trim();
        if !moves.is_empty() {
            openings.push(opening(moves, rules).map_err(|error| ListError::Line { number, error })?);
        }
    }
    if openings.is_empty() { Err(ListError::Empty) } else { Ok(openings) }
}

/// The position after these moves, if the game is still open.
pub(super) fn opening(moves: &str, rules: Rules) -> Result<Position, OpeningError> {
    let moves = parse_game(moves, &rules).map_err(OpeningError::Notation)?;
    let position = Position::from_moves(rules, &moves).map_err(OpeningError::Moves)?;
    if position.is_over() { Err(OpeningError::Over) } else { Ok(position) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_suite_has_a_hundred_different_openings_of_its_board() {
        for (rows, cols, connect, variant, text) in SUITES {
            let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
            assert_eq!(of(rules), Some(text));
            let openings = parse(text, rules).unwrap();
            assert_eq!(openings.len(), 100, "{rules:?}");
            let pictures = openings.iter().filter_map(|opening| {
                let other = opening.mirrored();
                [format!("{:?}", opening.board()), format!("{:?}", other.board())].into_iter().min()
            });
            assert_eq!(pictures.collect::<BTreeSet<_>>().len(), 100, "{rules:?}");
        }
        let three = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        assert_eq!(of(three), None);
    }

    #[test]
    fn what_is_wrong_with_a_list_is_said() {
        let said = |text| parse(text, Rules::default()).unwrap_err().explain();
        assert_eq!(said("# none\n\n"), "there is no opening in it");
        assert_eq!(said("4 4\n1 1 1 1 1 1 1"), "line 2: move 7 (d1): column 1 is full");
        assert_eq!(said("1 2 1 2 1 2 1"), "line 1: the game would be over");
        assert!(said("4\n\nx # y").starts_with("line 3: move 1 (x): not a move"));
    }
}
