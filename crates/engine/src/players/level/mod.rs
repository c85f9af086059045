//! The levels below [`Perfect`](super::Perfect): the strong player with human faults.
//!
//! A level either glances at the board, a few plies ahead and blind to some lines, or thinks: it asks the search, with
//! few positions. Either way it gets a probability of winning for each move, and prefers the likelier ones, the less
//! strictly the weaker it is. What it sees to win at once it plays, and what it sees to lose it doesn't, if it has a
//! choice. `faults.rs` says how much of which fault a level has on which board.
mod faults;
mod glance;
mod names;

use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use self::faults::Faults;
use self::glance::Glance;
pub use self::names::{Level, LevelError};
use super::{Search, SearchLimit};
use crate::book::BookSource;
use crate::search::play::{self, evaluation::POINTS};
use crate::{Choice, Limits, Move, Outcome, Player, Position, Report, Value};

impl Level {
    /// The player itself; the same seed gives the same game.
    pub(super) fn build(self, seed: u64) -> Box<dyn Player> {
        Box::new(LevelPlayer { level: self, seed })
    }
}

/// A level with faults. Its moves follow from level, seed and position alone.
///
/// Cost: so many positions as its faults allow it, at most some tens of thousands.
struct LevelPlayer {
    level: Level,
    seed: u64,
}

impl Player for LevelPlayer {
    fn name(&self) -> String {
        format!("level:{}", self.level)
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        let faults = Faults::of(self.level, *position.rules());
        // One source of chance for each turn, so that a game that was undone or loaded goes on as it would have.
        let turn = self.seed ^ (position.plies() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(turn);
        let glances = chance.random::<f32>() < faults.glances;
        if !glances && (faults.temperature == 0.0 || position.rules().players() > 2) {
            return self.search(&faults, position, limits);
        }
        let mut look = Look { position, limits, start: Instant::now(), nodes: 0 };
        let judged = if glances {
            look.glance(&Glance::new(&faults, chance.random()))
        } else {
            look.think(faults.nodes, self.seed)
        };
        // Told to stop before it began.
        let Some(&first) = judged.first() else { return look.unconsidered() };
        let chosen = choose_by_softmax(&judged, faults.temperature, &mut chance).unwrap_or(first);
        look.answer(chosen)
    }
}

impl LevelPlayer {
    /// The best move that the strong player finds with as many positions as the level may look at.
    fn search(&self, faults: &Faults, position: &Position, limits: &Limits) -> Choice {
        let limits = Limits { helpers: 0, ..limits.clone() };
        Search::new(SearchLimit::Nodes(faults.nodes), self.seed, &BookSource::Empty).choose(position, &limits)
    }
}

/// A move and what the level takes it to be worth.
#[derive(Clone, Copy, Debug)]
struct Judged {
    mv: Move,
    value: Value,
}

impl Judged {
    /// The probability of winning, a draw being half a win: the sooner a win, and the later a loss, the better.
    fn probability(&self) -> f32 {
        /// No distance that a level sees makes a win worse than an estimate.
        const PLY: f32 = 1e-4;
        match self.value {
            Value::Win { distance } => 1.0 - PLY * distance as f32,
            Value::Loss { distance } => PLY * distance as f32,
            Value::Draw | Value::Undecided => 0.5,
            Value::Score(points) => 1.0 / (1.0 + (-points as f32 / POINTS as f32).exp()),
        }
    }
}

/// One of the moves: a win at once if there is one, otherwise by chance, the likelier the more promising; `temperature`
/// is the difference of the probabilities of winning that makes a move e times as likely. Losing moves are left out
/// unless all lose.
fn choose_by_softmax(judged: &[Judged], temperature: f32, chance: &mut Xoshiro256PlusPlus) -> Option<Judged> {
    if let Some(win) = judged.iter().find(|judged| judged.value == Value::Win { distance: 1 }) {
        return Some(*win);
    }
    let loses = |judged: &Judged| matches!(judged.value, Value::Loss { .. });
    let all_lose = judged.iter().all(loses);
    let candidates: Vec<Judged> =
        judged.iter().copied().filter(|judged| all_lose || !loses(judged)).collect();
    let best = candidates.iter().map(Judged::probability).fold(0.0, f32::max);
    let weight = |judged: &Judged| ((judged.probability() - best) / temperature.max(1e-6)).exp();
    let total: f32 = candidates.iter().map(weight).sum();
    let mut left = chance.random::<f32>() * total;
    candidates.iter().copied().find(|judged| {
        left -= weight(judged);
        left < 0.0
    })
}

/// One look at a position, and what it has used up.
struct Look<'a> {
    position: &'a Position,
    limits: &'a Limits,
    start: Instant,
    nodes: u64,
}

