//! A table of bounds that never confuses two positions, shared by any number of threads.
//!
//! An entry holds the *whole* key of its position, not a hash of it: what is found was stored for that very position.
//! It grows line by line where it is, so that growing takes no second table and can be left off at any line (linear
//! hashing: Witold Litwin, "Linear hashing: a new tool for file and table addressing", 1980).
//!
//! A line of entries fills one cache line, or two where the keys are long: with two for all keys, searches of the usual
//! board took some 7 % longer.
//!
//! Entries take several words, so a line carries a version (a sequence lock): odd while somebody writes, and changed
//! afterwards. Who reads compares it before and after and takes nothing that was written meanwhile; a writer that finds
//! a line busy goes away.
use std::sync::atomic::{AtomicU64, Ordering, fence};

use super::room::room_for;

/// Words of a cache line.
const CACHE_LINE: usize = 8;

/// Words of a key that are short enough for lines of one cache line.
const SHORT: usize = 3;

/// Bits of the key in each of the first two words of an entry. The bits above hold half of its data each.
pub(super) const SHARED_BITS: u32 = 50;

const KEY_MASK: u64 = (1 << SHARED_BITS) - 1;
const HALF_DATA: u32 = u64::BITS - SHARED_BITS;

/// The whole identity of a position in `W` words, and the line in which it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key<const W: usize> {
    words: [u64; W],
    line: usize,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// Its score is at least this.
    pub(super) lower: i32,
    /// Its score is at most this.
    pub(super) upper: i32,
    /// The column of its best move, where there is one.
    pub(super) column: Option<u32>,
}

impl Entry {
    /// The bound that tells whether the score is above `alpha`, if one does.
    #[inline]
    pub(super) const fn settles(&self, alpha: i32) -> Option<i32> {
        if self.lower > alpha {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}

/// Lines that are added between two looks at the clock and the stop flag: under a millisecond.
const LINES_BETWEEN_LOOKS: usize = 1 << 10;

/// Entries with keys of `W` words. A position is in the line that has as its number the lowest bits of the position's
/// hash: one bit fewer where there is no such line yet.
pub(super) struct Table<const W: usize> {
    pieces: Vec<Piece>,
    /// Lines up to which there is room.
    most: usize,
}

/// A cache line.
#[repr(align(64))]
struct Piece([AtomicU64; CACHE_LINE]);

impl Piece {
    fn new() -> Self {
        Self([const { AtomicU64::new(0) }; CACHE_LINE])
    }
}

/// As many entries as fit, and the version in the last word.
#[derive(Clone, Copy)]
struct Line<'a, const W: usize>(&'a [Piece]);

impl<'a, const W: usize> Line<'a, W> {
    /// Cache lines of it.
    const PIECES: usize = if W <= SHORT { 1 } else { 2 };

    /// Entries in it.
    const SLOTS: usize = (Self::PIECES * CACHE_LINE - 1) / W;

    #[inline]
    const fn version(self) -> &'a AtomicU64 {
        &self.0[Self::PIECES - 1].0[CACHE_LINE - 1]
    }

    #[inline]
    fn slots(self) -> impl Iterator<Item = Slot<'a, W>> {
        (0..Self::SLOTS).map(move |slot| Slot { line: self, start: slot * W })
    }
}

/// Room for one entry in a line, from a word of it on.
#[derive(Clone, Copy)]
struct Slot<'a, const W: usize> {
    line: Line<'a, W>,
    start: usize,
}

impl<const W: usize> Slot<'_, W> {
    #[inline]
    fn word(self, index: usize) -> u64 {
        self.atom(index).load(Ordering::Relaxed)
    }

    #[inline]
    const fn atom(&self, index: usize) -> &AtomicU64 {
        let index = self.start + index;
        &self.line.0[index / CACHE_LINE].0[index % CACHE_LINE]
    }

    /// The key of what is in it.
    fn key(self) -> [u64; W] {
        std::array::from_fn(|index| self.word(index) & if index < 2 { KEY_MASK } else { u64::MAX })
    }

    /// The data, 0 if it is empty.
    #[inline]
    fn data(self) -> u64 {
        let half = |index: usize| self.word(index) >> SHARED_BITS;
        half(0) | (half(1) << HALF_DATA)
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
        let halves = [data & ((1 << HALF_DATA) - 1), data >> HALF_DATA];
        for (index, word) in key.iter().enumerate() {
            let half = halves.get(index).map_or(0, |half| half << SHARED_BITS);
            self.atom(index).store(word | half, Ordering::Relaxed);
        }
    }
}

