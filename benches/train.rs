//! Learns the weights of the evaluation from games that the search plays against itself.
//!
//! `cargo bench --no-default-features --bench train -- FOLDER GAMES` plays so many games on each board with the weights
//! of the generation before, the first with none, and fits new ones to the results; three times, first without pops and
//! then with them. Games are kept in the folder, a file for each generation and board, and are not played again: stop
//! it at any time and start it again, or play some of the files elsewhere. `weights.txt` in the folder, when all is
//! done, belongs in `crates/engine/src/search/play/evaluation/`, and `training.svg`, which shows how well they predict
//! games, in `docs/`. The same folder, empty, and the same number give the same weights.
#![expect(clippy::unwrap_used, reason = "a measurement may panic")]

use connect_n_engine::search::play::choose_with;
use connect_n_engine::search::play::evaluation::{
    BASES, FAMILIES, FEATURES, PATTERNS, POINTS, Weights, inputs_of,
};
use connect_n_engine::{
    Limits, Move, Outcome, Position, Rules, Seat, Value, Variant, format_game, parse_game,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Rows, columns and N of the boards that games are played on, without and with pops.
const BOARDS: [(u8, u8, u8); 10] = [
    (6, 7, 4),
    (7, 7, 4),
    (7, 8, 4),
    (8, 8, 4),
    (9, 10, 4),
    (8, 9, 5),
    (9, 9, 5),
    (10, 10, 5),
    (12, 12, 5),
    (12, 12, 6),
];

/// How many times as many games are played with pops: patterns take more.
const MORE_WITH_POPS: usize = 5;

/// Generations, with the positions that are looked at for each move.
const GENERATIONS: [u64; 3] = [300, 600, 1500];

/// Random moves at the start of a game, and one of how many later moves is random.
const OPENING: Range<usize> = 1..10;
const RANDOM_MOVES: u32 = 30;
/// With pops they are more, but none that loses at once, and none later: patterns need positions of many kinds, as the
/// search meets them. What comes of a game says little of positions before so many random moves.
const OPENING_WITH_POPS: Range<usize> = 1..26;

/// Plies after which a game is a draw.
const LONGEST: usize = 300;

/// Points of a position of which it is proved who wins.
const CERTAIN: i32 = 10_000;

/// One game in so many is not learnt from: it tells how well the weights predict games that they have not seen.
const HELD_OUT: usize = 20;

/// How much the result of a game counts against what the search said of a position.
const RESULT_PART: f32 = 0.7;

const EPOCHS: u32 = 12;
const RATE: f32 = 0.003;
const DECAY: f32 = 1e-5;
/// The rate of patterns, and what is added to the divisor, so that the first steps of a pattern are small.
const PATTERN_RATE: f32 = 0.05;
const PATTERN_EPSILON: f32 = 0.5;

/// A position to learn from.
struct Sample {
    family: usize,
    shares: [f32; BASES],
    features: Vec<(u8, i16)>,
    patterns: Vec<u16>,
    /// What the side to move made of it, 0 to 1.
    result: f32,
    is_held_out: bool,
}

/// How badly the results of positions are predicted (cross entropy), of those that are learnt from and of others.
struct Loss {
    learnt: f64,
    held_out: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [folder, games] = &args[..] else {
        println!("usage: FOLDER GAMES, such as: training 600");
        return;
    };
    let (folder, games) = (Path::new(folder), games.parse().unwrap());
    fs::create_dir_all(folder).unwrap();
    let mut weights = Weights::zero();
    let standard = learn(&mut weights, Variant::Standard, folder, games);
    let pop_out = learn(&mut weights, Variant::PopOut, folder, games * MORE_WITH_POPS);
    fs::write(folder.join("weights.txt"), weights.to_text()).unwrap();
    fs::write(folder.join("training.svg"), picture(&[standard, pop_out])).unwrap();
}

/// Learns the weights for games without pops or with them. Neither depends on the other.
fn learn(weights: &mut Weights, variant: Variant, folder: &Path, games: usize) -> Vec<Loss> {
    let (mut samples, mut losses) = (Vec::new(), Vec::new());
    for (generation, nodes) in GENERATIONS.into_iter().enumerate() {
        // Games of players who knew nothing are left out as soon as there are better ones.
        if generation < 2 {
            samples.clear();
        }
        for (rows, cols, connect) in BOARDS {
            let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
            let pops = if rules.is_pop_out() { "p" } else { "" };
            let board = format!("{rows}x{cols}x{connect}{pops}");
            let path = folder.join(format!("{generation}-{board}.games"));
            play_games(rules, games, nodes, weights, generation as u64, &path);
            let before = samples.len();
            for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
                add_samples(rules, line, number % HELD_OUT == 0, &mut samples);
            }
            println!("generation {generation}, {board}: {} positions", samples.len() - before);
        }
        losses.extend(fit(&samples, weights, generation));
        fs::write(folder.join(format!("{generation}-{variant:?}.weights")), weights.to_text()).unwrap();
    }
    losses
}

