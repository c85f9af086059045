//! The rule that settles positions of the standard game without a search: `docs/certificate.md`, "Following", where it
//! is proved. P has moved and follows from now on, Q is to move.
use super::claim::Claim;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::grid::Grid;
use crate::search::ThreatGeometry;

/// Most columns in which an odd stop counts.
const MOST_TURNED_COLUMNS: usize = 3;

/// Most entries that are put into pairs.
const MOST_ENTRIES: u32 = 6;

/// The lines of a board.
pub(super) struct Following<B: Bitboard> {
    geometry: ThreatGeometry<B>,
    lines: Vec<B>,
}

/// A column that is not full.
struct Region {
    /// Bit of the lowest empty cell.
    landing: u32,
    /// Bit behind the top cell.
    end: u32,
    /// The lowest even and the lowest odd stop.
    stops: [Option<u32>; 2],
}

/// A position that is to be settled.
struct FollowingPosition<'a, B: Bitboard> {
    following: &'a Following<B>,
    own: B,
    other: B,
    empty: u32,
    regions: Vec<Region>,
    /// Plies within which P has to win, if a win is claimed.
    win_within: Option<u32>,
}

/// Who gets which cells.
struct CellOwners<B> {
    own: B,
    other: B,
    entries: B,
    poisoned: B,
    /// Empty cells from the poisoned ones up.
    beyond: u32,
}

impl<B: Bitboard> Following<B> {
    pub(super) fn new(grid: &Grid<B>) -> Self {
        let connect = u32::from(grid.rules().connect());
        let line =
            |start: u32, step: u32| (0..connect).fold(B::EMPTY, |line, i| line | B::bit(start + i * step));
        let mut lines = Vec::new();
        for (step, mut starts) in grid.windows_by_step(grid.cells()) {
            while let Some(start) = starts.lowest() {
                lines.push(line(start, step));
                starts = starts.without_lowest();
            }
        }
        Self { geometry: ThreatGeometry::new(*grid), lines }
    }

    /// Where one more disc of a player completes a line.
    pub(super) fn threats(&self, discs: B) -> B {
        self.geometry.winning(discs).any
    }

    /// Whether the player who has just moved achieves the claim by following, with so many plies left.
    pub(super) fn settles(&self, board: &Board<B>, claim: Claim, left: Option<u16>) -> bool {
        let (own, grid) = (board.discs(board.last_mover()), board.grid());
        let win_within = left.filter(|_| claim.is_win()).map(u32::from);
        if win_within.is_none() && !grid.has_line(grid.cells() & !own) {
            return true;
        }
        let empty = grid.cells() & !board.occupied();
        let stops = self.threats(own) & empty & !board.landing_cells();
        let position = FollowingPosition {
            following: self,
            own,
            other: board.discs(board.to_move()),
            empty: empty.count(),
            regions: regions(board, stops),
            win_within,
        };
        position.some_turned_columns_hold(0, 0, MOST_TURNED_COLUMNS)
    }
}

fn regions<B: Bitboard>(board: &Board<B>, stops: B) -> Vec<Region> {
    let (rules, grid) = (board.rules(), board.grid());
    let columns = rules.columns().filter(|&column| board.can_drop(column));
    columns
        .map(|column| {
            let end = grid.foot(column) + u32::from(rules.rows());
            let landing = grid.foot(column) + board.height(column);
            let mut lowest = [None; 2];
            if !(stops & grid.column(column)).is_empty() {
                for bit in (landing + 1..end).rev().filter(|&bit| stops.contains(bit)) {
                    lowest[(end - 1 - bit) as usize % 2] = Some(bit);
                }
            }
            Region { landing, end, stops: lowest }
        })
        .collect()
}

