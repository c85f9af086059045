//! What a position is worth to each of several players: how they share what there is to win.
use super::crowd::Crowd;
use crate::bitboard::Bitboard;
use crate::search::ground::Ground;
use crate::search::play::evaluation::Evaluation;
use crate::{Seat, Value};

/// The share of each player, by seat. All shares together are [`WHOLE`](Self::WHOLE), none is below 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shares([i32; 4]);

/// What a point of an estimate is worth.
const POINT: i32 = 3000;

/// No game lasts so many plies.
const LONGEST: i32 = 10_000;

impl Shares {
    const WHOLE: i32 = 12_000_000;

    /// Whose share is greater has won.
    const WON: i32 = Self::WHOLE - 4 * LONGEST;

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

    /// What is expected if one of these comes about, each as likely, and nobody wins in all of them. Who loses in all
    /// of them has lost, nobody else.
    pub(super) fn mean(all: impl Iterator<Item = Self> + Clone, players: u8) -> Self {
        let count = all.clone().count() as i64;
        let mut shares = [0; 4];
        for seat in Seat::ALL.into_iter().take(players.into()) {
            let mean = all.clone().map(|each| i64::from(each.of(seat))).sum::<i64>() / count;
            let least = if all.clone().all(|each| each.is_lost_by(seat)) { 0 } else { LONGEST };
            shares[seat.index()] = (mean as i32).clamp(least, Self::WON);
        }
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
        let winner = Seat::ALL.into_iter().find(|&seat| self.of(seat) > Self::WON)?;
        let ply = (Self::WHOLE - self.of(winner)) / (i32::from(players) - 1);
        Some((winner, ply as u32))
    }

    /// Whether somebody else wins, whatever this player does.
    pub(super) fn is_lost_by(&self, seat: Seat) -> bool {
        self.of(seat) < LONGEST
    }

    /// What is certain for this player, if these shares are.
    pub(super) fn value(&self, seat: Seat, players: u8) -> Option<Value> {
        match self.winner(players) {
            Some((winner, distance)) if winner == seat => Some(Value::Win { distance }),
            _ if self.is_lost_by(seat) => Some(Value::Loss { distance: self.of(seat) as u32 }),
            _ => (*self == Self::draw(players)).then_some(Value::Draw),
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
        assert_eq!(late.value(Seat::FIRST, 3), Some(Value::Win { distance: 8 }));
        assert_eq!(late.value(second, 3), Some(Value::Loss { distance: 8 }));
        assert_eq!(Shares::draw(3).value(second, 3), Some(Value::Draw));
    }

    #[test]
    fn where_it_is_open_who_wins_only_who_does_in_no_case_has_lost() {
        let [second, third, fourth] = [1, 2, 3].map(|index| Seat::ALL[index]);
        let open = Shares::mean([Shares::win(second, 4, 4), Shares::win(third, 6, 4)].into_iter(), 4);
        assert_eq!(open.winner(4), None);
        assert_eq!(open.value(Seat::FIRST, 4), Some(Value::Loss { distance: 5 }));
        assert_eq!(open.value(fourth, 4), Some(Value::Loss { distance: 5 }));
        assert_eq!([second, third].map(|seat| open.value(seat, 4)), [None; 2]);
        assert!((0.49..0.51).contains(&open.fraction(second)));
        // Of thousands of cases one is not like the others: still nobody has won, nor lost but the first.
        let won = std::iter::repeat_n(Shares::win(second, 4, 4), 9999);
        let nearly = Shares::mean(won.chain([Shares::win(third, 6, 4)]), 4);
        assert_eq!([second, third].map(|seat| nearly.value(seat, 4)), [None; 2]);
    }
}
