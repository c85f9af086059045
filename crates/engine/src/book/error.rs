//! What can be wrong with a book.
use super::key::Key;
use crate::Part;
use crate::{Rules, RulesError};

/// Why bytes are no book, or not the right one, or why there can be none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// Bytes of something else.
    #[error("this is not an opening book; `connect-n book` makes one")]
    NoBook,
    /// Bytes of something else than a checkpoint.
    #[error("this is not an unfinished opening book; delete it, and start over without --resume")]
    NoCheckpoint,
    /// A book in another version of the format.
    #[error(
        "this book has format {found}, and only format {expected} can be read; rebuild it with `connect-n book`"
    )]
    Version {
        /// That of the file.
        found: u8,
        /// That of this program.
        expected: u8,
    },
    /// Bytes are missing, or not those that were written.
    #[error("this book is damaged; get a fresh copy or rebuild it with `connect-n book`")]
    Damaged,
    /// A game that the book is not for.
    #[error("the book is for {book}, but the game is {game}; use a matching book")]
    OtherBoard {
        /// What the book is for.
        book: Rules,
        /// What is played.
        game: Rules,
    },
    /// A checkpoint for a book with another last ply.
    #[error(
        "the unfinished book ends with ply {checkpoint}, not {asked}; continue with --plies {checkpoint}"
    )]
    OtherPly {
        /// The last ply of the checkpoint.
        checkpoint: u8,
        /// The ply that was asked for.
        asked: u8,
    },
    /// A checkpoint for another part of a book.
    #[error("the unfinished book is part {checkpoint}, not {asked}; continue with --shard {checkpoint}")]
    OtherPart {
        /// The part that the checkpoint is.
        checkpoint: Part,
        /// The part that was asked for.
        asked: Part,
    },
    /// A part that is not there, or that not all of is known of.
    #[error("part {0} is missing or unfinished; name the files of all parts")]
    MissingPart(Part),
    /// Parts that don't belong together.
    #[error("part {0} is there twice, or the parts are not those of one book")]
    MixedParts(Part),
    /// A variant, rules about lines or a number of players without scores.
    #[error("opening books cover only the standard game for two players")]
    OtherGame,
    /// A board whose positions have no keys.
    #[error("a board of {0} is too large for a book; there is one where (rows + 1) x columns is at most 128")]
    TooLarge(Rules),
}

impl BookError {
    /// Makes sure that what is for one game is used in no other.
    pub(super) fn check_same(book: Rules, game: Rules) -> Result<(), Self> {
        if book == game { Ok(()) } else { Err(Self::OtherBoard { book, game }) }
    }

    /// Makes sure that there can be a book for games by these rules.
    pub(super) fn check_game(rules: Rules) -> Result<(), Self> {
        if rules.is_pop_out() || rules.players() > 2 || rules.unusual_lines().is_some() {
            Err(Self::OtherGame)
        } else if Key::bits(rules) > Key::BITS {
            Err(Self::TooLarge(rules))
        } else {
            Ok(())
        }
    }
}

impl From<RulesError> for BookError {
    /// No book was ever written with such rules.
    fn from(_: RulesError) -> Self {
        Self::Damaged
    }
}
