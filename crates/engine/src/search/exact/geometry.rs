//! The board as bits for the search: where lines are possible, found by shifts.
//!
//! Cells are where [`Grid`] puts them: column by column, `rows + 1` bits each. Rows and N can be fixed when the code is
//! compiled, which makes every shift a constant.
use std::array::from_fn;

use super::simd::{DIRECTIONS, Shifts, SimdBitboard};
use crate::grid::bits_needed;
use crate::search::threat_geometry::from_the_middle;
use crate::{Column, Grid, Rules};

/// Longest line that the rules know.
const LONGEST: usize = 16;

/// How often [`SolverGeometry::above`] doubles its reach, up to 16 rows.
const DOUBLINGS: usize = 4;

/// The geometry of one board. `ROWS` and `CONNECT` are those of the rules, or 0 where they are only known at run time;
/// fixed ones must leave every line's length within the bits of `B`.
#[derive(Clone, Debug)]
pub(super) struct SolverGeometry<B: SimdBitboard, const ROWS: u32, const CONNECT: u32> {
    processor: B::Processor,
    grid: Grid<B>,
    rows: u32,
    connect: u32,
    size: i32,
    /// Groups of directions with one in which a line fits.
    groups: usize,
    /// Bits by so many cells along each direction. Upward stands for those in which no line fits: there it finds none.
    shifts: [Shifts; LONGEST],
    /// The same but upward, where they lead off the board.
    shifts_across: [Shifts; LONGEST],
    cells: B,
    /// The cells of each column, from the middle outwards.
    columns: Vec<B>,
    bottom: B,
    /// The rows an even number of cells below the top.
    claimeven_rows: B,
    /// For each claimeven row from the lowest up: what the player to move scores at most if the other has a line within
    /// the claimeven rows up to it, and these rows.
    claimeven_lines: Vec<(i32, B)>,
    /// The cells that have at least 1, 2, 4 and 8 cells below.
    raised: [B; DOUBLINGS],
    /// The numbers up to the size in binary, in the bits above the columns; none where they don't fit there.
    counters: Vec<B>,
}

impl<B: SimdBitboard, const ROWS: u32, const CONNECT: u32> SolverGeometry<B, ROWS, CONNECT> {
    /// Bits by so many cells along each direction, with the rows fixed.
    const SHIFTS: [Shifts; LONGEST] = multiples([1, ROWS as u64, ROWS as u64 + 1, ROWS as u64 + 2]);

    pub(super) fn new(processor: B::Processor, grid: Grid<B>) -> Self {
        let (rows, connect) = (u32::from(grid.rules().rows()), u32::from(grid.rules().connect()));
        debug_assert!((ROWS == 0 || ROWS == rows) && (CONNECT == 0 || CONNECT == connect));
        let row = |row: u32| grid.bottom() << row;
        let fitting: Vec<u64> = grid.steps().map(u64::from).collect();
        let steps = from_fn(|direction| fitting.get(direction).copied().unwrap_or(1));
        let union = |rows: &mut dyn Iterator<Item = u32>| rows.fold(B::EMPTY, |set, each| set | row(each));
        let shifts = multiples(steps);
        let off_the_board = u64::from(bits_needed(*grid.rules())) - 1;
        let off_if_upward = |step: u64, distance: u64| if step == 1 { off_the_board } else { distance };
        let across = |times: usize| from_fn(|way| off_if_upward(steps[way], shifts[times][way]));
        Self {
            processor,
            grid,
            rows,
            connect,
            size: grid.rules().cells() as i32,
            groups: fitting.len().div_ceil(B::LANES),
            shifts,
            shifts_across: from_fn(across),
            cells: grid.cells(),
            columns: from_the_middle(*grid.rules()).into_iter().map(|column| grid.column(column)).collect(),
            bottom: grid.bottom(),
            claimeven_rows: union(&mut (0..rows).rev().step_by(2)),
            claimeven_lines: (0..rows)
                .filter(|row| (rows - row) % 2 == 1)
                .map(|row| (-((rows - row) as i32 / 2 + 1), union(&mut (0..=row).rev().step_by(2))))
                .collect(),
            raised: from_fn(|doubling| union(&mut (1 << doubling..rows))),
            counters: counters_above_columns(&grid),
        }
    }

    /// For each cell, the number of lines through it.
    pub(super) fn lines_through_cells(&self) -> Vec<i32> {
        let lines = |cells: B| self.grid.count_windows(cells) as i32;
        let cells = (0..B::BITS).take_while(|&index| !(self.cells >> index).is_empty());
        cells.map(|index| lines(self.cells) - lines(self.cells & !B::bit(index))).collect()
    }

