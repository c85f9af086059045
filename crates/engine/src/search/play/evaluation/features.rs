//! What the evaluation counts in a position of two players.
//!
//! Each feature is a number for the side to move less the same number for the other side, unless it says otherwise.
//! All of them are counted for whole sets of cells at once.
use super::landmarks::Landmarks;
use super::zugzwang;
use crate::bitboard::Bitboard;
use crate::search::position::{SearchPosition, SideView};
use crate::search::threat_geometry::ThreatGeometry;
use crate::windows::OpenWindowSets;

/// Number of features.
pub const FEATURES: usize = SECOND_ON_ODD_ROWS + 1;

/// Windows that lack two, three and four discs, for upright, level and slanting ones.
const WINDOWS: usize = 0;
const LACKING: std::ops::RangeInclusive<usize> = 2..=4;
/// Winning cells with nothing below them that wins for anybody: one, two and more above the landing cell, for those
/// that the player comes to fill in the end, then for others.
const OPEN_THREATS: usize = WINDOWS + 9;
/// Winning cells above others, for those that the player comes to fill in the end, then for others.
const HIGHER_THREATS: usize = OPEN_THREATS + 6;
/// Winning cells on top of a winning cell of the same player.
const STACKED: usize = HIGHER_THREATS + 2;
/// Who has to give way in the end, by the moves that are left until then.
const ZUGZWANG: usize = STACKED + 1;
const ZUGZWANG_MOVES: [u32; 7] = [3, 6, 10, 15, 22, 32, 46];
/// Drops that do not lose at once, for the side to move alone: two, three, four or more.
const SAFE_DROPS: usize = ZUGZWANG + ZUGZWANG_MOVES.len() + 1;
/// The same for the other side, if it were to move: none, one, two, three.
const SAFE_REPLIES: usize = SAFE_DROPS + 3;
/// Discs in the bottom row, where discs are popped.
const FEET: usize = SAFE_REPLIES + 4;
/// Discs that complete a line when they sink.
const SINKING: usize = FEET + 1;
/// Discs on the board.
const DISCS: usize = SINKING + 1;
/// One, for the turn itself.
const TURN: usize = DISCS + 1;
/// The second player, with even and with odd numbers of rows.
const SECOND_ON_EVEN_ROWS: usize = TURN + 1;
const SECOND_ON_ODD_ROWS: usize = SECOND_ON_EVEN_ROWS + 1;

/// Takes in what is counted.
pub(super) trait Tally {
    fn add(&mut self, feature: usize, number: i32);
}

/// Counts all features of a position in which nobody wins at once.
#[inline]
pub(super) fn count<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    landmarks: &Landmarks<B>,
    pos: &SearchPosition<B>,
    tally: &mut impl Tally,
) {
    count_windows(geometry, pos, tally);
    count_all_but_windows(geometry, landmarks, pos, tally);
}

/// Counts all features but the windows.
#[inline]
pub(super) fn count_all_but_windows<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    landmarks: &Landmarks<B>,
    pos: &SearchPosition<B>,
    tally: &mut impl Tally,
) {
    let occupied = pos.occupied();
    let free = geometry.grid().cells() & !occupied;
    let landing = geometry.landing(occupied);
    let [own, other] = [&pos.own, &pos.other].map(|side| side.winning.any & free);
    if !(own | other).is_empty() {
        let mover = (occupied.count() % 2) as usize;
        let above = above_lowest(geometry, own | other);
        let levels = Levels::new(geometry, landing, above);
        count_threats(&levels, own, landmarks.end_cells[mover], 1, tally);
        count_threats(&levels, other, landmarks.end_cells[1 - mover], -1, tally);
    }
    let safe = |threats: B| (landing & !(threats >> 1)).count() as usize;
    match safe(other) {
        0..=1 => {}
        number => tally.add(SAFE_DROPS + number.min(4) - 2, 1),
    }
    if let number @ 0..=3 = safe(own) {
        tally.add(SAFE_REPLIES + number, 1);
    }
    tally.add(TURN, 1);
    if geometry.rules().is_pop_out() {
        count_pops(geometry, pos, tally);
        return;
    }
    let sign = if occupied.count() % 2 == 1 { 1 } else { -1 };
    let is_even = geometry.rules().rows().is_multiple_of(2);
    tally.add(if is_even { SECOND_ON_EVEN_ROWS } else { SECOND_ON_ODD_ROWS }, sign);
    if !(own | other).is_empty()
        && let Some((own_wins, moves)) = zugzwang::outcome(geometry, landmarks, free, own, other)
    {
        let bucket = ZUGZWANG_MOVES.iter().position(|&most| moves <= most);
        tally.add(ZUGZWANG + bucket.unwrap_or(ZUGZWANG_MOVES.len()), if own_wins { 1 } else { -1 });
    }
}

