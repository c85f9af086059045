//! The layout of a board in a bitboard: where each cell is, and how lines are found by shifts.
//!
//! Column by column from the left, `rows + 1` bits each, the bottom cell lowest. The bit above each column is never
//! set: it keeps a line from running out of the top of one column into the foot of the next.
//!
//! On a cylinder the last column is followed by the first, and so are its bits: a line that leaves the board at one side
//! is found by rotating all bits of the board instead of shifting them.
use super::bitboard::Bitboard;
use super::cell::Cell;
use super::column::Column;
use super::rules::{MAX_SIZE, Rules};
use super::windows::OpenWindowSets;

/// Bits that a board by these rules takes.
pub(super) const fn bits_needed(rules: Rules) -> u32 {
    rules.cols() as u32 * (rules.rows() as u32 + 1)
}

/// The layout of one board. Cheap to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid<B> {
    rules: Rules,
    cells: B,
    bottom: B,
    first_column: B,
    /// Distances in bits between neighbours in a line, for those directions in which a line fits.
    steps: [u8; 4],
    directions: u8,
    /// Bits of the board, if they are a ring: on a cylinder. Otherwise 0.
    ring: u32,
}

impl<B: Bitboard> Grid<B> {
    /// The layout for these rules; `B` must have [enough bits](bits_needed).
    pub(super) fn new(rules: Rules) -> Self {
        debug_assert!(bits_needed(rules) <= B::BITS);
        let stride = u32::from(rules.rows()) + 1;
        let union = |bits: &mut dyn Iterator<Item = u32>| bits.fold(B::EMPTY, |set, bit| set | B::bit(bit));
        let first_column = union(&mut (0..u32::from(rules.rows())));
        let bottom = union(&mut (0..u32::from(rules.cols())).map(|column| column * stride));
        let cells =
            rules.columns().fold(B::EMPTY, |set, c| set | (first_column << (c.index() as u32 * stride)));
        let (steps, directions) = steps(rules);
        let ring = if rules.is_cylinder() { bits_needed(rules) } else { 0 };
        Self { rules, cells, bottom, first_column, steps, directions, ring }
    }

    /// The rules it was made for.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Bits from a cell to its right neighbour.
    pub const fn stride(&self) -> u32 {
        self.rules.rows() as u32 + 1
    }

    /// All cells of the board.
    pub const fn cells(&self) -> B {
        self.cells
    }

    /// The cells of the bottom row.
    pub const fn bottom(&self) -> B {
        self.bottom
    }

    /// The cells of the top row.
    pub fn top(&self) -> B {
        self.bottom << (self.stride() - 2)
    }

    /// The cells of a column.
    pub fn column(&self, column: Column) -> B {
        self.first_column << self.foot(column)
    }

    /// Bit of the lowest cell of a column.
    pub const fn foot(&self, column: Column) -> u32 {
        column.index() as u32 * self.stride()
    }

    /// Bit of a cell.
    pub const fn index(&self, cell: Cell) -> u32 {
        self.foot(cell.column) + cell.row as u32
    }

    /// These bits seen in a mirror, those above the columns included.
    pub fn mirrored(&self, bits: B) -> B {
        let stride = self.stride();
        let first = self.first_column | (self.first_column << 1);
        let columns = (0..u32::from(self.rules.cols())).map(|column| (bits >> (column * stride)) & first);
        columns.fold(B::EMPTY, |mirrored, column| (mirrored << stride) | column)
    }

    /// Bits from a cell of a line to the next, one for each direction in which a line of N fits the board; with N = 1
    /// there is a single direction. Whoever shifts by them does not see lines that run round a cylinder, so the board
    /// must be none.
    pub fn steps(&self) -> impl Iterator<Item = u32> + use<B> {
        debug_assert!(!self.rules.is_cylinder(), "shifts don't run round a cylinder");
        self.all_steps()
    }

    /// The same on any board.
    fn all_steps(&self) -> impl Iterator<Item = u32> + use<B> {
        self.steps.into_iter().take(usize::from(self.directions)).map(u32::from)
    }

