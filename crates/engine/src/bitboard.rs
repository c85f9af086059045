//! Sets of cells as machine words: 64 bits, 128 bits, or as many as the largest board needs.
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of cells, one bit each.
///
/// Bits shifted past either end are lost; a shift by [`BITS`](Self::BITS) or more is a mistake of the caller.
pub trait Bitboard:
    Copy
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Bits in the set.
    const BITS: u32;
    /// The set without any bit.
    const EMPTY: Self;

    /// The set of one bit.
    fn bit(index: u32) -> Self;

    /// The set of the bits of a word, from its lowest on.
    fn from_word(word: u64) -> Self;

    /// Number of bits that are set.
    fn count(self) -> u32;

    /// The 64 bits from `start` on, the lowest first; zeros follow the last bit of the set.
    fn word_from(self, start: u32) -> u64;

    /// Sum of both sets as numbers, without the carry out of the highest bit.
    fn wrapping_sum(self, other: Self) -> Self;

    /// Index of the lowest set bit, if there is any.
    fn lowest(self) -> Option<u32>;

    /// A number for a table of hashes: every bit of the set shows in it, the better the higher the bit of the number
    /// (Fibonacci hashing of the words).
    #[inline]
    fn hashed(self) -> u64 {
        let words = (0..Self::BITS).step_by(64).map(|start| self.word_from(start));
        words.fold(0, |hash: u64, word| (hash.rotate_left(29) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// A number in which every bit of the set shows: the exclusive or of its parts.
    #[inline]
    fn folded(self) -> u64 {
        let part = u64::BITS.min(Self::BITS / 2);
        (0..Self::BITS).step_by(part as usize).fold(0, |folded, start| folded ^ self.word_from(start))
    }

    /// Whether no bit is set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The set without its lowest bit.
    #[inline]
    fn without_lowest(self) -> Self {
        self & self.wrapping_sum(!Self::EMPTY)
    }

    /// The set of its lowest bit alone; empty where it is empty.
    #[inline]
    fn lowest_bit(self) -> Self {
        self & !self.wrapping_sum(!Self::EMPTY)
    }

    /// Whether more than one bit is set.
    #[inline]
    fn has_several(self) -> bool {
        !self.without_lowest().is_empty()
    }

    /// Whether this bit is set.
    fn contains(self, index: u32) -> bool {
        self.word_from(index) & 1 == 1
    }
}

macro_rules! machine_word {
    ($word:ty) => {
        impl Bitboard for $word {
            const BITS: u32 = <$word>::BITS;
            const EMPTY: Self = 0;

            #[inline]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn from_word(word: u64) -> Self {
                word.into()
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn word_from(self, start: u32) -> u64 {
                (self >> start) as u64
            }

            #[inline]
            fn wrapping_sum(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn lowest(self) -> Option<u32> {
                (self != 0).then(|| self.trailing_zeros())
            }
        }
    };
}

machine_word!(u64);
machine_word!(u128);

/// Words in a [`Wide`] set: 16 columns of 17 bits are 272 bits.
const WORDS: usize = 5;

/// A set for boards of more than 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wide([u64; WORDS]);

impl Wide {
    fn word(self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }
}

impl Bitboard for Wide {
    const BITS: u32 = u64::BITS * WORDS as u32;
    const EMPTY: Self = Self([0; WORDS]);

    fn bit(index: u32) -> Self {
        let mut words = [0; WORDS];
        words[(index / u64::BITS) as usize] = 1 << (index % u64::BITS);
        Self(words)
    }

    fn from_word(word: u64) -> Self {
        Self([word, 0, 0, 0, 0])
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn word_from(self, start: u32) -> u64 {
        let (first, offset) = ((start / u64::BITS) as usize, start % u64::BITS);
        let low = self.word(first) >> offset;
        if offset == 0 { low } else { low | (self.word(first + 1) << (u64::BITS - offset)) }
    }

    fn wrapping_sum(self, other: Self) -> Self {
        let mut words = [0; WORDS];
        let mut carry = false;
        for (word, (a, b)) in words.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            (*word, carry) = a.carrying_add(b, carry);
        }
        Self(words)
    }

    fn lowest(self) -> Option<u32> {
        let index = self.0.iter().position(|&word| word != 0)?;
        Some(index as u32 * u64::BITS + self.0[index].trailing_zeros())
    }
}

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitXor for Wide {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] ^ other.0[i]))
    }
}