/// Plays the games that the file lacks.
fn play_games(rules: Rules, games: usize, nodes: u64, weights: &Weights, generation: u64, path: &Path) {
    let text = fs::read_to_string(path).unwrap_or_default();
    // A line that was cut when it was stopped is written anew.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let written = text[..whole].lines().count();
    let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
    file.set_len(whole as u64).unwrap();
    for start in (written..games).step_by(64) {
        let next = AtomicUsize::new(start);
        let end = games.min(start + 64);
        let work = || {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end {
                    return played;
                }
                played.push((number, play(rules, nodes, weights, generation << 32 | number as u64)));
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let mut played: Vec<(usize, String)> = thread::scope(|scope| {
            let helpers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            helpers.into_iter().flat_map(|helper| helper.join().unwrap()).collect()
        });
        played.sort_unstable();
        let text: String = played.into_iter().map(|(_, line)| line + "\n").collect();
        file.write_all(text.as_bytes()).unwrap();
    }
}

/// One game: who won, then the moves, and then what the search said before each, with pops before those that are not
/// random. It is played on after the search has proved who wins: positions of which only a longer search knows that are
/// what the evaluation is asked about.
fn play(rules: Rules, nodes: u64, weights: &Weights, seed: u64) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let is_pop_out = rules.is_pop_out();
    let (mut position, opening) = if is_pop_out {
        (begun_at_random(rules, &mut rng), 0)
    } else {
        (Position::new(rules), rng.random_range(OPENING))
    };
    let mut scores = Vec::new();
    let mut winner = None;
    while !position.is_over() && position.plies() < LONGEST {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let choice = choose_with(weights, &position, seed, &limits);
        let (mover, other) = (position.to_move(), position.seat_after(position.to_move()));
        match choice.report.value {
            Some(Value::Win { .. }) if choice.report.proved => {
                winner = winner.or(Some(mover));
                scores.push(CERTAIN);
            }
            Some(Value::Loss { .. }) if choice.report.proved => {
                winner = winner.or(Some(other));
                scores.push(-CERTAIN);
            }
            Some(Value::Score(points)) => scores.push(points),
            _ => scores.push(0),
        }
        let chance = !is_pop_out && rng.random_range(0..RANDOM_MOVES) == 0;
        let is_random = winner.is_none() && (position.plies() < opening || chance);
        let legal = position.legal_moves();
        let mv = if is_random { legal[rng.random_range(0..legal.len())] } else { choice.mv };
        position.play(mv).unwrap();
    }
    let winner = winner.or(match position.outcome() {
        Outcome::Win(winner) => Some(winner),
        _ => None,
    });
    let winner = winner.map_or("-".to_owned(), |seat| seat.to_string());
    let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
    format!("{winner};{};{}", format_game(position.moves()), scores.join(" "))
}

/// A position after random moves of which none loses at once, as long as there are such.
fn begun_at_random(rules: Rules, rng: &mut Xoshiro256PlusPlus) -> Position {
    let mut position = Position::new(rules);
    for _ in 0..rng.random_range(OPENING_WITH_POPS) {
        let legal = position.legal_moves();
        let safe: Vec<Move> = legal.iter().copied().filter(|&mv| is_safe(&position, mv)).collect();
        if safe.is_empty() {
            break;
        }
        position.play(safe[rng.random_range(0..safe.len())]).unwrap();
    }
    position
}

fn is_safe(position: &Position, mv: Move) -> bool {
    let mut next = position.clone();
    next.play(mv).unwrap();
    !next.is_over() && !next.legal_moves().iter().any(|&reply| next.wins_at_once(reply))
}

