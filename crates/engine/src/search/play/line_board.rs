//! A position as its rows, diagonals and columns, a word each: a disc changes few of them, and of what it changes only
//! what is near has to be looked at again. So a move costs little on boards of any size.
use std::array;

use crate::Rules;
use crate::bitboard::Bitboard;
use crate::rules::MAX_SIZE;
use crate::search::position::{SearchPosition, SideView};
use crate::search::threat_geometry::{ThreatGeometry, Winning};

const SIZE: usize = MAX_SIZE as usize;

/// Rows, rising diagonals and falling ones, in this order.
const RISING: usize = SIZE;
const FALLING: usize = RISING + 2 * SIZE - 1;
const LINES: usize = FALLING + 2 * SIZE - 1;

/// The longest line for which all that can be around a disc is worked out beforehand.
const LONGEST_IN_TABLE: usize = 7;

/// Discs that a number of four bits has.
const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// What stays the same while a game is played.
pub(super) struct LineGeometry {
    rows: usize,
    cols: usize,
    connect: usize,
    /// The cells of each line that are on the board.
    cells: [u16; LINES],
    /// The cells that complete a line, by the discs in the cells around one; empty where lines are too long.
    completions: Vec<u16>,
}

impl LineGeometry {
    pub(super) fn new(rules: Rules) -> Self {
        let (rows, cols, connect) = (rules.rows().into(), rules.cols().into(), rules.connect().into());
        let mut cells = [0; LINES];
        for (column, row) in (0..cols).flat_map(|column| (0..rows).map(move |row| (column, row))) {
            for line in lines(column, row) {
                cells[line] |= 1 << column;
            }
        }
        let number = if connect <= LONGEST_IN_TABLE { 1_u32 << (2 * connect - 1) } else { 0 };
        let completions = (0..number).map(|discs| completing(discs, connect) as u16).collect();
        Self { rows, cols, connect, cells, completions }
    }

    /// The cells of a line in which one more disc completes N, as far as the disc in the middle of these cells does it.
    fn completions(&self, neighbourhood: u32) -> u32 {
        match self.completions.get(neighbourhood as usize) {
            Some(&cells) => cells.into(),
            None => completing(neighbourhood, self.connect),
        }
    }

    /// The cells of a line that share a window with the one in this column, which comes to stand in the middle.
    fn neighbourhood(&self, line: u16, column: usize) -> u32 {
        ((u32::from(line) << (SIZE - 1)) >> (column + SIZE - self.connect))
            & ((1 << (2 * self.connect - 1)) - 1)
    }
}

/// Free cells of a line that make `connect` discs in a row with the one that is in the middle of these `2 * connect - 1`
/// cells: at most the nearest on each side.
#[inline]
fn completing(discs: u32, connect: usize) -> u32 {
    let (middle, most) = (connect as u32 - 1, connect as u32);
    let right = discs >> middle;
    let left = discs << (u32::BITS - most);
    let (to_right, to_left) = (right.trailing_ones(), left.leading_ones());
    let beyond_right = (right >> to_right >> 1).trailing_ones();
    let beyond_left = (left << to_left << 1).leading_ones();
    // The disc in the middle is counted twice, the free cell not at all.
    let run = to_right + to_left;
    let wins_right = to_right < most && run + beyond_right >= most;
    let wins_left = to_left < most && run + beyond_left >= most;
    (u32::from(wins_right) << (middle + to_right)) | ((u32::from(wins_left) << middle) >> to_left)
}

/// The discs of one player.
#[derive(Clone, Copy)]
struct Discs {
    /// A bit for each column.
    lines: [u16; LINES],
    /// A bit for each row.
    columns: [u16; SIZE],
}

