//! A table of bounds that never confuses two positions, shared by any number of threads without locks.
//!
//! An entry holds the *whole* key of its position, not a hash of it. Entries take several words, so each bucket
//! carries a version (a sequence lock): odd while somebody writes, and changed afterwards. A reader compares the
//! version before and after and takes nothing that was written meanwhile; a writer that finds another one writing
//! gives up.
//!
//! The table grows in place, bucket by bucket, and keeps its entries: growing needs no second table and can stop at any
//! bucket (linear hashing: Witold Litwin, "Linear hashing: a new tool for file and table addressing", 1980).
use std::io;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use crate::search::large_vec::with_room_for;
use crate::search::prefetch::prefetch;
use crate::search::save_format::{SaveReader, SaveWriter, SavedError};

/// Words of a cache line.
const WORDS_PER_CACHE_LINE: usize = 8;

/// Longest key, in words, for buckets of one cache line; longer ones get two.
const LONGEST_SHORT_KEY: usize = 3;

/// Bits of the key in each of the first two words of an entry. The bits above hold half of its data each.
pub(in crate::search) const SHARED_BITS: u32 = 50;

const KEY_MASK: u64 = (1 << SHARED_BITS) - 1;
const HALF_DATA_BITS: u32 = u64::BITS - SHARED_BITS;

/// The whole identity of a position in `W` words, and the bucket in which it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::search) struct TableKey<const W: usize> {
    words: [u64; W],
    bucket: usize,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::search) struct Entry {
    /// Its score is at least this.
    pub(in crate::search) lower: i32,
    /// Its score is at most this.
    pub(in crate::search) upper: i32,
    /// The column of its best move, where there is one.
    pub(in crate::search) column: Option<u32>,
}

impl Entry {
    /// The bound that tells whether the score is above `alpha`, if one does.
    #[inline]
    pub(in crate::search) const fn bound_for(&self, alpha: i32) -> Option<i32> {
        if self.lower > alpha {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}

/// Buckets that are added between two looks at the clock and the stop flag: under a millisecond.
const BUCKETS_BETWEEN_CHECKS: usize = 1 << 10;

/// Entries with keys of `W` words. A position is in the bucket that has as its number the lowest bits of the position's
/// hash: one bit fewer where there is no such bucket yet.
pub(in crate::search) struct SharedTable<const W: usize> {
    cache_lines: Vec<CacheLine>,
    /// Buckets for which there is room.
    max_buckets: usize,
}

/// A cache line.
#[repr(align(64))]
struct CacheLine([AtomicU64; WORDS_PER_CACHE_LINE]);

impl CacheLine {
    fn new() -> Self {
        Self([const { AtomicU64::new(0) }; WORDS_PER_CACHE_LINE])
    }
}

/// As many entries as fit, and the version in the last word.
#[derive(Clone, Copy)]
struct Bucket<'a, const W: usize>(&'a [CacheLine]);

impl<'a, const W: usize> Bucket<'a, W> {
    /// Cache lines of it.
    const CACHE_LINES: usize = if W <= LONGEST_SHORT_KEY { 1 } else { 2 };

    /// Entries in it.
    const SLOTS: usize = (Self::CACHE_LINES * WORDS_PER_CACHE_LINE - 1) / W;

    #[inline]
    const fn version(self) -> &'a AtomicU64 {
        &self.0[Self::CACHE_LINES - 1].0[WORDS_PER_CACHE_LINE - 1]
    }

    #[inline]
    fn slots(self) -> impl Iterator<Item = Slot<'a, W>> {
        (0..Self::SLOTS).map(move |slot| Slot { bucket: self, start: slot * W })
    }
}

/// Room for one entry in a bucket, from a word of it on.
#[derive(Clone, Copy)]
struct Slot<'a, const W: usize> {
    bucket: Bucket<'a, W>,
    start: usize,
}

