//! What is known of positions that were searched.
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::budget::Budget;
use crate::search::large_vec::{fill, with_room_for};

/// Entries at first; the table doubles when half of them are taken.
const FIRST_ENTRIES: usize = 1 << 14;

/// Entries that are taken over between two looks at the clock and the stop flag.
const PIECE: usize = 1 << 12;

/// Bounds of the score of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub(super) lower: i16,
    pub(super) upper: i16,
}

#[derive(Clone, Copy)]
struct Entry<B> {
    /// Empty in an entry that is not taken, and in no position.
    key: B,
    bounds: Bounds,
}

impl<B: Bitboard> Entry<B> {
    const FREE: Self = Self { key: B::EMPTY, bounds: Bounds { lower: 0, upper: 0 } };
}

/// A table of one entry for each index, which the last position with that index takes.
pub(super) struct Table<B: Bitboard> {
    entries: BackgroundDrop<Vec<Entry<B>>>,
    most_entries: usize,
    taken: usize,
}

impl<B: Bitboard> Table<B> {
    /// An empty one that takes at most so many bytes.
    pub(super) fn new(most_bytes: usize) -> Self {
        let most_entries = (most_bytes / size_of::<Entry<B>>()).max(1);
        let entries = vec![Entry::FREE; FIRST_ENTRIES.min(most_entries)];
        Self { entries: BackgroundDrop::new(entries), most_entries, taken: 0 }
    }

    pub(super) fn probe(&self, key: B) -> Option<Bounds> {
        let entry = &self.entries[self.index(key)];
        (entry.key == key).then_some(entry.bounds)
    }

    /// Keeps bounds; it may grow for that, as far as the budget allows.
    pub(super) fn store(&mut self, key: B, bounds: Bounds, budget: &Budget) {
        let count = self.entries.len();
        if self.taken > count / 2 && count < self.most_entries / 2 {
            // While it grows, the entries of before are there too. The last time it takes all that is left.
            let is_last = self.most_entries <= 4 * count;
            self.grow(if is_last { self.most_entries - count } else { 2 * count }, budget);
        }
        self.put(Entry { key, bounds });
    }

    fn put(&mut self, entry: Entry<B>) {
        let index = self.index(entry.key);
        self.taken += usize::from(self.entries[index].key.is_empty());
        self.entries[index] = entry;
    }

    /// Grows to so many entries if there is memory for them, and else never again.
    fn grow(&mut self, count: usize, budget: &Budget) {
        let mut more = with_room_for(count);
        if more.capacity() < count {
            self.most_entries = self.entries.len();
            return;
        }
        fill(&mut more, count, || Entry::FREE, budget);
        let old = std::mem::replace(&mut self.entries, BackgroundDrop::new(more));
        self.taken = 0;
        for piece in old.chunks(PIECE) {
            // Called off, it may forget: the search is over.
            if budget.is_called_off() {
                break;
            }
            for &entry in piece.iter().filter(|entry| !entry.key.is_empty()) {
                self.put(entry);
            }
        }
    }

    /// The hash of the key, scaled to the size of the table.
    fn index(&self, key: B) -> usize {
        let hash = key.hashed();
        let mixed = (hash ^ (hash >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.entries.len() as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    #[test]
    fn called_off_it_is_still_a_table() {
        let mut table = Table::<u64>::new(1 << 30);
        let (limits, stopped) = (Limits::default(), Limits::default());
        stopped.stop.stop();
        let bounds = Bounds { lower: -3, upper: 4 };
        for number in 1..=20_000 {
            table.store(number, bounds, &Budget::new(if number < 9000 { &limits } else { &stopped }));
        }
        assert_eq!(table.probe(20_000), Some(bounds));
        assert_eq!(table.probe(1), None);
    }

    #[test]
    fn it_grows_up_to_its_limit_and_forgets_nothing_but_what_others_replace() {
        let most = 40_000 * size_of::<Entry<u64>>();
        let mut table = Table::<u64>::new(most);
        let limits = Limits::default();
        let budget = Budget::new(&limits);
        let bounds = |number: u64| Bounds { lower: -(number as i16 % 100), upper: number as i16 % 90 };
        for number in 1..=40_000 {
            table.store(number, bounds(number), &budget);
        }
        // Together with those of before they fill what it may take.
        assert_eq!(table.entries.len(), 40_000 - FIRST_ENTRIES);
        let mut even = Table::<u64>::new(4 * FIRST_ENTRIES * size_of::<Entry<u64>>());
        (1..=40_000).for_each(|number| even.store(number, bounds(number), &budget));
        assert_eq!(even.entries.len(), 3 * FIRST_ENTRIES);
        let known: Vec<u64> = (1..=40_000).filter(|&number| table.probe(number).is_some()).collect();
        assert!(known.iter().all(|&number| table.probe(number) == Some(bounds(number))));
        assert_eq!(known.len(), table.taken);
        assert!(known.len() > 15_000, "{}", known.len());
    }
}
