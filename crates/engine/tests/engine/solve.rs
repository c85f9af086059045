//! The exact solver against a naive one, against published scores and against the outcomes of whole boards.
use std::collections::HashMap;
use std::time::{Duration, Instant};

use connect_n_engine::search::{Solution, SolveRequest, Solver, SolverOptions, Spent, Unsolvable, Verdict};
use connect_n_engine::{
    Limits, Move, Outcome, Picture, Position, Rules, Seat, StopFlag, Value, Variant, parse_game,
};
use proptest::prelude::*;

use crate::data::rows;
use crate::wander::wander;

fn solver() -> Solver {
    Solver::new(SolverOptions { table_mib: 4, threads: 1 })
}

fn solve(solver: &mut Solver, position: &Position, request: SolveRequest) -> Solution {
    solver.solve(position, request, &Limits::default()).unwrap()
}

fn standard(rows: u8, cols: u8, connect: u8) -> Rules {
    Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap()
}

/// Scores by trying everything, with the rules as [`Position`] knows them.
#[derive(Default)]
struct Naive {
    scores: HashMap<Vec<u8>, i32>,
}

impl Naive {
    fn score(&mut self, position: &mut Position) -> i32 {
        let (cells, discs) = (position.rules().cells() as i32, position.discs() as i32);
        match position.outcome() {
            Outcome::Win(_) => return -((cells + 2 - discs) / 2),
            Outcome::Draw(_) => return 0,
            Outcome::Ongoing => {}
        }
        let key = discs_of(position);
        if let Some(&score) = self.scores.get(&key) {
            return score;
        }
        let score = self.columns(position).into_iter().map(|(_, score)| score).max().unwrap();
        self.scores.insert(key, score);
        score
    }

    fn columns(&mut self, position: &mut Position) -> Vec<(Move, i32)> {
        let moves = position.legal_moves();
        let score_after = |mv: Move| {
            position.play(mv).unwrap();
            let score = -self.score(position);
            position.undo();
            (mv, score)
        };
        moves.into_iter().map(score_after).collect()
    }
}

fn discs_of(position: &Position) -> Vec<u8> {
    let rules = position.rules();
    let cells = rules.columns().flat_map(|column| {
        (0..rules.rows()).map(move |row| position.disc_at(connect_n_engine::Cell::new(row, column)))
    });
    cells.map(|disc| disc.map_or(0, Seat::number)).collect()
}

/// A small board and a game on it: few enough cells are left to try everything.
fn small_game() -> impl Strategy<Value = Position> {
    (1u8..=6, 1u8..=6, 1u8..=6, prop::collection::vec(any::<prop::sample::Index>(), 36), 0usize..=13)
        .prop_map(|(rows, cols, connect, choices, most_left)| {
            let rules = standard(rows, cols, connect);
            let mut position = Position::new(rules);
            for choice in choices.iter().take(rules.cells().saturating_sub(most_left)) {
                let quiet: Vec<Move> =
                    position.legal_moves().into_iter().filter(|&mv| !position.wins_at_once(mv)).collect();
                if quiet.is_empty() {
                    break;
                }
                position.play(quiet[choice.index(quiet.len())]).unwrap();
            }
            position
        })
}

