//! The table of a tournament.
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::fault_limit::Faults;
use super::played::{Played, SeatResult};
use super::points::Points;
use super::statistics::{Contest, Ratings};

/// A table: who stands where.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// Its lines, the best first.
    pub standings: Vec<Standing>,
    /// Players of a game.
    pub players_per_game: usize,
}

/// By what players are put in order. What all of it leaves open goes by their names.
#[derive(Clone, PartialEq, Default, Debug)]
pub enum Ranking {
    /// By Elo. Equals go by their games against each other, then by the points of those from whom they took points
    /// (Sonneborn and Berger), then by games won.
    #[default]
    Elo,
    /// By points for each game; equals by games won for each game, then by Elo.
    PointsPerGame,
    /// By points. Equals go by the points of those whom they met (Buchholz), then by games won, then by Elo.
    Swiss {
        /// Points of those who had no opponent in a round.
        sat_out: BTreeMap<String, Points>,
    },
}

impl Ranking {
    /// The usual one of tournaments in which so many play a game.
    pub const fn of_games_of(players: u8) -> Self {
        if players > 2 { Self::PointsPerGame } else { Self::Elo }
    }
}

/// A line of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// All its games.
    pub total: Tally,
    /// Its points, with those of rounds of a Swiss tournament in which it had no opponent.
    pub points: Points,
    /// What decides between equals: see [`TieBreak`].
    pub tie_break: Option<TieBreak>,
    /// Games lost by a fault.
    pub faults: u64,
    /// Whether it is out because of them, and its games count for nobody.
    pub is_out: bool,
    /// Games that went like an earlier one between the same players on the same sides, and so tell nothing new.
    pub repeats: u64,
    /// Moves it was asked for.
    pub moves: u64,
    /// Positions that it expanded.
    pub nodes: u64,
    /// Seconds that it took.
    pub seconds: f64,
    /// How strong it is: points above the average of all.
    pub elo: f64,
    /// Half the width of the 95 % interval around them.
    pub elo_error: f64,
    /// The likelihood that it is stronger than the next one in the table; the last has no next, nor has whoever is out.
    pub superiority: Option<f64>,
    /// Its results in the games in which each other player took part, in the order of the table; empty for itself.
    pub against: Vec<Tally>,
}

/// A number that puts players with the same points in order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TieBreak {
    /// The sum of the points of all opponents, a round without an opponent counting as one with as many points as the
    /// player itself.
    Buchholz(f64),
    /// The sum over all opponents of their points times the points scored against them.
    SonnebornBerger(f64),
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost, those by a fault included.
    pub losses: u64,
    /// Points scored.
    pub points: Points,
}

