//! A map from keys to numbers that does not store the keys.
//!
//! Each key belongs to four cells of an array, and its number is the exclusive or of what they hold. So a number takes
//! little more than its own size, however long the keys are. For a key that was not among those the array was filled
//! for, the number is meaningless.
//!
//! (Botelho, Pagh, Ziviani, "Simple and space-efficient minimal perfect hash functions", 2007, for the filling key by
//! key; the places of the cells: Graf, Lemire, "Binary fuse filters", 2022, the variant of four.)
use super::key::Key;

/// Cells of a key.
const ARITY: usize = 4;

/// Where the cells of keys lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places {
    /// Chosen so that an array for the keys exists.
    pub(super) seed: u32,
    /// Cells of a segment, a power of two. The cells of a key lie in segments that follow each other.
    segment: usize,
    /// Segments in which the first cell of a key may lie.
    segments: usize,
}

impl Places {
    /// For so many keys. The sizes of segments and array are those of Graf and Lemire.
    pub(super) fn new(keys: usize, seed: u32) -> Self {
        let logarithm = (keys.max(2) as f64).ln();
        let exponent = (logarithm / 2.91f64.ln() - 0.5).floor().clamp(2.0, 18.0);
        let segment = 1usize << exponent as u32;
        let spare = (0.77 + 0.305 * 600_000f64.ln() / logarithm).max(1.075);
        let cells = (keys as f64 * spare).round() as usize;
        Self { seed, segment, segments: cells.div_ceil(segment).saturating_sub(ARITY - 1).max(1) }
    }

    /// Cells of the array.
    pub(super) const fn cells(&self) -> usize {
        (self.segments + ARITY - 1) * self.segment
    }

    /// The cells of a key.
    fn of(&self, key: Key) -> [usize; ARITY] {
        let hash = hash(key, self.seed);
        let first = ((u128::from(hash) * (self.segments * self.segment) as u128) >> u64::BITS) as usize;
        let within = |shift: u32| (hash >> shift) as usize & (self.segment - 1);
        let shift = |number: u32| if number == 0 { 0 } else { within((number - 1) * 18) };
        std::array::from_fn(|number| (first + number * self.segment) ^ shift(number as u32))
    }
}

/// (The finalizer of `SplitMix64`: Steele, Lea, Flood, 2014; over both halves of the key.)
fn hash(key: Key, seed: u32) -> u64 {
    let mix = |mut word: u64| {
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    };
    let start = u64::from(seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mix(mix(start ^ (key.0 >> u64::BITS) as u64) ^ key.0 as u64)
}

/// The number of a key: of `bytes` bytes, the lowest first, as in every cell of the array.
pub(super) fn get(cells: &[u8], places: &Places, bytes: usize, key: Key) -> u32 {
    let cell = |place: usize| {
        let start = place * bytes;
        // Cells beyond the end are told from damage when the array is read.
        cells.get(start..start + bytes).unwrap_or_default()
    };
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |number, &byte| (number << 8) | u32::from(byte));
    places.of(key).into_iter().fold(0, |sum, place| sum ^ number(cell(place)))
}

/// An array in which these keys, all different, have these numbers of `bytes` bytes.
pub(super) fn fill(entries: &[(Key, u32)], bytes: usize) -> (Places, Vec<u8>) {
    // Few seeds fail, and none is worse than another.
    let (places, order) = (0..)
        .find_map(|seed| {
            let places = Places::new(entries.len(), seed);
            filling_order(entries, &places).map(|order| (places, order))
        })
        .unwrap_or_else(|| (Places::new(0, 0), Vec::new()));
    let mut cells = vec![0; places.cells() * bytes];
    for (index, place) in order {
        let (key, number) = entries[index as usize];
        // Its own cell is still 0.
        let missing = number ^ get(&cells, &places, bytes, key);
        let start = place * bytes;
        cells[start..start + bytes].copy_from_slice(&missing.to_le_bytes()[..bytes]);
    }
    (places, cells)
}

/// What is left at a cell while keys are taken away.
#[derive(Clone, Copy, Default)]
struct Pile {
    keys: u32,
    /// The exclusive or of the indices of the keys: of the last one, its index.
    indices: u32,
}

/// The indices of all keys, each with a cell of its own that no key before it has; `None` if there is no such order.
fn filling_order(entries: &[(Key, u32)], places: &Places) -> Option<Vec<(u32, usize)>> {
    let mut piles = vec![Pile::default(); places.cells()];
    for (index, (key, _)) in entries.iter().enumerate() {
        for place in places.of(*key) {
            piles[place].keys += 1;
            piles[place].indices ^= index as u32;
        }
    }
    let mut order = Vec::with_capacity(entries.len());
    let mut waiting: Vec<usize> = (0..piles.len()).filter(|&place| piles[place].keys == 1).collect();
    while let Some(place) = waiting.pop() {
        let Pile { keys: 1, indices: index } = piles[place] else { continue };
        order.push((index, place));
        for place in places.of(entries[index as usize].0) {
            piles[place].keys -= 1;
            piles[place].indices ^= index;
            if piles[place].keys == 1 {
                waiting.push(place);
            }
        }
    }
    // The last one to be taken away is the first one to be filled in.
    order.reverse();
    (order.len() == entries.len()).then_some(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_its_number() {
        for count in [0, 1, 2, 3, 10, 100, 1000, 50_000] {
            for bytes in [1, 2] {
                let number = |index: u32| index.wrapping_mul(2_654_435_761) >> (32 - 8 * bytes);
                let key = |index: u32| Key(u128::from(index) << 60 | u128::from(index));
                let entries: Vec<_> = (0..count).map(|index| (key(index), number(index))).collect();
                let (places, cells) = fill(&entries, bytes as usize);
                assert_eq!(places, Places::new(entries.len(), places.seed));
                assert_eq!(cells.len(), places.cells() * bytes as usize);
                for (key, number) in entries {
                    assert_eq!(get(&cells, &places, bytes as usize, key), number);
                }
            }
        }
    }

    #[test]
    fn a_large_array_has_few_spare_cells() {
        assert!(Places::new(4_000_000, 0).cells() < 4_400_000);
        assert!(Places::new(100_000, 0).cells() < 120_000);
    }
}
