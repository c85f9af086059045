//! The file format of unfinished work, to resume it later.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `C4PO` |
//! | 1 | the version of the format, 1 |
//! | 3 | rows, columns, N |
//! | 8 + any | the moves that lead to the position: the length of their text, and the text |
//! | 16 | positions expanded so far, and the time it took in microseconds |
//! | 8 | checksum of all bytes before |
//! | 8 + any | how far the work on the position and those after its moves is: a count, then each [`Progress`] |
//! | 8 + any | what is proved: a count, then each entry of the table |
//! | 8 + any | proof numbers: a count, then each entry of their table |
//! | 8 | checksum of all bytes before |
//!
//! Numbers have their lowest byte first. What a file says is believed; a walk through the proof believes nothing.
use std::io::{self, Read, Write};
use std::time::Duration;

use super::board_solver::BoardSolver;
use super::game_value::GameValue;
use super::progress::{Method, Progress};
use super::proof_number::ProofNumberTable;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::checksum::Checksum;
use crate::search::position::SearchPosition;
use crate::{Limits, Position, Rules, Variant, format_game, parse_game};

const MAGIC: [u8; 4] = *b"C4PO";
const VERSION: u8 = 1;

/// What the work on a position took so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Spent {
    /// Positions expanded.
    pub nodes: u64,
    /// Time.
    pub time: Duration,
}

/// Why work cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum SavedError {
    /// Bytes of something else.
    #[error("this is not a saved search; `connect-n solve --pop-out --save` makes one")]
    NotSaved,
    /// Work of another time.
    #[error("this has format {0}, and only format {VERSION} can be read; start over with another file")]
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

impl From<io::Error> for SavedError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::UnexpectedEof { Self::Damaged } else { Self::Unreadable(error) }
    }
}

/// Takes bytes and their checksum.
pub(super) struct SaveWriter<'a> {
    out: &'a mut dyn Write,
    sum: Checksum,
}

impl<'a> SaveWriter<'a> {
    pub(super) fn new(out: &'a mut dyn Write) -> Self {
        Self { out, sum: Checksum::new() }
    }

    pub(super) fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.add(bytes);
        self.out.write_all(bytes)
    }

    pub(super) fn put_count(&mut self, count: usize) -> io::Result<()> {
        self.put(&(count as u64).to_le_bytes())
    }

    pub(super) fn put_bits<B: Bitboard>(&mut self, bits: B) -> io::Result<()> {
        (0..B::BITS).step_by(64).try_for_each(|start| self.put(&bits.word_from(start).to_le_bytes()))
    }

    /// Puts the checksum of all bytes before.
    pub(super) fn put_sum(&mut self) -> io::Result<()> {
        let sum = self.sum.to_bytes();
        self.put(&sum)
    }

    /// What the work is on, and what it took.
    pub(super) fn put_header(&mut self, position: &Position, spent: Spent) -> io::Result<()> {
        let (rules, moves) = (position.rules(), format_game(position.moves()));
        self.put(&MAGIC)?;
        self.put(&[VERSION, rules.rows(), rules.cols(), rules.connect()])?;
        self.put_count(moves.len())?;
        self.put(moves.as_bytes())?;
        self.put(&spent.nodes.to_le_bytes())?;
        self.put(&(spent.time.as_micros() as u64).to_le_bytes())?;
        self.put_sum()
    }
}

/// Gives bytes, and knows their checksum.
pub(super) struct SaveReader<'a> {
    input: &'a mut dyn Read,
    sum: Checksum,
}

impl<'a> SaveReader<'a> {
    pub(super) fn new(input: &'a mut dyn Read) -> Self {
        Self { input, sum: Checksum::new() }
    }

