//! Moves and games as a person types them.
use super::column::{Column, ColumnError};
use super::moves::Move;
use super::rules::Rules;
use crate::quoted::Quoted;

/// Columns up to which one digit names a column, so that a game can be written without separators.
const COMPACT_COLS: u8 = 9;

/// Which part of a text is no move, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Number of the move in its game, from 1; `None` where a single move was read.
    pub number: Option<usize>,
    /// The move as typed.
    pub text: String,
    /// What is wrong with it.
    pub problem: NotationProblem,
}

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationProblem {
    /// It doesn't look like one.
    #[error("not a move; moves look like 4 (drop) or p4 (pop)")]
    NotAMove,
    /// It names no column of the board.
    #[error(transparent)]
    Column(#[from] ColumnError),
}

impl std::fmt::Display for NotationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.number {
            Some(number) => write!(f, "move {number} ({}): {}", Quoted(&self.text), self.problem),
            None => write!(f, "`{}`: {}", Quoted(&self.text), self.problem),
        }
    }
}

impl std::error::Error for NotationError {}

/// Reads one move: `4` or `d4` drops, `p4` pops. Case and surrounding space don't matter.
///
/// # Errors
/// The text is no move, or names a column that the board doesn't have.
pub fn parse_move(text: &str, rules: &Rules) -> Result<Move, NotationError> {
    let text = text.trim();
    read_move(text, rules.cols()).map_err(|problem| error(None, text, problem))
}

/// Reads the moves of a game, separated by spaces or commas. Where the board has at most 9 columns, a game without
/// separators is read too: `43p45`. A letter followed by digits alone, such as `d12`, is one move.
///
/// # Errors
/// The first move that can't be read, with its number.
pub fn parse_game(text: &str, rules: &Rules) -> Result<Vec<Move>, NotationError> {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let words = match words[..] {
        [game] if rules.cols() <= COMPACT_COLS && is_compact(game) => split_compact(game),
        _ => words,
    };
    let read = |(index, word): (usize, &str)| {
        read_move(word, rules.cols()).map_err(|problem| error(Some(index + 1), word, problem))
    };
    words.into_iter().enumerate().map(read).collect()
}

/// Writes a game in the separated form, `4 3 p4 5`.
pub fn format_game(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// Writes a game without separators, `43p45`; `None` where the board has more than 9 columns.
pub fn format_compact(moves: &[Move], rules: &Rules) -> Option<String> {
    (rules.cols() <= COMPACT_COLS).then(|| moves.iter().map(Move::to_string).collect())
}

fn error(number: Option<usize>, text: &str, problem: NotationProblem) -> NotationError {
    NotationError { number, text: text.to_owned(), problem }
}

fn read_move(word: &str, cols: u8) -> Result<Move, NotationProblem> {
    let digits = word.strip_prefix(['d', 'D', 'p', 'P']).unwrap_or(word);
    if digits.is_empty() || !is_digits(digits) {
        return Err(NotationProblem::NotAMove);
    }
    let column = Column::parse(digits, cols)?;
    Ok(if word.starts_with(['p', 'P']) { Move::Pop(column) } else { Move::Drop(column) })
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word is several moves in a row rather than one.
fn is_compact(word: &str) -> bool {
    let is_letter_or_digit = |c: char| c.is_ascii_digit() || "dDpP".contains(c);
    match word.strip_prefix(['d', 'D', 'p', 'P']) {
        Some(rest) => word.chars().all(is_letter_or_digit) && !is_digits(rest),
        None => word.starts_with(|c: char| c.is_ascii_digit()) && word.len() > 1,
    }
}

/// Cuts after each character that is not the letter of the move that follows.
fn split_compact(game: &str) -> Vec<&str> {
    game.split_inclusive(|c: char| !"dDpP".contains(c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn read(text: &str, cols: u8) -> Result<String, String> {
        let rules = Rules::new(6, cols, 4, Variant::PopOut, 2).unwrap();
        parse_game(text, &rules).map(|moves| format_game(&moves)).map_err(|error| error.to_string())
    }

    #[test]
    fn separated_and_compact_forms_say_the_same() {
        assert_eq!(read("4 4 p3 5", 7).as_deref(), Ok("4 4 p3 5"));
        assert_eq!(read(" D4,4 ,P3\n5 ", 7).as_deref(), Ok("4 4 p3 5"));
        assert_eq!(read("44p35", 7).as_deref(), Ok("4 4 p3 5"));
        assert_eq!(read("d4d4P3d5", 7).as_deref(), Ok("4 4 p3 5"));
        assert_eq!(read("", 7).as_deref(), Ok(""));
        assert_eq!(read("12", 7).as_deref(), Ok("1 2"));
        assert_eq!(read("12", 12).as_deref(), Ok("12"));
    }

    #[test]
    fn errors_give_the_number_and_the_text_of_the_move() {
        let no_move = "not a move; moves look like 4 (drop) or p4 (pop)";
        assert_eq!(read("4 4 x", 7), Err(format!("move 3 (x): {no_move}")));
        assert_eq!(read("44x", 7), Err(format!("move 3 (x): {no_move}")));
        assert_eq!(read("44p", 7), Err(format!("move 3 (p): {no_move}")));
        assert_eq!(read("d-1", 7), Err(format!("move 1 (d-1): {no_move}")));
        assert_eq!(read("4 é", 7), Err(format!("move 2 (é): {no_move}")));
        assert_eq!(read("4é4", 7), Err(format!("move 2 (é): {no_move}")));
        let no_column = |cols, column| format!("column {column} doesn't exist (1–{cols})");
        assert_eq!(read("4 d8", 7), Err(format!("move 2 (d8): {}", no_column(7, 8))));
        assert_eq!(read("d12", 7), Err(format!("move 1 (d12): {}", no_column(7, 12))));
        assert_eq!(read("4 44", 7), Err(format!("move 2 (44): {}", no_column(7, 44))));
        assert_eq!(read("40", 7), Err(format!("move 2 (0): {}", no_column(7, 0))));
        assert_eq!(read("13", 12), Err(format!("move 1 (13): {}", no_column(12, 13))));
    }

    #[test]
    fn a_single_move_has_no_number() {
        let rules = Rules::default();
        assert_eq!(parse_move(" p7 ", &rules).map(|mv| mv.to_string()).as_deref(), Ok("p7"));
        let error = parse_move("8", &rules).unwrap_err();
        assert_eq!(error.to_string(), "`8`: column 8 doesn't exist (1–7)");
    }

    #[test]
    fn wide_boards_have_no_compact_form() {
        let rules = Rules::new(6, 10, 4, Variant::Standard, 2).unwrap();
        assert_eq!(format_compact(&[], &rules), None);
        assert_eq!(format_compact(&[], &Rules::default()), Some(String::new()));
    }
}
