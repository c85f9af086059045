//! Solves the positions of a file, one `moves score` a line, with our solver and with that of the crate
//! `connect-four-ai`, both without a book and on one thread, and prints nodes, times and their ratio.
//!
//! ```sh
//! cargo run --release --manifest-path benches/peer/Cargo.toml -- crates/engine/tests/data/pons/Test_L2_R2
//! cargo run --release --manifest-path benches/peer/Cargo.toml -- crates/engine/tests/data/pons/Test_L1_R3 15 fresh
//! ```
//!
//! The number is how many of the positions; with `fresh`, both forget everything before each.
use std::error::Error;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use connect_four_ai::{Position as PeerPosition, Solver as Peer};
use connect_n_engine::search::{SolveRequest, Solver, SolverOptions};
use connect_n_engine::{Limits, Position, Rules, parse_game};

/// What one solver needed for all positions.
#[derive(Default)]
struct Cost {
    time: Duration,
    nodes: u64,
}

impl Cost {
    /// Solves a position, which gives its score and the nodes that it took.
    fn measure(&mut self, solve: impl FnOnce() -> (i32, u64)) -> i32 {
        let start = Instant::now();
        let (score, nodes) = solve();
        self.time += start.elapsed();
        self.nodes += nodes;
        score
    }

    fn print(&self, name: &str, positions: u32) {
        let time = self.time / positions;
        let nodes = self.nodes as f64 / f64::from(positions);
        let rate = self.nodes as f64 / self.time.as_secs_f64() / 1e6;
        println!("{name:<16} {time:>12.2?} {nodes:>14.1} nodes a position, {rate:.2} million a second");
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match compare(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn compare(args: &[String]) -> Result<(), Box<dyn Error>> {
    let file = args.first().ok_or("give a file of positions, such as crates/engine/tests/data/pons/Test_L2_R2")?;
    let most = args.get(1).map_or(Ok(usize::MAX), |number| number.parse())?;
    let is_fresh = args.get(2).is_some_and(|word| word == "fresh");
    let rules = Rules::default();
    let (mut solver, mut peer) = (Solver::new(SolverOptions::default()), Peer::empty());
    let (mut ours, mut theirs, mut positions) = (Cost::default(), Cost::default(), 0);
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    for line in text.lines().take(most) {
        let (moves, published) = line.split_once(' ').ok_or("a line is `moves score`")?;
        let published: i32 = published.trim().parse()?;
        let position = Position::from_moves(rules, &parse_game(moves, &rules)?)?;
        let peer_position = PeerPosition::from_moves(moves)?;
        if is_fresh {
            solver.forget();
            peer.reset();
        }
        peer.explored_positions = 0;
        let our_score = ours.measure(|| {
            let solution = solver.solve(&position, SolveRequest::Score, &Limits::default());
            solution.map_or((i32::MAX, 0), |solution| (solution.score.unwrap_or(i32::MAX), solution.nodes))
        });
        let their_score = theirs.measure(|| {
            let score = i32::from(peer.solve(&peer_position));
            (score, peer.explored_positions as u64)
        });
        if (our_score, their_score) != (published, published) {
            return Err(format!("{moves}: {published}; ours says {our_score}, theirs {their_score}").into());
        }
        positions += 1;
    }
    ours.print("connect-n", positions);
    theirs.print("connect-four-ai", positions);
    println!("time {:.3} of theirs", ours.time.as_secs_f64() / theirs.time.as_secs_f64());
    Ok(())
}
