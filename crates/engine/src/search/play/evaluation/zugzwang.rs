//! Who has to give way in the end.
//!
//! Nobody likes to play below a winning cell of the other side. So both fill the other cells first, and when those are
//! used up, their number tells who has to move. Who has a column with a winning cell of their own plays below it, and
//! the other has to fill it; that frees the cells above. Who has none plays below a winning cell of the other, and
//! loses.
use super::landmarks::Landmarks;
use crate::bitboard::Bitboard;
use crate::search::threat_geometry::ThreatGeometry;

/// A column with winning cells, as its next free row and the rows of winning cells.
#[derive(Clone, Copy)]
struct ThreatColumn {
    next: u32,
    threats: [u32; 2],
}

impl ThreatColumn {
    fn owns(&self, side: usize, row: u32) -> bool {
        self.threats[side] >> row & 1 == 1
    }

    /// The row of the lowest winning cell that is left.
    fn lowest(&self) -> Option<u32> {
        let left = (self.threats[0] | self.threats[1]) >> self.next;
        (left != 0).then(|| self.next + left.trailing_zeros())
    }

    /// Fills the cells that nobody minds to fill, and gives their number.
    fn fill(&mut self, rows: u32) -> u32 {
        let stop = self.lowest().map_or(rows, |lowest| lowest.max(self.next + 1) - 1);
        let filled = stop - self.next;
        self.next = stop;
        filled
    }
}

/// Whether the side to move wins in the end, and the moves until somebody has to give way; `None` if nobody has to.
pub(super) fn outcome<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    landmarks: &Landmarks<B>,
    free: B,
    own: B,
    other: B,
) -> Option<(bool, u32)> {
    let rows = u32::from(geometry.rules().rows());
    let mut columns = [ThreatColumn { next: 0, threats: [0; 2] }; 16];
    let mut number = 0;
    let mut moves = free.count();
    let mut left = own | other;
    while let Some(bit) = left.lowest() {
        let index = landmarks.column_of(bit);
        let start = index as u32 * (rows + 1);
        let mask = (1_u64 << rows) - 1;
        let rows_of = |cells: B| (cells.word_from(start) & mask) as u32;
        let next = rows_of(free).trailing_zeros();
        let column = &mut columns[number];
        *column = ThreatColumn { next, threats: [rows_of(own), rows_of(other)] };
        moves = moves - (rows - next) + column.fill(rows);
        number += 1;
        left = left & !geometry.column(crate::Column::new(index)?);
    }
    let mut side = (moves % 2) as usize;
    let columns = &mut columns[..number];
    loop {
        let gives = |column: &ThreatColumn| {
            column.lowest().is_some_and(|row| column.owns(side, row) && !column.owns(1 - side, row))
        };
        // Which of several comes first must not depend on left and right.
        let giving = columns.iter_mut().filter(|column| gives(column));
        let Some(column) = giving.min_by_key(|column| (column.next, column.threats)) else {
            let is_open = columns.iter().any(|column| column.lowest().is_some());
            return is_open.then_some((side == 1, moves));
        };
        // One disc below the winning cell, and one of the other side into it.
        column.next += 2;
        while column.next < rows && (column.owns(0, column.next) || column.owns(1, column.next)) {
            if column.owns(side, column.next) {
                return Some((side == 0, moves));
            }
            column.next += 1;
            side = 1 - side;
        }
        if column.next < rows {
            side = (side + column.fill(rows) as usize) % 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::{Cell, Column, Rules, Variant};

    /// The outcome on 4 rows and 3 columns with these free columns' winning cells, as column and row.
    fn of(free_rows: [u8; 3], own: &[(usize, u8)], other: &[(usize, u8)]) -> Option<(bool, u32)> {
        let rules = Rules::new(4, 3, 4, Variant::Standard, 2).unwrap();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let cell = |column, row| 1 << geometry.grid().index(Cell::new(row, Column::new(column).unwrap()));
        let cells =
            |cells: &[(usize, u8)]| cells.iter().fold(0, |set, &(column, row)| set | cell(column, row));
        let free = (0..3).flat_map(|column| (4 - free_rows[column]..4).map(move |row| (column, row)));
        let free = cells(&free.collect::<Vec<_>>());
        outcome(&geometry, &Landmarks::new(&geometry), free, cells(own), cells(other))
    }

    #[test]
    fn who_runs_out_of_moves_gives_way() {
        // Three cells besides; then the other side has to play below the winning cell.
        assert_eq!(of([3, 2, 0], &[(0, 3)], &[]), Some((true, 3)));
        // Four, and the side to move has to; it may below its own cell, which is then filled.
        assert_eq!(of([3, 3, 0], &[(0, 3)], &[]), None);
        assert_eq!(of([3, 3, 0], &[], &[(0, 3)]), Some((false, 4)));
    }

    #[test]
    fn winning_cells_on_top_of_each_other_cannot_both_be_filled() {
        assert_eq!(of([4, 1, 0], &[(0, 2), (0, 3)], &[]), Some((true, 2)));
    }

    #[test]
    fn who_gives_up_a_winning_cell_moves_on() {
        // One cell besides. The other side then plays below its own cell, which is filled, and has to move again.
        assert_eq!(of([4, 2, 0], &[(0, 2)], &[(1, 3)]), Some((true, 1)));
        // The side to move does the same, and the cell above that it frees saves it.
        assert_eq!(of([4, 2, 1], &[(0, 2)], &[(1, 3)]), None);
        assert_eq!(of([4, 2, 0], &[(0, 3)], &[(1, 3)]), Some((false, 2)));
    }
}
