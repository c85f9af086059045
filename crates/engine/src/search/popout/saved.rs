//! What a solver knows, written to a file and read again; [`save_format`](crate::search::save_format) describes the file.
use std::io;

use super::board_solver::BoardSolver;
use super::progress::Progress;
use super::proof_number::ProofNumberTable;
use crate::Limits;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::Budget;
use crate::search::position::SearchPosition;
use crate::search::save_format::{SaveReader, SaveWriter, SavedError};

impl<B: Bitboard> BoardSolver<B> {
    /// Writes all that is needed to continue. The retrograde analysis is not: it is quick, or there is no memory for
    /// it.
    pub(super) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        writer.put_count(self.progress_of.len())?;
        for (&key, progress) in &self.progress_of {
            writer.put_bits(key)?;
            progress.write(writer)?;
        }
        self.prover.table().write(writer)?;
        self.prover.write_killers(writer)?;
        match &self.proof_numbers {
            Some(proof_numbers) => proof_numbers.write(writer)?,
            None => writer.put_count(0)?,
        }
        writer.put_sum()
    }

    /// Reads what was [written](Self::write) after work on this position.
    pub(super) fn read(&mut self, board: &Board<B>, reader: &mut SaveReader) -> Result<(), SavedError> {
        let geometry = self.prover.geometry();
        self.root = Some(SearchPosition::of_board(geometry, board).key(geometry));
        for _ in 0..reader.take_number()? {
            self.progress_of.insert(reader.take_bits()?, Progress::read(reader)?);
        }
        // As large as the tables were in that round.
        let round = self.progress_of.values().map(|progress| progress.round).max().unwrap_or_default();
        let bytes = self.table_bytes(round);
        let limits = Limits::default();
        let budget = Budget::new(&limits);
        self.prover.grow(bytes, &budget);
        self.prover.table_mut().read(reader)?;
        if reader.version() > 1 {
            self.prover.read_killers(reader)?;
        }
        let proof_numbers = reader.take_number()?;
        if proof_numbers > 0 {
            let table = self.proof_numbers.insert(ProofNumberTable::new(self.bytes));
            table.grow(bytes, &budget);
            table.read(proof_numbers, reader)?;
        }
        reader.take_end()
    }
}
