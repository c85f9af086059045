//! `connect-n review`: how good each move of a game was, and why.
mod games;
mod json;
mod text;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::value_parser;

use super::board::GameArgs;
use super::book_args::BookArgs;
use super::failure::Failure;
use super::file::replace;
use super::format::Format;
use super::interrupt::Interrupt;
use super::progress::Progress;
use super::thinking::wait_for;
use super::time::parse_seconds;
use super::words::Explain;
use crate::language::{Label, message};
use connect_n_engine::review::{Review, Reviewer};
use connect_n_engine::search::{SolverOptions, Unsolvable};
use connect_n_engine::{GameRecord, Limits};
pub(super) use games::records_in;
use games::{Source, SourceGame};

/// Grade every move of a game
///
/// Each move is compared with the best one, by proof wherever that is possible in time:
/// forced (the only legal move), only (every other move has a worse outcome), best (as soon a win or as late a loss as
/// possible), good (the same outcome, but slower), mistake (a win becomes a draw, or a draw a loss), blunder (a win
/// becomes a loss). Moves for which too little is proved get an estimate and no grade. A choice is a position in
/// which the legal moves have different outcomes; accuracy is the share of choices in which the best outcome was
/// kept.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n review game.c4n
  connect-n review --moves \"4 4 3 4 4 5 3 3\" --format json
  connect-n review game.c4n --write game.c4n           keep the review in the record
  connect-n review games                               all records (.c4n) in a folder
  connect-n review results.csv --game 7                game 7 of a tournament")]
pub(super) struct Args {
    /// Game records, lists of moves, folders of records, or the CSV of a tournament; - reads standard input
    #[arg(value_name = "FILE", conflicts_with_all = ["moves", "position"])]
    files: Vec<PathBuf>,
    #[command(flatten)]
    game: GameArgs,
    /// Only this game of a tournament's CSV, by its place in it, from 1; may be repeated
    #[arg(long = "game", value_name = "NUMBER", requires = "files")]
    numbers: Vec<u64>,
    #[command(flatten)]
    book: BookArgs,
    /// Time limit per game
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = parse_seconds)]
    time: Duration,
    /// Search threads
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Keep the review as comments in a record: in a new file, or in the one that was read
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Don't use the review that a record holds
    #[arg(long)]
    fresh: bool,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let games = games::read(&self.files, &self.game, &self.numbers)?;
        for game in &games {
            Unsolvable::check_lines(*game.position.rules())
                .map_err(|error| Failure::in_file(&game.source, &error))?;
        }
        if let Some(file) = &self.write {
            check_target(file, &games)?;
        }
        let interrupt = Interrupt::listen()?;
        let is_one_of_many = games.len() > 1;
        let mut reviewer: Option<Reviewer> = None;
        for (index, game) in games.iter().enumerate() {
            let reviewer = match &mut reviewer {
                Some(reviewer) => reviewer,
                none => none.insert(self.reviewer(game)?),
            };
            let review = self.review(reviewer, game, &interrupt)?;
            let name = is_one_of_many.then_some(&game.source);
            match self.format {
                Format::Text => text::write(out, name, &game.position, &review)?,
                Format::Json => json::write(out, name, &review)?,
            }
            out.flush()?;
            if let Some(file) = &self.write {
                write_record(file, game, &review)?;
            }
            let finished = index + 1;
            let total = games.len();
            interrupt.check(|| {
                message("review-interrupted").with("number", finished).with("count", total).text()
            })?;
        }
        Ok(())
    }

    fn reviewer(&self, game: &SourceGame) -> Result<Reviewer, Failure> {
        let options = SolverOptions { threads: usize::from(self.threads), ..SolverOptions::default() };
        Ok(Reviewer::new(options, self.book.source(*game.position.rules())?))
    }

    fn review(
        &self,
        reviewer: &mut Reviewer,
        game: &SourceGame,
        interrupt: &Interrupt,
    ) -> Result<Review, Failure> {
        let known = match &game.record {
            Some(record) if !self.fresh => Review::in_record(record, &game.position).map_err(|error| {
                let again = message("review-start-over").with("problem", error.explain());
                Failure::in_file(&game.source, &again)
            })?,
            _ => None,
        };
        let known = known.unwrap_or_else(|| Review::of(&game.position).after_opening(game.opening));
        let limits = Limits { time: Some(self.time), stop: interrupt.stop().clone(), ..Limits::default() };
        let progress = Progress::thinking(&Label::new("progress-reviewing").text(), Some(self.time));
        wait_for(Some(progress), || reviewer.extend(&game.position, known, &limits, |_, _| {}))
    }
}

/// A record is written over only if it is the one that was read.
fn check_target(file: &Path, games: &[SourceGame]) -> Result<(), Failure> {
    let [game] = games else {
        return Err(Failure::explained(message("review-write-one-game").with("count", games.len())));
    };
    let is_source = matches!(&game.source, Source::File(source) if is_same(source, file));
    if is_source && game.record.is_none() {
        let not_a_record = message("review-write-no-record").with("file", file.display().to_string());
        return Err(Failure::explained(not_a_record));
    }
    if file.exists() && !is_source {
        let exists = message("review-write-exists").with("file", file.display().to_string());
        return Err(Failure::explained(exists));
    }
    Ok(())
}

fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    whole(one) == whole(other)
}

fn write_record(file: &Path, game: &SourceGame, review: &Review) -> Result<(), Failure> {
    let mut record =
        game.record.clone().unwrap_or_else(|| GameRecord::from_position(&game.position, &game.names));
    record.set_opening_plies(game.opening);
    review.annotate(&mut record);
    replace(file, |out| write!(out, "{record}"))
}
