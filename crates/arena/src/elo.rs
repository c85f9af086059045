//! How strong players are, from the games between them.
//!
//! The model is that of Bradley and Terry, in which a player of strength `a` scores `a / (a + b)` against one of
//! strength `b`; a draw counts as half a game won and half a game lost. The strengths of maximum likelihood are found
//! with the MM algorithm of D. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics
//! 32 (2004). The intervals come from the observed Fisher information.

/// Elo points of a factor of *e* in strength.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// Standard errors on each side of an interval that holds 95 % of a normal distribution.
const WIDTH: f64 = 1.959_964;

/// Rounds of the algorithm after which it has come as close as it will.
const ROUNDS: usize = 100_000;

/// Relative change in a round at which it has arrived.
const ARRIVED: f64 = 1e-12;

/// What is known about a player's strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rating {
    /// Points above the average of all players who have such a number.
    Elo {
        /// The points of maximum likelihood.
        points: f64,
        /// Half the width of the 95 % interval.
        error: f64,
    },
    /// Has lost no point to the rated players or to anyone who has: stronger than they are, by an unknown amount.
    Above,
    /// Has scored no point against the rated players or against anyone who has: weaker, by an unknown amount.
    Below,
    /// Has not played them, not even by way of others.
    Unknown,
}

/// Rates players by their results: `points[i][j]` is what player `i` has scored against player `j`, a win being 1 and a
/// draw 1/2.
///
/// A finite maximum exists only where everybody has scored against everybody else, directly or by way of others
/// (L. Ford 1957). The largest group of which this is true gets numbers.
pub fn ratings(points: &[Vec<f64>]) -> Vec<Rating> {
    let reaches = who_reaches_whom(points);
    let group = largest_group(&reaches);
    let within: Vec<Vec<f64>> =
        group.iter().map(|&player| group.iter().map(|&other| points[player][other]).collect()).collect();
    let logs = maximum(&within);
    let errors = errors(&within, &logs);
    (0..points.len())
        .map(|player| match group.iter().position(|&member| member == player) {
            Some(index) if group.len() > 1 => {
                Rating::Elo { points: POINTS * logs[index], error: WIDTH * POINTS * errors[index] }
            }
            None if group.len() > 1 && reaches[player][group[0]] => Rating::Above,
            None if group.len() > 1 && reaches[group[0]][player] => Rating::Below,
            _ => Rating::Unknown,
        })
        .collect()
}

/// Whether each player has scored against each other one, directly or by way of others.
fn who_reaches_whom(points: &[Vec<f64>]) -> Vec<Vec<bool>> {
    let mut reaches: Vec<Vec<bool>> =
        points.iter().map(|row| row.iter().map(|&scored| scored > 0.0).collect()).collect();
    let players = 0..points.len();
    for via in players.clone() {
        for from in players.clone() {
            for to in players.clone() {
                reaches[from][to] |= reaches[from][via] && reaches[via][to];
            }
        }
    }
    reaches
}

/// The first of the largest groups in which everybody reaches everybody.
fn largest_group(reaches: &[Vec<bool>]) -> Vec<usize> {
    let group_of = |player: usize| -> Vec<usize> {
        let belongs = |&other: &usize| other == player || reaches[player][other] && reaches[other][player];
        (0..reaches.len()).filter(belongs).collect()
    };
    let groups = (0..reaches.len()).map(group_of);
    groups.reduce(|best, group| if group.len() > best.len() { group } else { best }).unwrap_or_default()
}

/// The logarithms of the strengths, of which the average is 0.
fn maximum(points: &[Vec<f64>]) -> Vec<f64> {
    let players = points.len();
    let games = |i: usize, j: usize| points[i][j] + points[j][i];
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..ROUNDS {
        let raised: Vec<f64> = (0..players)
            .map(|i| {
                let others = (0..players).filter(|&j| j != i);
                let expected: f64 = others.map(|j| games(i, j) / (strengths[i] + strengths[j])).sum();
                let scored: f64 = points[i].iter().sum();
                if expected > 0.0 { scored / expected } else { 1.0 }
            })
            .collect();
        let mean = raised.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
        let next: Vec<f64> = raised.iter().map(|strength| strength / mean.exp()).collect();
        let change =
            next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs()).fold(0.0, f64::max);
        strengths = next;
        if change < ARRIVED {
            break;
        }
    }
    strengths.into_iter().map(f64::ln).collect()
}

