//! Boards that were drawn or set up, and can't be.
use super::Explain;
use crate::language::{Label, message};
use connect_n_engine::{MAX_SIZE, PictureError, PicturePlace, Quoted, SetUpError, StartError};

impl Explain for SetUpError {
    fn explain(&self) -> String {
        match *self {
            Self::NoSuchPlayer { seat, players } => message("position-no-such-player")
                .with("number", seat.number())
                .with("players", players)
                .text(),
            Self::Floating(cell) => {
                message("position-floating").column(cell.column).with("row", cell.row + 1).text()
            }
            Self::SeveralWinners(first, second) => message("position-several-winners")
                .with("first", first.number())
                .with("second", second.number())
                .text(),
        }
    }
}

impl Explain for PicturePlace {
    fn explain(&self) -> String {
        match *self {
            Self::Line(number) => message("picture-line").with("number", number),
            Self::Row(number) => message("picture-row").with("number", number),
        }
        .text()
    }
}

impl Explain for PictureError {
    fn explain(&self) -> String {
        let quoted = |text: &str| Quoted(text).to_string();
        match self {
            Self::Empty => Label::new("picture-empty").text(),
            Self::NoCell { place, found, players } => message("picture-no-cell")
                .with("spot", place.explain())
                .with("text", quoted(found))
                .with("players", *players)
                .text(),
            Self::Uneven { place, cells, expected } => message("picture-uneven")
                .with("spot", place.explain())
                .with("count", *cells)
                .with("expected", *expected)
                .text(),
            Self::TooLarge { rows, cols } => message("picture-too-large")
                .with("rows", *rows)
                .with("columns", *cols)
                .with("most", MAX_SIZE)
                .text(),
            Self::NoPlayer { found, players } => {
                message("picture-no-player").with("text", quoted(found)).with("players", *players).text()
            }
        }
    }
}

impl Explain for StartError {
    fn explain(&self) -> String {
        let position = |problem: String| message("start-position").with("problem", problem).text();
        match self {
            Self::Picture(error) => position(error.explain()),
            Self::Impossible(error) => position(error.explain()),
            Self::OtherSize { rows, cols, expected_rows, expected_cols } => message("start-other-size")
                .with("rows", *rows)
                .with("columns", *cols)
                .with("expectedRows", *expected_rows)
                .with("expectedColumns", *expected_cols)
                .text(),
            Self::NobodyToMove(text) => {
                message("start-nobody-to-move").with("text", Quoted(text).to_string()).text()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::{Cell, Column, Seat};

    #[test]
    fn boards_are_refused_in_the_same_words() {
        let [one, two, ..] = Seat::ALL;
        let floating = SetUpError::Floating(Cell::new(2, Column::new(3).unwrap()));
        let found = || "q".to_owned();
        assert_same(&[
            &SetUpError::NoSuchPlayer { seat: two, players: 3 },
            &SetUpError::SeveralWinners(one, two),
            &floating,
            &PictureError::Empty,
            &PictureError::NoCell { place: PicturePlace::Line(2), found: found(), players: 4 },
            &PictureError::Uneven { place: PicturePlace::Row(3), cells: 2, expected: 7 },
            &PictureError::TooLarge { rows: 17, cols: 300 },
            &PictureError::NoPlayer { found: found(), players: 2 },
            &StartError::Picture(PictureError::Empty),
            &StartError::Impossible(floating),
            &StartError::OtherSize { rows: 1, cols: 2, expected_rows: 3, expected_cols: 4 },
            &StartError::NobodyToMove(".../.12".to_owned()),
        ]);
    }
}
