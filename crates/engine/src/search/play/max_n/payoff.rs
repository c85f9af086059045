//! The payoff of a position to each of several players, as the vectors of max^n (Luckhardt and Irani, "An algorithmic
//! solution of N-person games", 1986).
use super::evaluator::{seat_bit, seat_bits};
use crate::{Seat, Value};

/// The payoff of each player, by seat. All of them together are [`TOTAL`](Self::TOTAL), give or
/// take a few, none is below 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Payoff([i32; 4]);

/// No game lasts so many plies.
const LONGEST: i32 = 10_000;

impl Payoff {
    const TOTAL: i32 = 12_000_000;

    /// Who has more has won.
    const WON: i32 = Self::TOTAL - 4 * LONGEST;

    /// What is left to each player by an estimate.
    const LEAST: i32 = 4 * LONGEST;

    /// This player wins, so many plies from the root: the later, the more is left to the others.
    pub(super) fn win(winner: Seat, ply: u32, players: u8) -> Self {
        let mut payoffs = [0; 4];
        for seat in Seat::ALL.into_iter().take(players.into()).filter(|&seat| seat != winner) {
            payoffs[seat.index()] = ply as i32;
        }
        payoffs[winner.index()] = Self::TOTAL - ply as i32 * (i32::from(players) - 1);
        Self(payoffs)
    }

    /// All of these, a bit for each seat, have the same.
    pub(super) fn draw(seats: u8) -> Self {
        let each = Self::TOTAL / seats.count_ones() as i32;
        Self(Seat::ALL.map(|seat| if seats & seat_bit(seat) == 0 { 0 } else { each }))
    }

    /// What is expected if one of these comes about, each as likely, and nobody wins in all of them. Who loses in all
    /// of them has lost, at the latest when the last of them ends; nobody else has.
    pub(super) fn mean(all: impl Iterator<Item = Self> + Clone, players: u8) -> Self {
        let count = all.clone().count() as i64;
        let mut payoffs = [0; 4];
        for seat in Seat::ALL.into_iter().take(players.into()) {
            let of_seat = || all.clone().map(|each| each.of(seat));
            payoffs[seat.index()] = if all.clone().all(|each| each.is_lost_by(seat)) {
                of_seat().max().unwrap_or(0)
            } else {
                let mean = of_seat().map(i64::from).sum::<i64>() / count;
                (mean as i32).clamp(LONGEST, Self::WON)
            };
        }
        Self(payoffs)
    }

    /// A guess, kept clear of wins and losses: the softmax of the points at this temperature. Who has dropped out has
    /// none, and gets nothing.
    pub(super) fn estimate(points: [Option<i32>; 4], temperature: f32) -> Self {
        let most = points.into_iter().flatten().max().unwrap_or(0);
        let weights = points.map(|points| points.map(|points| ((points - most) as f32 / temperature).exp()));
        let players = weights.iter().flatten().count() as i32;
        let share = (Self::TOTAL - players * Self::LEAST) as f32 / weights.iter().flatten().sum::<f32>();
        Self(weights.map(|weight| weight.map_or(0, |weight| Self::LEAST + (weight * share) as i32)))
    }

    /// A part of another one, and the rest of this one.
    pub(super) fn mixed_with(mut self, other: Self, part: f32) -> Self {
        for (each, other) in self.0.iter_mut().zip(other.0) {
            *each += ((other - *each) as f32 * part) as i32;
        }
        self
    }

    pub(super) fn of(&self, seat: Seat) -> i32 {
        self.0[seat.index()]
    }

    /// The payoff of this player as a fraction of all.
    pub(super) fn fraction(&self, seat: Seat) -> f32 {
        self.of(seat) as f32 / Self::TOTAL as f32
    }

    /// Who wins, and in how many plies from the root.
    pub(super) fn winner(&self, players: u8) -> Option<(Seat, u32)> {
        let winner = Seat::ALL.into_iter().find(|&seat| self.of(seat) > Self::WON)?;
        let ply = (Self::TOTAL - self.of(winner)) / (i32::from(players) - 1);
        Some((winner, ply as u32))
    }

    /// Whether somebody else wins, whatever this player does.
    pub(super) fn is_lost_by(&self, seat: Seat) -> bool {
        self.of(seat) < LONGEST
    }

    /// Whether all who have anything have the same.
    fn is_draw(&self) -> bool {
        *self == Self::draw(seat_bits(Seat::ALL.into_iter().filter(|&seat| self.of(seat) != 0)))
    }

    /// What is certain for this player, if this payoff is.
    pub(super) fn value(&self, seat: Seat, players: u8) -> Option<Value> {
        match self.winner(players) {
            Some((winner, distance)) if winner == seat => Some(Value::Win { distance }),
            _ if self.is_lost_by(seat) => Some(Value::Loss { distance: self.of(seat) as u32 }),
            _ => self.is_draw().then_some(Value::Draw),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sooner_a_win_the_more_it_is_worth() {
        let [early, late] = [5, 8].map(|ply| Payoff::win(Seat::FIRST, ply, 3));
        let second = Seat::FIRST.after(3);
        assert!(early.of(Seat::FIRST) > late.of(Seat::FIRST));
        assert!(early.of(second) < late.of(second));
        assert_eq!(late.winner(3), Some((Seat::FIRST, 8)));
        assert_eq!(late.value(Seat::FIRST, 3), Some(Value::Win { distance: 8 }));
        assert_eq!(late.value(second, 3), Some(Value::Loss { distance: 8 }));
        assert_eq!(Payoff::draw(0b111).value(second, 3), Some(Value::Draw));
    }

    #[test]
    fn where_it_is_open_who_wins_only_who_does_in_no_case_has_lost() {
        let [second, third, fourth] = [1, 2, 3].map(|index| Seat::ALL[index]);
        let open = Payoff::mean([Payoff::win(second, 4, 4), Payoff::win(third, 6, 4)].into_iter(), 4);
        assert_eq!(open.winner(4), None);
        assert_eq!(open.value(Seat::FIRST, 4), Some(Value::Loss { distance: 6 }));
        assert_eq!(open.value(fourth, 4), Some(Value::Loss { distance: 6 }));
        assert_eq!([second, third].map(|seat| open.value(seat, 4)), [None; 2]);
        assert!((0.49..0.51).contains(&open.fraction(second)));
        // Of thousands of cases one is not like the others: still nobody has won, nor lost but the first.
        let won = std::iter::repeat_n(Payoff::win(second, 4, 4), 9999);
        let nearly = Payoff::mean(won.chain([Payoff::win(third, 6, 4)]), 4);
        assert_eq!([second, third].map(|seat| nearly.value(seat, 4)), [None; 2]);
    }
}
