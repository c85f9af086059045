//! Who plays whom, in which order, from which opening.
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::game_id::GameId;
use super::opening_source::OpeningSource;
use super::pairing::{Pair, SwissPlayer, bracket, monrad, pair};
use super::participant::Participant;
use super::played::Played;
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
    /// In each of so many rounds everybody meets somebody new with about as many points, by the Monrad system.
    Swiss {
        /// Number of rounds.
        rounds: u32,
    },
    /// Whoever loses a meeting is out. At first those listed first meet those listed last.
    Knockout,
}

/// Games with which a knockout that is level goes on, two at a time, before the player who is listed first goes on.
const MOST_EXTRA_GAMES: u64 = 10;

impl Pairing {
    /// Whether who plays whom follows from earlier games.
    pub const fn follows_from_results(self) -> bool {
        matches!(self, Self::Swiss { .. } | Self::Knockout)
    }

    /// The rounds of a Swiss tournament of so many players: enough for a single one who wins all meetings.
    pub const fn usual_swiss_rounds(players: usize) -> u32 {
        players.next_power_of_two().trailing_zeros()
    }

    /// The most rounds of a Swiss tournament in which nobody need meet anybody twice.
    pub const fn most_swiss_rounds(players: usize) -> u32 {
        players.div_ceil(2) as u32
    }
}

/// The games of all pairs, each opening from both sides.
///
/// Everything about a game follows from its [`GameId`] and the seed, so that it doesn't matter which games are played
/// before it, at the same time, or not at all, nor who else takes part. More games or players leave those that there were
/// as they were. Only who meets whom follows from earlier games in Swiss and knockout tournaments; for these,
/// [`advance`](Self::advance) adds the next games.
#[derive(Clone, Debug)]
pub struct Schedule {
    participants: Vec<Participant>,
    rules: Rules,
    seed: Seed,
    pairing: Pairing,
    /// Games of each pair, but for those that decide a level one.
    games: u64,
    openings: OpeningSource,
    stages: Vec<Stage>,
}

/// Games that can be played in any order and at the same time.
#[derive(Clone, Debug)]
struct Stage {
    /// The round of the tournament that they belong to, from 1.
    round: usize,
    pairs: Vec<ScheduledPair>,
    /// Number of their first game.
    first: u64,
    /// How many games each pair plays.
    games: u64,
}

/// Two players and the openings of all their games.
#[derive(Clone, Debug)]
struct ScheduledPair {
    sides: Pair,
    openings: Arc<Vec<Position>>,
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

/// What the games of two players in a round of a tournament have come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting<'a> {
    /// The round, from 1.
    pub round: usize,
    /// Who, the one listed first before the other.
    pub players: [&'a str; 2],
    /// What each has scored.
    pub points: [f64; 2],
}

impl Schedule {
    /// A schedule in which each pair plays so many games, and each opening from both sides.
    pub fn new(
        participants: Vec<Participant>,
        rules: Rules,
        seed: Seed,
        pairing: Pairing,
        games: u64,
        openings: OpeningSource,
    ) -> Self {
        let mut schedule = Self { participants, rules, seed, pairing, games, openings, stages: Vec::new() };
        if !pairing.follows_from_results() {
            let pairs = schedule.pairs_of_all();
            schedule.add_stage(1, pairs, 1, games);
        }
        schedule.advance(&[]);
        schedule
    }

    /// All pairs of a round robin or a gauntlet. By name, so that games are played in the order of their ids.
    fn pairs_of_all(&self) -> Vec<Pair> {
        let mut by_name: Vec<usize> = (0..self.participants.len()).collect();
        by_name.sort_by_key(|&index| &self.participants[index].name);
        let mut pairs = Vec::new();
        for (place, &one) in by_name.iter().enumerate() {
            for &other in &by_name[place + 1..] {
                if self.pairing != Pairing::Gauntlet || [one, other].contains(&0) {
                    pairs.push([one, other]);
                }
            }
        }
        pairs
    }

    fn add_stage(&mut self, round: usize, pairs: Vec<Pair>, first: u64, games: u64) {
        let count = (first + games - 1).div_ceil(2) as usize;
        let names = |sides: Pair| sides.map(|side| self.participants[side].name.as_str());
        let of_pair = |sides| Arc::new(self.openings.of_pair(self.rules, self.seed, names(sides), count));
        let same = pairs.first().filter(|_| self.openings.are_same_for_all()).map(|&sides| of_pair(sides));
        let scheduled =
            |sides| ScheduledPair { sides, openings: same.clone().unwrap_or_else(|| of_pair(sides)) };
        let pairs = pairs.into_iter().map(scheduled).collect();
        self.stages.push(Stage { round, pairs, first, games });
    }

