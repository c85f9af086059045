//! Boards as people draw them: rows of characters, the top row first.
use std::fmt;

use super::cell::Cell;
use super::position::{Position, SetUpError, in_turn};
use super::quoted::Quoted;
use super::rules::{MAX_SIZE, Rules};
use super::seat::Seat;

/// A board that was drawn.
///
/// ```
/// use connect_n_engine::{Picture, Rules, Seat, Variant};
/// let picture = Picture::parse(". . .\n. O .\n. X X", 2)?;
/// assert_eq!((picture.rows(), picture.cols()), (3, 3));
/// let rules = Rules::new(3, 3, 3, Variant::Standard, 2)?;
/// assert_eq!(picture.to_move(rules), Some(Seat::ALL[1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    cols: u8,
    /// Row by row, the bottom row first.
    rows: Vec<Vec<Option<Seat>>>,
}

/// Where in a picture something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PicturePlace {
    /// In this line of a text, from 1.
    Line(usize),
    /// In this row of a picture in one line, from 1 at the top.
    Row(usize),
}

impl fmt::Display for PicturePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(number) => write!(f, "line {number}"),
            Self::Row(number) => write!(f, "row {number}"),
        }
    }
}

/// Why a text is no picture of a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PictureError {
    /// No row at all.
    #[error("it is empty; draw the board row by row, `.` for an empty cell, X and O for discs")]
    Empty,
    /// A character that means nothing.
    #[error(
        "{place}: `{}` is neither an empty cell (`.`) nor a disc (X, O, or 1 to {players})", Quoted(.found)
    )]
    NoCell {
        /// Where.
        place: PicturePlace,
        /// The character.
        found: String,
        /// The players whose discs there may be.
        players: u8,
    },
    /// A row that is longer or shorter than the one above it.
    #[error("{place}: this row has {cells} cells, and the first one has {expected}")]
    Uneven {
        /// Where.
        place: PicturePlace,
        /// Its cells.
        cells: usize,
        /// Cells of the first row.
        expected: usize,
    },
    /// More rows or columns than a board can have.
    #[error("the board has {rows} rows of {cols} cells; at most {MAX_SIZE} of each are possible")]
    TooLarge {
        /// The rows.
        rows: usize,
        /// Cells in each.
        cols: usize,
    },
    /// What follows the rows of a picture in one line is no player.
    #[error("`{}` after the board is not a player; write the one to move, 1 to {players}, or nothing", Quoted(.found))]
    NoPlayer {
        /// What follows.
        found: String,
        /// The players there are.
        players: u8,
    },
}

