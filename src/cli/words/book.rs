//! What is wrong with opening books.
use super::{Explain, rules};
use crate::language::{Label, message};
use connect_n_engine::book::BookError;

impl Explain for BookError {
    fn explain(&self) -> String {
        match self {
            Self::NoBook => Label::new("book-error-no-book").text(),
            Self::NoCheckpoint => Label::new("book-error-no-checkpoint").text(),
            Self::Version { found, expected } => {
                message("book-error-version").with("found", *found).with("expected", *expected).text()
            }
            Self::Damaged => Label::new("book-error-damaged").text(),
            Self::OtherBoard { book, game } => {
                message("book-error-other-board").with("book", rules(*book)).with("game", rules(*game)).text()
            }
            Self::OtherPly { checkpoint, asked } => {
                message("book-error-other-ply").with("ply", *checkpoint).with("asked", *asked).text()
            }
            Self::OtherPart { checkpoint, asked } => message("book-error-other-part")
                .with("part", checkpoint.to_string())
                .with("asked", asked.to_string())
                .text(),
            Self::MissingPart(part) => {
                message("book-error-missing-part").with("part", part.to_string()).text()
            }
            Self::MixedParts(part) => message("book-error-mixed-parts").with("part", part.to_string()).text(),
            Self::OtherGame => Label::new("book-error-other-game").text(),
            Self::TooLarge(board) => message("book-error-too-large").with("board", rules(*board)).text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::Part;
    use connect_n_engine::Rules;

    #[test]
    fn books_are_refused_in_the_same_words() {
        let rules = Rules::default();
        let part: Part = "2/3".parse().unwrap();
        assert_same(&[
            &BookError::NoBook,
            &BookError::NoCheckpoint,
            &BookError::Version { found: 1, expected: 2 },
            &BookError::Damaged,
            &BookError::OtherBoard { book: rules, game: rules.with_cylinder() },
            &BookError::OtherPly { checkpoint: 8, asked: 9 },
            &BookError::OtherPart { checkpoint: Part::WHOLE, asked: part },
            &BookError::MissingPart(part),
            &BookError::MixedParts(part),
            &BookError::OtherGame,
            &BookError::TooLarge(rules),
        ]);
    }
}
