//! What the learning of weights has in common: games that are played once, and steps against a gradient.
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

const DECAY: f32 = 1e-5;

/// Plays the games that the file lacks, a line each, on all cores.
pub(crate) fn play_games(games: usize, path: &Path, play: impl Fn(usize) -> String + Sync) {
    let written = fs::read_to_string(path).map_or(0, |text| text.lines().count());
    let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
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
                played.push((number, play(number)));
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

pub(crate) fn shuffle(order: &mut [usize], rng: &mut Xoshiro256PlusPlus) {
    for index in (1..order.len()).rev() {
        order.swap(index, rng.random_range(0..=index));
    }
}

/// Stochastic gradient descent by Adam (Kingma and Ba, 2015).
#[derive(Clone)]
pub(crate) struct Adam {
    moments: Vec<[f32; 2]>,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(weights: usize) -> Self {
        Self { moments: vec![[0.0; 2]; weights], steps: 0 }
    }

    pub(crate) fn step<'a>(
        &mut self,
        weights: impl Iterator<Item = &'a mut f32>,
        gradient: impl Iterator<Item = f32>,
        rate: f32,
    ) {
        self.steps += 1;
        for ((weight, gradient), [mean, square]) in weights.zip(gradient).zip(&mut self.moments) {
            let gradient = gradient + DECAY * *weight;
            *mean = 0.9 * *mean + 0.1 * gradient;
            *square = 0.999 * *square + 0.001 * gradient * gradient;
            let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
            *weight -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
    }
}