/// The feature of open windows in a direction, upright, level or slanting (0, 1, 2), with so many of `connect` discs.
pub(super) fn window_feature(direction: usize, connect: usize, discs: usize) -> Option<usize> {
    let lacking = connect - discs;
    let is_counted = discs > 0 && LACKING.contains(&lacking);
    is_counted.then(|| WINDOWS + 3 * direction + lacking - LACKING.start())
}

/// Counts the windows.
#[inline]
pub(super) fn count_windows<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    pos: &SearchPosition<B>,
    tally: &mut impl Tally,
) {
    let cells = geometry.grid().cells();
    let stride = geometry.grid().stride();
    let connect = u32::from(geometry.rules().connect());
    for step in geometry.grid().steps() {
        let direction = if step == 1 { 0 } else { 1 + usize::from(step != stride) };
        let own = OpenWindowSets::count(pos.own.discs, cells & !pos.other.discs, step, connect);
        let other = OpenWindowSets::count(pos.other.discs, cells & !pos.own.discs, step, connect);
        for lacking in LACKING.filter(|&lacking| lacking < connect as usize) {
            let discs = connect as usize - lacking;
            if let Some(feature) = window_feature(direction, connect as usize, discs) {
                tally.add(feature, own.with(discs) as i32 - other.with(discs) as i32);
            }
        }
    }
}

/// The cells above the landing cells, by their distance, as far as no lower cell wins for anybody.
struct Levels<B> {
    open: [B; 3],
    above: B,
}

impl<B: Bitboard> Levels<B> {
    fn new(geometry: &ThreatGeometry<B>, landing: B, above: B) -> Self {
        let cells = geometry.grid().cells();
        let first = (landing << 1) & cells;
        let second = (first << 1) & cells;
        Self { open: [first & !above, second & !above, !(landing | first | second | above)], above }
    }
}

/// The cells above the lowest of these in each column.
#[inline]
fn above_lowest<B: Bitboard>(geometry: &ThreatGeometry<B>, threats: B) -> B {
    let mut reach = geometry.grid().cells();
    let mut above = (threats << 1) & reach;
    for distance in [1, 2, 4, 8] {
        above = above | ((above << distance) & reach);
        reach = reach & (reach << distance);
    }
    above
}

#[inline]
fn count_threats<B: Bitboard>(
    levels: &Levels<B>,
    threats: B,
    end_cells: B,
    sign: i32,
    tally: &mut impl Tally,
) {
    if threats.is_empty() {
        return;
    }
    for (level, &cells) in levels.open.iter().enumerate() {
        let (good, bad) = (threats & cells & end_cells, threats & cells & !end_cells);
        tally.add(OPEN_THREATS + level, sign * good.count() as i32);
        tally.add(OPEN_THREATS + 3 + level, sign * bad.count() as i32);
    }
    let (good, bad) = (threats & levels.above & end_cells, threats & levels.above & !end_cells);
    tally.add(HIGHER_THREATS, sign * good.count() as i32);
    tally.add(HIGHER_THREATS + 1, sign * bad.count() as i32);
    tally.add(STACKED, sign * (threats & (threats << 1)).count() as i32);
}

