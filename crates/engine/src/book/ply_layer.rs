//! The entries of one ply of a book.
use std::ops::RangeInclusive;

use super::key::Key;
use super::retrieval::{self, Places};
use crate::search::score;
use crate::{Column, Rules};

/// Positions decided within so many plies are not stored: a short search tells who wins.
pub(crate) const SOON: i32 = 5;

/// What a book knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BookEntry {
    /// The score in the convention of Pascal Pons.
    pub score: i32,
    /// The column of a best move.
    pub column: Column,
}

impl BookEntry {
    /// The same for the mirror image, if asked for.
    pub(super) fn mirrored_if(self, is_mirrored: bool, rules: Rules) -> Self {
        Self { column: if is_mirrored { self.column.mirrored(rules.cols()) } else { self.column }, ..self }
    }
}

/// What can be known of positions with so many discs that are not decided [`SOON`], as numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Code {
    scores: RangeInclusive<i32>,
    cols: u32,
}

impl Code {
    pub(super) fn new(rules: Rules, discs: u8) -> Self {
        let (cells, discs) = (rules.cells() as i32, i32::from(discs));
        let lowest = -score::win_now(cells, discs + SOON);
        let highest = score::win_now(cells, discs + SOON + 1);
        // A draw is possible to the end.
        Self { scores: lowest.min(0)..=highest.max(0), cols: u32::from(rules.cols()) }
    }

    /// Bytes of a number.
    pub(super) fn bytes(&self) -> usize {
        let numbers = (self.scores.end() - self.scores.start() + 1) as u32 * self.cols;
        if numbers <= 1 << 8 { 1 } else { 2 }
    }

    /// The number; `None` for a score that tells of an end [`SOON`].
    pub(super) fn number(&self, known: BookEntry) -> Option<u32> {
        let rank = (known.score - self.scores.start()) as u32;
        self.scores.contains(&known.score).then(|| rank * self.cols + known.column.index() as u32)
    }

    /// What a number stands for.
    fn known(&self, number: u32) -> Option<BookEntry> {
        let score = self.scores.start() + (number / self.cols) as i32;
        Column::new((number % self.cols) as usize).map(|column| BookEntry { score, column })
    }
}

/// All positions with so many discs that are not decided [`SOON`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlyLayer {
    pub(super) discs: u8,
    /// How many they are.
    pub(super) positions: u32,
    pub(super) places: Places,
    pub(super) code: Code,
}

impl PlyLayer {
    /// Bytes of its array.
    pub(super) fn size(&self) -> usize {
        self.places.cells() * self.code.bytes()
    }

    /// What is known of one of its positions.
    pub(super) fn get(&self, cells: &[u8], key: Key) -> Option<BookEntry> {
        self.code.known(retrieval::get(cells, &self.places, self.code.bytes(), key))
    }
}
