//! The moves of a strategy, packed into as few bits as the board allows.
use crate::{Column, Move, Rules};

/// A move of a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) mv: Move,
    /// Whether *following* settles the position after it.
    pub(super) is_settled: bool,
}

/// Bits that a move takes.
pub(super) const fn bits_of_moves(rules: Rules) -> u64 {
    (2 * rules.cols() as u64).next_power_of_two().ilog2() as u64
}

/// Packs moves, the first one in the lowest bits.
pub(super) struct MoveWriter {
    rules: Rules,
    bytes: Vec<u8>,
    moves: u64,
}

impl MoveWriter {
    pub(super) const fn new(rules: Rules) -> Self {
        Self { rules, bytes: Vec::new(), moves: 0 }
    }

    pub(super) fn push(&mut self, Choice { mv, is_settled }: Choice) {
        let upper_half = usize::from(is_settled || mv.is_pop()) * usize::from(self.rules.cols());
        let value = mv.column().index() + upper_half;
        let bits = bits_of_moves(self.rules);
        for (place, bit) in (self.moves * bits..).zip((0..bits).map(|bit| value >> bit & 1)) {
            if place.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= (bit as u8) << (place % 8);
            }
        }
        self.moves += 1;
    }

    /// The bytes, and the number of moves.
    pub(super) fn finish(self) -> (Vec<u8>, u64) {
        (self.bytes, self.moves)
    }
}

/// Reads moves one after the other.
pub(super) struct MoveReader<'a> {
    rules: Rules,
    bytes: &'a [u8],
    read: u64,
    moves: u64,
}

impl<'a> MoveReader<'a> {
    pub(super) const fn new(rules: Rules, bytes: &'a [u8], moves: u64) -> Self {
        Self { rules, bytes, read: 0, moves }
    }

    /// Moves that are left.
    pub(super) const fn left(&self) -> u64 {
        self.moves - self.read
    }

    /// The next move; `None` after the last one, or where a value stands for no move.
    pub(super) fn next(&mut self) -> Option<Choice> {
        if self.left() == 0 {
            return None;
        }
        let bits = bits_of_moves(self.rules);
        let first = self.read * bits;
        self.read += 1;
        let value = (0..bits).try_fold(0, |value, bit| {
            let place = first + bit;
            let byte = *self.bytes.get((place / 8) as usize)?;
            Some(value | usize::from(byte >> (place % 8) & 1) << bit)
        })?;
        let cols = usize::from(self.rules.cols());
        let column = Column::new(value % cols)?;
        match value / cols {
            0 => Some(Choice { mv: Move::Drop(column), is_settled: false }),
            1 if self.rules.is_pop_out() => Some(Choice { mv: Move::Pop(column), is_settled: false }),
            1 => Some(Choice { mv: Move::Drop(column), is_settled: true }),
            _ => None,
        }
    }

    /// Whether the bits behind the last move are 0.
    pub(super) fn ends_in_zeros(&self) -> bool {
        let rest = self.moves * bits_of_moves(self.rules) % 8;
        rest == 0 || self.bytes.last().is_none_or(|last| last >> rest == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for (cols, variant) in
            [(1, Variant::Standard), (7, Variant::Standard), (5, Variant::PopOut), (16, Variant::PopOut)]
        {
            let rules = Rules::new(4, cols, 4, variant, 2).unwrap();
            let choices: Vec<Choice> = (0..200)
                .map(|i| {
                    let column = Column::new(i * 7 % usize::from(cols)).unwrap();
                    match (i % 3 == 0, rules.is_pop_out()) {
                        (true, true) => Choice { mv: Move::Pop(column), is_settled: false },
                        (is_settled, _) => Choice { mv: Move::Drop(column), is_settled },
                    }
                })
                .map(|choice| Choice { is_settled: choice.is_settled && !rules.is_pop_out(), ..choice })
                .collect();
            let mut writer = MoveWriter::new(rules);
            for &choice in &choices {
                writer.push(choice);
            }
            let (bytes, moves) = writer.finish();
            assert_eq!(bytes.len() as u64, (200 * bits_of_moves(rules)).div_ceil(8));
            let mut reader = MoveReader::new(rules, &bytes, moves);
            assert!(reader.ends_in_zeros());
            for choice in choices {
                assert_eq!(reader.next(), Some(choice));
            }
            assert_eq!(reader.next(), None);
        }
    }

    #[test]
    fn a_value_beyond_the_columns_is_no_move() {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 2).unwrap();
        assert_eq!(MoveReader::new(rules, &[0xED], 2).next().map(|choice| choice.is_settled), Some(true));
        assert_eq!(MoveReader::new(rules, &[0xEE], 2).next(), None);
        assert!(!MoveReader::new(rules, &[0xED], 1).ends_in_zeros());
    }
}
