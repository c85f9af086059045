//! How the games of a match or a tournament begin: with which openings, and which of them two players get.
use std::iter;

use super::game_id::GameId;
use super::opening::Openings;
use super::seeds::Seed;
use connect_n_engine::{Position, Rules};

/// Openings for any number of games.
#[derive(Clone, Debug)]
pub struct OpeningSource {
    source: Source,
    /// Whether all pairs of players get the same ones.
    are_same: bool,
}

#[derive(Clone, Debug)]
enum Source {
    /// So many random plies.
    Random(usize),
    /// These, one after the other, and then from the start again.
    Listed(Vec<Position>),
}

impl OpeningSource {
    /// Games begin with so many random plies.
    pub const fn random(plies: usize) -> Self {
        Self { source: Source::Random(plies), are_same: false }
    }

    /// Games begin with these openings in turn, or with the empty board where there are none.
    pub const fn listed(openings: Vec<Position>) -> Self {
        Self { source: Source::Listed(openings), are_same: false }
    }

    /// All pairs (or groups) of players get the same openings in the same order.
    pub fn same_for_all(self) -> Self {
        Self { are_same: true, ..self }
    }

    /// Whether all pairs of players get the same ones.
    pub(crate) const fn are_same_for_all(&self) -> bool {
        self.are_same
    }

    /// The openings in order, without end; the same seed gives the same random ones.
    pub fn openings(&self, rules: Rules, seed: Seed) -> Box<dyn Iterator<Item = Position>> {
        self.openings_from(rules, seed, 0)
    }

    fn openings_from(&self, rules: Rules, seed: Seed, first: usize) -> Box<dyn Iterator<Item = Position>> {
        match &self.source {
            Source::Random(plies) => Box::new(Openings::new(rules, seed, *plies)),
            Source::Listed(openings) if openings.is_empty() => {
                Box::new(iter::repeat_with(move || Position::new(rules)))
            }
            Source::Listed(openings) => {
                let first = first % openings.len();
                Box::new(openings.clone().into_iter().cycle().skip(first))
            }
        }
    }

    /// The first openings of these players in the tournament with this seed. Each pair or group has random ones of its own,
    /// and begins at a place of its own in a list. They follow from the names of the players and the seed alone.
    pub(crate) fn of_players(
        &self,
        rules: Rules,
        seed: Seed,
        players: &[&str],
        count: usize,
    ) -> Vec<Position> {
        if self.are_same {
            return self.openings(rules, seed).take(count).collect();
        }
        let seed = GameId::new(1, players.iter().copied()).opening_seed(seed);
        self.openings_from(rules, seed, seed as usize).take(count).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::parse_game;

    fn listed(count: usize) -> OpeningSource {
        let rules = Rules::default();
        let opening = |index: usize| {
            let (first, second) = (index / 7 + 1, index % 7 + 1);
            Position::from_moves(rules, &parse_game(&format!("{first} {second}"), &rules).unwrap()).unwrap()
        };
        OpeningSource::listed((0..count).map(opening).collect())
    }

    #[test]
    fn each_pair_has_openings_of_its_own_unless_all_have_the_same() {
        let of =
            |source: &OpeningSource, one, other| source.of_players(Rules::default(), 3, &[one, other], 10);
        for source in [OpeningSource::random(4), listed(49)] {
            assert_eq!(of(&source, "a", "b"), of(&source, "b", "a"));
            assert_ne!(of(&source, "a", "b"), of(&source, "a", "c"));
            let same = source.clone().same_for_all();
            assert_eq!(of(&same, "a", "b"), of(&same, "a", "c"));
            let in_order: Vec<Position> = source.openings(Rules::default(), 3).take(10).collect();
            assert_eq!(of(&same, "a", "b"), in_order);
        }
    }

    #[test]
    fn a_list_is_gone_through_to_its_end_and_then_again() {
        let openings = listed(4).of_players(Rules::default(), 3, &["a", "b"], 8);
        assert_eq!(openings[..4], openings[4..]);
        assert!(openings[..4].iter().enumerate().all(|(at, opening)| !openings[..at].contains(opening)));
        let empty = OpeningSource::listed(Vec::new()).openings(Rules::default(), 1).next();
        assert_eq!(empty, Some(Position::new(Rules::default())));
    }
}
