//! What lies in a column and in three columns side by side, from the foot up, as one pattern each: with pops, what
//! lies low comes to count as the discs below it are taken away.
//!
//! Each pattern has a weight of its own (n-tuples; Markus Thill, Patrick Koch and Wolfgang Konen, "Reinforcement
//! learning with n-tuples on the game Connect-4", 2012). The same weights serve boards of all sizes: a pattern is told
//! apart by the columns between it and the nearer edge, as far as these are few.
use crate::bitboard::Bitboard;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;

/// Number of patterns.
pub const PATTERNS: usize = TRIPLES + TRIPLE_EDGES * TRIPLE;
const _: () = assert!(PATTERNS <= 1 << u16::BITS);

/// Patterns are numbered so that this many in a row differ in one column alone.
pub(super) const PATTERNS_PER_LINE: usize = 1 << COLUMN_BITS;

/// Rows of one column, and by how many columns between it and the edge it is told apart.
const SINGLE_ROWS: u32 = 6;
const SINGLE_EDGES: usize = 4;
const SINGLE: usize = 1 << (SINGLE_ROWS + 1);
/// The same for three columns side by side, after those of one.
const TRIPLE_ROWS: u32 = 3;
const TRIPLE_EDGES: usize = 3;
const COLUMN_BITS: u32 = TRIPLE_ROWS + 1;
const TRIPLE: usize = 1 << (3 * COLUMN_BITS);
const TRIPLES: usize = SINGLE_EDGES * SINGLE;

/// Shows all patterns of a position, by number.
#[inline]
pub(super) fn visit<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    pos: &SearchPosition<B>,
    mut see: impl FnMut(usize),
) {
    let (stride, cols) = (geometry.grid().stride(), usize::from(geometry.rules().cols()));
    let key = pos.key(geometry);
    let [mut left, mut middle] = [0; 2];
    for index in 0..cols {
        let column = key.word_from(index as u32 * stride) & ((1 << stride) - 1);
        see(index.min(cols - 1 - index).min(SINGLE_EDGES - 1) * SINGLE + cut(column, SINGLE_ROWS));
        let right = cut(column, TRIPLE_ROWS);
        if index >= 2 {
            see(triple(index - 2, cols - 1 - index, [left, middle, right]));
        }
        [left, middle] = [middle, right];
    }
}

/// The lowest rows of a column of a key: a bit for each disc, the lowest first, set for the side to move, and one more
/// above the highest.
#[inline]
fn cut(column: u64, rows: u32) -> usize {
    let top = 1 << rows;
    (if column < 2 * top { column } else { column & (top - 1) | top }) as usize
}

/// Three columns side by side with so many others on their left and right. Seen from the nearer edge; where none is
/// nearer, or both are far, from the side from which the number is lower, so that mirror images are one.
#[inline]
fn triple(on_left: usize, on_right: usize, [left, middle, right]: [usize; 3]) -> usize {
    let edge = on_left.min(on_right).min(TRIPLE_EDGES - 1);
    let (near, far) = if edge == TRIPLE_EDGES - 1 || on_left == on_right {
        (left.min(right), left.max(right))
    } else if on_left < on_right {
        (left, right)
    } else {
        (right, left)
    };
    TRIPLES + edge * TRIPLE + (near << (2 * COLUMN_BITS) | middle << COLUMN_BITS | far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Cell, Column, Position, Rules, Variant};
    use proptest::prelude::*;

    fn seen(position: &Position) -> Vec<usize> {
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let mut seen = Vec::new();
            visit(&geometry, &SearchPosition::of_board(&geometry, board), |pattern| seen.push(pattern));
            seen.sort_unstable();
            seen
        })
    }

    /// The lowest rows of a column, cell by cell.
    fn plain_cut(position: &Position, column: usize, rows: u8) -> usize {
        let column = Column::new(column).unwrap();
        let height = (position.height(column) as u8).min(rows);
        (0..height).fold(1 << height, |pattern, row| {
            let is_own = position.disc_at(Cell::new(row, column)) == Some(position.to_move());
            pattern | usize::from(is_own) << row
        })
    }

    fn plainly_seen(position: &Position) -> Vec<usize> {
        let cols = usize::from(position.rules().cols());
        let single =
            |column: usize| column.min(cols - 1 - column).min(3) * 128 + plain_cut(position, column, 6);
        let triple = |column: usize| {
            let from = |columns: [usize; 3]| {
                columns.into_iter().fold(0, |pattern, column| pattern * 16 + plain_cut(position, column, 3))
            };
            let (on_left, on_right) = (column, cols - 3 - column);
            let (forwards, backwards) =
                (from([column, column + 1, column + 2]), from([column + 2, column + 1, column]));
            let edge = on_left.min(on_right).min(2);
            let pattern = match on_left.cmp(&on_right) {
                _ if edge == 2 => forwards.min(backwards),
                std::cmp::Ordering::Equal => forwards.min(backwards),
                std::cmp::Ordering::Less => forwards,
                std::cmp::Ordering::Greater => backwards,
            };
            512 + edge * 4096 + pattern
        };
        let mut seen: Vec<usize> =
            (0..cols).map(single).chain((0..cols.saturating_sub(2)).map(triple)).collect();
        seen.sort_unstable();
        seen
    }

    proptest! {
        #![proptest_config(crate::property::cases(400))]

        #[test]
        fn patterns_are_what_can_be_seen_cell_by_cell(
            (rows, cols) in (1..=16_u8, 1..=16_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..120),
        ) {
            let position = wander(Rules::new(rows, cols, 5, Variant::PopOut, 2).unwrap(), &choices);
            let seen = seen(&position);
            prop_assert_eq!(&seen, &plainly_seen(&position));
            prop_assert!(seen.iter().all(|&pattern| pattern < PATTERNS));
        }

        #[test]
        fn a_mirror_changes_nothing(
            (rows, cols) in (1..=12_u8, 1..=12_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..80),
        ) {
            let position = wander(Rules::new(rows, cols, 5, Variant::PopOut, 2).unwrap(), &choices);
            prop_assert_eq!(seen(&position), seen(&position.mirrored()));
        }
    }
}
