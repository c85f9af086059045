//! The table of a tournament, and who scored how much against whom.
use std::io::Write;

use serde::Serialize;

use super::super::failure::Failure;
use super::super::format::{Format, write_json};
use super::super::rounded::{to_places, to_tenths};
use connect_n_arena::{Standing, Tally};

pub(super) fn write(out: &mut dyn Write, format: Format, table: &[Standing]) -> Result<(), Failure> {
    match format {
        Format::Json => table.iter().try_for_each(|standing| write_json(out, &Line::new(standing, table))),
        Format::Text => write_text(out, table),
    }
}

fn write_text(out: &mut dyn Write, table: &[Standing]) -> Result<(), Failure> {
    let names = table.iter().map(|standing| standing.player.chars().count());
    let width = names.max().unwrap_or(0).max("player".len());
    writeln!(
        out,
        "{:width$}  {:>6} {:>6} {:>6} {:>6} {:>6}  {:>9}  {:>12}  {:>6}",
        "player", "games", "won", "drawn", "lost", "faults", "s/move", "Elo", "LOS"
    )?;
    for standing in table {
        let Standing { player, total, faults, .. } = standing;
        let Tally { wins, draws, losses } = total;
        let (games, seconds) = (total.games(), standing.seconds_per_move());
        let elo = format!("{:+.0} ± {:.0}", standing.elo, standing.elo_error);
        let superiority = standing.superiority.map(|likelihood| format!("{:.1} %", 100.0 * likelihood));
        let superiority = superiority.unwrap_or_default();
        let line = format!(
            "{player:width$}  {games:>6} {wins:>6} {draws:>6} {losses:>6} {faults:>6}  {seconds:>9.4}  {elo:>12}  {superiority:>7}"
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    if table.len() > 2 {
        write_crosstable(out, table, width)?;
    }
    for standing in table.iter().filter(|standing| standing.is_out) {
        let Standing { player, faults, .. } = standing;
        writeln!(out, "\n{player} is out after {faults} faults; none of its games counts for anybody")?;
    }
    let (repeats, games) = table.iter().fold((0, 0), |(repeats, games), standing| {
        (repeats + standing.repeats, games + standing.total.games())
    });
    if repeats > 0 {
        // Each game is one of two players.
        let (repeats, games) = (repeats / 2, games / 2);
        writeln!(
            out,
            "\n{repeats} of {games} games repeat earlier games move by move, so the intervals are too narrow; \
             a longer --opening makes games differ"
        )?;
    }
    Ok(())
}

/// Points of each player against each other one, with the number of games.
fn write_crosstable(out: &mut dyn Write, table: &[Standing], width: usize) -> Result<(), Failure> {
    let places = table.len().to_string().len();
    let cells: Vec<Vec<String>> =
        table.iter().map(|standing| standing.against.iter().map(cell).collect()).collect();
    let cell_width = cells.iter().flatten().map(String::len).max().unwrap_or(0);
    write!(out, "\n{:places$}  {:width$}", "", "points of games")?;
    for place in 1..=table.len() {
        write!(out, "  {place:>cell_width$}")?;
    }
    writeln!(out)?;
    for ((standing, cells), place) in table.iter().zip(&cells).zip(1..) {
        write!(out, "{place:places$}  {:width$}", standing.player)?;
        for (cell, opponent) in cells.iter().zip(1..) {
            let cell = if opponent == place { "-" } else { cell };
            write!(out, "  {cell:>cell_width$}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn cell(tally: &Tally) -> String {
    if tally.games() == 0 { String::new() } else { format!("{}/{}", tally.points(), tally.games()) }
}

/// A line of the table for a program.
#[derive(Serialize)]
struct Line<'a> {
    player: &'a str,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    faults: u64,
    /// Whether it is out because of them.
    out: bool,
    points: f64,
    moves: u64,
    states: u64,
    seconds_per_move: f64,
    elo: f64,
    elo_error: f64,
    /// The likelihood that it is stronger than the next one.
    superiority: Option<f64>,
    /// Games that went like an earlier one.
    repeats: u64,
    against: Vec<Encounter<'a>>,
}

/// All games against one opponent.
#[derive(Serialize)]
struct Encounter<'a> {
    player: &'a str,
    wins: u64,
    draws: u64,
    losses: u64,
}

impl<'a> Line<'a> {
    fn new(standing: &'a Standing, table: &'a [Standing]) -> Self {
        let Standing { ref player, total, faults, moves, nodes: states, repeats, .. } = *standing;
        let Tally { wins, draws, losses } = total;
        let encounters = table.iter().zip(&standing.against).filter(|(_, tally)| tally.games() > 0);
        Self {
            player,
            games: total.games(),
            wins,
            draws,
            losses,
            faults,
            out: standing.is_out,
            points: total.points(),
            moves,
            states,
            seconds_per_move: standing.seconds_per_move(),
            elo: to_tenths(standing.elo),
            elo_error: to_tenths(standing.elo_error),
            superiority: standing.superiority.map(|likelihood| to_places(likelihood, 4)),
            repeats,
            against: encounters
                .map(|(opponent, &Tally { wins, draws, losses })| Encounter {
                    player: &opponent.player,
                    wins,
                    draws,
                    losses,
                })
                .collect(),
        }
    }
}
