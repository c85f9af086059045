//! Sets of cells shifted along several directions at once.
//!
//! Lines are found by shifting cells along each direction and combining what comes out, the same way for each. Where
//! the registers of the processor hold several sets, that is done for several directions at once.
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr};

use crate::{Bitboard, Wide};

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;

/// Directions in which lines run.
pub(in crate::search::exact) const DIRECTIONS: usize = 4;

/// Bits by which a set is shifted along each direction.
pub(in crate::search::exact) type Distances = [u64; DIRECTIONS];

/// Sets of cells that the search can shift along [`AT_ONCE`](Self::AT_ONCE) directions together. All directions are
/// these groups, numbered from 0.
pub(in crate::search::exact) trait Lanes: Bitboard {
    /// Shows that the processor has the instructions for it.
    type Processor: Copy + Debug + Send + Sync;

    /// A set for each direction of a group.
    type Sets: Copy + BitAnd<Output = Self::Sets> + BitOr<Output = Self::Sets>;

    /// Directions in a group.
    const AT_ONCE: usize;

    /// The same set for each direction.
    fn copies(processor: Self::Processor, set: Self) -> Self::Sets;

    /// Each set shifted up by the distance of its direction.
    fn up(sets: Self::Sets, distances: &Distances, group: usize) -> Self::Sets;

    /// Each set shifted down by the distance of its direction.
    fn down(sets: Self::Sets, distances: &Distances, group: usize) -> Self::Sets;

    /// The cells that are in any of the sets.
    fn union(sets: Self::Sets) -> Self;

    /// Whether no cell is in any of the sets.
    fn are_empty(sets: Self::Sets) -> bool;

    /// Does some work by code that is made for such a processor.
    fn run<T: Work>(processor: Self::Processor, work: T) -> T::Output;
}

/// Something to do by code that is made for one kind of processor: this and what is inlined in it. What does more than
/// a little can't leave it to the compiler whether it is.
pub(in crate::search::exact) trait Work {
    /// What comes out.
    type Output;

    /// Does it.
    fn run(self) -> Self::Output;
}

impl<R, F: FnOnce() -> R> Work for F {
    type Output = R;

    #[inline(always)]
    fn run(self) -> R {
        self()
    }
}

/// One direction at a time, for any processor.
macro_rules! one_at_a_time {
    ($($set:ty)*) => {$(
        impl Lanes for $set {
            type Processor = ();
            type Sets = Self;

            const AT_ONCE: usize = 1;

            #[inline]
            fn copies((): (), set: Self) -> Self {
                set
            }

            #[inline]
            fn up(set: Self, distances: &Distances, direction: usize) -> Self {
                set << distances[direction] as u32
            }

            #[inline]
            fn down(set: Self, distances: &Distances, direction: usize) -> Self {
                set >> distances[direction] as u32
            }

            #[inline]
            fn union(set: Self) -> Self {
                set
            }

            #[inline]
            fn are_empty(set: Self) -> bool {
                set.is_empty()
            }

            #[inline]
            fn run<T: Work>((): (), work: T) -> T::Output {
                work.run()
            }
        }
    )*};
}

one_at_a_time!(u64 u128 Wide);