impl Discs {
    /// Tells the cells that win as soon as there is a disc in this one, because of it, by column and row.
    #[inline]
    fn completed(
        &self,
        geometry: &LineGeometry,
        column: usize,
        row: usize,
        mut tell: impl FnMut(usize, usize),
    ) {
        let run = geometry.connect - 1;
        let all = (1_u32 << run) - 1;
        // The cells below the board count as free.
        let upright = u32::from(self.columns[column]) | 1 << row;
        if ((upright << SIZE) >> (row + 1 + SIZE - run)) & all == all && row + 1 < geometry.rows {
            tell(column, row + 1);
        }
        let completions = lines(column, row)
            .map(|line| geometry.completions(geometry.neighbourhood(self.lines[line] | 1 << column, column)));
        if completions == [0; 3] {
            return;
        }
        for (kind, mut cells) in completions.into_iter().enumerate() {
            while cells != 0 {
                let place = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let other = (column + place).wrapping_sub(run);
                let other_row = match kind {
                    0 => row,
                    1 => (row + place).wrapping_sub(run),
                    _ => (row + run).wrapping_sub(place),
                };
                if other < geometry.cols && other_row < geometry.rows {
                    tell(other, other_row);
                }
            }
        }
    }
}

/// Where one more disc of a player wins.
#[derive(Clone, Copy)]
struct Threats {
    /// A bit for each row, by column.
    winning: [u16; SIZE],
    /// The columns in which the next disc lands on a winning cell, and those in which it lands just below one.
    at_once: u32,
    next: u32,
}

impl Threats {
    /// Finds out what the next discs in a column of this height come to.
    #[inline]
    fn look_at(&mut self, column: usize, height: u8) {
        let winning = u32::from(self.winning[column]) >> height;
        self.at_once = (self.at_once & !(1 << column)) | (winning & 1) << column;
        self.next = (self.next & !(1 << column)) | (winning >> 1 & 1) << column;
    }
}

/// A position without pops of so many sides, which move in turn.
#[derive(Clone, Copy)]
pub(super) struct LineBoard<const SIDES: usize = 2> {
    discs: [Discs; SIDES],
    threats: [Threats; SIDES],
    mover: usize,
    heights: [u8; SIZE],
    /// The columns that are not full.
    open: u32,
    free: u32,
}

impl LineBoard {
    /// The side to move is the first one.
    pub(super) fn new<B: Bitboard>(geometry: &LineGeometry, pos: &SearchPosition<B>) -> Self {
        Self::of_sides(geometry, [&pos.own, &pos.other], 0)
    }

    /// The same as sets of cells, without telling which of the winning cells are not upright.
    #[inline]
    pub(super) fn position<B: Bitboard>(&self, geometry: &ThreatGeometry<B>) -> SearchPosition<B> {
        let grid = geometry.grid();
        let cells = |columns: &[u16; SIZE]| {
            let columns = columns.iter().take(geometry.rules().cols().into()).rev();
            columns.fold(B::EMPTY, |cells, &rows| (cells << grid.stride()) | B::from_word(rows.into()))
        };
        let view = |side: usize| {
            let any = cells(&self.threats[side].winning);
            SideView { discs: cells(&self.discs[side].columns), winning: Winning { across: any, any } }
        };
        SearchPosition { own: view(self.mover), other: view(self.next()) }
    }
}

impl<const SIDES: usize> LineBoard<SIDES> {
    /// `mover` is the index of the side to move.
    pub(super) fn of_sides<B: Bitboard>(
        geometry: &LineGeometry,
        sides: [&SideView<B>; SIDES],
        mover: usize,
    ) -> Self {
        let discs = Discs { lines: [0; LINES], columns: [0; SIZE] };
        let threats = Threats { winning: [0; SIZE], at_once: 0, next: 0 };
        let occupied = sides.iter().fold(B::EMPTY, |cells, side| cells | side.discs);
        let free = (geometry.rows * geometry.cols) as u32 - occupied.count();
        let (discs, threats) = ([discs; SIDES], [threats; SIDES]);
        let mut board = Self { discs, threats, mover, heights: [0; SIZE], open: 0, free };
        for column in 0..geometry.cols {
            let first = (column * (geometry.rows + 1)) as u32;
            let rows = |cells: B| (cells.word_from(first) & ((1 << geometry.rows) - 1)) as u16;
            let height = rows(occupied).count_ones() as u8;
            board.heights[column] = height;
            board.open |= u32::from(usize::from(height) < geometry.rows) << column;
            for (side, view) in sides.into_iter().enumerate() {
                let discs = &mut board.discs[side];
                discs.columns[column] = rows(view.discs);
                for row in (0..height.into()).filter(|row| discs.columns[column] >> row & 1 == 1) {
                    for line in lines(column, row) {
                        discs.lines[line] |= 1 << column;
                    }
                }
                board.threats[side].winning[column] = rows(view.winning.any);
                board.threats[side].look_at(column, height);
            }
        }
        board
    }

