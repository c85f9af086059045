//! `connect-n puzzles measure`: how well the ratings tell which puzzles the levels fail.
use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use serde::Serialize;

use super::source::puzzles_of;
use crate::cli::failure::Failure;
use crate::cli::format::{Format, write_json};
use crate::cli::progress::Progress;
use crate::cli::table::Table;
use crate::cli::words::fixed;
use crate::language::{Label, message};
use connect_n_engine::players::Level;
use connect_n_engine::puzzle::{LevelTries, Puzzle};

/// Ratings of a band.
const BAND: u32 = 200;

/// Let the levels try puzzles, and compare the ratings with the share that fail
///
/// Prints the share of tries that fail by level for each band of ratings, and the rank correlation (Spearman) between
/// rating and share. Take another seed than 0, with which the ratings were made.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The file; - reads standard input [default: the puzzles that are built in]
    file: Option<PathBuf>,
    /// Seed of the levels
    #[arg(long, value_name = "S", default_value_t = 1000)]
    seed: u64,
    /// Try only every so many-th puzzle
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    every: u32,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A puzzle that the levels have tried.
struct Tried {
    rating: u32,
    tries: LevelTries,
}

/// The puzzles of a band.
#[derive(Serialize)]
struct Band {
    from: u32,
    puzzles: usize,
    /// The share that fails, over all levels.
    failed: f64,
    /// The same of each level, the weakest first.
    by_level: Vec<f64>,
}

#[derive(Serialize)]
struct Summary {
    puzzles: usize,
    correlation: Option<f64>,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let puzzles: Vec<Puzzle> =
            puzzles_of(self.file.as_deref())?.into_iter().step_by(self.every as usize).collect();
        let mut progress = Progress::new(Label::new("puzzles-bar-trying").text(), puzzles.len());
        let mut tried = Vec::new();
        for puzzle in &puzzles {
            let position = puzzle.position().map_err(Failure::explained)?;
            tried.push(Tried {
                rating: puzzle.rating,
                tries: LevelTries::try_all(&position, &puzzle.solution, self.seed),
            });
            progress.advance();
        }
        drop(progress);
        tried.sort_by_key(|tried| tried.rating);
        let bands = tried.chunk_by(|a, b| a.rating / BAND == b.rating / BAND).map(Band::of);
        let table = table();
        if self.format == Format::Text {
            writeln!(out, "{}", table.headings())?;
        }
        for band in bands {
            match self.format {
                Format::Json => write_json(out, &band)?,
                Format::Text => writeln!(out, "{}", band.in_table(&table))?,
            }
        }
        let correlation = spearman(&tried);
        match self.format {
            Format::Json => write_json(out, &Summary { puzzles: tried.len(), correlation }),
            Format::Text => {
                let said = match correlation {
                    None => message("puzzles-measure-no-correlation"),
                    Some(it) => message("puzzles-measure-correlation").with("number", fixed(it, 2)),
                };
                Ok(writeln!(out, "{}", said.text())?)
            }
        }
    }
}

/// The table of the bands: levels are called as they are typed.
fn table() -> Table {
    let table = Table::new(2)
        .left(Label::new("puzzles-heading-rating"), 9)
        .right(Label::new("puzzles-heading-puzzles"), 7)
        .right(Label::new("puzzles-heading-failed"), 6);
    Level::ALL.into_iter().fold(table, |table, level| table.right(level.to_string(), 6))
}

impl Band {
    fn in_table(&self, table: &Table) -> String {
        let percent =
            |share: f64| message("percent").with("number", (share * 100.0).round_ties_even()).text();
        let ratings = format!("{:>4}–{}", self.from, self.from + BAND - 1);
        let shares = [self.failed].into_iter().chain(self.by_level.iter().copied()).map(percent);
        let cells: Vec<String> = [ratings, self.puzzles.to_string()].into_iter().chain(shares).collect();
        table.row(&cells)
    }

    fn of(all: &[Tried]) -> Self {
        let puzzles = all.len();
        let mean = |of: &dyn Fn(&Tried) -> f64| all.iter().map(of).sum::<f64>() / puzzles as f64;
        let levels = all[0].tries.by_level.len();
        let share = |level: usize| {
            mean(&|one: &Tried| {
                let (_, tries, fails) = one.tries.by_level[level];
                fails as f64 / tries as f64
            })
        };
        Self {
            from: all[0].rating / BAND * BAND,
            puzzles,
            failed: mean(&|tried| tried.tries.failed()),
            by_level: (0..levels).map(share).collect(),
        }
    }
}

/// Spearman's rank correlation of ratings and shares of failed tries; `None` where all ratings or all shares are equal.
fn spearman(tried: &[Tried]) -> Option<f64> {
    let ratings = ranks(&tried.iter().map(|tried| f64::from(tried.rating)).collect::<Vec<_>>());
    let failed = ranks(&tried.iter().map(|tried| tried.tries.failed()).collect::<Vec<_>>());
    let mean = f64::midpoint(tried.len() as f64, 1.0);
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>();
    let spread = (product(&ratings, &ratings) * product(&failed, &failed)).sqrt();
    (spread > 0.0).then(|| product(&ratings, &failed) / spread)
}

/// The rank of each value from 1; equal ones share the mean of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: f64| {
        let below = values.iter().filter(|&&other| other < value).count() as f64;
        let equal = values.iter().filter(|&&other| other == value).count() as f64;
        below + f64::midpoint(equal, 1.0)
    };
    values.iter().map(|&value| rank(value)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_share_a_rank() {
        assert_eq!(ranks(&[3.0, 1.0, 3.0, 9.0]), [2.5, 1.0, 2.5, 4.0]);
    }
}
