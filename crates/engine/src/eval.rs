//! What a board is worth while nobody has won, counted in windows.
//!
//! A *window* is N neighbouring cells of a row, a column or a diagonal, the place of one possible line:
//! there are 69 on 6x7 with N = 4. It's *open* for a player while no opponent has a disc in it.
use super::position::on_board;
use super::{Bitboard, Board, Position, Seat};

/// Windows open for one player, by the number of that player's discs in them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct OpenWindows {
    by_discs: [u32; 17],
}

impl OpenWindows {
    /// Windows with exactly so many discs of the player and none of an opponent.
    pub fn with(&self, discs: usize) -> u32 {
        self.by_discs.get(discs).copied().unwrap_or(0)
    }

    /// All windows without an opponent's disc, the empty ones too.
    pub fn total(&self) -> u32 {
        self.by_discs.iter().sum()
    }
}

/// The windows that are still open for a player.
pub fn open_windows(position: &Position, seat: Seat) -> OpenWindows {
    on_board!(position.board(), board => open_windows_on(board, seat))
}

/// As [`open_windows`], for code that is compiled for each width.
pub fn open_windows_on<B: Bitboard>(board: &Board<B>, seat: Seat) -> OpenWindows {
    let own = board.discs(seat);
    let open = board.grid().cells() & !(board.occupied() ^ own);
    let connect = usize::from(board.rules().connect());
    let mut windows = OpenWindows::default();
    for (_, sets) in board.grid().open_windows(own, open) {
        for (discs, count) in windows.by_discs.iter_mut().enumerate().take(connect + 1) {
            *count += sets.with(discs);
        }
    }
    windows
}

/// How well a player stands by the lines that are growing; exact, and higher is better.
///
/// Each window counts for the one player whose discs alone are in it: 100 points with N-1 discs,
/// 10 with N-2, 1 with N-3, a tenth with N-4, and so on down to a single disc, nothing when empty
/// (and 1,000 when full, which only a finished game has).
/// Two windows that share discs count both: `.xxx.` grows at either end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Grade(i64);

impl Grade {
    /// Less than any board is graded.
    pub const WORST: Self = Self(i64::MIN);
    /// What the empty board is graded.
    pub const EVEN: Self = Self(0);
    /// One disc in a window of 16 is worth 10^-12 points, and is to be an integer.
    const POINT: i64 = 1_000_000_000_000;

    /// Rounded towards 0.
    pub fn points(self) -> i32 {
        (self.0 / Self::POINT) as i32
    }

    fn of(windows: &OpenWindows, connect: u8) -> Self {
        let worth = |discs: u8| 1000 * Self::POINT / 10_i64.pow(u32::from(connect - discs));
        Self((1..=connect).map(|discs| i64::from(windows.with(discs.into())) * worth(discs)).sum())
    }
}

/// The grade of the board for a player: what its own windows count, less what each opponent's do.
pub fn grade(position: &Position, seat: Seat) -> Grade {
    on_board!(position.board(), board => grade_on(board, seat))
}