    /// The side to move.
    #[inline]
    pub(super) fn mover(&self) -> usize {
        self.mover
    }

    /// The side that moves after that.
    #[inline]
    pub(super) fn next(&self) -> usize {
        if self.mover + 1 == SIDES { 0 } else { self.mover + 1 }
    }

    /// The cells of a column, a bit for each row, in which one more disc of a side wins; some may be filled.
    #[inline]
    pub(super) fn winning(&self, side: usize, column: usize) -> u16 {
        self.threats[side].winning[column]
    }

    /// Cells that are free.
    #[inline]
    pub(super) fn free(&self) -> u32 {
        self.free
    }

    /// The columns that are not full.
    #[inline]
    pub(super) fn open(&self) -> u32 {
        self.open
    }

    /// The row in which the next disc in a column lands.
    #[inline]
    pub(super) fn height(&self, column: usize) -> usize {
        self.heights[column].into()
    }

    /// The columns in which the side to move wins at once.
    #[inline]
    pub(super) fn wins(&self) -> u32 {
        self.threats[self.mover].at_once
    }

    /// The columns in which a disc does not lose at once, if nobody wins at once; the last free cell may be none of
    /// them.
    #[inline]
    pub(super) fn safe_columns(&self) -> u32 {
        let other = &self.threats[self.next()];
        let columns = if other.at_once == 0 { self.open } else { other.at_once };
        if other.at_once & other.at_once.wrapping_sub(1) == 0 { columns & !other.next } else { 0 }
    }

    /// The same, and the last free cell, with which the game ends.
    #[inline]
    pub(super) fn columns_without_loss(&self) -> u32 {
        if self.free == 1 { self.open } else { self.safe_columns() }
    }

    /// The columns in which the side to move would play below a winning cell of their own.
    #[inline]
    pub(super) fn giving_up(&self) -> u32 {
        self.threats[self.mover].next
    }

    /// The side to move plays in a column that is not full.
    #[inline]
    pub(super) fn drop(&mut self, geometry: &LineGeometry, column: usize) {
        let (side, row) = (self.mover, self.height(column));
        self.heights[column] += 1;
        self.free -= 1;
        self.open &= !(u32::from(row + 1 == geometry.rows) << column);
        self.mover = self.next();
        let discs = &mut self.discs[side];
        discs.columns[column] |= 1 << row;
        for line in lines(column, row) {
            discs.lines[line] |= 1 << column;
        }
        let threats = &mut self.threats[side];
        discs.completed(geometry, column, row, |column, row| {
            threats.winning[column] |= 1 << row;
            threats.look_at(column, self.heights[column]);
        });
        for threats in &mut self.threats {
            threats.look_at(column, self.heights[column]);
        }
    }

    /// Tells the cells, by column and row, in which the side to move would win after a drop in this column because of
    /// it; some may win already.
    #[inline]
    pub(super) fn completed_by(
        &self,
        geometry: &LineGeometry,
        column: usize,
        tell: impl FnMut(usize, usize),
    ) {
        self.discs[self.mover].completed(geometry, column, self.height(column), tell);
    }

