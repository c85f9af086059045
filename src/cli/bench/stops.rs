//! `connect-n bench --stops`: how soon a player that thinks, or an analysis, answers when it is stopped.
use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Serialize;

use super::row::{name_of_board, worded, write_row};
use crate::cli::failure::Failure;
use crate::cli::table::Table;
use crate::cli::time::in_seconds;
use crate::cli::words::fixed;
use crate::language::{Label, message};
use connect_n_engine::analysis::Analyser;
use connect_n_engine::book::BookSource;
use connect_n_engine::players::PlayerSpec;
use connect_n_engine::search::SolverOptions;
use connect_n_engine::{Limits, Position, Rules, Variant};

/// Boards by rows, columns, N, variant, players and whether it is misère: one for each kind of search and each width of a
/// board.
const BOARDS: [(u8, u8, u8, Variant, u8, bool); 7] = [
    (6, 7, 4, Variant::Standard, 2, false),
    (6, 7, 4, Variant::PopOut, 2, false),
    (7, 9, 4, Variant::Standard, 3, false),
    (7, 8, 4, Variant::Standard, 2, true),
    (10, 11, 5, Variant::Standard, 2, false),
    (16, 16, 5, Variant::Standard, 2, false),
    (16, 16, 5, Variant::PopOut, 4, false),
];

/// Players that think for long, and the analysis.
const THINKERS: [&str; 8] =
    ["lookahead:20", "minimax:20", "exhaustive", "hashing", "search:60", "search:60:2", "perfect", ANALYSIS];

/// What is none of the players.
const ANALYSIS: &str = "analysis";
const ANALYSIS_TEXT: Label = Label::new("bench-analysis");

/// Milliseconds after which a player is stopped.
const AFTER: std::ops::Range<u64> = 20..400;

/// The times in seconds from being asked to stop to the answer.
#[derive(Serialize)]
struct Row {
    board: String,
    player: &'static str,
    /// How often it was still thinking when it was asked.
    stops: usize,
    /// `None` if never.
    median: Option<f64>,
    worst: Option<f64>,
}

/// Stops each player on each board so often, and prints a table.
pub(super) fn run(stops: u32, quick: bool, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(0);
    let table = Table::new(1)
        .left(Label::new("bench-heading-board"), 27)
        .left(Label::new("bench-heading-player"), 14)
        .right(Label::new("bench-heading-stops"), 5)
        .right(Label::new("bench-heading-median-time"), 9)
        .right(Label::new("bench-heading-worst"), 9);
    if !json {
        writeln!(out, "{}", table.headings())?;
    }
    for (rows, cols, connect, variant, players, is_misere) in
        BOARDS.into_iter().take(if quick { 1 } else { BOARDS.len() })
    {
        let rules = Rules::new(rows, cols, connect, variant, players)
            .and_then(|rules| if is_misere { rules.with_misere() } else { Ok(rules) })
            .map_err(Failure::explained)?;
        for player in THINKERS {
            let spec: Option<PlayerSpec> = match player {
                ANALYSIS => None,
                name => Some(name.parse().map_err(Failure::explained)?),
            };
            let waits = (0..stops)
                .map(|_| wait(rules, spec.as_ref(), Duration::from_millis(chance.random_range(AFTER))));
            let mut waits: Vec<Duration> = waits.flatten().collect();
            waits.sort_unstable();
            let row = Row {
                board: worded(json, || name_with_seats(rules)),
                player,
                stops: waits.len(),
                median: waits.get(waits.len() / 2).copied().map(in_seconds),
                worst: waits.last().copied().map(in_seconds),
            };
            write_row(out, &row, json, |row| in_table(&table, row))?;
        }
    }
    Ok(())
}

/// Asks a player, or without one the analysis, that knows no book for the first move, stops it after a time, and
/// gives the time until it answers; `None` if it has answered before.
fn wait(rules: Rules, spec: Option<&PlayerSpec>, after: Duration) -> Option<Duration> {
    let (position, limits) = (Position::new(rules), Limits::default());
    let mut player = spec.map(|spec| spec.build_with(1, &BookSource::Empty));
    let mut analyser = Analyser::new(SolverOptions::default(), BookSource::Empty);
    let stop = limits.stop.clone();
    thread::scope(|scope| {
        let answer = scope.spawn(|| {
            match &mut player {
                Some(player) => drop(player.choose(&position, &limits)),
                None => drop(analyser.analyse(&position, &limits, |_| {})),
            }
            Instant::now()
        });
        thread::sleep(after);
        let asked = Instant::now();
        stop.stop();
        let answered = answer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        answered.checked_duration_since(asked)
    })
}

fn name_with_seats(rules: Rules) -> String {
    message("bench-board-seats").with("board", name_of_board(rules)).with("players", rules.players()).text()
}

fn in_table(table: &Table, row: &Row) -> String {
    let player = if row.player == ANALYSIS { ANALYSIS_TEXT.text() } else { row.player.to_owned() };
    let [median, worst] = [row.median, row.worst]
        .map(|time| time.map_or_else(String::new, |seconds| fixed(1000.0 * seconds, 3)));
    table.row(&[row.board.clone(), player, row.stops.to_string(), median, worst])
}
