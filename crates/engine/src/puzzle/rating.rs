//! How hard a puzzle is, by what it asks for and by which levels find its solution.
//!
//! The rating is the most likely one (maximum a posteriori) in the model of Elo: a level of rating `L` solves a
//! puzzle of rating `R` with probability `1 / (1 + 10^((R - L) / 400))`. Before any level has tried it, the rating is
//! expected around a guess by distance and by how attractive the wrong moves are, give or take [`SPREAD`].
use std::f64::consts::LN_10;

use super::PuzzleKind;
use crate::eval::grade;
use crate::players::Level;
use crate::{Limits, Move, PlayerSpec, Position};

/// How often each level tries a puzzle: those that play by chance often, those that hardly do so less.
const TRIES: [(Level, u64); 5] =
    [(Level::Beginner, 12), (Level::Easy, 12), (Level::Medium, 8), (Level::Hard, 4), (Level::Expert, 1)];

/// Standard deviation of the guess.
const SPREAD: f64 = 250.0;

/// Ratings of puzzles.
const LEAST: u32 = 400;
const MOST: u32 = 2600;

/// How strong a level is at puzzles, about as far apart as in tournaments.
const fn level_rating(level: Level) -> u32 {
    match level {
        Level::Beginner => 800,
        Level::Easy => 1000,
        Level::Medium => 1200,
        Level::Hard => 1400,
        Level::Expert => 1600,
    }
}

/// How often the levels have found the solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelTries {
    /// Each level with its tries and how many of them failed.
    pub by_level: Vec<(Level, u64, u64)>,
}

impl LevelTries {
    /// Lets the levels try to find one of the solutions.
    pub fn try_all(position: &Position, solution: &[Move], seed: u64) -> Self {
        let fails = |level: Level, tries: u64| {
            (0..tries)
                .filter(|number| {
                    let mut player = PlayerSpec::Level(level).build(seed.wrapping_add(*number));
                    !solution.contains(&player.choose(position, &Limits::default()).mv)
                })
                .count() as u64
        };
        Self { by_level: TRIES.map(|(level, tries)| (level, tries, fails(level, tries))).to_vec() }
    }

    /// The share of tries that failed, each level counting the same.
    pub fn failed(&self) -> f64 {
        let shares = self.by_level.iter().map(|&(_, tries, fails)| fails as f64 / tries as f64);
        shares.sum::<f64>() / self.by_level.len() as f64
    }
}

/// The rating of a puzzle in which so many plies decide: those to the win, or those after which the best of the wrong
/// moves has lost.
pub(super) fn rate(
    position: &Position,
    kind: PuzzleKind,
    plies: u32,
    solution: Move,
    tries: &LevelTries,
) -> u32 {
    let guess = guess(kind, plies, attraction(position, solution));
    let slope = |rating: f64| {
        let pull = (guess - rating) / (SPREAD * SPREAD);
        let evidence = tries.by_level.iter().map(|&(level, tries, fails)| {
            let odds = 10_f64.powf((rating - f64::from(level_rating(level))) / 400.0);
            let expected = tries as f64 * odds / (1.0 + odds);
            (fails as f64 - expected) * LN_10 / 400.0
        });
        pull + evidence.sum::<f64>()
    };
    // The slope falls all the way: it is 0 where the rating is most likely.
    let (mut low, mut high) = (LEAST, MOST);
    while low < high {
        let middle = u32::midpoint(low, high);
        if slope(f64::from(middle)) > 0.0 {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// What a puzzle is expected to be rated before anybody has tried it.
fn guess(kind: PuzzleKind, plies: u32, attraction: f64) -> f64 {
    let base = match kind {
        PuzzleKind::Win => 400.0,
        // To see that all else loses is harder than to see a win.
        PuzzleKind::Hold => 500.0,
    };
    base + 380.0 * f64::from(plies.max(1)).ln() + 300.0 * (attraction - 0.5)
}

/// The share of the wrong moves that look better than the solution to somebody who counts lines.
fn attraction(position: &Position, solution: Move) -> f64 {
    let seat = position.to_move();
    let look = |mv: Move| {
        let mut after = position.clone();
        after.play(mv).ok().map(|()| grade(&after, seat))
    };
    let (moves, right) = (position.legal_moves(), look(solution));
    let wrong = moves.iter().filter(|&&mv| mv != solution);
    let better = wrong.clone().filter(|&&mv| look(mv) > right).count();
    better as f64 / wrong.count().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, parse_game};

    fn level_tries(fails: [u64; 5]) -> LevelTries {
        LevelTries {
            by_level: TRIES
                .into_iter()
                .zip(fails)
                .map(|((level, tries), fails)| (level, tries, fails))
                .collect(),
        }
    }

    #[test]
    fn the_more_fail_the_harder_it_is() {
        let rules = Rules::default();
        let position = Position::from_moves(rules, &parse_game("4 4 3", &rules).unwrap()).unwrap();
        let solution = position.legal_moves()[1];
        let of = |fails, plies| rate(&position, PuzzleKind::Win, plies, solution, &level_tries(fails));
        let ratings =
            [of([0; 5], 3), of([6, 3, 0, 0, 0], 3), of([12, 9, 3, 1, 0], 3), of([12, 12, 8, 4, 1], 3)];
        assert!(ratings.is_sorted_by(|a, b| a < b), "{ratings:?}");
        assert!(of([12, 9, 3, 1, 0], 21) > of([12, 9, 3, 1, 0], 3));
        assert!((LEAST..=MOST).contains(&of([12, 12, 8, 4, 1], 41)));
    }

    #[test]
    fn a_level_fails_where_its_faults_show() {
        // Red's diagonal three is completed in column 4; nothing else is near.
        let rules = Rules::default();
        let moves = parse_game("1 2 2 3 3 4 3 4 4 6", &rules).unwrap();
        let position = Position::from_moves(rules, &moves).unwrap();
        let solution: Vec<Move> =
            position.legal_moves().into_iter().filter(|&mv| position.wins_at_once(mv)).collect();
        assert_eq!(solution.len(), 1);
        let tries = LevelTries::try_all(&position, &solution, 1);
        let fails: Vec<u64> = tries.by_level.iter().map(|&(.., fails)| fails).collect();
        assert!(fails[0] > 0, "{tries:?}");
        assert_eq!(fails[2..], [0; 3], "{tries:?}");
    }
}
