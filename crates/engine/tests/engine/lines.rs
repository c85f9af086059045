//! Misère and the cylinder: counts, values and players against the plain reference.
use std::collections::HashMap;

use connect_n_engine::analysis::{Analyser, Assessment};
use connect_n_engine::book::{BookBuilder, BookSource};
use connect_n_engine::certificate::{Certificate, ProveOptions};
use connect_n_engine::puzzle::PuzzleMaker;
use connect_n_engine::search::{
    PlainSolver, PopOutSolver, Solution, SolveRequest, Solver, SolverOptions, Verdict,
};
use connect_n_engine::{
    Column, Limits, Move, Outcome, Picture, PlayerSpec, Position, Reason, Rules, Seat, StopFlag, Value,
    Variant, hint, parse_game, perft,
};
use proptest::prelude::*;

use crate::reference::Reference;
use crate::strategies::with_lines;

fn drops(rows: u8, cols: u8, connect: u8) -> Rules {
    Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap()
}

fn unusual(rules: Rules) -> [Rules; 3] {
    let misere = rules.with_misere().unwrap();
    [misere, rules.with_cylinder(), misere.with_cylinder()]
}

fn after(rules: Rules, moves: &str) -> Position {
    Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
}

fn drawn(rules: Rules, line: &str) -> Position {
    let (picture, to_move) = Picture::parse_line(line, 2).unwrap();
    picture.position(rules, to_move.unwrap()).unwrap()
}

fn solve(position: &Position, request: SolveRequest) -> Solution {
    let solver = PlainSolver::new(SolverOptions::default());
    solver.solve(position, request, &Limits::default()).unwrap()
}

#[test]
fn whoever_makes_a_line_loses_in_misere() {
    let rules = drops(6, 7, 4).with_misere().unwrap();
    let game = after(rules, "1 2 1 2 1 2 1");
    assert_eq!(game.outcome(), Outcome::Win(game.to_move()));
    assert_eq!(game.winning_lines().concat().len(), 4, "the lines that decided it are shown");
    assert_eq!(game.lines_of(game.to_move()), Vec::<Vec<_>>::new());
    assert!(!after(rules, "1 2 1 2 1 2").wins_at_once(Move::Drop(Column::new(0).unwrap())));
    // A pop makes lines for both: the mover's counts, as in the usual game.
    let popped = Rules::new(3, 3, 3, Variant::PopOut, 2).unwrap();
    for (rules, winner) in [(popped, Seat::FIRST), (popped.with_misere().unwrap(), Seat::ALL[1])] {
        let mut position = drawn(rules, "1../211/122 1");
        position.play(Move::Pop(Column::new(0).unwrap())).unwrap();
        assert_eq!(position.outcome(), Outcome::Win(winner), "{rules}");
    }
}

#[test]
fn lines_run_round_a_cylinder_and_use_no_cell_twice() {
    let flat = drops(6, 7, 4);
    assert_eq!(after(flat, "6 6 7 7 1 1 2").outcome(), Outcome::Ongoing);
    let round = after(flat.with_cylinder(), "6 6 7 7 1 1 2");
    assert_eq!(round.outcome().winner(), Some(Seat::FIRST));
    let columns: Vec<usize> = round.winning_lines()[0].iter().map(|cell| cell.column.index()).collect();
    assert_eq!(columns, [0, 1, 5, 6]);
    // A row of three is no line of four, however often one goes round it.
    let narrow = drops(4, 3, 4).with_cylinder();
    assert_eq!(drawn(narrow, ".../.../.../111 2").outcome(), Outcome::Ongoing);
    // A diagonal that winds round it is one.
    let winding = "1../2.1/212/122 2";
    assert_eq!(drawn(narrow, winding).outcome(), Outcome::Win(Seat::FIRST));
    assert_eq!(drawn(drops(4, 3, 4), winding).outcome(), Outcome::Ongoing);
}

