//! Puzzles: what is made, checked and played, against a naive search by the plain rules.
use std::collections::{HashMap, HashSet};

use connect_n_engine::puzzle::{
    Attempt, PositionKey, Prover, Puzzle, PuzzleFault, PuzzleKind, PuzzleMaker, Step, check,
};
use connect_n_engine::search::Verdict;
use connect_n_engine::{
    Limits, Move, Outcome, Position, Rules, Seat, StopFlag, Variant, format_game, parse_game,
};

fn make(rules: Rules, count: usize, seed: u64) -> Vec<Puzzle> {
    PuzzleMaker::new(rules, count, seed, StopFlag::default()).unwrap().collect()
}

fn rules(rows: u8, cols: u8, connect: u8, variant: Variant) -> Rules {
    Rules::new(rows, cols, connect, variant, 2).unwrap()
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).unwrap();
    after
}

/// Who wins by the plain rules: 1, 0 or -1 for the side to move, and plies to the end; the sooner a win, and the later
/// a loss, the better.
fn naive(position: &Position, known: &mut HashMap<PositionKey, (i32, i32)>) -> (i32, i32) {
    match position.outcome() {
        Outcome::Draw(_) => return (0, 0),
        Outcome::Win(winner) => return (if winner == position.to_move() { 1 } else { -1 }, 0),
        Outcome::Ongoing => {}
    }
    let key = PositionKey::of(position);
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let values = position.legal_moves().into_iter().map(|mv| {
        let (sign, plies) = naive(&after(position, mv), known);
        (-sign, plies + 1)
    });
    let value = values.max_by_key(|&(sign, plies)| (sign, -sign * plies)).unwrap();
    known.insert(key, value);
    value
}

#[test]
fn what_is_made_is_what_a_naive_search_finds() {
    /// Empty cells of the positions that the naive search is given.
    const MOST_EMPTY: usize = 12;
    let mut kinds = Vec::new();
    for (board, count) in [
        (rules(4, 5, 4, Variant::Standard), 12),
        (rules(5, 5, 4, Variant::Standard), 20),
        (rules(5, 6, 4, Variant::Standard), 20),
    ] {
        let puzzles = make(board, count, 1);
        for puzzle in puzzles {
            let position = puzzle.position().unwrap();
            if board.cells() - position.discs() > MOST_EMPTY {
                continue;
            }
            let known = &mut HashMap::new();
            let (sign, plies) = naive(&position, known);
            let solving: Vec<Move> = position
                .legal_moves()
                .into_iter()
                .filter(|&mv| naive(&after(&position, mv), known).0 == -sign)
                .collect();
            assert_eq!(solving, puzzle.solution, "{puzzle:?}");
            assert_eq!(sign, i32::from(puzzle.kind == PuzzleKind::Win), "{puzzle:?}");
            assert_eq!(plies, puzzle.distance as i32, "{puzzle:?}");
            assert!(!solving.iter().any(|&mv| position.wins_at_once(mv)), "{puzzle:?}");
            kinds.push(puzzle.kind);
        }
    }
    assert!(
        kinds.len() > 10 && kinds.contains(&PuzzleKind::Win) && kinds.contains(&PuzzleKind::Hold),
        "{kinds:?}"
    );
}

#[test]
fn the_same_seed_makes_the_same_and_no_position_twice() {
    let board = rules(5, 6, 4, Variant::Standard);
    let puzzles = make(board, 20, 7);
    assert_eq!(puzzles, make(board, 20, 7));
    assert_ne!(puzzles, make(board, 20, 8));
    assert_eq!(puzzles.len(), 20);
    let keys: HashSet<PositionKey> =
        puzzles.iter().map(|puzzle| PositionKey::of(&puzzle.position().unwrap())).collect();
    assert_eq!(keys.len(), 20);
    let mut prover = Prover::default();
    for puzzle in &puzzles {
        assert_eq!(check(puzzle, &mut prover, &Limits::default()), Ok(()));
    }
}

#[test]
fn puzzles_of_pop_out_pass_the_check() {
    let puzzles = make(rules(4, 4, 3, Variant::PopOut), 8, 1);
    assert!(puzzles.len() >= 4, "{}", puzzles.len());
    for puzzle in &puzzles {
        assert_eq!(puzzle.kind, PuzzleKind::Win);
        assert_eq!(check(puzzle, &mut Prover::default(), &Limits::default()), Ok(()), "{puzzle:?}");
    }
}

