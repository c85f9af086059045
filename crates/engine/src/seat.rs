//! A seat at the table: a player's number in turn order.
use std::fmt;

/// One of up to four players, counted from 0 in code and from 1 wherever a person reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The player who starts.
    pub const FIRST: Seat = Seat(0);
    /// All seats that a game can have, in turn order.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat with this index, 0 to 3.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Self::ALL.len() { Some(Self::ALL[index]) } else { None }
    }

    /// Index from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Number from 1, as a person reads it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Who moves next among `players`.
    pub const fn after(self, players: u8) -> Seat {
        if self.0 + 1 < players { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// Who moved last among `players`.
    pub const fn before(self, players: u8) -> Seat {
        if self.0 == 0 { Seat(players - 1) } else { Seat(self.0 - 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_go_round_in_both_directions() {
        for players in 2..=4 {
            let mut seat = Seat::FIRST;
            for index in 1..=usize::from(players) {
                let next = seat.after(players);
                assert_eq!(next.index(), index % usize::from(players));
                assert_eq!(next.before(players), seat);
                seat = next;
            }
            assert_eq!(seat, Seat::FIRST);
        }
    }

    #[test]
    fn a_fifth_seat_does_not_exist() {
        assert_eq!(Seat::new(3).map(Seat::number), Some(4));
        assert_eq!(Seat::new(4), None);
    }
}
