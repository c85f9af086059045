//! The search for two players where discs are never popped: Monte Carlo tree search whose leaves are graded twice, by
//! the evaluation and by playing on to the end.
//!
//! Neither of the two is good alone. The evaluation sees nothing of what is far away, and a random game hardly anything
//! of what is close; the mean of both beats either, most of all on large boards (`docs/experiments.md` has the matches).
//! Moves are chosen by PUCT: the mean so far, and a bonus for what the evaluation likes and few descents have looked at
//! (Rosin, "Multi-armed bandits with episode context", 2011). Wins, losses and draws that are certain are handed up
//! (Winands, Björnsson and Saito, "Monte-Carlo tree search solver", 2008). Of positions that are visited again and
//! again near enough to the end, the exact solver says who wins.
mod kept;
mod leaf;
mod proof;
mod question;
mod tree;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

pub(crate) use self::kept::KeptWork;
use self::leaf::{LeafContext, LeafEvaluator};
use self::proof::Proof;
use self::question::Questions;
use self::tree::{Descent, SearchTree};
use super::answer::settled;
use super::deepening::lost_in_two;
use super::evaluation::Weights;
use super::line_board::{LineBoard, LineGeometry};
use super::score::points;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::Budget;
use crate::parallel::on_threads;
use crate::search::Solver;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Choice, Limits, Move, Position, Report, Rules, Value};

/// Limits below which the search in depth is taken: the means of few descents say little.
const FEWEST_NODES: u64 = 50_000;
const LEAST_TIME: Duration = Duration::from_millis(50);

/// Whether this search is the one for such a game within such limits.
pub(super) fn suits(rules: Rules, limits: &Limits) -> bool {
    let is_limited = limits.nodes.is_some() || limits.time.is_some();
    let is_enough = limits.nodes.is_none_or(|nodes| nodes >= FEWEST_NODES)
        && limits.time.is_none_or(|time| time >= LEAST_TIME);
    rules.players() == 2 && !rules.is_pop_out() && limits.depth.is_none() && is_limited && is_enough
}

/// The best move for two players without pops, as far as the limits allow; the board is that of the position.
pub(super) fn choose<B: Bitboard>(
    kept: &mut KeptWork,
    position: &Position,
    board: &Board<B>,
    weights: &Weights,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let budget = Budget::new(limits);
    let geometry = ThreatGeometry::new(*board.grid());
    let root = SearchPosition::of_board(&geometry, board);
    if let Some(mv) = root.winning_move(&geometry) {
        return settled(mv, Value::Win { distance: 1 }, limits);
    }
    if root.safe_drops(&root.threat_info(&geometry)).is_empty() {
        return lost_in_two(&geometry, &root, board, limits);
    }
    let known = kept.take_tree(position, &budget);
    let context = LeafContext::new(geometry, weights, seed);
    let root = LineBoard::new(&context.lines, &root);
    let moves = context.moves(&root);
    let questions = kept.solver.as_ref().map_or_else(Questions::none, |_| Questions::new(position));
    let tree = Mutex::new(SearchTree::new(budget, position.rules().cols(), questions, &moves, known));
    let shared = SharedSearch { tree, solver: Mutex::new(kept.solver.as_mut()), position, limits };
    let threads = AtomicU64::new(0);
    on_threads(1 + limits.helpers, thread::Builder::new, || {
        let number = threads.fetch_add(1, Ordering::Relaxed);
        let mut evaluator = LeafEvaluator::new(&context, seed.wrapping_add(number));
        shared.search(&root, &context.lines, &mut evaluator);
    });
    let tree = shared.tree.into_inner().unwrap_or_else(PoisonError::into_inner);
    let report = report(&tree);
    limits.tell(&report);
    kept.put_tree(position.clone(), tree.into_nodes());
    Choice { mv: report.principal_variation[0], report }
}