    /// Places where a line of N lies wholly within `cells`, one set for each direction in which one fits the board, in
    /// the order of the [`steps`](Self::steps); each place is named by the bit of the first cell of its line.
    pub fn windows(&self, cells: B) -> impl Iterator<Item = B> {
        self.windows_by_step(cells).map(|(_, starts)| starts)
    }

    /// The same with the bits from a cell of a line to the next in each direction.
    pub(super) fn windows_by_step(&self, cells: B) -> impl Iterator<Item = (u32, B)> {
        let connect = u32::from(self.rules.connect());
        self.all_steps().map(move |step| {
            (step, if self.ring == 0 { runs(cells, step, connect) } else { self.runs_round(cells, step) })
        })
    }

    /// The windows of N cells that lie within `open` by the `discs` in them, with the bits from a cell to the next for
    /// each direction; on a cylinder a whole row counts once for each column.
    pub(super) fn open_windows(&self, discs: B, open: B) -> impl Iterator<Item = (u32, OpenWindowSets<B>)> {
        let connect = u32::from(self.rules.connect());
        self.all_steps().map(move |step| {
            let nth = |cells: B, number: u32| self.moved_down(cells, number * step);
            (step, OpenWindowSets::count_along(discs, open, connect, nth))
        })
    }

    /// Whether a line of N lies wholly within `cells`.
    #[inline]
    pub fn has_line(&self, cells: B) -> bool {
        let connect = u32::from(self.rules.connect());
        if self.ring == 0 {
            self.all_steps().any(|step| !runs(cells, step, connect).is_empty())
        } else {
            self.windows(cells).any(|starts| !starts.is_empty())
        }
    }

    /// Number of places where a line of exactly N lies wholly within `cells`.
    pub fn count_windows(&self, cells: B) -> u32 {
        self.windows(cells).map(Bitboard::count).sum()
    }

    /// The cells, free or not, in which one more disc beside these would complete a line. On any board, and slower than
    /// [`ThreatGeometry`](crate::search::ThreatGeometry), which is made for the usual rules.
    pub(super) fn completing(&self, discs: B) -> B {
        let connect = usize::from(self.rules.connect());
        let completed = self.all_steps().fold(B::EMPTY, |cells, step| {
            // By their number: the cells that so many discs follow, and those that follow so many.
            let mut followed = [!B::EMPTY; MAX_SIZE as usize];
            let mut following = followed;
            for discs_between in 1..connect {
                let distance = step * discs_between as u32;
                followed[discs_between] = followed[discs_between - 1] & self.moved_down(discs, distance);
                following[discs_between] = following[discs_between - 1] & self.moved_up(discs, distance);
            }
            (0..connect)
                .fold(cells, |cells, before| cells | (following[before] & followed[connect - 1 - before]))
        });
        completed & self.cells
    }

    /// As [`runs`], round a cylinder. A whole row is a single line, which begins in the first column.
    #[cold]
    fn runs_round(&self, cells: B, step: u32) -> B {
        let connect = u32::from(self.rules.connect());
        let mut starts = cells;
        for distance in (1..connect).map(|cell| cell * step) {
            starts = starts & self.moved_down(cells, distance);
        }
        let is_whole_row = step == self.stride() && connect == u32::from(self.rules.cols());
        if is_whole_row { starts & self.first_column } else { starts }
    }

    /// These cells so many bits lower; on a cylinder those that leave at the low end come back at the high one. Bits
    /// beyond the board are the caller's to leave out.
    fn moved_down(&self, cells: B, distance: u32) -> B {
        match self.ring {
            0 if distance < B::BITS => cells >> distance,
            0 => B::EMPTY,
            ring => match distance % ring {
                0 => cells,
                distance => (cells >> distance) | (cells << (ring - distance)),
            },
        }
    }

    /// The same upwards.
    fn moved_up(&self, cells: B, distance: u32) -> B {
        match self.ring {
            0 if distance < B::BITS => cells << distance,
            0 => B::EMPTY,
            ring => self.moved_down(cells, ring - distance % ring),
        }
    }

