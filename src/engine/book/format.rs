//! A book as bytes, and back.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `C4BK` |
//! | 1 | the version of the format, 1 |
//! | 3 | rows, columns, N |
//! | 2 | [`Extent`]: the number of discs below which it is complete; the most discs |
//! | 4 | number of entries, the lowest byte first |
//! | any | the entries by key, each of them two numbers: by how much the key is greater than the one before, and the value |
//! | 8 | FNV-1a hash of all bytes before, the lowest byte first |
//!
//! A number is in bytes of seven bits each, the lowest first; the highest bit says that another byte follows (LEB128).
//! A value is `columns * score + column`, with a loss of `s` counted as score `2 s - 1` and a win of `s` as `2 s`.
use super::entries::{Book, Extent, Known};
use super::key::Key;
use crate::engine::checksum::Checksum;
use crate::engine::{Column, Rules, RulesError, Variant};

const MAGIC: [u8; 4] = *b"C4BK";
const VERSION: u8 = 1;

/// Bytes before the entries, and after them.
const HEADER: usize = 14;
const HASH: usize = 8;

/// Why bytes are no book, or not the right one, or why there can be none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// Bytes of something else.
    #[error("this is no opening book; `connect-n book` makes one")]
    NoBook,
    /// A book of another time.
    #[error(
        "this book has format {0}, and only format {VERSION} can be read; make it anew with `connect-n book`"
    )]
    Version(u8),
    /// Bytes are missing, or not those that were written.
    #[error("this book is damaged; get a fresh copy or make it anew with `connect-n book`")]
    Damaged,
    /// A game that the book is not for.
    #[error("the book is for {book}, the game is {game}; give a book for that")]
    OtherBoard {
        /// What the book is for.
        book: Rules,
        /// What is played.
        game: Rules,
    },
    /// A variant or a number of players without scores.
    #[error("there are books of the standard game for two players only")]
    OtherGame,
    /// A board whose positions have no keys.
    #[error("a board of {0} is too large for a book; there is one where (rows + 1) x columns is at most 128")]
    TooLarge(Rules),
}

impl From<RulesError> for BookError {
    /// No book was ever written with such rules.
    fn from(_: RulesError) -> Self {
        Self::Damaged
    }
}

/// Whether there can be a book for games by these rules.
///
/// # Errors
/// The reason why not.
pub(super) fn check_game(rules: Rules) -> Result<(), BookError> {
    if rules.is_pop_out() || rules.players() > 2 {
        Err(BookError::OtherGame)
    } else if Key::bits(rules) > Key::BITS {
        Err(BookError::TooLarge(rules))
    } else {
        Ok(())
    }
}

impl Book {
    /// The book as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (rules, extent) = (*self.rules(), self.extent());
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, rules.rows(), rules.cols(), rules.connect()]);
        bytes.extend([extent.complete_below, extent.most_discs]);
        bytes.extend((self.len() as u32).to_le_bytes());
        let mut last = 0;
        for (key, known) in self.entries() {
            write_number(&mut bytes, key.0 - last);
            write_number(&mut bytes, u128::from(value(known, rules)));
            last = key.0;
        }
        bytes.extend(Checksum::of(&bytes).to_bytes());
        bytes
    }

    /// Reads a book.
    ///
    /// # Errors
    /// The bytes are no book, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BookError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(BookError::NoBook);
        }
        if let Some(&version) = bytes.get(MAGIC.len()).filter(|&&version| version != VERSION) {
            return Err(BookError::Version(version));
        }
        let (content, sum) = bytes.split_last_chunk::<HASH>().ok_or(BookError::Damaged)?;
        let (header, mut entries) = content.split_first_chunk::<HEADER>().ok_or(BookError::Damaged)?;
        if Checksum::of(content).to_bytes() != *sum {
            return Err(BookError::Damaged);
        }
        let [.., rows, cols, connect, complete_below, most_discs, a, b, c, d] = *header;
        let rules = Rules::new(rows, cols, connect, Variant::Standard, 2)?;
        check_game(rules).map_err(|_| BookError::Damaged)?;
        let read = read_entries(&mut entries, u32::from_le_bytes([a, b, c, d]), rules);
        let read = read.filter(|_| entries.is_empty()).ok_or(BookError::Damaged)?;
        Ok(Self::new(rules, Extent { complete_below, most_discs }, read))
    }
}

/// So many entries, if they are there and make sense.
fn read_entries(bytes: &mut &[u8], count: u32, rules: Rules) -> Option<Vec<(Key, Known)>> {
    let mut last = 0u128;
    let entries = (0..count).map(|index| {
        let step = read_number(bytes).filter(|&step| step > 0 || index == 0)?;
        last = last.checked_add(step)?;
        let known = known(read_number(bytes)?.try_into().ok()?, rules)?;
        Some((Key(last), known))
    });
    entries.collect()
}

fn value(known: Known, rules: Rules) -> u32 {
    let size = 2 * known.score.unsigned_abs();
    let score = if known.score < 0 { size - 1 } else { size };
    score * u32::from(rules.cols()) + known.column.index() as u32
}

fn known(value: u32, rules: Rules) -> Option<Known> {
    let cols = u32::from(rules.cols());
    let (score, column) = (value / cols, value % cols);
    let size = score.div_ceil(2) as i32;
    let is_possible = size as usize <= rules.cells().div_ceil(2);
    let score = if score % 2 == 1 { -size } else { size };
    Column::new(column as usize).filter(|_| is_possible).map(|column| Known { score, column })
}

fn write_number(bytes: &mut Vec<u8>, mut number: u128) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u128> {
    let mut number = 0u128;
    for shift in (0..u128::BITS).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        let bits = u128::from(byte & 0x7F);
        let shifted = bits << shift;
        if shifted >> shift != bits {
            return None;
        }
        number |= shifted;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}
