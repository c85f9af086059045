//! All directions at once, on x86-64 processors with AVX2: a register holds four times 64 bits.
use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_or_si256, _mm256_set1_epi64x, _mm256_setr_epi64x, _mm256_sllv_epi64,
    _mm256_srlv_epi64, _mm256_sub_epi64, _mm256_testz_si256,
};
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::{DIRECTIONS, Distances, Lanes, Work};
use crate::Bitboard;

/// Shows that the processor has AVX2, BMI1, BMI2, LZCNT and POPCNT: where it has not, there is none.
#[derive(Clone, Copy, Debug)]
pub(in crate::search::exact) struct Avx2(());

impl Avx2 {
    /// Asks the processor.
    pub(in crate::search::exact) fn detect() -> Option<Self> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        has_all.then_some(Self(()))
    }
}

/// Does some work by code for such a processor.
#[inline(always)]
#[allow(unsafe_code, reason = "code that not all processors can run")]
fn run<T: Work>(_: Avx2, work: T) -> T::Output {
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn with_avx2<T: Work>(work: T) -> T::Output {
        work.run()
    }
    // SAFETY: there is an `Avx2` only where the processor has all of these.
    unsafe { with_avx2(work) }
}

/// Four numbers of 64 bits. They come about only with an [`Avx2`] at hand, or from others.
#[derive(Clone, Copy, Debug)]
pub(in crate::search::exact) struct Four(__m256i);

macro_rules! instructions {
    ($($(#[$attribute:meta])* $name:ident: $instruction:ident;)*) => {$(
        $(#[$attribute])*
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            // SAFETY: there is a `Four` only where there is AVX2.
            Self(unsafe { $instruction(self.0, other.0) })
        }
    )*};
}

#[allow(unsafe_code, reason = "instructions that not all processors have")]
impl Four {
    #[inline(always)]
    fn copies(_: Avx2, number: u64) -> Self {
        // SAFETY: there is an `Avx2` only where there is AVX2.
        Self(unsafe { _mm256_set1_epi64x(number.cast_signed()) })
    }

    /// Other numbers.
    #[inline(always)]
    fn others(_: Self, [a, b, c, d]: [u64; 4]) -> Self {
        let [a, b, c, d] = [a.cast_signed(), b.cast_signed(), c.cast_signed(), d.cast_signed()];
        // SAFETY: there is a `Four` only where there is AVX2.
        Self(unsafe { _mm256_setr_epi64x(a, b, c, d) })
    }

    instructions! {
        /// Each shifted up by so many bits; by 64 or more, nothing is left.
        up: _mm256_sllv_epi64;
        /// Each shifted down by so many bits; by 64 or more, nothing is left.
        down: _mm256_srlv_epi64;
        /// The differences; below 0, huge numbers.
        minus: _mm256_sub_epi64;
        both: _mm256_and_si256;
        either: _mm256_or_si256;
    }

    /// The bits of any of them.
    #[inline(always)]
    fn union(self) -> u64 {
        // SAFETY: there is a `Four` only where there is AVX2.
        let union = unsafe {
            let two = _mm_or_si128(_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0));
            _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)))
        };
        union.cast_unsigned()
    }

    #[inline(always)]
    fn are_zero(self) -> bool {
        // SAFETY: there is a `Four` only where there is AVX2.
        unsafe { _mm256_testz_si256(self.0, self.0) == 1 }
    }
}

impl BitAnd for Four {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.both(other)
    }
}

impl BitOr for Four {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.either(other)
    }
}

/// Four numbers of 128 bits.
#[derive(Clone, Copy, Debug)]
pub(in crate::search::exact) struct FourDoubles {
    low: Four,
    high: Four,
}

impl BitAnd for FourDoubles {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for FourDoubles {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }
}

/// A set of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::search::exact) struct Word(pub(in crate::search::exact) u64);

impl Lanes for Word {
    type Processor = Avx2;
    type Sets = Four;

    const AT_ONCE: usize = DIRECTIONS;