#[test]
fn whatever_is_wrong_with_a_puzzle_is_named() {
    let puzzle = make(rules(5, 6, 4, Variant::Standard), 6, 7)
        .into_iter()
        .find(|puzzle| puzzle.kind == PuzzleKind::Win)
        .unwrap();
    let fault = |change: &dyn Fn(&mut Puzzle)| {
        let mut wrong = puzzle.clone();
        change(&mut wrong);
        check(&wrong, &mut Prover::default(), &Limits::default()).unwrap_err()
    };
    assert!(matches!(fault(&|wrong| wrong.distance += 2), PuzzleFault::Distance { .. }));
    assert!(matches!(fault(&|wrong| wrong.kind = PuzzleKind::Hold), PuzzleFault::Kind { .. }));
    assert!(matches!(fault(&|wrong| wrong.solution.clear()), PuzzleFault::Solution { .. }));
    let other = |wrong: &mut Puzzle| {
        let moves = wrong.position().unwrap().legal_moves();
        wrong.solution = vec![*moves.iter().find(|mv| !puzzle.solution.contains(mv)).unwrap()];
    };
    assert!(matches!(fault(&other), PuzzleFault::Solution { .. }));
    let first = puzzle.moves[0];
    assert!(matches!(fault(&|wrong| wrong.moves.extend([first; 7])), PuzzleFault::Moves(_)));
    // On a nearly empty board many moves win, or none.
    assert!(matches!(
        fault(&|wrong| wrong.moves.clear()),
        PuzzleFault::Kind { .. } | PuzzleFault::Distance { .. }
    ));
}

/// What is wrong with a puzzle that says that column 2 wins in three plies.
fn fault(rules: Rules, moves: &str) -> PuzzleFault {
    let parse = |moves| parse_game(moves, &rules).unwrap();
    let (moves, solution) = (parse(moves), parse("2"));
    let puzzle =
        Puzzle { id: String::new(), rules, moves, kind: PuzzleKind::Win, distance: 3, solution, rating: 0 };
    check(&puzzle, &mut Prover::default(), &Limits::default()).unwrap_err()
}

#[test]
fn a_puzzle_has_one_solution() {
    // Both ends of the row can be made longer, and then both ends of that win.
    let PuzzleFault::NotUnique(moves) = fault(rules(4, 6, 4, Variant::Standard), "3 3 4 4") else {
        panic!("two moves win")
    };
    assert_eq!(format_game(&moves), "2 5");
}

#[test]
fn where_a_repetition_may_decide_there_is_no_puzzle() {
    let board = rules(3, 4, 3, Variant::PopOut);
    assert_eq!(fault(board, "1 4 p1 p4"), PuzzleFault::Repeats);
    // The mirror image of an earlier position is another one.
    assert_ne!(fault(board, "1 4 p1 1 4 p4"), PuzzleFault::Repeats);
    assert_eq!(fault(board, "1 4 1 4 1"), PuzzleFault::Over);
}

#[test]
fn right_moves_solve_a_puzzle_in_time_and_wrong_ones_are_refuted() {
    let limits = Limits::default();
    let mut wrong_moves = 0;
    for puzzle in make(rules(5, 6, 4, Variant::Standard), 12, 3) {
        let position = puzzle.position().unwrap();
        let mut attempt = Attempt::new(&puzzle).unwrap();
        for &mv in position.legal_moves().iter().filter(|&mv| !puzzle.solution.contains(mv)) {
            let Ok(Step::Wrong { verdict, refutation }) = attempt.play(mv, &limits) else {
                panic!("{mv} is wrong in {puzzle:?}")
            };
            let wanted = if puzzle.kind == PuzzleKind::Win { Verdict::Win } else { Verdict::Draw };
            assert!(verdict < wanted);
            let mut line = after(&position, mv);
            assert!(refutation.iter().all(|&mv| line.play(mv).is_ok()));
            assert_eq!(attempt.position().moves(), position.moves(), "it is taken back");
            wrong_moves += 1;
        }
        let mut prover = Prover::default();
        let mut mv = puzzle.solution[0];
        loop {
            match attempt.play(mv, &limits).unwrap() {
                Step::Solved(_) => break,
                Step::Reply(_) => mv = prover.best(attempt.position(), &limits).unwrap()[0],
                step => panic!("{step:?} after {mv} in {puzzle:?}"),
            }
        }
        let plies = (attempt.position().plies() - position.plies()) as u32;
        assert_eq!(plies, puzzle.distance, "the defence resists as long as it can: {puzzle:?}");
    }
    assert!(wrong_moves > 20);
}

#[test]
fn a_win_that_is_given_away_by_repetition_is_no_solution() {
    let rules = rules(3, 3, 3, Variant::PopOut);
    let moves = |text| parse_game(text, &rules).unwrap();
    let made = make(rules, 1, 1).remove(0);
    let puzzle = Puzzle { rules, moves: moves("1 2 2 1 2 1"), kind: PuzzleKind::Win, ..made };
    let mut attempt = Attempt::new(&puzzle).unwrap();
    let steps: Vec<Step> =
        moves("3 p3 3 p3").into_iter().map(|mv| attempt.play(mv, &Limits::default()).unwrap()).collect();
    assert!(matches!(steps[..3], [Step::Reply(_), Step::Reply(_), Step::Reply(_)]), "{steps:?}");
    assert!(matches!(steps[3], Step::Wrong { verdict: Verdict::Draw, .. }), "{steps:?}");
    assert!(!attempt.position().is_over() && attempt.position().to_move() == Seat::FIRST);
}
