//! A book as it is asked: keys in order, each with what is known.
use std::collections::BTreeMap;

use super::format::BookError;
use super::key::Key;
use crate::engine::position::on_board;
use crate::engine::{Bitboard, Column, Grid, Position, Rules};

/// What a book knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Known {
    /// The score in the convention of Pascal Pons.
    pub score: i32,
    /// The column of a best move.
    pub column: Column,
}

impl Known {
    /// The same for the mirror image, if asked for.
    fn mirrored_if(self, is_mirrored: bool, rules: Rules) -> Self {
        Self { column: if is_mirrored { self.column.mirrored(rules.cols()) } else { self.column }, ..self }
    }
}

/// Which positions a book holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Extent {
    /// It holds all positions with fewer discs, but those in which the side to move wins at once.
    pub complete_below: u8,
    /// It holds no position with more discs.
    pub most_discs: u8,
}

/// The values of positions of one board, exact and told apart without doubt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    rules: Rules,
    extent: Extent,
    keys: Vec<Key>,
    /// What is known under the key at the same place.
    known: Vec<Known>,
}

impl Book {
    /// A book of these entries.
    pub(super) fn new(rules: Rules, extent: Extent, entries: impl IntoIterator<Item = (Key, Known)>) -> Self {
        let (keys, known) = entries.into_iter().unzip();
        let book = Self { rules, extent, keys, known };
        debug_assert!(book.keys.is_sorted());
        book
    }

    /// The rules of the games that it knows.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Which positions it holds.
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// Number of positions, of which mirror images are one.
    pub const fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether it holds no position.
    pub const fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// Makes sure that it is for games by these rules.
    ///
    /// # Errors
    /// It is for another board.
    pub fn check_rules(&self, rules: &Rules) -> Result<(), BookError> {
        if self.rules == *rules {
            Ok(())
        } else {
            Err(BookError::OtherBoard { book: self.rules, game: *rules })
        }
    }

    /// What it knows of a position.
    pub fn find(&self, position: &Position) -> Option<Known> {
        if self.rules != *position.rules() {
            return None;
        }
        on_board!(position.board(), board => {
            self.find_discs(board.grid(), board.discs(board.to_move()), board.occupied())
        })
    }

    /// What it knows of a position on a board of its rules with these discs of the side to move.
    pub(in crate::engine) fn find_discs<B: Bitboard>(
        &self,
        grid: &Grid<B>,
        own: B,
        occupied: B,
    ) -> Option<Known> {
        let (key, is_mirrored) = Key::new(grid, own, occupied);
        let place = self.keys.binary_search(&key).ok()?;
        Some(self.known[place].mirrored_if(is_mirrored, self.rules))
    }

    /// Its entries in the order of their keys.
    pub(super) fn entries(&self) -> impl ExactSizeIterator<Item = (Key, Known)> {
        self.keys.iter().copied().zip(self.known.iter().copied())
    }
}

/// Entries as they come.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    rules: Rules,
    entries: BTreeMap<Key, Known>,
    pub(super) extent: Extent,
}

impl Draft {
    /// All that a book holds, to be added to.
    pub(super) fn of(book: &Book) -> Self {
        Self { rules: book.rules, entries: book.entries().collect(), extent: book.extent }
    }

    pub(super) fn contains(&self, position: &Position) -> bool {
        self.entries.contains_key(&Key::of(position))
    }

    pub(super) fn add(&mut self, position: &Position, known: Known) {
        let (key, is_mirrored) = on_board!(position.board(), board => {
            Key::new(board.grid(), board.discs(board.to_move()), board.occupied())
        });
        self.extent.most_discs = self.extent.most_discs.max(position.discs() as u8);
        self.entries.insert(key, known.mirrored_if(is_mirrored, self.rules));
    }

    pub(super) fn book(&self) -> Book {
        Book::new(self.rules, self.extent, self.entries.iter().map(|(&key, &known)| (key, known)))
    }
}
