//! The static evaluation of a position of several players while nobody is known to win.
//!
//! Three things count: windows of N cells in which one player alone has discs, the fuller the more; free winning
//! cells; and, where discs are only dropped, whose turn it will be when such a cell can be filled.
//!
//! That last is settled by counting (Allis, "A knowledge-based approach of Connect-Four", 1988, for six rows). Once
//! every other column is full, the cells below the winning cell fill up in turn. `rows * (cols - 1) + below` discs
//! are on the board when the cell can be filled: of two players the first comes to fill it where that number is even,
//! the second where it is odd; of more, the remainder tells whose turn it is.
use super::multi_position::MultiPosition;
use super::payoff::Payoff;
use crate::bitboard::Bitboard;
use crate::search::threat_geometry::ThreatGeometry;
use crate::windows::OpenWindowSets;
use crate::{Rules, Seat};

/// What is counted, in points.
struct Points {
    /// An upright window that lacks 0, 1, 2, 3 or 4 discs, and another one. Those that lack one are counted by their
    /// winning cells.
    upright: [i32; 5],
    across: [i32; 5],
    /// A winning cell in which a disc does not land yet. One in which it does is filled by the next player.
    threat: i32,
    /// Besides, if it is its owner who comes to fill it at the end.
    good_parity: i32,
    /// Two such cells on top of each other.
    stacked: i32,
    /// A pop that wins.
    winning_pop: i32,
    /// A disc in the bottom row.
    foot: i32,
}

/// Where discs are never popped.
const DROPS: Points = Points {
    upright: [0, 0, 2, 2, 0],
    across: [0, 0, 16, 3, 1],
    threat: 25,
    good_parity: 85,
    stacked: 160,
    winning_pop: 0,
    foot: 0,
};

/// Where they are.
const POPS: Points = Points {
    upright: [0, 0, 0, 3, 0],
    across: [0, 0, 16, 5, 1],
    threat: 45,
    good_parity: 0,
    stacked: 67,
    winning_pop: 208,
    foot: 15,
};

/// Points for which a player gets e times as much of the game as one without, by the number of players.
const E_TIMES: [f32; 5] = [110.0, 110.0, 110.0, 110.0, 330.0];

/// Grades positions by some rules.
pub(super) struct LineEvaluation {
    points: Points,
    e_times: f32,
    /// Points of a window by the discs of its owner in it, for upright ones and others.
    windows: [Vec<i32>; 2],
}

impl LineEvaluation {
    pub(super) fn new(rules: Rules) -> Self {
        let connect = usize::from(rules.connect());
        let points = if rules.is_pop_out() { POPS } else { DROPS };
        let by_discs = |by_lack: [i32; 5]| {
            let of = |discs: usize| by_lack.get(connect - discs).copied().filter(|_| discs > 0);
            (0..=connect).map(|discs| of(discs).unwrap_or(0)).collect()
        };
        let windows = [points.upright, points.across].map(by_discs);
        Self { points, e_times: E_TIMES[usize::from(rules.players())], windows }
    }

    /// The points of each player who is still in the game.
    pub(super) fn points<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        position: &MultiPosition<B>,
    ) -> [Option<i32>; 4] {
        let occupied = position.occupied();
        let above = geometry.grid().cells() & !(occupied | geometry.landing(occupied));
        let players = position.turns().count();
        let mut points = [None; 4];
        for (turn, seat) in position.turns().enumerate() {
            let turn = (occupied.count() as usize + turn) % players;
            let side = position.side(seat);
            let end_cells = geometry.end_cells(players as u32, turn as u32);
            points[seat.index()] = Some(
                self.windows(geometry, side.discs, occupied & !side.discs)
                    + self.threats(side.winning.any & above, end_cells)
                    + self.pops(geometry, position, seat),
            );
        }
        points
    }

    /// What comes of so many points, as far as they tell.
    pub(super) fn payoff(&self, points: [Option<i32>; 4]) -> Payoff {
        Payoff::estimate(points, self.e_times)
    }

    /// Points for all windows of a player.
    pub(super) fn windows<B: Bitboard>(&self, geometry: &ThreatGeometry<B>, discs: B, opponents: B) -> i32 {
        let open = geometry.grid().cells() & !opponents;
        geometry.grid().steps().map(|step| self.windows_along(discs, open, step)).sum()
    }

    /// Points for the windows of one direction.
    #[inline]
    fn windows_along<B: Bitboard>(&self, discs: B, open: B, step: u32) -> i32 {
        let by_discs = &self.windows[usize::from(step != 1)];
        let windows = OpenWindowSets::count(discs, open, step, by_discs.len() as u32 - 1);
        if windows.is_empty() {
            return 0;
        }
        let counted = by_discs.iter().enumerate().filter(|&(_, &points)| points != 0);
        counted.map(|(discs, points)| points * windows.with(discs) as i32).sum()
    }

    /// Points for a window with so many discs of its owner.
    pub(super) fn window(&self, is_upright: bool, discs: usize) -> i32 {
        self.windows[usize::from(!is_upright)][discs]
    }

    /// Points for the winning cells above the landing cells of a player who comes to fill those cells at the end.
    pub(super) fn threats<B: Bitboard>(&self, winning: B, end_cells: B) -> i32 {
        if winning.is_empty() {
            return 0;
        }
        let Points { threat, good_parity, stacked, .. } = self.points;
        threat * winning.count() as i32
            + good_parity * (winning & end_cells).count() as i32
            + stacked * (winning & (winning << 1)).count() as i32
    }

    /// Points for what a player may pop.
    fn pops<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        position: &MultiPosition<B>,
        seat: Seat,
    ) -> i32 {
        if !geometry.rules().is_pop_out() {
            return 0;
        }
        let feet = position.side(seat).discs & geometry.grid().bottom();
        let wins = geometry.wins_by_pop(feet, position.sinking(geometry, seat));
        self.points.foot * feet.count() as i32 + self.points.winning_pop * i32::from(wins)
    }
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
        LineEvaluation::new(rules).threats(geometry.winning(discs).any & !discs, geometry.end_cells(2, 0))
    }

    #[test]
    fn discs_count_by_the_windows_they_are_in() {
        let rules = Rules::default();
        let geometry = ThreatGeometry::<u64>::new(*Board::new(rules).grid());
        let middle = 1 << geometry.grid().foot(Column::new(3).unwrap());
        assert_eq!(
            LineEvaluation::new(rules).windows(&geometry, middle, 0),
            6 * DROPS.across[3] + DROPS.upright[3]
        );
    }

    #[test]
    fn a_winning_cell_that_one_comes_to_fill_is_worth_more() {
        let both = |row| three_in_row(row, Variant::Standard) - 2 * DROPS.threat;
        assert_eq!([1, 2, 3, 4].map(both), [0, 2 * DROPS.good_parity, 0, 2 * DROPS.good_parity]);
        assert!((1..5).all(|row| three_in_row(row, Variant::PopOut) == 2 * POPS.threat));
    }
}