#[inline]
fn count_pops<B: Bitboard>(geometry: &ThreatGeometry<B>, pos: &SearchPosition<B>, tally: &mut impl Tally) {
    let number = |of: fn(&ThreatGeometry<B>, &SideView<B>) -> B| {
        of(geometry, &pos.own).count() as i32 - of(geometry, &pos.other).count() as i32
    };
    tally.add(FEET, number(|geometry, side| side.discs & geometry.grid().bottom()));
    tally.add(SINKING, number(|geometry, side| geometry.sinking(side.discs, side.winning)));
    tally.add(DISCS, number(|_, side| side.discs));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Cell, Column, Position, Rules, Seat, Variant};
    use proptest::prelude::*;

    fn counted(position: &Position) -> [i32; FEATURES] {
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let mut counted = [0; FEATURES];
            count(&geometry, &Landmarks::new(&geometry), &SearchPosition::of_board(&geometry, board), &mut counted);
            counted
        })
    }

    /// A position looked at cell by cell.
    struct Plain<'a>(&'a Position);

    impl Plain<'_> {
        fn rows(&self) -> i32 {
            self.0.rules().rows().into()
        }

        fn cols(&self) -> i32 {
            self.0.rules().cols().into()
        }

        fn cells(&self) -> Vec<(i32, i32)> {
            (0..self.cols()).flat_map(|column| (0..self.rows()).map(move |row| (column, row))).collect()
        }

        fn is_on_board(&self, (column, row): (i32, i32)) -> bool {
            (0..self.cols()).contains(&column) && (0..self.rows()).contains(&row)
        }

        fn disc(&self, (column, row): (i32, i32)) -> Option<Seat> {
            self.0.disc_at(Cell::new(row as u8, Column::new(column as usize).unwrap()))
        }

        fn height(&self, column: i32) -> i32 {
            self.0.height(Column::new(column as usize).unwrap()) as i32
        }

        /// All windows by the kind of their direction, upright, level or slanting.
        fn windows(&self) -> Vec<(usize, Vec<(i32, i32)>)> {
            let connect = i32::from(self.0.rules().connect());
            let directions = [(0, (0, 1)), (1, (1, 0)), (2, (1, 1)), (2, (1, -1))];
            let all = directions.into_iter().flat_map(|(kind, (right, up))| {
                self.cells().into_iter().map(move |(column, row)| {
                    (kind, (0..connect).map(move |i| (column + i * right, row + i * up)).collect())
                })
            });
            all.filter(|(_, cells): &(usize, Vec<_>)| cells.iter().all(|&cell| self.is_on_board(cell)))
                .collect()
        }

        /// Whether one more disc of this player in a free cell completes a line.
        fn wins(&self, seat: Seat, cell: (i32, i32)) -> bool {
            self.is_on_board(cell)
                && self.disc(cell).is_none()
                && self.windows().iter().any(|(_, cells)| {
                    cells.contains(&cell) && cells.iter().all(|&c| c == cell || self.disc(c) == Some(seat))
                })
        }

        fn add_side(&self, seat: Seat, sign: i32, counted: &mut [i32; FEATURES]) {
            let other = self.0.seat_after(seat);
            for (kind, cells) in self.windows() {
                let discs = cells.iter().filter(|&&cell| self.disc(cell) == Some(seat)).count();
                let lacking = cells.len() - discs;
                let is_open = cells.iter().all(|&cell| self.disc(cell) != Some(other));
                if is_open && discs > 0 && LACKING.contains(&lacking) {
                    counted[WINDOWS + 3 * kind + lacking - 2] += sign;
                }
            }
            for (column, row) in self.cells().into_iter().filter(|&cell| self.wins(seat, cell)) {
                let below = self.rows() * (self.cols() - 1) + row;
                let is_good = !self.0.rules().is_pop_out() && below as usize % 2 == seat.index();
                let is_open = (self.height(column)..row)
                    .all(|lower| !self.wins(seat, (column, lower)) && !self.wins(other, (column, lower)));
                let level = row - self.height(column);
                if !is_open {
                    counted[HIGHER_THREATS + usize::from(!is_good)] += sign;
                } else if level > 0 {
                    let level = level.min(3) as usize - 1;
                    counted[OPEN_THREATS + level + if is_good { 0 } else { 3 }] += sign;
                }
                counted[STACKED] += sign * i32::from(self.wins(seat, (column, row - 1)));
            }
        }

        /// All features but those of zugzwang and of pops.
        fn features(&self) -> [i32; FEATURES] {
            let mut counted = [0; FEATURES];
            let (mover, other) = (self.0.to_move(), self.0.seat_after(self.0.to_move()));
            self.add_side(mover, 1, &mut counted);
            self.add_side(other, -1, &mut counted);
            let safe = |opponent: Seat| {
                let landing = (0..self.cols()).map(|column| (column, self.height(column)));
                let landing = landing.filter(|&cell| self.is_on_board(cell));
                landing.filter(|&(column, row)| !self.wins(opponent, (column, row + 1))).count()
            };
            if let number @ 2.. = safe(other) {
                counted[SAFE_DROPS + number.min(4) - 2] = 1;
            }
            if let number @ 0..4 = safe(mover) {
                counted[SAFE_REPLIES + number] = 1;
            }
            counted[TURN] = 1;
            counted
        }
    }

    proptest! {
        #![proptest_config(crate::property::cases(400))]

        #[test]
        fn masks_count_what_can_be_seen_cell_by_cell(
            (rows, cols, connect, pop_out) in (1..=8_u8, 1..=8_u8, 2..=6_u8, any::<bool>()),
            large: bool,
            choices in proptest::collection::vec(any::<u8>(), 0..60),
        ) {
            let (rows, cols) = if large { (rows + 5, cols + 4) } else { (rows, cols) };
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let position = wander(Rules::new(rows, cols, connect, variant, 2).unwrap(), &choices);
            let (mut counted, plain) = (counted(&position), Plain(&position).features());
            counted[ZUGZWANG..SAFE_DROPS].fill(0);
            counted[FEET..TURN].fill(0);
            counted[SECOND_ON_EVEN_ROWS..].fill(0);
            prop_assert_eq!(counted, plain);
        }

        #[test]
        fn a_mirror_changes_nothing(
            (rows, cols, connect, pop_out) in (1..=12_u8, 1..=12_u8, 2..=6_u8, any::<bool>()),
            choices in proptest::collection::vec(any::<u8>(), 0..80),
        ) {
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let position = wander(Rules::new(rows, cols, connect, variant, 2).unwrap(), &choices);
            prop_assert_eq!(counted(&position), counted(&position.mirrored()));
        }
    }

    #[test]
    fn what_stands_on_the_bottom_and_what_would_sink_counts_where_discs_are_popped() {
        let rules = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap();
        // Player 1 has two at the bottom and one above them, which sinks into the line when column 3 is popped.
        let position =
            Position::from_moves(rules, &crate::parse_game("1 3 2 4 3 4", &rules).unwrap()).unwrap();
        let counted = counted(&position);
        assert_eq!([counted[FEET], counted[SINKING], counted[DISCS]], [0, 1, 0]);
    }

    #[test]
    fn the_first_player_fills_odd_rows_on_an_even_board_and_even_rows_on_an_odd_one() {
        let first_player_fills = |rows, cols| {
            let rules = Rules::new(rows, cols, 4, Variant::Standard, 2).unwrap();
            let geometry = ThreatGeometry::<u128>::new(*Board::new(rules).grid());
            (1..=rows)
                .filter(|row| geometry.end_cells(2, 0).contains(u32::from(row - 1)))
                .collect::<Vec<u8>>()
        };
        assert_eq!(first_player_fills(6, 7), [1, 3, 5]);
        assert_eq!(first_player_fills(7, 7), [1, 3, 5, 7]);
        assert_eq!(first_player_fills(7, 8), [2, 4, 6]);
    }
}
