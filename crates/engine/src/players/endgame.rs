//! The search for a move where the exact solver may see the end of the game in time.
use std::time::Duration;

use super::move_budget::MoveBudget;
use crate::search::play::KeptTree;
use crate::search::{Solution, SolveRequest, Solver, SolverOptions, Verdict, play};
use crate::{Choice, Limits, Move, Outcome, Position, Report, Rules};

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
    solver: Solver,
    /// Threads of the solver.
    threads: usize,
    /// Of the last move of the same game.
    kept: KeptTree,
}

impl Endgame {
    pub(super) fn new() -> Self {
        let options = SolverOptions::default();
        Self { solver: Solver::new(options), threads: options.threads, kept: KeptTree::default() }
    }

    /// Another game begins, in which the tree of the one before is of no use.
    pub(super) fn start(&mut self) {
        self.kept = KeptTree::default();
    }

    /// The best move, as far as the limits allow.
    pub(super) fn choose(&mut self, position: &Position, seed: u64, limits: &Limits) -> Choice {
        if !nodes_for_proof(limits).is_some_and(|nodes| is_in_sight(position, nodes)) {
            return play::choose_in_game(&mut self.kept, position, seed, limits);
        }
        let mut budget = MoveBudget::new(limits.clone());
        let threads = 1 + limits.helpers;
        // Where positions are counted, the answer must not depend on what was asked before.
        if limits.nodes.is_some() || threads != self.threads {
            self.solver = Solver::new(SolverOptions { threads, ..SolverOptions::default() });
            self.threads = threads;
        }
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
        let known = self.solver.solve(position, request, &limits).ok()?;
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

/// Whether the solver may see the end with so many nodes.
fn is_in_sight(position: &Position, nodes: f64) -> bool {
    let rules = position.rules();
    let free = rules.cells() - position.discs();
    rules.players() == 2
        && !rules.is_pop_out()
        && rules.unusual_lines().is_none()
        && rules.fits_a_line()
        // So narrow a board is solved at once, however high.
        && (rules.cols() <= 3 || free as f64 <= free_cells_in_sight(*rules, nodes))
}

/// Free cells with which so many nodes prove who wins in half of the positions of games between strong players.
///
/// Fitted to what was measured on 18 boards of 45 to 256 cells; `docs/search.md` has the figures.
fn free_cells_in_sight(rules: Rules, nodes: f64) -> f64 {
    let cells = rules.cells() as f64;
    // With 2^16 nodes. The longer a line, the less is settled by threats, and the more by counting who gets which cells.
    let at_first = match rules.connect() {
        ..=4 => 21.0 + cells / 3.0,
        5 => 17.0 + cells / 4.0,
        longer => 17.0 + cells / f64::from(longer),
    };
    // A cell more takes 2^(3/4) times the nodes.
    at_first + (nodes.max(1.0).log2() - 16.0) * 4.0 / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wander::wander;
    use crate::{Value, Variant};
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

    /// Whether the end is in sight with so many nodes, and whether the solver then sees it.
    fn sight(rules: Rules, moves: &str, nodes: u32) -> (bool, bool) {
        let position = Position::from_moves(rules, &crate::parse_game(moves, &rules).unwrap()).unwrap();
        let limits = Limits { nodes: Some(nodes.into()), ..Limits::default() };
        let known = Solver::new(SolverOptions::default()).solve(&position, SolveRequest::Outcome, &limits);
        (is_in_sight(&position, nodes.into()), known.unwrap().verdict.is_some())
    }

    #[test]
    fn an_end_in_sight_can_be_seen_and_one_far_away_cannot() {
        let rules = Rules::new(8, 8, 4, Variant::Standard, 2).unwrap();
        for moves in [
            "3 5 2 1 2 2 4 8 3 1 4 5 4 4 4 3 3 3 4 8 5",
            "2 2 1 2 5 1 4 6 5 3 4 3 4 4 2 3 3 2 5 5 5",
            "7 5 3 2 7 2 2 6 8 7 5 6 6 7 6 6 6 7 7 2 6",
        ] {
            assert_eq!(sight(rules, moves, 1 << 17), (true, true), "{moves}");
            assert_eq!(sight(rules, moves, 1 << 13), (false, false), "{moves}");
        }
        let opening = "3 5 2 1 2 2 4 8 3 1 4 5";
        assert_eq!(sight(rules, opening, 1 << 17), (false, false));
    }

    #[test]
    fn more_free_cells_are_in_sight_with_more_nodes_and_on_larger_boards() {
        let free_cells = |rows, cols, connect, nodes| {
            free_cells_in_sight(Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap(), nodes)
        };
        let few = f64::from(1 << 12);
        for (rows, cols, connect) in [(6, 7, 4), (8, 8, 4), (9, 9, 5), (12, 12, 6), (16, 16, 10)] {
            let known = free_cells(rows, cols, connect, few);
            assert!((free_cells(rows, cols, connect, 8.0 * few) - known - 4.0).abs() < 1e-9);
            assert!((free_cells(rows, cols, connect, 0.0) - known).abs() < 17.0);
        }
        assert!(free_cells(8, 8, 4, few) > free_cells(6, 7, 4, few));
        assert!(free_cells(10, 10, 5, few) < free_cells(10, 10, 4, few));
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