    #[inline]
    pub(super) const fn processor(&self) -> B::Processor {
        self.processor
    }

    pub(super) const fn grid(&self) -> &Grid<B> {
        &self.grid
    }

    pub(super) const fn rules(&self) -> &Rules {
        self.grid.rules()
    }

    /// Cells of the board.
    #[inline]
    pub(super) const fn size(&self) -> i32 {
        self.size
    }

    #[inline]
    pub(super) const fn stride(&self) -> u32 {
        (if ROWS == 0 { self.rows } else { ROWS }) + 1
    }

    #[inline]
    const fn connect(&self) -> u32 {
        if CONNECT == 0 { self.connect } else { CONNECT }
    }

    #[inline]
    pub(super) const fn cells(&self) -> B {
        self.cells
    }

    /// The rows that a player gets by claimeven, that is, who answers every disc with one on top of it, while every
    /// column has an even number of empty cells: the top one and every second one below.
    #[inline]
    pub(super) const fn claimeven_rows(&self) -> B {
        self.claimeven_rows
    }

    /// For each of the [`claimeven_rows`](Self::claimeven_rows) from the lowest up: the score, for the player who is
    /// followed, of a line that the other completes in it with the last cell but those above; and the
    /// claimeven rows up to it.
    #[inline]
    pub(super) fn claimeven_lines(&self) -> &[(i32, B)] {
        &self.claimeven_lines
    }

    /// The cells of each column, from the middle outwards.
    #[inline]
    pub(super) fn columns_from_middle(&self) -> &[B] {
        &self.columns
    }

    /// The columns in which some of these cells are: a bit for each, by its place in
    /// [`columns_from_middle`](Self::columns_from_middle). Found without a branch for each column, which no processor
    /// would foresee.
    #[inline(always)]
    pub(super) fn columns_holding(&self, cells: B) -> u32 {
        self.columns.iter().rev().fold(0, |with, &column| 2 * with + u32::from(!(cells & column).is_empty()))
    }

    /// The cells in which a disc would land.
    #[inline]
    pub(super) fn landing(&self, occupied: B) -> B {
        occupied.wrapping_sum(self.bottom) & self.cells
    }

    /// The cells of a column.
    pub(super) fn column_cells(&self, column: Column) -> B {
        self.grid.column(column)
    }

    /// The column of the lowest of these cells.
    #[inline]
    pub(super) fn column(&self, cell: B) -> Option<u32> {
        cell.lowest().map(|index| index / self.stride())
    }

    /// This column, or its mirror image.
    pub(super) const fn mirrored_if(&self, is_mirrored: bool, column: u32) -> u32 {
        if is_mirrored { self.rules().cols() as u32 - 1 - column } else { column }
    }

    /// All cells of the columns above any of these cells.
    #[inline]
    pub(super) fn above(&self, cells: B) -> B {
        let mut above = (cells << 1) & self.cells;
        let rows = self.stride() - 1;
        for (doubling, &raised) in self.raised.iter().enumerate() {
            if 1 << doubling < rows {
                above = above | ((above << (1 << doubling)) & raised);
            }
        }
        above
    }

    /// The cells of the columns of these cells.
    #[inline(always)]
    pub(super) fn columns_through(&self, cells: B) -> B {
        // A full column carries into the bit above it where one more of its cells is added: first in the columns meant,
        // then in the others.
        let carried = cells.wrapping_sum(self.cells);
        let others = !(carried >> (self.stride() - 1)) & self.bottom;
        self.cells.wrapping_sum(others) & self.cells
    }

    /// The cells of the columns in which none of these cells is; none where the board has too few columns to write down
    /// [how many](Self::counter) there are.
    #[inline(always)]
    pub(super) fn columns_without(&self, cells: B) -> B {
        if self.counters.is_empty() { B::EMPTY } else { self.cells & !self.columns_through(cells) }
    }

    /// A number of cells in binary, in the bits above the columns.
    #[inline(always)]
    pub(super) fn counter(&self, count: u32) -> B {
        self.counters.get(count as usize).copied().unwrap_or(B::EMPTY)
    }

    /// Each cell whose other cells of some line are all in `cells`, with some above it or not.
    #[inline]
    pub(super) fn completing(&self, cells: B) -> B {
        self.union(|group| self.completing_along(cells, group)) & self.cells
    }

