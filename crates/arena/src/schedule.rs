//! Who plays whom, in which order, from which opening.
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::fixture::Fixture;
use super::game_id::GameId;
use super::opening_source::OpeningSource;
use super::pairing::{Pair, SwissPlayer, bracket, groups_of, monrad, pair, sample};
use super::participant::Participant;
use super::played::Played;
use super::points::Points;
use super::seeds::Seed;
use super::standings::Ranking;
use connect_n_engine::{Position, Rules, Seat};

/// Who plays whom.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[non_exhaustive]
pub enum Pairing {
    /// Everybody against everybody else, in games of three or four every group of so many.
    #[default]
    RoundRobin,
    /// The participant who is listed first against each of the others, or each group of others.
    Gauntlet,
    /// Some pairs or groups of a round robin, drawn at random so that everybody is in so many of them, or one more.
    Sample {
        /// In how many.
        rounds: u32,
    },
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

    /// How many pairs or groups of so many seats a player is in, of those of a round robin of so many players.
    pub fn groups_of_each(players: usize, seats: u8) -> u64 {
        let others = players.saturating_sub(1) as u64;
        (1..u64::from(seats)).fold(1, |groups, place| groups * (others + 1 - place.min(others + 1)) / place)
    }

    /// The most rounds of a Swiss tournament in which nobody need meet anybody twice.
    pub const fn most_swiss_rounds(players: usize) -> u32 {
        players.div_ceil(2) as u32
    }
}

/// The games of all pairs, each opening from both sides; or of all groups of three or four, each opening in every
/// rotation of the seats.
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
    /// Games of each pair or group, but for those that decide a level pair.
    games: u64,
    openings: OpeningSource,
    stages: Vec<Stage>,
}

/// Games that can be played in any order and at the same time.
#[derive(Clone, Debug)]
struct Stage {
    /// The round of the tournament that they belong to, from 1.
    round: usize,
    groups: Vec<ScheduledGroup>,
    /// The place of each group among them, by its players in the order of the list.
    places: BTreeMap<Vec<usize>, usize>,
    /// Number of their first game.
    first: u64,
    /// How many games each group plays.
    games: u64,
}

