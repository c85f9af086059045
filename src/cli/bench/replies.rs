//! `connect-n bench --replies`: how soon the solver knows a perfect move.
use std::io::Write;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Serialize;

use super::row::write_row;
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::table::Table;
use crate::cli::time::in_seconds;
use crate::cli::words::fixed;
use crate::language::Label;
use connect_n_engine::book::BookSource;
use connect_n_engine::players::Medium;
use connect_n_engine::search::{SolveRequest, Solver, SolverOptions};
use connect_n_engine::{Limits, Player, Position, Rules};

/// How many positions of each ply, and which.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct Replies {
    /// Positions per ply
    #[arg(long, value_name = "N", default_value_t = 50, requires = "replies",
        value_parser = clap::value_parser!(u32).range(1..))]
    positions: u32,
    /// Random seed of the positions
    #[arg(long, value_name = "N", default_value_t, requires = "replies")]
    seed: u64,
    /// Don't use the opening book
    #[arg(long, requires = "replies")]
    no_book: bool,
}

/// What finding a move took.
#[derive(Clone, Copy)]
struct Cost {
    time: Duration,
    nodes: u64,
}

/// What the positions of one ply, or of all, took: times in seconds; nodes, which are the same on every machine.
#[derive(Serialize)]
struct Row {
    /// `None` for all.
    ply: Option<usize>,
    positions: usize,
    mean: f64,
    median: f64,
    most_of_1000: f64,
    worst: f64,
    mean_nodes: u64,
    worst_nodes: u64,
}

impl Row {
    fn new(ply: Option<usize>, costs: &[Cost]) -> Self {
        let positions = costs.len().max(1);
        let mut times: Vec<Duration> = costs.iter().map(|cost| cost.time).collect();
        times.sort_unstable();
        let after = |part: usize| {
            times.get(positions * part / 1000).or(times.last()).map_or(0.0, |&time| in_seconds(time))
        };
        Self {
            ply,
            positions: costs.len(),
            mean: in_seconds(times.iter().sum::<Duration>() / positions as u32),
            median: after(500),
            most_of_1000: after(999),
            worst: after(1000),
            mean_nodes: costs.iter().map(|cost| cost.nodes).sum::<u64>() / positions as u64,
            worst_nodes: costs.iter().map(|cost| cost.nodes).max().unwrap_or(0),
        }
    }
}

impl Replies {
    /// Measures and prints a table.
    pub(super) fn run(&self, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
        let rules = Rules::default();
        let book_source = if self.no_book { BookSource::Empty } else { BookSource::BuiltIn };
        let mut solver = Solver::new(SolverOptions::default()).with_book(book_source);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut progress =
            Progress::new(Label::new("progress-solving").text(), rules.cells() * self.positions as usize);
        let table = Table::new(1)
            .right(Label::new("bench-heading-ply"), 5)
            .right(Label::new("bench-heading-positions"), 9)
            .right(Label::new("bench-heading-mean"), 9)
            .right(Label::new("bench-heading-median"), 9)
            .right(Label::new("bench-heading-most"), 9)
            .right(Label::new("bench-heading-worst"), 9)
            .right(Label::new("bench-heading-mean-nodes"), 11)
            .right(Label::new("bench-heading-worst"), 11);
        if !json {
            writeln!(out, "{}", table.headings())?;
        }
        let mut all = Vec::new();
        for plies in 0..rules.cells() {
            let mut costs = Vec::new();
            for _ in 0..self.positions {
                let position = random_position(&mut chance, rules, plies);
                solver.forget();
                let solution = solver
                    .solve(&position, SolveRequest::Move, &Limits::default())
                    .map_err(Failure::explained)?;
                costs.push(Cost { time: solution.time, nodes: solution.nodes });
                progress.advance();
            }
            all.extend(&costs);
            write_row(out, &Row::new(Some(plies), &costs), json, |row| in_table(&table, row))?;
        }
        write_row(out, &Row::new(None, &all), json, |row| in_table(&table, row))
    }
}

/// A position after so many random moves of players who overlook no win at once, neither their own nor the other's.
fn random_position(chance: &mut Xoshiro256PlusPlus, rules: Rules, plies: usize) -> Position {
    loop {
        // One that plays the same position again plays the same move again.
        let mut player = Medium::new(chance.random());
        let mut position = Position::new(rules);
        while position.plies() < plies && !position.is_over() {
            let mv = player.choose(&position, &Limits::default()).mv;
            // A player's moves are legal.
            let _ = position.play(mv);
        }
        if !position.is_over() {
            return position;
        }
    }
}

fn in_table(table: &Table, row: &Row) -> String {
    let ply = row.ply.map_or_else(|| Label::new("bench-all").text(), |ply| ply.to_string());
    let [mean, median, most, worst] =
        [row.mean, row.median, row.most_of_1000, row.worst].map(|seconds| fixed(1000.0 * seconds, 3));
    let [positions, mean_nodes, worst_nodes] =
        [row.positions as u64, row.mean_nodes, row.worst_nodes].map(|count| count.to_string());
    table.row(&[ply, positions, mean, median, most, worst, mean_nodes, worst_nodes])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_tells_the_middle_and_the_end() {
        let costs: Vec<Cost> =
            (1..=2000).rev().map(|n| Cost { time: Duration::from_millis(n), nodes: n }).collect();
        let row = Row::new(None, &costs);
        assert_eq!((row.median, row.most_of_1000, row.worst), (1.001, 1.999, 2.0));
        assert_eq!((row.positions, row.mean_nodes, row.worst_nodes), (2000, 1000, 2000));
    }

    #[test]
    fn positions_have_the_plies_asked_for_and_come_again_from_the_seed() {
        let positions = |seed| {
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
            [0, 1, 12, 24, 12, 41].map(|plies| random_position(&mut chance, Rules::default(), plies))
        };
        assert_eq!(positions(1).each_ref().map(Position::plies), [0, 1, 12, 24, 12, 41]);
        assert_ne!(positions(1)[2], positions(1)[4]);
        assert_eq!(positions(1), positions(1));
        assert!(positions(1).iter().all(|position| !position.is_over()));
    }
}
