//! The checkpoint of a book that is being built.
use super::error::BookError;
use super::format::{Reader, seal};
use super::ply_layer::BookEntry;
use crate::{Column, Rules};

const MAGIC: [u8; 4] = *b"C4BD";
const VERSION: u8 = 1;

/// Added to a score to make it a byte.
const SCORE_OFFSET: i32 = 128;

/// What is known of the first positions of the last ply of a book, in the order of its
/// [`BookPositions`](super::BookPositions).
///
/// As bytes: `C4BD`; the version, 1; rows, columns, N; the ply; for each position its score plus 128, and the column of
/// a best move; FNV-1a of all bytes before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookCheckpoint {
    rules: Rules,
    ply: u8,
    known: Vec<BookEntry>,
}

impl BookCheckpoint {
    /// One without positions.
    ///
    /// # Errors
    /// There is no book for games by these rules.
    pub fn new(rules: Rules, ply: u8) -> Result<Self, BookError> {
        BookError::check_game(rules)?;
        Ok(Self { rules, ply, known: Vec::new() })
    }

    /// Makes sure that it is for a book of games by these rules with this last ply.
    ///
    /// # Errors
    /// It is for another one.
    pub fn check(&self, rules: &Rules, ply: u8) -> Result<(), BookError> {
        BookError::check_same(self.rules, *rules)?;
        if self.ply == ply { Ok(()) } else { Err(BookError::OtherPly { checkpoint: self.ply, asked: ply }) }
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
        bytes.extend([VERSION, self.rules.rows(), self.rules.cols(), self.rules.connect(), self.ply]);
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
        let mut reader = Reader::open(bytes, MAGIC, VERSION, BookError::NoCheckpoint)?;
        let rules = reader.rules()?;
        let [ply] = reader.take()?;
        let mut checkpoint = Self { rules, ply, known: Vec::new() };
        while !reader.rest.is_empty() {
            let [score, column] = reader.take()?;
            let column = Column::new(usize::from(column)).ok_or(BookError::Damaged)?;
            checkpoint.push(BookEntry { score: i32::from(score) - SCORE_OFFSET, column });
        }
        Ok(checkpoint)
    }
}
