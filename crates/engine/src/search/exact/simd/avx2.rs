//! All directions at once, on x86-64 processors with AVX2: a register holds four times 64 bits.
use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_or_si256, _mm256_set1_epi64x, _mm256_setr_epi64x, _mm256_sllv_epi64,
    _mm256_srlv_epi64, _mm256_sub_epi64, _mm256_testz_si256,
};
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::{DIRECTIONS, Shifts, SimdBitboard, Task};
use crate::Bitboard;

/// Proof that the processor has AVX2, BMI1, BMI2, LZCNT and POPCNT; only [`detect`](Self::detect) gives one.
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

/// Runs a task by code for such a processor.
#[inline(always)]
#[allow(unsafe_code, reason = "code that not all processors can run")]
fn run<T: Task>(_: Avx2, task: T) -> T::Output {
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn with_avx2<T: Task>(task: T) -> T::Output {
        task.run()
    }
    // SAFETY: there is an `Avx2` only where the processor has all of these.
    unsafe { with_avx2(task) }
}

/// Four numbers of 64 bits. They are made only with an [`Avx2`] at hand, or from others.
#[derive(Clone, Copy, Debug)]
pub(in crate::search::exact) struct U64x4(__m256i);

macro_rules! instructions {
    ($($(#[$attribute:meta])* $name:ident: $instruction:ident;)*) => {$(
        $(#[$attribute])*
        #[inline(always)]
        fn $name(self, other: Self) -> Self {
            // SAFETY: there is a `U64x4` only where there is AVX2.
            Self(unsafe { $instruction(self.0, other.0) })
        }
    )*};
}

#[allow(unsafe_code, reason = "instructions that not all processors have")]
impl U64x4 {
    #[inline(always)]
    fn splat(_: Avx2, number: u64) -> Self {
        // SAFETY: there is an `Avx2` only where there is AVX2.
        Self(unsafe { _mm256_set1_epi64x(number.cast_signed()) })
    }

    /// These numbers.
    #[inline(always)]
    fn from_array(_: Self, [a, b, c, d]: [u64; 4]) -> Self {
        let [a, b, c, d] = [a.cast_signed(), b.cast_signed(), c.cast_signed(), d.cast_signed()];
        // SAFETY: there is a `U64x4` only where there is AVX2.
        Self(unsafe { _mm256_setr_epi64x(a, b, c, d) })
    }

    instructions! {
        /// Each shifted up by so many bits; by 64 or more, nothing is left.
        up: _mm256_sllv_epi64;
        /// Each shifted down by so many bits; by 64 or more, nothing is left.
        down: _mm256_srlv_epi64;
        /// The differences; below 0, huge numbers.
        sub: _mm256_sub_epi64;
        and: _mm256_and_si256;
        or: _mm256_or_si256;
    }

    /// The bits of any of them.
    #[inline(always)]
    fn union(self) -> u64 {
        // SAFETY: there is a `U64x4` only where there is AVX2.
        let union = unsafe {
            let two = _mm_or_si128(_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0));
            _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two)))
        };
        union.cast_unsigned()
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        // SAFETY: there is a `U64x4` only where there is AVX2.
        unsafe { _mm256_testz_si256(self.0, self.0) == 1 }
    }
}

impl BitAnd for U64x4 {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl BitOr for U64x4 {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

/// Four numbers of 128 bits.
#[derive(Clone, Copy, Debug)]
pub(in crate::search::exact) struct U128x4 {
    low: U64x4,
    high: U64x4,
}

impl BitAnd for U128x4 {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for U128x4 {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }
}

/// A set of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::search::exact) struct Avx2U64(pub(in crate::search::exact) u64);

impl SimdBitboard for Avx2U64 {
    type Processor = Avx2;
    type Vectors = U64x4;

    const LANES: usize = DIRECTIONS;

    #[inline(always)]
    fn splat(avx2: Avx2, set: Self) -> U64x4 {
        U64x4::splat(avx2, set.0)
    }

    #[inline(always)]
    fn shift_up(vectors: U64x4, shifts: &Shifts, _: usize) -> U64x4 {
        vectors.up(U64x4::from_array(vectors, *shifts))
    }

    #[inline(always)]
    fn shift_down(vectors: U64x4, shifts: &Shifts, _: usize) -> U64x4 {
        vectors.down(U64x4::from_array(vectors, *shifts))
    }

    #[inline(always)]
    fn or_lanes(vectors: U64x4) -> Self {
        Self(vectors.union())
    }

    #[inline(always)]
    fn is_zero(vectors: U64x4) -> bool {
        vectors.is_zero()
    }

    #[inline(always)]
    fn run<T: Task>(avx2: Avx2, task: T) -> T::Output {
        run(avx2, task)
    }
}

/// A set of 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::search::exact) struct Avx2U128(pub(in crate::search::exact) u128);

impl SimdBitboard for Avx2U128 {
    type Processor = Avx2;
    type Vectors = U128x4;

    const LANES: usize = DIRECTIONS;

    #[inline(always)]
    fn splat(avx2: Avx2, set: Self) -> U128x4 {
        U128x4 { low: U64x4::splat(avx2, set.0 as u64), high: U64x4::splat(avx2, (set.0 >> 64) as u64) }
    }

    #[inline(always)]
    fn shift_up(U128x4 { low, high }: U128x4, shifts: &Shifts, _: usize) -> U128x4 {
        let (shifts, word) = (U64x4::from_array(low, *shifts), U64x4::from_array(low, [64; 4]));
        let carried = low.down(word.sub(shifts)) | low.up(shifts.sub(word));
        U128x4 { low: low.up(shifts), high: high.up(shifts) | carried }
    }

    #[inline(always)]
    fn shift_down(U128x4 { low, high }: U128x4, shifts: &Shifts, _: usize) -> U128x4 {
        let (shifts, word) = (U64x4::from_array(low, *shifts), U64x4::from_array(low, [64; 4]));
        let carried = high.up(word.sub(shifts)) | high.down(shifts.sub(word));
        U128x4 { low: low.down(shifts) | carried, high: high.down(shifts) }
    }

    #[inline(always)]
    fn or_lanes(vectors: U128x4) -> Self {
        Self(u128::from(vectors.low.union()) | (u128::from(vectors.high.union()) << 64))
    }

    #[inline(always)]
    fn is_zero(vectors: U128x4) -> bool {
        (vectors.low | vectors.high).is_zero()
    }

    #[inline(always)]
    fn run<T: Task>(avx2: Avx2, task: T) -> T::Output {
        run(avx2, task)
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

as_its_number!(Avx2U64, u64);
as_its_number!(Avx2U128, u128);
