//! The players that look at the whole game: against each other, against values that other programs found, and against
//! a naive search for any number of players.
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use connect_n_engine::search::{PopOutSolver, SolveRequest, SolverOptions, Verdict};
use connect_n_engine::{
    Cell, Choice, Limits, Outcome, PlayerSpec, Position, Rules, Seat, Value, Variant, parse_game,
};
use proptest::prelude::*;

use crate::data::{self, rows};

const BOTH: [&str; 2] = ["exhaustive", "hashing"];

const VARIANTS: [Variant; 2] = [Variant::Standard, Variant::PopOut];

fn choose(player: &str, position: &Position, limits: &Limits) -> Choice {
    player.parse::<PlayerSpec>().unwrap().build(0).choose(position, limits)
}

fn examine(player: &str, position: &Position) -> Choice {
    choose(player, position, &Limits::default())
}

fn rules(rows: u8, cols: u8, connect: u8, variant: Variant) -> Rules {
    Rules::new(rows, cols, connect, variant, 2).unwrap()
}

/// The outcome as the tables write it, and the distance that they give: 0 for a draw.
fn outcome(choice: &Choice) -> (&'static str, u32) {
    assert!(choice.report.proved, "{choice:?}");
    match choice.report.value {
        Some(Value::Win { distance }) => ("win", distance),
        Some(Value::Loss { distance }) => ("loss", distance),
        Some(Value::Draw) => ("draw", 0),
        _ => panic!("{choice:?}"),
    }
}

type Discs = (Seat, Vec<Option<Seat>>);

fn discs(position: &Position) -> Discs {
    let rules = *position.rules();
    let cells = rules.columns().flat_map(|column| (0..rules.rows()).map(move |row| Cell::new(row, column)));
    (position.to_move(), cells.map(|cell| position.disc_at(cell)).collect())
}

/// Every position that can come up on which the game goes on, each by a shortest game.
fn reachable(root: Position) -> Vec<Position> {
    let mut seen = BTreeSet::from([discs(&root)]);
    let mut waiting = VecDeque::from([root]);
    let mut all = Vec::new();
    while let Some(position) = waiting.pop_front() {
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play(mv).unwrap();
            if !next.is_over() && seen.insert(discs(&next)) {
                waiting.push_back(next);
            }
        }
        all.push(position);
    }
    all
}

#[test]
fn both_agree_on_every_position_of_small_boards() {
    for (rows, cols, connect, variant, players) in [
        (3, 3, 3, Variant::Standard, 2),
        (3, 3, 3, Variant::PopOut, 2),
        (2, 4, 3, Variant::PopOut, 2),
        (3, 3, 3, Variant::Standard, 3),
        (2, 3, 3, Variant::PopOut, 3),
        (2, 4, 2, Variant::Standard, 4),
    ] {
        let rules = Rules::new(rows, cols, connect, variant, players).unwrap();
        let positions = reachable(Position::new(rules));
        for position in &positions {
            let [plain, hashed] = BOTH.map(|player| examine(player, position));
            assert_eq!(
                (plain.mv, plain.report.value),
                (hashed.mv, hashed.report.value),
                "{:?}",
                position.moves()
            );
            assert!(hashed.report.nodes <= plain.report.nodes);
        }
        println!("{rules:?}: {} positions", positions.len());
    }
}

/// States that each expands for the first move on a board.
fn states(rules: Rules) -> [u64; 2] {
    let position = Position::new(rules);
    let [plain, hashed] = BOTH.map(|player| examine(player, &position));
    assert_eq!((plain.mv, plain.report.value), (hashed.mv, hashed.report.value), "{rules:?}");
    let verdict = plain.report.verdict();
    let [plain, hashed] = [plain, hashed].map(|choice| choice.report.nodes);
    let (rows, cols, connect, variant) = (rules.rows(), rules.cols(), rules.connect(), rules.variant());
    println!("{rows}x{cols}, {connect} in line, {variant}: {plain:>12} and {hashed:>8} states, {verdict}");
    [plain, hashed]
}

#[test]
fn hashing_expands_far_fewer_states() {
    println!("states expanded by exhaustive and hashing for the first move:");
    let [plain, hashed] = states(rules(3, 3, 3, Variant::Standard));
    assert_eq!(plain, tree_size(&mut Position::new(rules(3, 3, 3, Variant::Standard))));
    assert!(hashed * 4 < plain, "{hashed} of {plain}");
    let [plain, hashed] = states(rules(4, 3, 3, Variant::Standard));
    assert!(hashed * 10 < plain, "{hashed} of {plain}");
    let [plain, hashed] = states(rules(3, 4, 3, Variant::Standard));
    assert!(hashed * 10 < plain, "{hashed} of {plain}");
    let [plain, hashed] = states(rules(4, 4, 3, Variant::PopOut));
    assert!(hashed * 10 < plain * 6, "{hashed} of {plain}");
}

