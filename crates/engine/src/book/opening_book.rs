//! An opening book and its lookup.
use std::borrow::Cow;
use std::ops::Range;

use super::error::BookError;
use super::key::Key;
use super::ply_layer::{BookEntry, PlyLayer};
use crate::{Bitboard, Grid, Rules};

/// The exact values of all positions of some plies of one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    rules: Rules,
    /// The last ply first, each with its place in the bytes.
    layers: Vec<(PlyLayer, Range<usize>)>,
    bytes: Cow<'static, [u8]>,
}

impl Book {
    /// A book of these layers, the last ply first, in these bytes.
    pub(super) const fn new(
        rules: Rules,
        layers: Vec<(PlyLayer, Range<usize>)>,
        bytes: Cow<'static, [u8]>,
    ) -> Self {
        Self { rules, layers, bytes }
    }

    /// The rules of the games that it knows.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The book as bytes, those of a file.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Number of positions that are stored; a position and its mirror image count once.
    pub fn len(&self) -> usize {
        self.layers.iter().map(|(layer, _)| layer.positions as usize).sum()
    }

    /// Whether it holds no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The most discs of positions whose value follows from it; `None` if it holds nothing.
    pub fn last_ply(&self) -> Option<u8> {
        self.layers.first().map(|(layer, _)| layer.discs)
    }

    /// Makes sure that it is for games by these rules.
    ///
    /// # Errors
    /// It is for another board.
    pub fn check_rules(&self, rules: &Rules) -> Result<(), BookError> {
        BookError::check_same(self.rules, *rules)
    }

    /// Whether the value of positions with so many discs follows from it.
    pub(crate) fn covers(&self, discs: i32) -> bool {
        self.last_ply().is_some_and(|last| discs <= i32::from(last))
    }

    /// The entry of a position of a ply that it holds; meaningless if the position is decided soon.
    pub(crate) fn get<B: Bitboard>(&self, grid: &Grid<B>, own: B, occupied: B) -> Option<BookEntry> {
        let (layer, place) = self.layer(occupied.count() as i32)?;
        let (key, is_mirrored) = Key::new(grid, own, occupied);
        let known = layer.get(&self.bytes[place.clone()], key)?;
        Some(known.mirrored_if(is_mirrored, self.rules))
    }

    fn layer(&self, discs: i32) -> Option<&(PlyLayer, Range<usize>)> {
        self.layers.iter().find(|(layer, _)| i32::from(layer.discs) == discs)
    }

    /// Its layers and their arrays.
    pub(super) fn layers(&self) -> impl ExactSizeIterator<Item = (&PlyLayer, &[u8])> {
        self.layers.iter().map(|(layer, place)| (layer, &self.bytes[place.clone()]))
    }
}
