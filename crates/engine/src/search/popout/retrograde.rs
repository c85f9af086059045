//! All positions that can come up, solved from their ends backwards: the only way to tell draws in general.
//!
//! Positions are found from the one asked about, then those that are won at once are marked, and everything that
//! follows from what is marked: a position from which a lost one can be reached is won, one from which only won ones
//! can be reached is lost (Stroehlein, "Untersuchungen ueber kombinatorische Spiele", 1970). What is never marked is
//! a draw: neither side can force a win. Going through positions in the order of their distance makes it exact.
use super::table::hash;
use super::worth::Worth;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::search::large_vec::with_room_for;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;

/// Marks of a position: not yet known; its distance is odd if it is won, even if it is lost.
const UNKNOWN: u16 = 0;

/// Every position that can come up on a board, solved. A position is known by its place among all.
pub(super) struct Retrograde<B> {
    keys: Vec<B>,
    /// Plies to the end, or [`UNKNOWN`].
    distances: Vec<u16>,
    /// Moves that may still save the side to move. At first there is one at least, since a disc can be dropped; a
    /// draw by a full board never stops being one of them.
    hopes: Vec<u8>,
    /// Where each position is: an open hash table of places, counted from 1.
    table: Vec<u32>,
    most: usize,
    /// The places of the positions that are won at once, as far as they are found.
    won: Vec<u32>,
    stage: Stage,
}

/// How far it is.
enum Stage {
    /// The positions after those before this place are found.
    Collecting(usize),
    /// The positions with this distance are marked, and told to those before them up to some place in the list.
    Marking {
        distance: u16,
        marked: Vec<u32>,
        told: usize,
        next: Vec<u32>,
    },
    Solved,
}

/// The positions are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    Exhausted,
    TooLarge,
}

impl From<Exhausted> for Failure {
    fn from(_: Exhausted) -> Self {
        Self::Exhausted
    }
}

impl<B: Bitboard> Retrograde<B> {
    /// Memory for each position: its key, distance and hopes, and one and a half places in the hash table.
    const BYTES: usize = size_of::<B>() + 3 + 6;

    /// Nothing but the position from which all others follow, with room for so many bytes.
    pub(super) fn new(geometry: &ThreatGeometry<B>, root: &SearchPosition<B>, bytes: usize) -> Self {
        let wanted = (bytes / Self::BYTES).clamp(1, u32::MAX as usize - 1);
        let (keys, distances, hopes) = (with_room_for(wanted), with_room_for(wanted), with_room_for(wanted));
        let most = wanted.min(Vec::capacity(&keys)).min(Vec::capacity(&distances)).min(Vec::capacity(&hopes));
        let mut all = Self {
            keys,
            distances,
            hopes,
            table: vec![0; most + most / 2 + 1],
            most,
            won: Vec::new(),
            stage: Stage::Collecting(0),
        };
        // There is room for one.
        let _ = all.insert(root.key(geometry));
        all
    }

    /// Whether it is still at work on the positions that follow from this one.
    pub(super) fn is_going_on_from(&self, geometry: &ThreatGeometry<B>, root: &SearchPosition<B>) -> bool {
        !self.is_solved() && self.keys.first() == Some(&root.key(geometry))
    }

    /// Solves all positions that follow, or goes on with it where it was left.
    pub(super) fn go_on(&mut self, geometry: &ThreatGeometry<B>, budget: &mut Budget) -> Result<(), Failure> {
        while let Stage::Collecting(next) = self.stage {
            if next < self.keys.len() {
                budget.spend()?;
                self.collect_after(geometry, next)?;
                self.stage = Stage::Collecting(next + 1);
            } else {
                let marked = std::mem::take(&mut self.won);
                self.stage = Stage::Marking { distance: 1, marked, told: 0, next: Vec::new() };
            }
        }
        while let Stage::Marking { mut distance, mut marked, mut told, mut next } =
            std::mem::replace(&mut self.stage, Stage::Solved)
        {
            if marked.is_empty() {
                break;
            }
            let paid: Result<(), Exhausted> = marked[told..].iter().try_for_each(|&place| {
                budget.spend()?;
                self.mark_before(geometry, place as usize, distance, &mut next);
                told += 1;
                Ok(())
            });
            if told == marked.len() {
                (distance, marked, told, next) = (distance + 1, next, 0, Vec::new());
            }
            self.stage = Stage::Marking { distance, marked, told, next };
            paid?;
        }
        Ok(())
    }

    fn is_solved(&self) -> bool {
        matches!(self.stage, Stage::Solved)
    }

    /// What a position is worth, if it is among those that were solved.
    pub(super) fn worth(&self, geometry: &ThreatGeometry<B>, scene: &SearchPosition<B>) -> Option<Worth> {
        self.solved(scene.key(geometry)).map(|place| self.worth_at(place))
    }

    /// What the position at a place is worth.
    pub(super) fn worth_at(&self, place: usize) -> Worth {
        match self.distances[place] {
            UNKNOWN => Worth::Draw,
            plies if plies % 2 == 1 => Worth::Win(plies),
            plies => Worth::Loss(plies),
        }
    }

    /// The place of a position on which the game goes on, if it is among those that were solved.
    pub(super) fn place(&self, geometry: &ThreatGeometry<B>, board: &Board<B>) -> Option<usize> {
        self.solved(key(geometry, board.discs(board.to_move()), board.discs(board.last_mover())))
    }

    /// Positions that were solved.
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// All positions that were solved.
    #[cfg(test)]
    pub(super) fn scenes(&self, geometry: &ThreatGeometry<B>) -> impl Iterator<Item = SearchPosition<B>> {
        self.keys.iter().map(|&key| {
            let (own, other) = discs(geometry, key);
            SearchPosition::new(geometry, own, other)
        })
    }

