//! What the evaluation counts of one of several players.
use crate::Seat;
use crate::bitboard::Bitboard;
use crate::search::play::multi_position::MultiPosition;
use crate::search::threat_geometry::ThreatGeometry;
use crate::windows::OpenWindowSets;

/// Number of features.
pub const SEAT_FEATURES: usize = TURN + SEATS;

const SEATS: usize = 4;

/// Windows in which no other player has a disc and that lack two, three and four, for upright, level and slanting ones.
const WINDOWS: usize = 0;
const LACKING: std::ops::RangeInclusive<usize> = 2..=4;
/// Winning cells in which a disc would land, by how many players move before their owner.
const AT_ONCE: usize = WINDOWS + 9;
/// Winning cells one above the landing cell, by the same.
const ONE_ABOVE: usize = AT_ONCE + SEATS;
/// Winning cells two above the landing cell, higher ones, and those on top of a winning cell of the same player.
const TWO_ABOVE: usize = ONE_ABOVE + SEATS;
const HIGHER: usize = TWO_ABOVE + 1;
const STACKED: usize = HIGHER + 1;
/// Discs in the bottom row, and all discs.
const FEET: usize = STACKED + 1;
const DISCS: usize = FEET + 1;
/// Discs that complete a line when they sink.
const SINKING: usize = DISCS + 1;
/// One, if a pop would win, by how many players move before.
const WINNING_POP: usize = SINKING + 1;
/// One, by how many players move before.
const TURN: usize = WINNING_POP + SEATS;

/// Counts all features of a player who moves after so many others.
pub(super) fn count<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    position: &MultiPosition<B>,
    seat: Seat,
    distance: usize,
) -> [i16; SEAT_FEATURES] {
    let mut counted = [0; SEAT_FEATURES];
    let (side, occupied) = (position.side(seat), position.occupied());
    let grid = geometry.grid();
    let number = |cells: B| cells.count() as i16;
    let connect = usize::from(grid.rules().connect());
    let open = grid.cells() & !(occupied & !side.discs);
    for step in grid.steps() {
        let direction = if step == 1 { 0 } else { 1 + usize::from(step != grid.stride()) };
        let windows = OpenWindowSets::count(side.discs, open, step, connect as u32);
        if windows.is_empty() {
            continue;
        }
        for lacking in LACKING.filter(|&lacking| lacking < connect) {
            counted[WINDOWS + 3 * direction + lacking - LACKING.start()] +=
                windows.with(connect - lacking) as i16;
        }
    }
    let winning = side.winning.any & grid.cells() & !occupied;
    if !winning.is_empty() {
        let landing = geometry.landing(occupied);
        let first = (landing << 1) & grid.cells();
        let second = first << 1;
        counted[AT_ONCE + distance] = number(winning & landing);
        counted[ONE_ABOVE + distance] = number(winning & first);
        counted[TWO_ABOVE] = number(winning & second);
        counted[HIGHER] = number(winning & !(landing | first | second));
        counted[STACKED] = number(winning & (winning << 1));
    }
    counted[FEET] = number(side.discs & grid.bottom());
    counted[DISCS] = number(side.discs);
    let sinking = geometry.sinking(side.discs, side.winning);
    counted[SINKING] = number(sinking);
    counted[WINNING_POP + distance] = i16::from(geometry.wins_by_pop(side.discs, sinking));
    counted[TURN + distance] = 1;
    counted
}
