//! A book as bytes, and back.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `C4BK` |
//! | 1 | the version of the format, 3 |
//! | 3 | rows, columns, N |
//! | 1 | number of layers; then each of them, the last ply first: |
//! | 1 | number of discs |
//! | 4 | number of positions, the lowest byte first |
//! | 4 | seed of the places in the array, the lowest byte first |
//! | any | the array, in which the [`Key`] of a position stands for a number |
//! | 8 | FNV-1a hash of all bytes before, the lowest byte first |
//!
//! A number is `columns * rank + column`, where the rank of the lowest score that is possible is 0. It has one byte if
//! that is enough for all of its layer, else two. How long an array is follows from the number of positions.
use std::borrow::Cow;

use super::error::BookError;
use super::key::Key;
use super::opening_book::Book;
use super::ply_layer::{Code, PlyLayer};
use super::retrieval::{self, Places};
use crate::checksum::Checksum;
use crate::{Rules, Variant};

const MAGIC: [u8; 4] = *b"C4BK";
const VERSION: u8 = 3;

/// Bytes of a hash.
const HASH: usize = 8;

/// Positions beyond any layer that could be worked out: more than that is damage.
const MOST_POSITIONS: u32 = 1 << 30;

impl Book {
    /// A book for games by these rules that holds nothing yet.
    pub(super) fn blank(rules: Rules) -> Self {
        Self::of(rules, &[])
    }

    /// The same with one layer more, of positions with fewer discs than all others: what is known of those that are not
    /// decided soon, as numbers of its [`Code`].
    pub(super) fn with_layer(&self, discs: u8, entries: &[(Key, u32)]) -> Self {
        let rules = *self.rules();
        let code = Code::new(rules, discs);
        let (places, cells) = retrieval::fill(entries, code.bytes());
        let layer = PlyLayer { discs, positions: entries.len() as u32, places, code };
        let mut layers: Vec<(PlyLayer, &[u8])> =
            self.layers().map(|(layer, cells)| (layer.clone(), cells)).collect();
        layers.push((layer, &cells));
        Self::of(rules, &layers)
    }

    fn of(rules: Rules, layers: &[(PlyLayer, &[u8])]) -> Self {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, rules.rows(), rules.cols(), rules.connect(), layers.len() as u8]);
        let mut parts = Vec::new();
        for (layer, cells) in layers {
            bytes.push(layer.discs);
            bytes.extend(layer.positions.to_le_bytes());
            bytes.extend(layer.places.seed.to_le_bytes());
            let start = bytes.len();
            bytes.extend(*cells);
            parts.push((layer.clone(), start..bytes.len()));
        }
        seal(&mut bytes);
        Self::new(rules, parts, Cow::Owned(bytes))
    }

    /// Reads a book.
    ///
    /// # Errors
    /// The bytes are no book, or a damaged one.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, BookError> {
        let bytes = bytes.into();
        let mut reader = Reader::open(&bytes, MAGIC, VERSION, BookError::NoBook)?;
        let rules = reader.rules()?;
        let [count] = reader.take()?;
        let mut layers: Vec<(PlyLayer, _)> = Vec::new();
        for _ in 0..count {
            let [discs] = reader.take()?;
            let positions = u32::from_le_bytes(reader.take()?);
            let seed = u32::from_le_bytes(reader.take()?);
            let follows = layers.last().is_none_or(|(last, _)| discs < last.discs);
            if !follows || usize::from(discs) >= rules.cells() || positions > MOST_POSITIONS {
                return Err(BookError::Damaged);
            }
            let places = Places::new(positions as usize, seed);
            let layer = PlyLayer { discs, positions, places, code: Code::new(rules, discs) };
            let start = bytes.len() - HASH - reader.rest.len();
            let size = reader.slice(layer.size())?.len();
            layers.push((layer, start..start + size));
        }
        reader.end()?;
        Ok(Self::new(rules, layers, bytes))
    }
}

/// Reads what was [sealed](seal).
pub(super) struct Reader<'a> {
    pub(super) rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// What follows the magic bytes and the version, without the hash.
    ///
    /// # Errors
    /// `other` if it begins with other bytes.
    pub(super) fn open(
        bytes: &'a [u8],
        magic: [u8; 4],
        version: u8,
        other: BookError,
    ) -> Result<Self, BookError> {
        let rest = bytes.strip_prefix(&magic).ok_or(other)?;
        let (&[found], rest) = rest.split_first_chunk().ok_or(BookError::Damaged)?;
        if found != version {
            return Err(BookError::Version { found, expected: version });
        }
        let (rest, sum) = rest.split_last_chunk().ok_or(BookError::Damaged)?;
        if Checksum::of(&bytes[..bytes.len() - HASH]).to_bytes() != *sum {
            return Err(BookError::Damaged);
        }
        Ok(Self { rest })
    }

    pub(super) fn take<const N: usize>(&mut self) -> Result<[u8; N], BookError> {
        let (bytes, rest) = self.rest.split_first_chunk().ok_or(BookError::Damaged)?;
        self.rest = rest;
        Ok(*bytes)
    }

    fn slice(&mut self, size: usize) -> Result<&'a [u8], BookError> {
        let (bytes, rest) = self.rest.split_at_checked(size).ok_or(BookError::Damaged)?;
        self.rest = rest;
        Ok(bytes)
    }

    /// Rules of games for which there can be a book.
    pub(super) fn rules(&mut self) -> Result<Rules, BookError> {
        let [rows, cols, connect] = self.take()?;
        let rules = Rules::new(rows, cols, connect, Variant::Standard, 2)?;
        BookError::check_game(rules).map_err(|_| BookError::Damaged)?;
        Ok(rules)
    }

    /// Makes sure that nothing is left.
    fn end(self) -> Result<(), BookError> {
        if self.rest.is_empty() { Ok(()) } else { Err(BookError::Damaged) }
    }
}

/// Adds the hash of all bytes so far.
pub(super) fn seal(bytes: &mut Vec<u8>) {
    bytes.extend(Checksum::of(bytes).to_bytes());
}