/// Two players, three or four, and the openings of all their games.
#[derive(Clone, Debug)]
struct ScheduledGroup {
    sides: Vec<usize>,
    openings: Arc<Vec<Position>>,
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
    /// A schedule in which each pair, or each group of as many as the rules have players, plays so many games, and each
    /// opening in every rotation of its seats.
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
            let groups = schedule.groups_of_all();
            schedule.add_stage(1, groups, 1, games);
        }
        schedule.advance(&[]);
        schedule
    }

    /// All groups of a round robin, a gauntlet or a sample. By name, so that games are played in the order of their ids.
    fn groups_of_all(&self) -> Vec<Vec<usize>> {
        let mut by_name: Vec<usize> = (0..self.participants.len()).collect();
        by_name.sort_by_key(|&index| &self.participants[index].name);
        let (count, size) = (by_name.len(), usize::from(self.rules.players()));
        let places = match self.pairing {
            Pairing::Sample { rounds } => sample(count, size, rounds as usize, self.seed),
            _ => groups_of(count, size),
        };
        let groups = places.into_iter().map(|group| group.into_iter().map(|place| by_name[place]).collect());
        groups.filter(|group: &Vec<usize>| self.pairing != Pairing::Gauntlet || group.contains(&0)).collect()
    }

    fn add_stage(&mut self, round: usize, groups: Vec<Vec<usize>>, first: u64, games: u64) {
        let count = (first + games - 1).div_ceil(self.rules.players().into()) as usize;
        let of_group = |sides: &[usize]| {
            let names: Vec<&str> = sides.iter().map(|&side| self.participants[side].name.as_str()).collect();
            Arc::new(self.openings.of_players(self.rules, self.seed, &names, count))
        };
        let same = groups.first().filter(|_| self.openings.are_same_for_all()).map(|sides| of_group(sides));
        let places = groups.iter().cloned().map(sorted).zip(0..).collect();
        let scheduled = |sides: Vec<usize>| {
            let openings = same.clone().unwrap_or_else(|| of_group(&sides));
            ScheduledGroup { sides, openings }
        };
        let groups = groups.into_iter().map(scheduled).collect();
        self.stages.push(Stage { round, groups, places, first, games });
    }

    fn add_pairs(&mut self, round: usize, pairs: &[Pair], first: u64, games: u64) {
        self.add_stage(round, pairs.iter().map(|pair| pair.to_vec()).collect(), first, games);
    }

    /// Adds the games that follow from these, where who plays whom follows from results and all games so far have been
    /// played.
    pub fn advance(&mut self, played: &[Played]) {
        let results = Results::new(played);
        match self.pairing {
            Pairing::RoundRobin | Pairing::Gauntlet | Pairing::Sample { .. } => {}
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
            self.add_pairs(round, &next.pairs, 1, self.games);
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
                self.add_pairs(round, &level, first, games);
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
        stage.groups.iter().map(|pair| self.points(stage, pair, results)).collect()
    }

    /// What two players have scored in a stage, once all of its games have been played.
    fn points(&self, stage: &Stage, pair: &ScheduledGroup, results: &Results<'_>) -> Option<[f64; 2]> {
        let [one, other] = self.names_of_two(pair)?;
        let scored = (stage.first..stage.first + stage.games)
            .map(|round| results.points_of(&GameId::new(round, [one, other]), one));
        let sum: f64 = scored.sum::<Option<f64>>()?;
        Some([sum, stage.games as f64 - sum])
    }

    fn names_of_two(&self, pair: &ScheduledGroup) -> Option<[&str; 2]> {
        let &[one, other] = &pair.sides[..] else { return None };
        Some([one, other].map(|side| self.participants[side].name.as_str()))
    }

    /// How its table is ordered.
    pub fn ranking(&self) -> Ranking {
        match self.pairing {
            Pairing::Swiss { .. } => Ranking::Swiss { sat_out: self.sat_out() },
            _ => Ranking::of_games_of(self.rules.players()),
        }
    }

    /// The points of those who had no opponent in a round: as many as a meeting won brings.
    fn sat_out(&self) -> BTreeMap<String, Points> {
        let mut points: BTreeMap<String, Points> = BTreeMap::new();
        for stage in &self.stages {
            let plays = |side: &usize| stage.groups.iter().any(|group| group.sides.contains(side));
            for side in (0..self.participants.len()).filter(|side| !plays(side)) {
                let name = self.participants[side].name.clone();
                *points.entry(name).or_default() += Points::WIN.times(self.games);
            }
        }
        points
    }

    /// What has come of the meetings that are over, where they make rounds.
    pub fn meetings(&self, played: &[Played]) -> Vec<Meeting<'_>> {
        if !self.pairing.follows_from_results() {
            return Vec::new();
        }
        let results = Results::new(played);
        let mut meetings: Vec<Meeting> = Vec::new();
        for stage in &self.stages {
            for pair in &stage.groups {
                let Some(points) = self.points(stage, pair, &results) else { continue };
                let Some(players) = self.names_of_two(pair) else { continue };
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
            Pairing::RoundRobin | Pairing::Gauntlet | Pairing::Sample { .. } => known().sum(),
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
                let groups = stage.groups.len() as u64;
                return self.between(&stage.groups[(left % groups) as usize], stage.first + left / groups);
            }
            left -= stage.size();
        }
        None
    }

    /// This game, if it is one of these.
    pub fn find(&self, id: &GameId) -> Option<Fixture<'_>> {
        let place = |name| self.participants.iter().position(|participant| participant.name == name);
        let sides = sorted(id.seats().into_iter().map(place).collect::<Option<_>>()?);
        let mut stages = self.stages.iter().filter(|stage| stage.has(id.round()));
        let group = stages.find_map(|stage| Some(&stage.groups[*stage.places.get(&sides)?]))?;
        self.between(group, id.round())
    }

    fn between<'a>(&self, group: &'a ScheduledGroup, round: u64) -> Option<Fixture<'a>> {
        let name = |side: usize| self.participants[side].name.as_str();
        let id = GameId::new(round, group.sides.iter().map(|&side| name(side)));
        let opening = group.openings.get(id.opening())?;
        let side_of = |player| group.sides.iter().copied().find(|&side| name(side) == player);
        let sides = id.seats().into_iter().map(side_of).collect::<Option<_>>()?;
        let seed = id.seed(self.seed);
        Some(Fixture { id, sides, opening, seed })
    }
}

/// Players in the order of the list.
fn sorted(mut sides: Vec<usize>) -> Vec<usize> {
    sides.sort_unstable();
    sides
}

impl Stage {
    /// Number of its games.
    const fn size(&self) -> u64 {
        self.groups.len() as u64 * self.games
    }

    /// Whether its groups play a game of this number.
    const fn has(&self, number: u64) -> bool {
        number >= self.first && number < self.first + self.games
    }
}

/// What player 1 has scored in each game of two that was played.
struct Results<'a>(BTreeMap<GameId, (&'a str, f64)>);

