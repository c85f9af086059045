//! Retrograde analysis: all positions of a board, solved from the ends of the game backwards (Ströhlein,
//! "Untersuchungen über kombinatorische Spiele", 1970; Thompson, "Retrograde analysis of certain endgames", 1986).
//!
//! Every state has a number, so it takes only a byte of memory for each. States won at once are marked first. Then,
//! distance by distance, every state from which a lost one can be reached is won, and every state from which only won
//! ones can be reached is lost. What is never marked is a draw.
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::rules::Rules;
use crate::search::large_vec::with_room_for;
use crate::search::position::{SearchPosition, SideView};
use crate::search::threat_geometry::ThreatGeometry;

/// The game is over in this state: somebody has a line, or the board is full.
const OVER: u8 = 0;

/// The state is lost once this many of its moves are left that may save it: none. Each such move counts one less; up to
/// [`LONGEST`] a number is the distance of a state that is won (odd) or lost (even).
const NO_MOVE_LEFT: u8 = u8::MAX;

/// The longest distance: what is above counts moves, two for each column at most.
const LONGEST: u8 = NO_MOVE_LEFT - 2 * crate::rules::MAX_SIZE - 1;

/// States that are searched between two looks at the clock: a fraction of a millisecond.
const SWEEP: usize = 1 << 20;

/// All states of one board, as the side to move sees them, those that cannot come up included.
///
/// In a [key](SearchPosition::key) a column with `h` discs is a number from `2^h` to `2^(h + 1) - 1`. These numbers
/// are the digits of the number of the state.
pub(super) struct Retrograde {
    columns: Vec<Vec<Content>>,
    count: usize,
    states: BackgroundDrop<Vec<u8>>,
    stage: Stage,
}

/// How far it is.
enum Stage {
    /// The moves of the states are being counted; those not yet in the list are left.
    Counting,
    /// The predecessors of the states with this distance are updated, as far as this number; so far there were none, if
    /// it is empty.
    Marking {
        distance: u8,
        from: usize,
        is_empty: bool,
    },
    Solved,
}

/// What a column may hold, and what it adds to the number of a state as it is and after a move there. All but its own
/// part are for a state with the other side to move.
struct Content {
    /// Its discs, in the lowest bits.
    own: u64,
    other: u64,
    swapped: usize,
    /// Before the drop and the pop by which the last mover may have come here.
    before_drop: Option<usize>,
    before_pop: Option<usize>,
}

impl Retrograde {
    /// States of a board, and so the bytes that the analysis takes; `None` if they cannot even be counted.
    pub(super) fn count(rules: Rules) -> Option<usize> {
        contents(rules).checked_pow(rules.cols().into())
    }

    /// An analysis that has not begun; `None` if there is no memory for it.
    pub(super) fn new(rules: Rules) -> Option<Self> {
        let count = Self::count(rules)?;
        let states = BackgroundDrop::new(with_room_for(count));
        if states.capacity() < count {
            return None;
        }
        let weights = (0..rules.cols().into()).map(|column| contents(rules).pow(column));
        let columns = weights.map(|weight| column_contents(rules, weight)).collect();
        Some(Self { columns, count, states, stage: Stage::Counting })
    }

    /// Solves all states, or goes on with it where it was left. Some may be too far from the end of the game: then the
    /// answer is that it is not solved.
    pub(super) fn go_on<B: Bitboard>(
        &mut self,
        geometry: &ThreatGeometry<B>,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        if matches!(self.stage, Stage::Counting) {
            self.count_moves(geometry, budget)?;
            self.stage = Stage::Marking { distance: 1, from: 0, is_empty: true };
        }
        while let Stage::Marking { distance, from, is_empty } = self.stage {
            if distance == LONGEST {
                return Ok(false);
            }
            let end = self.count.min(from + SWEEP);
            self.stage = match find(&self.states[..end], distance, from) {
                Some(number) => {
                    budget.spend()?;
                    self.mark_before(number, distance);
                    Stage::Marking { distance, from: number + 1, is_empty: false }
                }
                // Where no state has this distance, none has a longer one.
                None if end == self.count && is_empty => Stage::Solved,
                None if end == self.count => {
                    Stage::Marking { distance: distance + 1, from: 0, is_empty: true }
                }
                None if budget.is_called_off() => return Err(Exhausted),
                None => Stage::Marking { distance, from: end, is_empty },
            };
        }
        Ok(true)
    }

