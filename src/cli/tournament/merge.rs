//! `connect-n tournament table`: the table of games that were played in parts.
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::value_parser;

use super::super::failure::Failure;
use super::super::format::Format;
use super::super::input::read_text;
use super::super::interrupt::Interrupt;
use super::super::results::games_in;
use super::super::words::of_game;
use super::names;
use super::report::ReportArgs;
use super::table;
use crate::language::Label;
use connect_n_arena::{GameId, Played, Ranking, standings};

/// Print the table of a tournament from its CSV files
///
/// The files of all parts (--shard) give the table that a single run would have given. The games are checked against
/// their moves.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  connect-n tournament medium hard --shard 1/2 --out part1.csv
  connect-n tournament medium hard --shard 2/2 --out part2.csv
  connect-n tournament table part1.csv part2.csv
  connect-n tournament table results.csv --html report --review 1")]
pub(super) struct Args {
    /// CSV files of one tournament
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Exclude a player after this many faults, as the tournament did
    #[arg(long, value_name = "K", value_parser = value_parser!(u32).range(1..))]
    max_faults: Option<u32>,
    #[command(flatten)]
    report: ReportArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Args {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut games = Games::default();
        self.files.iter().try_for_each(|file| games.add(file, &read_text(file)?))?;
        let Games { games, .. } = games;
        let Some(first) = games.first() else {
            return Err(Failure::explained(Label::new("merge-no-game")));
        };
        let rules = *first.opening().map_err(Failure::explained)?.rules();
        self.report.check(rules, games.iter().map(Played::id))?;
        let players = names([], &games);
        let ranking = Ranking::of_games_of(rules.players());
        let table = standings(&players, &games, self.max_faults, &ranking);
        table::write(out, self.format, &table)?;
        out.flush()?;
        for game in &games {
            self.report.keep(&game.id(), &game.record("Tournament").map_err(Failure::explained)?)?;
        }
        self.report.write(&table, games.iter(), &Interrupt::listen()?)
    }
}

/// The games of all parts of a tournament.
#[derive(Default)]
pub(in crate::cli) struct Games {
    pub(in crate::cli) games: Vec<Played>,
    files: BTreeMap<GameId, PathBuf>,
}

impl Games {
    /// Adds those of a file with this text.
    pub(in crate::cli) fn add(&mut self, file: &Path, text: &str) -> Result<(), Failure> {
        for game in read(file, text)? {
            let id = game.id();
            if let Some(first) = self.games.first() {
                let (here, there) = (&game.board, &first.board);
                if here != there {
                    let other = of_game("merge-other-board", &id);
                    let other = other.with("here", here.clone()).with("there", there.clone());
                    return Err(Failure::in_file(file.display(), &other));
                }
                let [here, there] = [&game, first].map(|game| game.seats.len());
                if here != there {
                    let other = of_game("merge-other-players", &id);
                    let other = other.with("count", here).with("players", there);
                    return Err(Failure::in_file(file.display(), &other));
                }
            }
            if let Some(other) = self.files.get(&id) {
                let twice = of_game("merge-twice", &id).with("file", other.display().to_string());
                return Err(Failure::in_file(file.display(), &twice));
            }
            self.files.insert(id, file.to_owned());
            self.games.push(game);
        }
        Ok(())
    }
}

/// The games of a file with this text.
fn read(file: &Path, text: &str) -> Result<Vec<Played>, Failure> {
    let mut games = Vec::new();
    for game in games_in(text).map_err(|error| Failure::in_file(file.display(), &error))? {
        let checked = game.opening().and_then(|opening| game.check_moves(&opening));
        checked.map_err(|error| Failure::in_file(file.display(), &error))?;
        games.push(game);
    }
    Ok(games)
}
