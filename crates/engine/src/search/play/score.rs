//! The score of the search for a move: one number that orders wins, estimates and losses.
use std::ops::Neg;

use super::evaluation::POINTS;
use crate::Value;

/// The higher the better: wins, the sooner the better; then estimates around 0, the value of a draw; then losses,
/// the later the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Score(i32);

/// A win at the root itself; every ply before it costs one.
const WIN: i32 = 1_000_000;

/// No game that is searched lasts so many plies.
const LONGEST: i32 = 10_000;

impl Score {
    pub(super) const DRAW: Self = Self(0);
    /// Above every score.
    pub(super) const MAX: Self = Self(WIN + 1);
    /// Below every score.
    pub(super) const MIN: Self = Self(-WIN - 1);

    /// The side to move wins, `ply` plies from the root.
    pub(super) const fn win(ply: u32) -> Self {
        Self(WIN - ply as i32)
    }

    /// The side to move loses, `ply` plies from the root.
    pub(super) const fn loss(ply: u32) -> Self {
        Self(ply as i32 - WIN)
    }

    /// A guess, kept clear of wins and losses.
    pub(super) fn estimate(points: i32) -> Self {
        Self(points.clamp(-(WIN / 2), WIN / 2))
    }

    /// The least score that is above this one.
    pub(super) const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    pub(super) const fn points(self) -> i32 {
        self.0
    }

    pub(super) const fn from_points(points: i32) -> Self {
        Self(points)
    }

    /// Whether somebody is known to win.
    pub(super) const fn is_decided(self) -> bool {
        self.0.abs() > WIN - LONGEST
    }

    /// The same score, its plies counted from a position `ply` plies below the root.
    pub(super) const fn seen_from(self, ply: u32) -> Self {
        self.moved(ply as i32)
    }

    /// The score of a position `ply` plies below the root, its plies counted from the root.
    pub(super) const fn seen_from_root(self, ply: u32) -> Self {
        self.moved(-(ply as i32))
    }

    const fn moved(self, plies: i32) -> Self {
        if !self.is_decided() {
            self
        } else if self.0 > 0 {
            Self(self.0 + plies)
        } else {
            Self(self.0 - plies)
        }
    }

    /// For the report on a search from the root.
    pub(super) fn value(self) -> Value {
        if !self.is_decided() {
            Value::Score(self.0)
        } else if self.0 > 0 {
            Value::Win { distance: (WIN - self.0) as u32 }
        } else {
            Value::Loss { distance: (WIN + self.0) as u32 }
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// A mean result from -1 to 1 in the points of the evaluation.
pub(super) fn points(mean: f32) -> i32 {
    let mean = mean.clamp(-0.999, 0.999);
    (((1.0 + mean) / (1.0 - mean)).ln() * POINTS as f32) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_win_and_a_later_loss_are_better() {
        let order =
            [Score::loss(2), Score::loss(8), Score::estimate(-5), Score::DRAW, Score::win(9), Score::win(1)];
        assert!(order.is_sorted_by(|a, b| a < b));
        assert_eq!(-Score::win(3), Score::loss(3));
    }

    #[test]
    fn distances_are_counted_from_where_one_stands() {
        assert_eq!(Score::win(7).seen_from(3), Score::win(4));
        assert_eq!(Score::loss(4).seen_from_root(3), Score::loss(7));
        assert_eq!(Score::estimate(40).seen_from(3), Score::estimate(40));
        assert_eq!(Score::loss(6).value(), Value::Loss { distance: 6 });
    }
}