/// Sequences counted with the reference.
fn count(reference: &Reference, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = |mv| {
        let mut next = reference.clone();
        next.play(mv);
        next
    };
    reference.legal_moves().into_iter().map(|mv| count(&next(mv), depth - 1)).sum()
}

#[test]
fn counts_of_both_implementations_agree() {
    for (rows, cols, connect, pop_out) in [
        (3, 3, 3, false),
        (4, 4, 3, false),
        (4, 3, 4, false),
        (5, 2, 3, false),
        (3, 5, 3, false),
        (6, 7, 4, false),
        (3, 3, 2, true),
        (3, 4, 3, true),
        (4, 2, 3, true),
    ] {
        let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
        let usual = Rules::new(rows, cols, connect, variant, 2).unwrap();
        for rules in unusual(usual) {
            // Before a position can have occurred three times.
            for depth in 1..=7_u32 {
                if u64::from(cols).pow(depth) > 120_000 {
                    break;
                }
                let sequences = perft(&Position::new(rules), depth);
                assert_eq!(sequences, count(&Reference::new(rules), depth), "{rules}, depth {depth}");
            }
        }
    }
}

/// The value for the side to move by plain minimax over the reference: 0 a draw, positive a win, higher if sooner.
fn naive(reference: &Reference, known: &mut HashMap<Vec<u8>, i32>) -> i32 {
    const WIN: i32 = 1000;
    match reference.outcome() {
        Outcome::Draw(_) => return 0,
        Outcome::Win(winner) => return if winner == reference.to_move() { WIN } else { -WIN },
        Outcome::Ongoing => {}
    }
    let key = reference.key();
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let values = reference.legal_moves().into_iter().map(|mv| {
        let mut next = reference.clone();
        next.play(mv);
        let value = -naive(&next, known);
        value - value.signum()
    });
    let value = values.max().unwrap();
    known.insert(key, value);
    value
}

fn in_words(value: i32) -> Value {
    match value {
        0 => Value::Draw,
        1.. => Value::Win { distance: (1000 - value) as u32 },
        _ => Value::Loss { distance: (1000 + value) as u32 },
    }
}

fn small_rules() -> impl Strategy<Value = Rules> {
    let size = prop_oneof![(1..=4_u8, 1..=4_u8), (1..=3_u8, 4..=5_u8), (4..=6_u8, 1..=2_u8)];
    let drops = (size, 1..=4_u8).prop_map(|((rows, cols), connect)| drops(rows, cols, connect));
    (drops, any::<bool>(), any::<bool>()).prop_map(with_lines)
}

/// A random game that goes on, and the same on the reference.
fn small_game() -> impl Strategy<Value = (Position, Reference)> {
    (small_rules(), prop::collection::vec(any::<u8>(), 0..12)).prop_map(|(rules, choices)| {
        let (mut position, mut reference) = (Position::new(rules), Reference::new(rules));
        for choice in choices {
            let moves = position.legal_moves();
            let mv = moves[usize::from(choice) % moves.len()];
            let mut next = position.clone();
            next.play(mv).unwrap();
            if !next.is_over() {
                position = next;
                reference.play(mv);
            }
        }
        (position, reference)
    })
}

proptest! {
    #![proptest_config(crate::property::cases(3000))]

    #[test]
    fn the_plain_solver_finds_the_values_that_the_reference_has((position, reference) in small_game()) {
        let mut known = HashMap::new();
        let value = in_words(naive(&reference, &mut known));
        let mut columns = Vec::new();
        for mv in position.legal_moves() {
            let mut next = reference.clone();
            next.play(mv);
            let value = -naive(&next, &mut known);
            columns.push((mv, in_words(value - value.signum())));
        }
        let solution = solve(&position, SolveRequest::Columns);
        prop_assert_eq!(solution.value(), Some(value), "{}", position.rules());
        prop_assert_eq!(&solution.columns, &columns, "{}", position.rules());
        let best: Vec<Move> = columns.iter().filter(|(_, of_move)| *of_move == value).map(|(mv, _)| *mv).collect();
        for request in [SolveRequest::Best, SolveRequest::Columns] {
            let solution = solve(&position, request);
            prop_assert!(solution.is_complete);
            prop_assert_eq!(&solution.best, &best, "{:?}, {}", request, position.rules());
        }
        prop_assert_eq!(solve(&position, SolveRequest::Move).best, &best[..1]);
        prop_assert_eq!(solve(&position, SolveRequest::Outcome).verdict, solution.verdict);
        let mirrored = solve(&position.mirrored(), SolveRequest::Score);
        prop_assert_eq!(mirrored.value(), Some(value));
    }
}

