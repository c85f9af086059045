//! The table of a tournament, and who scored how much against whom.
use std::io::Write;

use serde::Serialize;

use super::super::aligned::widest;
use super::super::failure::Failure;
use super::super::format::{Format, write_json};
use super::super::rounded::{to_places, to_tenths};
use super::super::table::Table as Columns;
use super::super::words::fixed;
use crate::language::{Label, decimal, message};
use connect_n_arena::{Standing, Table, Tally, TieBreak};

pub(super) fn write(out: &mut dyn Write, format: Format, table: &Table) -> Result<(), Failure> {
    let lines = &table.standings;
    match format {
        Format::Json => lines.iter().try_for_each(|standing| write_json(out, &Line::new(standing, lines))),
        Format::Text => write_text(out, table),
    }
}

fn write_text(out: &mut dyn Write, table: &Table) -> Result<(), Failure> {
    let points = PointColumns::of(table);
    let Table { standings: table, players_per_game } = table;
    let names = widest(0, table.iter().map(|standing| &standing.player));
    let columns = Columns::new(1)
        .left(Label::new("standings-heading-player"), names)
        .right(Label::new("standings-heading-games"), 7)
        .right(Label::new("standings-heading-won"), 6)
        .right(Label::new("standings-heading-drawn"), 6)
        .right(Label::new("standings-heading-lost"), 6);
    let columns = points
        .added_to(columns)
        .right(Label::new("standings-heading-faults"), 6)
        .right(Label::new("standings-heading-seconds"), 10)
        .right("Elo", 13)
        .right("LOS", 8);
    writeln!(out, "{}", columns.headings())?;
    for standing in table {
        let Standing { player, total, faults, .. } = standing;
        let Tally { wins, draws, losses, .. } = *total;
        let superiority = standing.superiority.map(|likelihood| {
            message("standings-likelihood").with("number", fixed(100.0 * likelihood, 1)).text()
        });
        let counts = [total.games(), wins, draws, losses].map(|count| count.to_string());
        let mut cells = vec![player.clone()];
        cells.extend(counts);
        cells.extend(points.cells(standing));
        cells.extend([
            faults.to_string(),
            fixed(standing.seconds_per_move(), 4),
            elo_text(standing),
            superiority.unwrap_or_default(),
        ]);
        writeln!(out, "{}", columns.row(&cells))?;
    }
    if table.len() > 2 {
        write_crosstable(out, table, names)?;
    }
    for standing in table.iter().filter(|standing| standing.is_out) {
        let Standing { player, faults, .. } = standing;
        let is_out = message("standings-out").with("name", player.clone()).with("count", *faults);
        writeln!(out, "\n{}", is_out.text())?;
    }
    let (repeats, games) = table.iter().fold((0, 0), |(repeats, games), standing| {
        (repeats + standing.repeats, games + standing.total.games())
    });
    if repeats > 0 {
        // Each game is one of all its players.
        let each = *players_per_game as u64;
        let (repeats, games) = (repeats / each, games / each);
        let repeated = message("standings-repeats").with("count", repeats).with("total", games);
        writeln!(out, "\n{}", repeated.text())?;
    }
    Ok(())
}

/// Points of each player against each other one, with the number of games.
fn write_crosstable(out: &mut dyn Write, table: &[Standing], names: usize) -> Result<(), Failure> {
    let cells: Vec<Vec<String>> =
        table.iter().map(|standing| standing.against.iter().map(cell).collect()).collect();
    let least = widest(0, cells.iter().flatten());
    let columns = Columns::new(2)
        .right("", table.len().to_string().len())
        .left(Label::new("standings-heading-cross"), names);
    let columns = (1..=table.len()).fold(columns, |columns, place| columns.right(place.to_string(), least));
    writeln!(out, "\n{}", columns.headings())?;
    for ((standing, mut cells), place) in table.iter().zip(cells).zip(0..) {
        "-".clone_into(&mut cells[place]);
        let begin = [(place + 1).to_string(), standing.player.clone()];
        let row: Vec<String> = begin.into_iter().chain(cells).collect();
        writeln!(out, "{}", columns.row(&row))?;
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

/// How strong a player is; nothing is known of whoever is out.
pub(super) fn elo_text(standing: &Standing) -> String {
    let Standing { elo, elo_error, .. } = standing;
    if standing.is_out { String::new() } else { format!("{elo:+.0} ± {elo_error:.0}") }
}

/// Points with no more than two digits after the dot.
pub(super) fn points_text(points: f64) -> String {
    decimal(&to_places(points, 2).to_string())
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

    fn added_to(&self, columns: Columns) -> Columns {
        match self {
            Self::None => columns,
            Self::Points => columns.right(Label::new("standings-heading-points"), 7),
            Self::Buchholz => columns.right(Label::new("standings-heading-points"), 7).right("Buchholz", 8),
        }
    }

    fn cells(&self, standing: &Standing) -> Vec<String> {
        let points = points_text(standing.points.value());
        match (self, standing.tie_break) {
            (Self::None, _) => Vec::new(),
            (Self::Buchholz, Some(TieBreak::Buchholz(sum))) => vec![points, decimal(&sum.to_string())],
            _ => vec![points],
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
