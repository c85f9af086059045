//! Plays players against each other from random openings and prints how each does.
//!
//! `cargo bench --no-default-features --bench matches -- search:0.1 hard 100 6x7x4` plays 100 openings on 6 rows, 7
//! columns, with 4 in line, each once from each seat of the first player; at the end of the board, `p` means `PopOut`,
//! `m` misère, `c` a cylinder, `@3` or `@4` the number of players, where the first player has one seat and the second
//! all others. A player may be another program, such as `"exec:target/release/examples/uct 50000"`, or
//! `"exec:old/connect-n serve --player search:1"` for the player of an earlier build. A last number leaves out so many
//! openings, to share the work.
#![expect(clippy::unwrap_used, reason = "a measurement may panic")]

mod common;

use connect_n_arena::{Entrant, Fault, Hosting, Openings, Referee, Terms, Usage};
use connect_n_engine::clock::TimeControl;
use connect_n_engine::{Position, Rules, Seat, StopFlag};
use std::time::Duration;

/// Time for each move of a player that takes all it gets.
const MOVE_TIME: Duration = Duration::from_secs(10);

/// Random plies before the players begin.
const OPENING: usize = 4;

fn main() {
    let Some(args) = common::arguments() else { return };
    let [first, second, games, board, rest @ ..] = &args[..] else {
        println!("usage: PLAYER PLAYER OPENINGS BOARD [SKIP], such as: search:0.1 hard 50 6x7x4p");
        return;
    };
    let rules = common::rules(board);
    let players: [Entrant; 2] = [first.parse().unwrap(), second.parse().unwrap()];
    let skipped = rest.first().map_or(0, |skipped| skipped.parse().unwrap());
    let openings = Openings::new(rules, 0, OPENING).zip(0..).skip(skipped);
    let mut results = [0_u32; 3];
    let mut usages: [Usage; 2] = Default::default();
    for (opening, seed) in openings.take(games.parse().unwrap()) {
        for seat in rules.seats() {
            let winner = play(&opening, seat, &players, seed, &mut usages);
            results[winner.map_or(1, |winner| if winner == seat { 0 } else { 2 })] += 1;
        }
    }
    let [won, drawn, lost] = results;
    println!(
        "{board}: {first} against {second}: {won} won, {drawn} drawn, {lost} lost{}",
        rating(results, rules)
    );
    for (player, usage) in [first, second].into_iter().zip(&usages) {
        println!(
            "  {player}: {} positions, {:.1} ms a move",
            usage.nodes / usage.moves.max(1),
            usage.time_per_move().as_secs_f64() * 1e3
        );
    }
}

/// The winner of a game in which the first player has this seat.
fn play(
    opening: &Position,
    seat: Seat,
    players: &[Entrant; 2],
    seed: u64,
    usages: &mut [Usage; 2],
) -> Option<Seat> {
    let index = |own: Seat| usize::from(own != seat);
    let hosting = Hosting::default();
    let mut contestants: Vec<_> =
        opening.rules().seats().map(|own| players[index(own)].build(seed, &hosting)).collect();
    let terms = Terms { time: TimeControl::EachMove(MOVE_TIME), ..Terms::default() };
    let referee = Referee::new(terms, StopFlag::default());
    let game = referee.play(&mut contestants, opening, &mut |_| ()).unwrap();
    let faults = game.forfeit().into_iter().map(|(_, fault)| fault);
    let faults: Vec<&Fault> = faults.chain(game.drop_outs.iter().map(|(_, fault)| fault)).collect();
    assert!(faults.is_empty(), "{faults:?}");
    for (own, usage) in opening.rules().seats().zip(&game.usage) {
        usages[index(own)] += *usage;
    }
    game.winner()
}

/// The share of the points, and Elo by which the first player is stronger, with two standard errors, for games of two.
fn rating([won, drawn, lost]: [u32; 3], rules: Rules) -> String {
    let games = f64::from(won + drawn + lost);
    if rules.players() != 2 || games == 0.0 {
        return String::new();
    }
    let score = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let square = (f64::from(won) + f64::from(drawn) / 4.0) / games;
    let error = 2.0 * ((square - score * score) / games).sqrt();
    let elo = |score: f64| 400.0 * (score / (1.0 - score)).log10();
    format!(
        ", {:.1} % ± {:.1}, {:+.0} Elo ({:+.0} to {:+.0})",
        100.0 * score,
        100.0 * error,
        elo(score),
        elo(score - error),
        elo(score + error)
    )
}
