//! The file format of unfinished work, to resume it later.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `C4PO` for PopOut, `C4ST` for the standard game |
//! | 1 | the version of the format, 2 |
//! | 3 | rows, columns, N |
//! | 8 + any | the moves that lead to the position: the length of their text, and the text |
//! | 16 | positions expanded so far, and the time it took in microseconds |
//! | 8 | checksum of all bytes before |
//!
//! Then, for PopOut:
//!
//! | bytes | what |
//! |---|---|
//! | 8 + any | progress of the work on the position and those after its moves: a count, then each of them |
//! | 8 + any | what is proved: a count, then each entry of the table |
//! | 8 + any | killer moves: a count, then two bytes for each odd number of plies left, from 1 on; not in version 1 |
//! | 8 + any | proof numbers: a count, then each entry of their table |
//! | 8 | checksum of all bytes before |
//!
//! Or for the standard game:
//!
//! | bytes | what |
//! |---|---|
//! | 1 | words of an entry of the transposition table |
//! | 8 | its buckets, which say how large it was |
//! | 8 + any | a count, then the words of each entry |
//! | 8 | checksum of all bytes before |
//!
//! Numbers have their lowest byte first. A file is trusted; verifying the proof trusts nothing.
use std::io::{self, Read, Write};
use std::time::Duration;

use crate::bitboard::Bitboard;
use crate::checksum::Checksum;
use crate::{Position, Rules, Variant, format_game, parse_game};

const POP_OUT: [u8; 4] = *b"C4PO";
const STANDARD: [u8; 4] = *b"C4ST";
const VERSION: u8 = 2;

/// What the work on a position took so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Spent {
    /// Positions expanded.
    pub nodes: u64,
    /// Time.
    pub time: Duration,
}

const fn name(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "the standard game",
        Variant::PopOut => "PopOut",
    }
}

/// Why saved work cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub enum SavedError {
    /// Bytes of something else.
    #[error("this is not a saved search; `connect-n solve --save` makes one")]
    NotSaved,
    /// Work on another variant.
    #[error("this is a saved search of {}; use the same game or another file", name(*.0))]
    OtherVariant(Variant),
    /// Work in another version of the format.
    #[error(
        "this has format {0}, and only formats up to {VERSION} can be read; start over with another file"
    )]
    Version(u8),
    /// Bytes are missing, or not those that were written.
    #[error("this is damaged; get a fresh copy, or start over with another file")]
    Damaged,
    /// Work on another board.
    #[error("file is for {saved}, but you asked for {asked}; use the same board or another file")]
    OtherBoard {
        /// The board that the work is on.
        saved: Rules,
        /// The board that is asked about.
        asked: Rules,
    },
    /// Work on another position of the board.
    #[error(
        "file is for the position after `{saved}`, but you asked for `{asked}`; use the same moves or another file"
    )]
    OtherPosition {
        /// The moves that lead to the position that the work is on.
        saved: String,
        /// The moves that lead to the position that is asked about.
        asked: String,
    },
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(io::Error),
}

impl SavedError {
    /// The newest version of the format that can be read.
    pub const READABLE_VERSION: u8 = VERSION;
}

impl From<io::Error> for SavedError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::UnexpectedEof { Self::Damaged } else { Self::Unreadable(error) }
    }
}

/// The first bytes of work on a position.
fn magic(position: &Position) -> [u8; 4] {
    if position.rules().is_pop_out() { POP_OUT } else { STANDARD }
}

/// Writes bytes and their checksum.
pub(in crate::search) struct SaveWriter<'a> {
    out: &'a mut dyn Write,
    sum: Checksum,
}

impl<'a> SaveWriter<'a> {
    pub(in crate::search) fn new(out: &'a mut dyn Write) -> Self {
        Self { out, sum: Checksum::new() }
    }