/// What the threads of one search share.
struct SharedSearch<'a, 'b> {
    tree: Mutex<SearchTree<'b>>,
    /// Has one question at a time.
    solver: Mutex<Option<&'a mut Solver>>,
    position: &'a Position,
    limits: &'a Limits,
}

impl SharedSearch<'_, '_> {
    /// What each thread does until the search is over, with the board of the position. Only one at a time has the tree,
    /// but all grade leaves at once, which takes most of the time (with a lock and virtual losses: Chaslot, Winands and
    /// van den Herik, "Parallel Monte-Carlo tree search", 2008).
    fn search<B: Bitboard>(&self, root: &LineBoard, lines: &LineGeometry, evaluator: &mut LeafEvaluator<B>) {
        let mut descent = Descent::default();
        loop {
            let Some(mut leaf) = lock(&self.tree).begin(&mut descent) else { return };
            if let Some(budget) = leaf.question.take() {
                let (proof, nodes) = self.ask(&descent, budget);
                leaf.proof = proof;
                lock(&self.tree).end_question(nodes);
            }
            let mut board = *root;
            for column in &descent.columns {
                board.drop(lines, column.index());
            }
            let grade = evaluator.grade(&leaf, &board);
            let mut tree = lock(&self.tree);
            tree.end(&descent, &grade, evaluator.replies());
            if tree.is_report_due() {
                // While nobody else has the tree: reports come one by one, in order.
                self.limits.tell(&report(&tree));
            }
        }
    }

    /// What the exact solver says of the position that a descent leads to, within this budget, and the nodes that it
    /// took.
    fn ask(&self, descent: &Descent, mut budget: Budget) -> (Option<Proof>, u64) {
        let moves: Vec<Move> = descent.columns.iter().map(|&column| Move::Drop(column)).collect();
        let mut solver = lock(&self.solver);
        let (Some(solver), Ok(position)) = (&mut *solver, self.position.clone().after(&moves)) else {
            return (None, 0);
        };
        let free_cells = position.rules().cells() - position.discs();
        let verdict = solver.verdict(&position, &mut budget);
        (verdict.map(|verdict| Proof::of_verdict(verdict, free_cells)), budget.nodes())
    }
}