proptest! {
    #![proptest_config(crate::property::cases(300))]

    #[test]
    fn whatever_players_prove_is_so((position, reference) in small_game()) {
        let value = in_words(naive(&reference, &mut HashMap::new()));
        let sign = |value: Value| match value {
            Value::Win { .. } => 1,
            Value::Loss { .. } => -1,
            _ => 0,
        };
        for player in
            ["exhaustive", "hashing", "minimax:20", "search:2000n", "level:easy", "level:expert", "perfect"]
        {
            let spec: PlayerSpec = player.parse().unwrap();
            spec.check(position.rules()).unwrap();
            let limits = Limits { nodes: Some(60_000), ..Limits::default() };
            let choice = spec.build(1).choose(&position, &limits);
            prop_assert!(position.check(choice.mv).is_ok());
            if !choice.report.proved {
                continue;
            }
            prop_assert_eq!(choice.report.value.map(sign), Some(sign(value)), "{}, {}", player, position.rules());
            let mut next = reference.clone();
            next.play(choice.mv);
            let kept = -naive(&next, &mut HashMap::new());
            prop_assert_eq!(kept.signum(), sign(value), "{} gives the value away, {}", player, position.rules());
        }
        // One move is enough to see that a line loses: medium makes none if it can help it.
        let medium = "medium".parse::<PlayerSpec>().unwrap().build(1).choose(&position, &Limits::default());
        let loses_at_once = |mv: Move| {
            let mut next = position.clone();
            next.play(mv).unwrap();
            next.outcome().winner().is_some_and(|winner| winner != position.to_move())
        };
        let can_be_helped = !position.legal_moves().into_iter().all(loses_at_once);
        prop_assert!(!(loses_at_once(medium.mv) && can_be_helped));
    }

    #[test]
    fn an_analysis_proves_what_is_so((position, reference) in small_game()) {
        let value = in_words(naive(&reference, &mut HashMap::new()));
        let mut analyser = Analyser::new(SolverOptions::default(), BookSource::BuiltIn);
        let limits = Limits { nodes: Some(50_000), ..Limits::default() };
        let found = analyser.analyse(&position, &limits, |_| {}).value;
        let agrees = match (found, value) {
            (Assessment::Win(plies), Value::Win { distance }) => plies.is_none_or(|plies| plies == distance),
            (Assessment::Loss(plies), Value::Loss { distance }) => plies.is_none_or(|plies| plies == distance),
            (Assessment::Draw, Value::Draw) | (Assessment::Estimate(_) | Assessment::Unknown, _) => true,
            _ => false,
        };
        prop_assert!(agrees, "{found:?}, but {value}: {}", position.rules());
    }

    #[test]
    fn hints_of_misere_praise_no_line((position, reference) in small_game()) {
        prop_assume!(position.rules().is_misere());
        let limits = Limits { nodes: Some(60_000), ..Limits::default() };
        let given = hint(&position, 1, &limits).unwrap();
        let value = in_words(naive(&reference, &mut HashMap::new()));
        let is_true = match (&given.reason, value) {
            (Reason::WinsIn { moves }, Value::Win { distance }) => *moves == distance.div_ceil(2),
            // The loser makes the last move, a line of its own.
            (Reason::LastsLongest { moves }, Value::Loss { distance }) => *moves == distance / 2,
            (Reason::HoldsDraw | Reason::DrawsNow(_), Value::Draw) | (Reason::Strongest { .. }, _) => true,
            _ => false,
        };
        prop_assert!(is_true, "{:?}, but {}: {}", given.reason, value, position.rules());
    }

    #[test]
    fn by_the_usual_rules_both_solvers_agree(
        (rows, cols, connect) in (2..=5_u8, 2..=6_u8, 2..=5_u8),
        choices in prop::collection::vec(any::<u8>(), 8..30),
    ) {
        let position = crate::wander::wander(drops(rows, cols, connect), &choices);
        prop_assume!(!position.is_over() && position.discs() + 20 >= position.rules().cells());
        let known = Solver::new(SolverOptions::default())
            .solve(&position, SolveRequest::Best, &Limits::default())
            .unwrap();
        let plain = solve(&position, SolveRequest::Best);
        prop_assert_eq!((plain.value(), &plain.best), (known.value(), &known.best));
    }
}