impl Picture {
    /// Reads a picture. A cell is `.`, `_`, `-` or `0` if it is empty, otherwise X or 1, O or 2, 3 or 4 for the disc of
    /// a player. Space, brackets and bars between them don't matter, nor does a last line of column numbers.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn parse(text: &str, players: u8) -> Result<Self, PictureError> {
        Self::from_lines(text.lines(), PicturePlace::Line, players)
    }

    /// Reads a picture in one line, and who is to move if it says so: the rows, separated by `/`, then a space and the
    /// number of a player, as in `..../..../.2../.11. 2`.
    ///
    /// # Errors
    /// The first row that is wrong, and why.
    pub fn parse_line(text: &str, players: u8) -> Result<(Self, Option<Seat>), PictureError> {
        let (rows, to_move) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let picture = Self::from_lines(rows.split('/'), PicturePlace::Row, players)?;
        let seat = |word: &str| Seat::new(word.parse::<usize>().ok()?.checked_sub(1)?);
        let to_move = match to_move.trim() {
            "" => None,
            word => Some(
                seat(word)
                    .filter(|seat| seat.number() <= players)
                    .ok_or_else(|| PictureError::NoPlayer { found: word.to_owned(), players })?,
            ),
        };
        Ok((picture, to_move))
    }

    fn from_lines<'a>(
        lines: impl Iterator<Item = &'a str>,
        place: impl Fn(usize) -> PicturePlace,
        players: u8,
    ) -> Result<Self, PictureError> {
        let mut rows: Vec<Vec<Option<Seat>>> = Vec::new();
        let lines = lines.enumerate().filter(|(_, line)| !line.trim().is_empty());
        let mut lines = lines.peekable();
        while let Some((index, text)) = lines.next() {
            let place = place(index + 1);
            let expected = rows.first().map(Vec::len);
            let is_last = lines.peek().is_none();
            if is_last && expected.is_some_and(|cols| are_column_numbers(text, cols, players)) {
                break;
            }
            let row = read_row(text, players).map_err(|found| PictureError::NoCell {
                place,
                found: found.to_string(),
                players,
            })?;
            match expected {
                Some(expected) if row.len() != expected => {
                    return Err(PictureError::Uneven { place, cells: row.len(), expected });
                }
                _ => rows.push(row),
            }
        }
        rows.reverse();
        let cols = rows.first().map_or(0, Vec::len);
        if cols == 0 {
            return Err(PictureError::Empty);
        }
        let most = usize::from(MAX_SIZE);
        if rows.len() > most || cols > most {
            return Err(PictureError::TooLarge { rows: rows.len(), cols });
        }
        Ok(Self { cols: cols as u8, rows })
    }

    /// Rows of the board.
    pub fn rows(&self) -> u8 {
        self.rows.len() as u8
    }

    /// Columns of the board.
    pub const fn cols(&self) -> u8 {
        self.cols
    }

    /// Whose turn the numbers of discs say it is; `None` if they fit nobody, and where discs are popped, which they can't
    /// tell.
    pub fn to_move(&self, rules: Rules) -> Option<Seat> {
        let discs = |seat| self.rows.iter().flatten().filter(|&&disc| disc == Some(seat)).count();
        let counts: Vec<usize> = rules.seats().map(discs).collect();
        in_turn(&counts).filter(|_| !rules.is_pop_out())
    }

    /// The game that begins like this. Rows and columns of the rules have to be those of the picture.
    ///
    /// # Errors
    /// What is impossible about it.
    pub fn position(&self, rules: Rules, to_move: Seat) -> Result<Position, SetUpError> {
        Position::set_up(rules, to_move, |cell: Cell| {
            self.rows.get(usize::from(cell.row))?.get(cell.column.index()).copied().flatten()
        })
    }
}

/// The board and whose turn it is in one line, as [`Picture::parse_line`] reads it.
pub fn picture_line(position: &Position) -> String {
    let rules = position.rules();
    let mark = |cell| position.disc_at(cell).map_or('.', |seat| char::from(b'0' + seat.number()));
    let row = |row: u8| rules.columns().map(|column| mark(Cell::new(row, column))).collect::<String>();
    let rows: Vec<String> = (0..rules.rows()).rev().map(row).collect();
    format!("{} {}", rows.join("/"), position.to_move())
}

/// The cells of a row, or what is none.
fn read_row(text: &str, players: u8) -> Result<Vec<Option<Seat>>, char> {
    let marks = text.chars().filter(|mark| !mark.is_whitespace() && !"[]|".contains(*mark));
    marks
        .map(|mark| match mark {
            '.' | '_' | '-' | '0' => Ok(None),
            'X' | 'x' => Ok(Some(Seat::ALL[0])),
            'O' | 'o' => Ok(Some(Seat::ALL[1])),
            _ => {
                let number = mark.to_digit(10).filter(|number| (1..=u32::from(players)).contains(number));
                let seat = number.and_then(|number| Seat::new(number as usize - 1));
                seat.map(Some).ok_or(mark)
            }
        })
        .collect()
}

