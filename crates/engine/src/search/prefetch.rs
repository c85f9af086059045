//! Memory that is needed soon.

/// Has what is here fetched from memory meanwhile, so that a later look at it need not wait.
#[inline]
#[cfg(target_arch = "x86_64")]
#[allow(
    unsafe_code,
    reason = "a hint to the processor that reads and writes nothing, and is allowed for any address"
)]
pub(super) fn prefetch<T>(place: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: every x86-64 processor has this instruction.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(place).cast()) };
}

#[inline]
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn prefetch<T>(_: &T) {}