#[test]
fn what_knows_only_the_usual_lines_refuses_others_in_one_line() {
    for rules in unusual(drops(4, 4, 3)) {
        let position = Position::new(rules);
        let limits = Limits::default();
        let said = "is not supported here, only the usual rules about lines";
        let refused = Solver::new(SolverOptions::default()).solve(&position, SolveRequest::Score, &limits);
        assert!(refused.unwrap_err().to_string().ends_with(said));
        let puzzles = PuzzleMaker::new(rules, 1, 1, StopFlag::default());
        assert!(puzzles.err().unwrap().to_string().ends_with(said));
        assert!(BookBuilder::new(rules, SolverOptions::default()).is_err());
        let certificate = Certificate::prove(&position, &ProveOptions::default(), &limits);
        assert!(certificate.err().unwrap().to_string().starts_with("certificates don't cover"));
        assert!(BookSource::BuiltIn.book_for(&position).is_none());
        for player in ["hard", "heuristic", "counting", "lookahead:2", "minimax:2:grade"] {
            let error = player.parse::<PlayerSpec>().unwrap().check(&rules).unwrap_err().to_string();
            assert!(error.starts_with(&format!("{player} doesn't know ")), "{error}");
        }
    }
    let popped = Rules::new(4, 4, 3, Variant::PopOut, 2).unwrap().with_misere().unwrap();
    let position = Position::new(popped);
    let plain = PlainSolver::new(SolverOptions::default());
    let refused = plain.solve(&position, SolveRequest::Score, &Limits::default()).unwrap_err();
    assert_eq!(refused.to_string(), "PopOut is solved by its usual rules only, not misère");
    let mut popped = PopOutSolver::new(SolverOptions::default());
    assert!(popped.solve(&position, SolveRequest::Score, &Limits::default()).is_err());
    let three = Rules::new(4, 4, 3, Variant::Standard, 3).unwrap().with_cylinder();
    assert!(plain.solve(&Position::new(three), SolveRequest::Score, &Limits::default()).is_err());
}

#[test]
fn limits_of_nodes_are_kept_and_what_is_known_is_said() {
    let position = Position::new(drops(6, 7, 4).with_cylinder());
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    let plain = PlainSolver::new(SolverOptions::default());
    let solution = plain.solve(&position, SolveRequest::Columns, &limits).unwrap();
    assert_eq!((solution.verdict, solution.nodes, solution.is_complete), (None, 5_000, false));
}

#[test]
fn a_board_on_which_no_line_fits_is_drawn_at_once() {
    let plain = PlainSolver::new(SolverOptions::default());
    let wide = Rules::new(6, 7, 8, Variant::Standard, 2).unwrap();
    for rules in
        [wide.with_misere().unwrap(), wide.with_cylinder(), wide.with_cylinder().with_misere().unwrap()]
    {
        let limits = Limits { nodes: Some(100), ..Limits::default() };
        let solution = plain.solve(&Position::new(rules), SolveRequest::Columns, &limits).unwrap();
        assert_eq!((solution.verdict, solution.is_complete), (Some(Verdict::Draw), true));
        assert_eq!((solution.best.len(), solution.columns.len()), (7, 7));
    }
}
