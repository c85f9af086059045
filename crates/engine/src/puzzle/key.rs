//! What tells one position from another, mirror images apart.
use crate::checksum::Checksum;
use crate::{Cell, Position, Rules, Seat};

/// Digits of an id.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The same for a position and its mirror image, and different for all others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PositionKey {
    rules: Rules,
    to_move: Seat,
    /// The player in each cell, column by column, 0 where it is empty.
    cells: Vec<u8>,
}

impl PositionKey {
    /// The key of a position.
    pub fn of(position: &Position) -> Self {
        let rules = *position.rules();
        let column = |column| (0..rules.rows()).map(move |row| Cell::new(row, column));
        let cells = |columns: &mut dyn Iterator<Item = crate::Column>| -> Vec<u8> {
            columns.flat_map(column).map(|cell| position.disc_at(cell).map_or(0, Seat::number)).collect()
        };
        let columns: Vec<crate::Column> = rules.columns().collect();
        let plain = cells(&mut columns.iter().copied());
        let mirrored = cells(&mut columns.iter().rev().copied());
        Self { rules, to_move: position.to_move(), cells: plain.min(mirrored) }
    }

    /// A short name by which puzzles are known: eight digits of a checksum.
    pub fn id(&self) -> String {
        let mut sum = Checksum::of(self.rules.to_string().as_bytes());
        sum.add(&[self.to_move.number()]);
        sum.add(&self.cells);
        let number = u64::from_le_bytes(sum.to_bytes());
        (0..8).map(|digit| char::from(DIGITS[(number >> (5 * digit)) as usize % DIGITS.len()])).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse_game;

    fn key(moves: &str) -> PositionKey {
        let rules = Rules::default();
        PositionKey::of(&Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap())
    }

    #[test]
    fn a_mirror_image_and_another_order_are_the_same_position() {
        assert_eq!(key("1 2 3"), key("7 6 5"));
        assert_eq!(key("1 2 3"), key("3 2 1"));
        assert_eq!(key("1 2 3").id(), key("5 6 7").id());
        assert_ne!(key("1 2 3"), key("1 3 2"));
        assert_ne!(key("1 2 3").id(), key("1 3 2").id());
        assert_eq!(key("4").id().len(), 8);
    }
}