    /// All boards that differ from this one only by the direction in which it is looked at: its mirror image, and on a
    /// cylinder all that it can be turned into. `bits` are any, those above the columns included.
    pub(super) fn images(&self, bits: B) -> impl Iterator<Item = B> {
        let turns = if self.ring == 0 { 1 } else { u32::from(self.rules.cols()) };
        let columns = self.cells | (self.cells << 1);
        let turned = move |bits: B, turn: u32| match turn {
            0 => bits,
            _ => self.moved_down(bits, turn * self.stride()) & columns,
        };
        [bits, self.mirrored(bits)]
            .into_iter()
            .flat_map(move |bits| (0..turns).map(move |turn| turned(bits, turn)))
    }
}

/// Members of `cells` at which a run of `length` members begins, each `step` bits from the one before.
/// Doubles the length of the run with each shift.
#[inline]
fn runs<B: Bitboard>(cells: B, step: u32, length: u32) -> B {
    let mut starts = cells;
    let mut reached = 1;
    while reached < length {
        let more = reached.min(length - reached);
        starts = starts & (starts >> (step * more));
        reached += more;
    }
    starts
}

/// Distances in bits between the cells of a line, and in how many directions one fits the board. Leaving out the
/// others keeps every shift shorter than the board.
fn steps(rules: Rules) -> ([u8; 4], u8) {
    let stride = rules.rows() + 1;
    let fits_up = rules.connect() <= rules.rows();
    let fits_across = rules.connect() <= rules.cols();
    let fits_aslant = fits_up && (fits_across || rules.is_cylinder()) && rules.connect() > 1;
    let candidates = [
        (1, fits_up),
        (stride, fits_across && rules.connect() > 1),
        (stride + 1, fits_aslant && rules.diagonals() > 0),
        (stride - 1, fits_aslant && rules.diagonals() > 1),
    ];
    let mut steps = [0; 4];
    let mut directions = 0;
    for (step, _) in candidates.into_iter().filter(|&(_, fits)| fits) {
        steps[usize::from(directions)] = step;
        directions += 1;
    }
    (steps, directions)
}

#[cfg(test)]
mod tests {
    use super::super::bitboard::Wide;
    use super::super::rules::Variant;
    use super::*;

    fn grid<B: Bitboard>(rows: u8, cols: u8, connect: u8) -> Grid<B> {
        Grid::new(Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap())
    }

    #[test]
    fn every_width_finds_the_windows_that_the_rules_count() {
        fn found<B: Bitboard>(rules: Rules) -> usize {
            let grid = Grid::<B>::new(rules);
            grid.count_windows(grid.cells()) as usize
        }
        for rows in 1..=16 {
            for cols in 1..=16 {
                for connect in 1..=16 {
                    let flat = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
                    for rules in [flat, flat.with_cylinder()] {
                        assert_eq!(found::<Wide>(rules), rules.windows(), "{rules}");
                        if bits_needed(rules) <= 128 {
                            assert_eq!(found::<u128>(rules), rules.windows(), "{rules}");
                        }
                        if bits_needed(rules) <= 64 {
                            assert_eq!(found::<u64>(rules), rules.windows(), "{rules}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_cylinder_has_as_many_images_as_ways_to_look_at_it() {
        let flat = Rules::new(2, 4, 3, Variant::Standard, 2).unwrap();
        let images = |rules: Rules| {
            let grid = Grid::<u64>::new(rules);
            let cell = |row, column| 1 << grid.index(Cell::new(row, Column::new(column).unwrap()));
            let mut images: Vec<u64> = grid.images(cell(0, 0) | cell(1, 0) | cell(0, 1)).collect();
            assert!(images.iter().all(|&image| image.count() == 3 && image & !grid.cells() == 0));
            images.sort_unstable();
            images.dedup();
            images.len()
        };
        assert_eq!((images(flat), images(flat.with_cylinder())), (2, 8));
    }

    #[test]
    fn lines_do_not_run_over_the_edge() {
        let grid = grid::<u64>(3, 3, 3);
        let cell = |row, column| 1u64 << grid.index(Cell::new(row, Column::new(column).unwrap()));
        assert!(!grid.has_line(cell(1, 0) | cell(2, 0) | cell(0, 1)));
        assert!(!grid.has_line(cell(2, 0) | cell(0, 1) | cell(1, 1)));
        assert!(grid.has_line(cell(0, 0) | cell(1, 1) | cell(2, 2)));
        assert!(grid.has_line(cell(2, 0) | cell(1, 1) | cell(0, 2)));
    }
}