fn verdict(score: i32) -> Verdict {
    match score {
        ..0 => Verdict::Loss,
        0 => Verdict::Draw,
        1.. => Verdict::Win,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_answer_is_that_of_a_naive_search(mut position in small_game()) {
        let mut naive = Naive::default();
        let score = naive.score(&mut position);
        let solution = solve(&mut solver(), &position, SolveRequest::Columns);
        prop_assert_eq!(solution.score, Some(score));
        prop_assert_eq!(solution.verdict, Some(verdict(score)));
        if position.is_over() {
            prop_assert_eq!((solution.distance, solution.best.len()), (Some(0), 0));
            return Ok(());
        }
        let columns = naive.columns(&mut position);
        let best: Vec<Move> = columns.iter().filter(|&&(_, value)| value == score).map(|&(mv, _)| mv).collect();
        prop_assert_eq!(solution.best, best);
        let columns: Vec<_> = columns.into_iter().map(|(mv, score)| (mv, Value::Score(score))).collect();
        prop_assert_eq!(solution.columns, columns);
    }

    #[test]
    fn what_is_known_when_the_effort_is_spent_is_true(mut position in small_game(), nodes in 0..40_u64) {
        let mut naive = Naive::default();
        let score = naive.score(&mut position);
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let solution = solver().solve(&position, SolveRequest::Columns, &limits).unwrap();
        prop_assert!(solution.score.is_none_or(|found| found == score));
        prop_assert!(solution.verdict.is_none_or(|found| found == verdict(score)));
        prop_assert_eq!(solution.bounds.is_some(), solution.score.is_none());
        prop_assert!(solution.bounds.is_none_or(|it| it.lower < it.upper && (it.lower..=it.upper).contains(&score)));
        if position.is_over() {
            return Ok(());
        }
        let columns: HashMap<Move, i32> = naive.columns(&mut position).into_iter().collect();
        prop_assert!(solution.columns.iter().all(|(mv, value)| *value == Value::Score(columns[mv])));
        for (mv, it) in &solution.column_bounds {
            prop_assert!(it.lower < it.upper && (it.lower..=it.upper).contains(&columns[mv]), "{} {:?}", mv, it);
        }
        prop_assert_eq!(solution.columns.len() + solution.column_bounds.len(), columns.len());
        let is_known = solution.score.is_some();
        prop_assert!(!is_known || solution.best.iter().all(|mv| columns[mv] == score), "{:?}", solution);
        prop_assert!(!solution.is_complete || is_known && solution.column_bounds.is_empty());
    }

    #[test]
    fn a_mirror_changes_no_score(position in small_game()) {
        let mut solver = solver();
        let solution = solve(&mut solver, &position, SolveRequest::Best);
        let mirrored = solve(&mut solver, &position.mirrored(), SolveRequest::Best);
        prop_assert_eq!(solution.score, mirrored.score);
        let cols = position.rules().cols();
        let mut best: Vec<Move> = mirrored.best.iter().map(|mv| mv.mirrored(cols)).collect();
        best.sort();
        prop_assert_eq!(solution.best, best);
    }

    #[test]
    fn every_way_to_ask_gives_the_same(position in small_game()) {
        let options = SolverOptions { table_mib: 1, threads: 1 };
        let all = solve(&mut solver(), &position, SolveRequest::Columns);
        let best = solve(&mut Solver::new(options), &position, SolveRequest::Best);
        prop_assert_eq!((best.score, &best.best), (all.score, &all.best));
        prop_assert_eq!(solve(&mut Solver::new(options), &position, SolveRequest::Score).score, all.score);
        prop_assert_eq!(solve(&mut Solver::new(options), &position, SolveRequest::Outcome).verdict, all.verdict);
    }

    /// The distance is what best play takes: the game goes on from best move to best move and ends on time.
    #[test]
    fn best_play_takes_the_distance(mut position in small_game()) {
        let mut solver = solver();
        let mut solution = solve(&mut solver, &position, SolveRequest::Best);
        let verdict = solution.verdict.unwrap();
        let winner = match verdict {
            Verdict::Win => Some(position.to_move()),
            Verdict::Loss => Some(position.to_move().after(2)),
            Verdict::Draw => None,
        };
        for left in (0..solution.distance.unwrap()).rev() {
            position.play(solution.best[0]).unwrap();
            solution = solve(&mut solver, &position, SolveRequest::Best);
            prop_assert_eq!(solution.distance, Some(left));
        }
        prop_assert!(position.is_over());
        prop_assert_eq!(position.outcome().winner(), winner);
    }
}

/// Lines of moves and scores, with a single digit or letter for a disc, columns counted from `first`.
fn check_scores(set: &str, rules: Rules, first: u32, step: usize) {
    check_scores_with(Solver::new(SolverOptions { table_mib: 16, threads: 1 }), set, rules, first, step);
}

/// The same with a table of 1 GiB, for long sets, of which it prints a line each.
fn check_long_sets(sets: &[(&str, &str)], rules: Rules, first: u32) {
    for (name, set) in sets {
        let start = Instant::now();
        let solver = Solver::new(SolverOptions { table_mib: 1024, threads: 1 });
        let (positions, nodes) = check_scores_with(solver, set, rules, first, 1);
        println!("{name}: {positions} right, {nodes} nodes, {:.0} s", start.elapsed().as_secs_f64());
    }
}

/// The positions and the nodes of all.
fn check_scores_with(mut solver: Solver, set: &str, rules: Rules, first: u32, step: usize) -> (usize, u64) {
    let (mut checked, mut nodes) = (0, 0);
    for words in rows(set).step_by(step) {
        let columns = words[0].chars().map(|c| c.to_digit(36).unwrap() + 1 - first);
        let text = columns.map(|column| column.to_string()).collect::<Vec<_>>().join(" ");
        let position = Position::from_moves(rules, &parse_game(&text, &rules).unwrap()).unwrap();
        let solution = solve(&mut solver, &position, SolveRequest::Score);
        assert_eq!(solution.score, Some(words[1].parse().unwrap()), "{text}");
        checked += 1;
        nodes += solution.nodes;
    }
    assert!(checked >= 5);
    (checked, nodes)
}

macro_rules! set {
    ($file:literal) => {
        include_str!(concat!("../data/", $file))
    };
}

/// Sets, each with its name.
macro_rules! sets {
    ($($file:literal),*) => {
        [$(($file, set!($file))),*]
    };
}

#[test]
fn published_scores_on_seven_by_six() {
    let usual = Rules::default();
    check_scores(set!("pons/Test_L3_R1"), usual, 1, 1);
    check_scores(set!("pons/Test_L2_R1"), usual, 1, 1);
    check_scores(set!("pons/Test_L2_R2"), usual, 1, 10);
    check_scores(set!("pons/Test_L1_R1"), usual, 1, 10);
    check_scores(set!("pons/Test_L1_R2"), usual, 1, 200);
}

#[test]
fn published_scores_on_other_boards() {
    check_scores(set!("sizes/9x5_endgame_L1.txt"), standard(5, 9, 4), 0, 1);
    check_scores(set!("sizes/9x5_midgame_L1.txt"), standard(5, 9, 4), 0, 30);
    check_scores(set!("sizes/9x5_midgame_L2.txt"), standard(5, 9, 4), 0, 30);
    check_scores(set!("sizes/10x6_endgame_L1.txt"), standard(6, 10, 4), 0, 10);
}

#[test]
#[ignore = "takes long: cargo test --package connect-n-engine --release -- --ignored --nocapture published_7x6"]
fn all_published_7x6_scores() {
    let sets = sets!["pons/Test_L2_R2", "pons/Test_L1_R1", "pons/Test_L1_R2", "pons/Test_L1_R3"];
    check_long_sets(&sets, Rules::default(), 1);
}

#[test]
#[ignore = "takes long: cargo test --package connect-n-engine --release -- --ignored --nocapture published_9x5"]
fn all_published_9x5_scores() {
    let sets = sets![
        "sizes/9x5_midgame_L1.txt",
        "sizes/9x5_midgame_L2.txt",
        "sizes/9x5_opening_L1.txt",
        "sizes/9x5_opening_L2.txt",
        "sizes/9x5_opening_L3.txt"
    ];
    check_long_sets(&sets, standard(5, 9, 4), 0);
}

#[test]
#[ignore = "takes long: cargo test --package connect-n-engine --release -- --ignored --nocapture published_10x6"]
fn all_published_10x6_scores() {
    let sets = sets![
        "sizes/10x6_endgame_L1.txt",
        "sizes/10x6_midgame_L1.txt",
        "sizes/10x6_midgame_L2.txt",
        "sizes/10x6_opening_L1.txt",
        "sizes/10x6_opening_L2.txt"
    ];
    check_long_sets(&sets, standard(6, 10, 4), 0);
}

/// Every empty board of the table by exhaustive search, but for those that take long.
#[test]
fn small_boards_have_the_values_of_an_exhaustive_search() {
    for words in rows(set!("solve_standard.txt")) {
        let rules = crate::data::rules(&words, Variant::Standard);
        let (outcome, distance): (&str, u32) = (words[3], words[4].parse().unwrap());
        if rules.cells() > 30 || words[5] == "alphabeta" && rules.connect() > 3 {
            continue;
        }
        let solution = solve(&mut solver(), &Position::new(rules), SolveRequest::Score);
        assert_eq!(solution.verdict.map(Verdict::name), Some(outcome), "{words:?}");
        if distance > 0 {
            assert_eq!(solution.distance, Some(distance), "{words:?}");
        }
    }
}

#[test]
fn three_in_line_wins_on_boards_from_four_columns_on() {
    for words in rows(set!("connect_n_sizes.txt")).filter(|words| words[2] == "3") {
        let [cols, rows]: [u8; 2] = [0, 1].map(|index| words[index].parse().unwrap());
        let solution = solve(&mut solver(), &Position::new(standard(rows, cols, 3)), SolveRequest::Score);
        assert_eq!(solution.score, Some(words[4].parse().unwrap()), "{words:?}");
        assert_eq!(solution.distance, Some(words[5].parse().unwrap()), "{words:?}");
    }
}

#[test]
fn the_outcomes_of_small_boards_are_the_published_ones() {
    for words in rows(set!("outcomes_by_size.txt")) {
        let [cols, rows]: [u8; 2] = [0, 1].map(|index| words[index].parse().unwrap());
        if usize::from(cols) * usize::from(rows) <= 24 {
            check_outcome(&words);
        }
    }
}

#[test]
#[ignore = "takes an hour: cargo test --package connect-n-engine --release --test engine -- --ignored --nocapture outcomes"]
fn the_outcomes_of_larger_boards_are_the_published_ones() {
    for words in rows(set!("outcomes_by_size.txt")) {
        let [cols, rows]: [u8; 2] = [0, 1].map(|index| words[index].parse().unwrap());
        if (25..=48).contains(&(cols * rows)) {
            check_outcome(&words);
        }
    }
}

fn check_outcome(words: &[&str]) {
    let [cols, rows]: [u8; 2] = [0, 1].map(|index| words[index].parse().unwrap());
    let mut solver = Solver::new(SolverOptions { table_mib: 64, threads: 1 });
    let solution = solve(&mut solver, &Position::new(standard(rows, cols, 4)), SolveRequest::Score);
    let outcome = match words[2] {
        "+" => Verdict::Win,
        "-" => Verdict::Loss,
        _ => Verdict::Draw,
    };
    println!(
        "{cols}x{rows}: {outcome:?} {:?}, {} nodes in {:?}",
        solution.distance, solution.nodes, solution.time
    );
    assert_eq!(solution.verdict, Some(outcome), "{words:?}");
    assert_eq!(solution.distance, Some(words[3].parse().unwrap()), "{words:?}");
}

#[test]
fn boards_of_every_width_are_solved() {
    use Verdict::{Draw, Win};
    for (rows, cols, connect, verdict, distance) in [
        (16, 16, 1, Win, 1),
        (16, 16, 2, Win, 3),
        (1, 16, 2, Win, 3),
        (10, 10, 3, Win, 9),
        (16, 7, 3, Win, 9),
        (16, 3, 16, Draw, 48),
    ] {
        let position = Position::new(standard(rows, cols, connect));
        let solution = solve(&mut solver(), &position, SolveRequest::Best);
        let found = (solution.verdict, solution.distance);
        assert_eq!(found, (Some(verdict), Some(distance)), "{rows}x{cols}, N = {connect}");
    }
    let one = solve(&mut solver(), &Position::new(standard(16, 16, 1)), SolveRequest::Best);
    assert_eq!((one.score, one.best.len()), (Some(128), 16));
}

/// Boards of every length of a key and every width of a set of cells, by rows, columns and N.
const WIDTHS: [(u8, u8, u8); 9] =
    [(6, 7, 4), (5, 9, 3), (7, 7, 5), (7, 8, 4), (8, 7, 5), (8, 9, 5), (10, 11, 6), (12, 12, 7), (16, 16, 9)];

#[test]
fn late_positions_on_boards_of_every_width_have_their_scores() {
    let mut open = 0;
    for (rows, cols, connect) in WIDTHS {
        let rules = standard(rows, cols, connect);
        let mut solver = solver();
        for seed in 0..8_u64 {
            let mut random = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let choices = std::iter::repeat_with(|| {
                random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                (random >> 56) as u8
            });
            let mut position = wander(rules, &choices.take(4 * rules.cells()).collect::<Vec<u8>>());
            while rules.cells() - position.discs() < 7 {
                position.undo();
            }
            let mut naive = Naive::default();
            let expected: Vec<(Move, Value)> = naive
                .columns(&mut position)
                .into_iter()
                .map(|(mv, score)| (mv, Value::Score(score)))
                .collect();
            let solution = solve(&mut solver, &position, SolveRequest::Columns);
            assert_eq!(solution.score, Some(naive.score(&mut position)), "{rows}x{cols}, N = {connect}");
            assert_eq!(solution.columns, expected, "{rows}x{cols}, N = {connect}");
            open += u32::from(expected.iter().any(|(_, value)| *value != expected[0].1));
        }
    }
    assert!(open > 20, "where every move is as good, nothing is shown: {open}");
}

#[test]
fn a_board_too_small_for_a_line_is_a_draw_whatever_is_played() {
    let solution = solve(&mut solver(), &Position::new(standard(3, 9, 10)), SolveRequest::Best);
    assert_eq!((solution.verdict, solution.distance), (Some(Verdict::Draw), Some(27)));
    assert_eq!(solution.best.len(), 9);
}

#[test]
fn other_games_are_refused() {
    let game = |variant, players| Position::new(Rules::new(6, 7, 4, variant, players).unwrap());
    let refused = |position| solver().solve(&position, SolveRequest::Best, &Limits::default()).err();
    assert_eq!(refused(game(Variant::PopOut, 2)), Some(Unsolvable::PopOut));
    assert_eq!(refused(game(Variant::Standard, 3)), Some(Unsolvable::Players(3)));
}

#[test]
fn a_search_that_is_called_off_ends_at_once_and_names_no_illegal_move() {
    let stop = StopFlag::default();
    stop.stop();
    for (rows, cols) in [(6, 7), (10, 10), (16, 16)] {
        let position = Position::new(standard(rows, cols, 4));
        for limits in [
            Limits { stop: stop.clone(), ..Limits::default() },
            Limits { nodes: Some(100), ..Limits::default() },
        ] {
            let solution = solver().solve(&position, SolveRequest::Best, &limits).unwrap();
            assert_eq!((solution.verdict, solution.score), (None, None));
            assert!(solution.best.iter().all(|&mv| position.check(mv).is_ok()));
            assert!(solution.nodes <= 100);
        }
    }
}

#[test]
fn threads_share_the_nodes_that_they_are_given() {
    let position = Position::new(Rules::default());
    let mut solver = Solver::new(SolverOptions { table_mib: 4, threads: 3 });
    for nodes in [30_000, 100_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let found = solver.solve(&position, SolveRequest::Score, &limits).unwrap();
        assert!(found.score.is_none() && (nodes / 2..=nodes).contains(&found.nodes), "{found:?}");
    }
}

/// Positions long enough for several threads to start.
#[test]
fn threads_find_the_same_scores_and_best_moves() {
    for moves in ["335662333565", "32751571231557", "5455174361263362"] {
        let rules = Rules::default();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let alone = solve(&mut solver(), &position, SolveRequest::Columns);
        for threads in [2, 4] {
            let mut solver = Solver::new(SolverOptions { table_mib: 4, threads });
            let together = solve(&mut solver, &position, SolveRequest::Columns);
            assert_eq!((together.score, together.best), (alone.score, alone.best.clone()), "{moves}");
            assert_eq!(together.columns, alone.columns, "{moves}");
        }
    }
}

#[test]
fn a_raised_flag_ends_a_search_soon() {
    for (rows, cols, threads) in [(6, 7, 1), (10, 10, 1), (16, 16, 1), (10, 10, 3), (16, 16, 3)] {
        let position = Position::new(standard(rows, cols, 4));
        let mut solver = Solver::new(SolverOptions { table_mib: 4, threads });
        let limits = Limits::default();
        let stop = limits.stop.clone();
        let waited = std::thread::scope(|scope| {
            let search = scope.spawn(|| solver.solve(&position, SolveRequest::Best, &limits).unwrap());
            std::thread::sleep(Duration::from_millis(100));
            let raised = Instant::now();
            stop.stop();
            assert_eq!(search.join().unwrap().score, None);
            raised.elapsed()
        });
        println!("{rows}x{cols}, {threads} threads: {waited:?}");
        // Far more than it takes, for machines with other work.
        assert!(waited < Duration::from_millis(250), "{rows}x{cols}: {waited:?}");
    }
}

#[test]
fn a_solver_remembers_until_it_forgets() {
    let position = Position::new(standard(5, 5, 4));
    let mut solver = solver();
    let first = solve(&mut solver, &position, SolveRequest::Score);
    let second = solve(&mut solver, &position, SolveRequest::Score);
    assert!(second.nodes < first.nodes);
    solver.forget();
    assert_eq!(solve(&mut solver, &position, SolveRequest::Score).nodes, first.nodes);
}

/// A board that was set up, with the row of the player who is to move.
fn won_by_the_player_to_move() -> Position {
    let rules = Rules::new(3, 3, 3, Variant::Standard, 2).unwrap();
    let (picture, mover) = Picture::parse_line("2../22./111 1", 2).unwrap();
    picture.position(rules, mover.unwrap()).unwrap()
}

#[test]
fn on_a_board_that_was_set_up_the_side_to_move_may_have_won() {
    let position = won_by_the_player_to_move();
    assert_eq!(position.outcome(), Outcome::Win(position.to_move()));
    let solution = solve(&mut solver(), &position, SolveRequest::Score);
    assert_eq!((solution.verdict, solution.score), (Some(Verdict::Win), Some(2)));
}

#[test]
fn work_on_a_board_that_was_set_up_is_not_saved() {
    let spent = Spent { nodes: 1, time: Duration::ZERO };
    let error = solver().save(&won_by_the_player_to_move(), spent, &mut Vec::new()).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::InvalidInput);
}