impl<const W: usize> Slot<'_, W> {
    #[inline]
    fn word(self, index: usize) -> u64 {
        self.atomic(index).load(Ordering::Relaxed)
    }

    #[inline]
    const fn atomic(&self, index: usize) -> &AtomicU64 {
        let index = self.start + index;
        &self.bucket.0[index / WORDS_PER_CACHE_LINE].0[index % WORDS_PER_CACHE_LINE]
    }

    /// The key of what is in it.
    fn key(self) -> [u64; W] {
        std::array::from_fn(|index| self.word(index) & if index < 2 { KEY_MASK } else { u64::MAX })
    }

    /// The data, 0 if it is empty.
    #[inline]
    fn data(self) -> u64 {
        let half = |index: usize| self.word(index) >> SHARED_BITS;
        half(0) | (half(1) << HALF_DATA_BITS)
    }

    /// The work behind what is in it, and one more; 0 if it is empty.
    #[inline]
    fn rank(self) -> u64 {
        (self.word(0) >> SHARED_BITS) & ((1 << WORK_BITS) - 1)
    }

    /// The data if it belongs to this key.
    #[inline]
    fn data_for(self, key: &[u64; W]) -> Option<u64> {
        let difference = |index: usize, mask: u64| (self.word(index) ^ key[index]) & mask;
        let matches = difference(0, KEY_MASK) == 0
            && difference(1, KEY_MASK) == 0
            && (2..W).all(|index| difference(index, u64::MAX) == 0);
        matches.then(|| self.data())
    }

    #[inline]
    fn set(self, key: &[u64; W], data: u64) {
        let halves = [data & ((1 << HALF_DATA_BITS) - 1), data >> HALF_DATA_BITS];
        for (index, word) in key.iter().enumerate() {
            let half = halves.get(index).map_or(0, |half| half << SHARED_BITS);
            self.atomic(index).store(word | half, Ordering::Relaxed);
        }
    }
}

impl<const W: usize> SharedTable<W> {
    /// An empty table of about `bytes`, with room to grow up to `most_bytes` or as much as there is.
    pub(in crate::search) fn new(bytes: usize, most_bytes: usize) -> Self {
        let mut cache_lines = with_room_for(buckets_in::<W>(most_bytes) * Bucket::<W>::CACHE_LINES);
        let max_buckets = cache_lines.capacity() / Bucket::<W>::CACHE_LINES;
        let count = buckets_in::<W>(bytes).min(max_buckets);
        cache_lines.resize_with(count * Bucket::<W>::CACHE_LINES, CacheLine::new);
        Self { cache_lines, max_buckets }
    }

    /// Forgets everything, and is about as small again as `bytes`.
    pub(in crate::search) fn clear(&mut self, bytes: usize) {
        self.cache_lines.truncate(buckets_in::<W>(bytes) * Bucket::<W>::CACHE_LINES);
        self.cache_lines.fill_with(CacheLine::new);
    }

