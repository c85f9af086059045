//! The lines on a board, to be shown to a person.
use super::cell::Cell;
use super::column::Column;
use super::position::Position;
use super::rules::Rules;
use super::seat::Seat;

/// A run of at least N discs of one player that no further disc prolongs, sorted by cell.
pub type Line = Vec<Cell>;

/// Rows and columns from one cell of a line to the next: up, right, and both diagonals.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// All lines of a player, sorted, each once.
pub(super) fn lines(position: &Position, seat: Seat) -> Vec<Line> {
    let mut lines: Vec<Line> = DIRECTIONS
        .iter()
        .flat_map(|&direction| starts(position, seat, direction).map(move |start| (start, direction)))
        .map(|(start, direction)| run(position, seat, start, direction))
        .filter(|line| line.len() >= usize::from(position.rules().connect()))
        .collect();
    lines.sort();
    lines.dedup();
    lines
}

/// The player's discs that have no disc of theirs before them in this direction.
fn starts(
    position: &Position,
    seat: Seat,
    (up, right): (isize, isize),
) -> impl Iterator<Item = Cell> + use<'_> {
    let is_own = move |cell: Cell| position.disc_at(cell) == Some(seat);
    cells(*position.rules())
        .filter(move |&cell| is_own(cell) && !neighbour(cell, (-up, -right)).is_some_and(is_own))
}

/// The player's discs from `start` on, as far as they go without a gap.
fn run(position: &Position, seat: Seat, start: Cell, direction: (isize, isize)) -> Line {
    let mut line: Line = std::iter::successors(Some(start), |&cell| neighbour(cell, direction))
        .take_while(|&cell| position.disc_at(cell) == Some(seat))
        .collect();
    line.sort();
    line
}

fn cells(rules: Rules) -> impl Iterator<Item = Cell> + use<> {
    let rows = rules.rows();
    rules.columns().flat_map(move |column| (0..rows).map(move |row| Cell::new(row, column)))
}

fn neighbour(cell: Cell, (up, right): (isize, isize)) -> Option<Cell> {
    let row = usize::from(cell.row).checked_add_signed(up)?;
    let column = cell.column.index().checked_add_signed(right)?;
    Some(Cell::new(u8::try_from(row).ok()?, Column::new(column)?))
}