impl Look<'_> {
    /// What is left of the limits.
    fn left(&self) -> Limits {
        Limits {
            depth: None,
            nodes: self.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes)),
            time: self.limits.time.map(|time| time.saturating_sub(self.start.elapsed())),
            helpers: 0,
            stop: self.limits.stop.clone(),
            observer: None,
        }
    }

    fn is_out_of_time(&self) -> bool {
        self.limits.stop.is_stopped() || self.left().time == Some(Duration::ZERO)
    }

    /// What each move is worth at a glance; only those that there was time for.
    fn glance(&mut self, glance: &Glance) -> Vec<Judged> {
        let mut judged = Vec::new();
        for &mv in &self.position.legal_moves() {
            let Some((value, nodes)) = glance.value_of(self.position, mv, &self.left()) else { break };
            self.nodes += nodes;
            judged.push(Judged { mv, value });
        }
        judged
    }

    /// What each move of two players is worth by a search of the position after it; only those that there was time
    /// for.
    fn think(&mut self, nodes: u64, seed: u64) -> Vec<Judged> {
        let moves = self.position.legal_moves();
        let mut judged = Vec::new();
        for &mv in &moves {
            let left = self.left();
            if self.is_out_of_time() || left.nodes == Some(0) {
                break;
            }
            let mut after = self.position.clone();
            if after.play(mv).is_err() {
                continue;
            }
            let value = match after.outcome() {
                Outcome::Ongoing => {
                    let share = (nodes / moves.len() as u64).max(1);
                    let nodes = Some(left.nodes.map_or(share, |left| left.min(share)));
                    let report = play::choose(&after, seed, &Limits { nodes, ..left }).report;
                    self.nodes += report.nodes;
                    if report.value.is_none() && self.is_out_of_time() {
                        break;
                    }
                    a_ply_earlier(report.value)
                }
                Outcome::Win(winner) if winner == self.position.to_move() => Value::Win { distance: 1 },
                Outcome::Win(_) => Value::Loss { distance: 1 },
                Outcome::Draw(_) => Value::Draw,
            };
            judged.push(Judged { mv, value });
        }
        judged
    }

    fn answer(&self, chosen: Judged) -> Choice {
        let report = Report {
            value: Some(chosen.value),
            proved: chosen.value == Value::Win { distance: 1 },
            depth: 1,
            nodes: self.nodes,
            principal_variation: vec![chosen.mv],
            ..Report::default()
        };
        self.limits.tell(&report);
        Choice { mv: chosen.mv, report }
    }

    /// A legal move, for want of time.
    fn unconsidered(&self) -> Choice {
        Choice { mv: self.position.legal_moves()[0], report: Report::default() }
    }
}

/// What a position is worth to the player who has just moved, by its value for the other one.
fn a_ply_earlier(value: Option<Value>) -> Value {
    match value {
        Some(Value::Win { distance }) => Value::Loss { distance: distance + 1 },
        Some(Value::Loss { distance }) => Value::Win { distance: distance + 1 },
        Some(Value::Score(points)) => Value::Score(-points),
        Some(known @ (Value::Draw | Value::Undecided)) => known,
        None => Value::Undecided,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rules, Variant, parse_game};

    fn position(moves: &str, variant: Variant) -> Position {
        let rules = Rules::new(6, 7, 4, variant, 2).unwrap();
        Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
    }

    /// How many of a hundred players of a level find this move.
    fn finders(level: Level, position: &Position, mv: &str) -> usize {
        let found =
            |seed| LevelPlayer { level, seed }.choose(position, &Limits::default()).mv.to_string() == mv;
        (0..100).filter(|&seed| found(seed)).count()
    }

    #[test]
    fn a_beginner_overlooks_diagonals_more_than_other_lines_and_the_better_overlook_less() {
        // Yellow must stop a line: a diagonal one in column 4, a plain one in column 4.
        let diagonal = position("1 2 2 3 5 3 3 4 7 4 4", Variant::Standard);
        let plain = position("1 1 2 2 3", Variant::Standard);
        let of = |position| Level::ALL.map(|level| finders(level, position, "4"));
        let (diagonal, plain) = (of(&diagonal), of(&plain));
        assert!(diagonal[0] + 20 < plain[0], "{diagonal:?} {plain:?}");
        assert!(diagonal[0] + 10 < diagonal[1] && diagonal[1] < diagonal[2], "{diagonal:?}");
        assert_eq!((diagonal[4], plain[2..].iter().sum::<usize>()), (100, 300), "{diagonal:?} {plain:?}");
    }

    #[test]
    fn every_level_wins_at_once_where_it_sees_it() {
        let position = position("1 7 1 7 1 7", Variant::PopOut);
        let found = Level::ALL.map(|level| finders(level, &position, "1"));
        assert!(found[0] > 80 && found[1..].iter().all(|&found| found >= 95), "{found:?}");
    }

    #[test]
    fn the_same_seed_plays_the_same_and_another_something_else() {
        let start = position("", Variant::PopOut);
        for level in [Level::Beginner, Level::Medium] {
            let moves: Vec<Move> = (0..40)
                .map(|seed| LevelPlayer { level, seed }.choose(&start, &Limits::default()).mv)
                .collect();
            let again = |seed| LevelPlayer { level, seed }.choose(&start, &Limits::default()).mv;
            assert!((0..40).all(|seed| again(seed) == moves[seed as usize]));
            assert!(moves.iter().any(|mv| *mv != moves[0]), "{level}: always {}", moves[0]);
        }
    }

    #[test]
    fn a_losing_move_is_made_only_where_all_lose() {
        let judged = |values: &[Value]| -> Vec<Judged> {
            let moves = Rules::default().columns().map(Move::Drop);
            moves.zip(values).map(|(mv, &value)| Judged { mv, value }).collect()
        };
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut choices = |values: &[Value]| -> Vec<usize> {
            (0..200)
                .map(|_| choose_by_softmax(&judged(values), 10.0, &mut chance).unwrap().mv.column().index())
                .collect()
        };
        let lost = Value::Loss { distance: 2 };
        assert!(choices(&[lost, Value::Score(-9000), lost]).iter().all(|&column| column == 1));
        assert!(choices(&[Value::Draw, Value::Win { distance: 1 }]).iter().all(|&column| column == 1));
        assert!([0, 1].iter().all(|column| choices(&[lost, lost]).contains(column)));
    }
}