fn add_samples(rules: Rules, line: &str, is_held_out: bool, samples: &mut Vec<Sample>) {
    let parts: Vec<&str> = line.split(';').collect();
    let moves: Vec<Move> = parse_game(parts[1], &rules).unwrap();
    let scores: Vec<f32> = parts[2].split_whitespace().map(|score| score.parse().unwrap()).collect();
    let winner = Seat::ALL.into_iter().find(|seat| seat.to_string() == parts[0]);
    let opening = moves.len() - scores.len();
    let mut position = Position::from_moves(rules, &moves[..opening]).unwrap();
    for (index, &score) in (opening..).zip(&scores) {
        if index > 0
            && let Some(inputs) = inputs_of(&position)
        {
            let result = match winner {
                Some(winner) => f32::from(u8::from(winner == position.to_move())),
                None => 0.5,
            };
            let estimate = 1.0 / (1.0 + (-score / POINTS as f32).exp());
            let features = inputs.features.iter().enumerate().filter(|&(_, &number)| number != 0);
            samples.push(Sample {
                family: Weights::family(rules),
                shares: Weights::shares(rules, position.discs()),
                features: features.map(|(feature, &number)| (feature as u8, number as i16)).collect(),
                patterns: inputs.patterns,
                result: RESULT_PART * result + (1.0 - RESULT_PART) * estimate,
                is_held_out,
            });
        }
        if let Some(&mv) = moves.get(index) {
            position.play(mv).unwrap();
        }
    }
}

/// Logistic regression by stochastic gradient descent with Adam (Kingma and Ba, 2015); for patterns, most of which are
/// rare, with adaptive steps (Duchi, Hazan and Singer, 2011). Gives the loss of each epoch.
fn fit(samples: &[Sample], weights: &mut Weights, generation: usize) -> Vec<Loss> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(generation as u64);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut moments = vec![[[[0.0_f32; 2]; BASES]; FEATURES]; FAMILIES];
    let mut squares = vec![vec![0.0_f32; PATTERNS]; FAMILIES];
    let mut steps = [0_i32; FAMILIES];
    let mut by_epoch = Vec::new();
    for epoch in 0..EPOCHS {
        for index in (1..order.len()).rev() {
            order.swap(index, rng.random_range(0..=index));
        }
        let left = 1.0 - epoch as f32 / EPOCHS as f32;
        let (mut losses, mut counts) = ([0.0_f64; 2], [0_u32; 2]);
        let mut batches: Vec<Vec<usize>> = vec![Vec::new(); FAMILIES];
        for &index in &order {
            let sample = &samples[index];
            let predicted = predicted(sample, weights).clamp(1e-6, 1.0 - 1e-6);
            let loss = -sample.result * predicted.ln() - (1.0 - sample.result) * (1.0 - predicted).ln();
            let part = usize::from(sample.is_held_out);
            losses[part] += f64::from(loss);
            counts[part] += 1;
            if sample.is_held_out {
                continue;
            }
            batches[sample.family].push(index);
            if batches[sample.family].len() == 256 {
                let family = sample.family;
                steps[family] += 1;
                step_patterns(samples, &batches[family], weights, &mut squares[family], PATTERN_RATE * left);
                step(samples, &batches[family], weights, &mut moments[family], steps[family], RATE * left);
                batches[family].clear();
            }
        }
        let [learnt, held_out] = [0, 1].map(|part| losses[part] / f64::from(counts[part].max(1)));
        println!("generation {generation}, epoch {epoch}: loss {learnt:.4}, held out {held_out:.4}");
        by_epoch.push(Loss { learnt, held_out });
    }
    by_epoch
}

