//! What solvers can't solve, and work on it that can't be gone on with.
use super::{Explain, rules, unusual};
use crate::language::{Label, message};
use connect_n_engine::search::{ProofTooLarge, SavedError, Unsolvable};
use connect_n_engine::{SplitTooLarge, Variant};

impl Explain for Unsolvable {
    fn explain(&self) -> String {
        match *self {
            Self::PopOut => message("unsolvable-popout"),
            Self::Standard => message("unsolvable-standard"),
            Self::Lines(lines) => message("unsolvable-lines").with("lines", unusual(lines)),
            Self::PopOutLines(lines) => message("unsolvable-popout-lines").with("lines", unusual(lines)),
            Self::Players(players) => message("unsolvable-players").with("players", players),
            Self::OutOfTurn(seat) => message("unsolvable-out-of-turn").with("number", seat.number()),
        }
        .text()
    }
}

impl Explain for ProofTooLarge {
    fn explain(&self) -> String {
        let id = if self.is_all { "proof-too-large" } else { "proof-larger" };
        message(id).with("count", self.positions).with("mib", self.table_mib).text()
    }
}

impl Explain for SplitTooLarge {
    fn explain(&self) -> String {
        message("solve-split-too-large").with("count", Self::MOST).text()
    }
}

impl Explain for SavedError {
    fn explain(&self) -> String {
        match self {
            Self::NotSaved => Label::new("saved-not-one").text(),
            Self::OtherVariant(variant) => message("saved-other-variant")
                .with("pops", if *variant == Variant::PopOut { "yes" } else { "no" })
                .text(),
            Self::Version(found) => {
                message("saved-version").with("found", *found).with("number", Self::READABLE_VERSION).text()
            }
            Self::Damaged => Label::new("saved-damaged").text(),
            Self::OtherBoard { saved, asked } => {
                message("saved-other-board").with("saved", rules(*saved)).with("asked", rules(*asked)).text()
            }
            Self::OtherPosition { saved, asked } => message("saved-other-position")
                .with("saved", saved.clone())
                .with("asked", asked.clone())
                .text(),
            Self::Unreadable(error) => message("saved-unreadable").with("problem", error.to_string()).text(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::assert_same;
    use super::*;
    use connect_n_engine::{Rules, Seat, UnusualLines};
    use std::io::{Error, ErrorKind};

    #[test]
    fn solvers_refuse_in_the_same_words() {
        let large = |is_all| ProofTooLarge { positions: 2_000_000, is_all, table_mib: 300 };
        let (saved, asked) = (Rules::default(), Rules::default().with_cylinder());
        assert_same(&[
            &Unsolvable::PopOut,
            &Unsolvable::Standard,
            &Unsolvable::Lines(UnusualLines::Misere),
            &Unsolvable::PopOutLines(UnusualLines::MisereOnCylinder),
            &Unsolvable::Players(4),
            &Unsolvable::OutOfTurn(Seat::FIRST),
            &large(true),
            &large(false),
            &SavedError::NotSaved,
            &SavedError::OtherVariant(Variant::Standard),
            &SavedError::OtherVariant(Variant::PopOut),
            &SavedError::Version(99),
            &SavedError::Damaged,
            &SavedError::OtherBoard { saved, asked },
            &SavedError::OtherPosition { saved: "4".to_owned(), asked: "3 p4".to_owned() },
            &SavedError::Unreadable(Error::from(ErrorKind::PermissionDenied)),
        ]);
    }
}
