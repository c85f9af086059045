//! The search for a move where the exact solver may see the end of the game in time.
use std::time::Duration;

use super::move_budget::MoveBudget;
use crate::search::play::KeptWork;
use crate::search::{Solution, SolveRequest, SolverOptions, Verdict, is_in_sight, play};
use crate::{Choice, Limits, Move, Outcome, Position, Report};

/// Parts of the budget, in hundredths: for a first guess, for the proof of the value, and for a move that keeps it.
const GUESS: u32 = 8;
const PROOF: u32 = 60;
const MOVE: u32 = 22;

/// Nodes that the exact solver searches in a microsecond, about.
const NODES_PER_MICROSECOND: f64 = 1.0;

/// Nodes with which the end is in sight for those who have seconds, not minutes.
const NODES_IN_SIGHT: f64 = (1 << 17) as f64;

/// Chooses moves by search, and by proof where that is promising.
pub(super) struct Endgame {
    /// From the last move of the same game.
    kept: KeptWork,
    /// Threads of its solver.
    threads: usize,
}

impl Endgame {
    pub(super) fn new() -> Self {
        let options = SolverOptions::default();
        Self { kept: KeptWork::with_solver(options), threads: options.threads }
    }

    /// Another game begins, in which the work on the one before is of little use.
    pub(super) fn start(&mut self) {
        *self = Self::new();
    }

    /// The best move, as far as the limits allow.
    pub(super) fn choose(&mut self, position: &Position, seed: u64, limits: &Limits) -> Choice {
        let threads = 1 + limits.helpers;
        if threads != self.threads {
            self.kept = KeptWork::with_solver(SolverOptions { threads, ..SolverOptions::default() });
            self.threads = threads;
        }
        // Where positions are counted, what is proved must not depend on what was asked before.
        if limits.nodes.is_some()
            && let Some(solver) = self.kept.solver()
        {
            solver.forget();
        }
        if !nodes_for_proof(limits).is_some_and(|nodes| is_in_sight(position, nodes)) {
            return play::choose_in_game(&mut self.kept, position, seed, limits);
        }
        let mut budget = MoveBudget::new(limits.clone());
        let guess = play::choose(position, seed, &budget.part(GUESS));
        budget.nodes += guess.report.nodes;
        if guess.report.proved {
            return guess;
        }
        if let Some(choice) = self.prove(position, &guess, &mut budget) {
            limits.tell(&choice.report);
            return choice;
        }
        let left = budget.left();
        if limits.stop.is_stopped() || left.nodes == Some(0) || left.time == Some(Duration::ZERO) {
            return guess;
        }
        let mut choice = play::choose_in_game(&mut self.kept, position, seed, &left);
        // A search cut short before it began knows less than the first guess. One with a tree from before may look at
        // few positions without being cut short.
        let is_cut_short = limits.stop.is_stopped() || budget.left().time == Some(Duration::ZERO);
        if is_cut_short && choice.report.nodes < guess.report.nodes && !choice.report.proved {
            return guess;
        }
        choice.report.nodes += budget.nodes;
        choice
    }

    /// A move by the proved value of the position.
    fn prove(&mut self, position: &Position, guess: &Choice, budget: &mut MoveBudget) -> Option<Choice> {
        let known = self.solve(position, SolveRequest::Move, &budget.part(PROOF), budget)?;
        let verdict = known.verdict?;
        let value = known.value();
        // Among moves that keep a draw, or a verdict without a distance, the guess sets the opponent the hardest task.
        let mv = if value.is_none() || verdict == Verdict::Draw {
            let mut part = MoveBudget::new(budget.part(MOVE));
            let kept = self.keeping(position, verdict, guess.mv, &mut part);
            budget.nodes += part.nodes;
            kept.or_else(|| known.best.first().copied())?
        } else {
            *known.best.first()?
        };
        let report = Report {
            value: value.or(guess.report.value),
            proved: value.is_some(),
            depth: known.distance.unwrap_or(guess.report.depth),
            nodes: budget.nodes,
            principal_variation: vec![mv],
            ..Report::default()
        };
        Some(Choice { mv, report })
    }