    /// The slot of the hash table in which this key is, or would be.
    fn slot(&self, key: B) -> usize {
        let mut slot = ((u128::from(hash(key)) * self.table.len() as u128) >> u64::BITS) as usize;
        while self.table[slot].checked_sub(1).is_some_and(|place| self.keys[place as usize] != key) {
            slot = if slot + 1 == self.table.len() { 0 } else { slot + 1 };
        }
        slot
    }

    /// The place of a position, once all are solved.
    fn solved(&self, key: B) -> Option<usize> {
        if self.is_solved() { self.find(key) } else { None }
    }

    fn find(&self, key: B) -> Option<usize> {
        self.table[self.slot(key)].checked_sub(1).map(|place| place as usize)
    }

    fn insert(&mut self, key: B) -> Result<(), Failure> {
        let slot = self.slot(key);
        if self.table[slot] == 0 {
            if self.keys.len() >= self.most {
                return Err(Failure::TooLarge);
            }
            self.keys.push(key);
            self.distances.push(UNKNOWN);
            self.hopes.push(0);
            self.table[slot] = self.keys.len() as u32;
        }
        Ok(())
    }

    /// Finds the positions after the one at a place on which the game goes on, and marks it if it is won at once.
    fn collect_after(&mut self, geometry: &ThreatGeometry<B>, place: usize) -> Result<(), Failure> {
        let (own, other) = discs(geometry, self.keys[place]);
        for (after, end) in successors(geometry, own, other) {
            match end {
                None => self.insert(after)?,
                Some(Worth::Win(_)) => self.distances[place] = 1,
                Some(_) => {}
            }
            self.hopes[place] += u8::from(matches!(end, None | Some(Worth::Draw)));
        }
        if self.distances[place] == 1 {
            self.won.push(place as u32);
        }
        Ok(())
    }

    /// Tells the positions from which this one, with this distance, can be reached.
    fn mark_before(
        &mut self,
        geometry: &ThreatGeometry<B>,
        place: usize,
        distance: u16,
        next: &mut Vec<u32>,
    ) {
        let (own, other) = discs(geometry, self.keys[place]);
        for key in predecessors(geometry, own, other) {
            let Some(before) = self.find(key).filter(|&before| self.distances[before] == UNKNOWN) else {
                continue;
            };
            // A lost position makes the one before it won; a won one takes a hope away.
            if !distance.is_multiple_of(2) {
                self.hopes[before] -= 1;
            }
            if distance.is_multiple_of(2) || self.hopes[before] == 0 {
                self.distances[before] = distance + 1;
                next.push(before as u32);
            }
        }
    }
}

/// The discs of who is to move and of the other, from a [key](SearchPosition::key). In each column the highest bit of a key
/// stands on top of the discs, and those below it are discs of who is to move.
fn discs<B: Bitboard>(geometry: &ThreatGeometry<B>, key: B) -> (B, B) {
    let (mut own, mut other) = (B::EMPTY, B::EMPTY);
    let (stride, cols) = (geometry.grid().stride(), u32::from(geometry.rules().cols()));
    for foot in (0..cols).map(|column| column * stride) {
        let bits = key.word_from(foot) & ((1 << stride) - 1);
        let below_top = (1 << bits.ilog2()) - 1;
        own = own | (B::from_word(bits & below_top) << foot);
        other = other | (B::from_word(!bits & below_top) << foot);
    }
    (own, other)
}

fn key<B: Bitboard>(geometry: &ThreatGeometry<B>, own: B, other: B) -> B {
    own.wrapping_sum(own | other).wrapping_sum(geometry.grid().bottom())
}

/// Keys of the positions after every legal move, and what the move is worth if it ends the game.
fn successors<B: Bitboard>(geometry: &ThreatGeometry<B>, own: B, other: B) -> Vec<(B, Option<Worth>)> {
    let landing = geometry.landing(own | other);
    let has_line = |discs| geometry.grid().has_line(discs);
    let mut all = Vec::new();
    for &column in geometry.order() {
        let cell = landing & geometry.column(column);
        if !cell.is_empty() {
            let own = own | cell;
            let end = if has_line(own) {
                Some(Worth::Win(1))
            } else if own | other == geometry.grid().cells() {
                Some(Worth::Draw)
            } else {
                None
            };
            all.push((key(geometry, other, own), end));
        }
        if geometry.rules().is_pop_out() && own.contains(geometry.grid().foot(column)) {
            let (own, other) = (geometry.sunk(own, column), geometry.sunk(other, column));
            let end = if has_line(own) {
                Some(Worth::Win(1))
            } else if has_line(other) {
                Some(Worth::Loss(1))
            } else {
                None
            };
            all.push((key(geometry, other, own), end));
        }
    }
    all
}

/// Keys of the positions from which one move leads here, by taking the move back; not all of them can come up.
fn predecessors<B: Bitboard>(geometry: &ThreatGeometry<B>, own: B, other: B) -> Vec<B> {
    let tops = geometry.landing(own | other) >> 1;
    let mut all = Vec::new();
    for &column in geometry.order() {
        let cells = geometry.column(column);
        let full = ((own | other) & cells) == cells;
        let top = if full { cells & geometry.grid().top() } else { tops & cells };
        if !(top & other).is_empty() {
            all.push(key(geometry, other & !top, own));
        }
        if !full && geometry.rules().is_pop_out() {
            let raised = |discs: B| (discs & !cells) | ((discs & cells) << 1);
            let foot = B::bit(geometry.grid().foot(column));
            all.push(key(geometry, raised(other) | foot, raised(own)));
        }
    }
    all
}
