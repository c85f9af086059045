//! What tells a game of a tournament from all others.
use std::fmt;

use super::file_name::file_name;
use super::seeds::{Seed, derived_seed};

/// Two players, and which of their games it is. It doesn't depend on who else takes part, on the order in which players
/// are listed, or on how many games are played, so that a tournament can be extended.
///
/// In order: all first games of pairs come before all second ones, and pairs go by their names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameId {
    round: u64,
    players: [String; 2],
}

impl GameId {
    /// The game of this number, from 1, between two players, in whatever order they are named.
    pub fn new(round: u64, one: &str, other: &str) -> Self {
        let mut players = [one.to_owned(), other.to_owned()];
        players.sort();
        Self { round, players }
    }

    /// Which game of the two it is, from 1.
    pub const fn round(&self) -> u64 {
        self.round
    }

    /// Both players by seat: each opening is played from both sides, first with the one who comes first by name.
    pub fn seats(&self) -> [&str; 2] {
        let [one, other] = [self.players[0].as_str(), self.players[1].as_str()];
        if self.round % 2 == 1 { [one, other] } else { [other, one] }
    }

    /// The name of the files of this game: no other has it.
    pub fn file_name(&self) -> String {
        let [one, other] = self.seats().map(file_name);
        format!("game-{:04}_{one}_{other}", self.round)
    }

    /// Which of the openings it begins with, from 0.
    pub(crate) const fn opening(&self) -> usize {
        (self.round.saturating_sub(1) / 2) as usize
    }

    /// The seed of all chance in it, in the tournament with this seed.
    pub(crate) fn seed(&self, tournament: Seed) -> Seed {
        // The seed itself gives the openings that are the same for all.
        derived_seed(self.seed_of_pair(derived_seed(tournament, u64::MAX)), self.round)
    }

    /// The seed of the openings of these two players, in the tournament with this seed.
    pub(crate) fn opening_seed(&self, tournament: Seed) -> Seed {
        self.seed_of_pair(derived_seed(tournament, u64::MAX - 1))
    }

    fn seed_of_pair(&self, seed: Seed) -> Seed {
        self.players.iter().fold(seed, |seed, name| derived_seed(seed, number_of(name)))
    }

    /// A number by which games are shared out: those of a pair have successive ones.
    pub(crate) fn share(&self) -> u64 {
        self.seed_of_pair(0).wrapping_add(self.round)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = &self.players;
        write!(f, "game {} of {one} and {other}", self.round)
    }
}

/// A number that follows from a name, the same on every machine: FNV-1a, Fowler, Noll and Vo.
fn number_of(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_names_are_those_of_fnv() {
        // From the published test vectors.
        assert_eq!(number_of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(number_of("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn sides_and_openings_follow_from_the_number_alone() {
        let game = |round| GameId::new(round, "b", "a");
        assert_eq!(game(1), GameId::new(1, "a", "b"));
        let seats: Vec<[&str; 2]> = vec![["a", "b"], ["b", "a"], ["a", "b"]];
        for (round, seats) in (1..).zip(seats) {
            assert_eq!(game(round).seats(), seats);
        }
        assert_eq!([1, 2, 3, 4].map(|round| game(round).opening()), [0, 0, 1, 1]);
        assert!(
            game(1) < game(2) && GameId::new(1, "a", "c") < game(2) && game(1) < GameId::new(1, "a", "c")
        );
        assert_ne!(game(1).seed(3), game(2).seed(3));
        assert_ne!(game(1).seed(3), GameId::new(1, "a", "c").seed(3));
        assert_eq!(game(7).to_string(), "game 7 of a and b");
        assert_eq!([7, 8].map(|round| game(round).file_name()), ["game-0007_a_b", "game-0008_b_a"]);
    }
}
