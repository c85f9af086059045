//! How often a player keeps what a position is worth, judged by the exact solver, where it has no book to look it up.
//!
//! `cargo bench --no-default-features --bench quality -- search:0.2 300 6x7x4` takes 300 positions of 8 to 20 plies
//! in which nothing is settled soon: with best play nobody wins within eight plies. A range of plies, such as `8-13`,
//! may follow. With a limit of positions instead of seconds, as in `search:200000n`, the answer is the same
//! everywhere. `6x7x4p` is the board with pops; there, positions are passed over of which the solver doesn't find out
//! what every move is worth within a limit. The player may be another program, as in
//! `"exec:old/connect-n serve --player search:0.2"`, which uses a book of its own if it has one.
#![expect(clippy::unwrap_used, reason = "a measurement may panic")]

mod common;

use connect_n_arena::{Entrant, Hosting};
use connect_n_engine::book::BookSource;
use connect_n_engine::search::{AnySolver, SolveRequest, SolverOptions};
use connect_n_engine::{Limits, Move, Outcome, Position, Rules, Seat, StopFlag, Value, format_game};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::time::{Duration, Instant};

/// Plies within which the end is too near.
const SOON: u32 = 8;

/// More plies than any win that is found takes.
const LONGEST: i32 = 1000;

/// Nodes of the solver for one position with pops: many draws can't be shown with any number.
const NODES_WITH_POPS: u64 = 3_000_000;

/// What was kept among some positions.
#[derive(Default)]
struct Kept {
    positions: u32,
    as_good: u32,
    /// Positions in which some move loses what others keep.
    matter: u32,
    best: u32,
}

/// A position, and what its moves are worth.
struct Judged {
    position: Position,
    scores: Vec<(Move, i32)>,
}

impl Kept {
    fn print(&self, which: &str) {
        let percent = |of: u32| 100.0 * f64::from(self.as_good + of - self.positions) / f64::from(of.max(1));
        println!(
            "{which}: kept in {} of {} ({:.1} %; {:.1} % of the {} where it matters), best move in {}",
            self.as_good,
            self.positions,
            percent(self.positions),
            percent(self.matter),
            self.matter,
            self.best,
        );
    }
}

fn main() {
    let Some(args) = common::arguments() else { return };
    let [name, count, board, rest @ ..] = &args[..] else {
        println!("usage: PLAYER POSITIONS BOARD [PLIES], such as: search:0.2 300 6x7x4 8-20");
        return;
    };
    let rules = common::rules(board);
    let (from, to) = rest.first().map_or(("8", "20"), |plies| plies.split_once('-').unwrap());
    let plies: Vec<usize> = (from.parse().unwrap()..=to.parse().unwrap()).collect();
    let entrant: Entrant = name.parse().unwrap();
    let mut judge = AnySolver::new(SolverOptions::default()).with_book(BookSource::BuiltIn);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut all, mut early) = (Kept::default(), Kept::default());
    let (mut time, mut lost) = (Duration::ZERO, 0);
    for number in 0..count.parse().unwrap() {
        let Judged { position, scores } = quiet(rules, plies[number % plies.len()], &mut judge, &mut chance);
        let mut player = entrant.build_with(1, &Hosting::default(), &BookSource::Empty);
        player.start(position.to_move(), &rules);
        for (ply, &mv) in position.moves().iter().enumerate() {
            player.inform(Seat::ALL[ply % 2], mv);
        }
        player.get_ready(&StopFlag::default()).unwrap();
        let start = Instant::now();
        let choice = player.choose(&position, &Limits::default()).unwrap();
        time += start.elapsed();
        player.finish().unwrap();
        let worst = scores.iter().map(|&(_, score)| score).min().unwrap();
        let best = scores.iter().map(|&(_, score)| score).max().unwrap();
        let reached = scores.iter().find(|&&(mv, _)| mv == choice.mv).unwrap().1;
        for kept in [Some(&mut all), (position.plies() < 14).then_some(&mut early)].into_iter().flatten() {
            kept.positions += 1;
            kept.as_good += u32::from(reached.signum() == best.signum());
            kept.matter += u32::from(worst.signum() != best.signum());
            kept.best += u32::from(best == reached);
        }
        lost += best - reached;
        if reached.signum() != best.signum() {
            let moves = format_game(position.moves());
            println!("  {moves}: {} is worth {reached}, not {best}", choice.mv);
        }
    }
    println!("{name} on {board}, {:.1} ms a move", time.as_secs_f64() * 1e3 / f64::from(all.positions));
    all.print("all");
    early.print("before ply 14");
    if !rules.is_pop_out() {
        println!("{:.3} points lost on average", f64::from(lost) / f64::from(all.positions));
    }
}

/// What a move is worth: its score, with pops a number that is larger the sooner it wins or the later it loses.
fn points(value: Value) -> i32 {
    match value {
        Value::Score(score) => score,
        Value::Win { distance } => LONGEST - distance as i32,
        Value::Loss { distance } => distance as i32 - LONGEST,
        _ => 0,
    }
}

/// A position in which nothing is settled soon, after random moves.
fn quiet(rules: Rules, plies: usize, judge: &mut AnySolver, chance: &mut Xoshiro256PlusPlus) -> Judged {
    let limits = Limits { nodes: rules.is_pop_out().then_some(NODES_WITH_POPS), ..Limits::default() };
    loop {
        let mut position = Position::new(rules);
        while position.plies() < plies && !position.is_over() {
            let moves = position.legal_moves();
            position.play(moves[chance.random_range(0..moves.len())]).unwrap();
        }
        if position.outcome() != Outcome::Ongoing {
            continue;
        }
        let known = judge.solve(&position, SolveRequest::Columns, &limits).unwrap();
        if known.is_complete && known.distance.is_none_or(|distance| distance > SOON) {
            let scores = known.columns.into_iter().map(|(mv, value)| (mv, points(value))).collect();
            return Judged { position, scores };
        }
    }
}
