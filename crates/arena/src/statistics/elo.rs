//! How strong players are, from the games between them.
//!
//! The model is that of Bradley and Terry, in which a player of strength `a` scores `a / (a + b)` against one of
//! strength `b`; a draw counts as half a game won and half a game lost. In a game of more players, one of strength `a`
//! wins with the probability `a / (a + b + c)` by the choice axiom (R. D. Luce 1959, *Individual Choice Behavior*): the
//! first place of the model of Plackett and Luce, since our games have one winner and no order among the others. A draw
//! counts as a part of a win for each who shares it.
//!
//! By results alone, whoever has won every game would be infinitely strong (L. Ford 1957), so there is a weak prior: each
//! player is taken to have drawn one game against an imaginary one of average strength ([`PRIOR_GAMES`]). The likeliest
//! strengths under it are found with Newton's method, and the intervals come from the curvature there (the observed
//! Fisher information and the prior).
use super::{POINTS, WIDTH, normal};

/// Games that each player is taken to have drawn against one of average strength.
const PRIOR_GAMES: f64 = 1.0;

/// Steps of Newton's method; it takes about ten.
const STEPS: usize = 200;

/// Change of a logarithm at which it has arrived.
const ARRIVED: f64 = 1e-11;

/// The strengths of players, in Elo points above the average of all of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// The logarithms of the strengths, of which the average is 0.
    logs: Vec<f64>,
    /// How uncertain they are, and with each other.
    covariance: Matrix,
}

type Matrix = Vec<Vec<f64>>;

/// All games of the same players.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// Who, two or more.
    pub players: Vec<usize>,
    /// What each of them has scored; each game has one point for all together.
    pub points: Vec<f64>,
}

impl Contest {
    /// Each of its players with what it scored and what it can expect at these logarithms.
    fn scores(&self, logs: &[f64]) -> impl Iterator<Item = (usize, f64, f64)> {
        let strengths: Vec<f64> = self.players.iter().map(|&player| logs[player]).collect();
        let expected = shares(&strengths);
        let players = self.players.iter().zip(&self.points).zip(expected);
        players.map(|((&player, &points), expected)| (player, points, expected))
    }

    fn games(&self) -> f64 {
        self.points.iter().sum()
    }
}

impl Ratings {
    /// Rates so many players by games of two or more.
    pub fn of_contests(players: usize, contests: &[Contest]) -> Self {
        let mut logs = likeliest(players, contests);
        let covariance = about_the_average(&inverse(curvature(contests, &logs)));
        let average = logs.iter().sum::<f64>() / logs.len().max(1) as f64;
        for log in &mut logs {
            *log -= average;
        }
        Self { logs, covariance }
    }

    /// Points of a player.
    pub fn elo(&self, player: usize) -> f64 {
        POINTS * self.logs[player]
    }

    /// Half the width of the interval around them that holds the true ones in 95 % of all tournaments.
    pub fn error(&self, player: usize) -> f64 {
        WIDTH * POINTS * self.covariance[player][player].max(0.0).sqrt()
    }

    /// The likelihood that one player is stronger than another.
    pub fn superiority(&self, player: usize, other: usize) -> f64 {
        let covariance = &self.covariance;
        let variance =
            covariance[player][player] + covariance[other][other] - 2.0 * covariance[player][other];
        if variance <= 0.0 { 0.5 } else { normal((self.logs[player] - self.logs[other]) / variance.sqrt()) }
    }
}

/// The score that is expected at this difference of logarithms.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The parts of a point that players with these logarithms can expect of a game.
fn shares(logs: &[f64]) -> Vec<f64> {
    // The largest as 1, so that none is too large for a number.
    let top = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let strengths: Vec<f64> = logs.iter().map(|log| (log - top).exp()).collect();
    let sum: f64 = strengths.iter().sum();
    strengths.into_iter().map(|strength| strength / sum).collect()
}

