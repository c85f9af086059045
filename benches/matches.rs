//! Plays players against each other from random openings and prints how each does.
//!
//! `cargo bench --no-default-features --bench matches -- search:0.1 hard 100 6x7x4` plays 100 games for each order of
//! the players on 6 rows, 7 columns, with 4 in line; a `p` at the end of the board means `PopOut`, `@3` or `@4` the
//! number of players, where the first player has one seat and the second all others. Each opening is played once
//! from each seat of the first player.
#![expect(clippy::unwrap_used, reason = "a measurement may panic")]

use connect_n_engine::{Limits, Outcome, Player, PlayerSpec, Position, Rules, Seat, Variant};
use std::time::{Duration, Instant};

/// Plies after which a game counts as a draw.
const CAP: usize = 1000;

/// Random plies before the players begin.
const OPENING: usize = 2;

/// What a player has used up.
#[derive(Default)]
struct Effort {
    moves: u32,
    states: u64,
    depths: u64,
    time: Duration,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [first, second, games, board] = &args[..] else {
        println!("usage: PLAYER PLAYER OPENINGS BOARD, such as: search:0.1 hard 50 6x7x4p");
        return;
    };
    let rules = rules(board);
    let players: [PlayerSpec; 2] = [first.parse().unwrap(), second.parse().unwrap()];
    let mut results = [0_u32; 3];
    let mut efforts: [Effort; 2] = Default::default();
    for seed in 0..games.parse().unwrap() {
        for seat in rules.seats() {
            let winner = play(&opening(rules, seed), seat, &players, seed, &mut efforts);
            results[winner.map_or(1, |winner| if winner == seat { 0 } else { 2 })] += 1;
        }
    }
    let [won, drawn, lost] = results;
    println!(
        "{board}: {first} against {second}: {won} won, {drawn} drawn, {lost} lost{}",
        rating(results, rules)
    );
    for (player, effort) in [first, second].into_iter().zip(&efforts) {
        let moves = f64::from(effort.moves.max(1));
        println!(
            "  {player}: {:.0} states, depth {:.1}, {:.1} ms a move",
            effort.states as f64 / moves,
            effort.depths as f64 / moves,
            effort.time.as_secs_f64() * 1e3 / moves,
        );
    }
}

fn rules(text: &str) -> Rules {
    let (text, players) = text.split_once('@').unwrap_or((text, "2"));
    let (size, variant) = match text.strip_suffix('p') {
        Some(size) => (size, Variant::PopOut),
        None => (text, Variant::Standard),
    };
    let numbers: Vec<u8> = size.split('x').map(|number| number.parse().unwrap()).collect();
    Rules::new(numbers[0], numbers[1], numbers[2], variant, players.parse().unwrap()).unwrap()
}

/// A position after random moves that is not over.
fn opening(rules: Rules, seed: u64) -> Position {
    let random: PlayerSpec = "random".parse().unwrap();
    let mut player = random.build(seed);
    let mut position = Position::new(rules);
    while position.plies() < OPENING {
        let mv = player.choose(&position, &Limits::default()).mv;
        position.play(mv).unwrap();
    }
    position
}

/// The winner of a game in which the first player has this seat.
fn play(
    opening: &Position,
    seat: Seat,
    players: &[PlayerSpec; 2],
    seed: u64,
    efforts: &mut [Effort; 2],
) -> Option<Seat> {
    let mut position = opening.clone();
    let mut built: Vec<Box<dyn Player>> = players.iter().map(|player| player.build(seed)).collect();
    while !position.is_over() && position.plies() < CAP {
        let index = usize::from(position.to_move() != seat);
        let start = Instant::now();
        let choice = built[index].choose(&position, &Limits::default());
        let effort = &mut efforts[index];
        effort.moves += 1;
        effort.time += start.elapsed();
        effort.states += choice.report.nodes;
        effort.depths += u64::from(choice.report.depth);
        position.play(choice.mv).unwrap();
    }
    match position.outcome() {
        Outcome::Win(winner) => Some(winner),
        _ => None,
    }
}

/// Elo by which the first player is stronger, with two standard errors, for games of two.
fn rating([won, drawn, lost]: [u32; 3], rules: Rules) -> String {
    let games = f64::from(won + drawn + lost);
    if rules.players() != 2 || games == 0.0 {
        return String::new();
    }
    let score = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let square = (f64::from(won) + f64::from(drawn) / 4.0) / games;
    let error = 2.0 * ((square - score * score) / games).sqrt();
    let elo = |score: f64| 400.0 * (score / (1.0 - score)).log10();
    format!(", {:+.0} Elo ({:+.0} to {:+.0})", elo(score), elo(score - error), elo(score + error))
}
