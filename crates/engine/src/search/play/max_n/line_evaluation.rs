//! The static evaluation of a position of several players while nobody is known to win.
//!
//! Three things count: windows of N cells in which one player alone has discs, the fuller the more; free winning
//! cells; and, where discs are only dropped, whose turn it will be when such a cell can be filled.
//!
//! That last is settled by counting (Allis, "A knowledge-based approach of Connect-Four", 1988, for six rows). Once
//! every other column is full, the cells below the winning cell fill up in turn. `rows * (cols - 1) + below` discs
//! are on the board when the cell can be filled: of two players the first comes to fill it where that number is even,
//! the second where it is odd; of more, the remainder tells whose turn it is.
use crate::bitboard::Bitboard;
use crate::search::position::SideView;
use crate::search::threat_geometry::ThreatGeometry;
use crate::windows::OpenWindowSets;

/// Points for a window that lacks 0, 1, 2, 3 or 4 discs. Those that lack one are counted by their winning cells.
const WINDOW: [i32; 5] = [0, 0, 10, 3, 1];

/// Points for a free winning cell.
const THREAT: i32 = 40;

/// Points besides, if it is its owner who comes to fill it at the end.
const GOOD_PARITY: i32 = 60;

/// Points for two winning cells on top of each other: the opponent cannot stop both.
const STACKED: i32 = 150;

/// Grades positions of one board.
pub(super) struct LineEvaluation<B> {
    /// The cells that each player comes to fill at the end; none where discs are popped.
    end_cells: [B; 4],
    /// Points of a window by the discs of its owner in it.
    by_discs: Vec<i32>,
}

impl<B: Bitboard> LineEvaluation<B> {
    pub(super) fn new(geometry: &ThreatGeometry<B>) -> Self {
        let connect = usize::from(geometry.rules().connect());
        let by_discs = (0..=connect)
            .map(|discs| if discs == 0 { 0 } else { WINDOW.get(connect - discs).copied().unwrap_or(0) })
            .collect();
        Self { end_cells: [0, 1, 2, 3].map(|player| geometry.end_cells(player)), by_discs }
    }

    /// Points for one player, by index in turn order, with what stands for it alone.
    pub(super) fn side(
        &self,
        geometry: &ThreatGeometry<B>,
        side: &SideView<B>,
        opponents: B,
        free: B,
        player: usize,
    ) -> i32 {
        let threats = side.winning.any & free;
        let mut points = THREAT * threats.count() as i32;
        if !threats.is_empty() {
            points += GOOD_PARITY * (threats & self.end_cells[player]).count() as i32;
            points += STACKED * (threats & (threats << 1)).count() as i32;
        }
        let open = geometry.grid().cells() & !opponents;
        points + geometry.grid().steps().map(|step| self.windows(side.discs, open, step)).sum::<i32>()
    }

    /// Points for the windows of one direction.
    #[inline]
    fn windows(&self, discs: B, open: B, step: u32) -> i32 {
        let windows = OpenWindowSets::count(discs, open, step, self.by_discs.len() as u32 - 1);
        if windows.is_empty() {
            return 0;
        }
        let counted = self.by_discs.iter().enumerate().filter(|&(_, &points)| points != 0);
        counted.map(|(discs, points)| points * windows.with(discs) as i32).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::{Column, Rules, Variant};

    /// Three discs in a row, both ends open.
    fn three_in_row(row: u32, variant: Variant) -> i32 {
        let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let cells = [1, 2, 3].map(|column| geometry.grid().foot(Column::new(column).unwrap()) + row);
        let discs = cells.into_iter().fold(0, |discs, cell| discs | 1 << cell);
        let evaluation = LineEvaluation::new(&geometry);
        evaluation.side(&geometry, &SideView::new(&geometry, discs), 0, !discs, 0)
    }

    #[test]
    fn discs_count_by_the_windows_they_are_in() {
        let rules = Rules::default();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let middle = 1 << geometry.grid().foot(Column::new(3).unwrap());
        let side = SideView::new(&geometry, middle);
        assert_eq!(LineEvaluation::new(&geometry).side(&geometry, &side, 0, !middle, 0), 7 * WINDOW[3]);
    }

    #[test]
    fn a_winning_cell_that_one_comes_to_fill_is_worth_more() {
        let gain = |row| three_in_row(row, Variant::Standard) - three_in_row(row, Variant::PopOut);
        assert_eq!([1, 2, 3, 4].map(gain), [0, 2 * GOOD_PARITY, 0, 2 * GOOD_PARITY]);
    }
}