/// The logarithms at which results and prior together are likeliest.
fn likeliest(players: usize, contests: &[Contest]) -> Vec<f64> {
    let mut logs = vec![0.0; players];
    for _ in 0..STEPS {
        let slopes = slopes(contests, &logs);
        let whole = product(&inverse(curvature(contests, &logs)), &slopes);
        // Far from the top, a whole step may lead beyond it.
        let start = likelihood(contests, &logs);
        let mut part = 1.0;
        let next = loop {
            let next: Vec<f64> = logs.iter().zip(&whole).map(|(log, step)| log + part * step).collect();
            if part < ARRIVED || likelihood(contests, &next) >= start {
                break next;
            }
            part /= 2.0;
        };
        logs = next;
        if whole.iter().all(|step| step.abs() < ARRIVED) {
            break;
        }
    }
    logs
}

/// The logarithm of the likelihood of results and prior.
fn likelihood(contests: &[Contest], logs: &[f64]) -> f64 {
    // What nobody scored says nothing, even where it can't be expected at all.
    let scored = |(_, points, expected): (usize, f64, f64)| {
        if points > 0.0 { points * expected.ln() } else { 0.0 }
    };
    let games: f64 = contests.iter().flat_map(|contest| contest.scores(logs)).map(scored).sum();
    let prior = |&log: &f64| PRIOR_GAMES / 2.0 * (expected(log).ln() + expected(-log).ln());
    games + logs.iter().map(prior).sum::<f64>()
}

/// Its derivatives by the logarithms.
fn slopes(contests: &[Contest], logs: &[f64]) -> Vec<f64> {
    let mut slopes: Vec<f64> = logs.iter().map(|&log| PRIOR_GAMES * (0.5 - expected(log))).collect();
    for contest in contests {
        let games = contest.games();
        for (player, points, expected) in contest.scores(logs) {
            slopes[player] += points - games * expected;
        }
    }
    slopes
}

/// Its second derivatives with the sign changed: the information of the games and of the prior.
fn curvature(contests: &[Contest], logs: &[f64]) -> Matrix {
    let players = logs.len();
    let mut information = vec![vec![0.0; players]; players];
    for (player, &log) in logs.iter().enumerate() {
        information[player][player] += PRIOR_GAMES * expected(log) * expected(-log);
    }
    for contest in contests {
        let games = contest.games();
        let expected: Vec<(usize, f64)> =
            contest.scores(logs).map(|(player, _, expected)| (player, expected)).collect();
        for (at, &(one, of_one)) in expected.iter().enumerate() {
            for &(other, of_other) in &expected[..at] {
                let known = games * of_one * of_other;
                information[one][one] += known;
                information[other][other] += known;
                information[one][other] -= known;
                information[other][one] -= known;
            }
        }
    }
    information
}

/// The covariance of numbers less their average.
fn about_the_average(covariance: &Matrix) -> Matrix {
    let players = covariance.len() as f64;
    let rows: Vec<f64> = covariance.iter().map(|row| row.iter().sum::<f64>() / players).collect();
    let all = rows.iter().sum::<f64>() / players;
    let centred = |(row, of_row): (&Vec<f64>, &f64)| {
        row.iter().zip(&rows).map(|(entry, of_column)| entry - of_row - of_column + all).collect()
    };
    covariance.iter().zip(&rows).map(centred).collect()
}

