//! What is wrong with certificates, and why there is none.
use super::{Explain, rules, unusual};
use crate::language::{Label, message};
use connect_n_engine::certificate::{Flaw, FormatError, ProveError, VerifyError};

impl Explain for FormatError {
    fn explain(&self) -> String {
        match self {
            Self::NoCertificate => Label::new("certificate-error-none").text(),
            Self::Checksum => Label::new("certificate-error-checksum").text(),
            Self::Length { found, expected } => {
                message("certificate-error-length").with("found", *found).with("expected", *expected).text()
            }
            Self::Rules(error) => message("certificate-error-rules").with("problem", error.explain()).text(),
            Self::TooLarge(board) => {
                message("certificate-error-too-large").with("board", rules(*board)).text()
            }
            Self::Field { offset, value } => {
                message("certificate-error-field").with("offset", *offset).with("value", *value).text()
            }
            Self::Start => Label::new("certificate-error-start").text(),
        }
    }
}

impl Explain for VerifyError {
    fn explain(&self) -> String {
        match self {
            Self::Format(error) => error.explain(),
            Self::Wrong { seat, moves, flaw } => message("certificate-error-wrong")
                .with("number", seat.number())
                .with("moves", *moves)
                .with("problem", flaw.explain())
                .text(),
            Self::Stopped => Label::new("certificate-error-stopped").text(),
        }
    }
}

impl Explain for Flaw {
    fn explain(&self) -> String {
        match self {
            Self::NoMove => Label::new("certificate-flaw-no-move").text(),
            Self::Illegal { mv, reason } => message("certificate-flaw-illegal")
                .with("written", mv.to_string())
                .with("problem", reason.explain())
                .text(),
            Self::Loses => Label::new("certificate-flaw-loses").text(),
            Self::Draws => Label::new("certificate-flaw-draws").text(),
            Self::TooLong => Label::new("certificate-flaw-too-long").text(),
            Self::NotSettled => Label::new("certificate-flaw-not-settled").text(),
            Self::MovesLeft(count) => message("certificate-flaw-moves-left").with("count", *count).text(),
            Self::BitsLeft => Label::new("certificate-flaw-bits-left").text(),
        }
    }
}

impl Explain for ProveError {
    fn explain(&self) -> String {
        match self {
            Self::Unsolvable(error) => error.explain(),
            Self::Lines(lines) => message("prove-error-lines").with("lines", unusual(*lines)).text(),
            Self::Format(error) => error.explain(),
            Self::Over => Label::new("illegal-game-over").text(),
            Self::NotSolved => Label::new("prove-error-not-solved").text(),
            Self::NotComplete(moves) => message("prove-error-not-complete").with("moves", *moves).text(),
            Self::TooManyPositions(mib) => message("prove-error-too-many").with("mib", *mib).text(),
            Self::NoMove => Label::new("prove-error-no-move").text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::search::Unsolvable;
    use connect_n_engine::{Column, IllegalMove, Move, Rules, RulesError, Seat, UnusualLines};

    fn formats() -> [FormatError; 7] {
        [
            FormatError::NoCertificate,
            FormatError::Checksum,
            FormatError::Length { found: 40, expected: 48 },
            FormatError::Rules(RulesError::Rows(17)),
            FormatError::TooLarge(Rules::default()),
            FormatError::Field { offset: 9, value: 200 },
            FormatError::Start,
        ]
    }

    #[test]
    fn certificates_are_refused_in_the_same_words() {
        let column = Column::new(3).unwrap();
        let flaws = [
            Flaw::NoMove,
            Flaw::Illegal { mv: Move::Drop(column), reason: IllegalMove::ColumnFull(column) },
            Flaw::Loses,
            Flaw::Draws,
            Flaw::TooLong,
            Flaw::NotSettled,
            Flaw::MovesLeft(2),
            Flaw::BitsLeft,
        ];
        for flaw in flaws {
            assert_same(&[&flaw, &VerifyError::Wrong { seat: Seat::FIRST, moves: 12, flaw }]);
        }
        for error in formats() {
            assert_same(&[&error, &VerifyError::Format(error), &ProveError::Format(error)]);
        }
        assert_same(&[&VerifyError::Stopped]);
    }

    #[test]
    fn failed_proofs_are_told_in_the_same_words() {
        for lines in [UnusualLines::Misere, UnusualLines::Cylinder, UnusualLines::MisereOnCylinder] {
            assert_same(&[&ProveError::Lines(lines)]);
        }
        assert_same(&[
            &ProveError::Unsolvable(Unsolvable::Players(3)),
            &ProveError::Over,
            &ProveError::NotSolved,
            &ProveError::NotComplete(1234),
            &ProveError::TooManyPositions(64),
            &ProveError::NoMove,
        ]);
    }
}