    /// Writes its size and all entries.
    pub(in crate::search) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        let taken = || {
            let slots = (0..self.count()).flat_map(|number| self.bucket(number).slots());
            slots.filter(|slot| slot.data() != 0)
        };
        writer.put(&[W as u8])?;
        writer.put_count(self.count())?;
        writer.put_count(taken().count())?;
        taken().try_for_each(|slot| (0..W).try_for_each(|index| writer.put(&slot.word(index).to_le_bytes())))
    }

    /// Adds entries that were [written](Self::write), and grows as far as the table was that had them. Where there is
    /// less room, those with the most work behind them stay.
    pub(in crate::search) fn read(&mut self, reader: &mut SaveReader) -> Result<(), SavedError> {
        let [words] = reader.take()?;
        if usize::from(words) != W {
            return Err(SavedError::Damaged);
        }
        let count = reader.take_number()?.min(self.max_buckets as u64) as usize;
        while self.count() < count {
            self.add_bucket();
        }
        for _ in 0..reader.take_number()? {
            let mut words = [0; W];
            for word in &mut words {
                *word = reader.take_number()?;
            }
            let data = (words[0] >> SHARED_BITS) | ((words[1] >> SHARED_BITS) << HALF_DATA_BITS);
            words[0] &= KEY_MASK;
            words[1] &= KEY_MASK;
            // No entry has no work behind it.
            let data = Some(data).filter(|data| data & ((1 << WORK_BITS) - 1) != 0);
            let packed = data.and_then(PackedEntry::unpack).ok_or(SavedError::Damaged)?;
            let key = self.key(words);
            replace(self.bucket(key.bucket), &key, packed);
        }
        Ok(())
    }

    /// Buckets it has.
    const fn count(&self) -> usize {
        self.cache_lines.len() / Bucket::<W>::CACHE_LINES
    }

    #[inline]
    fn bucket(&self, number: usize) -> Bucket<'_, W> {
        let start = number * Bucket::<W>::CACHE_LINES;
        Bucket(&self.cache_lines[start..start + Bucket::<W>::CACHE_LINES])
    }

    /// Entries for which there is room.
    pub(in crate::search) const fn entries(&self) -> usize {
        self.count() * Bucket::<W>::SLOTS
    }

    /// Whether it is smaller than it may be.
    pub(in crate::search) const fn can_grow(&self) -> bool {
        self.count() < self.max_buckets
    }

    /// Doubles its size or comes as near to that as it may, unless it is cancelled; tells whether it got there. All
    /// entries stay.
    pub(in crate::search) fn grow(&mut self, mut is_cancelled: impl FnMut() -> bool) -> bool {
        let count = self.max_buckets.min(2 * self.count());
        while self.count() < count {
            if is_cancelled() {
                return false;
            }
            for _ in self.count()..count.min(self.count() + BUCKETS_BETWEEN_CHECKS) {
                self.add_bucket();
            }
        }
        true
    }

    /// Adds a bucket, to which about half of the entries of another one move.
    fn add_bucket(&mut self) {
        let number = self.count();
        let mask = mask_for(number + 1);
        self.cache_lines.resize_with((number + 1) * Bucket::<W>::CACHE_LINES, CacheLine::new);
        let mut free_slots = self.bucket(number).slots();
        for slot in self.bucket(number & (mask >> 1)).slots() {
            let (key, data) = (slot.key(), slot.data());
            if data != 0
                && mix(key) as usize & mask == number
                && let Some(free_slot) = free_slots.next()
            {
                free_slot.set(&key, data);
                slot.set(&[0; W], 0);
            }
        }
    }

    /// The key made of these words; only the lowest [`SHARED_BITS`] of the first two may be set.
    #[inline]
    pub(in crate::search) fn key(&self, words: [u64; W]) -> TableKey<W> {
        debug_assert!(words[0] <= KEY_MASK && words[1] <= KEY_MASK);
        let mask = mask_for(self.count());
        let bucket = mix(words) as usize & mask;
        TableKey { words, bucket: if bucket < self.count() { bucket } else { bucket & (mask >> 1) } }
    }

    /// Has the bucket of this key fetched from memory meanwhile, so that a later look at it need not wait.
    #[inline]
    pub(in crate::search) fn prefetch(&self, key: &TableKey<W>) {
        for cache_line in self.bucket(key.bucket).0 {
            prefetch(cache_line);
        }
    }

    /// What is known of the position with this key.
    #[inline]
    pub(in crate::search) fn probe(&self, key: &TableKey<W>) -> Option<Entry> {
        let bucket = self.bucket(key.bucket);
        let version = bucket.version().load(Ordering::Acquire);
        for slot in bucket.slots() {
            if let Some(data) = slot.data_for(&key.words) {
                fence(Ordering::Acquire);
                let is_whole =
                    version.is_multiple_of(2) && bucket.version().load(Ordering::Relaxed) == version;
                return is_whole.then(|| PackedEntry::unpack(data)).flatten().map(|data| data.entry);
            }
        }
        None
    }

    /// Keeps what is known of the position with this key, together with what was known before. It takes the place of
    /// what took the least `work`, a logarithm from 0 to 30.
    #[inline]
    pub(in crate::search) fn store(&self, key: &TableKey<W>, entry: Entry, work: u32) {
        let bucket = self.bucket(key.bucket);
        let version = bucket.version().load(Ordering::Relaxed);
        let is_ours = version.is_multiple_of(2)
            && bucket
                .version()
                .compare_exchange(version, version + 1, Ordering::Acquire, Ordering::Relaxed)
                .is_ok();
        if !is_ours {
            return;
        }
        fence(Ordering::Release);
        replace(bucket, key, PackedEntry { entry, work });
        bucket.version().store(version + 2, Ordering::Release);
    }
}

#[inline]
fn replace<const W: usize>(bucket: Bucket<'_, W>, key: &TableKey<W>, mut data: PackedEntry) {
    let mut cheapest = None;
    let mut least = u64::MAX;
    for slot in bucket.slots() {
        if let Some(known) = slot.data_for(&key.words).and_then(PackedEntry::unpack) {
            data.merge(&known);
            cheapest = Some(slot);
            break;
        }
        let rank = slot.rank();
        if rank < least {
            least = rank;
            cheapest = Some(slot);
        }
    }
    if let Some(slot) = cheapest {
        slot.set(&key.words, data.pack());
    }
}

/// Buckets in about so many bytes, one at least.
const fn buckets_in<const W: usize>(bytes: usize) -> usize {
    let buckets = bytes / (Bucket::<W>::CACHE_LINES * size_of::<CacheLine>());
    if buckets == 0 { 1 } else { buckets }
}

/// The bits of a hash that number so many buckets.
#[inline]
const fn mask_for(buckets: usize) -> usize {
    buckets.next_power_of_two() - 1
}

/// Spreads the keys over the buckets, by the lowest bits first.
#[inline]
fn mix<const W: usize>(words: [u64; W]) -> u64 {
    let mut hash = 0u64;
    for word in words {
        hash = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 32;
    }
    hash = hash.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    hash ^ (hash >> 32)
}

