//! Reviews many full games and compares each grade with values that are found in another way.
//!
//! `cargo bench --no-default-features --bench review_check -- 200` reviews 200 games: of random players, of levels
//! and of strong ones, on six boards in turn. A second number is the seed, a third the seconds for each review.
//! Compared with:
//!
//! - the standard game: the score of every move from a solver that has seen nothing else, without the book from ply 16
//!   on (before, a search takes minutes, and the book is checked by `connect-n book --check`);
//! - `PopOut`: the solver of the whole board where that is small enough, otherwise a fresh search of each position after
//!   a move, as far as a limit of positions goes; where a position has come up before, nothing is compared;
//! - three players: every proved win and loss up to nine plies ahead, by trying all play with the plain rules.
#![expect(clippy::unwrap_used, reason = "a measurement may panic")]

use connect_n_engine::analysis::Assessment;
use connect_n_engine::book::BookSource;
use connect_n_engine::review::{Grade, Review, ReviewedMove, Reviewer};
use connect_n_engine::search::{PopOutSolver, Solution, SolveRequest, Solver, SolverOptions, Verdict};
use connect_n_engine::{
    Limits, Move, Outcome, PlayerSpec, Position, Rules, Seat, Value, Variant, format_game,
};
use std::time::{Duration, Instant};

/// Rows, columns, N, variant and players of the boards.
const BOARDS: [(u8, u8, u8, Variant, u8); 6] = [
    (6, 7, 4, Variant::Standard, 2),
    (6, 7, 4, Variant::PopOut, 2),
    (4, 5, 4, Variant::PopOut, 2),
    (5, 6, 4, Variant::Standard, 2),
    (4, 5, 3, Variant::Standard, 3),
    (6, 7, 4, Variant::Standard, 3),
];

/// Who plays, in turn.
const PLAYERS: [[&str; 4]; 5] = [
    ["random", "random", "random", "random"],
    ["medium", "hard", "medium", "hard"],
    ["minimax:4", "medium", "minimax:4", "medium"],
    ["search:20000n", "hard", "search:20000n", "hard"],
    ["search:20000n", "search:20000n", "search:5000n", "search:5000n"],
];

/// A game of `PopOut` is cut off after so many moves.
const LONGEST: usize = 120;

/// From this ply on a search of the usual board takes no book.
const WITHOUT_BOOK: usize = 16;

/// Positions that a search of one move in `PopOut` may look at.
const POPOUT_NODES: u64 = 200_000;

/// Plies up to which what is proved among three is tried out.
const MOST_PLIES: u32 = 9;

/// Greater for what is better, where all is known.
fn rank(value: Assessment) -> Option<i64> {
    match value {
        Assessment::Win(Some(plies)) => Some(1000 - i64::from(plies)),
        Assessment::Draw => Some(0),
        Assessment::Loss(Some(plies)) => Some(i64::from(plies) - 1000),
        _ => None,
    }
}

/// The grade of a move by the values of all, as it is defined.
fn grade(values: &[(Move, Assessment)], played: Move) -> Grade {
    let own = values.iter().find(|(mv, _)| *mv == played).unwrap().1;
    let others = values.iter().filter(|(mv, _)| *mv != played).map(|it| it.1);
    let Some(best) = others.max_by_key(|&it| rank(it)) else { return Grade::Forced };
    match (best.verdict(), own.verdict()) {
        (Some(Verdict::Win), Some(Verdict::Loss)) => Grade::Blunder,
        (best, own) if best > own => Grade::Mistake,
        (best, own) if best < own => Grade::Only,
        _ if rank(own) >= rank(best) => Grade::Best,
        _ => Grade::Good,
    }
}

/// What was found on one board.
#[derive(Default)]
struct Tally {
    games: usize,
    moves: usize,
    graded: usize,
    compared: usize,
    wrong: usize,
    explained: usize,
    seconds: Vec<f64>,
    /// Seconds for each position.
    positions: Vec<f64>,
}