/// `cargo test --package connect-n-engine --profile engine --test engine -- --ignored --nocapture whole_trees`
#[test]
#[ignore = "takes a minute"]
fn whole_trees_of_4x4_agree_too() {
    for connect in [3, 4] {
        let [plain, hashed] = states(rules(4, 4, connect, Variant::Standard));
        assert!(hashed * 100 < plain, "{hashed} of {plain}");
    }
}

/// Positions on which the game goes on, as often as a game leads to them.
fn tree_size(position: &mut Position) -> u64 {
    let mut size = 1;
    for mv in position.legal_moves() {
        position.play(mv).unwrap();
        if !position.is_over() {
            size += tree_size(position);
        }
        position.undo();
    }
    size
}

#[test]
fn both_hold_the_draw_on_3x3() {
    for first in 0..2 {
        let mut position = Position::new(rules(3, 3, 3, Variant::Standard));
        while !position.is_over() {
            let choice = examine(BOTH[(position.plies() + first) % 2], &position);
            assert_eq!(choice.report.value, Some(Value::Draw), "{:?}", position.moves());
            position.play(choice.mv).unwrap();
        }
        assert!(matches!(position.outcome(), Outcome::Draw(_)), "{:?}", position.moves());
    }
}

#[test]
fn boards_have_the_outcomes_that_other_programs_found() {
    let tables = [
        (Variant::Standard, include_str!("../data/solve_standard.txt")),
        (Variant::PopOut, include_str!("../data/solve_popout.txt")),
    ];
    for (variant, table) in tables {
        let mut boards = 0;
        for words in rows(table) {
            let rules = data::rules(&words, variant);
            let Ok(positions) = words[6].parse::<u64>() else { continue };
            let is_small = rules.rows() <= 4 && rules.cols() <= 4;
            if !is_small && positions > 20_000 {
                continue;
            }
            let position = Position::new(rules);
            let expected = (words[3], words[4].parse().unwrap());
            let hashed = examine("hashing", &position);
            let expected = if expected.0 == "draw" { ("draw", 0) } else { expected };
            assert_eq!(outcome(&hashed), expected, "hashing: {words:?}");
            // Each position or its mirror image.
            assert!((positions.div_ceil(2)..=positions).contains(&hashed.report.nodes), "{words:?}");
            let is_affordable = variant == Variant::PopOut || rules.cells() <= 12 || positions < 1000;
            if is_affordable {
                let plain = examine("exhaustive", &position);
                assert_eq!(outcome(&plain), expected, "exhaustive: {words:?}");
                if variant == Variant::PopOut {
                    assert_eq!(plain.report.nodes, positions, "{words:?}");
                }
            }
            boards += 1;
        }
        assert!(boards >= 50, "only {boards} boards");
    }
}

#[test]
fn small_boards_of_the_other_tables_agree() {
    let mut boards = 0;
    for table in [include_str!("../data/connect_n_sizes.txt"), include_str!("../data/outcomes_by_size.txt")] {
        let has_connect = table.contains("# w h N");
        for words in rows(table) {
            let [cols, rows]: [u8; 2] = [0, 1].map(|index| words[index].parse().unwrap());
            if rows > 4 || cols > 4 {
                continue;
            }
            let (connect, symbol) =
                if has_connect { (words[2].parse().unwrap(), words[3]) } else { (4, words[2]) };
            let expected = match symbol {
                "+" => "win",
                "-" => "loss",
                _ => "draw",
            };
            let position = Position::new(rules(rows, cols, connect, Variant::Standard));
            assert_eq!(outcome(&examine("hashing", &position)).0, expected, "{words:?}");
            boards += 1;
        }
    }
    assert!(boards >= 5, "only {boards} boards");
}

#[test]
fn pop_out_positions_have_the_values_of_the_solver() {
    let mut solver = PopOutSolver::new(SolverOptions { table_mib: 16, threads: 1 });
    for (rows, cols, connect) in [(3, 3, 3), (3, 4, 3), (2, 4, 4)] {
        let positions = reachable(Position::new(rules(rows, cols, connect, Variant::PopOut)));
        for position in positions.iter().step_by(positions.len() / 40) {
            let solution = solver.solve(position, SolveRequest::Score, &Limits::default()).unwrap();
            let verdict = solution.verdict.map(Verdict::name).unwrap();
            let distance = solution.distance.filter(|_| verdict != "draw").unwrap_or(0);
            let found = outcome(&examine("hashing", position));
            assert_eq!(found, (verdict, distance), "{rows}x{cols} after {:?}", position.moves());
        }
    }
}

