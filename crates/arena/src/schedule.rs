//! Who plays whom, in which order, from which opening.
use super::opening::Openings;
use super::participant::Participant;
use super::seeds::{Seed, derived_seed};
use connect_n_engine::{Position, Rules};

/// A round robin of pairs: everybody against everybody else, each opening from both sides.
///
/// Everything about a game follows from its number, so that it doesn't matter which games are played before it, at the
/// same time, or not at all. More games for each pair leave those with lower numbers as they were.
#[derive(Clone, Debug)]
pub struct Schedule {
    participants: Vec<Participant>,
    seed: Seed,
    pairs: Vec<(usize, usize)>,
    openings: Vec<Position>,
}

/// A game to be played.
#[derive(Clone, Copy, Debug)]
pub struct Fixture<'a> {
    /// Number of the game, from 0.
    pub number: u64,
    /// Who has the first seat and who the second, as indices of participants.
    pub sides: [usize; 2],
    /// The moves with which it begins.
    pub opening: &'a Position,
    /// The seed of all chance in it.
    pub seed: Seed,
}

impl Schedule {
    /// A schedule of so many games for each pair, half of them from each side, after openings of so many plies.
    pub fn new(participants: Vec<Participant>, rules: Rules, seed: Seed, games: usize, plies: usize) -> Self {
        let players = participants.len();
        let pairs =
            (0..players).flat_map(|first| (first + 1..players).map(move |second| (first, second))).collect();
        let openings = Openings::new(rules, seed, plies).take(games / 2).collect();
        Self { participants, seed, pairs, openings }
    }

    /// Who takes part.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// Number of games.
    pub fn games(&self) -> u64 {
        2 * (self.openings.len() * self.pairs.len()) as u64
    }

    /// The game of this number, from 0, if there is one.
    pub fn fixture(&self, number: u64) -> Option<Fixture<'_>> {
        let pairs = self.pairs.len() as u64;
        let round = number.checked_div(pairs)?;
        let opening = self.openings.get((round / 2) as usize)?;
        let (first, second) = self.pairs[(number % pairs) as usize];
        let sides = if round % 2 == 0 { [first, second] } else { [second, first] };
        // The seed itself gives the openings.
        let seed = derived_seed(derived_seed(self.seed, u64::MAX), number);
        Some(Fixture { number, sides, opening, seed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entrant;

    fn schedule(games: usize) -> Schedule {
        let entrants = ["random", "medium", "hard"].map(|text| text.parse::<Entrant>().unwrap());
        Schedule::new(entrants.map(Participant::from).to_vec(), Rules::default(), 3, games, 4)
    }

    #[test]
    fn every_pair_plays_every_opening_from_both_sides() {
        let schedule = schedule(6);
        assert_eq!(schedule.games(), 18);
        let fixtures: Vec<Fixture> = (0..18).filter_map(|number| schedule.fixture(number)).collect();
        for sides in [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]] {
            let of_pair: Vec<&Fixture> = fixtures.iter().filter(|fixture| fixture.sides == sides).collect();
            assert_eq!(
                of_pair.iter().map(|fixture| fixture.opening).collect::<Vec<_>>(),
                schedule.openings.iter().collect::<Vec<_>>()
            );
        }
        assert!(schedule.fixture(18).is_none());
    }

    #[test]
    fn more_games_change_none_of_the_first() {
        let (short, long) = (schedule(4), schedule(40));
        for number in 0..short.games() {
            let [a, b] = [&short, &long].map(|schedule| schedule.fixture(number).unwrap());
            assert_eq!((a.sides, a.opening, a.seed), (b.sides, b.opening, b.seed));
        }
    }

    #[test]
    fn no_two_games_have_the_same_seed() {
        let schedule = schedule(10);
        let seeds: std::collections::BTreeSet<u64> = (0..schedule.games())
            .filter_map(|number| schedule.fixture(number))
            .map(|fixture| fixture.seed)
            .collect();
        assert_eq!(seeds.len() as u64, schedule.games());
    }
}
