//! Who plays whom, in which order, from which opening.
use super::game_id::GameId;
use super::participant::Participant;
use super::seeds::Seed;
use connect_n_engine::{Position, Rules};

/// Who plays whom.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub enum Pairing {
    /// Everybody against everybody else.
    #[default]
    RoundRobin,
    /// The participant who is listed first against each of the others.
    Gauntlet,
}

/// The games of all pairs, each opening from both sides.
///
/// Everything about a game follows from its [`GameId`] and the seed, so that it doesn't matter which games are played
/// before it, at the same time, or not at all, nor who else takes part. More games or players leave those that there were
/// as they were.
#[derive(Clone, Debug)]
pub struct Schedule {
    participants: Vec<Participant>,
    seed: Seed,
    rules: Rules,
    pairs: Vec<[usize; 2]>,
    openings: Vec<Position>,
}

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Fixture<'a> {
    /// Which game it is.
    pub id: GameId,
    /// Who has the first seat and who the second, as indices of participants.
    pub sides: [usize; 2],
    /// The moves with which it begins.
    pub opening: &'a Position,
    /// The seed of all chance in it.
    pub seed: Seed,
}

impl Schedule {
    /// A schedule in which each pair plays each of these openings from both sides.
    pub fn new(
        participants: Vec<Participant>,
        rules: Rules,
        seed: Seed,
        pairing: Pairing,
        openings: Vec<Position>,
    ) -> Self {
        // By name, so that games are played in the order of their ids.
        let mut by_name: Vec<usize> = (0..participants.len()).collect();
        by_name.sort_by_key(|&index| &participants[index].name);
        let mut pairs = Vec::new();
        for (place, &one) in by_name.iter().enumerate() {
            for &other in &by_name[place + 1..] {
                if pairing == Pairing::RoundRobin || [one, other].contains(&0) {
                    pairs.push([one, other]);
                }
            }
        }
        Self { participants, seed, rules, pairs, openings }
    }

    /// Who takes part.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// What is played.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        2 * (self.openings.len() * self.pairs.len()) as u64
    }

    /// All games, in the order in which they are begun.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture<'_>> {
        (0..).map_while(|index| self.fixture(index))
    }

    /// The game with this place in their order, from 0, if there is one.
    pub(crate) fn fixture(&self, index: u64) -> Option<Fixture<'_>> {
        let pairs = self.pairs.len() as u64;
        let round = index.checked_div(pairs)?;
        self.between(self.pairs[(index % pairs) as usize], round + 1)
    }

    /// This game, if it is one of these.
    pub fn find(&self, id: &GameId) -> Option<Fixture<'_>> {
        let place = |name| self.participants.iter().position(|participant| participant.name == name);
        let [first, second] = id.seats().map(place);
        let pair = [first?, second?];
        let is_paired = self.pairs.iter().any(|known| *known == pair || *known == [pair[1], pair[0]]);
        if is_paired { self.between(pair, id.round()) } else { None }
    }

    fn between(&self, pair: [usize; 2], round: u64) -> Option<Fixture<'_>> {
        let [one, other] = pair.map(|index| self.participants[index].name.as_str());
        let id = GameId::new(round, one, other);
        let opening = self.openings.get(id.opening())?;
        let sides = if id.seats() == [one, other] { pair } else { [pair[1], pair[0]] };
        let seed = id.seed(self.seed);
        Some(Fixture { id, sides, opening, seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entrant, Openings};
    use std::collections::BTreeSet;

    fn schedule(players: &[&str], games: usize) -> Schedule {
        let entrants = players.iter().map(|text| Participant::from(text.parse::<Entrant>().unwrap()));
        let openings = Openings::new(Rules::default(), 3, 4).take(games / 2).collect();
        Schedule::new(entrants.collect(), Rules::default(), 3, Pairing::RoundRobin, openings)
    }

    const THREE: [&str; 3] = ["random", "medium", "hard"];

    #[test]
    fn every_pair_plays_every_opening_from_both_sides() {
        let schedule = schedule(&THREE, 6);
        assert_eq!(schedule.games(), 18);
        let fixtures: Vec<Fixture> = schedule.fixtures().collect();
        assert_eq!(fixtures.len(), 18);
        for sides in [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]] {
            let of_pair: Vec<&Fixture> = fixtures.iter().filter(|fixture| fixture.sides == sides).collect();
            assert_eq!(
                of_pair.iter().map(|fixture| fixture.opening).collect::<Vec<_>>(),
                schedule.openings.iter().collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn more_games_more_players_and_another_order_change_none_of_the_games() {
        let short = schedule(&THREE, 4);
        for other in [schedule(&THREE, 40), schedule(&["hard", "minimax:1", "medium", "random"], 4)] {
            for fixture in short.fixtures() {
                let same = other.find(&fixture.id).unwrap();
                let names = |schedule: &Schedule, fixture: &Fixture| {
                    fixture.sides.map(|side| schedule.participants()[side].name.clone())
                };
                assert_eq!(names(&short, &fixture), names(&other, &same));
                assert_eq!(names(&short, &fixture), fixture.id.seats());
                assert_eq!((fixture.opening, fixture.seed), (same.opening, same.seed));
            }
        }
        assert!(short.find(&GameId::new(5, "random", "hard")).is_none());
        assert!(short.find(&GameId::new(1, "random", "minimax:1")).is_none());
    }

    #[test]
    fn in_a_gauntlet_the_first_plays_each_of_the_others() {
        let all = schedule(&THREE, 4);
        let gauntlet =
            Schedule::new(all.participants.clone(), all.rules, 3, Pairing::Gauntlet, all.openings.clone());
        assert_eq!(gauntlet.games(), 8);
        assert!(gauntlet.fixtures().all(|fixture| fixture.sides.contains(&0)));
        assert!(gauntlet.fixtures().all(|fixture| all.find(&fixture.id).unwrap().seed == fixture.seed));
        assert!(gauntlet.find(&GameId::new(1, "medium", "hard")).is_none());
    }

    #[test]
    fn games_are_begun_in_the_order_of_their_ids() {
        let ids: Vec<GameId> = schedule(&THREE, 4).fixtures().map(|fixture| fixture.id).collect();
        assert!(ids.is_sorted(), "{ids:?}");
    }

    #[test]
    fn no_two_games_have_the_same_seed() {
        let schedule = schedule(&THREE, 10);
        let seeds: BTreeSet<u64> = schedule.fixtures().map(|fixture| fixture.seed).collect();
        assert_eq!(seeds.len() as u64, schedule.games());
    }
}