/// As [`grade`], for code that is compiled for each width.
pub fn grade_on<B: Bitboard>(board: &Board<B>, seat: Seat) -> Grade {
    let connect = board.rules().connect();
    let of = |player| Grade::of(&open_windows_on(board, player), connect).0;
    Grade(board.rules().seats().map(|player| if player == seat { of(player) } else { -of(player) }).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Column, Move, Rules, Variant};
    use proptest::prelude::*;

    fn drops(rules: Rules, columns: &[usize]) -> Position {
        let moves: Vec<Move> = columns.iter().map(|c| Move::Drop(Column::new(c - 1).unwrap())).collect();
        Position::from_moves(rules, &moves).unwrap()
    }

    fn points(columns: &[usize]) -> i32 {
        grade(&drops(Rules::default(), columns), Seat::FIRST).points()
    }

    /// One cell after the other, as a person would count.
    fn counted_by_hand(position: &Position, seat: Seat) -> OpenWindows {
        let rules = position.rules();
        let cell = |row: isize, column: isize| {
            let column = Column::new(usize::try_from(column).ok()?)?;
            let row = u8::try_from(row).ok()?;
            (row < rules.rows() && column.index() < rules.cols().into()).then_some(Cell::new(row, column))
        };
        let mut windows = OpenWindows::default();
        for (row, column) in (0..16).flat_map(|row| (0..16).map(move |column| (row, column))) {
            for (up, right) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                if rules.connect() == 1 && (up, right) != (1, 0) {
                    continue;
                }
                let window: Option<Vec<Cell>> = (0..isize::from(i8::try_from(rules.connect()).unwrap()))
                    .map(|i| cell(row + i * up, column + i * right))
                    .collect();
                let owners = window.iter().flatten().filter_map(|&cell| position.disc_at(cell));
                let (own, others): (Vec<Seat>, Vec<Seat>) = owners.partition(|&owner| owner == seat);
                if window.is_some() && others.is_empty() {
                    windows.by_discs[own.len()] += 1;
                }
            }
        }
        windows
    }

    #[test]
    fn the_empty_board_is_all_windows() {
        let windows = open_windows(&Position::new(Rules::default()), Seat::FIRST);
        assert_eq!((windows.total(), windows.with(0), windows.with(1)), (69, 69, 0));
        assert_eq!(windows.with(99), 0);
    }

    #[test]
    fn windows_run_round_a_cylinder() {
        let empty = Position::new(Rules::default().with_cylinder());
        // A row of 7 has one for each column, and so has each of the three rows in which a diagonal can begin.
        assert_eq!(open_windows(&empty, Seat::FIRST).total(), 6 * 7 + 3 * 7 + 2 * 3 * 7);
        let mut position = empty.clone();
        position.play(Move::Drop(Column::new(0).unwrap())).unwrap();
        let (own, other) = (open_windows(&position, Seat::FIRST), open_windows(&position, Seat::ALL[1]));
        assert_eq!((own.with(1), other.total()), (4 + 1 + 2, 105 - 7));
    }

    #[test]
    fn a_disc_counts_a_point_for_each_window_it_is_in() {
        // The corner lies in one row, one column and one diagonal window; the middle of the foot in 4 + 1 + 2.
        assert_eq!(points(&[1]), 3);
        assert_eq!(points(&[4]), 7);
    }

    #[test]
    fn what_grows_for_the_opponent_counts_against() {
        // Red has lost the column; yellow above it has the row, the column and one diagonal.
        assert_eq!(points(&[1, 1]), 2 - 3);
    }

    #[test]
    fn two_and_three_in_a_window_count_ten_and_a_hundred() {
        // Red's 1 1 1 in column 1: 100 for rows 1-4, 10 for rows 2-5, 1 for rows 3-6, then a row window each, and
        // diagonals upwards for all three: 6 * 1. Yellow's 7 7 in column 7 has the rows (2), the diagonals (2),
        // 10 for rows 1-4 and 1 for rows 2-5.
        assert_eq!(points(&[1, 7, 1, 7, 1]), 117 - 15);
    }

    #[test]
    fn an_open_three_counts_at_either_end() {
        // `.xxx...` in the bottom row, yellow's three far off in the top of column 7 where nothing is shared.
        let position = drops(Rules::default(), &[2, 7, 3, 7, 4]);
        let windows = open_windows(&position, Seat::FIRST);
        assert_eq!(windows.with(3), 2);
    }

    #[test]
    fn less_than_a_point_still_decides() {
        // N = 6: a single disc counts 0.01 points in each window.
        let rules = Rules::new(6, 7, 6, Variant::Standard, 2).unwrap();
        let (corner, foot) = (drops(rules, &[1]), drops(rules, &[2]));
        let (corner, foot) = (grade(&corner, Seat::FIRST), grade(&foot, Seat::FIRST));
        assert_eq!((corner.points(), foot.points()), (0, 0));
        assert!(corner != foot);
    }

    #[test]
    fn every_opponent_counts_against() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        // The first two share the left corner: a column and a diagonal are left to the first; the second has a row
        // besides, and the third in the other corner too.
        assert_eq!(grade(&drops(rules, &[1, 2, 7]), Seat::FIRST).points(), 2 - 3 - 3);
    }

    proptest! {
        #![proptest_config(crate::property::cases(400))]

        #[test]
        fn windows_agree_with_a_count_by_hand(
            (rows, cols, connect, pop_out, players) in (1..=16_u8, 1..=16_u8, 1..=16_u8, any::<bool>(), 2..=4_u8),
            close_range: bool,
            choices in proptest::collection::vec(any::<u8>(), 0..150),
        ) {
            let connect = if close_range { connect.min(5) } else { connect };
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let mut position = Position::new(Rules::new(rows, cols, connect, variant, players).unwrap());
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[usize::from(choice) % moves.len()]).unwrap();
            }
            for seat in position.rules().seats() {
                prop_assert_eq!(open_windows(&position, seat), counted_by_hand(&position, seat));
            }
        }
    }
}
