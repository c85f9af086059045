//! The table of a tournament, and who scored how much against whom.
use std::io::Write;

use serde::Serialize;

use super::super::failure::Failure;
use super::super::format::{Format, write_json};
use super::super::rounded::{to_places, to_tenths};
use connect_n_arena::{Standing, Table, Tally, TieBreak};

pub(super) fn write(out: &mut dyn Write, format: Format, table: &Table) -> Result<(), Failure> {
    let lines = &table.standings;
    match format {
        Format::Json => lines.iter().try_for_each(|standing| write_json(out, &Line::new(standing, lines))),
        Format::Text => write_text(out, table),
    }
}

fn write_text(out: &mut dyn Write, table: &Table) -> Result<(), Failure> {
    let columns = PointColumns::of(table);
    let Table { standings: table, players_per_game } = table;
    let names = table.iter().map(|standing| standing.player.chars().count());
    let width = names.max().unwrap_or(0).max("player".len());
    writeln!(
        out,
        "{:width$}  {:>6} {:>6} {:>6} {:>6}{} {:>6}  {:>9}  {:>12}  {:>6}",
        "player",
        "games",
        "won",
        "drawn",
        "lost",
        columns.heads(),
        "faults",
        "s/move",
        "Elo",
        "LOS"
    )?;
    for standing in table {
        let Standing { player, total, faults, .. } = standing;
        let Tally { wins, draws, losses, .. } = total;
        let points = columns.cells(standing);
        let (games, seconds) = (total.games(), standing.seconds_per_move());
        let elo = format!("{:+.0} ± {:.0}", standing.elo, standing.elo_error);
        let superiority = standing.superiority.map(|likelihood| format!("{:.1} %", 100.0 * likelihood));
        let superiority = superiority.unwrap_or_default();
        let line = format!(
            "{player:width$}  {games:>6} {wins:>6} {draws:>6} {losses:>6}{points} {faults:>6}  {seconds:>9.4}  {elo:>12}  {superiority:>7}"
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
        // Each game is one of all its players.
        let each = *players_per_game as u64;
        let (repeats, games) = (repeats / each, games / each);
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
    if tally.games() == 0 {
        String::new()
    } else {
        format!("{}/{}", points_text(tally.points.value()), tally.games())
    }
}

/// Points with no more than two digits after the dot.
pub(super) fn points_text(points: f64) -> String {
    to_places(points, 2).to_string()
}

/// The columns with points, where a win and a draw are not all of them.
enum PointColumns {
    None,
    Points,
    /// Also the sum by which equals of a Swiss tournament are told apart.
    Buchholz,
}

impl PointColumns {
    fn of(table: &Table) -> Self {
        match table.standings.first().and_then(|standing| standing.tie_break) {
            Some(TieBreak::Buchholz(_)) => Self::Buchholz,
            _ if table.players_per_game > 2 => Self::Points,
            _ => Self::None,
        }
    }

    fn heads(&self) -> String {
        match self {
            Self::None => String::new(),
            Self::Points => format!(" {:>7}", "points"),
            Self::Buchholz => format!(" {:>7} {:>8}", "points", "Buchholz"),
        }
    }

    fn cells(&self, standing: &Standing) -> String {
        let points = points_text(standing.points.value());
        match (self, standing.tie_break) {
            (Self::None, _) => String::new(),
            (Self::Buchholz, Some(TieBreak::Buchholz(sum))) => format!(" {points:>7} {sum:>8}"),
            _ => format!(" {points:>7}"),
        }
    }
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
    #[serde(skip_serializing_if = "Option::is_none")]
    buchholz: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sonneborn_berger: Option<f64>,
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

/// All games with one opponent.
#[derive(Serialize)]
struct Encounter<'a> {
    player: &'a str,
    wins: u64,
    draws: u64,
    losses: u64,
    points: f64,
}

impl<'a> Line<'a> {
    fn new(standing: &'a Standing, table: &'a [Standing]) -> Self {
        let Standing { ref player, total, faults, moves, nodes: states, repeats, .. } = *standing;
        let Tally { wins, draws, losses, .. } = total;
        let (buchholz, sonneborn_berger) = match standing.tie_break {
            Some(TieBreak::Buchholz(sum)) => (Some(sum), None),
            Some(TieBreak::SonnebornBerger(sum)) => (None, Some(sum)),
            None => (None, None),
        };
        let encounters = table.iter().zip(&standing.against).filter(|(_, tally)| tally.games() > 0);
        Self {
            player,
            games: total.games(),
            wins,
            draws,
            losses,
            faults,
            out: standing.is_out,
            points: to_places(standing.points.value(), 4),
            buchholz,
            sonneborn_berger,
            moves,
            states,
            seconds_per_move: standing.seconds_per_move(),
            elo: to_tenths(standing.elo),
            elo_error: to_tenths(standing.elo_error),
            superiority: standing.superiority.map(|likelihood| to_places(likelihood, 4)),
            repeats,
            against: encounters
                .map(|(opponent, &Tally { wins, draws, losses, points })| Encounter {
                    player: &opponent.player,
                    wins,
                    draws,
                    losses,
                    points: to_places(points.value(), 4),
                })
                .collect(),
        }
    }
}