impl<'a> Results<'a> {
    fn new(played: &'a [Played]) -> Self {
        let first = |game: &'a Played| (game.player(Seat::FIRST), game.points(0).value());
        Self(played.iter().map(|game| (game.id(), first(game))).collect())
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
    use connect_n_engine::{GameResult, Variant};

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
        let openings = |schedule: &Schedule, sides: [usize; 2]| -> Vec<Position> {
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
                let names = |schedule: &Schedule, fixture: &Fixture| -> Vec<String> {
                    fixture.sides.iter().map(|&side| schedule.participants()[side].name.clone()).collect()
                };
                assert_eq!(names(&short, &fixture), names(&other, &same));
                assert_eq!(names(&short, &fixture), fixture.id.seats());
                assert_eq!((fixture.opening, fixture.seed), (same.opening, same.seed));
            }
        }
        assert!(short.find(&GameId::new(5, ["random", "hard"])).is_none());
        assert!(short.find(&GameId::new(1, ["random", "minimax:1"])).is_none());
    }

    #[test]
    fn in_a_gauntlet_the_first_plays_each_of_the_others() {
        let all = schedule(&THREE, 4);
        let gauntlet = schedule_of(&THREE, 4, Pairing::Gauntlet, OpeningSource::random(4));
        assert_eq!(gauntlet.games(), 8);
        assert!(gauntlet.fixtures().all(|fixture| fixture.sides.contains(&0)));
        assert!(gauntlet.fixtures().all(|fixture| all.find(&fixture.id).unwrap().seed == fixture.seed));
        assert!(gauntlet.find(&GameId::new(1, ["medium", "hard"])).is_none());
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
        let players = fixture.sides.iter().map(|&side| schedule.participants()[side].name.as_str());
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

    fn schedule_of_three(players: &[&str], games: u64, pairing: Pairing) -> Schedule {
        let rules = Rules::new(6, 7, 4, Variant::Standard, 3).unwrap();
        Schedule::new(participants(players), rules, 3, pairing, games, OpeningSource::random(4))
    }

    #[test]
    fn of_three_every_group_plays_every_opening_in_every_rotation() {
        let schedule = schedule_of_three(&FIVE, 6, Pairing::RoundRobin);
        assert_eq!((schedule.games(), schedule.fixtures().count()), (60, 60));
        let ids: Vec<GameId> = schedule.fixtures().map(|fixture| fixture.id).collect();
        assert!(ids.is_sorted());
        let mut games: BTreeMap<(Vec<usize>, String), Vec<Vec<usize>>> = BTreeMap::new();
        for fixture in schedule.fixtures() {
            let opening = connect_n_engine::format_game(fixture.opening.moves());
            games.entry((sorted(fixture.sides.clone()), opening)).or_default().push(fixture.sides.clone());
            let found = schedule.find(&fixture.id).unwrap();
            assert_eq!((found.sides, found.seed), (fixture.sides, fixture.seed));
        }
        assert_eq!(games.len(), 10 * 2);
        for rotations in games.values() {
            let firsts: BTreeSet<usize> = rotations.iter().map(|sides| sides[0]).collect();
            assert_eq!((rotations.len(), firsts.len()), (3, 3), "{rotations:?}");
            assert!(rotations.iter().all(|sides| {
                let mut turned = sides.clone();
                turned.rotate_left(1);
                rotations.contains(&turned)
            }));
        }
        let gauntlet = schedule_of_three(&FIVE, 6, Pairing::Gauntlet);
        assert_eq!(gauntlet.games(), 36);
        assert!(gauntlet.fixtures().all(|fixture| fixture.sides.contains(&0)));
    }

    #[test]
    fn the_groups_of_each_player_are_counted() {
        let counted = |players, seats| {
            let groups = groups_of(players, usize::from(seats));
            groups.iter().filter(|group| group.contains(&0)).count() as u64
        };
        for (players, seats) in [(2, 2), (5, 2), (3, 3), (9, 3), (4, 4), (11, 4), (2, 3)] {
            assert_eq!(Pairing::groups_of_each(players, seats), counted(players, seats), "{players} {seats}");
        }
    }

    #[test]
    fn a_sample_is_a_part_of_the_round_robin_and_more_rounds_extend_it() {
        let all = schedule_of_three(&FIVE, 3, Pairing::RoundRobin);
        let ids = |rounds| -> BTreeSet<GameId> {
            let schedule = schedule_of_three(&FIVE, 3, Pairing::Sample { rounds });
            assert!(schedule.fixtures().all(|it| all.find(&it.id).is_some_and(|same| same.seed == it.seed)));
            schedule.fixtures().map(|fixture| fixture.id).collect()
        };
        // Six of five players in groups of three make two seats too few for a round each.
        assert_eq!([1, 2, 3, 6].map(|rounds| ids(rounds).len()), [6, 12, 15, 30]);
        assert!(ids(1).is_subset(&ids(2)) && ids(2).is_subset(&ids(6)));
        let mut other = FIVE;
        other.reverse();
        let other = schedule_of_three(&other, 3, Pairing::Sample { rounds: 2 });
        assert_eq!(other.fixtures().map(|fixture| fixture.id).collect::<BTreeSet<_>>(), ids(2));
    }
}