/// Whether a line counts the columns: where there are no more columns than players, it could be discs as well.
fn are_column_numbers(text: &str, cols: usize, players: u8) -> bool {
    cols > usize::from(players) && text.split_whitespace().eq((1..=cols).map(|number| number.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn problem(text: &str) -> String {
        Picture::parse(text, 2).unwrap_err().to_string()
    }

    #[test]
    fn every_way_to_draw_a_board_gives_the_same() {
        let plain = Picture::parse("....\n..O.\n.XXO\n", 2).unwrap();
        for text in [
            "0000\n0020\n0112",
            "|_|_|_|_|\n|_|_|o|_|\n|_|x|x|o|",
            "\n . . . . \r\n - - 2 -\n . [1][1] O\n 1 2 3 4\n",
        ] {
            assert_eq!(Picture::parse(text, 2).as_ref(), Ok(&plain), "{text}");
        }
        let rules = Rules::new(3, 4, 3, Variant::Standard, 2).unwrap();
        assert_eq!((plain.rows(), plain.cols(), plain.to_move(rules)), (3, 4, Some(Seat::FIRST)));
        let position = plain.position(rules, Seat::FIRST).unwrap();
        let played = Position::from_moves(rules, &crate::parse_game("2 3 3 4", &rules).unwrap());
        assert_ne!(Some(position.board()), played.as_ref().ok().map(Position::board));
        let played = Position::from_moves(rules, &crate::parse_game("3 3 2 4", &rules).unwrap());
        assert_eq!(Some(position.board()), played.as_ref().ok().map(Position::board));
    }

    #[test]
    fn the_numbers_of_discs_say_whose_turn_it_is() {
        let to_move_in = |text: &str, variant, players| {
            let rules = Rules::new(1, 4, 4, variant, players).unwrap();
            Picture::parse(text, players).unwrap().to_move(rules)
        };
        let to_move = |text: &str, players| to_move_in(text, Variant::Standard, players);
        assert_eq!(to_move("...", 2), Some(Seat::FIRST));
        assert_eq!(to_move("X..", 2), Some(Seat::ALL[1]));
        assert_eq!(to_move("O..", 2), None);
        assert_eq!(to_move("XX..", 2), None);
        assert_eq!(to_move("12.", 3), Some(Seat::ALL[2]));
        assert_eq!(to_move("132", 3), Some(Seat::FIRST));
        assert_eq!(to_move("13.", 3), None);
        assert_eq!(to_move_in("X..", Variant::PopOut, 2), None, "others may have been popped");
    }

    #[test]
    fn a_picture_in_one_line_is_read_as_it_is_written() {
        let rules = Rules::new(3, 4, 3, Variant::PopOut, 3).unwrap();
        for moves in ["", "1", "2 3 3 4", "1 2 3 p1 p2"] {
            let position = Position::from_moves(rules, &crate::parse_game(moves, &rules).unwrap()).unwrap();
            let line = picture_line(&position);
            let (picture, to_move) = Picture::parse_line(&line, 3).unwrap();
            assert_eq!(to_move, Some(position.to_move()), "{line}");
            let read = picture.position(rules, to_move.unwrap()).unwrap();
            assert_eq!(picture_line(&read), line);
        }
        let (picture, to_move) = Picture::parse_line(" .../XO. ", 2).unwrap();
        assert_eq!((picture.rows(), picture.cols(), to_move), (2, 3, None));
        let problem = |text: &str| Picture::parse_line(text, 2).unwrap_err().to_string();
        assert_eq!(
            problem(".../.a."),
            "row 2: `a` is neither an empty cell (`.`) nor a disc (X, O, or 1 to 2)"
        );
        assert_eq!(problem("../..."), "row 2: this row has 3 cells, and the first one has 2");
        assert_eq!(
            problem(".../... 3"),
            "`3` after the board is not a player; write the one to move, 1 to 2, or nothing"
        );
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert!(problem("\n \n").starts_with("it is empty; draw the board"));
        assert!(problem("[]").starts_with("it is empty; draw the board"));
        assert_eq!(
            problem("..\n.3"),
            "line 2: `3` is neither an empty cell (`.`) nor a disc (X, O, or 1 to 2)"
        );
        assert_eq!(problem("..\n\n..."), "line 3: this row has 3 cells, and the first one has 2");
        assert!(
            problem(&".\n".repeat(17)).starts_with("the board has 17 rows of 1 cells; at most 16 of each")
        );
    }
}