    /// What a position is worth, once all are solved.
    pub(super) fn value<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        position: &SearchPosition<B>,
    ) -> Option<GameValue> {
        self.is_solved().then(|| self.value_at(number(geometry, position.key(geometry))))
    }

    /// What the state with a number is worth.
    pub(super) fn value_at(&self, number: usize) -> GameValue {
        match u16::from(self.states[number]) {
            plies if plies > LONGEST.into() => GameValue::Draw,
            plies if plies % 2 == 1 => GameValue::Win(plies),
            plies => GameValue::Loss(plies),
        }
    }

    /// The number of a position on which the game goes on, once all are solved.
    pub(super) fn number_of<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
        board: &Board<B>,
    ) -> Option<usize> {
        let position = SearchPosition::of_board(geometry, board);
        self.is_solved().then(|| number(geometry, position.key(geometry)))
    }

    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    pub(super) fn is_solved(&self) -> bool {
        matches!(self.stage, Stage::Solved)
    }

    /// All positions on which the game goes on.
    #[cfg(test)]
    pub(super) fn positions<B: Bitboard>(
        &self,
        geometry: &ThreatGeometry<B>,
    ) -> impl Iterator<Item = SearchPosition<B>> {
        (0..self.count).filter(|&number| self.states[number] != OVER).map(|number| {
            let content = &self.columns[0][number % contents(*geometry.rules())];
            let (own, other) = self.discs_beside_first(geometry, number / contents(*geometry.rules()));
            SearchPosition::new(
                geometry,
                own | B::from_word(content.own),
                other | B::from_word(content.other),
            )
        })
    }

    /// Looks at every state: who has won, who wins at once, and how many moves may save the side to move.
    fn count_moves<B: Bitboard>(
        &mut self,
        geometry: &ThreatGeometry<B>,
        budget: &mut Budget,
    ) -> Result<(), Exhausted> {
        let contents = contents(*geometry.rules());
        while self.states.len() < self.count {
            let (first, rest) = (self.states.len() % contents, self.states.len() / contents);
            let (own, other) = self.discs_beside_first(geometry, rest);
            for content in first..contents {
                budget.spend()?;
                let Content { own: first_own, other: first_other, .. } = self.columns[0][content];
                let (own, other) = (own | B::from_word(first_own), other | B::from_word(first_other));
                self.states.push(first_mark(geometry, own, other));
            }
        }
        Ok(())
    }

    /// The discs in all columns but the first one.
    fn discs_beside_first<B: Bitboard>(&self, geometry: &ThreatGeometry<B>, mut digits: usize) -> (B, B) {
        let contents = contents(*geometry.rules());
        let (mut own, mut other) = (B::EMPTY, B::EMPTY);
        for (column, held) in geometry.rules().columns().zip(&self.columns).skip(1) {
            let content = &held[digits % contents];
            digits /= contents;
            own = own | (B::from_word(content.own) << geometry.grid().foot(column));
            other = other | (B::from_word(content.other) << geometry.grid().foot(column));
        }
        (own, other)
    }

    /// Updates the states from which this one, with this distance, can be reached.
    fn mark_before(&mut self, number: usize, distance: u8) {
        let mut digits = number;
        let mut swapped = 0;
        for column in &self.columns {
            swapped += column[digits % column.len()].swapped;
            digits /= column.len();
        }
        digits = number;
        for column in &self.columns {
            let content = &column[digits % column.len()];
            digits /= column.len();
            for before in [content.before_drop, content.before_pop].into_iter().flatten() {
                let state = &mut self.states[swapped - content.swapped + before];
                if *state <= LONGEST {
                    continue;
                }
                let is_lost = distance.is_multiple_of(2);
                if !is_lost {
                    *state += 1;
                }
                if is_lost || *state == NO_MOVE_LEFT {
                    *state = distance + 1;
                }
            }
        }
    }
}

/// The number of the state with a key.
fn number<B: Bitboard>(geometry: &ThreatGeometry<B>, key: B) -> usize {
    let stride = geometry.grid().stride();
    let contents = contents(*geometry.rules());
    geometry.rules().columns().rev().fold(0, |number, column| {
        let digit = key.word_from(geometry.grid().foot(column)) & ((1 << stride) - 1);
        number * contents + digit as usize - 1
    })
}

/// What may be in a column.
fn contents(rules: Rules) -> usize {
    (1 << (rules.rows() + 1)) - 1
}

