//! `connect-n bench --threads`: how much sooner several threads know a score than one.
use std::io::Write;
use std::thread;
use std::time::Duration;

use serde::Serialize;

use super::row::write_row;
use super::solver::{moves_text, position};
use crate::cli::failure::Failure;
use crate::cli::rounded::to_places;
use crate::cli::table::Table;
use crate::cli::time::in_seconds;
use crate::cli::words::fixed;
use crate::language::{Label, message};
use connect_n_engine::search::{Solution, SolveRequest, Solver, SolverOptions};
use connect_n_engine::{Limits, Position, Variant};

/// A position of the usual N, by rows, columns and moves.
type Task = (u8, u8, &'static str);

/// Positions that take one thread seconds.
const TASKS: [Task; 5] = [(6, 7, ""), (5, 8, ""), (7, 7, "4444"), (6, 8, "44444"), (5, 9, "555")];

/// Some that take it only a moment.
const QUICK_TASKS: [Task; 2] = [(6, 7, "13712"), (5, 6, "")];

/// What the searches of a position took: nodes and seconds of the round that took least.
#[derive(Serialize)]
struct Row {
    board: String,
    moves: &'static str,
    nodes: u64,
    nodes_of_threads: u64,
    seconds: f64,
    seconds_of_threads: f64,
    /// How many times as fast the threads are as one.
    speed_up: f64,
    /// How many times as much as one search as many searches do that have nothing to do with each other: no more can
    /// be expected of threads on this machine at this time.
    possible: f64,
}

/// Solves each position with one thread, with so many, and by as many searches at once, in turns, and prints a table.
pub(super) fn run(
    threads: usize,
    rounds: u32,
    quick: bool,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let table = Table::new(1)
        .left(Label::new("bench-heading-board"), 6)
        .left(Label::new("bench-heading-moves"), 8)
        .right(Label::new("bench-heading-nodes"), 11)
        .right(Label::new("bench-heading-nodes-of-threads"), 11)
        .right(Label::new("bench-heading-seconds"), 9)
        .right(Label::new("bench-heading-threads"), 9)
        .right(Label::new("bench-heading-speed-up"), 9)
        .right(Label::new("bench-heading-possible"), 9);
    if !json {
        writeln!(out, "{}", table.headings())?;
    }
    for &task in if quick { &QUICK_TASKS[..] } else { &TASKS } {
        let row = measure(task, threads, rounds)?;
        write_row(out, &row, json, |row| in_table(&table, row))?;
    }
    Ok(())
}

fn measure((rows, cols, moves): Task, threads: usize, rounds: u32) -> Result<Row, Failure> {
    let board = (rows, cols, 4);
    let position = position(Variant::Standard, board, moves)?;
    let alone = solve(&position, 1)?;
    // The least times of some rounds tell the work; anything else that the machine does only adds to them.
    let (mut one, mut together, mut apart) = (alone.time, Duration::MAX, Duration::MAX);
    let mut nodes_of_threads = 0;
    for round in 0..rounds {
        if round > 0 {
            one = one.min(solve(&position, 1)?.time);
        }
        let shared = solve(&position, threads)?;
        if shared.score != alone.score {
            let differ = message("bench-scores-differ")
                .with("count", threads)
                .with("shared", score_text(&shared))
                .with("alone", score_text(&alone));
            return Err(Failure::Work(differ.text()));
        }
        if shared.time < together {
            (together, nodes_of_threads) = (shared.time, shared.nodes);
        }
        apart = apart.min(time_apart(&position, threads)?);
    }
    let ratio = |time: Duration| one.as_secs_f64() / time.as_secs_f64().max(f64::MIN_POSITIVE);
    Ok(Row {
        board: format!("{rows}x{cols}"),
        moves,
        nodes: alone.nodes,
        nodes_of_threads,
        seconds: in_seconds(one),
        seconds_of_threads: in_seconds(together),
        speed_up: to_places(ratio(together), 2),
        possible: to_places(ratio(apart) * threads as f64, 2),
    })
}

/// Solves a position with an empty table.
fn solve(position: &Position, threads: usize) -> Result<Solution, Failure> {
    let mut solver = Solver::new(SolverOptions { threads, ..SolverOptions::default() });
    solver.solve(position, SolveRequest::Score, &Limits::default()).map_err(Failure::explained)
}

/// The mean time in which so many searches at once, none of which knows of another, solve a position.
fn time_apart(position: &Position, searches: usize) -> Result<Duration, Failure> {
    let total: Duration = thread::scope(|scope| {
        let searches: Vec<_> = (0..searches).map(|_| scope.spawn(|| solve(position, 1))).collect();
        searches
            .into_iter()
            .map(|search| search.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .map(|solution| Ok(solution?.time))
            .sum::<Result<_, Failure>>()
    })?;
    Ok(total / searches as u32)
}

fn score_text(solution: &Solution) -> String {
    solution.score.map_or_else(|| "?".to_owned(), |score| score.to_string())
}

fn in_table(table: &Table, row: &Row) -> String {
    table.row(&[
        row.board.clone(),
        moves_text(row.moves),
        row.nodes.to_string(),
        row.nodes_of_threads.to_string(),
        fixed(row.seconds, 3),
        fixed(row.seconds_of_threads, 3),
        fixed(row.speed_up, 2),
        fixed(row.possible, 2),
    ])
}
