//! The static evaluation of a position of several players while nobody is known to win.
//!
//! Three things count: windows of N cells in which one player alone has discs, the fuller the more; free winning
//! cells; and, where discs are only dropped, whose turn it will be when such a cell can be filled.
//!
//! That last is settled by counting (Allis, "A knowledge-based approach of Connect-Four", 1988, for six rows). Once
//! every other column is full, the cells below the winning cell fill up in turn. `rows * (cols - 1) + below` discs
//! are on the board when the cell can be filled: of two players the first comes to fill it where that number is even,
//! the second where it is odd; of more, the remainder tells whose turn it is, among those who have not dropped out.
use super::multi_position::MultiPosition;
use super::payoff::Payoff;
use crate::Rules;
use crate::bitboard::Bitboard;
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

/// By how many points more a player gets e times as much as another, of three players and of four.
const TEMPERATURE: [f32; 2] = [444.0, 250.0];

/// Grades positions by some rules.
pub(super) struct LineEvaluation {
    /// Points of a window by the discs of its owner in it.
    by_discs: Vec<i32>,
    temperature: f32,
}

impl LineEvaluation {
    pub(super) fn new(rules: Rules) -> Self {
        let connect = usize::from(rules.connect());
        let by_discs = (0..=connect)
            .map(|discs| if discs == 0 { 0 } else { WINDOW.get(connect - discs).copied().unwrap_or(0) })
            .collect();
        Self { by_discs, temperature: TEMPERATURE[usize::from(rules.players() == 4)] }
    }

    /// The points of each player who has not dropped out.
    pub(super) fn points<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        position: &MultiPosition<B>,
    ) -> [Option<i32>; 4] {
        let occupied = position.occupied();
        let free = geometry.grid().cells() & !occupied;
        let players = position.turns().count();
        let mut points = [None; 4];
        for (turn, seat) in position.turns().enumerate() {
            let turn = (occupied.count() as usize + turn) % players;
            let side = position.side(seat);
            let end_cells = geometry.end_cells(players as u32, turn as u32);
            points[seat.index()] = Some(
                self.windows(geometry, side.discs, occupied & !side.discs)
                    + threat_points(side.winning.any & free, end_cells),
            );
        }
        points
    }

    /// What comes of so many points, as far as they tell.
    pub(super) fn payoff(&self, points: [Option<i32>; 4]) -> Payoff {
        Payoff::estimate(points, self.temperature)
    }

    /// Points for all windows of a player.
    pub(super) fn windows<B: Bitboard>(&self, geometry: &ThreatGeometry<B>, discs: B, opponents: B) -> i32 {
        let open = geometry.grid().cells() & !opponents;
        geometry.grid().steps().map(|step| self.windows_along(discs, open, step)).sum()
    }

    /// Points for the windows of one direction.
    #[inline]
    fn windows_along<B: Bitboard>(&self, discs: B, open: B, step: u32) -> i32 {
        let windows = OpenWindowSets::count(discs, open, step, self.by_discs.len() as u32 - 1);
        if windows.is_empty() {
            return 0;
        }
        let counted = self.by_discs.iter().enumerate().filter(|&(_, &points)| points != 0);
        counted.map(|(discs, points)| points * windows.with(discs) as i32).sum()
    }

    /// Points for a window with so many discs of its owner.
    pub(super) fn window(&self, discs: usize) -> i32 {
        self.by_discs[discs]
    }

    /// Points that one more disc makes in it.
    pub(super) fn growth(&self, discs: usize) -> i32 {
        self.by_discs[discs + 1] - self.by_discs[discs]
    }
}

/// Points for the free winning cells of a player who comes to fill those cells at the end.
pub(super) fn threat_points<B: Bitboard>(winning: B, end_cells: B) -> i32 {
    if winning.is_empty() {
        return 0;
    }
    THREAT * winning.count() as i32
        + GOOD_PARITY * (winning & end_cells).count() as i32
        + STACKED * (winning & (winning << 1)).count() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::{Column, Variant};

    /// Three discs in a row, both ends open.
    fn three_in_row(row: u32, variant: Variant) -> i32 {
        let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let cells = [1, 2, 3].map(|column| geometry.grid().foot(Column::new(column).unwrap()) + row);
        let discs = cells.into_iter().fold(0, |discs, cell| discs | 1 << cell);
        threat_points(geometry.winning(discs).any & !discs, geometry.end_cells(2, 0))
    }

    #[test]
    fn discs_count_by_the_windows_they_are_in() {
        let rules = Rules::default();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let middle = 1 << geometry.grid().foot(Column::new(3).unwrap());
        assert_eq!(LineEvaluation::new(rules).windows(&geometry, middle, 0), 7 * WINDOW[3]);
    }

    #[test]
    fn a_winning_cell_that_one_comes_to_fill_is_worth_more() {
        let gain = |row| three_in_row(row, Variant::Standard) - three_in_row(row, Variant::PopOut);
        assert_eq!([1, 2, 3, 4].map(gain), [0, 2 * GOOD_PARITY, 0, 2 * GOOD_PARITY]);
    }
}
