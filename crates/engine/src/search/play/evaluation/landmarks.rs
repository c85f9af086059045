//! What the features of one board need all the time.
use crate::bitboard::Bitboard;
use crate::search::threat_geometry::ThreatGeometry;

/// Cells and columns of one board, found once.
pub(super) struct Landmarks<B> {
    /// The cells that each player comes to fill at the end; none where discs are popped.
    pub(super) end_cells: [B; 2],
    /// The column of each bit.
    columns: Vec<u8>,
}

impl<B: Bitboard> Landmarks<B> {
    pub(super) fn new(geometry: &ThreatGeometry<B>) -> Self {
        let stride = geometry.grid().stride();
        Self {
            end_cells: [0, 1].map(|player| geometry.end_cells(2, player)),
            columns: (0..B::BITS).map(|bit| (bit / stride) as u8).collect(),
        }
    }

    pub(super) fn column_of(&self, bit: u32) -> usize {
        usize::from(self.columns[bit as usize])
    }
}