    /// Adds the games that follow from these, where who plays whom follows from results and all games so far have been
    /// played.
    pub fn advance(&mut self, played: &[Played]) {
        let results = Results::new(played);
        match self.pairing {
            Pairing::RoundRobin | Pairing::Gauntlet => {}
            Pairing::Swiss { rounds } => self.advance_swiss(&results, rounds as usize),
            Pairing::Knockout => self.advance_knockout(&results),
        }
    }

    fn advance_swiss(&mut self, results: &Results<'_>, rounds: usize) {
        self.stages.clear();
        let mut players = vec![SwissPlayer { points: 0.0, has_sat_out: false }; self.participants.len()];
        let mut met = BTreeSet::new();
        for round in 1..=rounds {
            let Some(next) = monrad(&players, &met) else { return };
            self.add_stage(round, next.pairs.clone(), 1, self.games);
            let Some(points) = self.points_of_last_stage(results) else { return };
            for (sides, points) in next.pairs.iter().zip(points) {
                met.insert(*sides);
                sides.iter().zip(points).for_each(|(&side, points)| players[side].points += points);
            }
            if let Some(last) = next.sits_out {
                players[last].has_sat_out = true;
                players[last].points += self.games as f64;
            }
        }
    }

    fn advance_knockout(&mut self, results: &Results<'_>) {
        self.stages.clear();
        let mut places = bracket(self.participants.len());
        let mut round = 0;
        while places.len() > 1 {
            round += 1;
            let meetings: Vec<Pair> = places
                .chunks(2)
                .filter_map(
                    |two| if let [Some(one), Some(other)] = *two { Some(pair(one, other)) } else { None },
                )
                .collect();
            let mut points: BTreeMap<Pair, [f64; 2]> = BTreeMap::new();
            let (mut level, mut first, mut games) = (meetings, 1, self.games);
            while !level.is_empty() && first <= self.games + MOST_EXTRA_GAMES {
                self.add_stage(round, level.clone(), first, games);
                let Some(scored) = self.points_of_last_stage(results) else { return };
                for (sides, scored) in level.iter().zip(scored) {
                    let sum = points.entry(*sides).or_default();
                    sum.iter_mut().zip(scored).for_each(|(sum, scored)| *sum += scored);
                }
                level.retain(|sides| points[sides][0] == points[sides][1]);
                (first, games) = (first + games, 2);
            }
            let winner = |two: &[Option<usize>]| match *two {
                [Some(one), Some(other)] => {
                    let sides = pair(one, other);
                    let [higher, lower] = points[&sides];
                    Some(sides[usize::from(lower > higher)])
                }
                [one, other] => one.or(other),
                _ => None,
            };
            places = places.chunks(2).map(winner).collect();
        }
    }

    /// What each pair of the last stage has scored, once all of its games have been played.
    fn points_of_last_stage(&self, results: &Results<'_>) -> Option<Vec<[f64; 2]>> {
        let stage = self.stages.last()?;
        stage.pairs.iter().map(|pair| self.points(stage, pair, results)).collect()
    }

    /// What two players have scored in a stage, once all of its games have been played.
    fn points(&self, stage: &Stage, pair: &ScheduledPair, results: &Results<'_>) -> Option<[f64; 2]> {
        let [one, other] = pair.sides.map(|side| self.participants[side].name.as_str());
        let scored = (stage.first..stage.first + stage.games)
            .map(|round| results.points_of(&GameId::new(round, one, other), one));
        let sum: f64 = scored.sum::<Option<f64>>()?;
        Some([sum, stage.games as f64 - sum])
    }

    /// What has come of the meetings that are over, where they make rounds.
    pub fn meetings(&self, played: &[Played]) -> Vec<Meeting<'_>> {
        if !self.pairing.follows_from_results() {
            return Vec::new();
        }
        let results = Results::new(played);
        let mut meetings: Vec<Meeting> = Vec::new();
        for stage in &self.stages {
            for pair in &stage.pairs {
                let Some(points) = self.points(stage, pair, &results) else { continue };
                let players = pair.sides.map(|side| self.participants[side].name.as_str());
                let same = |known: &&mut Meeting| known.round == stage.round && known.players == players;
                match meetings.iter_mut().find(same) {
                    Some(known) => known.points.iter_mut().zip(points).for_each(|(sum, more)| *sum += more),
                    None => meetings.push(Meeting { round: stage.round, players, points }),
                }
            }
        }
        meetings
    }

    /// Who takes part.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// What is played.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Who plays whom.
    pub const fn pairing(&self) -> Pairing {
        self.pairing
    }