impl<B: Bitboard> FollowingPosition<'_, B> {
    /// Whether the rule applies with these columns turned, a bit for each, or also with some from the `first` one on,
    /// at most so many more.
    fn some_turned_columns_hold(&self, turned: u32, first: usize, more: usize) -> bool {
        let owners = self.cell_owners(turned);
        if owners.entries.count().is_multiple_of(2) && self.is_won_in_time(&owners) && self.is_held(&owners) {
            return true;
        }
        let last = if more == 0 { first } else { self.regions.len() };
        let mut turning = (first..last).filter(|&column| self.regions[column].stops[1].is_some());
        turning.any(|column| self.some_turned_columns_hold(turned | 1 << column, column + 1, more - 1))
    }

    /// Who gets which cells with these columns turned.
    fn cell_owners(&self, turned: u32) -> CellOwners<B> {
        let (own, other) = (self.own, self.other);
        let mut owners = CellOwners { own, other, entries: B::EMPTY, poisoned: B::EMPTY, beyond: 0 };
        for (column, region) in self.regions.iter().enumerate() {
            let mut end = region.end;
            if let Some(stop) = region.stops[(turned >> column & 1) as usize] {
                end = stop - 1;
                owners.poisoned = owners.poisoned | B::bit(end);
                owners.beyond += region.end - end;
            }
            for bit in region.landing..end {
                let is_own = (end - 1 - bit).is_multiple_of(2);
                let set = match (is_own, bit == region.landing) {
                    (true, true) => &mut owners.entries,
                    (true, false) => &mut owners.own,
                    (false, _) => &mut owners.other,
                };
                *set = *set | B::bit(bit);
            }
        }
        owners
    }

    /// Whether P wins within what is left, if a win is claimed and Q gets no line.
    fn is_won_in_time(&self, owners: &CellOwners<B>) -> bool {
        let Some(left) = self.win_within else { return true };
        let filled = self.empty - owners.beyond;
        (!owners.poisoned.is_empty() && filled + 2 <= left)
            || (filled <= left && self.following.geometry.grid().has_line(owners.own))
    }

    /// Whether some pairs keep Q from every line.
    fn is_held(&self, owners: &CellOwners<B>) -> bool {
        let obtainable = owners.other | owners.entries | owners.poisoned;
        if !self.following.geometry.grid().has_line(obtainable) {
            return true;
        }
        let mut dangerous = Vec::new();
        for &line in &self.following.lines {
            if !(line & !obtainable).is_empty() || (line & owners.poisoned).has_several() {
                continue;
            }
            let entries = line & owners.entries;
            if owners.entries.count() > MOST_ENTRIES || !entries.has_several() {
                return false;
            }
            dangerous.push(entries);
        }
        some_pairing_stops(owners.entries, &dangerous)
    }
}

/// Whether these entries can be put into pairs so that each of these sets has both of a pair.
fn some_pairing_stops<B: Bitboard>(entries: B, dangerous: &[B]) -> bool {
    if dangerous.is_empty() {
        return true;
    }
    let first = entries.lowest_bit();
    let mut partners = entries.without_lowest();
    while !partners.is_empty() {
        let pair = first | partners.lowest_bit();
        partners = partners.without_lowest();
        let rest: Vec<B> = dangerous.iter().copied().filter(|&set| !(pair & !set).is_empty()).collect();
        if some_pairing_stops(entries & !pair, &rest) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::search::{SolveRequest, Solver, SolverOptions, Verdict};
    use crate::wander::wander;
    use crate::{AnyBoard, Limits, Rules, Variant};

    /// What the exact search says of what is settled, on boards of even and odd heights and widths.
    #[test]
    fn what_is_settled_is_true() {
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
        let (mut held, mut won, mut late) = (0, 0, 0);
        for (rows, cols, connect) in
            [(4, 4, 3), (4, 5, 4), (5, 4, 3), (5, 5, 4), (6, 4, 3), (3, 7, 3), (6, 5, 4), (4, 6, 4)]
        {
            let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
            let mut solver = Solver::new(SolverOptions::default());
            for _ in 0..600 {
                let most = rules.cells().min(24);
                let choices: Vec<u8> = (0..chance.random_range(1..most)).map(|_| chance.random()).collect();
                let position = wander(rules, &choices);
                let AnyBoard::Narrow(board) = position.board() else { unreachable!() };
                if position.is_over() || board.occupied().count() == 0 {
                    continue;
                }
                let following = Following::new(board.grid());
                let never = following.settles(board, Claim::NeverLoses, None);
                let wins = (1..=rules.cells() as u16)
                    .find(|&plies| following.settles(board, Claim::WinsWithin(plies), Some(plies)));
                if !never && wins.is_none() {
                    continue;
                }
                let solution = solver.solve(&position, SolveRequest::Score, &Limits::default()).unwrap();
                assert_ne!(solution.verdict, Some(Verdict::Win), "{position:?}");
                held += 1;
                if let Some(plies) = wins {
                    assert_eq!(solution.verdict, Some(Verdict::Loss), "{position:?}");
                    let distance = solution.distance.unwrap();
                    assert!(distance <= plies.into(), "{distance} {plies}: {position:?}");
                    won += 1;
                    late += u32::from(distance < plies.into());
                }
            }
        }
        assert!(held > 200 && won > 60 && late < won, "{held} {won} {late}");
    }
}
