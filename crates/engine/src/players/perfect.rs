//! The player that proves what it can.
use std::time::{Duration, Instant};

use super::opening::Opening;
use crate::book::BookSource;
use crate::search::{PopOutSolver, Question, Solution, Solver, SolverOptions, Verdict, play};
use crate::{Choice, DrawReason, Limits, Move, Outcome, Player, Position, Report, Value};

/// Time to think for each move, if no limit is given.
const PATIENCE: Duration = Duration::from_secs(10);

/// Positions of a first search, to have a good answer when it is called off while it proves.
const FIRST_LOOK: u64 = 20_000;

/// Part of the time that is spent on a proof before the best guess is looked for.
const PROOF_PART: u32 = 2;

/// Plays best play wherever it can be proved in time: the fastest win, or the longest resistance; the strongest move
/// that [`play::choose`] finds otherwise. Its report says which.
///
/// What its opening book holds it plays at once, and where it is lost there, the move after which the opponent has the
/// fewest ways to go on winning.
///
/// In `PopOut` it never follows a proof into a third occurrence, which would end the game in a draw, unless it has
/// nothing better. With three or four players nothing is proved before the end is near.
///
/// Cost: at most the time given, 10 s for each move if none is.
pub struct Perfect {
    seed: u64,
    opening: Opening,
    standard: Solver,
    pop_out: PopOutSolver,
}

impl Perfect {
    /// A player whose moves follow from the seed, the position and the time it has.
    pub fn new(seed: u64, library: &BookSource) -> Self {
        let options = SolverOptions::default();
        let standard = Solver::new(options).with_book(library.clone());
        Self { seed, opening: Opening::new(library.clone()), standard, pop_out: PopOutSolver::new(options) }
    }

    fn solve(&mut self, position: &Position, limits: &Limits) -> Solution {
        let solution = if position.rules().is_pop_out() {
            self.pop_out.solve(position, Question::Score, limits)
        } else {
            self.standard.solve(position, Question::Best, limits)
        };
        // What has no exact value, a game of three or four, is played without.
        solution.unwrap_or_default()
    }

    /// The answer that the proof gives, if it gives one.
    fn proved(position: &Position, solution: &Solution, guess: &Choice, states: u64) -> Option<Choice> {
        let verdict = solution.verdict?;
        let value = solution.value()?;
        let repeats = |mv: Move| ends_by_repetition(position, mv);
        let legal = position.legal_moves();
        let saving = legal.iter().copied().find(|&mv| verdict == Verdict::Loss && repeats(mv));
        let (mv, value) = match saving {
            Some(mv) => (mv, Value::Draw),
            None => (best_of(&solution.best, guess, verdict == Verdict::Win, repeats)?, value),
        };
        let depth = solution.distance.unwrap_or(0);
        Some(Choice {
            mv,
            report: Report { value: Some(value), proved: true, depth, states, line: vec![mv] },
        })
    }
}

/// One of the best moves: the guess if it is among them. A win must not be given away by repetition.
fn best_of(best: &[Move], guess: &Choice, wins: bool, repeats: impl Fn(Move) -> bool) -> Option<Move> {
    let mut playable = best.iter().copied().filter(|&mv| !wins || !repeats(mv));
    if best.contains(&guess.mv) && !(wins && repeats(guess.mv)) { Some(guess.mv) } else { playable.next() }
}

fn ends_by_repetition(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play(mv).is_ok() && after.outcome() == Outcome::Draw(DrawReason::Repetition)
}

impl Player for Perfect {
    fn name(&self) -> String {
        "perfect".to_owned()
    }

    fn choose(&mut self, position: &Position, limits: &Limits) -> Choice {
        if let Some(choice) = self.opening.choose(position, limits) {
            return choice;
        }
        let start = Instant::now();
        let time = limits.time.or(limits.nodes.is_none().then_some(PATIENCE));
        let left = |part: u32| time.map(|time| time.saturating_sub(start.elapsed()) / part);
        let nodes = limits.nodes.unwrap_or(u64::MAX);

        let first = Limits { nodes: Some(nodes.min(FIRST_LOOK)), time: left(1), ..limits.clone() };
        let guess = play::choose(position, self.seed, &first);
        let mut spent = guess.report.states;
        if guess.report.value == Some(Value::Win { distance: 1 }) {
            return guess;
        }
        if position.rules().players() == 2 {
            let rest = limits.nodes.map(|nodes| nodes.saturating_sub(spent) / u64::from(PROOF_PART));
            let solution =
                self.solve(position, &Limits { time: left(PROOF_PART), nodes: rest, ..limits.clone() });
            spent += solution.nodes;
            if let Some(choice) = Self::proved(position, &solution, &guess, spent) {
                limits.tell(&choice.report);
                return choice;
            }
        }
        if limits.stop.is_stopped() || spent >= nodes {
            return guess;
        }
        let rest = limits.nodes.map(|nodes| nodes.saturating_sub(spent));
        let mut choice =
            play::choose(position, self.seed, &Limits { time: left(1), nodes: rest, ..limits.clone() });
        choice.report.states += spent;
        // A search cut short before it began knows less than the first look.
        if choice.report.depth < guess.report.depth { guess } else { choice }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::{Variant, parse_game, parse_move};

    /// What is answered after a game in which a pop of column 2 makes a draw by repetition.
    fn answer(verdict: Verdict, best: &str) -> (String, Option<Value>) {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game("1 2 p1 p2 1 2 p1", &rules).unwrap()).unwrap();
        let guess = Choice { mv: parse_move("p2", &rules).unwrap(), report: Report::default() };
        let best = parse_game(best, &rules).unwrap();
        let solution = Solution { verdict: Some(verdict), distance: Some(9), best, ..Solution::default() };
        let choice = Perfect::proved(&position, &solution, &guess, 1).unwrap();
        (choice.mv.to_string(), choice.report.value)
    }

    #[test]
    fn a_win_is_not_given_away_by_repetition() {
        assert_eq!(answer(Verdict::Win, "p2 3"), ("3".to_owned(), Some(Value::Win { distance: 9 })));
    }

    #[test]
    fn a_loss_is_saved_by_repetition() {
        assert_eq!(answer(Verdict::Loss, "3"), ("p2".to_owned(), Some(Value::Draw)));
    }

    #[test]
    fn among_equal_moves_the_guess_is_played() {
        assert_eq!(answer(Verdict::Draw, "3 p2"), ("p2".to_owned(), Some(Value::Draw)));
    }
}
