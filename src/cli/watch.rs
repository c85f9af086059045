//! `connect-n watch`: the window shows a tournament while another process plays it.
use std::path::{Path, PathBuf};

use clap::value_parser;

use super::failure::Failure;
use super::input::read_text;
use super::results::whole_lines;
use super::tournament::Games;
use connect_n_arena::{Played, Ranking, Table, standings};

/// Watch a tournament in the window
///
/// Shows its table, its games, and those in progress move by move, with what the bots say of them, while another process
/// plays it or later. `connect-n tournament --out` writes the file.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n tournament medium hard --from bots --out results.csv
  connect-n watch results.csv
  connect-n watch part1.csv part2.csv")]
pub(super) struct Args {
    /// CSV files of one tournament
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Exclude a player after this many faults, as the tournament does
    #[arg(long, value_name = "K", value_parser = value_parser!(u32).range(1..))]
    max_faults: Option<u32>,
}

impl Args {
    /// What is to be watched, if it can be read now.
    pub(super) fn watched(&self) -> Result<WatchedResults, Failure> {
        // Standard input can't be read again and again: this is the name of a file, too.
        let file =
            |file: &PathBuf| if file.as_os_str() == "-" { Path::new(".").join(file) } else { file.clone() };
        let files = self.files.iter().map(file).collect();
        let watched = WatchedResults { files, max_faults: self.max_faults };
        watched.games().map(|_| watched)
    }
}

/// The lists of results of a tournament that is watched.
#[derive(Clone, Debug)]
pub struct WatchedResults {
    /// The files of all its parts.
    pub files: Vec<PathBuf>,
    /// Faults after which a player is out.
    pub max_faults: Option<u32>,
}

impl WatchedResults {
    /// All games that were finished so far, and the table.
    ///
    /// # Errors
    /// What is wrong with the files, in a line.
    pub fn read(&self) -> Result<(Vec<Played>, Table), String> {
        let games = self.games().map_err(|failure| failure.text().to_owned())?;
        let players = super::tournament::names([], &games);
        let seats = games.first().map_or(2, |game| game.seats.len() as u8);
        let table = standings(&players, &games, self.max_faults, &Ranking::of_games_of(seats));
        Ok((games, table))
    }

    fn games(&self) -> Result<Vec<Played>, Failure> {
        let mut games = Games::default();
        // The last line may just be written.
        let whole = |file: &Path| read_text(file).map(|text| whole_lines(&text).to_owned());
        self.files.iter().try_for_each(|file| games.add(file, &whole(file)?))?;
        Ok(games.games)
    }
}
