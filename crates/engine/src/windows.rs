//! Bit-sliced counting of windows: all windows of one direction at once.
use super::bitboard::Bitboard;

/// Binary digits of a number of discs in a window.
const DIGITS: usize = 5;

/// The windows of N cells along one direction in which no opponent has a disc, by the discs of the player in them.
pub(super) struct OpenWindowSets<B> {
    /// The first cell of each open window.
    starts: B,
    /// The number of discs in the window that begins at each cell, in binary: one set for each digit.
    digits: [B; DIGITS],
    used_digits: usize,
}

impl<B: Bitboard> OpenWindowSets<B> {
    /// The windows of `connect` cells, `step` bits apart, that lie within `open`, by the `discs` in them.
    #[inline]
    pub(super) fn count(discs: B, open: B, step: u32, connect: u32) -> Self {
        Self::count_along(discs, open, connect, |cells, number| cells >> (number * step))
    }

    /// The same in any direction: `nth` moves the cells that come so many steps after others to where those are.
    #[inline]
    pub(super) fn count_along(discs: B, open: B, connect: u32, nth: impl Fn(B, u32) -> B) -> Self {
        let used_digits = (connect.ilog2() + 1) as usize;
        let mut starts = open;
        let mut digits = [B::EMPTY; DIGITS];
        for number in 0..connect {
            starts = starts & nth(open, number);
            let mut carry = nth(discs, number);
            for digit in &mut digits[..used_digits] {
                (*digit, carry) = (*digit ^ carry, *digit & carry);
            }
        }
        Self { starts, digits, used_digits }
    }

    /// Whether no window is open.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// The number of open windows with exactly so many discs.
    #[inline]
    pub(super) fn with(&self, discs: usize) -> u32 {
        let digits = self.digits[..self.used_digits].iter().enumerate();
        let windows = digits.fold(self.starts, |windows, (place, &digit)| {
            windows & if discs >> place & 1 == 1 { digit } else { !digit }
        });
        windows.count()
    }
}