    #[inline(always)]
    fn copies(avx2: Avx2, set: Self) -> Four {
        Four::copies(avx2, set.0)
    }

    #[inline(always)]
    fn up(sets: Four, distances: &Distances, _: usize) -> Four {
        sets.up(Four::others(sets, *distances))
    }

    #[inline(always)]
    fn down(sets: Four, distances: &Distances, _: usize) -> Four {
        sets.down(Four::others(sets, *distances))
    }

    #[inline(always)]
    fn union(sets: Four) -> Self {
        Self(sets.union())
    }

    #[inline(always)]
    fn are_empty(sets: Four) -> bool {
        sets.are_zero()
    }

    #[inline(always)]
    fn run<T: Work>(avx2: Avx2, work: T) -> T::Output {
        run(avx2, work)
    }
}

/// A set of 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::search::exact) struct Double(pub(in crate::search::exact) u128);

impl Lanes for Double {
    type Processor = Avx2;
    type Sets = FourDoubles;

    const AT_ONCE: usize = DIRECTIONS;

    #[inline(always)]
    fn copies(avx2: Avx2, set: Self) -> FourDoubles {
        FourDoubles { low: Four::copies(avx2, set.0 as u64), high: Four::copies(avx2, (set.0 >> 64) as u64) }
    }

    #[inline(always)]
    fn up(FourDoubles { low, high }: FourDoubles, distances: &Distances, _: usize) -> FourDoubles {
        let (distances, word) = (Four::others(low, *distances), Four::others(low, [64; 4]));
        let carried = low.down(word.minus(distances)) | low.up(distances.minus(word));
        FourDoubles { low: low.up(distances), high: high.up(distances) | carried }
    }

    #[inline(always)]
    fn down(FourDoubles { low, high }: FourDoubles, distances: &Distances, _: usize) -> FourDoubles {
        let (distances, word) = (Four::others(low, *distances), Four::others(low, [64; 4]));
        let carried = high.up(word.minus(distances)) | high.down(distances.minus(word));
        FourDoubles { low: low.down(distances) | carried, high: high.down(distances) }
    }

    #[inline(always)]
    fn union(sets: FourDoubles) -> Self {
        Self(u128::from(sets.low.union()) | (u128::from(sets.high.union()) << 64))
    }

    #[inline(always)]
    fn are_empty(sets: FourDoubles) -> bool {
        (sets.low | sets.high).are_zero()
    }

    #[inline(always)]
    fn run<T: Work>(avx2: Avx2, work: T) -> T::Output {
        run(avx2, work)
    }
}

macro_rules! as_its_number {
    ($set:ty, $number:ty) => {
        impl Bitboard for $set {
            const BITS: u32 = <$number>::BITS;
            const EMPTY: Self = Self(0);

            #[inline]
            fn bit(index: u32) -> Self {
                Self(1 << index)
            }

            #[inline]
            fn from_word(word: u64) -> Self {
                Self(word.into())
            }

            #[inline]
            fn count(self) -> u32 {
                self.0.count_ones()
            }

            #[inline]
            fn word_from(self, start: u32) -> u64 {
                self.0.word_from(start)
            }

            #[inline]
            fn wrapping_sum(self, other: Self) -> Self {
                Self(self.0.wrapping_add(other.0))
            }

            #[inline]
            fn lowest(self) -> Option<u32> {
                self.0.lowest()
            }
        }

        impl Not for $set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        as_its_number!($set: BitAnd bitand Self, other => other.0);
        as_its_number!($set: BitOr bitor Self, other => other.0);
        as_its_number!($set: BitXor bitxor Self, other => other.0);
        as_its_number!($set: Shl shl u32, distance => distance);
        as_its_number!($set: Shr shr u32, distance => distance);
    };
    ($set:ty: $operator:ident $method:ident $other:ty, $value:ident => $operand:expr) => {
        impl $operator<$other> for $set {
            type Output = Self;

            #[inline]
            fn $method(self, $value: $other) -> Self {
                Self(self.0.$method($operand))
            }
        }
    };
}

as_its_number!(Word, u64);
as_its_number!(Double, u128);
