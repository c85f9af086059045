//! What tells a game of a tournament from all others.
use std::fmt;

use super::file_name::file_name;
use super::seeds::{Seed, derived_seed, number_of};

/// Bytes of the names of all players in the name of a file. Systems allow 255 for all of it, and what belongs to one
/// player has that one's name once more.
const LONGEST_NAMES: usize = 120;

/// The players of a game, and which of their games it is. It doesn't depend on who else takes part, on the order in which
/// players are listed, or on how many games are played, so that a tournament can be extended.
///
/// In order: all first games of pairs (or of groups of three or four) come before all second ones, and these go by their
/// names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameId {
    round: u64,
    /// By name.
    players: Vec<String>,
}

impl GameId {
    /// The game of this number, from 1, between these players, in whatever order they are named.
    pub fn new<'a>(round: u64, players: impl IntoIterator<Item = &'a str>) -> Self {
        let mut players: Vec<String> = players.into_iter().map(str::to_owned).collect();
        players.sort();
        Self { round, players }
    }

    /// Which game of these players it is, from 1.
    pub const fn round(&self) -> u64 {
        self.round
    }

    /// Those who play, by name.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Those who play, by seat. The seats go round from game to game, so that each opening is played in every rotation
    /// of the players, at first in the order of their names.
    pub fn seats(&self) -> Vec<&str> {
        let mut seats: Vec<&str> = self.players.iter().map(String::as_str).collect();
        let turned = self.index() % seats.len().max(1);
        seats.rotate_left(turned);
        seats
    }

    /// The name of the files of this game: no other has it.
    pub fn file_name(&self) -> String {
        let names: Vec<String> = self.seats().into_iter().map(file_name).collect();
        let all = names.join("_");
        let all = if all.len() > LONGEST_NAMES { file_name(&all) } else { all };
        format!("game-{:04}_{all}", self.round)
    }

    /// The number among the games of these players, from 0.
    const fn index(&self) -> usize {
        self.round.saturating_sub(1) as usize
    }

    /// Which of the openings it begins with, from 0.
    pub(crate) fn opening(&self) -> usize {
        self.index() / self.players.len().max(1)
    }

    /// The seed of all chance in it, in the tournament with this seed.
    pub(crate) fn seed(&self, tournament: Seed) -> Seed {
        // The seed itself gives the openings that are the same for all.
        derived_seed(self.seed_of_players(derived_seed(tournament, u64::MAX)), self.round)
    }

    /// The seed of the openings of these players, in the tournament with this seed.
    pub(crate) fn opening_seed(&self, tournament: Seed) -> Seed {
        self.seed_of_players(derived_seed(tournament, u64::MAX - 1))
    }

    fn seed_of_players(&self, seed: Seed) -> Seed {
        self.players.iter().fold(seed, |seed, name| derived_seed(seed, number_of(name)))
    }

    /// A number by which games are shared out: those of the same players have successive ones.
    pub(crate) fn share(&self) -> u64 {
        self.seed_of_players(0).wrapping_add(self.round)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} of ", self.round)?;
        let last = self.players.len().saturating_sub(1);
        for (index, player) in self.players.iter().enumerate() {
            let before = if index == 0 {
                ""
            } else if index == last {
                " and "
            } else {
                ", "
            };
            write!(f, "{before}{player}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::Part;

    #[test]
    fn parts_share_out_the_games_of_a_pair() {
        let games: Vec<GameId> = (1..=20).map(|round| GameId::new(round, ["hard", "medium"])).collect();
        let of =
            |part| games.iter().filter(move |game| Part::new(part, 4).unwrap().has(game.share())).count();
        assert_eq!((1..=4).map(of).collect::<Vec<_>>(), [5; 4]);
        assert!(games.iter().all(|game| Part::WHOLE.has(game.share())));
    }

    #[test]
    fn sides_and_openings_follow_from_the_number_alone() {
        let game = |round| GameId::new(round, ["b", "a"]);
        assert_eq!(game(1), GameId::new(1, ["a", "b"]));
        let seats: Vec<[&str; 2]> = vec![["a", "b"], ["b", "a"], ["a", "b"]];
        for (round, seats) in (1..).zip(seats) {
            assert_eq!(game(round).seats(), seats);
        }
        assert_eq!([1, 2, 3, 4].map(|round| game(round).opening()), [0, 0, 1, 1]);
        assert!(
            game(1) < game(2) && GameId::new(1, ["a", "c"]) < game(2) && game(1) < GameId::new(1, ["a", "c"])
        );
        assert_ne!(game(1).seed(3), game(2).seed(3));
        assert_ne!(game(1).seed(3), GameId::new(1, ["a", "c"]).seed(3));
        assert_eq!(game(7).to_string(), "game 7 of a and b");
        assert_eq!([7, 8].map(|round| game(round).file_name()), ["game-0007_a_b", "game-0008_b_a"]);
    }

    #[test]
    fn of_three_the_seats_go_round_before_the_next_opening() {
        let game = |round| GameId::new(round, ["c", "a", "b"]);
        let seats: Vec<String> = (1..=4).map(|round| game(round).seats().concat()).collect();
        assert_eq!(seats, ["abc", "bca", "cab", "abc"]);
        assert_eq!([1, 2, 3, 4].map(|round| game(round).opening()), [0, 0, 0, 1]);
        assert_eq!(game(7).to_string(), "game 7 of a, b and c");
        assert_eq!(game(2).file_name(), "game-0002_b_c_a");
        let pair = ["a", "b"].map(|name| name.repeat(200));
        let of_pair = |round| GameId::new(round, pair.iter().map(String::as_str)).file_name();
        assert!(of_pair(1).len() < 130 && of_pair(1)[10..] != of_pair(2)[10..], "{}", of_pair(1));
        let long = ["a", "b", "c"].map(|name| name.repeat(60));
        let of_long = |round| GameId::new(round, long.iter().map(String::as_str)).file_name();
        assert!(of_long(1).len() < 130 && of_long(1)[10..] != of_long(2)[10..], "{}", of_long(1));
        assert_ne!(game(1).seed(3), GameId::new(1, ["a", "b"]).seed(3));
    }
}
