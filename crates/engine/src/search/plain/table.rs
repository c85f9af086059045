//! What is known of positions that were searched.
use crate::bitboard::Bitboard;

/// Entries at first; the table doubles when half of them are taken.
const FIRST_ENTRIES: usize = 1 << 14;

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

/// A table of one entry for each index, which the last position with that index takes.
pub(super) struct Table<B> {
    entries: Vec<Entry<B>>,
    most_entries: usize,
    taken: usize,
}

impl<B: Bitboard> Table<B> {
    /// An empty one that takes at most so many bytes.
    pub(super) fn new(most_bytes: usize) -> Self {
        let most_entries = (most_bytes / size_of::<Entry<B>>()).max(1);
        Self { entries: Self::empty(FIRST_ENTRIES.min(most_entries)), most_entries, taken: 0 }
    }

    fn empty(entries: usize) -> Vec<Entry<B>> {
        vec![Entry { key: B::EMPTY, bounds: Bounds { lower: 0, upper: 0 } }; entries]
    }

    pub(super) fn probe(&self, key: B) -> Option<Bounds> {
        let entry = &self.entries[self.index(key)];
        (entry.key == key).then_some(entry.bounds)
    }

    pub(super) fn store(&mut self, key: B, bounds: Bounds) {
        if self.taken > self.entries.len() / 2 && self.entries.len() < self.most_entries {
            self.grow();
        }
        let index = self.index(key);
        self.taken += usize::from(self.entries[index].key.is_empty());
        self.entries[index] = Entry { key, bounds };
    }

    fn grow(&mut self) {
        let more = Self::empty((2 * self.entries.len()).min(self.most_entries));
        let old = std::mem::replace(&mut self.entries, more);
        self.taken = 0;
        for Entry { key, bounds } in old.into_iter().filter(|entry| !entry.key.is_empty()) {
            let index = self.index(key);
            self.taken += usize::from(self.entries[index].key.is_empty());
            self.entries[index] = Entry { key, bounds };
        }
    }

    /// Fibonacci hashing of all words, scaled to the size of the table.
    fn index(&self, key: B) -> usize {
        const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
        let words = (0..B::BITS).step_by(64).map(|start| key.word_from(start));
        let hash = words.fold(0_u64, |hash, word| (hash.rotate_left(29) ^ word).wrapping_mul(GOLDEN));
        let mixed = (hash ^ (hash >> 32)).wrapping_mul(GOLDEN);
        ((u128::from(mixed) * self.entries.len() as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_grows_up_to_its_limit_and_forgets_nothing_but_what_others_replace() {
        let most = 40_000 * size_of::<Entry<u64>>();
        let mut table = Table::<u64>::new(most);
        let bounds = |number: u64| Bounds { lower: -(number as i16 % 100), upper: number as i16 % 90 };
        for number in 1..=40_000 {
            table.store(number, bounds(number));
        }
        assert_eq!(table.entries.len(), 40_000);
        let known: Vec<u64> = (1..=40_000).filter(|&number| table.probe(number).is_some()).collect();
        assert!(known.iter().all(|&number| table.probe(number) == Some(bounds(number))));
        assert_eq!(known.len(), table.taken);
        assert!(known.len() > 20_000, "{}", known.len());
    }
}
