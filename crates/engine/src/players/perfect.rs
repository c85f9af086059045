//! The player that proves what it can.
use std::time::{Duration, Instant};

use super::board_with_history::may_repeat_within;
use super::opening::Opening;
use crate::book::BookSource;
use crate::search::{AnySolver, Solution, SolveRequest, SolverOptions, Verdict, play};
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
/// It plays the moves of its opening book at once; in a lost position, the one after which the opponent has the fewest
/// ways to go on winning.
///
/// In `PopOut` it never follows a proof into a third occurrence, which would end the game in a draw, unless it has
/// nothing better, and calls no win or loss proved that a repetition might still turn into a draw. With three or four
/// players nothing is proved before the end is near. In misère and on a cylinder a plain search proves drop games.
///
/// Cost: at most the time given, 10 s for each move if none is.
pub struct Perfect {
    seed: u64,
    opening: Opening,
    solver: AnySolver,
}

impl Perfect {
    /// A player whose moves follow from the seed, the position and the time it has.
    pub fn new(seed: u64, book_source: &BookSource) -> Self {
        let solver = AnySolver::new(SolverOptions::default()).with_book(book_source.clone());
        Self { seed, opening: Opening::new(book_source.clone()), solver }
    }

    fn solve(&mut self, position: &Position, limits: &Limits) -> Solution {
        // With pops, all moves that are as good take longer to find than one of them.
        let request = if position.rules().is_pop_out() { SolveRequest::Score } else { SolveRequest::Best };
        // What has no exact value, a game of three or four, is played without.
        self.solver.solve(position, request, limits).unwrap_or_default()
    }

    /// The answer that the proof gives, if it gives one.
    ///
    /// A solution knows only the position, not the game before. Where one more occurrence of a position would end the
    /// game before it is won, a win or a loss is what the search found, but not proved.
    fn decided(position: &Position, solution: &Solution, guess: &Choice, nodes: u64) -> Option<Choice> {
        let verdict = solution.verdict?;
        let value = solution.value()?;
        let repeats = |mv: Move| ends_by_repetition(position, mv);
        let legal = position.legal_moves();
        let saving = legal.iter().copied().find(|&mv| verdict == Verdict::Loss && repeats(mv));
        let depth = solution.distance.unwrap_or(0);
        let (mv, value, proved) = if let Some(mv) = saving {
            (mv, Value::Draw, true)
        } else {
            let mv = best_of(position, &solution.best, guess, verdict == Verdict::Win)?;
            (mv, value, verdict == Verdict::Draw || !may_repeat_within(position, depth))
        };
        let report = Report {
            value: Some(value),
            proved,
            depth,
            nodes,
            principal_variation: vec![mv],
            ..Report::default()
        };
        Some(Choice { mv, report })
    }
}

/// One of the best moves: the guess if it is among them. A win must not be given away by repetition, nor be left to an
/// opponent who can repeat at once, if there is another way to win as soon.
fn best_of(position: &Position, best: &[Move], guess: &Choice, wins: bool) -> Option<Move> {
    let guess = best.iter().copied().find(|&mv| mv == guess.mv);
    let candidates = guess.into_iter().chain(best.iter().copied());
    let mut playable = candidates.filter(|&mv| !wins || !ends_by_repetition(position, mv));
    let first = playable.next()?;
    if !wins || !lets_repeat(position, first) {
        return Some(first);
    }
    Some(playable.find(|&mv| !lets_repeat(position, mv)).unwrap_or(first))
}

/// Whether the opponent can end the game by repetition after this move.
fn lets_repeat(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.play(mv).is_ok() && after.legal_moves().into_iter().any(|reply| ends_by_repetition(&after, reply))
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
        let mut spent = guess.report.nodes;
        if guess.report.value == Some(Value::Win { distance: 1 }) {
            return guess;
        }
        if position.rules().players() == 2 {
            let rest = limits.nodes.map(|nodes| nodes.saturating_sub(spent) / u64::from(PROOF_PART));
            let solution =
                self.solve(position, &Limits { time: left(PROOF_PART), nodes: rest, ..limits.clone() });
            spent += solution.nodes;
            if let Some(choice) = Self::decided(position, &solution, &guess, spent) {
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
        choice.report.nodes += spent;
        // A search cut short before it began knows less than the first look.
        if choice.report.depth < guess.report.depth && !choice.report.proved { guess } else { choice }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wander::wander;
    use crate::{Rules, Variant, parse_game, parse_move};
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// What is answered after a game in which a pop of column 2 makes a draw by repetition.
    fn answer(verdict: Verdict, best: &str) -> (String, Option<Value>, bool) {
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game("1 2 p1 p2 1 2 p1", &rules).unwrap()).unwrap();
        let guess = Choice { mv: parse_move("p2", &rules).unwrap(), report: Report::default() };
        let best = parse_game(best, &rules).unwrap();
        let solution = Solution { verdict: Some(verdict), distance: Some(9), best, ..Solution::default() };
        let choice = Perfect::decided(&position, &solution, &guess, 1).unwrap();
        (choice.mv.to_string(), choice.report.value, choice.report.proved)
    }

    #[test]
    fn a_win_is_not_given_away_by_repetition() {
        let win = Some(Value::Win { distance: 9 });
        assert_eq!(answer(Verdict::Win, "p2 3"), ("3".to_owned(), win, false));
    }

    #[test]
    fn a_loss_is_saved_by_repetition() {
        assert_eq!(answer(Verdict::Loss, "3"), ("p2".to_owned(), Some(Value::Draw), true));
        let loss = Some(Value::Loss { distance: 9 });
        let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
        let fresh = Position::from_moves(rules, &parse_game("1 2 p1", &rules).unwrap()).unwrap();
        let best = parse_game("3", &rules).unwrap();
        let solution =
            Solution { verdict: Some(Verdict::Loss), distance: Some(9), best, ..Solution::default() };
        let guess = Choice { mv: parse_move("3", &rules).unwrap(), report: Report::default() };
        let report = Perfect::decided(&fresh, &solution, &guess, 1).unwrap().report;
        assert_eq!((report.value, report.proved), (loss, true), "nothing has occurred twice");
    }

    #[test]
    fn a_win_that_a_reply_may_spoil_by_repetition_is_not_called_proved() {
        let rules = Rules::new(4, 3, 3, Variant::PopOut, 2).unwrap();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut perfect = Perfect::new(1, &BookSource::Empty);
        let limits = Limits { nodes: Some(10_000), ..Limits::default() };
        let mut spoilt = 0;
        for _ in 0..2000 {
            let choices: Vec<u8> = (0..30).map(|_| chance.random()).collect();
            let position = wander(rules, &choices);
            let may_be_spoilt = |&mv: &Move| !position.wins_at_once(mv) && lets_repeat(&position, mv);
            if position.is_over() || !position.legal_moves().iter().any(may_be_spoilt) {
                continue;
            }
            let choice = perfect.choose(&position, &limits);
            let is_win = matches!(choice.report.value, Some(Value::Win { distance: 2.. }));
            if is_win && lets_repeat(&position, choice.mv) {
                assert!(!choice.report.proved, "{}: {}", crate::format_game(position.moves()), choice.mv);
                spoilt += 1;
            }
        }
        assert!(spoilt > 0);
    }

    #[test]
    fn among_equal_moves_the_guess_is_played() {
        assert_eq!(answer(Verdict::Draw, "3 p2"), ("p2".to_owned(), Some(Value::Draw), true));
    }
}