impl Tally {
    fn print(&mut self, rules: Rules) {
        self.seconds.sort_by(f64::total_cmp);
        self.positions.sort_by(f64::total_cmp);
        let median = |sorted: &[f64]| sorted.get(sorted.len() / 2).copied().unwrap_or(0.0);
        let last = |sorted: &[f64]| sorted.last().copied().unwrap_or(0.0);
        println!(
            "{rules}: {} games, {} moves, {} graded, {} compared, {} WRONG, {} explained; {:.2} s a game (most {:.2}), {:.1} ms a \
             position (median; most {:.0})",
            self.games,
            self.moves,
            self.graded,
            self.compared,
            self.wrong,
            self.explained,
            median(&self.seconds),
            last(&self.seconds),
            median(&self.positions) * 1e3,
            last(&self.positions) * 1e3,
        );
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let number = |index: usize, default: u64| args.get(index).map_or(default, |text| text.parse().unwrap());
    let (games, seed, seconds) = (number(0, 200) as usize, number(1, 1), number(2, 20));
    let mut tallies: Vec<Tally> = BOARDS.iter().map(|_| Tally::default()).collect();
    for index in 0..games {
        let (board, players) = (index % BOARDS.len(), index / BOARDS.len() % PLAYERS.len());
        let (rows, cols, connect, variant, count) = BOARDS[board];
        let rules = Rules::new(rows, cols, connect, variant, count).unwrap();
        let game = play(rules, &PLAYERS[players], seed.wrapping_mul(1_000_003).wrapping_add(index as u64));
        let tally = &mut tallies[board];
        let review = review(&game, Duration::from_secs(seconds), tally);
        check(&game, &review, tally);
        println!(
            "game {}: {rules}, {} moves, {} compared and {} wrong so far",
            index + 1,
            game.plies(),
            tally.compared,
            tally.wrong
        );
    }
    for (tally, (rows, cols, connect, variant, players)) in tallies.iter_mut().zip(BOARDS) {
        tally.print(Rules::new(rows, cols, connect, variant, players).unwrap());
    }
    let wrong: usize = tallies.iter().map(|tally| tally.wrong).sum();
    assert!(wrong == 0, "{wrong} grades are wrong");
}

/// A game to its end.
fn play(rules: Rules, names: &[&str], seed: u64) -> Position {
    let mut players: Vec<_> = (0..rules.players())
        .map(|seat| {
            let spec: PlayerSpec = names[usize::from(seat)].parse().unwrap();
            spec.build_with(seed ^ u64::from(seat) << 32, &BookSource::BuiltIn)
        })
        .collect();
    let mut position = Position::new(rules);
    while !position.is_over() && position.plies() < LONGEST {
        let player = &mut players[position.to_move().index()];
        let choice = player.choose(&position, &Limits { nodes: Some(20_000), ..Limits::default() });
        position.play(choice.mv).unwrap();
    }
    position
}

/// The review of a game by a reviewer that has seen no other, with the time that each position took.
fn review(game: &Position, time: Duration, tally: &mut Tally) -> Review {
    let mut reviewer = Reviewer::new(SolverOptions { table_mib: 64, threads: 2 }, BookSource::BuiltIn);
    let mut positions = vec![0.0; game.plies()];
    let start = Instant::now();
    let mut last = start;
    let limits = Limits { time: Some(time), ..Limits::default() };
    let review = reviewer.review(game, &limits, |_, index| {
        positions[index] += last.elapsed().as_secs_f64();
        last = Instant::now();
    });
    tally.seconds.push(start.elapsed().as_secs_f64());
    tally.positions.extend(positions);
    tally.games += 1;
    tally.moves += review.moves.len();
    tally.graded += review.moves.iter().filter(|it| it.grade.is_some()).count();
    tally.explained += review.moves.iter().filter(|it| it.explanation.is_some()).count();
    review
}

fn check(game: &Position, review: &Review, tally: &mut Tally) {
    let mut position = Position::new(*game.rules());
    // One for the whole game: what it knows comes from the requests here alone.
    let options = SolverOptions { table_mib: 256, threads: 2 };
    let mut with_book = Solver::new(options).with_book(BookSource::BuiltIn);
    let mut plain = Solver::new(options);
    let mut pop_out = PopOutSolver::new(options);
    for reviewed in &review.moves {
        let legal = position.legal_moves();
        if position.rules().players() > 2 {
            check_forced(&position, reviewed, tally);
        } else if reviewed.grade.is_some() {
            let values: Option<Vec<_>> = if position.rules().is_pop_out() {
                // Where positions come again, a solver that knows no game before may be wrong.
                let is_fresh = position.occurrences() == 1;
                let value = |&mv: &Move| Some((mv, popout_value(&position, mv, &mut pop_out)?));
                if is_fresh { legal.iter().map(value).collect() } else { None }
            } else {
                let is_early = position.plies() < WITHOUT_BOOK && position.rules().cells() > 30;
                Some(standard_values(&position, if is_early { &mut with_book } else { &mut plain }))
            };
            if let Some(values) = values {
                compare(&position, reviewed, &values, tally);
            }
        }
        position.play(reviewed.mv).unwrap();
    }
}

fn compare(position: &Position, reviewed: &ReviewedMove, values: &[(Move, Assessment)], tally: &mut Tally) {
    let own = values.iter().find(|(mv, _)| *mv == reviewed.mv).unwrap().1;
    let best = values.iter().map(|it| it.1).max_by_key(|&it| rank(it)).unwrap();
    let is_choice = values.iter().any(|it| it.1.verdict() != best.verdict());
    let agrees = |said: Assessment, value: Assessment| {
        !said.is_proved()
            || said.verdict() == value.verdict()
                && said.distance().is_none_or(|it| value.distance() == Some(it))
    };
    let is_right = reviewed.grade == Some(grade(values, reviewed.mv))
        && agrees(reviewed.value, own)
        && agrees(reviewed.best_value, best)
        && reviewed.is_choice.is_none_or(|it| it == is_choice)
        && reviewed.is_kept.is_none_or(|it| it == (own.verdict() == best.verdict()));
    tally.compared += 1;
    if !is_right {
        tally.wrong += 1;
        println!("after {}: {reviewed:?}, but {values:?}", format_game(position.moves()));
    }
}

fn standard_values(position: &Position, solver: &mut Solver) -> Vec<(Move, Assessment)> {
    let known = solver.solve(position, SolveRequest::Columns, &Limits::default()).unwrap();
    let (cells, discs) = (position.rules().cells() as u32, position.discs() as u32);
    // Pons' score: a win with the next disc on a board with m discs scores (cells + 1 - m) / 2.
    let distance = |score: i32| {
        (1..=cells - discs).find(|plies| {
            let score_then = ((cells + 1 - (discs + plies - 1)) / 2) as i32;
            (plies % 2 == 1) == (score > 0) && score_then == score.abs()
        })
    };
    let value = |score: i32| match score.signum() {
        1 => Assessment::Win(distance(score)),
        -1 => Assessment::Loss(distance(score)),
        _ => Assessment::Draw,
    };
    let score = |found: Value| if let Value::Score(score) = found { score } else { 0 };
    known.columns.iter().map(|&(mv, found)| (mv, value(score(found)))).collect()
}

fn popout_value(position: &Position, mv: Move, solver: &mut PopOutSolver) -> Option<Assessment> {
    let mut after = position.clone();
    after.play(mv).unwrap();
    let limits = Limits { nodes: Some(POPOUT_NODES), ..Limits::default() };
    let Solution { verdict, distance, .. } = solver.solve(&after, SolveRequest::Score, &limits).unwrap();
    let distance = distance.map(|plies| plies + 1);
    Some(match (verdict?, after.outcome()) {
        (_, Outcome::Draw(_)) | (Verdict::Draw, _) => Assessment::Draw,
        (Verdict::Win, _) => Assessment::Loss(distance),
        (Verdict::Loss, _) => Assessment::Win(distance),
    })
}

/// Whether what is proved of a move among three is so.
fn check_forced(position: &Position, reviewed: &ReviewedMove, tally: &mut Tally) {
    let mut after = position.clone();
    after.play(reviewed.mv).unwrap();
    let (is_win, Some(plies)) = (matches!(reviewed.value, Assessment::Win(_)), reviewed.value.distance())
    else {
        return;
    };
    if plies > MOST_PLIES {
        return;
    }
    let mut winners = position.rules().seats().filter(|seat| (*seat == reviewed.seat) == is_win);
    let is_right = winners.any(|seat| wins_within(&after, seat, plies - 1))
        && !position.rules().seats().any(|seat| plies > 1 && wins_within(&after, seat, plies - 2));
    tally.compared += 1;
    if !is_right {
        tally.wrong += 1;
        println!("after {}: {reviewed:?} is not so", format_game(position.moves()));
    }
}

/// Whether a player wins within so many plies whatever the others do.
fn wins_within(position: &Position, seat: Seat, plies: u32) -> bool {
    match position.outcome() {
        Outcome::Win(winner) => return winner == seat,
        Outcome::Draw(_) => return false,
        Outcome::Ongoing if plies == 0 => return false,
        Outcome::Ongoing => {}
    }
    let mut replies = position.legal_moves().into_iter().map(|mv| {
        let mut after = position.clone();
        after.play(mv).is_ok() && wins_within(&after, seat, plies - 1)
    });
    if position.to_move() == seat { replies.any(|wins| wins) } else { replies.all(|wins| wins) }
}