    pub(in crate::search) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.add(bytes);
        self.out.write_all(bytes)
    }

    pub(in crate::search) fn put_count(&mut self, count: usize) -> io::Result<()> {
        self.put(&(count as u64).to_le_bytes())
    }

    pub(in crate::search) fn put_bits<B: Bitboard>(&mut self, bits: B) -> io::Result<()> {
        (0..B::BITS).step_by(64).try_for_each(|start| self.put(&bits.word_from(start).to_le_bytes()))
    }

    /// Puts the checksum of all bytes before.
    pub(in crate::search) fn put_sum(&mut self) -> io::Result<()> {
        let sum = self.sum.to_bytes();
        self.put(&sum)
    }

    /// What the work is on, and what it took.
    pub(in crate::search) fn put_header(&mut self, position: &Position, spent: Spent) -> io::Result<()> {
        if position.start().discs() > 0 {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "work on a board that was set up has no file",
            ));
        }
        let (rules, moves) = (position.rules(), format_game(position.moves()));
        self.put(&magic(position))?;
        self.put(&[VERSION, rules.rows(), rules.cols(), rules.connect()])?;
        self.put_count(moves.len())?;
        self.put(moves.as_bytes())?;
        self.put(&spent.nodes.to_le_bytes())?;
        self.put(&(spent.time.as_micros() as u64).to_le_bytes())?;
        self.put_sum()
    }
}

/// Reads bytes and their checksum.
pub(in crate::search) struct SaveReader<'a> {
    input: &'a mut dyn Read,
    sum: Checksum,
    version: u8,
}

impl<'a> SaveReader<'a> {
    pub(in crate::search) fn new(input: &'a mut dyn Read) -> Self {
        Self { input, sum: Checksum::new(), version: VERSION }
    }

    /// The version of the format, from the header.
    pub(in crate::search) fn version(&self) -> u8 {
        self.version
    }

    pub(in crate::search) fn take<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.input.read_exact(&mut bytes)?;
        self.sum.add(&bytes);
        Ok(bytes)
    }

    pub(in crate::search) fn take_number(&mut self) -> io::Result<u64> {
        self.take().map(u64::from_le_bytes)
    }

    pub(in crate::search) fn take_bits<B: Bitboard>(&mut self) -> io::Result<B> {
        let mut bits = B::EMPTY;
        for start in (0..B::BITS).step_by(64) {
            bits = bits | (B::from_word(self.take_number()?) << start);
        }
        Ok(bits)
    }

    fn take_text(&mut self, length: u64) -> Result<String, SavedError> {
        let mut text = Vec::new();
        (&mut *self.input).take(length).read_to_end(&mut text)?;
        self.sum.add(&text);
        String::from_utf8(text).map_err(|_| SavedError::Damaged)
    }

    /// Reads the checksum of all bytes before.
    fn take_sum(&mut self) -> Result<(), SavedError> {
        let expected = self.sum.to_bytes();
        if self.take()? == expected { Ok(()) } else { Err(SavedError::Damaged) }
    }

    /// Reads what the work took, if it is on this position.
    pub(in crate::search) fn take_header(&mut self, position: &Position) -> Result<Spent, SavedError> {
        match self.take() {
            Ok(found) if found == magic(position) => {}
            Ok(POP_OUT) => return Err(SavedError::OtherVariant(Variant::PopOut)),
            Ok(STANDARD) => return Err(SavedError::OtherVariant(Variant::Standard)),
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error.into()),
            _ => return Err(SavedError::NotSaved),
        }
        let [version] = self.take()?;
        if !(1..=VERSION).contains(&version) {
            return Err(SavedError::Version(version));
        }
        self.version = version;
        let [rows, cols, connect] = self.take()?;
        let length = self.take_number()?;
        let moves = self.take_text(length)?;
        let (nodes, time) = (self.take_number()?, Duration::from_micros(self.take_number()?));
        self.take_sum()?;
        let rules = Rules::new(rows, cols, connect, position.rules().variant(), 2)
            .map_err(|_| SavedError::Damaged)?;
        if rules != *position.rules() {
            return Err(SavedError::OtherBoard { saved: rules, asked: *position.rules() });
        }
        let played = parse_game(&moves, &rules).map_err(|_| SavedError::Damaged)?;
        let saved = Position::from_moves(rules, &played).map_err(|_| SavedError::Damaged)?;
        if saved.board() != position.board() {
            return Err(SavedError::OtherPosition { saved: moves, asked: format_game(position.moves()) });
        }
        Ok(Spent { nodes, time })
    }

    /// Reads the last checksum; nothing follows it.
    pub(in crate::search) fn take_end(&mut self) -> Result<(), SavedError> {
        self.take_sum()?;
        if self.input.read(&mut [0])? == 0 { Ok(()) } else { Err(SavedError::Damaged) }
    }
}