impl<const W: usize> Table<W> {
    /// An empty table of about `bytes`, with room to grow up to `most_bytes` or as much as there is.
    pub(super) fn new(bytes: usize, most_bytes: usize) -> Self {
        let mut pieces = room_for(lines_of::<W>(most_bytes) * Line::<W>::PIECES);
        let most = pieces.capacity() / Line::<W>::PIECES;
        let count = lines_of::<W>(bytes).min(most);
        pieces.resize_with(count * Line::<W>::PIECES, Piece::new);
        Self { pieces, most }
    }

    /// Forgets everything, and is about as small again as `bytes`.
    pub(super) fn clear(&mut self, bytes: usize) {
        self.pieces.truncate(lines_of::<W>(bytes) * Line::<W>::PIECES);
        self.pieces.fill_with(Piece::new);
    }

    /// Lines it has.
    const fn count(&self) -> usize {
        self.pieces.len() / Line::<W>::PIECES
    }

    #[inline]
    fn line(&self, number: usize) -> Line<'_, W> {
        let start = number * Line::<W>::PIECES;
        Line(&self.pieces[start..start + Line::<W>::PIECES])
    }

    /// Entries for which there is room.
    pub(super) const fn entries(&self) -> usize {
        self.count() * Line::<W>::SLOTS
    }

    /// Whether it is smaller than it may be.
    pub(super) const fn can_grow(&self) -> bool {
        self.count() < self.most
    }

    /// Doubles its size or comes as near to that as it may, unless it is called off; tells whether it got there. What
    /// it knows stays.
    pub(super) fn grow(&mut self, mut is_called_off: impl FnMut() -> bool) -> bool {
        let count = self.most.min(2 * self.count());
        while self.count() < count {
            if is_called_off() {
                return false;
            }
            for _ in self.count()..count.min(self.count() + LINES_BETWEEN_LOOKS) {
                self.add_line();
            }
        }
        true
    }

    /// Adds a line, to which about half of the entries of another one move.
    fn add_line(&mut self) {
        let number = self.count();
        let mask = mask_for(number + 1);
        self.pieces.resize_with((number + 1) * Line::<W>::PIECES, Piece::new);
        let mut places = self.line(number).slots();
        for slot in self.line(number & (mask >> 1)).slots() {
            let (key, data) = (slot.key(), slot.data());
            if data != 0
                && mix(key) as usize & mask == number
                && let Some(place) = places.next()
            {
                place.set(&key, data);
                slot.set(&[0; W], 0);
            }
        }
    }

    /// The key made of these words; only the lowest [`SHARED_BITS`] of the first two may be set.
    #[inline]
    pub(super) fn key(&self, words: [u64; W]) -> Key<W> {
        debug_assert!(words[0] <= KEY_MASK && words[1] <= KEY_MASK);
        let mask = mask_for(self.count());
        let line = mix(words) as usize & mask;
        Key { words, line: if line < self.count() { line } else { line & (mask >> 1) } }
    }

    /// Has the line of this key fetched from memory meanwhile, so that a later look at it need not wait.
    #[inline]
    pub(super) fn prefetch(&self, key: &Key<W>) {
        for piece in self.line(key.line).0 {
            prefetch(piece);
        }
    }

    /// What is known of the position with this key.
    #[inline]
    pub(super) fn get(&self, key: &Key<W>) -> Option<Entry> {
        let line = self.line(key.line);
        let version = line.version().load(Ordering::Acquire);
        for slot in line.slots() {
            if let Some(data) = slot.data_for(&key.words) {
                fence(Ordering::Acquire);
                let is_whole = version.is_multiple_of(2) && line.version().load(Ordering::Relaxed) == version;
                return is_whole.then(|| Data::unpack(data)).flatten().map(|data| data.entry);
            }
        }
        None
    }

    /// Keeps what is known of the position with this key, together with what was known before. It takes the place of
    /// what took the least `work`, a logarithm from 0 to 30.
    #[inline]
    pub(super) fn put(&self, key: &Key<W>, entry: Entry, work: u32) {
        let line = self.line(key.line);
        let version = line.version().load(Ordering::Relaxed);
        let is_ours = version.is_multiple_of(2)
            && line
                .version()
                .compare_exchange(version, version + 1, Ordering::Acquire, Ordering::Relaxed)
                .is_ok();
        if !is_ours {
            return;
        }
        fence(Ordering::Release);
        replace(line, key, Data { entry, work });
        line.version().store(version + 2, Ordering::Release);
    }
}