/// A picture (SVG) of the losses without pops and with them, epoch by epoch.
fn picture(losses: &[Vec<Loss>; 2]) -> String {
    const LEFT: f64 = 60.0;
    const TOP: f64 = 20.0;
    const EPOCH: f64 = 18.0;
    const LOSS: f64 = 1200.0;
    const HIGHEST: f64 = 0.7;
    let x = |epoch: usize| LEFT + epoch as f64 * EPOCH;
    let y = |loss: f64| TOP + (HIGHEST - loss) * LOSS;
    let text = |x: f64, y: f64, colour: &str, text: &str| {
        format!("<text x='{x:.0}' y='{:.0}' fill='{colour}' stroke='none'>{text}</text>", y + 5.0)
    };
    let mut elements = vec!["<rect width='860' height='360' fill='#fff'/>".to_owned()];
    for loss in [0.45, 0.5, 0.55, 0.6, 0.65] {
        elements.push(format!("<path d='M{LEFT} {:.0}H690' stroke='#ddd'/>", y(loss)));
        elements.push(text(TOP, y(loss), "#333", &format!("{loss:.2}")));
    }
    for generation in 0..GENERATIONS.len() {
        let x = x(generation * EPOCHS as usize);
        elements.push(format!("<path d='M{x:.0} {TOP}V320' stroke='#ddd'/>"));
        elements.push(text(x, 340.0, "#333", &format!("generation {generation}")));
    }
    for (losses, (name, colour)) in losses.iter().zip([("without pops", "#1f5fbf"), ("with pops", "#c0392b")])
    {
        let line = |dashes: &str, of: fn(&Loss) -> f64| {
            let points = losses.iter().map(of).enumerate();
            let points: Vec<_> =
                points.map(|(epoch, loss)| format!("{:.0},{:.1}", x(epoch), y(loss))).collect();
            format!("<polyline stroke='{colour}' stroke-dasharray='{dashes}' points='{}'/>", points.join(" "))
        };
        elements.push(line("none", |loss| loss.learnt));
        elements.push(line("3 4", |loss| loss.held_out));
        elements.extend(losses.last().map(|last| text(700.0, y(last.held_out), colour, name)));
    }
    elements.push(text(700.0, 2.0 * TOP, "#333", "dotted: held out"));
    let attributes =
        "viewBox='0 0 860 360' font-family='sans-serif' font-size='14' fill='none' stroke-width='2'";
    format!("<svg xmlns='http://www.w3.org/2000/svg' {attributes}>\n{}\n</svg>\n", elements.join("\n"))
}

fn predicted(sample: &Sample, weights: &mut Weights) -> f32 {
    let (family, patterns) = weights.family_mut(sample.family);
    let of = |&(feature, number): &(u8, i16)| {
        let weight: f32 = family[usize::from(feature)].iter().zip(&sample.shares).map(|(n, s)| n * s).sum();
        weight * f32::from(number)
    };
    let of_patterns: f32 = sample.patterns.iter().map(|&pattern| patterns[usize::from(pattern)]).sum();
    1.0 / (1.0 + (-sample.features.iter().map(of).sum::<f32>() - of_patterns).exp())
}

/// A step for the patterns of one position after the other.
fn step_patterns(samples: &[Sample], batch: &[usize], weights: &mut Weights, squares: &mut [f32], rate: f32) {
    for &index in batch {
        let sample = &samples[index];
        let error = predicted(sample, weights) - sample.result;
        let (_, patterns) = weights.family_mut(sample.family);
        for pattern in sample.patterns.iter().copied().map(usize::from) {
            let gradient = error + DECAY * patterns[pattern];
            squares[pattern] += gradient * gradient;
            patterns[pattern] -= rate * gradient / (squares[pattern].sqrt() + PATTERN_EPSILON);
        }
    }
}

fn step(
    samples: &[Sample],
    batch: &[usize],
    weights: &mut Weights,
    moments: &mut [[[f32; 2]; BASES]; FEATURES],
    number: i32,
    rate: f32,
) {
    let mut gradient = [[0.0_f32; BASES]; FEATURES];
    for &index in batch {
        let sample = &samples[index];
        let error = predicted(sample, weights) - sample.result;
        for &(feature, number) in &sample.features {
            for (sum, share) in gradient[usize::from(feature)].iter_mut().zip(&sample.shares) {
                *sum += error * f32::from(number) * share / batch.len() as f32;
            }
        }
    }
    let (family, _) = weights.family_mut(samples[batch[0]].family);
    for (feature, gradients) in gradient.iter().enumerate() {
        for (base, gradient) in gradients.iter().enumerate() {
            let weight = &mut family[feature][base];
            let gradient = gradient + DECAY * *weight;
            let [mean, square] = &mut moments[feature][base];
            *mean = 0.9 * *mean + 0.1 * gradient;
            *square = 0.999 * *square + 0.001 * gradient * gradient;
            let unbiased = (*mean / (1.0 - 0.9_f32.powi(number)), *square / (1.0 - 0.999_f32.powi(number)));
            *weight -= rate * unbiased.0 / (unbiased.1.sqrt() + 1e-8);
        }
    }
}
