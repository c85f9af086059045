//! The file format: one JSON object a line.
use serde::{Deserialize, Serialize};

use connect_n_engine::puzzle::{Puzzle, PuzzleKind, PuzzleKindError};
use connect_n_engine::{
    GameError, NotationError, Rules, RulesError, Variant, format_game, parse_game, parse_move,
};

/// A puzzle as its line says it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct PuzzleLine {
    id: String,
    rows: u8,
    cols: u8,
    connect: u8,
    variant: String,
    moves: String,
    kind: String,
    distance: u32,
    solution: Vec<String>,
    rating: u32,
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
pub enum LineProblem {
    /// No JSON, or without a field that it needs.
    #[error("not a puzzle: {0}")]
    Json(#[from] serde_json::Error),
    /// No board of this size.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Neither of the variants.
    #[error("the variant is \"standard\" or \"popout\", not \"{0}\"")]
    Variant(String),
    /// Neither of the kinds.
    #[error(transparent)]
    Kind(#[from] PuzzleKindError),
    /// A move that can't be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A move that can't be made.
    #[error(transparent)]
    Moves(#[from] GameError),
}

/// A line that is no puzzle.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LineError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: LineProblem,
}

impl From<&Puzzle> for PuzzleLine {
    fn from(puzzle: &Puzzle) -> Self {
        let rules = puzzle.rules;
        Self {
            id: puzzle.id.clone(),
            rows: rules.rows(),
            cols: rules.cols(),
            connect: rules.connect(),
            variant: if rules.is_pop_out() { "popout" } else { "standard" }.to_owned(),
            moves: format_game(&puzzle.moves),
            kind: puzzle.kind.to_string(),
            distance: puzzle.distance,
            solution: puzzle.solution.iter().map(ToString::to_string).collect(),
            rating: puzzle.rating,
        }
    }
}

impl PuzzleLine {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(line: &str) -> Result<Puzzle, LineProblem> {
        serde_json::from_str::<Self>(line)?.puzzle()
    }

    fn puzzle(self) -> Result<Puzzle, LineProblem> {
        let variant = match self.variant.as_str() {
            "standard" => Variant::Standard,
            "popout" => Variant::PopOut,
            _ => return Err(LineProblem::Variant(self.variant)),
        };
        let rules = Rules::new(self.rows, self.cols, self.connect, variant, 2)?;
        let kind: PuzzleKind = self.kind.parse()?;
        let solution = self.solution.iter().map(|mv| parse_move(mv, &rules)).collect::<Result<_, _>>()?;
        let puzzle = Puzzle {
            id: self.id,
            rules,
            moves: parse_game(&self.moves, &rules)?,
            kind,
            distance: self.distance,
            solution,
            rating: self.rating,
        };
        puzzle.position()?;
        Ok(puzzle)
    }
}

/// The puzzles of a file with the numbers of their lines; empty lines are passed over.
pub fn read(text: &str) -> impl Iterator<Item = Result<(usize, Puzzle), LineError>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(index, line)| {
        let line_number = index + 1;
        PuzzleLine::parse(line)
            .map(|puzzle| (line_number, puzzle))
            .map_err(|problem| LineError { line: line_number, problem })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"id":"a","rows":6,"cols":7,"connect":4,"variant":"standard","moves":"1 1 2 2","kind":"win","distance":3,"solution":["3"],"rating":900}"#;

    #[test]
    fn a_puzzle_reads_and_writes_as_itself() {
        let puzzle = PuzzleLine::parse(LINE).unwrap();
        assert_eq!(serde_json::to_string(&PuzzleLine::from(&puzzle)).unwrap(), LINE);
    }

    #[test]
    fn each_line_that_is_wrong_is_named_with_what_is_wrong() {
        let wrong = [
            ("{", "line 2: not a puzzle: EOF while parsing"),
            (&LINE.replace("\"id\":\"a\",", ""), "line 2: not a puzzle: missing field `id`"),
            (
                &LINE.replace("standard", "round"),
                "line 2: the variant is \"standard\" or \"popout\", not \"round\"",
            ),
            (&LINE.replace("1 1 2 2", "1 1 2 9"), "line 2: "),
            (&LINE.replace("1 1 2 2", "1 1 1 1 1 1 1"), "line 2: move 7 (d1): column 1 is full"),
            (&LINE.replace("\"win\"", "\"lose\""), "line 2: a puzzle is of the kind \"win\" or \"hold\""),
            (&LINE.replace("\"rows\":6", "\"rows\":99"), "line 2: rows must be"),
        ];
        for (line, expected) in wrong {
            let read: Vec<_> = read(&format!("{LINE}\n{line}\n\n{LINE}")).collect();
            assert_eq!(read.len(), 3);
            let error = read[1].as_ref().unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
            assert!(matches!(read[2], Ok((4, _))));
        }
    }
}
