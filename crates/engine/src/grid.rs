//! The layout of a board in a bitboard: where each cell is, and how lines are found by shifts.
//!
//! Column by column from the left, `rows + 1` bits each, the bottom cell lowest. The bit above each column is never
//! set: it keeps a line from running out of the top of one column into the foot of the next.
use super::bitboard::Bitboard;
use super::cell::Cell;
use super::column::Column;
use super::rules::Rules;

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
        Self { rules, cells, bottom, first_column, steps, directions }
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
    /// there is a single direction.
    pub fn steps(&self) -> impl Iterator<Item = u32> + use<B> {
        self.steps.into_iter().take(usize::from(self.directions)).map(u32::from)
    }

    /// Places where a line of N lies wholly within `cells`, one set for each of the [`steps`](Self::steps); each place
    /// is named by the lowest bit of its line.
    pub fn windows(&self, cells: B) -> impl Iterator<Item = B> {
        let connect = u32::from(self.rules.connect());
        self.steps().map(move |step| runs(cells, step, connect))
    }

    /// Whether a line of N lies wholly within `cells`.
    #[inline]
    pub fn has_line(&self, cells: B) -> bool {
        self.windows(cells).any(|starts| !starts.is_empty())
    }

    /// Number of places where a line of exactly N lies wholly within `cells`.
    pub fn count_windows(&self, cells: B) -> u32 {
        self.windows(cells).map(Bitboard::count).sum()
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
    let candidates = [
        (1, fits_up),
        (stride, fits_across && rules.connect() > 1),
        (stride + 1, fits_up && fits_across && rules.connect() > 1),
        (stride - 1, fits_up && fits_across && rules.connect() > 1),
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
        for rows in 1..=16 {
            for cols in 1..=16 {
                for connect in 1..=16 {
                    let wide = grid::<Wide>(rows, cols, connect);
                    let windows = wide.rules().windows();
                    assert_eq!(wide.count_windows(wide.cells()) as usize, windows, "{:?}", wide.rules());
                    if bits_needed(*wide.rules()) <= 128 {
                        let double = grid::<u128>(rows, cols, connect);
                        assert_eq!(
                            double.count_windows(double.cells()) as usize,
                            windows,
                            "{:?}",
                            wide.rules()
                        );
                    }
                    if bits_needed(*wide.rules()) <= 64 {
                        let narrow = grid::<u64>(rows, cols, connect);
                        assert_eq!(
                            narrow.count_windows(narrow.cells()) as usize,
                            windows,
                            "{:?}",
                            wide.rules()
                        );
                    }
                }
            }
        }
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
