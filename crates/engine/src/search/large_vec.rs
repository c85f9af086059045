//! Vectors for large tables, filled piece by piece, so that a search can be stopped meanwhile.
use std::mem::MaybeUninit;

use crate::budget::Budget;

/// Bytes that are filled between two looks at the clock and the stop flag: under a millisecond.
const PIECE: usize = 1 << 20;

/// Bytes from which on memory is mapped in large pages. Smaller tables gain little by it, and may have to wait for a
/// large page longer than for a whole piece.
#[cfg(target_os = "linux")]
const LARGE: usize = 256 << 20;

/// An empty vector with capacity for so many elements, or as many as there is memory for.
pub(super) fn with_room_for<T>(mut count: usize) -> Vec<T> {
    let mut room = Vec::new();
    while room.try_reserve_exact(count).is_err() && count > 1 {
        count /= 2;
    }
    advise_huge_pages(room.spare_capacity_mut());
    room
}

/// Fills a vector up to so many elements or its capacity, unless the search is called off; the first piece is always
/// filled.
pub(super) fn fill<T>(room: &mut Vec<T>, count: usize, mut free: impl FnMut() -> T, budget: &Budget) {
    let piece = (PIECE / size_of::<T>()).max(1);
    let count = count.min(room.capacity());
    while room.len() < count && (room.is_empty() || !budget.is_called_off()) {
        let next = count.min(room.len() + piece);
        room.resize_with(next, &mut free);
    }
}

/// Asks for this memory to be mapped in large pages, so that looking up a line seldom means looking up its address.
#[cfg(target_os = "linux")]
#[allow(unsafe_code, reason = "advice to the kernel on memory that is ours alone")]
fn advise_huge_pages<T>(memory: &mut [MaybeUninit<T>]) {
    const HUGE_PAGE: usize = 2 << 20;
    let start = memory.as_mut_ptr().cast::<u8>();
    let skipped = start.align_offset(HUGE_PAGE);
    let length = size_of_val(memory).saturating_sub(skipped);
    if length >= LARGE {
        // SAFETY: the range begins on a page and lies within `memory`, which is borrowed exclusively; the advice
        // changes neither what the memory holds nor where it is. If it is refused, nothing has happened.
        unsafe {
            libc::madvise(start.byte_add(skipped).cast(), length, libc::MADV_HUGEPAGE);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn advise_huge_pages<T>(_: &mut [MaybeUninit<T>]) {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    #[test]
    fn what_is_called_off_has_a_first_piece_and_is_filled_later() {
        let (limits, count) = (Limits::default(), 3 * PIECE / 8 + 5);
        let mut room: Vec<u64> = with_room_for(count);
        limits.stop.stop();
        fill(&mut room, count, || 7, &Budget::new(&limits));
        assert_eq!(room.len(), PIECE / 8, "one look, and no more");
        fill(&mut room, count, || 7, &Budget::new(&Limits::default()));
        assert!(room.len() == count && room.iter().all(|&number| number == 7));
    }
}