/// All that a column may hold, in which each digit weighs so much.
fn column_contents(rules: Rules, weight: usize) -> Vec<Content> {
    let part = |digit: u64| (digit as usize - 1) * weight;
    let content = |digit: u64| {
        let height = digit.ilog2();
        let all = (1 << height) - 1;
        let (own, swapped) = (digit & all, digit ^ all);
        let other = swapped & all;
        Content {
            own,
            other,
            swapped: part(swapped),
            // Without the bit above the discs, the disc on top takes its place.
            before_drop: (2 * other > all).then(|| part(other)),
            before_pop: (height < rules.rows().into()).then(|| part((swapped << 1) | 1)),
        }
    };
    (1..1 << (rules.rows() + 1)).map(content).collect()
}

/// The first state from a number on with this mark.
fn find(states: &[u8], mark: u8, from: usize) -> Option<usize> {
    // `contains` compares many at once.
    const PIECE: usize = 256;
    let pieces = (from..states.len()).step_by(PIECE);
    let mut pieces = pieces.map(|start| (start, &states[start..states.len().min(start + PIECE)]));
    let (start, piece) = pieces.find(|(_, piece)| piece.contains(&mark))?;
    piece.iter().position(|&state| state == mark).map(|place| start + place)
}

/// The mark of a state before anything is known of others.
fn first_mark<B: Bitboard>(geometry: &ThreatGeometry<B>, own: B, other: B) -> u8 {
    let grid = geometry.grid();
    if own | other == grid.cells() || grid.has_line(own) || grid.has_line(other) {
        return OVER;
    }
    let position =
        SearchPosition { own: SideView::new(geometry, own), other: SideView::new(geometry, other) };
    if position.wins_at_once(geometry) {
        return 1;
    }
    let hands_over = geometry.sinking(other, position.other.winning);
    let saves = |column| own.contains(grid.foot(column)) && (hands_over & geometry.column(column)).is_empty();
    let pops = geometry.rules().columns().filter(|&column| saves(column)).count() as u8;
    NO_MOVE_LEFT - geometry.landing(own | other).count() as u8 - pops
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Outcome, Seat, Variant};

    fn solved(rules: Rules) -> (Retrograde, Board<u64>, ThreatGeometry<u64>) {
        let board = Board::new(rules);
        let geometry = ThreatGeometry::new(*board.grid());
        let mut retrograde = Retrograde::new(rules).unwrap();
        assert_eq!(retrograde.go_on(&geometry, &mut Budget::new(&Limits::default())), Ok(true));
        (retrograde, board, geometry)
    }

    /// What a position is worth by the values after its moves, which the plain rules make.
    fn backed_up(retrograde: &Retrograde, geometry: &ThreatGeometry<u64>, board: &Board<u64>) -> GameValue {
        let after_moves = board.legal_moves().into_iter().map(|mv| {
            let mut after = *board;
            after.play(mv);
            match after.outcome_after(mv) {
                Outcome::Win(winner) if winner == board.to_move() => GameValue::Win(1),
                Outcome::Win(_) => GameValue::Loss(1),
                Outcome::Draw(_) => GameValue::Draw,
                Outcome::Ongoing => retrograde
                    .value(geometry, &SearchPosition::of_board(geometry, &after))
                    .unwrap()
                    .for_last_mover(),
            }
        });
        after_moves.max().unwrap()
    }

    #[test]
    fn every_value_follows_from_those_after_the_moves() {
        let mut values = [0; 3];
        for (rows, cols, connect) in
            [(1, 5, 3), (2, 4, 2), (2, 5, 3), (3, 3, 3), (3, 3, 4), (3, 4, 3), (4, 3, 3), (5, 2, 4)]
        {
            let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
            let (retrograde, empty, geometry) = solved(rules);
            for position in retrograde.positions(&geometry) {
                let discs = [position.own.discs, position.other.discs, u64::EMPTY, u64::EMPTY];
                let board = empty.with_discs((Seat::FIRST, discs));
                let value = retrograde.value(&geometry, &position).unwrap();
                assert_eq!(
                    backed_up(&retrograde, &geometry, &board),
                    value,
                    "{rows}x{cols} {connect} {position:?}"
                );
                values[match value {
                    GameValue::Win(_) => 0,
                    GameValue::Draw => 1,
                    GameValue::Loss(_) => 2,
                }] += 1;
            }
        }
        assert!(values.into_iter().all(|count| count > 1000), "{values:?}");
    }

    #[test]
    fn states_are_counted_before_there_is_memory_for_them() {
        let count = |rows, cols| Retrograde::count(Rules::new(rows, cols, 4, Variant::PopOut, 2).unwrap());
        assert_eq!([count(4, 5), count(5, 5), count(16, 16)], [Some(28_629_151), Some(992_436_543), None]);
    }
}
