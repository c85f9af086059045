//! What a position is worth to each of several players: how they share what there is to win.
use super::crowd::Crowd;
use crate::engine::bitboard::Bitboard;
use crate::engine::search::ground::Ground;
use crate::engine::search::play::evaluation::Evaluation;
use crate::engine::{Seat, Value};

/// The share of each player, by seat. All shares together are [`WHOLE`](Self::WHOLE), none is below 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shares([i32; 4]);

/// What a point of an estimate is worth.
const POINT: i32 = 3000;

/// No game lasts so many plies.
const LONGEST: i32 = 10_000;

impl Shares {
    pub(super) const WHOLE: i32 = 12_000_000;

    /// This player wins, so many plies from the root: the later, the more is left to the others.
    pub(super) fn win(winner: Seat, ply: u32, players: u8) -> Self {
        let mut shares = [0; 4];
        for seat in Seat::ALL.into_iter().take(players.into()).filter(|&seat| seat != winner) {
            shares[seat.index()] = ply as i32;
        }
        shares[winner.index()] = Self::WHOLE - ply as i32 * (i32::from(players) - 1);
        Self(shares)
    }

    /// Everybody has the same.
    pub(super) fn draw(players: u8) -> Self {
        let mut shares = [0; 4];
        shares[..players.into()].fill(Self::WHOLE / i32::from(players));
        Self(shares)
    }

    /// A guess, kept clear of wins and losses: who has more points than the others gets more.
    pub(super) fn estimate<B: Bitboard>(
        ground: &Ground<B>,
        evaluation: &Evaluation<B>,
        crowd: &Crowd<B>,
    ) -> Self {
        let players = ground.rules().players();
        let occupied = crowd.occupied();
        let free = ground.grid().cells() & !occupied;
        let points: Vec<i32> = ground
            .rules()
            .seats()
            .map(|seat| {
                let side = crowd.side(seat);
                evaluation.side(ground, side, occupied & !side.discs, free, seat.index())
            })
            .collect();
        let all: i32 = points.iter().sum();
        let mut shares = Self::draw(players);
        let mut left = Self::WHOLE;
        for (share, points) in shares.0.iter_mut().zip(&points) {
            *share = (*share + (points * i32::from(players) - all) * POINT).clamp(LONGEST, Self::WHOLE / 2);
            left -= *share;
        }
        // What the limits took from one or gave to another goes to all alike, so that the sum stays the same.
        for share in &mut shares.0[..players.into()] {
            *share = (*share + left / i32::from(players)).max(0);
        }
        shares
    }

    pub(super) fn of(&self, seat: Seat) -> i32 {
        self.0[seat.index()]
    }

    /// The share of this player as a fraction.
    pub(super) fn fraction(&self, seat: Seat) -> f32 {
        self.of(seat) as f32 / Self::WHOLE as f32
    }

    /// Who wins, and in how many plies from the root.
    pub(super) fn winner(&self, players: u8) -> Option<(Seat, u32)> {
        let winner = Seat::ALL.into_iter().find(|&seat| self.of(seat) > Self::WHOLE - 4 * LONGEST)?;
        let ply = (Self::WHOLE - self.of(winner)) / (i32::from(players) - 1);
        Some((winner, ply as u32))
    }

    /// For the report to this player.
    pub(super) fn value(&self, seat: Seat, players: u8) -> Value {
        match self.winner(players) {
            Some((winner, distance)) if winner == seat => Value::Win { distance },
            Some((_, distance)) => Value::Loss { distance },
            None => Value::Score((self.of(seat) - Self::WHOLE / i32::from(players)) / POINT),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sooner_a_win_the_more_it_is_worth() {
        let [early, late] = [5, 8].map(|ply| Shares::win(Seat::FIRST, ply, 3));
        let second = Seat::FIRST.after(3);
        assert!(early.of(Seat::FIRST) > late.of(Seat::FIRST));
        assert!(early.of(second) < late.of(second));
        assert_eq!(late.winner(3), Some((Seat::FIRST, 8)));
        assert_eq!(late.value(second, 3), Value::Loss { distance: 8 });
        assert_eq!(Shares::draw(3).winner(3), None);
    }
}