fn product(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a symmetric positive definite matrix, by elimination.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let mut inverse: Matrix =
        (0..size).map(|i| (0..size).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().chain(&mut inverse[pivot]).for_each(|entry| *entry /= scale);
        let (row, inverse_row) = (matrix[pivot].clone(), inverse[pivot].clone());
        for other in (0..size).filter(|&other| other != pivot) {
            let factor = matrix[other][pivot];
            matrix[other].iter_mut().zip(&row).for_each(|(entry, above)| *entry -= factor * above);
            inverse[other].iter_mut().zip(&inverse_row).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    inverse
}

#[cfg(test)]
impl Ratings {
    /// Rates players by their results against each other: `points[i][j]` is what player `i` has scored against player
    /// `j`, a win being 1 and a draw 1/2.
    pub(crate) fn of_pairs(points: &[Vec<f64>]) -> Self {
        let pairs = (0..points.len()).flat_map(|i| (0..i).map(move |j| [i, j]));
        let contest =
            |[i, j]: [usize; 2]| Contest { players: vec![i, j], points: vec![points[i][j], points[j][i]] };
        Self::of_contests(points.len(), &pairs.map(contest).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elos(points: &[Vec<f64>]) -> Vec<f64> {
        let ratings = Ratings::of_pairs(points);
        (0..points.len()).map(|player| ratings.elo(player)).collect()
    }

    /// The derivative of the likelihood in which one player's logarithm alone changes is zero: by bisection, in turns.
    fn naive(points: &[Vec<f64>]) -> Vec<f64> {
        let mut logs = vec![0.0; points.len()];
        for _ in 0..3000 {
            for player in 0..points.len() {
                let (mut low, mut high) = (-50.0, 50.0);
                for _ in 0..60 {
                    let log = f64::midpoint(low, high);
                    let mut surplus = 0.5 - 1.0 / (1.0 + f64::exp(-log));
                    for other in (0..points.len()).filter(|&other| other != player) {
                        let games = points[player][other] + points[other][player];
                        surplus += points[player][other] - games / (1.0 + f64::exp(logs[other] - log));
                    }
                    if surplus > 0.0 {
                        low = log;
                    } else {
                        high = log;
                    }
                }
                logs[player] = low;
            }
        }
        let average = logs.iter().sum::<f64>() / logs.len() as f64;
        logs.iter().map(|log| (log - average) * 400.0 / f64::ln(10.0)).collect()
    }

    #[test]
    fn two_players_are_rated_nearly_by_the_formula() {
        // 7500 of 10000: 400 lg 3 = 190.85 between them; error of the difference 1.96 * 173.72 / sqrt(10000 * 3/16) = 7.86.
        let ratings = Ratings::of_pairs(&[vec![0.0, 7500.0], vec![2500.0, 0.0]]);
        assert!((ratings.elo(0) - 95.4).abs() < 0.1 && (ratings.elo(0) + ratings.elo(1)).abs() < 1e-9);
        assert!((ratings.error(0) - 3.93).abs() < 0.01 && (ratings.error(1) - 3.93).abs() < 0.01);
    }

    #[test]
    fn equals_are_equal() {
        let even = [vec![0.0, 50.0, 50.0], vec![50.0, 0.0, 50.0], vec![50.0, 50.0, 0.0]];
        let ratings = Ratings::of_pairs(&even);
        // Each pair has the information 100 / 4 = 25, each player 1/4 by the prior: the eigenvalues of the differences are
        // 75.25, the variance is 2/3 / 75.25, the error 1.96 * 173.72 * sqrt(2 / 225.75) = 32.05.
        for player in 0..3 {
            assert!(ratings.elo(player).abs() < 1e-9);
            assert!((ratings.error(player) - 32.05).abs() < 0.01, "{}", ratings.error(player));
        }
        assert_eq!(ratings.superiority(0, 1), 0.5);
    }

    #[test]
    fn they_are_those_of_a_naive_search() {
        let whole = [vec![0.0, 40.0, 48.0], vec![20.0, 0.0, 40.0], vec![12.0, 20.0, 0.0]];
        let clean =
            [vec![0.0, 10.0, 10.0, 10.0], vec![0.0, 0.0, 6.0, 10.0], vec![0.0, 4.0, 0.0, 10.0], vec![0.0; 4]];
        let apart = [
            vec![0.0, 3.0, 0.0, 0.0],
            vec![1.0, 0.0, 0.0, 0.0],
            vec![0.0, 0.0, 0.0, 9.5],
            vec![0.0, 0.0, 0.5, 0.0],
        ];
        for points in [&whole[..], &clean, &apart] {
            for (found, expected) in elos(points).iter().zip(naive(points)) {
                assert!((found - expected).abs() < 0.01, "{found} {expected}");
            }
        }
    }

    #[test]
    fn everybody_gets_a_number() {
        for wins in [1.0, 100.0, 1e6] {
            let ratings = Ratings::of_pairs(&[vec![0.0, wins], vec![0.0, 0.0]]);
            assert!(
                ratings.elo(0) > 50.0 && ratings.elo(0) < 3000.0 && ratings.error(0) > 90.0,
                "{ratings:?}"
            );
        }
        assert_eq!(elos(&[]), []);
        assert_eq!(elos(&[vec![0.0]]), [0.0]);
        let unplayed = Ratings::of_pairs(&[vec![0.0, 0.0], vec![0.0, 0.0]]);
        assert!(unplayed.elo(0) == 0.0 && unplayed.error(0) > 300.0);
    }

    #[test]
    fn more_games_make_narrower_intervals_and_clearer_superiority() {
        let ratings = |games: f64| Ratings::of_pairs(&[vec![0.0, 0.6 * games], vec![0.4 * games, 0.0]]);
        let (few, many) = (ratings(20.0), ratings(200.0));
        assert!(many.error(0) < few.error(0));
        assert!(0.7 < few.superiority(0, 1) && few.superiority(0, 1) < many.superiority(0, 1));
        assert!((few.superiority(0, 1) + few.superiority(1, 0) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn of_three_the_likeliest_strengths_are_those_of_a_naive_search() {
        let contest = |players: &[usize], points: &[f64]| Contest {
            players: players.to_vec(),
            points: points.to_vec(),
        };
        let contests = [
            contest(&[0, 1, 2], &[12.0, 5.0, 3.0]),
            contest(&[0, 1, 3], &[9.5, 9.5, 1.0]),
            contest(&[1, 2, 3], &[10.0 / 3.0, 25.0 / 3.0, 10.0 / 3.0]),
            contest(&[0, 3], &[6.0, 0.0]),
        ];
        let surplus = |logs: &[f64], player: usize| {
            let mut surplus = 0.5 - 1.0 / (1.0 + f64::exp(-logs[player]));
            for contest in contests.iter().filter(|contest| contest.players.contains(&player)) {
                let sum: f64 = contest.players.iter().map(|&it| logs[it].exp()).sum();
                let at = contest.players.iter().position(|&it| it == player).unwrap();
                surplus += contest.points[at] - contest.points.iter().sum::<f64>() * logs[player].exp() / sum;
            }
            surplus
        };
        let mut logs = vec![0.0; 4];
        for _ in 0..500 {
            for player in 0..4 {
                let (mut low, mut high) = (-20.0, 20.0);
                for _ in 0..60 {
                    logs[player] = f64::midpoint(low, high);
                    if surplus(&logs, player) > 0.0 {
                        low = logs[player];
                    } else {
                        high = logs[player];
                    }
                }
            }
        }
        let average = logs.iter().sum::<f64>() / 4.0;
        let ratings = Ratings::of_contests(4, &contests);
        for (player, log) in logs.iter().enumerate() {
            let elo = (log - average) * 400.0 / f64::ln(10.0);
            assert!((ratings.elo(player) - elo).abs() < 0.01, "{} {elo}", ratings.elo(player));
        }
    }

    #[test]
    fn a_game_of_three_tells_as_much_as_its_winner_does() {
        // 900 games in which each wins a third: the information of each pair is 900 / 9 = 100, of each player 1/4 by the
        // prior, so that the eigenvalues of the differences are 300.25 and the error is 1.96 * 173.72 * sqrt(2/3 / 300.25).
        let even = Contest { players: vec![0, 1, 2], points: vec![300.0; 3] };
        let ratings = Ratings::of_contests(3, &[even]);
        for player in 0..3 {
            assert!(
                ratings.elo(player).abs() < 1e-9 && (ratings.error(player) - 16.04).abs() < 0.01,
                "{}",
                ratings.error(player)
            );
        }
    }
}