    /// Number of games, as far as it is known: a knockout may take more to decide level meetings.
    pub fn games(&self) -> u64 {
        let known = || self.stages.iter().map(Stage::size);
        let players = self.participants.len() as u64;
        match self.pairing {
            Pairing::RoundRobin | Pairing::Gauntlet => known().sum(),
            Pairing::Swiss { rounds } => u64::from(rounds) * (players / 2) * self.games,
            Pairing::Knockout => {
                let extra = self.stages.iter().filter(|stage| stage.first > 1).map(Stage::size);
                players.saturating_sub(1) * self.games + extra.sum::<u64>()
            }
        }
    }

    /// All games that are known so far, in the order in which they are begun.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture<'_>> {
        (0..).map_while(|index| self.fixture(index))
    }

    /// The game with this place in their order, from 0, if there is one.
    pub(crate) fn fixture(&self, index: u64) -> Option<Fixture<'_>> {
        let mut left = index;
        for stage in &self.stages {
            if left < stage.size() {
                let pairs = stage.pairs.len() as u64;
                return self.between(&stage.pairs[(left % pairs) as usize], stage.first + left / pairs);
            }
            left -= stage.size();
        }
        None
    }

    /// This game, if it is one of these.
    pub fn find(&self, id: &GameId) -> Option<Fixture<'_>> {
        let place = |name| self.participants.iter().position(|participant| participant.name == name);
        let [first, second] = id.seats().map(place);
        let sides = pair(first?, second?);
        let stages = self.stages.iter().filter(|stage| stage.has(id.round()));
        let mut pairs = stages.flat_map(|stage| &stage.pairs);
        self.between(pairs.find(|known| pair(known.sides[0], known.sides[1]) == sides)?, id.round())
    }

    fn between<'a>(&self, pair: &'a ScheduledPair, round: u64) -> Option<Fixture<'a>> {
        let [one, other] = pair.sides.map(|index| self.participants[index].name.as_str());
        let id = GameId::new(round, one, other);
        let opening = pair.openings.get(id.opening())?;
        let [first, second] = pair.sides;
        let sides = if id.seats() == [one, other] { pair.sides } else { [second, first] };
        let seed = id.seed(self.seed);
        Some(Fixture { id, sides, opening, seed })
    }
}

impl Stage {
    /// Number of its games.
    const fn size(&self) -> u64 {
        self.pairs.len() as u64 * self.games
    }

    /// Whether its pairs play a game of this number.
    const fn has(&self, number: u64) -> bool {
        number >= self.first && number < self.first + self.games
    }
}

/// What player 1 has scored in each game that was played.
struct Results<'a>(BTreeMap<GameId, (&'a str, f64)>);

impl<'a> Results<'a> {
    fn new(played: &'a [Played]) -> Self {
        Self(played.iter().map(|game| (game.id(), (game.first.as_str(), game.points()))).collect())
    }

