//! The static evaluation of a position while nobody is known to win.
//!
//! Three things count: windows of N cells in which one player alone has discs, the fuller the more; free winning
//! cells; and, where discs are only dropped, whose turn it will be when such a cell can be filled.
//!
//! That last is settled by counting (Allis, "A knowledge-based approach of Connect-Four", 1988, for six rows). Once
//! every other column is full, the cells below the winning cell fill up in turn. `rows * (cols - 1) + below` discs
//! are on the board when the cell can be filled: of two players the first comes to fill it where that number is even, the
//! second where it is odd; of more, the remainder tells whose turn it is.
use crate::bitboard::Bitboard;
use crate::search::position::{SearchPosition, SideView};
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
pub(super) struct Evaluation<B> {
    /// The cells that each player comes to fill at the end; none where discs are popped.
    end_cells: [B; 4],
    /// Points of a window by the discs of its owner in it.
    by_discs: Vec<i32>,
    seed: u64,
}

impl<B: Bitboard> Evaluation<B> {
    /// The seed settles what is equal: positions that differ get up to three points that mean nothing.
    pub(super) fn new(geometry: &ThreatGeometry<B>, seed: u64) -> Self {
        let connect = usize::from(geometry.rules().connect());
        let by_discs = (0..=connect)
            .map(|discs| if discs == 0 { 0 } else { WINDOW.get(connect - discs).copied().unwrap_or(0) })
            .collect();
        Self { end_cells: [0, 1, 2, 3].map(|player| end_cells(geometry, player)), by_discs, seed }
    }

    /// Points for the side to move of two.
    pub(super) fn points(&self, geometry: &ThreatGeometry<B>, pos: &SearchPosition<B>) -> i32 {
        let free = geometry.grid().cells() & !pos.occupied();
        let mover = (pos.occupied().count() % 2) as usize;
        let own = self.side(geometry, &pos.own, pos.other.discs, free, mover);
        let other = self.side(geometry, &pos.other, pos.own.discs, free, 1 - mover);
        own - other + self.noise(pos.key(geometry))
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

    fn noise(&self, key: B) -> i32 {
        let mixed =
            (key.word_from(0) ^ key.word_from(B::BITS / 2) ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 62) as i32
    }
}

fn end_cells<B: Bitboard>(geometry: &ThreatGeometry<B>, player: u32) -> B {
    let (rows, cols) = (u32::from(geometry.rules().rows()), u32::from(geometry.rules().cols()));
    let players = u32::from(geometry.rules().players());
    if geometry.rules().is_pop_out() {
        return B::EMPTY;
    }
    (0..rows)
        .filter(|below| (rows * (cols - 1) + below) % players == player)
        .fold(B::EMPTY, |cells, below| cells | (geometry.grid().bottom() << below))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::{Column, Move, Rules, Variant};

    fn points(rules: Rules, columns: &[usize]) -> i32 {
        let mut board = Board::<u128>::new(rules);
        for column in columns {
            board.play(Move::Drop(Column::new(column - 1).unwrap()));
        }
        let geometry = ThreatGeometry::new(*board.grid());
        let evaluation = Evaluation::new(&geometry, 0);
        evaluation.points(&geometry, &SearchPosition::of_board(&geometry, &board))
            - evaluation.noise(SearchPosition::of_board(&geometry, &board).key(&geometry))
    }

    #[test]
    fn discs_count_by_the_windows_they_are_in() {
        // The second player sees seven windows with one disc of the first.
        assert_eq!(points(Rules::default(), &[4]), -7 * WINDOW[3]);
    }

    #[test]
    fn the_first_player_fills_odd_rows_on_an_even_board_and_even_rows_on_an_odd_one() {
        let first_player_fills = |rows, cols| {
            let rules = Rules::new(rows, cols, 4, Variant::Standard, 2).unwrap();
            let geometry = ThreatGeometry::<u128>::new(*Board::new(rules).grid());
            (1..=rows).filter(|row| end_cells(&geometry, 0).contains(u32::from(row - 1))).collect::<Vec<u8>>()
        };
        assert_eq!(first_player_fills(6, 7), [1, 3, 5]);
        assert_eq!(first_player_fills(7, 7), [1, 3, 5, 7]);
        assert_eq!(first_player_fills(7, 8), [2, 4, 6]);
    }

    /// Three discs of the side to move in a row, both ends open, and three of the opponent's at the foot.
    fn three_in_row(row: u32, variant: Variant) -> i32 {
        let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let foot = |column: usize| geometry.grid().foot(Column::new(column).unwrap());
        let own = [1, 2, 3].into_iter().fold(0, |discs, column| discs | 1 << (foot(column) + row));
        let other = [0, 5, 6].into_iter().fold(0, |discs, column| discs | 1 << foot(column));
        Evaluation::new(&geometry, 0).points(&geometry, &SearchPosition::new(&geometry, own, other))
    }

    #[test]
    fn a_winning_cell_that_one_comes_to_fill_is_worth_more() {
        let gain = |row| three_in_row(row, Variant::Standard) - three_in_row(row, Variant::PopOut);
        assert_eq!([1, 2, 3, 4].map(gain), [0, 2 * GOOD_PARITY, 0, 2 * GOOD_PARITY]);
    }
}
