//! The table of a tournament.
use std::collections::{BTreeMap, BTreeSet};

use super::fault_limit::Faults;
use super::played::Played;
use super::statistics::Ratings;

/// A line of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// All its games.
    pub total: Tally,
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
    /// The likelihood that it is stronger than the next one in the table; the last has no next.
    pub superiority: Option<f64>,
    /// Its games against each player, in the order of the table; empty against itself.
    pub against: Vec<Tally>,
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
}

impl Tally {
    /// Games played.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points scored: 1 for a win, 1/2 for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    fn add(&mut self, points: f64) {
        let (won, lost) = (points > 0.5, points < 0.5);
        self.wins += u64::from(won);
        self.losses += u64::from(lost);
        self.draws += u64::from(!won && !lost);
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

    fn add(&mut self, opponent: usize, points: f64, game: &Played, is_repeat: bool) {
        self.total.add(points);
        self.against[opponent].add(points);
        self.faults += u64::from(points < 0.5 && game.fault.is_some());
        self.repeats += u64::from(is_repeat);
    }

    fn add_usage(&mut self, moves: u64, nodes: u64, seconds: f64) {
        self.moves += moves;
        self.nodes += nodes;
        self.seconds += seconds;
    }
}

/// The table after these games between these players, the strongest first. The order of the games doesn't matter.
/// Whoever has been at fault `max_faults` times, in the order of [`GameId`](super::GameId), is out: none of its games
/// counts for anybody, so that it matters to no opponent how many of them were played.
pub fn standings<'a>(
    players: &[String],
    games: impl IntoIterator<Item = &'a Played> + Clone,
    max_faults: Option<u32>,
) -> Vec<Standing> {
    let excluded = Faults::new(max_faults, games.clone()).exclusions();
    let index: BTreeMap<&str, usize> = players.iter().map(String::as_str).zip(0..).collect();
    let mut table: Vec<Standing> =
        players.iter().map(|player| Standing::new(player, players.len())).collect();
    let mut courses = BTreeSet::new();
    for game in games.into_iter().filter(|game| excluded.allow(&game.id())) {
        let sides = [index.get(game.first.as_str()), index.get(game.second.as_str())];
        let [Some(&first), Some(&second)] = sides else { continue };
        if [&game.first, &game.second].into_iter().any(|player| excluded.has(player)) {
            // It counts for nobody, but the fault is remembered.
            let offender = game.offender_and_opponent().and_then(|[offender, _]| index.get(offender));
            if let Some(&offender) = offender {
                table[offender].faults += 1;
            }
            continue;
        }
        // What ended by a fault says nothing about how they play.
        let is_repeat = game.fault.is_none() && !courses.insert((first, second, &game.moves));
        let points = game.points();
        table[first].add(second, points, game, is_repeat);
        table[first].add_usage(game.first_moves, game.first_states, game.first_seconds);
        table[second].add(first, 1.0 - points, game, is_repeat);
        table[second].add_usage(game.second_moves, game.second_states, game.second_seconds);
    }
    let points: Vec<Vec<f64>> =
        table.iter().map(|standing| standing.against.iter().map(Tally::points).collect()).collect();
    let ratings = Ratings::new(&points);
    // Stable, so that equals keep the order in which they were named.
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|&a, &b| ratings.elo(b).total_cmp(&ratings.elo(a)));
    let line = |(place, &player): (usize, &usize)| {
        let standing = table[player].clone();
        Standing {
            is_out: excluded.has(&standing.player),
            elo: ratings.elo(player),
            elo_error: ratings.error(player),
            superiority: order.get(place + 1).map(|&next| ratings.superiority(player, next)),
            against: order.iter().map(|&other| standing.against[other]).collect(),
            ..standing
        }
    };
    order.iter().enumerate().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_engine::{GameResult, Seat};

    fn played(first: &str, second: &str, result: GameResult, moves: &str) -> Played {
        Played {
            round: 1,
            board: "6x7x4 Standard".to_owned(),
            seed: 0,
            first: first.to_owned(),
            second: second.to_owned(),
            opening: String::new(),
            result,
            reason: "line".to_owned(),
            fault: None,
            moves: moves.to_owned(),
            first_moves: 4,
            first_states: 10,
            first_seconds: 1.0,
            second_moves: 3,
            second_states: 20,
            second_seconds: 2.0,
        }
    }

    #[test]
    fn everything_stands_where_it_belongs() {
        let (first, second) = (GameResult::Win(Seat::ALL[0]), GameResult::Win(Seat::ALL[1]));
        let games = [
            played("b", "a", second, "1 2"),
            played("a", "b", first, "1 2"),
            played("a", "b", first, "1 2"),
            Played { fault: Some("was slow".to_owned()), ..played("a", "b", second, "1 2") },
            played("a", "c", GameResult::Draw, "3"),
            played("nobody", "c", first, "4"),
        ];
        let table = standings(&["c", "b", "a"].map(str::to_owned), &games, None);
        let order: Vec<&str> = table.iter().map(|line| line.player.as_str()).collect();
        assert_eq!(order, ["a", "c", "b"]);
        let tally = |wins, draws, losses| Tally { wins, draws, losses };
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
        let fault = |number| Played {
            round: number,
            fault: Some("was slow".to_owned()),
            ..played("a", "b", second, "1")
        };
        // With two faults, a is out before game 6, which was played all the same.
        let games = [Played { round: 6, ..played("a", "b", second, "2 3") }, fault(5), fault(2), fault(9)];
        let table = |max_faults| standings(&["a", "b"].map(str::to_owned), &games, max_faults);
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
    }
}