    /// What this player has scored in a game, if it was played.
    fn points_of(&self, game: &GameId, player: &str) -> Option<f64> {
        let &(first, points) = self.0.get(game)?;
        Some(if first == player { points } else { 1.0 - points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Entrant;
    use connect_n_engine::{GameResult, Seat};

    fn participants(players: &[&str]) -> Vec<Participant> {
        players.iter().map(|text| Participant::from(text.parse::<Entrant>().unwrap())).collect()
    }

    fn schedule_of(players: &[&str], games: u64, pairing: Pairing, openings: OpeningSource) -> Schedule {
        Schedule::new(participants(players), Rules::default(), 3, pairing, games, openings)
    }

    fn schedule(players: &[&str], games: u64) -> Schedule {
        schedule_of(players, games, Pairing::RoundRobin, OpeningSource::random(4))
    }

    const THREE: [&str; 3] = ["random", "medium", "hard"];

    #[test]
    fn every_pair_plays_every_opening_of_its_own_from_both_sides() {
        let openings = |schedule: &Schedule, sides| -> Vec<Position> {
            let of_pair = schedule.fixtures().filter(|fixture| fixture.sides == sides);
            of_pair.map(|fixture| fixture.opening.clone()).collect()
        };
        let own = schedule(&THREE, 6);
        assert_eq!((own.games(), own.fixtures().count()), (18, 18));
        for [one, other] in [[0, 1], [0, 2], [1, 2]] {
            assert_eq!(openings(&own, [one, other]).len(), 3);
            assert_eq!(openings(&own, [one, other]), openings(&own, [other, one]));
        }
        assert_ne!(openings(&own, [0, 1]), openings(&own, [0, 2]));
        let same = OpeningSource::random(4).same_for_all();
        let same = schedule_of(&THREE, 6, Pairing::RoundRobin, same);
        assert_eq!(openings(&same, [0, 1]), openings(&same, [2, 0]));
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
        let gauntlet = schedule_of(&THREE, 4, Pairing::Gauntlet, OpeningSource::random(4));
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

    /// A game in which the participant who is listed first wins, unless it is `drawn`.
    fn played(schedule: &Schedule, fixture: &Fixture, drawn: bool) -> Played {
        let players = fixture.sides.map(|side| schedule.participants()[side].name.as_str());
        let winner = Seat::ALL[usize::from(fixture.sides[0] > fixture.sides[1])];
        let result = if drawn { GameResult::Draw } else { GameResult::Win(winner) };
        Played { seed: fixture.seed, ..Played::empty(fixture.id.round(), players, result) }
    }

    /// Plays all games of a tournament; those for which this is true are drawn.
    fn play(schedule: &mut Schedule, is_drawn: impl Fn(&Fixture) -> bool) -> Vec<Played> {
        let mut games: Vec<Played> = Vec::new();
        loop {
            schedule.advance(&games);
            let done: BTreeSet<GameId> = games.iter().map(Played::id).collect();
            let new = schedule.fixtures().filter(|fixture| !done.contains(&fixture.id));
            let new: Vec<Played> =
                new.map(|fixture| played(schedule, &fixture, is_drawn(&fixture))).collect();
            if new.is_empty() {
                return games;
            }
            games.extend(new);
        }
    }

    const FIVE: [&str; 5] = ["hard", "medium", "minimax:2", "minimax:1", "random"];

    #[test]
    fn a_knockout_ends_with_one_and_level_meetings_are_decided() {
        let mut schedule = schedule_of(&FIVE, 2, Pairing::Knockout, OpeningSource::random(2));
        assert_eq!(schedule.games(), 8);
        // Numbers 4 and 5 draw their first four games.
        let is_drawn =
            |fixture: &Fixture| fixture.sides.iter().sum::<usize>() == 7 && fixture.id.round() <= 4;
        let games = play(&mut schedule, is_drawn);
        assert_eq!((games.len(), schedule.games()), (12, 12));
        let meeting = |round, players, points| Meeting { round, players, points };
        let expected = [
            meeting(1, ["minimax:1", "random"], [4.0, 2.0]),
            meeting(2, ["hard", "minimax:1"], [2.0, 0.0]),
            meeting(2, ["medium", "minimax:2"], [2.0, 0.0]),
            meeting(3, ["hard", "medium"], [2.0, 0.0]),
        ];
        assert_eq!(schedule.meetings(&games), expected);

        let always = play(&mut schedule, |_| true);
        assert_eq!(always.len(), 4 * (2 + MOST_EXTRA_GAMES) as usize);
        assert_eq!(schedule.meetings(&always).last(), Some(&meeting(3, ["hard", "medium"], [6.0, 6.0])));
    }

    #[test]
    fn a_swiss_tournament_goes_by_points_and_can_be_taken_up_anywhere() {
        let pairing = Pairing::Swiss { rounds: Pairing::usual_swiss_rounds(5) };
        let mut schedule = schedule_of(&FIVE, 2, pairing, OpeningSource::random(2));
        let games = play(&mut schedule, |_| false);
        assert_eq!((games.len() as u64, schedule.games()), (12, 12));
        let met: Vec<(usize, [&str; 2])> =
            schedule.meetings(&games).iter().map(|meeting| (meeting.round, meeting.players)).collect();
        let expected = [
            (1, ["hard", "medium"]),
            (1, ["minimax:2", "minimax:1"]),
            (2, ["hard", "minimax:2"]),
            (2, ["medium", "random"]),
            // The third sits out, and the second has met the last.
            (3, ["hard", "random"]),
            (3, ["medium", "minimax:1"]),
        ];
        assert_eq!(met, expected);
        for played in 0..=games.len() {
            let mut resumed = schedule_of(&FIVE, 2, pairing, OpeningSource::random(2));
            resumed.advance(&games[..played]);
            assert!(games[..played].iter().all(|game| resumed.find(&game.id()).is_some()), "{played}");
        }
    }

    #[test]
    fn the_rounds_of_a_swiss_tournament_are_enough_for_a_winner_and_never_too_many() {
        assert_eq!([2, 3, 4, 5, 8, 9, 24].map(Pairing::usual_swiss_rounds), [1, 2, 2, 3, 3, 4, 5]);
        for players in 2..200 {
            assert!(Pairing::usual_swiss_rounds(players) <= Pairing::most_swiss_rounds(players).max(1));
        }
    }
}