    /// A move after which the value is still the same, the guess if it is one; in a lost position the guess.
    fn keeping(
        &mut self,
        position: &Position,
        verdict: Verdict,
        guess: Move,
        budget: &mut MoveBudget,
    ) -> Option<Move> {
        if verdict == Verdict::Loss {
            return Some(guess);
        }
        let wanted = if verdict == Verdict::Win { Verdict::Loss } else { Verdict::Draw };
        let others = position.legal_moves().into_iter().filter(|&mv| mv != guess);
        for mv in std::iter::once(guess).chain(others) {
            let mut after = position.clone();
            after.play(mv).ok()?;
            let known = match after.outcome() {
                Outcome::Ongoing => {
                    self.solve(&after, SolveRequest::Outcome, &budget.left(), budget)?.verdict?
                }
                Outcome::Draw(_) => Verdict::Draw,
                Outcome::Win(_) => Verdict::Loss,
            };
            if known == wanted {
                return Some(mv);
            }
        }
        None
    }

    fn solve(
        &mut self,
        position: &Position,
        request: SolveRequest,
        limits: &Limits,
        budget: &mut MoveBudget,
    ) -> Option<Solution> {
        let limits = Limits { observer: None, ..limits.clone() };
        let known = self.kept.solver()?.solve(position, request, &limits).ok()?;
        budget.nodes += known.nodes;
        Some(known)
    }
}

/// Nodes of the exact solver that these limits leave for a proof; none if they leave any number.
fn nodes_for_proof(limits: &Limits) -> Option<f64> {
    let in_time = limits.time.map(|time| time.as_micros() as f64 * NODES_PER_MICROSECOND);
    let nodes = limits.nodes.map(|nodes| nodes as f64).into_iter().chain(in_time).reduce(f64::min)?;
    Some(nodes * f64::from(PROOF) / 100.0)
}

/// Whether the solver may see the end in seconds.
pub(crate) fn is_promising(position: &Position) -> bool {
    is_in_sight(position, NODES_IN_SIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Solver;
    use crate::wander::wander;
    use crate::{Rules, Value, Variant};
    use proptest::prelude::*;

    fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    proptest! {
        #![proptest_config(crate::property::cases(150))]

        #[test]
        fn what_is_proved_is_so_and_the_move_keeps_it(
            choices in proptest::collection::vec(any::<u8>(), 0..16),
            most in 100..40_000_u64,
        ) {
            let position = wander(Rules::new(5, 5, 4, Variant::Standard, 2).unwrap(), &choices);
            let choice = Endgame::new().choose(&position, 0, &nodes(most));
            prop_assert!(choice.report.nodes <= most);
            prop_assert!(position.check(choice.mv).is_ok());
            let mut solver = Solver::new(SolverOptions::default());
            let known = solver.solve(&position, SolveRequest::Columns, &Limits::default()).unwrap();
            if choice.report.proved {
                // The search for a guess may have proved a win that is not the fastest.
                let verdict = match choice.report.value {
                    Some(Value::Win { .. }) => Verdict::Win,
                    Some(Value::Loss { .. }) => Verdict::Loss,
                    _ => Verdict::Draw,
                };
                prop_assert_eq!(known.verdict, Some(verdict));
                let played = known.columns.iter().find(|(mv, _)| *mv == choice.mv).unwrap().1;
                let Value::Score(played) = played else { panic!("{played}") };
                prop_assert_eq!(played.signum(), known.score.unwrap().signum());
            }
            // What was asked before changes nothing.
            let mut endgame = Endgame::new();
            endgame.choose(&Position::new(*position.rules()), 0, &nodes(most));
            prop_assert_eq!(endgame.choose(&position, 0, &nodes(most)), choice);
        }
    }

    #[test]
    fn who_knows_only_the_verdict_keeps_it() {
        // Enough to prove who wins on the usual board with ten discs, and too few to know how soon.
        let rules = Rules::default();
        let position =
            Position::from_moves(rules, &crate::parse_game("4 4 4 4 4 2 2 6 6 1", &rules).unwrap());
        let position = position.unwrap();
        let known =
            Solver::new(SolverOptions::default()).solve(&position, SolveRequest::Columns, &Limits::default());
        let known = known.unwrap();
        let sign = |mv: Move| match known.columns.iter().find(|(column, _)| *column == mv) {
            Some((_, Value::Score(score))) => score.signum(),
            _ => panic!("{mv} is no move"),
        };
        let choice = Endgame::new().choose(&position, 0, &nodes(400_000));
        assert_eq!(sign(choice.mv), known.score.unwrap().signum());
    }
}
