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
pub(in crate::search::exact) type Shifts = [u64; DIRECTIONS];

/// Sets of cells that the search can shift along [`LANES`](Self::LANES) directions together. All directions are
/// these groups, numbered from 0.
pub(in crate::search::exact) trait SimdBitboard: Bitboard {
    /// Proof that the processor has the instructions for it.
    type Processor: Copy + Debug + Send + Sync;

    /// A set for each direction of a group, in one register or a few.
    type Vectors: Copy + BitAnd<Output = Self::Vectors> + BitOr<Output = Self::Vectors>;

    /// Directions in a group.
    const LANES: usize;

    /// The same set for each direction.
    fn splat(processor: Self::Processor, set: Self) -> Self::Vectors;

    /// Each set shifted up by the distance of its direction.
    fn shift_up(vectors: Self::Vectors, shifts: &Shifts, group: usize) -> Self::Vectors;

    /// Each set shifted down by the distance of its direction.
    fn shift_down(vectors: Self::Vectors, shifts: &Shifts, group: usize) -> Self::Vectors;

    /// The cells that are in any of the sets.
    fn or_lanes(vectors: Self::Vectors) -> Self;

    /// Whether no cell is in any of the sets.
    fn is_zero(vectors: Self::Vectors) -> bool;

    /// Runs a task by code that is made for such a processor.
    fn run<T: Task>(processor: Self::Processor, task: T) -> T::Output;
}

/// A piece of the search that is compiled for one kind of processor, with all that is inlined in it. What does more
/// than a little has to be `inline(always)`: the compiler would leave it outside.
pub(in crate::search::exact) trait Task {
    /// Its result.
    type Output;

    /// Runs it.
    fn run(self) -> Self::Output;
}

impl<R, F: FnOnce() -> R> Task for F {
    type Output = R;

    #[inline(always)]
    fn run(self) -> R {
        self()
    }
}

/// One direction at a time, for any processor.
macro_rules! scalar {
    ($($set:ty)*) => {$(
        impl SimdBitboard for $set {
            type Processor = ();
            type Vectors = Self;

            const LANES: usize = 1;

            #[inline]
            fn splat((): (), set: Self) -> Self {
                set
            }

            #[inline]
            fn shift_up(set: Self, shifts: &Shifts, direction: usize) -> Self {
                set << shifts[direction] as u32
            }

            #[inline]
            fn shift_down(set: Self, shifts: &Shifts, direction: usize) -> Self {
                set >> shifts[direction] as u32
            }

            #[inline]
            fn or_lanes(set: Self) -> Self {
                set
            }

            #[inline]
            fn is_zero(set: Self) -> bool {
                set.is_empty()
            }

            #[inline]
            fn run<T: Task>((): (), task: T) -> T::Output {
                task.run()
            }
        }
    )*};
}

scalar!(u64 u128 Wide);
