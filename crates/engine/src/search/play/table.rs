//! The transposition table of the search for a move.
use super::score::Score;
use crate::Move;
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::budget::Budget;
use crate::search::large_vec::{fill, with_room_for};
use crate::search::prefetch::prefetch;

/// Entries of a bucket.
const BUCKET_SIZE: usize = 4;

/// Bytes that a table takes at most.
const MOST_BYTES: usize = 64 << 20;

/// How a remembered score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    /// With plies counted from the position.
    pub(super) score: Score,
    pub(super) bound: Bound,
    /// Plies that were looked ahead.
    pub(super) depth: u8,
    pub(super) best: Option<Move>,
}

/// A place for one position. The whole key is kept: no position is ever taken for another.
#[derive(Clone, Copy)]
struct Slot<B> {
    key: B,
    score: i32,
    depth: u8,
    /// 0 in a slot that is free.
    bound: u8,
    best: u8,
}

/// A table of fixed size; in a full bucket, the position searched least deeply makes room.
pub(super) struct Table<B: Bitboard> {
    slots: BackgroundDrop<Vec<Slot<B>>>,
    mask: usize,
}

impl<B: Bitboard> Table<B> {
    /// A table with room for about so many positions, within reason, and as large as the budget leaves time for.
    pub(super) fn for_positions(positions: u64, budget: &Budget) -> Self {
        let most = (MOST_BYTES / size_of::<Slot<B>>() / BUCKET_SIZE).max(2) as u64;
        let buckets = (positions / BUCKET_SIZE as u64).clamp(256, most);
        let buckets: usize = 1 << buckets.ilog2();
        let free = Slot { key: B::EMPTY, score: 0, depth: 0, bound: 0, best: 0 };
        let mut slots = with_room_for(buckets * BUCKET_SIZE);
        fill(&mut slots, buckets * BUCKET_SIZE, || free, budget);
        let mask = (1 << (slots.len() / BUCKET_SIZE).ilog2()) - 1;
        Self { slots: BackgroundDrop::new(slots), mask }
    }

    /// Has the bucket of this key fetched from memory meanwhile.
    #[inline]
    pub(super) fn prefetch(&self, key: B) {
        let start = self.start(key);
        for slot in &self.slots[start..start + BUCKET_SIZE] {
            prefetch(slot);
        }
    }

    pub(super) fn probe(&self, key: B) -> Option<TableEntry> {
        let start = self.start(key);
        let slot =
            self.slots[start..start + BUCKET_SIZE].iter().find(|slot| slot.bound != 0 && slot.key == key)?;
        Some(TableEntry {
            score: Score::from_points(slot.score),
            bound: [Bound::Exact, Bound::AtLeast, Bound::AtMost][usize::from(slot.bound - 1)],
            depth: slot.depth,
            best: Move::from_table_byte(slot.best),
        })
    }

    pub(super) fn store(&mut self, key: B, entry: TableEntry) {
        let start = self.start(key);
        let buckets = &mut self.slots[start..start + BUCKET_SIZE];
        let rank = |slot: &Slot<B>| match slot.bound {
            _ if slot.key == key => 0,
            0 => 1,
            _ => 2 + u32::from(slot.depth),
        };
        let Some(slot) = buckets.iter_mut().min_by_key(|slot| rank(slot)) else { return };
        let kept = if slot.bound != 0 && slot.key == key { slot.best } else { 0 };
        *slot = Slot {
            key,
            score: entry.score.points(),
            depth: entry.depth,
            bound: 1 + entry.bound as u8,
            best: entry.best.map_or(kept, Move::table_byte),
        };
    }

    fn start(&self, key: B) -> usize {
        ((key.hashed() >> 24) as usize & self.mask) * BUCKET_SIZE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Column, Limits};

    fn entry(depth: u8, best: Option<Move>) -> TableEntry {
        TableEntry { score: Score::loss(6), bound: Bound::AtMost, depth, best }
    }

    #[test]
    fn what_was_stored_is_found_and_nothing_else() {
        let mut table = Table::<u128>::for_positions(1000, &Budget::new(&Limits::default()));
        let pop = Move::Pop(Column::new(15).unwrap());
        table.store(7 << 90, entry(3, Some(pop)));
        let found = table.probe(7 << 90).unwrap();
        assert_eq!(
            (found.score, found.bound, found.depth, found.best),
            (Score::loss(6), Bound::AtMost, 3, Some(pop))
        );
        assert!(table.probe(7).is_none());
    }

    #[test]
    fn a_position_keeps_its_move_when_a_later_search_finds_none() {
        let mut table = Table::<u64>::for_positions(1000, &Budget::new(&Limits::default()));
        let drop = Move::Drop(Column::new(0).unwrap());
        table.store(5, entry(3, Some(drop)));
        table.store(5, entry(4, None));
        assert_eq!(table.probe(5).map(|found| (found.depth, found.best)), Some((4, Some(drop))));
    }

    #[test]
    fn the_deepest_searches_survive() {
        let mut table = Table::<u64>::for_positions(0, &Budget::new(&Limits::default()));
        let room = table.slots.len() as u64;
        table.store(1, entry(9, None));
        for key in 2..20 * room {
            table.store(key, entry(1, None));
        }
        assert!(table.probe(1).is_some());
    }
}