/// An entry with the work behind it.
#[derive(Clone, Copy)]
struct PackedEntry {
    entry: Entry,
    work: u32,
}

/// Bits of a bound, of a column and of the work: 28 in all, twice the [`HALF_DATA_BITS`].
const BOUND_BITS: u32 = 9;
const COLUMN_BITS: u32 = 5;
const WORK_BITS: u32 = 5;

/// Work that is told from more, since an empty slot has the number below that of no work.
const MAX_WORK: u32 = (1 << WORK_BITS) - 2;

/// Added to a bound, so that it is never negative nor, for the upper one, 0: an empty slot is told by its data.
const BOUND_OFFSET: i32 = 200;

/// Stands for no column.
const NO_COLUMN: u64 = (1 << COLUMN_BITS) - 1;

impl PackedEntry {
    fn pack(self) -> u64 {
        let bound = |value: i32| (value + BOUND_OFFSET) as u64;
        let column = self.entry.column.map_or(NO_COLUMN, u64::from);
        let mut packed = bound(self.entry.upper);
        packed = (packed << BOUND_BITS) | bound(self.entry.lower);
        packed = (packed << COLUMN_BITS) | column;
        (packed << WORK_BITS) | u64::from(self.work.min(MAX_WORK) + 1)
    }

    fn unpack(packed: u64) -> Option<Self> {
        if packed == 0 {
            return None;
        }
        let field = |shift: u32, bits: u32| (packed >> shift) & ((1 << bits) - 1);
        let bound = |shift: u32| field(shift, BOUND_BITS) as i32 - BOUND_OFFSET;
        let column = field(WORK_BITS, COLUMN_BITS);
        let entry = Entry {
            lower: bound(WORK_BITS + COLUMN_BITS),
            upper: bound(WORK_BITS + COLUMN_BITS + BOUND_BITS),
            column: (column != NO_COLUMN).then_some(column as u32),
        };
        Some(Self { entry, work: field(0, WORK_BITS) as u32 - 1 })
    }