/// The standard errors of the logarithms, given that their average is 0: the Fisher information knows of no average,
/// so it is inverted in the space of those that have it.
fn errors(points: &[Vec<f64>], logs: &[f64]) -> Vec<f64> {
    let players = logs.len();
    // With 1 added to each entry the average gets a weight of its own, which is taken off again at the end.
    let mut information = vec![vec![1.0; players]; players];
    for i in 0..players {
        for j in (0..players).filter(|&j| j != i) {
            let expected = 1.0 / (1.0 + (logs[j] - logs[i]).exp());
            let known = (points[i][j] + points[j][i]) * expected * (1.0 - expected);
            information[i][i] += known;
            information[i][j] -= known;
        }
    }
    let of_average = 1.0 / (players * players) as f64;
    let inverse = inverse(information);
    (0..players).map(|i| (inverse[i][i] - of_average).max(0.0).sqrt()).collect()
}

/// The inverse of a symmetric positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
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
mod tests {
    use super::*;

    /// Points and error, rounded to a tenth.
    fn rounded(points: &[Vec<f64>]) -> Vec<Option<(f64, f64)>> {
        let round = |x: f64| (x * 10.0).round() / 10.0;
        let known = |rating| match rating {
            Rating::Elo { points, error } => Some((round(points), round(error))),
            _ => None,
        };
        ratings(points).into_iter().map(known).collect()
    }

    #[test]
    fn two_players_are_rated_by_the_formula() {
        // 75 of 100: 400 lg 3 = 190.85 between them; error of the difference 1.96 * 173.72 / sqrt(100 * 3/16) = 78.63.
        assert_eq!(rounded(&[vec![0.0, 75.0], vec![25.0, 0.0]]), [Some((95.4, 39.3)), Some((-95.4, 39.3))]);
    }

    #[test]
    fn equals_are_equal() {
        let even = [vec![0.0, 50.0, 50.0], vec![50.0, 0.0, 50.0], vec![50.0, 50.0, 0.0]];
        // Each pair has the information 100 / 4 = 25, the Laplacian of which has the eigenvalues 75, 75, 0: the variance is
        // 2/3 / 75, the error 1.96 * 173.72 * sqrt(2 / 225) = 32.10.
        assert_eq!(rounded(&even), [Some((0.0, 32.1)); 3]);
    }

    #[test]
    fn strengths_of_4_2_1_are_found() {
        // Scores as these strengths predict them: 2/3 and 4/5 of 60 games, and 2/3 again.
        let exact = [vec![0.0, 40.0, 48.0], vec![20.0, 0.0, 40.0], vec![12.0, 20.0, 0.0]];
        let double = 400.0 * 2_f64.log10();
        let found: Vec<f64> = ratings(&exact)
            .into_iter()
            .map(|rating| match rating {
                Rating::Elo { points, .. } => points,
                other => panic!("{other:?}"),
            })
            .collect();
        for (points, expected) in found.iter().zip([double, 0.0, -double]) {
            assert!((points - expected).abs() < 1e-6, "{found:?}");
        }
    }

    #[test]
    fn whoever_never_loses_or_never_wins_has_no_number() {
        let points = [
            vec![0.0, 10.0, 10.0, 10.0],
            vec![0.0, 0.0, 6.0, 10.0],
            vec![0.0, 4.0, 0.0, 10.0],
            vec![0.0, 0.0, 0.0, 0.0],
        ];
        let found = ratings(&points);
        assert_eq!((found[0], found[3]), (Rating::Above, Rating::Below));
        assert!(matches!(found[1], Rating::Elo { points, .. } if points > 0.0));
    }

    #[test]
    fn nothing_is_known_without_games_that_tell() {
        assert_eq!(ratings(&[]), []);
        assert_eq!(ratings(&[vec![0.0]]), [Rating::Unknown]);
        assert_eq!(ratings(&[vec![0.0, 0.0], vec![0.0, 0.0]]), [Rating::Unknown; 2]);
        assert_eq!(ratings(&[vec![0.0, 3.0], vec![0.0, 0.0]]), [Rating::Unknown; 2]);
        let two_pairs = [
            vec![0.0, 1.0, 0.0, 0.0],
            vec![1.0, 0.0, 0.0, 0.0],
            vec![0.0, 0.0, 0.0, 1.0],
            vec![0.0, 0.0, 1.0, 0.0],
        ];
        assert_eq!(ratings(&two_pairs)[2..], [Rating::Unknown; 2]);
    }

    #[test]
    fn more_games_make_narrower_intervals() {
        let error = |games: f64| rounded(&[vec![0.0, games], vec![games, 0.0]])[0].map(|(_, error)| error);
        assert!(error(400.0) < error(100.0));
    }
}
