//! Which move to try first.
//!
//! Early in the game little more than fixed values counts, so that transpositions meet in the table: [killer
//! moves](Killers) only tell apart moves that are nearly as good. Later the number of safe replies counts too, and the
//! last killer move as much as one of them.
use super::geometry::SolverGeometry;
use super::simd::SimdBitboard;
use super::state::State;
use crate::Bitboard;
use crate::rules::MAX_SIZE;

/// For each threat of the mover after the move.
const THREAT: i32 = 256;

/// For a disc in a column with two threats of the mover's own, one above the other: whichever side has to play right
/// below them, the mover wins, and the fewer cells are left there, the sooner.
const STACKED_THREATS: i32 = 256;

/// For giving the opponent the cell below a threat of the mover's own.
const SPOILED_THREAT: i32 = -64;

/// For each safe reply, late in the game.
const REPLY: i32 = -64;

/// For being to move again in the next position with a choice, since all replies until then are forced: less than a
/// threat, more than any lines.
const INITIATIVE: i32 = 32;

/// The facts about a move that its place in the order depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveFeatures<B> {
    pub(super) cell: B,
    /// Lines through the cell.
    pub(super) lines: i32,
    /// The mover's threats afterwards.
    pub(super) threats: B,
    /// The replies that don't lose at once.
    pub(super) replies: B,
    /// Whether two threats of the mover are one above the other in the column.
    pub(super) is_below_stacked: bool,
    /// Whether the mover is to move in the next position with a choice.
    pub(super) keeps_initiative: bool,
}

/// The higher, the sooner a move is tried.
#[inline]
pub(super) fn priority<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    state: &State<B>,
    features: &MoveFeatures<B>,
) -> i32 {
    let mut priority = THREAT * features.threats.count() as i32 + features.lines;
    if !((features.cell << 1) & state.own_threats).is_empty() {
        priority += SPOILED_THREAT;
    }
    if features.is_below_stacked {
        priority += STACKED_THREATS;
    }
    if features.keeps_initiative {
        priority += INITIATIVE;
    }
    if is_late(state.discs, geometry.size()) {
        priority += REPLY * features.replies.count() as i32;
    }
    priority
}

/// Whether the game is so late that the number of replies matters.
#[inline]
pub(super) const fn is_late(discs: i32, size: i32) -> bool {
    5 * discs > 3 * size
}

/// Most moves there can be.
const MOST: usize = MAX_SIZE as usize;

/// The moves of a position that are left to be tried, by the index under which each was added.
pub(super) struct MovePicker {
    /// The priority of each and, for the order among equals, how many may still be added after it, in one number.
    ranks: [i32; MOST],
    added: usize,
    left: usize,
}

impl MovePicker {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { ranks: [0; MOST], added: 0, left: 0 }
    }

    /// Moves that are left.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.left
    }

    /// Adds a move, and gives its index.
    #[inline]
    pub(super) fn add(&mut self, priority: i32) -> usize {
        let index = self.added;
        self.ranks[self.left] = priority * MOST as i32 + (MOST - 1 - index) as i32;
        self.added += 1;
        self.left += 1;
        index
    }

    /// The index of the move in a place.
    #[inline]
    pub(super) const fn get(&self, place: usize) -> usize {
        MOST - 1 - self.ranks[place] as usize % MOST
    }

    /// Adds to the priority of the move in a place.
    #[inline]
    pub(super) const fn raise(&mut self, place: usize, by: i32) {
        self.ranks[place] += by * MOST as i32;
    }

    /// Takes out the move in a place, which the last one takes.
    #[inline]
    pub(super) const fn remove(&mut self, place: usize) {
        self.left -= 1;
        self.ranks[place] = self.ranks[self.left];
    }

    /// The index of the best of the moves from a place on, the first added among equals; it goes to that place.
    #[inline]
    pub(super) fn next(&mut self, place: usize) -> usize {
        if let Some((best, others)) = self.ranks[place..self.left].split_first_mut() {
            for other in others {
                // Without a branch, which no processor would foresee.
                (*best, *other) = ((*best).max(*other), (*best).min(*other));
            }
        }
        self.get(place)
    }
}

/// What the last killer move and the one before it add to the priority: no more than tells apart cells with nearly as
/// many lines.
const KILLER_BONUSES: [i32; 2] = [3, 1];

/// The same late in the game, where few moves are nearly equal.
const LATE_KILLER_BONUSES: [i32; 2] = [64, 0];

/// Killer moves (Selim Akl and Monroe Newborn, "The principal continuation and the killer heuristic", 1977): the last
/// two moves that caused a cutoff, the last one first, by the number of discs before them. Each thread has its own.
pub(super) struct Killers<B>(Vec<[B; 2]>);

/// What killer moves add to the priority in a position.
pub(super) struct KillerBonus<B> {
    moves: [B; 2],
    bonuses: [i32; 2],
}

impl<B: Bitboard> Killers<B> {
    /// None yet, for a board of so many cells.
    pub(super) fn new(size: i32) -> Self {
        Self(vec![[B::EMPTY; 2]; size as usize])
    }

    /// Takes in a move that caused a cutoff.
    #[inline]
    pub(super) fn update(&mut self, discs: i32, cell: B) {
        let [last, before] = &mut self.0[discs as usize];
        if *last != cell {
            (*last, *before) = (cell, *last);
        }
    }

    /// What killer moves add to the priority in a position with so many discs.
    #[inline]
    pub(super) fn bonus(&self, discs: i32, is_late: bool) -> KillerBonus<B> {
        KillerBonus {
            moves: self.0[discs as usize],
            bonuses: if is_late { LATE_KILLER_BONUSES } else { KILLER_BONUSES },
        }
    }
}

impl<B: Bitboard> KillerBonus<B> {
    /// What is added to the priority of a move.
    #[inline]
    pub(super) fn for_move(&self, cell: B) -> i32 {
        let ([last, before], [most, some]) = (self.moves, self.bonuses);
        // Without a branch, which no processor would foresee.
        most * i32::from(cell == last) + some * i32::from(cell == before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_equals_in_the_order_of_adding() {
        let mut picker = MovePicker::new();
        let priorities = [-64, 300, -1, 300, 0, 1000];
        assert_eq!(priorities.map(|priority| picker.add(priority)), [0, 1, 2, 3, 4, 5]);
        picker.remove(2);
        let tried: Vec<usize> = (0..picker.len()).map(|place| picker.next(place)).collect();
        assert_eq!(tried, [5, 1, 3, 4, 0]);
    }

    #[test]
    fn the_last_two_different_moves_gain() {
        let mut killers = Killers::new(42);
        for cell in [1_u64, 2, 4, 4, 2] {
            killers.update(20, cell);
        }
        let bonus = |discs, is_late| [1, 2, 4].map(|cell| killers.bonus(discs, is_late).for_move(cell));
        assert_eq!(bonus(20, false), [0, 3, 1]);
        assert_eq!(bonus(20, true), [0, 64, 0]);
        assert_eq!(bonus(21, false), [0; 3], "with as many discs only");
    }
}