    pub(super) fn take<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.input.read_exact(&mut bytes)?;
        self.sum.add(&bytes);
        Ok(bytes)
    }

    pub(super) fn take_number(&mut self) -> io::Result<u64> {
        self.take().map(u64::from_le_bytes)
    }

    pub(super) fn take_bits<B: Bitboard>(&mut self) -> io::Result<B> {
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
    pub(super) fn take_header(&mut self, position: &Position) -> Result<Spent, SavedError> {
        match self.take() {
            Ok(MAGIC) => {}
            Err(error) if error.kind() != io::ErrorKind::UnexpectedEof => return Err(error.into()),
            _ => return Err(SavedError::NotSaved),
        }
        let [version] = self.take()?;
        if version != VERSION {
            return Err(SavedError::Version(version));
        }
        let [rows, cols, connect] = self.take()?;
        let length = self.take_number()?;
        let moves = self.take_text(length)?;
        let (nodes, time) = (self.take_number()?, Duration::from_micros(self.take_number()?));
        self.take_sum()?;
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).map_err(|_| SavedError::Damaged)?;
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
    pub(super) fn take_end(&mut self) -> Result<(), SavedError> {
        self.take_sum()?;
        if self.input.read(&mut [0])? == 0 { Ok(()) } else { Err(SavedError::Damaged) }
    }
}

impl Progress {
    fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        let (tag, plies) = match self.answer {
            None => (0, 0),
            Some(GameValue::Win(plies)) => (1, plies),
            Some(GameValue::Draw) => (2, 0),
            Some(GameValue::Loss(plies)) => (3, plies),
        };
        writer.put(&self.holds.to_le_bytes())?;
        writer.put(&[self.may_win, self.may_lose].map(u8::from))?;
        writer.put(&[0, self.round, self.method as u8])?;
        writer.put(&self.spent.to_le_bytes())?;
        writer.put(&[tag])?;
        writer.put(&plies.to_le_bytes())
    }

    fn read(reader: &mut SaveReader) -> Result<Self, SavedError> {
        let holds = u16::from_le_bytes(reader.take()?);
        let [may_win, may_lose] = reader.take()?.map(|flag: u8| flag != 0);
        // The first byte is not used any more.
        let [_, round, method] = reader.take()?;
        let method = *Method::ALL.get(usize::from(method)).ok_or(SavedError::Damaged)?;
        let spent = reader.take_number()?;
        let [tag] = reader.take()?;
        let plies = u16::from_le_bytes(reader.take()?);
        let answer = match tag {
            0 => None,
            1 => Some(GameValue::Win(plies)),
            2 => Some(GameValue::Draw),
            3 => Some(GameValue::Loss(plies)),
            _ => return Err(SavedError::Damaged),
        };
        Ok(Self { holds, may_win, may_lose, round, method, spent, answer })
    }
}

impl<B: Bitboard> BoardSolver<B> {
    /// Writes all that is needed to go on. The analysis of all positions is not: it is quick, or there is no room for it.
    pub(super) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        writer.put_count(self.progress_of.len())?;
        for (&key, progress) in &self.progress_of {
            writer.put_bits(key)?;
            progress.write(writer)?;
        }
        self.prover.table().write(writer)?;
        match &self.proof_numbers {
            Some(proof_numbers) => proof_numbers.write(writer)?,
            None => writer.put_count(0)?,
        }
        writer.put_sum()
    }

    /// Reads what was written after work on this position.
    pub(super) fn read(&mut self, board: &Board<B>, reader: &mut SaveReader) -> Result<(), SavedError> {
        let geometry = self.prover.geometry();
        self.root = Some(SearchPosition::of_board(geometry, board).key(geometry));
        for _ in 0..reader.take_number()? {
            self.progress_of.insert(reader.take_bits()?, Progress::read(reader)?);
        }
        // As large as the tables were in that round.
        let round = self.progress_of.values().map(|progress| progress.round).max().unwrap_or_default();
        let bytes = self.table_bytes(round);
        self.prover.grow(bytes, &Limits::default());
        self.prover.table_mut().read(reader)?;
        let proof_numbers = reader.take_number()?;
        if proof_numbers > 0 {
            let table = self.proof_numbers.insert(ProofNumberTable::new(self.bytes));
            table.grow(bytes, &Limits::default());
            table.read(proof_numbers, reader)?;
        }
        reader.take_end()
    }
}
