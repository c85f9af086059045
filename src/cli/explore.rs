//! `connect-n explore`: what each move of a position leads to, and how often it was played.
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;

use super::assessed::{self, ValueObject};
use super::board::GameArgs;
use super::book_args::BookArgs;
use super::failure::Failure;
use super::format::{Format, write_json};
use super::game_text::game_text;
use super::input::read_all;
use super::interrupt::Interrupt;
use super::progress::Progress;
use super::review::records_in;
use super::table::Table;
use super::thinking::wait_for;
use super::time::parse_seconds;
use super::words::Explain;
use crate::kept_games;
use crate::language::Label;
use crate::played_moves::{ByWhom, MoveCount, PlayedMoves};
use connect_n_engine::analysis::{Analyser, Analysis};
use connect_n_engine::search::SolverOptions;
use connect_n_engine::{GameRecord, Limits, Position};

/// Show what each move leads to, and how often it was played
///
/// The value of a move is that for its player, in plies from the position before it; `about 60 %` is an estimate. Moves
/// are counted in the games that the window and `connect-n play` keep, or in those that are named; mirror images and
/// other orders of moves count as the same. Behind the number of games stands how many of them their player won, drew
/// and lost.
///
/// A game that ended by a fault or on time counts for its winner. The players of `match` and `tournament` count as
/// computers, and the openings of their games don't count.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n explore
  connect-n explore --moves \"4 4\"
  connect-n explore --rows 5 --cols 5 games         count in all records (.c4n) of a folder")]
pub(super) struct Args {
    /// Game records, or folders of them [default: the games that are kept]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    book: BookArgs,
    /// Time limit for the values
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = parse_seconds)]
    time: Duration,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let position = self.game.position()?;
        if position.is_over() {
            return Err(Failure::explained(Label::new("no-move-left")));
        }
        let played = self.played()?;
        let interrupt = Interrupt::listen()?;
        let limits = Limits { time: Some(self.time), stop: interrupt.stop().clone(), ..Limits::default() };
        let mut analyser = Analyser::new(SolverOptions::default(), self.book.source(*position.rules())?);
        let progress = Progress::thinking(&Label::new("explore-progress").text(), Some(self.time));
        let analysis = wait_for(Some(progress), || analyser.analyse(&position, &limits, |_| {}))?;
        match self.format {
            Format::Text => write_table(out, &position, &analysis, &played),
            Format::Json => analysis.moves.iter().try_for_each(|it| {
                let ByWhom { people, computers } = played.count(&position, it.mv);
                let (mv, value, proved) = (it.mv.to_string(), it.value.into(), it.value.is_proved());
                write_json(out, &ExploredMove { mv, value, proved, people, computers })
            }),
        }
    }

    /// The moves of the games that are named, or else of those that are kept.
    fn played(&self) -> Result<PlayedMoves, Failure> {
        let mut played = PlayedMoves::default();
        for file in &self.files {
            let records = if file.is_dir() { records_in(file)? } else { vec![file.clone()] };
            for record in records {
                add(&mut played, &record)?;
            }
        }
        if self.files.is_empty() {
            for folder in [kept_games::folder(), kept_games::saved_folder()].into_iter().flatten() {
                // There may be none yet, and one that can't be read is told of where it is opened.
                for record in records_in(&folder).unwrap_or_default() {
                    let _ = add(&mut played, &record);
                }
            }
        }
        Ok(played)
    }
}

/// Counts the moves of a record.
fn add(played: &mut PlayedMoves, file: &Path) -> Result<(), Failure> {
    let problem = |error: &dyn Explain| Failure::in_file(file.display(), error);
    let bytes = read_all(file)?;
    let text = game_text(&bytes).map_err(|error| problem(&error))?;
    let (record, tree) = GameRecord::read(text).map_err(|error| problem(&error))?;
    played.add_record(&record, &tree.end());
    Ok(())
}

fn write_table(
    out: &mut dyn Write,
    position: &Position,
    analysis: &Analysis,
    played: &PlayedMoves,
) -> Result<(), Failure> {
    let table = Table::new(2)
        .left(Label::new("explore-heading-move"), 4)
        .left(Label::new("explore-heading-value"), 12)
        .left(Label::new("explore-heading-people"), 16)
        .left(Label::new("explore-heading-computers"), 0);
    writeln!(out, "{}", table.headings())?;
    for it in &analysis.moves {
        let ByWhom { people, computers } = played.count(position, it.mv);
        let cells = [it.mv.to_string(), assessed::text(it.value), count(people), count(computers)];
        writeln!(out, "{}", table.row(&cells))?;
    }
    Ok(())
}

/// "12 (7-1-4)", nothing where there is nothing to count.
fn count(count: MoveCount) -> String {
    let MoveCount { games, won, drawn, lost } = count;
    if games == 0 { String::new() } else { format!("{games} ({won}-{drawn}-{lost})") }
}

/// A move for a program.
#[derive(Serialize)]
struct ExploredMove {
    #[serde(rename = "move")]
    mv: String,
    value: ValueObject,
    proved: bool,
    people: MoveCount,
    computers: MoveCount,
}
