//! The checkpoint of a book that is being built.
use super::error::BookError;
use super::format::{Reader, seal};
use super::ply_layer::BookEntry;
use super::positions::BookPositions;
use crate::{Column, Part, Rules};

const MAGIC: [u8; 4] = *b"C4BD";
/// The version of a whole book.
const VERSION: u8 = 1;
/// That of a part of one.
const PART_VERSION: u8 = 2;

/// Added to a score to make it a byte.
const SCORE_OFFSET: i32 = 128;

/// What is known of the first positions of the last ply of a book or of a part of it, in the order of its
/// [`BookPositions`].
///
/// As bytes: `C4BD`; the version, 1; rows, columns, N; the ply; for each position its score plus 128, and the column of
/// a best move; FNV-1a of all bytes before. A part has version 2, and after the ply its number and that of all parts, each
/// of two bytes, the lowest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookCheckpoint {
    rules: Rules,
    ply: u8,
    part: Part,
    known: Vec<BookEntry>,
}

impl BookCheckpoint {
    /// One without positions.
    ///
    /// # Errors
    /// There is no book for games by these rules.
    pub fn new(rules: Rules, ply: u8, part: Part) -> Result<Self, BookError> {
        BookError::check_game(rules)?;
        Ok(Self { rules, ply, part, known: Vec::new() })
    }

    /// Makes sure that it is for the same part of a book of the same games with the same last ply as another.
    ///
    /// # Errors
    /// It is for another one.
    pub fn check(&self, asked: &Self) -> Result<(), BookError> {
        BookError::check_same(self.rules, asked.rules)?;
        if self.ply != asked.ply {
            return Err(BookError::OtherPly { checkpoint: self.ply, asked: asked.ply });
        }
        if self.part != asked.part {
            return Err(BookError::OtherPart { checkpoint: self.part, asked: asked.part });
        }
        Ok(())
    }

    /// The whole of which these are all parts, in any order.
    ///
    /// # Errors
    /// A part is missing or unfinished, or is one of another book.
    pub fn merge(mut parts: Vec<Self>) -> Result<Self, BookError> {
        parts.sort_by_key(|part| part.part);
        let Some(first) = parts.first() else { return Err(BookError::MissingPart(Part::WHOLE)) };
        let mut whole = Self::new(first.rules, first.ply, Part::WHOLE)?;
        let of = first.part.of();
        let total = BookPositions::new(first.rules, first.ply).count();
        let mut parts = parts.into_iter().peekable();
        for part in (1..=of).filter_map(|number| Part::new(number, of)) {
            let found = parts.next_if(|found| found.part == part).ok_or(BookError::MissingPart(part))?;
            BookError::check_same(found.rules, whole.rules)?;
            if found.ply != whole.ply {
                return Err(BookError::MixedParts(part));
            }
            if found.known.len() != part.range(total).len() {
                return Err(BookError::MissingPart(part));
            }
            whole.known.extend(found.known);
            if parts.peek().is_some_and(|next| next.part == part || next.part.of() != of) {
                return Err(BookError::MixedParts(part));
            }
        }
        Ok(whole)
    }

    /// The rules of the book's games.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The last ply of the book.
    pub const fn ply(&self) -> u8 {
        self.ply
    }

    /// Which part of the book it is for.
    pub const fn part(&self) -> Part {
        self.part
    }

    /// Adds what is known of the next position.
    pub fn push(&mut self, known: BookEntry) {
        self.known.push(known);
    }

    /// What is known, by position.
    pub fn known(&self) -> &[BookEntry] {
        &self.known
    }

    /// The checkpoint as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let is_whole = self.part == Part::WHOLE;
        let version = if is_whole { VERSION } else { PART_VERSION };
        bytes.extend([version, self.rules.rows(), self.rules.cols(), self.rules.connect(), self.ply]);
        if !is_whole {
            bytes.extend(self.part.number().to_le_bytes());
            bytes.extend(self.part.of().to_le_bytes());
        }
        for known in &self.known {
            bytes.extend([(known.score + SCORE_OFFSET) as u8, known.column.index() as u8]);
        }
        seal(&mut bytes);
        bytes
    }

    /// Reads a checkpoint.
    ///
    /// # Errors
    /// The bytes are no checkpoint, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        let is_part = bytes.get(MAGIC.len()) == Some(&PART_VERSION);
        let version = if is_part { PART_VERSION } else { VERSION };
        let mut reader = Reader::open(bytes, MAGIC, version, BookError::NoCheckpoint)?;
        let rules = reader.rules()?;
        let [ply] = reader.take()?;
        let part = if is_part {
            let [number, of] = [reader.take()?, reader.take()?].map(u16::from_le_bytes);
            Part::new(number, of).ok_or(BookError::Damaged)?
        } else {
            Part::WHOLE
        };
        let mut checkpoint = Self { rules, ply, part, known: Vec::new() };
        while !reader.rest.is_empty() {
            let [score, column] = reader.take()?;
            let column = Column::new(usize::from(column)).ok_or(BookError::Damaged)?;
            checkpoint.push(BookEntry { score: i32::from(score) - SCORE_OFFSET, column });
        }
        Ok(checkpoint)
    }
}