    /// Both together.
    fn merge(&mut self, known: &Self) {
        let entry = &mut self.entry;
        entry.lower = entry.lower.max(known.entry.lower);
        entry.upper = entry.upper.min(known.entry.upper);
        entry.column = entry.column.or(known.entry.column);
        self.work = self.work.max(known.work);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(lower: i32, upper: i32, column: Option<u32>) -> Entry {
        Entry { lower, upper, column }
    }

    #[test]
    fn a_bound_settles_only_what_it_leaves_no_doubt_about() {
        let settled = |alpha| entry(-2, 3, None).bound_for(alpha);
        assert_eq!([-4, -3, -2, 2, 3, 4].map(settled), [Some(-2), Some(-2), None, None, Some(3), Some(3)]);
    }

    #[test]
    fn every_bound_and_column_comes_back() {
        let table = SharedTable::<2>::new(1 << 12, 1 << 12);
        let key = table.key([5, 7]);
        assert_eq!(table.probe(&key), None);
        for (lower, upper, column) in [(-128, 128, None), (-3, -3, Some(0)), (-128, -128, Some(15))] {
            let mut table = SharedTable::<2>::new(1 << 12, 1 << 12);
            table.store(&key, entry(lower, upper, column), 3);
            assert_eq!(table.probe(&key), Some(entry(lower, upper, column)));
            table.clear(1 << 12);
            assert_eq!(table.probe(&key), None);
        }
    }

    #[test]
    fn bounds_of_one_position_come_together() {
        let table = SharedTable::<3>::new(1 << 12, 1 << 12);
        let key = table.key([5, 7, 9]);
        table.store(&key, entry(-21, 2, None), 9);
        table.store(&key, entry(1, 21, Some(4)), 1);
        assert_eq!(table.probe(&key), Some(entry(1, 2, Some(4))));
    }

    #[test]
    fn keys_that_differ_in_a_single_bit_are_never_confused() {
        let table = SharedTable::<2>::new(1, 1);
        let stored = [0x0002_AAAA_AAAA_AAAA, 0x0001_5555_5555_5555];
        table.store(&table.key(stored), entry(1, 1, None), 31);
        for bit in 0..2 * SHARED_BITS {
            let mut other = stored;
            other[(bit / SHARED_BITS) as usize] ^= 1 << (bit % SHARED_BITS);
            assert_eq!(table.probe(&table.key(other)), None, "bit {bit}");
        }
        assert_eq!(table.probe(&table.key(stored)), Some(entry(1, 1, None)));
    }

    #[test]
    fn a_full_line_loses_the_least_work() {
        let table = SharedTable::<2>::new(1, 1);
        let keys: Vec<_> = (0..4).map(|number| table.key([number, 1])).collect();
        for (number, key) in keys.iter().enumerate() {
            table.store(key, entry(0, number as i32, None), if number == 1 { 1 } else { 5 });
        }
        let kept: Vec<_> = keys.iter().map(|key| table.probe(key).is_some()).collect();
        assert_eq!(kept, [true, false, true, true]);
    }

    #[test]
    fn growing_keeps_all_entries_wherever_it_is_interrupted() {
        let mut table = SharedTable::<2>::new(1 << 16, 1 << 23);
        let numbers = 0..600;
        let words = |number: u64| [number * number, number];
        for number in numbers.clone() {
            table.store(&table.key(words(number)), entry(0, number as i32 % 100, None), 1);
        }
        let entry_of = |table: &SharedTable<2>, number| table.probe(&table.key(words(number)));
        let known: Vec<_> = numbers.clone().filter(|&number| entry_of(&table, number).is_some()).collect();
        assert!(known.len() > 500);
        let mut rounds = 0;
        while table.can_grow() {
            let (before, mut checks) = (table.count(), 0);
            let has_doubled = table.grow(|| {
                checks += 1;
                checks > 2
            });
            let added = table.count() - before;
            assert_eq!(has_doubled, added == before.min(table.max_buckets - before));
            assert!(has_doubled || added == 2 * BUCKETS_BETWEEN_CHECKS, "no bucket after it was called off");
            rounds += 1;
            for &number in &known {
                assert_eq!(entry_of(&table, number), Some(entry(0, number as i32 % 100, None)), "{number}");
            }
        }
        assert_eq!(table.count(), 1 << 17);
        assert!(rounds > 20);
    }

    #[test]
    fn what_is_being_written_is_not_read() {
        let table = SharedTable::<2>::new(1, 1);
        let (key, other) = (table.key([5, 7]), table.key([5, 9]));
        table.store(&key, entry(1, 1, None), 1);
        let bucket = table.bucket(key.bucket);
        bucket.version().fetch_add(1, Ordering::Relaxed);
        assert_eq!(table.probe(&key), None, "a writer may be at this very entry");
        table.store(&other, entry(2, 2, None), 1);
        bucket.version().fetch_add(1, Ordering::Relaxed);
        assert_eq!(table.probe(&key), Some(entry(1, 1, None)));
        assert_eq!(table.probe(&other), None, "a second writer gives up");
    }

    /// Keys that differ in their first and last words only: the beginning of one entry and the end of another look like
    /// an entry of a third key, whose data fits to neither. All of them compete for one slot of two cache lines.
    #[test]
    fn readers_never_see_half_of_what_is_written() {
        const SIDE: u64 = 3;
        const READS: usize = 1_000_000;
        // As many as a writer needs to go on that was interrupted half-way.
        const ROUNDS: usize = 200_000_000;
        let table = SharedTable::<10>::new(1, 1);
        let number = |[first, last]: [u64; 2]| (SIDE * first + last) as i32;
        let key = |[first, last]: [u64; 2]| table.key([first, 0, 0, 0, 0, 0, 0, 0, 0, last]);
        let pairs: Vec<[u64; 2]> =
            (0..SIDE).flat_map(|first| (0..SIDE).map(move |last| [first, last])).collect();
        let readers_left = AtomicU64::new(2);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let (table, key, pairs, readers_left) = (&table, &key, &pairs, &readers_left);
                let pair = move |round: usize| pairs[(7 * round + 4 * thread) % pairs.len()];
                if thread % 2 == 0 {
                    scope.spawn(move || {
                        let is_read = |_: &usize| readers_left.load(Ordering::Relaxed) > 0;
                        for written in (0..ROUNDS).take_while(is_read).map(pair) {
                            let value = number(written);
                            table.store(&key(written), entry(value, value, None), 1);
                        }
                    });
                } else {
                    scope.spawn(move || {
                        let finds = |read: &[u64; 2]| {
                            let seen = table.probe(&key(*read));
                            if let Some(seen) = seen {
                                assert_eq!([seen.lower, seen.upper], [number(*read); 2], "{read:?}");
                            }
                            seen.is_some()
                        };
                        let found = (0..ROUNDS).map(pair).filter(finds).take(READS).count();
                        readers_left.fetch_sub(1, Ordering::Relaxed);
                        assert_eq!(found, READS, "hardly anything was read");
                    });
                }
            }
        });
    }
}