#[inline]
fn replace<const W: usize>(line: Line<'_, W>, key: &Key<W>, mut data: Data) {
    let mut cheapest = None;
    let mut least = u64::MAX;
    for slot in line.slots() {
        if let Some(known) = slot.data_for(&key.words).and_then(Data::unpack) {
            data.add(&known);
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

/// Waiting for memory took a third of the time of a search without this.
#[inline]
#[cfg(target_arch = "x86_64")]
#[allow(
    unsafe_code,
    reason = "a hint to the processor that reads and writes nothing, and is allowed for any address"
)]
fn prefetch(piece: &Piece) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: every x86-64 processor has this instruction.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(piece).cast()) };
}

#[inline]
#[cfg(not(target_arch = "x86_64"))]
fn prefetch(_: &Piece) {}

/// Lines of about so many bytes, one at least.
const fn lines_of<const W: usize>(bytes: usize) -> usize {
    let lines = bytes / (Line::<W>::PIECES * size_of::<Piece>());
    if lines == 0 { 1 } else { lines }
}

/// The bits of a hash that number so many lines.
#[inline]
const fn mask_for(lines: usize) -> usize {
    lines.next_power_of_two() - 1
}

/// Spreads the keys over the lines, by the lowest bits first.
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
struct Data {
    entry: Entry,
    work: u32,
}

/// Bits of a bound, of a column and of the work: 28 in all, twice the [`HALF_DATA`].
const BOUND_BITS: u32 = 9;
const COLUMN_BITS: u32 = 5;
const WORK_BITS: u32 = 5;

/// Work that is told from more, since an empty slot has the number below that of no work.
const MOST_WORK: u32 = (1 << WORK_BITS) - 2;

/// Added to a bound, so that it is never negative nor, for the upper one, 0: an empty slot is told by its data.
const BOUND_OFFSET: i32 = 200;

/// Stands for no column.
const NO_COLUMN: u64 = (1 << COLUMN_BITS) - 1;

