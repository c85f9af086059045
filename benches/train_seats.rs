//! Learns the weights by which games of three and four players with pops are graded, from such games of the search.
//!
//! `cargo bench --no-default-features --bench train_seats -- FOLDER GAMES` plays so many games on each board with the
//! weights of the generation before, the first with none, and fits new ones to the results; three times. Games are
//! kept in the folder as those of `train` are. The weights of the last generation belong in
//! `crates/engine/src/search/play/seat_evaluation/weights.txt`.
#![expect(clippy::unwrap_used, reason = "a measurement may panic")]

mod training;

use connect_n_engine::search::play::choose_with_seat_weights;
use connect_n_engine::search::play::evaluation::{PHASES, phases};
use connect_n_engine::search::play::seat_evaluation::{
    SEAT_FAMILIES, SEAT_FEATURES, SeatWeights, seat_features_of,
};
use connect_n_engine::{
    Limits, Move, Outcome, Position, Rules, Seat, Value, Variant, format_game, parse_game,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fs;
use std::path::Path;
use training::{Adam, play_games, shuffle};

/// Rows, columns, N and players.
const BOARDS: [(u8, u8, u8, u8); 6] =
    [(6, 7, 4, 3), (8, 8, 4, 3), (7, 8, 4, 4), (8, 10, 4, 4), (9, 9, 5, 3), (9, 9, 5, 4)];

/// Generations, with the positions that are looked at for each move.
const GENERATIONS: [u64; 3] = [200, 400, 800];

/// Random moves at the start of a game, and one of how many later moves is random, while nobody is known to win.
const OPENING: std::ops::Range<usize> = 1..10;
const RANDOM_MOVES: u32 = 25;

/// Plies after which a game is a draw.
const LONGEST: usize = 300;

/// How much the result of a game counts against what the search said of a position.
const RESULT_PART: f32 = 0.8;

const EPOCHS: u32 = 12;
const RATE: f32 = 0.003;
const BATCH: usize = 256;

/// A position to learn from.
struct Sample {
    players: usize,
    family: usize,
    phases: [f32; PHASES],
    features: [[i16; SEAT_FEATURES]; 4],
    /// What each player made of it, 1 in all.
    target: [f32; 4],
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [folder, games] = &args[..] else {
        println!("usage: FOLDER GAMES, such as: training-seats 300");
        return;
    };
    let (folder, games) = (Path::new(folder), games.parse().unwrap());
    fs::create_dir_all(folder).unwrap();
    let mut weights = SeatWeights::zero();
    let mut samples = Vec::new();
    for (generation, nodes) in GENERATIONS.into_iter().enumerate() {
        // Games of players who knew nothing are left out as soon as there are better ones.
        if generation < 2 {
            samples.clear();
        }
        for (rows, cols, connect, players) in BOARDS {
            let rules = Rules::new(rows, cols, connect, Variant::PopOut, players).unwrap();
            let board = format!("{rows}x{cols}x{connect}p@{players}");
            let path = folder.join(format!("{generation}-{board}.games"));
            let seed = |number| (generation as u64) << 32 | number as u64;
            play_games(games, &path, |number| play(rules, nodes, &weights, seed(number)));
            let before = samples.len();
            for line in fs::read_to_string(&path).unwrap().lines() {
                add_samples(rules, line, &mut samples);
            }
            println!("generation {generation}, {board}: {} positions", samples.len() - before);
        }
        weights = fit(&samples, weights, generation);
        fs::write(folder.join(format!("{generation}.weights")), weights.to_text()).unwrap();
    }
}

/// One game: who won, then the moves, and then what the search said before each, `-` where it was certain.
fn play(rules: Rules, nodes: u64, weights: &SeatWeights, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let opening = rng.random_range(OPENING);
    let mut position = Position::new(rules);
    let mut scores = Vec::new();
    while !position.is_over() && position.plies() < LONGEST {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let choice = choose_with_seat_weights(weights, &position, seed, &limits);
        let score = match choice.report.value {
            Some(Value::Score(points)) => Some(points.to_string()),
            _ => None,
        };
        let chance = rng.random_range(0..RANDOM_MOVES) == 0;
        let is_random = score.is_some() && (position.plies() < opening || chance);
        scores.push(score.unwrap_or("-".to_owned()));
        let legal = position.legal_moves();
        let mv = if is_random { legal[rng.random_range(0..legal.len())] } else { choice.mv };
        position.play(mv).unwrap();
    }
    let winner = match position.outcome() {
        Outcome::Win(winner) => winner.to_string(),
        _ => "-".to_owned(),
    };
    format!("{winner};{};{}", format_game(position.moves()), scores.join(" "))
}

fn add_samples(rules: Rules, line: &str, samples: &mut Vec<Sample>) {
    let parts: Vec<&str> = line.split(';').collect();
    let moves: Vec<Move> = parse_game(parts[1], &rules).unwrap();
    let players = usize::from(rules.players());
    let even = 1.0 / players as f32;
    let winner = Seat::ALL.into_iter().find(|seat| seat.to_string() == parts[0]);
    let mut position = Position::new(rules);
    for (index, (&mv, score)) in moves.iter().zip(parts[2].split(' ')).enumerate() {
        if index > 0
            && let Some(features) = seat_features_of(&position)
        {
            let next = position.to_move();
            let mut target = [0.0; 4];
            for (seat, target) in rules.seats().zip(&mut target) {
                let result = winner.map_or(even, |winner| f32::from(u8::from(winner == seat)));
                // The search says only what the player to move may expect, in thousandths more than an even share.
                let said = score.parse().map(|points: f32| (points / 1000.0 + even).clamp(0.0, 1.0));
                let said =
                    said.map(|own| if seat == next { own } else { (1.0 - own) / (players - 1) as f32 });
                *target = said.map_or(result, |said| RESULT_PART * result + (1.0 - RESULT_PART) * said);
            }
            samples.push(Sample {
                players,
                family: SeatWeights::family(rules),
                phases: phases(rules, position.discs()),
                features,
                target,
            });
        }
        position.play(mv).unwrap();
    }
}

/// Multinomial logistic regression.
fn fit(samples: &[Sample], mut weights: SeatWeights, generation: usize) -> SeatWeights {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(generation as u64);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut descents = vec![Adam::new(SEAT_FEATURES * PHASES); SEAT_FAMILIES];
    for epoch in 0..EPOCHS {
        shuffle(&mut order, &mut rng);
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        let (mut losses, mut held_out) = ([0.0_f64; 2], [0_u32; 2]);
        let mut batches: Vec<Vec<usize>> = vec![Vec::new(); SEAT_FAMILIES];
        for &index in &order {
            let sample = &samples[index];
            let family = sample.family;
            let is_held_out = usize::from(index % 20 == 0);
            losses[is_held_out] += loss(sample, &predicted(sample, weights.family_mut(family)));
            held_out[is_held_out] += 1;
            if is_held_out == 1 {
                continue;
            }
            batches[family].push(index);
            if batches[family].len() == BATCH {
                let batch = batches[family].iter().map(|&index| &samples[index]);
                step(batch, weights.family_mut(family), &mut descents[family], rate);
                batches[family].clear();
            }
        }
        println!(
            "generation {generation}, epoch {epoch}: loss {:.4}, held out {:.4}",
            losses[0] / f64::from(held_out[0].max(1)),
            losses[1] / f64::from(held_out[1].max(1))
        );
    }
    weights
}

fn loss(sample: &Sample, predicted: &[f32; 4]) -> f64 {
    let each = sample.target.iter().zip(predicted).take(sample.players);
    -each.map(|(target, predicted)| f64::from(target * predicted.max(1e-6).ln())).sum::<f64>()
}

fn predicted(sample: &Sample, family: &[[f32; PHASES]; SEAT_FEATURES]) -> [f32; 4] {
    let mut odds = [0.0; 4];
    for (features, odds) in sample.features.iter().zip(&mut odds).take(sample.players) {
        let of = |(&number, weights): (&i16, &[f32; PHASES])| {
            let weight: f32 = weights.iter().zip(&sample.phases).map(|(n, phase)| n * phase).sum();
            weight * f32::from(number)
        };
        *odds = features.iter().zip(family).map(of).sum::<f32>().clamp(-30.0, 30.0).exp();
    }
    let all: f32 = odds.iter().sum();
    odds.map(|odds| odds / all)
}

fn step<'a>(
    batch: impl Iterator<Item = &'a Sample>,
    family: &mut [[f32; PHASES]; SEAT_FEATURES],
    descent: &mut Adam,
    rate: f32,
) {
    let mut gradient = [[0.0_f32; PHASES]; SEAT_FEATURES];
    for sample in batch {
        let predicted = predicted(sample, family);
        for (player, features) in sample.features.iter().enumerate().take(sample.players) {
            let error = predicted[player] - sample.target[player];
            for (sums, &number) in gradient.iter_mut().zip(features).filter(|&(_, &number)| number != 0) {
                for (sum, phase) in sums.iter_mut().zip(&sample.phases) {
                    *sum += error * f32::from(number) * phase / BATCH as f32;
                }
            }
        }
    }
    descent.step(family.iter_mut().flatten(), gradient.into_iter().flatten(), rate);
}