/// What is shared, for this thread alone. If another one has panicked, the whole search does so in the end.
fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What has been found out so far.
fn report(tree: &SearchTree) -> Report {
    let line = tree.line();
    let proof = tree.proof();
    let value = match proof {
        Some(Proof::Win(distance)) => Value::Win { distance: distance.into() },
        Some(Proof::Loss(distance)) => Value::Loss { distance: distance.into() },
        Some(Proof::Draw) => Value::Draw,
        None => Value::Score(points(tree.mean())),
    };
    Report {
        value: Some(value),
        proved: proof.is_some(),
        depth: line.len() as u32,
        nodes: tree.nodes(),
        principal_variation: line,
        ..Report::default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::evaluation::POINTS;
    use super::*;
    use crate::search::{SolveRequest, Solver, SolverOptions, Verdict, play};
    use crate::wander::wander;
    use crate::{Cell, Column, Move, Observer, Seat, Variant, parse_game};
    use proptest::prelude::*;
    use std::sync::Arc;

    fn limits(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    fn choose(position: &Position, nodes: u64) -> Choice {
        choose_with_helpers(position, nodes, 0)
    }

    fn choose_with_helpers(position: &Position, nodes: u64, helpers: usize) -> Choice {
        let limits = Limits { helpers, ..limits(nodes) };
        assert!(suits(*position.rules(), &limits));
        play::choose(position, 0, &limits)
    }

    #[test]
    fn pops_more_players_and_narrow_limits_are_left_to_others() {
        let rules = |variant, players| Rules::new(8, 8, 4, variant, players).unwrap();
        let standard = rules(Variant::Standard, 2);
        assert!(suits(standard, &limits(FEWEST_NODES)));
        assert!(!suits(standard, &limits(FEWEST_NODES - 1)));
        assert!(!suits(standard, &Limits::default()));
        assert!(!suits(standard, &Limits { depth: Some(4), ..limits(FEWEST_NODES) }));
        assert!(!suits(rules(Variant::PopOut, 2), &limits(FEWEST_NODES)));
        assert!(!suits(rules(Variant::Standard, 3), &limits(FEWEST_NODES)));
    }

    #[test]
    fn the_same_seed_and_the_same_nodes_give_the_same_answer() {
        let rules = Rules::new(9, 9, 5, Variant::Standard, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game("5 5 4 6", &rules).unwrap()).unwrap();
        let [first, second] = [(); 2].map(|()| choose(&position, 60_000));
        assert_eq!((first.mv, first.report), (second.mv, second.report));
    }

    #[test]
    fn a_reply_that_is_forced_takes_no_time() {
        let rules = Rules::new(9, 9, 4, Variant::Standard, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game("1 9 2 9 3", &rules).unwrap()).unwrap();
        let choice = choose(&position, 1_000_000);
        assert_eq!(choice.mv.to_string(), "4");
        assert!(choice.report.nodes < 50_000, "{:?}", choice.report);
    }

    #[test]
    fn several_threads_report_one_by_one() {
        let reports = Arc::new(Mutex::new(Vec::new()));
        let told = Arc::clone(&reports);
        let observer = Observer::new(move |report: &Report| told.lock().unwrap().push(report.clone()));
        let position = Position::new(Rules::new(9, 9, 5, Variant::Standard, 2).unwrap());
        let limits = Limits { helpers: 3, observer: Some(observer), ..limits(100_000) };
        let choice = play::choose(&position, 0, &limits);
        let reports = reports.lock().unwrap();
        assert!(reports.len() > 4 && reports.is_sorted_by_key(|report| report.nodes), "{reports:?}");
        assert_eq!(reports.last(), Some(&choice.report));
    }

    #[test]
    fn means_are_points_of_the_evaluation() {
        assert_eq!(points(0.0), 0);
        assert_eq!(points(0.462_117_2), POINTS, "odds of e to 1");
        assert!(points(-1.0) < -POINTS * 7);
    }

    /// A game of the search against itself with this seed: its moves, and the positions that were looked at for each.
    fn game(rules: Rules, plies: usize) -> Vec<(Move, u64)> {
        let mut position = Position::new(rules);
        let mut kept = [(); 2].map(|()| KeptWork::default());
        (0..plies)
            .map(|ply| {
                let choice = play::choose_in_game(&mut kept[ply % 2], &position, 3, &limits(50_000));
                position.play(choice.mv).unwrap();
                (choice.mv, choice.report.nodes)
            })
            .collect()
    }

    #[test]
    fn a_game_that_is_played_again_is_the_same_within_the_limit() {
        let rules = Rules::new(9, 9, 5, Variant::Standard, 2).unwrap();
        let first = game(rules, 8);
        assert_eq!(first, game(rules, 8));
        assert!(first.iter().all(|&(_, nodes)| nodes <= 50_000), "{first:?}");
    }

    #[test]
    fn what_was_proved_for_one_move_is_known_for_the_next_and_never_for_the_same_again() {
        let rules = Rules::new(5, 6, 4, Variant::Standard, 2).unwrap();
        let mut games = (0..100_u8).map(|game| {
            let choices: Vec<u8> =
                (0..9_u8).map(|ply| game.wrapping_mul(31) ^ ply.wrapping_mul(57)).collect();
            wander(rules, &choices)
        });
        let (mut position, mut kept, first) = games
            .find_map(|position| {
                let mut kept = KeptWork::default();
                let first = play::choose_in_game(&mut kept, &position, 0, &limits(400_000));
                let is_won = matches!(first.report.value, Some(Value::Win { distance: 7.. }));
                (is_won && first.report.principal_variation.len() > 2).then_some((position, kept, first))
            })
            .unwrap();
        assert!(first.report.proved && first.report.nodes > 100, "{:?}", first.report);
        assert_eq!(play::choose_in_game(&mut kept, &position, 0, &limits(400_000)), first);
        for &mv in &first.report.principal_variation[..2] {
            position.play(mv).unwrap();
        }
        let second = play::choose_in_game(&mut kept, &position, 0, &limits(400_000));
        assert!(second.report.proved && second.report.nodes <= 1, "{:?}", second.report);
    }

    #[test]
    fn the_same_moves_on_another_board_are_another_game() {
        let rules = Rules::new(8, 8, 4, Variant::Standard, 2).unwrap();
        let begun = |column: usize| {
            let foot = Cell::new(0, Column::new(column).unwrap());
            Position::set_up(rules, Seat::FIRST, |cell| (cell == foot).then_some(Seat::FIRST)).unwrap()
        };
        let moves = parse_game("4 5", &rules).unwrap();
        let mut kept = KeptWork::default();
        play::choose_in_game(&mut kept, &begun(0), 0, &limits(50_000));
        let other = begun(7).after(&moves).unwrap();
        let choice = play::choose_in_game(&mut kept, &other, 0, &limits(50_000));
        assert_eq!(choice, play::choose(&other, 0, &limits(50_000)));
    }

    /// What is proved must be what the exact solver finds, and come of the move. No end comes later than is said.
    fn check(position: &Position, choice: &Choice) -> Result<(), TestCaseError> {
        prop_assert!(position.legal_moves().contains(&choice.mv));
        if choice.report.proved {
            let mut solver = Solver::new(SolverOptions::default());
            let mut solve =
                |position| solver.solve(position, SolveRequest::Score, &Limits::default()).unwrap();
            let (found, latest) = match choice.report.value {
                Some(Value::Win { distance }) => (Verdict::Win, distance),
                Some(Value::Loss { distance }) => (Verdict::Loss, distance),
                _ => (Verdict::Draw, u32::MAX),
            };
            let known = solve(position);
            prop_assert_eq!(Some(found), known.verdict);
            let distance = known.distance.unwrap();
            prop_assert!(latest >= distance && (found == Verdict::Draw || (latest - distance) % 2 == 0));
            let after = position.clone().after(&[choice.mv]).unwrap();
            prop_assert_eq!(solve(&after).score.map(i32::signum), known.score.map(|score| -score.signum()));
        }
        Ok(())
    }

    proptest! {
        #![proptest_config(crate::property::cases(40))]

        #[test]
        fn what_is_proved_is_what_the_exact_solver_finds(
            (rows, cols) in (4..=6_u8, 4..=6_u8),
            choices in proptest::collection::vec(any::<u8>(), 10..30),
            helpers in 0..=3_usize,
        ) {
            let rules = Rules::new(rows, cols, 4, Variant::Standard, 2).unwrap();
            let position = wander(rules, &choices);
            prop_assume!(position.outcome() == crate::Outcome::Ongoing);
            let choice = choose_with_helpers(&position, 60_000, helpers);
            check(&position, &choice)?;
            prop_assert!(choice.report.nodes <= 60_000);
        }

        #[test]
        fn what_was_found_out_before_is_as_true_later_in_the_game(
            (rows, cols) in (4..=6_u8, 4..=6_u8),
            choices in proptest::collection::vec(any::<u8>(), 8..26),
            replies in proptest::collection::vec(any::<u8>(), 3),
        ) {
            let mut position = wander(Rules::new(rows, cols, 4, Variant::Standard, 2).unwrap(), &choices);
            let mut kept = KeptWork::with_solver(SolverOptions::default());
            for reply in replies {
                prop_assume!(!position.is_over());
                let choice = play::choose_in_game(&mut kept, &position, 0, &limits(50_000));
                check(&position, &choice)?;
                position.play(choice.mv).unwrap();
                prop_assume!(!position.is_over());
                let legal = position.legal_moves();
                position.play(legal[usize::from(reply) % legal.len()]).unwrap();
            }
        }
    }
}
