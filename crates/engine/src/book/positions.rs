//! The positions that a book may hold, in an order in which neighbours have much in common.
use std::collections::HashSet;

use super::key::Key;
use crate::{Move, Position, Rules};

/// All positions with so many discs in which the game goes on and the side to move cannot win at once; one of each
/// pair of mirror images, by a walk from the empty board, the middle columns first.
pub struct BookPositions {
    discs: usize,
    waiting: Vec<Position>,
    seen: HashSet<Key>,
}

impl BookPositions {
    /// The positions of games by these rules, on a board for which there can be a book.
    pub(super) fn new(rules: Rules, discs: u8) -> Self {
        let mut openings = Self { discs: usize::from(discs), waiting: Vec::new(), seen: HashSet::new() };
        openings.meet(Position::new(rules));
        openings
    }

    /// A position, to be gone on with unless it was met before or is over.
    fn meet(&mut self, position: Position) {
        if !position.is_over() && self.seen.insert(Key::of(&position).0) {
            self.waiting.push(position);
        }
    }
}

impl Iterator for BookPositions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        while let Some(position) = self.waiting.pop() {
            let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
            if position.discs() == self.discs {
                if moves.iter().any(|&mv| position.wins_at_once(mv)) {
                    continue;
                }
                return Some(position);
            }
            let middle = usize::from(position.rules().cols()) - 1;
            // The last one to be met is the first one to be gone on with.
            moves.sort_by_key(|mv| std::cmp::Reverse((2 * mv.column().index()).abs_diff(middle)));
            for mv in moves {
                let mut next = position.clone();
                if next.play(mv).is_ok() {
                    self.meet(next);
                }
            }
        }
        None
    }
}
