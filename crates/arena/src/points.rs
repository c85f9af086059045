//! What games are worth to those who played them.
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Points: 1 for a win, and for a draw equal shares of 1. Counted in twelfths, so that shares of two, three and four
/// players add up exactly, in whatever order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Points(u64);

/// Parts of a point.
const PARTS: u64 = 12;

impl Points {
    /// None.
    pub const NONE: Self = Self(0);

    /// What a win brings.
    pub const WIN: Self = Self(PARTS);

    /// The share of each of so many players, at most four, in a draw.
    pub(crate) const fn share_of(players: usize) -> Self {
        Self(PARTS / players as u64)
    }

    /// As a number.
    pub fn value(self) -> f64 {
        self.0 as f64 / PARTS as f64
    }

    /// So many times as many.
    pub(crate) const fn times(self, count: u64) -> Self {
        Self(self.0 * count)
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::NONE, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up() {
        for players in 1..=4 {
            let sum: Points = (0..players).map(|_| Points::share_of(players)).sum();
            assert_eq!(sum, Points::WIN);
        }
        assert_eq!((Points::WIN.value(), Points::share_of(2).times(3).value()), (1.0, 1.5));
    }
}
