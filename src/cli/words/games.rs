//! Columns and moves that can't be.
use super::Explain;
use crate::language::{Label, message};
use connect_n_engine::{ColumnError, GameError, IllegalMove, NotationError, NotationProblem, Quoted};

impl Explain for IllegalMove {
    fn explain(&self) -> String {
        match *self {
            Self::GameOver => Label::new("illegal-game-over").text(),
            Self::NoSuchColumn { column, cols } => {
                message("column-out-of-range").with("number", column.to_string()).with("columns", cols).text()
            }
            Self::ColumnFull(column) => message("illegal-column-full").column(column).text(),
            Self::NotPopOut => Label::new("move-not-popout").text(),
            Self::EmptyColumn(column) => message("illegal-column-empty").column(column).text(),
            Self::NotYourDisc(column) => message("move-not-your-disc").column(column).text(),
        }
    }
}

impl Explain for ColumnError {
    fn explain(&self) -> String {
        match self {
            Self::NotANumber(text) => {
                message("column-not-a-number").with("text", Quoted(text).to_string()).text()
            }
            Self::OutOfRange { typed, cols } => {
                message("column-out-of-range").with("number", typed.to_string()).with("columns", *cols).text()
            }
        }
    }
}

impl Explain for NotationProblem {
    fn explain(&self) -> String {
        match self {
            Self::NotAMove => Label::new("notation-not-a-move").text(),
            Self::Column(error) => error.explain(),
        }
    }
}

impl Explain for NotationError {
    fn explain(&self) -> String {
        let said = match self.number {
            Some(number) => message("notation-numbered").with("number", number),
            None => message("notation-alone"),
        };
        said.with("text", Quoted(&self.text).to_string()).with("problem", self.problem.explain()).text()
    }
}

impl Explain for GameError {
    fn explain(&self) -> String {
        message("notation-numbered")
            .with("number", self.number)
            .with("text", format!("{:#}", self.mv))
            .with("problem", self.reason.explain())
            .text()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::{Column, Move, Rules, parse_game, parse_move};

    pub(in super::super) const fn reasons(column: Column) -> [IllegalMove; 6] {
        [
            IllegalMove::GameOver,
            IllegalMove::NoSuchColumn { column, cols: 3 },
            IllegalMove::ColumnFull(column),
            IllegalMove::NotPopOut,
            IllegalMove::EmptyColumn(column),
            IllegalMove::NotYourDisc(column),
        ]
    }

    #[test]
    fn moves_are_refused_in_the_same_words() {
        let column = Column::new(3).unwrap();
        for reason in reasons(column) {
            assert_same(&[&reason, &GameError { number: 7, mv: Move::Drop(column), reason }]);
        }
        let rules = Rules::default();
        assert_same(&[
            &parse_move("hello", &rules).unwrap_err(),
            &parse_move("99", &rules).unwrap_err(),
            &parse_game("4 p9 3", &rules).unwrap_err(),
            &Column::parse("four", 7).unwrap_err(),
            &Column::parse("4000000000", 7).unwrap_err(),
        ]);
    }
}