    /// Tells the windows with the cell where a disc in this column lands in which at most one side has discs: whether
    /// they are upright, level or slanting (0, 1, 2), and the discs of each side, the one to move first.
    #[inline]
    pub(super) fn windows_at(
        &self,
        geometry: &LineGeometry,
        column: usize,
        mut tell: impl FnMut(usize, [usize; SIDES]),
    ) {
        let row = self.height(column);
        let sides: [&Discs; SIDES] = array::from_fn(|number| &self.discs[(self.mover + number) % SIDES]);
        let window = (1_u32 << geometry.connect) - 1;
        let count = |discs: u32| {
            let digit = |place: u32| usize::from(COUNTS[(discs >> place & 15) as usize]);
            if discs < 16 { digit(0) } else { digit(0) + digit(4) + digit(8) + digit(12) }
        };
        let mut look = |direction: usize, cells: u16, discs: [u16; SIDES], place: usize| {
            let closed = !geometry.neighbourhood(cells, place);
            let discs = discs.map(|line| geometry.neighbourhood(line, place));
            for start in 0..geometry.connect {
                let discs = discs.map(|line| line >> start & window);
                let owners: usize = discs.map(|discs| usize::from(discs != 0)).iter().sum();
                if closed >> start & window == 0 && owners < 2 {
                    tell(direction, discs.map(count));
                }
            }
        };
        let upright = ((1_u32 << geometry.rows) - 1) as u16;
        look(0, upright, sides.map(|side| side.columns[column]), row);
        for (kind, line) in lines(column, row).into_iter().enumerate() {
            let direction = 1 + usize::from(kind > 0);
            look(direction, geometry.cells[line], sides.map(|side| side.lines[line]), column);
        }
    }
}

/// The row and the diagonals of a cell.
#[inline]
fn lines(column: usize, row: usize) -> [usize; 3] {
    // So the compiler sees that these are lines.
    let (column, row) = (column % SIZE, row % SIZE);
    [row, RISING + SIZE - 1 + column - row, FALLING + column + row]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::search::threat_geometry::ThreatGeometry;
    use crate::wander::wander;
    use crate::{Outcome, Variant};
    use proptest::prelude::*;

    /// The free cells that complete a window of so many cells with the one in the middle.
    fn plainly_completing(discs: u32, connect: usize) -> u32 {
        let windows = (0..connect).map(|start| ((1 << connect) - 1) << start);
        windows
            .map(|window: u32| window & !discs)
            .filter(|free| free.is_power_of_two())
            .fold(0, |cells, free| cells | free)
    }

    #[test]
    fn lines_of_any_length_are_completed() {
        for connect in 2..=16 {
            let middle = 1 << (connect - 1);
            let all = (1_u32 << (2 * connect - 1)) - 1;
            for number in 0..20_000_u32 {
                // Mostly discs, so that runs are long.
                let other = number.wrapping_mul(0x9E37_79B9);
                let discs = all & (middle | other | other.rotate_left(7) | number);
                assert_eq!(
                    completing(discs, connect),
                    plainly_completing(discs, connect),
                    "{discs:b} {connect}"
                );
            }
        }
    }

    proptest! {
        #![proptest_config(crate::property::cases(500))]

        #[test]
        fn drops_find_what_is_seen_on_the_whole_board(
            (rows, cols, connect) in (1..=16_u8, 1..=16_u8, 2..=16_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..160),
            next in any::<u8>(),
        ) {
            let position = wander(Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap(), &choices);
            prop_assume!(position.outcome() == Outcome::Ongoing);
            let legal = position.legal_moves();
            let mv = legal[usize::from(next) % legal.len()];
            prop_assume!(!position.wins_at_once(mv));
            on_board!(position.board(), board => {
                let geometry = ThreatGeometry::new(*board.grid());
                let lines = LineGeometry::new(*position.rules());
                let pos = SearchPosition::of_board(&geometry, board);
                let after = pos.after(&geometry, mv);
                let mut dropped = LineBoard::new(&lines, &pos);
                prop_assert_eq!(dropped.wins() != 0, pos.wins_at_once(&geometry));
                dropped.drop(&lines, mv.column().index());
                let seen = LineBoard::new(&lines, &after);
                for (side, seen_side) in [(0, 1), (1, 0)] {
                    prop_assert_eq!(dropped.discs[side].lines, seen.discs[seen_side].lines);
                    prop_assert_eq!(dropped.discs[side].columns, seen.discs[seen_side].columns);
                    prop_assert_eq!(dropped.threats[side].winning, seen.threats[seen_side].winning);
                    prop_assert_eq!(dropped.threats[side].at_once, seen.threats[seen_side].at_once);
                    prop_assert_eq!(dropped.threats[side].next, seen.threats[seen_side].next);
                }
                prop_assert_eq!((dropped.open, dropped.free), (seen.open, seen.free));
            });
        }
    }
}