impl Not for Wide {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shr(self, distance: u32) -> Self {
        let (whole, offset) = ((distance / u64::BITS) as usize, distance % u64::BITS);
        // Most shifts are by a few columns, and much faster if each word is known to come from its neighbour.
        if whole == 0 {
            let next = |i: usize| if i + 1 < WORDS { self.0[i + 1] } else { 0 };
            return Self(std::array::from_fn(|i| low_word(self.0[i], next(i), offset)));
        }
        let mut words = [0; 2 * WORDS + 1];
        words[..WORDS].copy_from_slice(&self.0);
        let words = &words[whole..=whole + WORDS];
        Self(std::array::from_fn(|i| low_word(words[i], words[i + 1], offset)))
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shl(self, distance: u32) -> Self {
        let (whole, offset) = ((distance / u64::BITS) as usize, distance % u64::BITS);
        if whole == 0 {
            let before = |i: usize| if i > 0 { self.0[i - 1] } else { 0 };
            return Self(std::array::from_fn(|i| high_word(before(i), self.0[i], offset)));
        }
        let mut words = [0; 2 * WORDS + 1];
        words[WORDS + 1..].copy_from_slice(&self.0);
        let words = &words[WORDS - whole..=2 * WORDS - whole];
        Self(std::array::from_fn(|i| high_word(words[i], words[i + 1], offset)))
    }
}

/// The lower of two neighbouring words after a shift down by less than a word: in two steps, since no word can be
/// shifted by all its bits at once.
#[inline]
const fn low_word(low: u64, high: u64, offset: u32) -> u64 {
    (low >> offset) | ((high << 1) << (u64::BITS - 1 - offset))
}

/// The higher of them after a shift up.
#[inline]
const fn high_word(low: u64, high: u64, offset: u32) -> u64 {
    (high << offset) | ((low >> 1) >> (u64::BITS - 1 - offset))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits that make every word, every border between words and the highest bit count.
    const PATTERN: [u32; 12] = [0, 1, 5, 63, 64, 65, 126, 127, 128, 200, 271, 319];

    fn set(bits: impl IntoIterator<Item = u32>) -> Wide {
        bits.into_iter().fold(Wide::EMPTY, |set, bit| set | Wide::bit(bit))
    }

    fn bits(set: Wide) -> Vec<u32> {
        (0..Wide::BITS).filter(|&bit| set.contains(bit)).collect()
    }

    #[test]
    fn shifts_move_every_bit_and_lose_those_past_the_ends() {
        for distance in [0, 1, 17, 63, 64, 65, 128, 191, 270, 319] {
            let up: Vec<u32> =
                PATTERN.iter().map(|bit| bit + distance).filter(|&bit| bit < Wide::BITS).collect();
            let down: Vec<u32> = PATTERN.iter().filter_map(|bit| bit.checked_sub(distance)).collect();
            assert_eq!(bits(set(PATTERN) << distance), up, "up by {distance}");
            assert_eq!(bits(set(PATTERN) >> distance), down, "down by {distance}");
        }
    }

    #[test]
    fn sums_carry_across_words() {
        let low_130 = set(0..130);
        assert_eq!(low_130.wrapping_sum(Wide::bit(0)), Wide::bit(130));
        assert_eq!(set(0..Wide::BITS).wrapping_sum(Wide::bit(0)), Wide::EMPTY);
    }

    #[test]
    fn the_lowest_bit_is_taken_from_the_others() {
        let (lowest, others) = (Wide::bit(64), set([65, 200]));
        assert_eq!((lowest | others).lowest_bit(), lowest);
        assert_eq!((lowest | others).without_lowest(), others);
        assert!(others.has_several() && !lowest.has_several() && !Wide::EMPTY.has_several());
        assert_eq!(Wide::EMPTY.lowest_bit(), Wide::EMPTY);
    }

    #[test]
    fn counts_and_lowest_bits_agree_with_the_members() {
        assert_eq!(set(PATTERN).count(), 12);
        assert_eq!(set([271, 130]).lowest(), Some(130));
        assert_eq!(Wide::EMPTY.lowest(), None);
        assert_eq!((1u64 << 40).lowest(), Some(40));
        assert_eq!((1u128 << 100).lowest(), Some(100));
    }
}
