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
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

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

/// The straight parts of a line, each as it is passed from left to right, or upwards in a column: one, and on a cylinder
/// one more for each time that the line runs over the joined edges.
pub fn straight_parts(line: &Line) -> Vec<Line> {
    let column = |cell: &Cell| cell.column.index();
    let mut passed = line.clone();
    if let [first, second, ..] = passed[..] {
        if first.row == second.row {
            // A row that runs over the edges begins after its gap.
            let gap = passed.windows(2).position(|pair| column(&pair[0]) + 1 < column(&pair[1]));
            passed.rotate_left(gap.map_or(0, |gap| gap + 1));
        } else if column(&second) + 1 == column(&first) || column(&first) + 1 < column(&second) {
            // Upwards it leads to the left, perhaps from the first column to the last.
            passed.reverse();
        }
    }
    let is_next = |cell: &Cell, next: &Cell| [0, 1].contains(&column(next).wrapping_sub(column(cell)));
    passed.chunk_by(is_next).map(<[Cell]>::to_vec).collect()
}

/// Every place where a line of exactly N can lie, sorted by cell.
pub(super) fn windows(rules: Rules) -> impl Iterator<Item = Line> {
    cells(rules).flat_map(move |start| {
        DIRECTIONS.into_iter().filter_map(move |direction| window(rules, start, direction))
    })
}

fn window(rules: Rules, start: Cell, direction: (i8, i8)) -> Option<Line> {
    let cells = std::iter::successors(Some(start), |&cell| neighbour(rules, cell, direction));
    let mut window: Line = cells.take(rules.connect().into()).collect();
    window.sort();
    // Round a cylinder a row comes back to where it began.
    window.dedup();
    (window.len() == usize::from(rules.connect())).then_some(window)
}

/// The player's discs that have no disc of theirs before them in this direction, and the first of each row that is
/// theirs all round a cylinder.
fn starts<B: Bitboard>(
    board: &Board<B>,
    seat: Seat,
    (up, right): (i8, i8),
) -> impl Iterator<Item = Cell> + use<'_, B> {
    let rules = *board.rules();
    let is_own = move |cell: Cell| board.disc_at(cell) == Some(seat);
    cells(rules).filter(move |&cell| {
        let is_after_own = neighbour(rules, cell, (-up, -right)).is_some_and(is_own);
        let is_of_whole_row = || {
            rules.is_cylinder()
                && (up, cell.column.index()) == (0, 0)
                && rules.columns().all(|column| is_own(Cell::new(cell.row, column)))
        };
        is_own(cell) && (!is_after_own || is_of_whole_row())
    })
}

/// The player's discs from `start` on, as far as they go without a gap.
fn run<B: Bitboard>(board: &Board<B>, seat: Seat, start: Cell, direction: (i8, i8)) -> Line {
    let next = |&cell: &Cell| neighbour(*board.rules(), cell, direction).filter(|&next| next != start);
    let mut line: Line = std::iter::successors(Some(start), next)
        .take_while(|&cell| board.disc_at(cell) == Some(seat))
        .collect();
    line.sort();
    line
}

fn cells(rules: Rules) -> impl Iterator<Item = Cell> + use<> {
    let rows = rules.rows();
    rules.columns().flat_map(move |column| (0..rows).map(move |row| Cell::new(row, column)))
}

/// The next cell in a direction, on the board; round a cylinder.
fn neighbour(rules: Rules, cell: Cell, (up, right): (i8, i8)) -> Option<Cell> {
    let row = cell.row.checked_add_signed(up).filter(|&row| row < rules.rows())?;
    let (cols, column) = (usize::from(rules.cols()), cell.column.index());
    let column = match column.checked_add_signed(right.into()) {
        None if rules.is_cylinder() => cols - 1,
        Some(next) if next == cols && rules.is_cylinder() => 0,
        next => next.filter(|&next| next < cols)?,
    };
    Some(Cell::new(row, Column::new(column)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn the_parts_of_a_line_are_straight_and_meet_at_the_joined_edges() {
        for (rows, cols, connect) in [(6, 7, 4), (4, 3, 4), (5, 2, 4), (4, 1, 3), (3, 3, 3)] {
            let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
            let is_next = |pair: &[Cell]| pair[1].column.index().abs_diff(pair[0].column.index()) <= 1;
            for line in windows(rules) {
                let [part] = &straight_parts(&line)[..] else { panic!("{line:?} is straight") };
                assert!(part.windows(2).all(is_next), "{line:?}");
            }
            for line in windows(rules.with_cylinder()) {
                let parts = straight_parts(&line);
                let mut cells = parts.concat();
                let step = |pair: &[Cell]| {
                    let [from, to] =
                        [&pair[0], &pair[1]].map(|cell| (i32::from(cell.row), cell.column.index()));
                    (to.0 - from.0, (to.1 + usize::from(cols) - from.1) % usize::from(cols))
                };
                assert!(cells.windows(2).all(|pair| step(pair) == step(&cells[..2])), "{line:?}: {parts:?}");
                for pair in parts.windows(2) {
                    let ends = [pair[0].last(), pair[1].first()].map(|cell| cell.unwrap().column.index());
                    assert_eq!(ends, [usize::from(cols) - 1, 0], "{line:?}: {parts:?}");
                }
                assert!(parts.iter().all(|part| part.windows(2).all(is_next)), "{line:?}: {parts:?}");
                cells.sort();
                assert_eq!(cells, line);
            }
        }
    }
}