impl Data {
    fn pack(self) -> u64 {
        let bound = |value: i32| (value + BOUND_OFFSET) as u64;
        let column = self.entry.column.map_or(NO_COLUMN, u64::from);
        let mut packed = bound(self.entry.upper);
        packed = (packed << BOUND_BITS) | bound(self.entry.lower);
        packed = (packed << COLUMN_BITS) | column;
        (packed << WORK_BITS) | u64::from(self.work.min(MOST_WORK) + 1)
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
    fn add(&mut self, known: &Self) {
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
        let settled = |alpha| entry(-2, 3, None).settles(alpha);
        assert_eq!([-4, -3, -2, 2, 3, 4].map(settled), [Some(-2), Some(-2), None, None, Some(3), Some(3)]);
    }

    #[test]
    fn every_bound_and_column_comes_back() {
        let table = Table::<2>::new(1 << 12, 1 << 12);
        let key = table.key([5, 7]);
        assert_eq!(table.get(&key), None);
        for (lower, upper, column) in [(-128, 128, None), (-3, -3, Some(0)), (-128, -128, Some(15))] {
            let mut table = Table::<2>::new(1 << 12, 1 << 12);
            table.put(&key, entry(lower, upper, column), 3);
            assert_eq!(table.get(&key), Some(entry(lower, upper, column)));
            table.clear(1 << 12);
            assert_eq!(table.get(&key), None);
        }
    }

    #[test]
    fn bounds_of_one_position_come_together() {
        let table = Table::<3>::new(1 << 12, 1 << 12);
        let key = table.key([5, 7, 9]);
        table.put(&key, entry(-21, 2, None), 9);
        table.put(&key, entry(1, 21, Some(4)), 1);
        assert_eq!(table.get(&key), Some(entry(1, 2, Some(4))));
    }

    #[test]
    fn keys_that_differ_in_a_single_bit_are_never_confused() {
        let table = Table::<2>::new(1, 1);
        let stored = [0x0002_AAAA_AAAA_AAAA, 0x0001_5555_5555_5555];
        table.put(&table.key(stored), entry(1, 1, None), 31);
        for bit in 0..2 * SHARED_BITS {
            let mut other = stored;
            other[(bit / SHARED_BITS) as usize] ^= 1 << (bit % SHARED_BITS);
            assert_eq!(table.get(&table.key(other)), None, "bit {bit}");
        }
        assert_eq!(table.get(&table.key(stored)), Some(entry(1, 1, None)));
    }

    #[test]
    fn a_full_line_loses_the_least_work() {
        let table = Table::<2>::new(1, 1);
        let keys: Vec<_> = (0..4).map(|number| table.key([number, 1])).collect();
        for (number, key) in keys.iter().enumerate() {
            table.put(key, entry(0, number as i32, None), if number == 1 { 1 } else { 5 });
        }
        let kept: Vec<_> = keys.iter().map(|key| table.get(key).is_some()).collect();
        assert_eq!(kept, [true, false, true, true]);
    }

    #[test]
    fn it_keeps_what_it_knows_whenever_growing_is_called_off() {
        let mut table = Table::<2>::new(1 << 16, 1 << 23);
        let numbers = 0..600;
        let words = |number: u64| [number * number, number];
        for number in numbers.clone() {
            table.put(&table.key(words(number)), entry(0, number as i32 % 100, None), 1);
        }
        let entry_of = |table: &Table<2>, number| table.get(&table.key(words(number)));
        let known: Vec<_> = numbers.clone().filter(|&number| entry_of(&table, number).is_some()).collect();
        assert!(known.len() > 500);
        let mut pieces = 0;
        while table.can_grow() {
            let (before, mut looks) = (table.count(), 0);
            let has_doubled = table.grow(|| {
                looks += 1;
                looks > 2
            });
            let added = table.count() - before;
            assert_eq!(has_doubled, added == before.min(table.most - before));
            assert!(has_doubled || added == 2 * LINES_BETWEEN_LOOKS, "no line after it was called off");
            pieces += 1;
            for &number in &known {
                assert_eq!(entry_of(&table, number), Some(entry(0, number as i32 % 100, None)), "{number}");
            }
        }
        assert_eq!(table.count(), 1 << 17);
        assert!(pieces > 20);
    }

    #[test]
    fn readers_never_see_half_of_what_is_written() {
        let table = Table::<2>::new(1, 1);
        let keys: Vec<_> = (1..=64u64).map(|number| table.key([number, number])).collect();
        std::thread::scope(|scope| {
            for offset in [0, 32] {
                let (table, keys) = (&table, &keys);
                scope.spawn(move || {
                    for round in 0..40_000 {
                        let number = (offset + round) % keys.len();
                        table.put(&keys[number], entry(number as i32, number as i32, None), 1);
                        let seen = (number * 7) % keys.len();
                        if let Some(found) = table.get(&keys[seen]) {
                            assert_eq!((found.lower, found.upper), (seen as i32, seen as i32));
                        }
                    }
                });
            }
        });
    }
}