impl Tally {
    /// Games played.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    fn add(&mut self, points: Points) {
        self.points += points;
        match points {
            Points::WIN => self.wins += 1,
            Points::NONE => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

impl Standing {
    /// Average seconds of a move.
    pub fn seconds_per_move(&self) -> f64 {
        self.seconds / self.moves.max(1) as f64
    }

    fn new(player: &str, players: usize) -> Self {
        Self {
            player: player.to_owned(),
            total: Tally::default(),
            points: Points::NONE,
            tie_break: None,
            faults: 0,
            is_out: false,
            repeats: 0,
            moves: 0,
            nodes: 0,
            seconds: 0.0,
            elo: 0.0,
            elo_error: 0.0,
            superiority: None,
            against: vec![Tally::default(); players],
        }
    }

    fn add(&mut self, points: Points, opponents: impl Iterator<Item = usize>, seat: &SeatResult) {
        self.total.add(points);
        self.points += points;
        opponents.for_each(|opponent| self.against[opponent].add(points));
        self.faults += u64::from(seat.fault.is_some());
        self.moves += seat.moves;
        self.nodes += seat.nodes;
        self.seconds += seat.seconds;
    }
}

/// The table after these games between these players. The order of the games doesn't matter. Whoever has been at fault
/// `max_faults` times, in the order of [`GameId`](super::GameId), is out: none of its games counts for anybody, so that it
/// matters to no opponent how many of them were played. It stands last.
pub fn standings<'a>(
    players: &[String],
    games: impl IntoIterator<Item = &'a Played> + Clone,
    max_faults: Option<u32>,
    ranking: &Ranking,
) -> Table {
    let excluded = Faults::new(max_faults, games.clone()).exclusions();
    let index: BTreeMap<&str, usize> = players.iter().map(String::as_str).zip(0..).collect();
    let mut lines: Vec<Standing> =
        players.iter().map(|player| Standing::new(player, players.len())).collect();
    let mut contests: BTreeMap<Vec<usize>, Vec<Points>> = BTreeMap::new();
    let mut courses = BTreeSet::new();
    let mut players_per_game = 2;
    for game in games.into_iter().filter(|game| excluded.allow(&game.id())) {
        let sides: Option<Vec<usize>> = game.players().map(|player| index.get(player).copied()).collect();
        let Some(sides) = sides else { continue };
        players_per_game = players_per_game.max(sides.len());
        if game.players().any(|player| excluded.has(player)) {
            // It counts for nobody, but the faults are remembered.
            for (offender, _) in game.faults() {
                lines[index[offender]].faults += 1;
            }
            continue;
        }
        let mut by_place: Vec<(usize, Points)> = Vec::new();
        for (seat, (&side, result)) in sides.iter().zip(&game.seats).enumerate() {
            let points = game.points(seat);
            let opponents = sides.iter().copied().filter(|&other| other != side);
            lines[side].add(points, opponents, result);
            by_place.push((side, points));
        }
        by_place.sort_unstable();
        let sums = contests
            .entry(by_place.iter().map(|&(side, _)| side).collect())
            .or_insert_with(|| vec![Points::NONE; by_place.len()]);
        sums.iter_mut().zip(&by_place).for_each(|(sum, &(_, points))| *sum += points);
        // What ended by a fault says nothing about how they play.
        if game.faults().next().is_none() && !courses.insert((sides.clone(), &game.moves)) {
            for &side in &sides {
                lines[side].repeats += 1;
            }
        }
    }
    let contests: Vec<Contest> = contests.into_iter().map(contest).collect();
    let ratings = Ratings::of_contests(players.len(), &contests);
    for (player, line) in lines.iter_mut().enumerate() {
        line.is_out = excluded.has(&line.player);
        (line.elo, line.elo_error) = (ratings.elo(player), ratings.error(player));
    }
    let mut order = match ranking {
        Ranking::Elo => by_elo(&mut lines),
        Ranking::PointsPerGame => by_points_per_game(&lines),
        Ranking::Swiss { sat_out } => by_points_and_buchholz(&mut lines, sat_out),
    };
    // Nothing is known of whoever is out.
    order.sort_by_key(|&player| lines[player].is_out);
    let line = |(place, &player): (usize, &usize)| {
        let standing = lines[player].clone();
        let next = order.get(place + 1).filter(|&&next| !lines[next].is_out);
        Standing {
            superiority: next.map(|&next| ratings.superiority(player, next)),
            against: order.iter().map(|&other| standing.against[other]).collect(),
            ..standing
        }
    };
    Table { standings: order.iter().enumerate().map(line).collect(), players_per_game }
}

fn contest((players, points): (Vec<usize>, Vec<Points>)) -> Contest {
    Contest { players, points: points.into_iter().map(Points::value).collect() }
}

/// Elo as a number by which equals are equal: what comes after the millionth of a point is the computation's.
fn elo_key(line: &Standing) -> Reverse<i64> {
    Reverse((line.elo * 1e6).round() as i64)
}

/// Their order by Elo, with what decides between equals.
fn by_elo(lines: &mut [Standing]) -> Vec<usize> {
    for player in 0..lines.len() {
        let scored = lines[player].against.iter().zip(&*lines);
        let sum: f64 = scored.map(|(tally, other)| tally.points.value() * other.points.value()).sum();
        lines[player].tie_break = Some(TieBreak::SonnebornBerger(sum));
    }
    let key = |player: &usize| elo_key(&lines[*player]);
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(key);
    for equals in order.chunk_by_mut(|one, other| key(one) == key(other)) {
        let among: Vec<usize> = equals.to_vec();
        equals.sort_by_key(|&player| {
            let line = &lines[player];
            let direct: Points = among.iter().map(|&other| line.against[other].points).sum();
            Reverse((direct, line.tie_break.map(TieBreak::key), line.total.wins))
        });
    }
    order
}

/// Their order by points for each game.
fn by_points_per_game(lines: &[Standing]) -> Vec<usize> {
    let share = |number: f64, line: &Standing| {
        Reverse((1e9 * number / line.total.games().max(1) as f64).round() as u64)
    };
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&player| {
        let line = &lines[player];
        let wins = line.total.wins as f64;
        (share(line.points.value(), line), share(wins, line), elo_key(line))
    });
    order
}

