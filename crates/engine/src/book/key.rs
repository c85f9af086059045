//! The keys of positions in a book.
use crate::position::on_board;
use crate::{Bitboard, Grid, Position, Rules};

/// A position or its mirror image, whichever has the smaller number: the discs of the side to move and all discs,
/// added, which sets the bits of each column in a way that no other discs in it do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Key(pub(super) u128);

impl Key {
    /// Bits of the largest board that has keys.
    pub(super) const BITS: u32 = u128::BITS;

    /// The key of a position, and whether it is that of its mirror image.
    pub(super) fn new<B: Bitboard>(grid: &Grid<B>, own: B, occupied: B) -> (Self, bool) {
        let sum = own.wrapping_sum(occupied);
        let (straight, mirrored) = (number(sum), number(grid.mirrored(sum)));
        (Self(straight.min(mirrored)), mirrored < straight)
    }

    /// The key of a position of two players on a board of at most [`BITS`](Self::BITS) bits, and whether it is that
    /// of its mirror image.
    pub(super) fn of(position: &Position) -> (Self, bool) {
        on_board!(position.board(), board => {
            Self::new(board.grid(), board.discs(board.to_move()), board.occupied())
        })
    }

    /// Bits that a key on this board takes at most.
    pub(super) const fn bits(rules: Rules) -> u32 {
        (rules.rows() as u32 + 1) * rules.cols() as u32
    }
}

fn number<B: Bitboard>(sum: B) -> u128 {
    let high = if B::BITS > u64::BITS { sum.word_from(u64::BITS) } else { 0 };
    u128::from(high) << u64::BITS | u128::from(sum.word_from(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Variant, parse_game};
    use std::collections::HashMap;

    #[test]
    fn positions_have_the_same_key_exactly_if_they_are_the_same_or_mirrored() {
        let rules = Rules::new(3, 3, 3, Variant::Standard, 2).unwrap();
        let mut seen: HashMap<Key, Vec<Position>> = HashMap::new();
        let mut stack = vec![Position::new(rules)];
        while let Some(position) = stack.pop() {
            let same = seen.entry(Key::of(&position).0).or_default();
            assert!(same.iter().all(|other| {
                other.board() == position.board() || other.mirrored().board() == position.board()
            }));
            same.push(position.clone());
            for mv in position.legal_moves().into_iter().filter(|_| position.plies() < 6) {
                let mut next = position.clone();
                next.play(mv).unwrap();
                assert_eq!(Key::of(&next).0, Key::of(&next.mirrored()).0);
                stack.push(next);
            }
        }
        assert!(seen.len() > 100);
    }

    #[test]
    fn columns_beyond_the_first_word_count() {
        let rules = Rules::new(8, 9, 4, Variant::Standard, 2).unwrap();
        let key =
            |moves| Key::of(&Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()).0;
        assert_eq!(key("9 9 8"), key("1 1 2"));
        assert_ne!(key("1 9 9"), key("1 9 8"));
    }
}
