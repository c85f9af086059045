//! `connect-n bench`: how fast the solver is, and whether it is right.
use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::row::{name_of_board, worded, write_row};
use crate::cli::failure::Failure;
use crate::cli::table::Table;
use crate::cli::time::in_seconds;
use crate::cli::words::{Explain, fixed};
use crate::language::{Label, message};
use connect_n_engine::search::{PopOutSolver, SolveRequest, Solver, SolverOptions};
use connect_n_engine::{Limits, Position, Rules, Value, Variant, parse_game};

/// A position with its published value, and whether it takes only a moment.
struct Task {
    variant: Variant,
    /// Rows, columns, N.
    board: (u8, u8, u8),
    moves: &'static str,
    /// A score in the standard game, the outcome in `PopOut`.
    published: Value,
    is_quick: bool,
}

const fn task(board: (u8, u8, u8), moves: &'static str, published: i32, is_quick: bool) -> Task {
    Task { variant: Variant::Standard, board, moves, published: Value::Score(published), is_quick }
}

const fn pop_out(board: (u8, u8, u8), moves: &'static str, published: Value, is_quick: bool) -> Task {
    Task { variant: Variant::PopOut, board, moves, published, is_quick }
}

/// From the sets of Pascal Pons and Christophe Steininger, and the empty boards of John Tromp; N = 3 and 5 from an
/// exhaustive search, `PopOut` from a plain search within a bound and from retrograde analysis.
const TASKS: [Task; 21] = [
    task((6, 7, 4), "274552224131661", 0, true),
    task((6, 7, 4), "5455174361263362", -1, true),
    task((6, 7, 4), "32751571231557", -3, true),
    task((6, 7, 4), "335662333565", -2, true),
    task((6, 7, 4), "13712", 3, false),
    task((6, 7, 4), "3246313", -2, false),
    task((6, 7, 4), "573154743", 2, false),
    task((6, 7, 4), "", 1, false),
    task((6, 9, 3), "", 23, true),
    task((6, 5, 5), "", 0, false),
    task((5, 9, 4), "8 8 1 1 4 2 1 9 2 4 1 4 5 5 1 2 3", 11, true),
    task((5, 9, 4), "3 6 8 6 2 2 1 4 6 4 6", 15, true),
    task((6, 10, 4), "3 1 10 3 7 10 6 5 6 10 1 8 10 4 7 5", 19, true),
    task((5, 6, 4), "", 0, false),
    task((4, 8, 4), "", -1, false),
    task((7, 5, 4), "", 0, false),
    pop_out((6, 7, 4), "", Value::Win { distance: 21 }, false),
    pop_out((6, 7, 4), "4", Value::Loss { distance: 20 }, false),
    pop_out((6, 7, 4), "3", Value::Loss { distance: 24 }, false),
    pop_out((4, 4, 3), "", Value::Win { distance: 9 }, true),
    pop_out((6, 3, 3), "", Value::Loss { distance: 18 }, true),
];

/// Size of the table in mebibytes.
const TABLE_MIB: usize = 64;

/// One line of the results.
#[derive(Serialize)]
struct Row {
    board: String,
    moves: &'static str,
    value: Option<Value>,
    published: Value,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Total {
    nodes: u64,
    seconds: f64,
    nodes_per_second: f64,
}

/// Solves the positions and prints a table.
pub(super) fn run(quick: bool, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let mut total = (0, Duration::ZERO);
    let mut wrong = 0;
    let table = Table::new(1)
        .left(Label::new("bench-heading-board"), 18)
        .left(Label::new("bench-heading-moves"), 34)
        .right(Label::new("bench-heading-value"), 7)
        .right(Label::new("bench-heading-published"), 9)
        .right(Label::new("bench-heading-nodes"), 11)
        .right(Label::new("bench-heading-seconds"), 9);
    if !json {
        writeln!(out, "{}", table.headings())?;
    }
    for task in TASKS.iter().filter(|task| task.is_quick || !quick) {
        let (row, time) = solve(task, json)?;
        total = (total.0 + row.nodes, total.1 + time);
        wrong += usize::from(row.value != Some(row.published));
        write_row(out, &row, json, |row| in_table(&table, row))?;
    }
    let (nodes, seconds) = (total.0, in_seconds(total.1));
    let total = Total { nodes, seconds, nodes_per_second: (nodes as f64 / total.1.as_secs_f64()).round() };
    write_row(out, &total, json, |total| total_in_table(&table, total))?;
    match wrong {
        0 => Ok(()),
        wrong => Err(Failure::Work(message("bench-wrong").with("count", wrong).text())),
    }
}

fn solve(task: &Task, json: bool) -> Result<(Row, Duration), Failure> {
    let position = position(task.variant, task.board, task.moves)?;
    let (request, limits) = (SolveRequest::Score, Limits::default());
    let options = SolverOptions { table_mib: TABLE_MIB, threads: 1 };
    let solution = match task.variant {
        Variant::Standard => Solver::new(options).solve(&position, request, &limits),
        Variant::PopOut => PopOutSolver::new(options).solve(&position, request, &limits),
    }
    .map_err(Failure::explained)?;
    let row = Row {
        board: worded(json, || name_of_board(*position.rules())),
        moves: task.moves,
        value: solution.score.map(Value::Score).or_else(|| solution.value()),
        published: task.published,
        nodes: solution.nodes,
        seconds: in_seconds(solution.time),
    };
    Ok((row, solution.time))
}

fn in_table(table: &Table, row: &Row) -> String {
    table.row(&[
        row.board.clone(),
        moves_text(row.moves),
        row.value.map(in_short).unwrap_or_default(),
        in_short(row.published),
        row.nodes.to_string(),
        fixed(row.seconds, 3),
    ])
}

/// The moves before a position, for a person.
pub(super) fn moves_text(moves: &str) -> String {
    if moves.is_empty() { Label::new("no-moves").text() } else { moves.to_owned() }
}

fn in_short(value: Value) -> String {
    match value {
        Value::Score(score) => score.to_string(),
        Value::Win { distance } => message("bench-win").with("number", distance).text(),
        Value::Loss { distance } => message("bench-loss").with("number", distance).text(),
        Value::Draw | Value::Undecided => value.explain(),
    }
}

fn total_in_table(table: &Table, total: &Total) -> String {
    let Total { nodes, seconds, nodes_per_second } = total;
    let all = Label::new("bench-in-all").text();
    let none = String::new;
    let row = table.row(&[all, none(), none(), none(), nodes.to_string(), fixed(*seconds, 3)]);
    let rate = message("bench-rate").with("number", fixed(nodes_per_second / 1e6, 2)).text();
    format!("{row}  {rate}")
}

/// The position after some moves on a board of rows, columns, N.
pub(super) fn position(variant: Variant, board: (u8, u8, u8), moves: &str) -> Result<Position, Failure> {
    let (rows, cols, connect) = board;
    let rules = Rules::new(rows, cols, connect, variant, 2).map_err(Failure::explained)?;
    let moves = parse_game(moves, &rules).map_err(Failure::explained)?;
    Position::from_moves(rules, &moves).map_err(Failure::explained)
}
