//! Proofs in `PopOut` against values that two other programs found.
use std::collections::BTreeSet;

use connect_n_engine::search::{
    PopOutSolver, SavedError, Solution, SolveRequest, SolverOptions, Spent, Verdict,
};
use connect_n_engine::{Limits, Move, Position, Rules, Value, Variant, parse_game, parse_move};

fn solver(table_mib: usize) -> PopOutSolver {
    PopOutSolver::new(SolverOptions { table_mib, threads: 1 })
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// The board of a line that begins with rows, columns and N.
fn rules(line: &str) -> Rules {
    let sizes: Vec<u8> = line.split_whitespace().take(3).map(|size| size.parse().unwrap()).collect();
    Rules::new(sizes[0], sizes[1], sizes[2], Variant::PopOut, 2).unwrap()
}

fn position(rules: Rules, moves: &str) -> Position {
    let moves = if moves == "-" { "" } else { moves };
    Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap()
}

fn moves(text: &str, rules: Rules) -> BTreeSet<Move> {
    text.split(' ').map(|mv| parse_move(mv, &rules).unwrap()).collect()
}

fn solve(solver: &mut PopOutSolver, position: &Position, request: SolveRequest) -> Solution {
    solver.solve(position, request, &Limits::default()).unwrap()
}

/// A value as the files write it: `W9`, `L12` or `D`.
fn short(value: Value) -> String {
    match value {
        Value::Win { distance } => format!("W{distance}"),
        Value::Loss { distance } => format!("L{distance}"),
        _ => "D".to_owned(),
    }
}

#[test]
fn every_move_of_small_boards_has_its_value() {
    let mut solver = solver(64);
    let data = lines(include_str!("../data/positions_popout.txt")).filter(|line| line.starts_with("4 4 "));
    let mut checked = 0;
    for line in data {
        let fields: Vec<&str> = line.split('\t').collect();
        let rules = rules(line);
        let solution = solve(&mut solver, &position(rules, fields[1]), SolveRequest::Columns);
        assert_eq!(solution.verdict.map(Verdict::name), Some(&*fields[3].to_lowercase()), "{line}");
        if fields[3] != "DRAW" {
            assert_eq!(solution.distance, fields[4].parse().ok(), "{line}");
        }
        assert_eq!(solution.best.into_iter().collect::<BTreeSet<_>>(), moves(fields[5], rules), "{line}");
        let columns: BTreeSet<String> =
            solution.columns.iter().map(|(mv, value)| format!("{mv:#}={}", short(*value))).collect();
        assert_eq!(columns, fields[7].split(' ').map(str::to_owned).collect(), "{line}");
        checked += 1;
    }
    assert_eq!(checked, 65);
}

#[test]
fn every_win_of_the_tactics_file_is_found_with_all_moves_that_force_it() {
    let mut solver = solver(16);
    let mut checked = 0;
    for line in lines(include_str!("../data/tactics_popout_6x7.txt")) {
        checked += 1;
        let fields: Vec<&str> = line.split('\t').collect();
        let rules = rules(line);
        let position = position(rules, fields[2]);
        let solution = solve(&mut solver, &position, SolveRequest::Best);
        assert_eq!(
            (solution.verdict, solution.distance),
            (Some(Verdict::Win), fields[1].parse().ok()),
            "{line}"
        );
        assert_eq!(solution.best.into_iter().collect::<BTreeSet<_>>(), moves(fields[4], rules), "{line}");
        let mirrored = solve(&mut solver, &position.mirrored(), SolveRequest::Score);
        assert_eq!((mirrored.verdict, mirrored.distance), (solution.verdict, solution.distance), "{line}");
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn near_the_end_the_value_alone_comes_with_a_move_too() {
    let rules = Rules::new(6, 7, 4, Variant::PopOut, 2).unwrap();
    for (moves, plies, wanted) in [("4 1 3 1", 3, "5"), ("4 1 3 1 5", 2, "")] {
        let solution = solve(&mut solver(16), &position(rules, moves), SolveRequest::Score);
        assert_eq!(solution.distance, Some(plies), "{moves}");
        assert!(!solution.best.is_empty(), "{moves}");
        assert!(wanted.is_empty() || solution.best == [parse_move(wanted, &rules).unwrap()], "{moves}");
    }
}

#[test]
fn small_boards_have_their_outcomes() {
    let mut checked = 0;
    for line in lines(include_str!("../data/solve_popout.txt")) {
        let fields: Vec<&str> = line.split(' ').collect();
        if fields[5].parse::<u64>().unwrap() > 300_000 {
            continue;
        }
        checked += 1;
        let solution = solve(&mut solver(16), &Position::new(rules(line)), SolveRequest::Score);
        assert_eq!(solution.verdict.map(Verdict::name), Some(fields[3]), "{line}");
        if fields[3] != "draw" {
            assert_eq!(solution.distance, fields[4].parse().ok(), "{line}");
        }
    }
    assert!(checked > 5, "{checked}");
}

#[test]
fn where_no_line_fits_all_is_drawn_at_once() {
    for board in ["6 7 8", "15 14 16", "3 12 13"] {
        let start = Position::new(rules(board));
        let solution = solver(16).solve(&start, SolveRequest::Columns, &nodes(1_000)).unwrap();
        let columns = usize::from(start.rules().cols());
        assert_eq!((solution.verdict, solution.best.len()), (Some(Verdict::Draw), columns), "{board}");
        assert!(solution.columns.iter().all(|&(_, value)| value == Value::Draw), "{board}");
    }
    let small = Position::new(rules("3 4 5"));
    let (_, checked) = solver(16).check(&small, &Limits::default()).unwrap();
    assert!(checked.unwrap().unwrap().right);
}

#[test]
fn openings_are_decided_in_so_many_plies() {
    for (line, most) in
        [("6 7 4 - -> win 21", 900_000), ("5 7 4 - -> win 21", 900_000), ("6 8 4 - -> win 21", 3_000_000)]
    {
        assert!(lines(include_str!("../data/openings_popout.txt")).any(|known| known == line), "{line}");
        let rules = rules(line);
        let solution = solve(&mut solver(64), &Position::new(rules), SolveRequest::Score);
        assert_eq!((solution.verdict, solution.distance), (Some(Verdict::Win), Some(21)), "{line}");
        assert!(solution.nodes <= most, "{line}: {} nodes", solution.nodes);
    }
}

#[test]
fn proofs_stand_a_walk_with_plain_rules() {
    let cases = [
        (4, 4, 3, ""),
        (5, 4, 3, ""),
        (4, 3, 3, ""),
        (3, 5, 3, "1"),
        (6, 7, 4, "4 4 3 2 5"),
        (6, 7, 4, "1 1 4 2 4"),
    ];
    let mut positions = 0;
    for (rows, cols, connect, moves) in cases {
        let rules = Rules::new(rows, cols, connect, Variant::PopOut, 2).unwrap();
        let (solution, checked) = solver(64).check(&position(rules, moves), &Limits::default()).unwrap();
        let checked = checked.unwrap_or_else(|| panic!("{rows}x{cols} {moves}: {solution:?}")).unwrap();
        assert!(checked.right, "{rows}x{cols} {moves}: {solution:?}");
        positions += checked.positions;
    }
    assert!(positions > 10_000, "{positions}");
}

/// Solves the empty board of a line and walks through the proof. Returns positions in which the two players have moves.
fn walk_draw(line: &str, table_mib: usize) -> [usize; 2] {
    let (solution, checked) =
        solver(table_mib).check(&Position::new(rules(line)), &Limits::default()).unwrap();
    assert_eq!(solution.verdict, Some(Verdict::Draw), "{line}");
    let checked = checked.unwrap().unwrap_or_else(|too_large| panic!("{line}: {too_large}"));
    assert!(checked.right, "{line}");
    let by_player = checked.by_player.unwrap();
    assert_eq!(checked.positions, by_player.iter().sum::<usize>(), "{line}");
    by_player
}

fn drawn_boards(reachable: std::ops::Range<u64>) -> impl Iterator<Item = &'static str> {
    lines(include_str!("../data/solve_popout.txt")).filter(move |line| {
        let fields: Vec<&str> = line.split(' ').collect();
        fields[3] == "draw" && reachable.contains(&fields[5].parse().unwrap())
    })
}

#[test]
fn draws_of_small_boards_stand_a_walk_with_plain_rules() {
    let mut walked = 0;
    for line in drawn_boards(0..50_000) {
        let all: usize = line.split(' ').nth(5).unwrap().parse().unwrap();
        let [first, second] = walk_draw(line, 16);
        assert!(first >= 1 && second <= all, "{line}: {first} {second}");
        walked += 1;
    }
    assert_eq!(walked, 52);
}

#[test]
fn drawn_positions_stand_a_walk_with_plain_rules() {
    let data = lines(include_str!("../data/positions_popout.txt"));
    let drawn = data.filter(|line| line.starts_with("4 4 ") && line.split('\t').nth(3) == Some("DRAW"));
    let mut solver = solver(64);
    for line in drawn.take(8) {
        let position = position(rules(line), line.split('\t').nth(1).unwrap());
        let (solution, checked) = solver.check(&position, &Limits::default()).unwrap();
        assert_eq!(solution.verdict, Some(Verdict::Draw), "{line}");
        assert!(checked.unwrap().unwrap().right, "{line}");
    }
}

/// `cargo test --package connect-n-engine --release --test engine -- --ignored --nocapture larger_draws`
#[test]
#[ignore = "takes minutes and 2 GiB"]
fn larger_draws_stand_a_walk_with_plain_rules() {
    for line in drawn_boards(50_000..20_000_000) {
        let [first, second] = walk_draw(line, 1024);
        println!("{line}: {first} and {second} positions");
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Solves a position in pieces of so many positions, each with a solver that knows only what the one before wrote.
fn solve_in_pieces(position: &Position, table_mib: usize, piece: u64) -> (Solution, Spent, usize) {
    let options = SolverOptions { table_mib, threads: 1 };
    let (mut solver, mut spent, mut pieces) = (PopOutSolver::new(options), Spent::default(), 0);
    loop {
        let solution = solver.solve(position, SolveRequest::Score, &nodes(piece)).unwrap();
        spent.nodes += solution.nodes;
        pieces += 1;
        assert!(pieces < 50, "{spent:?}");
        if solution.verdict.is_some() {
            return (solution, spent, pieces);
        }
        let mut bytes = Vec::new();
        solver.save(position, spent, &mut bytes).unwrap();
        let resumed = PopOutSolver::resume(position, options, &mut &bytes[..]).unwrap();
        assert_eq!(resumed.1, spent);
        solver = resumed.0;
    }
}

#[test]
fn few_nodes_are_enough_where_moves_are_tried_in_a_good_order() {
    for (board, most, plies) in [("6 7 4", 600_000, 21), ("7 6 4", 1_500_000, 23)] {
        let solution =
            solver(64).solve(&Position::new(rules(board)), SolveRequest::Score, &nodes(most)).unwrap();
        assert_eq!((solution.verdict, solution.distance), (Some(Verdict::Win), Some(plies)), "{board}");
    }
}

#[test]
fn work_in_pieces_costs_hardly_more_than_in_one() {
    // The second takes all methods, one after the other.
    for (board, table_mib, piece) in [("7 6 4", 16, 200_000), ("6 3 4", 1, 500_000)] {
        let position = Position::new(rules(board));
        let whole = solve(&mut solver(table_mib), &position, SolveRequest::Score);
        let (solution, spent, pieces) = solve_in_pieces(&position, table_mib, piece);
        assert_eq!((solution.verdict, solution.distance), (whole.verdict, whole.distance), "{board}");
        println!("{board}: {} nodes in one piece, {} in {pieces}", whole.nodes, spent.nodes);
        assert!(pieces > 5, "{board}: {pieces}");
        assert!(spent.nodes * 10 < whole.nodes * 12, "{board}: {} {spent:?}", whole.nodes);
    }
}

#[test]
fn what_was_too_large_is_tried_again_with_a_larger_table() {
    let start = Position::new(rules("6 3 4"));
    let mut small = solver(1);
    small.solve(&start, SolveRequest::Score, &nodes(100_000)).unwrap();
    let mut bytes = Vec::new();
    small.save(&start, Spent::default(), &mut bytes).unwrap();
    let options = SolverOptions { table_mib: 16, threads: 1 };
    let (mut large, _) = PopOutSolver::resume(&start, options, &mut &bytes[..]).unwrap();
    let solution = large.solve(&start, SolveRequest::Columns, &Limits::default()).unwrap();
    // All other ways take more than four millions.
    assert!(solution.verdict == Some(Verdict::Draw) && solution.nodes < 3_000_000, "{solution:?}");
}

#[test]
fn what_is_known_of_an_unsolved_position_is_told_and_kept() {
    let start = Position::new(rules("6 7 4"));
    let mut solver = solver(16);
    let solution = solver.solve(&start, SolveRequest::Score, &nodes(250_000)).unwrap();
    let holds = solution.holds.unwrap();
    assert!(solution.verdict.is_none() && (9..21).contains(&holds), "{holds}");
    assert!(solution.best.len() == 1 && start.check(solution.best[0]).is_ok(), "{solution:?}");
    let again = solver.solve(&start, SolveRequest::Score, &nodes(10)).unwrap();
    assert_eq!((again.holds, again.table_mib), (Some(holds), None));

    let flat = solver.solve(&Position::new(rules("3 7 4")), SolveRequest::Score, &nodes(1_000)).unwrap();
    assert_eq!((flat.verdict, flat.table_mib), (None, Some(163)));
}

/// Saved by `connect-n solve --pop-out --rows 5 --cols 4 --score --time 0.001 --table-mib 1 --save FILE` then.
#[test]
fn work_of_the_version_before_killer_moves_were_kept_goes_on() {
    let saved = include_bytes!("../data/popout_5x4_version_1.save");
    let start = Position::new(rules("5 4 4"));
    let options = SolverOptions { table_mib: 1, threads: 1 };
    let (mut solver, spent) = PopOutSolver::resume(&start, options, &mut &saved[..]).unwrap();
    let again = solver.solve(&start, SolveRequest::Score, &nodes(1)).unwrap();
    assert!(spent.nodes > 1_000 && again.holds >= Some(15), "{spent:?} {again:?}");
}

#[test]
fn work_that_is_damaged_or_on_something_else_is_refused() {
    let options = SolverOptions { table_mib: 1, threads: 1 };
    let start = position(rules("6 7 4"), "d4 d4");
    let mut solver = PopOutSolver::new(options);
    solver.solve(&start, SolveRequest::Score, &nodes(3_000)).unwrap();
    let mut bytes = Vec::new();
    solver.save(&start, Spent::default(), &mut bytes).unwrap();
    let refused =
        |bytes: &[u8], position: &Position| PopOutSolver::resume(position, options, &mut &*bytes).err();
    assert!(refused(&bytes, &start).is_none());

    for place in (0..bytes.len()).filter(|place| *place < 100 || place + 100 > bytes.len() || place % 61 == 0)
    {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1 << (place % 8);
        let error = refused(&damaged, &start).unwrap();
        let is_named = match place {
            0..4 => matches!(error, SavedError::NotSaved),
            4 => matches!(error, SavedError::Version(_)),
            _ => matches!(error, SavedError::Damaged),
        };
        assert!(is_named, "{place}: {error}");
        assert!(refused(&bytes[..place], &start).is_some(), "{place}");
    }
    for version in [0, 3] {
        let other = [&bytes[..4], &[version], &bytes[5..]].concat();
        assert!(matches!(refused(&other, &start), Some(SavedError::Version(found)) if found == version));
    }
    let longer = [&bytes[..], b"x"].concat();
    assert!(matches!(refused(&longer, &start), Some(SavedError::Damaged)));

    let other = refused(&bytes, &Position::new(rules("6 7 5"))).unwrap().to_string();
    assert!(other.contains("N = 4, PopOut, but you asked for 6 rows x 7 columns, N = 5, PopOut;"), "{other}");
    let other = refused(&bytes, &position(rules("6 7 4"), "d4 d3")).unwrap().to_string();
    assert!(other.contains("after `4 4`, but you asked for `4 3`"), "{other}");
    let standard = refused(&bytes, &Position::new(Rules::default()));
    assert!(matches!(standard, Some(SavedError::OtherVariant(Variant::PopOut))));
}

#[test]
fn other_games_are_refused_and_limits_kept() {
    let refused =
        |rules| solver(1).solve(&Position::new(rules), SolveRequest::Score, &Limits::default()).unwrap_err();
    assert!(refused(Rules::default()).to_string().contains("PopOut"));
    let three = Rules::new(6, 7, 4, Variant::PopOut, 3).unwrap();
    assert!(refused(three).to_string().contains("3 players"));

    let rules = Rules::new(8, 8, 4, Variant::PopOut, 2).unwrap();
    let limits = Limits { nodes: Some(50_000), ..Limits::default() };
    let solution = solver(4).solve(&Position::new(rules), SolveRequest::Score, &limits).unwrap();
    assert_eq!(solution.verdict, None);
    assert!((49_000..=50_000).contains(&solution.nodes), "{}", solution.nodes);
}
