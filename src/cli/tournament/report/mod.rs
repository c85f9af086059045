//! A tournament as a folder for a browser: the table, who scored how much against whom, and every game to play through;
//! and its games as records.
mod page;
mod words;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use super::super::failure::Failure;
use super::super::file::{check_no_records, create, record_in, unusable};
use super::super::interrupt::Interrupt;
use super::super::progress::Progress;
use super::super::time::parse_seconds;
use crate::language::{Label, message};
use connect_n_arena::{GameId, Played, Table};
use connect_n_engine::book::BookSource;
use connect_n_engine::review::{Review, Reviewer};
use connect_n_engine::search::{SolverOptions, Unsolvable};
use connect_n_engine::{GameRecord, Limits, Position, Rules};

/// How the page looks, and what its buttons do.
const FILES: [(&str, &str); 2] =
    [("report.css", include_str!("report.css")), ("report.js", include_str!("report.js"))];

/// The folder that is written, and what is found out for it.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct ReportArgs {
    /// Write a page to this new or empty folder: the table, and every game to play through in a browser
    #[arg(long, value_name = "DIR")]
    html: Option<PathBuf>,
    /// Write a record of each game to this folder; existing files are kept
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Grade every move of the page's games, within this time for each game
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds, requires = "html")]
    review: Option<Duration>,
}

/// A game of the report.
struct ReportedGame<'a> {
    number: usize,
    played: &'a Played,
    /// At its end.
    position: Position,
    review: Option<Review>,
}

impl ReportArgs {
    /// Makes sure that games by these rules can be graded if that is asked for, and that the folders can be written,
    /// before these games are played.
    pub(super) fn check(&self, rules: Rules, games: impl Iterator<Item = GameId>) -> Result<(), Failure> {
        if self.review.is_some() {
            if rules.players() > 2 {
                return Err(Failure::explained(Label::new("report-no-review")));
            }
            Unsolvable::check_lines(rules).map_err(Failure::explained)?;
        }
        if let Some(folder) = &self.html {
            fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
            let mut entries = fs::read_dir(folder).map_err(|error| unusable(folder, &error))?;
            if entries.next().is_some() {
                let not_empty = message("report-folder-not-empty");
                return Err(Failure::explained(not_empty.with("folder", folder.display().to_string())));
            }
        }
        let Some(folder) = &self.record else { return Ok(()) };
        fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
        check_no_records(folder, games.map(|game| game.file_name()))
    }

    /// Writes the record of a game.
    pub(super) fn keep(&self, game: &GameId, record: &GameRecord) -> Result<(), Failure> {
        let Some(folder) = &self.record else { return Ok(()) };
        let file = record_in(folder, &game.file_name());
        create(&file, &record.to_string()).map_err(|error| unusable(&file, &error))
    }

    /// Writes the page, if it is asked for.
    pub(super) fn write<'a>(
        &self,
        table: &Table,
        games: impl Iterator<Item = &'a Played>,
        interrupt: &Interrupt,
    ) -> Result<(), Failure> {
        // By their places in the list of results, as in `review --game`.
        let games: Vec<(usize, &Played)> = (1..).zip(games).collect();
        let Some(folder) = &self.html else { return Ok(()) };
        let mut reported = Vec::new();
        for (number, played) in games {
            // The moves were checked when the results were read, or have just been played.
            let position = played.position().map_err(Failure::explained)?;
            reported.push(ReportedGame { number, played, position, review: None });
        }
        if let Some(time) = self.review {
            review(&mut reported, time, interrupt)?;
        }
        let page = page::page(table, &reported);
        for (name, text) in FILES.into_iter().chain([("index.html", page.as_str())]) {
            fs::write(folder.join(name), text).map_err(|error| unusable(folder, &error))?;
        }
        Ok(())
    }
}

fn review(games: &mut [ReportedGame], time: Duration, interrupt: &Interrupt) -> Result<(), Failure> {
    let mut reviewer = Reviewer::new(SolverOptions::default(), BookSource::BuiltIn);
    let total = games.len();
    let mut progress = Progress::new(Label::new("progress-reviewing").text(), total);
    for (index, game) in games.iter_mut().enumerate() {
        let limits = Limits { time: Some(time), stop: interrupt.stop().clone(), ..Limits::default() };
        let review = Review::of(&game.position).after_opening(game.played.opening_plies());
        game.review = Some(reviewer.extend(&game.position, review, &limits, |_, _| {}));
        let how_far = message("report-interrupted").with("count", index).with("total", total);
        interrupt.check(|| how_far.text())?;
        progress.advance();
    }
    Ok(())
}
