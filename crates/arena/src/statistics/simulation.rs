//! How often intervals and tests are right, with simulated players whose strength is known.
//!
//! `cargo test -p connect-n-arena --profile engine simulated -- --nocapture` prints the figures of `docs/statistics.md`.
use super::{Contest, Hypothesis, POINTS, PairResults, Ratings, Sprt, expected_score};
use crate::pairing::groups_of;
use crate::seeds::derived_seed;

/// Random numbers from 0 to 1.
struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    fn new(seed: u64) -> Self {
        Self { seed, drawn: 0 }
    }

    fn next(&mut self) -> f64 {
        self.drawn += 1;
        (derived_seed(self.seed, self.drawn) >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Half points of a game in which so much is expected, with draws in this part of the games in which one is possible.
    fn game(&mut self, expected: f64, draws: f64) -> usize {
        let share = draws * 2.0 * expected.min(1.0 - expected);
        match self.next() {
            x if x < expected - share / 2.0 => 2,
            x if x < expected + share / 2.0 => 1,
            _ => 0,
        }
    }
}

/// What holds between two players.
#[derive(Clone, Copy)]
struct Players {
    /// By how many points the first is stronger.
    elo: f64,
    /// The part of draws among games that could be drawn.
    draws: f64,
    /// By how much an opening can favour either side, in parts of a point.
    bias: f64,
}

impl Players {
    /// Half points of a pair of games from one opening. What it favours doesn't change what is expected of the pair.
    fn pair(self, chance: &mut Chance) -> usize {
        let score = expected_score(self.elo);
        let bias = (2.0 * chance.next() - 1.0) * self.bias.min(score).min(1.0 - score);
        chance.game(score + bias, self.draws) + chance.game(score - bias, self.draws)
    }
}

const KINDS: [(&str, f64, f64); 3] = [
    ("no draws, even openings", 0.0, 0.0),
    ("40 % draws", 0.4, 0.0),
    ("10 % draws, uneven openings", 0.1, 0.4),
];

#[test]
fn simulated_tests_are_wrong_no_more_often_than_they_say() {
    const TESTS: u64 = 1000;
    println!("test, players: accepted H1 at H0, accepted H0 at H1, pairs at H0, pairs at H1");
    for test in ["0,50", "-30,30", "0,100"] {
        let sprt: Sprt = test.parse().unwrap();
        for (name, draws, bias) in KINDS {
            let wrong_and_pairs = |truth: usize, wrong: Hypothesis| {
                let players = Players { elo: sprt.elo[truth], draws, bias };
                let (mut errors, mut pairs) = (0, 0);
                for number in 0..TESTS {
                    let mut chance = Chance::new(derived_seed(truth as u64, number));
                    let mut results = PairResults::default();
                    let accepted = loop {
                        results.add(players.pair(&mut chance));
                        if let Some(accepted) = sprt.state(&results).accepted {
                            break accepted;
                        }
                    };
                    errors += u64::from(accepted == wrong);
                    pairs += results.pairs();
                }
                (errors as f64 / TESTS as f64, pairs / TESTS)
            };
            let (alpha, pairs0) = wrong_and_pairs(0, Hypothesis::H1);
            let (beta, pairs1) = wrong_and_pairs(1, Hypothesis::H0);
            // With 1,000 tests a true rate of 5 % shows as at most 7 %.
            for error in [alpha, beta] {
                assert!((0.03..0.07).contains(&error), "{test}, {name}: {alpha} {beta}");
            }
            println!("{test}, {name}: {:.1} %, {:.1} %, {pairs0}, {pairs1}", 100.0 * alpha, 100.0 * beta);
        }
    }
}

#[test]
fn simulated_matches_lie_in_their_intervals() {
    const MATCHES: u64 = 2000;
    println!("Elo, pairs: coverage of each kind of players");
    for elo in [0.0, 50.0, 200.0, 400.0, 600.0] {
        for pairs in [5, 10, 20, 50, 250] {
            let covered = KINDS.map(|(_, draws, bias)| {
                let players = Players { elo, draws, bias };
                let mut covered = 0;
                for number in 0..MATCHES {
                    let mut chance = Chance::new(derived_seed(pairs, number));
                    let mut results = PairResults::default();
                    (0..pairs).for_each(|_| results.add(players.pair(&mut chance)));
                    let interval = results.elo().unwrap();
                    covered += u32::from(interval.low <= elo && elo <= interval.high);
                }
                let covered = f64::from(covered) / MATCHES as f64;
                assert!((0.935..0.99).contains(&covered), "{elo} Elo, {pairs} pairs: {covered}");
                format!("{:.1} %", 100.0 * covered)
            });
            println!("{elo}, {pairs}: {}", covered.join(", "));
        }
    }
}

#[test]
fn simulated_tournaments_lie_in_their_intervals() {
    const TOURNAMENTS: u64 = 1000;
    println!("spread, pairs: coverage of each kind of players");
    for spread in [50.0, 400.0, 1000.0] {
        for pairs in [2, 10, 50] {
            let covered = KINDS.map(|(_, draws, bias)| {
                let strengths = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map(|part| part * spread);
                let mut covered = 0;
                for number in 0..TOURNAMENTS {
                    let mut chance = Chance::new(derived_seed(pairs, number));
                    let mut points = vec![vec![0.0; 6]; 6];
                    for i in 0..6 {
                        for j in i + 1..6 {
                            let players = Players { elo: strengths[i] - strengths[j], draws, bias };
                            for _ in 0..pairs {
                                let scored = players.pair(&mut chance) as f64 / 2.0;
                                points[i][j] += scored;
                                points[j][i] += 2.0 - scored;
                            }
                        }
                    }
                    let ratings = Ratings::of_pairs(&points);
                    let near = |&i: &usize| (ratings.elo(i) - strengths[i]).abs() <= ratings.error(i);
                    covered += (0..6).filter(near).count();
                }
                let covered = covered as f64 / (6 * TOURNAMENTS) as f64;
                assert!((0.945..0.99).contains(&covered), "{spread} Elo, {pairs} pairs: {covered}");
                format!("{:.1} %", 100.0 * covered)
            });
            println!("{spread}, {pairs}: {}", covered.join(", "));
        }
    }
}

/// What each of three players with these strengths scores in a game, with draws in this part of the games in which one is
/// possible.
fn game_of_three(chance: &mut Chance, strengths: [f64; 3], draws: f64) -> [f64; 3] {
    let powers = strengths.map(|elo| (elo / POINTS).exp());
    let expected = powers.map(|power| power / powers.iter().sum::<f64>());
    let share = draws * expected.iter().copied().fold(1.0, f64::min);
    let mut left = chance.next();
    for (winner, expected) in expected.into_iter().enumerate() {
        left -= expected - share;
        if left < 0.0 {
            return std::array::from_fn(|player| f64::from(u8::from(player == winner)));
        }
    }
    [1.0 / 3.0; 3]
}

#[test]
fn simulated_tournaments_of_three_lie_in_their_intervals() {
    const TOURNAMENTS: u64 = 1000;
    println!("spread, games of each group: coverage without draws, with 40 % of those that could be");
    let groups = groups_of(6, 3);
    for spread in [50.0, 400.0, 1000.0] {
        for games in [3, 15, 60] {
            let covered = [0.0, 0.4].map(|draws| {
                let strengths = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map(|part| part * spread);
                let mut covered = 0;
                for number in 0..TOURNAMENTS {
                    let mut chance = Chance::new(derived_seed(games, number));
                    let contests: Vec<Contest> = groups
                        .iter()
                        .map(|group| {
                            let of_group = [group[0], group[1], group[2]].map(|player| strengths[player]);
                            let mut points = vec![0.0; 3];
                            for _ in 0..games {
                                let scored = game_of_three(&mut chance, of_group, draws);
                                points.iter_mut().zip(scored).for_each(|(sum, scored)| *sum += scored);
                            }
                            Contest { players: group.clone(), points }
                        })
                        .collect();
                    let ratings = Ratings::of_contests(6, &contests);
                    let near = |&i: &usize| (ratings.elo(i) - strengths[i]).abs() <= ratings.error(i);
                    covered += (0..6).filter(near).count();
                }
                let covered = covered as f64 / (6 * TOURNAMENTS) as f64;
                assert!((0.94..0.995).contains(&covered), "{spread} Elo, {games} games: {covered}");
                format!("{:.1} %", 100.0 * covered)
            });
            println!("{spread}, {games}: {}", covered.join(", "));
        }
    }
}