/// Their order in a Swiss tournament, with the points of rounds sat out, and with what decides between equals.
fn by_points_and_buchholz(lines: &mut [Standing], sat_out: &BTreeMap<String, Points>) -> Vec<usize> {
    for line in &mut *lines {
        line.points += sat_out.get(&line.player).copied().unwrap_or_default();
    }
    for player in 0..lines.len() {
        let met = lines[player].against.iter().zip(&*lines).filter(|(tally, _)| tally.games() > 0);
        let own = sat_out.get(&lines[player].player).map(|_| lines[player].points);
        let sum: Points = met.map(|(_, other)| other.points).chain(own).sum();
        lines[player].tie_break = Some(TieBreak::Buchholz(sum.value()));
    }
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&player| {
        let line = &lines[player];
        (Reverse((line.points, line.tie_break.map(TieBreak::key), line.total.wins)), elo_key(line))
    });
    order
}

impl TieBreak {
    /// As a number of parts of a point, or of a product of two, which are whole.
    fn key(self) -> u64 {
        let (Self::Buchholz(number) | Self::SonnebornBerger(number)) = self;
        (number * 144.0).round() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{GameResult, Seat};

    fn played(players: &[&str], result: GameResult, moves: &str) -> Played {
        let mut game =
            Played { moves: moves.to_owned(), ..Played::empty(1, players.iter().copied(), result) };
        for (seat, (moves, nodes, seconds)) in game.seats.iter_mut().zip([(4, 10, 1.0), (3, 20, 2.0)]) {
            (seat.moves, seat.nodes, seat.seconds) = (moves, nodes, seconds);
        }
        game
    }

    fn table(players: &[&str], games: &[Played], ranking: &Ranking) -> Vec<Standing> {
        let players: Vec<String> = players.iter().map(|&player| player.to_owned()).collect();
        standings(&players, games, None, ranking).standings
    }

    fn order(table: &[Standing]) -> String {
        table.iter().map(|line| line.player.as_str()).collect()
    }

    const FIRST: GameResult = GameResult::Win(Seat::FIRST);

    #[test]
    fn everything_stands_where_it_belongs() {
        let (first, second) = (GameResult::Win(Seat::ALL[0]), GameResult::Win(Seat::ALL[1]));
        let games = [
            played(&["b", "a"], second, "1 2"),
            played(&["a", "b"], first, "1 2"),
            played(&["a", "b"], first, "1 2"),
            played(&["a", "b"], second, "1 2").with_fault(0, "was slow"),
            played(&["a", "c"], GameResult::Draw, "3"),
            played(&["nobody", "c"], first, "4"),
        ];
        let table = table(&["c", "b", "a"], &games, &Ranking::Elo);
        assert_eq!(order(&table), "acb");
        let tally = |wins, draws, losses| Tally {
            wins,
            draws,
            losses,
            points: Points::WIN.times(wins) + Points::share_of(2).times(draws),
        };
        assert_eq!(table[0].total, tally(3, 1, 1));
        assert_eq!(table[0].against, [tally(0, 0, 0), tally(0, 1, 0), tally(3, 0, 1)]);
        assert_eq!(table[2].against, [tally(1, 0, 3), tally(0, 0, 0), tally(0, 0, 0)]);
        assert_eq!((table[0].faults, table[0].repeats, table[2].repeats, table[1].repeats), (1, 1, 1, 0));
        assert_eq!((table[0].moves, table[0].nodes, table[0].seconds), (4 * 4 + 3, 4 * 10 + 20, 6.0));
        assert!(table.iter().map(|line| line.elo).sum::<f64>().abs() < 1e-9);
        let superiority: Vec<bool> = table.iter().map(|line| line.superiority.is_some()).collect();
        assert_eq!(superiority, [true, true, false]);
        assert!(table[0].superiority.unwrap() > 0.5);
    }

    #[test]
    fn whoever_is_at_fault_too_often_is_out_whatever_the_order() {
        let second = GameResult::Win(Seat::ALL[1]);
        let fault =
            |number| Played { round: number, ..played(&["a", "b"], second, "1") }.with_fault(0, "was slow");
        // With two faults, a is out before game 6, which was played all the same.
        let games = [Played { round: 6, ..played(&["a", "b"], second, "2 3") }, fault(5), fault(2), fault(9)];
        let table = |max_faults| {
            standings(&["a", "b"].map(str::to_owned), &games, max_faults, &Ranking::Elo).standings
        };
        let of_a = |max_faults| {
            let table = table(max_faults);
            let a = table.iter().find(|line| line.player == "a").unwrap();
            (a.total.games(), a.faults, a.is_out)
        };
        assert_eq!(of_a(None), (4, 3, false));
        assert_eq!(of_a(Some(3)), (0, 3, true));
        assert_eq!(of_a(Some(2)), (0, 2, true));
        assert_eq!(of_a(Some(1)), (0, 1, true));
        assert!(table(Some(1)).iter().all(|line| line.is_out == (line.player == "a")));
        assert!(table(Some(1)).iter().all(|line| line.total.games() == 0 && line.against[1].games() == 0));
        let last = table(Some(1));
        assert_eq!(last.iter().map(|line| line.player.as_str()).collect::<Vec<_>>(), ["b", "a"]);
        assert!(last.iter().all(|line| line.superiority.is_none()));
    }

    #[test]
    fn equals_go_by_their_own_games_then_by_whom_they_beat() {
        // Everybody has played everybody, and a and b have two points each: b has beaten a.
        let games = [
            played(&["b", "a"], FIRST, ""),
            played(&["a", "c"], FIRST, ""),
            played(&["a", "d"], FIRST, ""),
            played(&["b", "c"], FIRST, ""),
            played(&["d", "b"], FIRST, ""),
            played(&["c", "d"], FIRST, ""),
        ];
        let found = table(&["a", "b", "c", "d"], &games, &Ranking::Elo);
        assert_eq!(order(&found), "bacd");
        assert!((found[0].elo - found[1].elo).abs() < 1e-9);
        // b has beaten a with 2 points and c with 1.
        assert_eq!(found[0].tie_break, Some(TieBreak::SonnebornBerger(3.0)));

        // b and c have drawn with each other; c has beaten the better one of the others.
        let games = [
            played(&["b", "c"], GameResult::Draw, ""),
            played(&["c", "a"], FIRST, ""),
            played(&["a", "b"], FIRST, ""),
            played(&["b", "d"], FIRST, ""),
            played(&["d", "c"], FIRST, ""),
            played(&["a", "d"], FIRST, ""),
        ];
        let found = table(&["a", "b", "c", "d"], &games, &Ranking::Elo);
        assert_eq!(order(&found), "acbd");
        let sums: Vec<Option<TieBreak>> = found.iter().map(|line| line.tie_break).collect();
        assert_eq!(sums, [2.5, 2.75, 1.75, 1.5].map(|sum| Some(TieBreak::SonnebornBerger(sum))));
    }

    #[test]
    fn a_swiss_table_goes_by_points_then_by_the_points_of_those_who_were_met() {
        // a and c have two points, c one of them for a round without an opponent, as e has.
        let games = [
            played(&["a", "b"], FIRST, ""),
            played(&["c", "d"], FIRST, ""),
            played(&["d", "b"], FIRST, ""),
            played(&["a", "e"], FIRST, ""),
        ];
        let sat_out = BTreeMap::from([("e".to_owned(), Points::WIN), ("c".to_owned(), Points::WIN)]);
        let found = table(&["a", "b", "c", "d", "e"], &games, &Ranking::Swiss { sat_out });
        assert_eq!(order(&found), "caedb");
        let numbers: Vec<(f64, Option<TieBreak>)> =
            found.iter().map(|line| (line.points.value(), line.tie_break)).collect();
        let expected = [(2.0, 3.0), (2.0, 1.0), (1.0, 3.0), (1.0, 2.0), (0.0, 3.0)];
        assert_eq!(numbers, expected.map(|(points, sum)| (points, Some(TieBreak::Buchholz(sum)))));
    }

    #[test]
    fn in_games_of_three_a_win_is_a_point_and_a_draw_is_shared() {
        let games = [
            played(&["a", "b", "c"], FIRST, "1"),
            played(&["b", "c", "a"], GameResult::Draw, "1"),
            played(&["c", "a", "b"], GameResult::Draw, "1").with_fault(0, "was slow"),
            played(&["a", "b", "d"], FIRST, "1"),
        ];
        let found =
            standings(&["d", "c", "b", "a"].map(str::to_owned), &games, None, &Ranking::of_games_of(3));
        assert_eq!(found.players_per_game, 3);
        let found = found.standings;
        assert_eq!(order(&found), "abcd");
        let points: Vec<f64> = found.iter().map(|line| line.points.value()).collect();
        assert_eq!(points, [2.0 + 5.0 / 6.0, 5.0 / 6.0, 1.0 / 3.0, 0.0]);
        let of_a = found[0].total;
        assert_eq!((of_a.wins, of_a.draws, of_a.losses), (2, 2, 0));
        // In the games in which c took part.
        assert_eq!((found[0].against[2].games(), found[2].against[0].points), (3, Points::share_of(3)));
        assert_eq!((found[2].faults, found[3].against[2].games()), (1, 0));
        assert!(found[0].elo > found[1].elo && found[1].elo > found[3].elo);
    }
}