#[test]
fn a_draw_by_repetition_is_taken_before_a_loss() {
    let rules = rules(5, 3, 2, Variant::PopOut);
    let moves = parse_game("2 3 p2 p3 3 3 p3 1 3 3 1 p1 p1 1 3 p3 p3 p3 p3 3", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    for player in BOTH {
        let choice = examine(player, &position);
        assert_eq!(choice.report.value, Some(Value::Draw), "{player}");
        let mut after = position.clone();
        after.play(choice.mv).unwrap();
        assert!(matches!(after.outcome(), Outcome::Draw(_)), "{player} plays {}", choice.mv);
    }
}

#[test]
fn a_move_that_repeats_is_no_win() {
    // Column 3 alone wins by the position, but leads to what has been on the board twice.
    let rules = rules(3, 3, 3, Variant::PopOut);
    let moves = parse_game("2 1 1 3 2 3 p2 p3 p2 1 2 p3 p2 3 2 p3 p2", &rules).unwrap();
    let position = Position::from_moves(rules, &moves).unwrap();
    let solution = PopOutSolver::new(SolverOptions { table_mib: 1, threads: 1 })
        .solve(&position, SolveRequest::Best, &Limits::default())
        .unwrap();
    assert_eq!((solution.verdict, solution.best), (Some(Verdict::Win), parse_game("3", &rules).unwrap()));
    for player in BOTH {
        assert_eq!(examine(player, &position).report.value, Some(Value::Draw), "{player}");
    }
}

#[test]
fn a_board_too_large_is_left_undecided_within_the_limits() {
    let stopped = Limits::default();
    stopped.stop.stop();
    let limits = [
        (Limits { nodes: Some(1000), ..Limits::default() }, 1000),
        (Limits { time: Some(Duration::from_millis(20)), ..Limits::default() }, u64::MAX),
        (stopped, 0),
    ];
    for variant in VARIANTS {
        for (limits, most) in &limits {
            for player in BOTH {
                let large = Position::new(rules(6, 7, 4, variant));
                let choice = choose(player, &large, limits);
                assert_eq!(large.check(choice.mv), Ok(()));
                assert_eq!(choice.report.value, Some(Value::Undecided), "{player}, {variant}");
                assert!(!choice.report.proved && choice.report.nodes <= *most, "{choice:?}");
                assert!(choice.report.verdict().starts_with("undecided"));
            }
        }
    }
}

#[test]
fn undecided_they_still_win_at_once_and_stop_who_would() {
    let limits = Limits { nodes: Some(100), ..Limits::default() };
    for player in BOTH {
        for (moves, reply, value) in
            [("7 1 7 1 7 2", "7", Value::Win { distance: 1 }), ("1 7 1 7 2 7", "7", Value::Undecided)]
        {
            let rules = Rules::default();
            let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
            let choice = choose(player, &position, &limits);
            assert_eq!(
                (choice.mv.to_string().as_str(), choice.report.value),
                (reply, Some(value)),
                "{player}"
            );
        }
    }
}

/// What every position comes to for the root player, by trying all moves of all positions again and again until nothing
/// changes: in round `k`, what is decided within `k` plies. A win is 1, a loss -1, with the plies that it takes.
fn naive_values(positions: &[Position], root_player: Seat) -> BTreeMap<Discs, (i32, u32)> {
    let mut known = BTreeMap::new();
    for plies in 1.. {
        let mut found = Vec::new();
        for position in positions.iter().filter(|position| !known.contains_key(&discs(position))) {
            let sign = if position.to_move() == root_player { 1 } else { -1 };
            let results: Vec<i32> = position
                .legal_moves()
                .into_iter()
                .map(|mv| {
                    let mut next = position.clone();
                    next.play(mv).unwrap();
                    match next.outcome() {
                        Outcome::Win(winner) => sign * if winner == root_player { 1 } else { -1 },
                        Outcome::Draw(_) => 0,
                        Outcome::Ongoing => {
                            sign * known.get(&discs(&next)).map_or(0, |value: &(i32, u32)| value.0)
                        }
                    }
                })
                .collect();
            let best = *results.iter().max().unwrap();
            if best != 0 {
                found.push((discs(position), (sign * best, plies)));
            }
        }
        if found.is_empty() {
            break;
        }
        known.extend(found);
    }
    known
}

proptest! {
    #![proptest_config(crate::property::cases(300))]

    #[test]
    fn values_are_those_of_a_naive_search_for_any_number_of_players(
        (rows, cols, connect, pop_out, players) in (1..=3_u8, 1..=3_u8, 2..=3_u8, any::<bool>(), 2..=4_u8),
        choices in prop::collection::vec(any::<u8>(), 0..9),
    ) {
        prop_assume!(!pop_out || rows * cols <= 6);
        let rules = Rules::new(rows, cols, connect, VARIANTS[usize::from(pop_out)], players).unwrap();
        let mut position = Position::new(rules);
        for choice in choices {
            let moves = position.legal_moves();
            position.play(moves[usize::from(choice) % moves.len()]).unwrap();
            // What has occurred once can't occur for the third time in a search for positions.
            if position.is_over() || position.occurrences() > 1 {
                position.undo();
            }
        }
        let positions = reachable(position.clone());
        let known = naive_values(&positions, position.to_move());
        let expected = match known.get(&discs(&position)) {
            Some(&(1, distance)) => Value::Win { distance },
            Some(&(_, distance)) => Value::Loss { distance },
            None => Value::Draw,
        };
        for player in BOTH {
            let report = examine(player, &position).report;
            prop_assert_eq!(report.value, Some(expected), "{}", player);
            prop_assert_eq!(report.proved, players == 2 || matches!(expected, Value::Win { .. }));
        }
    }
}