    /// Whether some line lies within these cells.
    #[inline(always)]
    pub(super) fn has_line(&self, cells: B) -> bool {
        let has_none = |group| B::is_zero(self.line_starts(cells, group, |times| self.shifts(times)));
        B::run(self.processor, || !(0..self.groups()).all(has_none))
    }

    /// Whether some line that does not run upward lies within these cells; one of a single cell runs any way.
    #[inline(always)]
    pub(super) fn has_line_across(&self, cells: B) -> bool {
        let shifts = |times: u32| &self.shifts_across[times as usize];
        let has_none = |group| B::is_zero(self.line_starts(cells, group, shifts));
        B::run(self.processor, || !(0..self.groups()).all(has_none))
    }

    /// The cells of all lines that lie within these cells.
    #[inline]
    pub(super) fn in_lines(&self, cells: B) -> B {
        self.union(|group| {
            let starts = self.line_starts(cells, group, |times| self.shifts(times));
            self.spread(starts, group)
        })
    }

    /// All that is found along any direction.
    #[inline(always)]
    fn union(&self, find: impl Fn(usize) -> B::Vectors) -> B {
        let add = |found, group| found | B::or_lanes(find(group));
        B::run(self.processor, || (0..self.groups()).fold(B::EMPTY, add))
    }

    /// A line through a cell has so many cells before it and the others after it: for each such split, the runs of
    /// cells that long on both sides.
    #[inline(always)]
    fn completing_along(&self, cells: B, group: usize) -> B::Vectors {
        let others = self.connect() - 1;
        let (cells, all) = (B::splat(self.processor, cells), B::splat(self.processor, !B::EMPTY));
        let mut after = [all; LONGEST];
        for distance in 1..self.connect() {
            let beyond = B::shift_down(cells, self.shifts(distance), group);
            after[distance as usize] = after[distance as usize - 1] & beyond;
        }
        let mut before = all;
        let mut found = after[others as usize];
        for distance in 1..self.connect() {
            before = before & B::shift_up(cells, self.shifts(distance), group);
            found = found | (before & after[(others - distance) as usize]);
        }
        found
    }

    /// The first cell of each line along these directions that lies within these cells.
    #[inline(always)]
    fn line_starts<'d>(&self, cells: B, group: usize, shifts: impl Fn(u32) -> &'d Shifts) -> B::Vectors {
        let mut starts = B::splat(self.processor, cells);
        let mut reached = 1;
        while reached < self.connect() {
            let more = reached.min(self.connect() - reached);
            starts = starts & B::shift_down(starts, shifts(more), group);
            reached += more;
        }
        starts
    }

    /// All cells of the lines along these directions that begin in these cells.
    #[inline(always)]
    fn spread(&self, starts: B::Vectors, group: usize) -> B::Vectors {
        let mut cells = starts;
        let mut reached = 1;
        while reached < self.connect() {
            let more = reached.min(self.connect() - reached);
            cells = cells | B::shift_up(cells, self.shifts(more), group);
            reached += more;
        }
        cells
    }

    /// Groups of directions to look along.
    #[inline]
    const fn groups(&self) -> usize {
        if ROWS == 0 && B::LANES < DIRECTIONS { self.groups } else { DIRECTIONS / B::LANES }
    }

    /// Bits by so many cells along each direction.
    #[inline]
    const fn shifts(&self, times: u32) -> &Shifts {
        if ROWS == 0 { &self.shifts[times as usize] } else { &Self::SHIFTS[times as usize] }
    }
}

/// The numbers up to the size of the board, in binary, in the bits above the columns; none if they don't fit there.
fn counters_above_columns<B: SimdBitboard>(grid: &Grid<B>) -> Vec<B> {
    let (rules, size) = (grid.rules(), grid.rules().cells() as u32);
    let above = |column: u32| B::bit(column * grid.stride() + u32::from(rules.rows()));
    let digits = |count: u32| (0..u32::from(rules.cols())).filter(move |digit| count >> digit & 1 == 1);
    let counter = |count: u32| digits(count).fold(B::EMPTY, |set, digit| set | above(digit));
    if size >> rules.cols() == 0 { (0..=size).map(counter).collect() } else { Vec::new() }
}

/// These shifts times 0, 1, 2 and more.
const fn multiples(steps: Shifts) -> [Shifts; LONGEST] {
    let mut shifts = [[0; DIRECTIONS]; LONGEST];
    let mut times = 1;
    while times < LONGEST {
        let mut direction = 0;
        while direction < DIRECTIONS {
            shifts[times][direction] = shifts[times - 1][direction] + steps[direction];
            direction += 1;
        }
        times += 1;
    }
    shifts
}
