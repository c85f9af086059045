//! The lines on a board, to be shown to a person.
use super::bitboard::Bitboard;
use super::board::Board;
use super::cell::Cell;
use super::column::Column;
use super::rules::Rules;
use super::seat::Seat;

/// A maximal run of at least N discs of one player, sorted by cell.
pub type Line = Vec<Cell>;

/// Rows and columns from one cell of a line to the next: up, right, and both diagonals.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// All lines of a player, sorted, each once.
pub(super) fn lines<B: Bitboard>(board: &Board<B>, seat: Seat) -> Vec<Line> {
    let mut lines: Vec<Line> = DIRECTIONS
        .iter()
        .flat_map(|&direction| starts(board, seat, direction).map(move |start| (start, direction)))
        .map(|(start, direction)| run(board, seat, start, direction))
        .filter(|line| line.len() >= usize::from(board.rules().connect()))
        .collect();
    lines.sort();
    lines.dedup();
    lines
}

/// Every place where a line of exactly N can lie, sorted by cell.
pub(super) fn windows(rules: Rules) -> impl Iterator<Item = Line> {
    cells(rules).flat_map(move |start| {
        DIRECTIONS.into_iter().filter_map(move |direction| window(rules, start, direction))
    })
}

fn window(rules: Rules, start: Cell, direction: (isize, isize)) -> Option<Line> {
    let cells = std::iter::successors(Some(start), |&cell| {
        neighbour(cell, direction).filter(|&cell| is_on_board(rules, cell))
    });
    let mut window: Line = cells.take(rules.connect().into()).collect();
    window.sort();
    (window.len() == usize::from(rules.connect())).then_some(window)
}

/// The player's discs that have no disc of theirs before them in this direction.
fn starts<B: Bitboard>(
    board: &Board<B>,
    seat: Seat,
    (up, right): (isize, isize),
) -> impl Iterator<Item = Cell> + use<'_, B> {
    let is_own = move |cell: Cell| belongs_to(board, cell, seat);
    cells(*board.rules())
        .filter(move |&cell| is_own(cell) && !neighbour(cell, (-up, -right)).is_some_and(is_own))
}

/// The player's discs from `start` on, as far as they go without a gap.
fn run<B: Bitboard>(board: &Board<B>, seat: Seat, start: Cell, direction: (isize, isize)) -> Line {
    let mut line: Line = std::iter::successors(Some(start), |&cell| neighbour(cell, direction))
        .take_while(|&cell| belongs_to(board, cell, seat))
        .collect();
    line.sort();
    line
}

fn belongs_to<B: Bitboard>(board: &Board<B>, cell: Cell, seat: Seat) -> bool {
    is_on_board(*board.rules(), cell) && board.disc_at(cell) == Some(seat)
}

fn is_on_board(rules: Rules, cell: Cell) -> bool {
    cell.row < rules.rows() && cell.column.index() < usize::from(rules.cols())
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
