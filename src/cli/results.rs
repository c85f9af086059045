//! The file that keeps the games of a tournament, one line of comma-separated values each.
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::input::read_text;
use connect_n_arena::{Pairing, Played, Schedule};
use connect_n_engine::Rules;

/// A list of results to which each game is added as soon as it is finished.
pub(super) struct Results {
    file: PathBuf,
    writer: csv::Writer<File>,
    /// Those of the file that is continued, which an older version may have begun.
    columns: Option<Vec<String>>,
}

/// The column that older lists don't have.
const NEW_COLUMN: &str = "move_seconds";

impl Results {
    /// Starts a file, or continues one and adds its games to those that were `played`.
    pub(super) fn open(
        file: &Path,
        resume: bool,
        schedule: &mut Schedule,
        played: &mut Vec<Played>,
    ) -> Result<Self, Failure> {
        let exists = file.exists();
        if exists && !resume {
            let file = file.display();
            return Err(Failure::Input(format!("{file} exists; use --resume to continue")));
        }
        let mut columns = None;
        if exists {
            let text = read_text(file)?;
            let whole = whole_lines(&text);
            if whole.len() < text.len() {
                // A line that was being written when the machine went down.
                let open = File::options().write(true).open(file);
                open.and_then(|open| open.set_len(whole.len() as u64))
                    .map_err(|error| unusable(file, &error))?;
            }
            columns = columns_of(whole).map_err(|error| unusable(file, &error))?;
            let problem = |problem| Failure::Input(format!("{}: {problem}", file.display()));
            read(whole, schedule, played).map_err(problem)?;
            if let Some(columns) = &columns {
                check_columns(columns, schedule.rules()).map_err(problem)?;
            }
        }
        let open =
            File::options().create(true).append(true).open(file).map_err(|error| unusable(file, &error))?;
        let writer = csv::WriterBuilder::new().has_headers(columns.is_none()).from_writer(open);
        Ok(Self { file: file.to_owned(), writer, columns })
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &Played) -> Result<(), Failure> {
        let written = match &self.columns {
            None => self.writer.serialize(game),
            Some(columns) => cells(game).and_then(|cells| {
                self.writer
                    .write_record(columns.iter().map(|name| cells.get(name).map_or("", String::as_str)))
            }),
        };
        written.map_err(|error| unusable(&self.file, &error))?;
        self.writer.flush().map_err(|error| unusable(&self.file, &error))
    }
}

/// The columns of a list, if it has any.
fn columns_of(text: &str) -> csv::Result<Option<Vec<String>>> {
    if text.is_empty() {
        return Ok(None);
    }
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    Ok(Some(reader.headers()?.iter().map(str::to_owned).collect()))
}

/// Whether a list has all columns of games by these rules, but for the one that older lists don't have.
fn check_columns(columns: &[String], rules: Rules) -> Result<(), String> {
    let needed = Played::columns(rules.players());
    let missing = needed.into_iter().find(|name| *name != NEW_COLUMN && !columns.iter().any(|it| it == name));
    missing.map_or(Ok(()), |name| Err(format!("the column {name} is missing; use another file")))
}

/// What stands in each column for a game.
fn cells(game: &Played) -> csv::Result<BTreeMap<String, String>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.serialize(game)?;
    let text = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    let mut lines = csv::Reader::from_reader(&text[..]);
    lines.deserialize().next().unwrap_or_else(|| Ok(BTreeMap::new()))
}

fn unusable(file: &Path, error: &dyn ToString) -> Failure {
    Failure::Work(format!("cannot use {}: {}", file.display(), error.to_string()))
}

/// The text up to its last line end.
fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

/// The games of a list.
///
/// # Errors
/// What is wrong with it.
pub(super) fn games_in(text: &str) -> Result<Vec<Played>, String> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let columns = reader.headers().map_err(|error| error.to_string())?;
    let has = |name: &str| columns.iter().any(|column| column == name);
    if has("game") && !has("round") {
        return Err(
            "it is of an older version, which told games apart in another way; play them again".to_owned()
        );
    }
    reader.deserialize().map(|game| game.map_err(|error| error.to_string())).collect()
}

fn read(text: &str, schedule: &mut Schedule, played: &mut Vec<Played>) -> Result<(), String> {
    let games = games_in(text)?;
    schedule.advance(&games);
    for game in games {
        let Some(fixture) = schedule.find(&game.id()) else {
            check_of_others(&game, schedule)?;
            played.push(game);
            continue;
        };
        game.check(&fixture, schedule.participants())
            .map_err(|error| format!("{error}; use the same players, board, seed and openings as before"))?;
        game.check_moves(fixture.opening)
            .map_err(|error| format!("{error}; delete the line to play the game again"))?;
        played.push(game);
    }
    let mut ids = BTreeSet::new();
    played.iter().map(Played::id).try_for_each(|id| {
        if ids.contains(&id) {
            return Err(format!("{id} is there twice"));
        }
        ids.insert(id);
        Ok(())
    })
}

/// Checks a game that is not on the schedule: one of somebody who has withdrawn, which still counts.
fn check_of_others(game: &Played, schedule: &Schedule) -> Result<(), String> {
    if schedule.pairing().follows_from_results() {
        return Err(format!(
            "its {} is none of this tournament, whose rounds follow from results; use the same list of players, \
             --type, --games and --rounds as before",
            game.id()
        ));
    }
    let (players, wanted) = (game.seats.len(), schedule.rules().players());
    if players != usize::from(wanted) {
        return Err(format!("its {} has {players} players; use --players {players}", game.id()));
    }
    let is_listed = |name: &str| schedule.participants().iter().any(|listed| listed.name == name);
    if game.players().all(is_listed) {
        let same = match schedule.pairing() {
            Pairing::Sample { .. } => "the same players and at least as many --games and --rounds",
            _ => "at least as many --games",
        };
        return Err(format!("its {} is none of this tournament; use {same} as before", game.id()));
    }
    if !game.is_of(schedule.rules()) {
        return Err(format!(
            "its {} is on another board, {}; use the same board as before",
            game.id(),
            game.board
        ));
    }
    let opening = game.opening().map_err(|error| error.to_string())?;
    game.check_moves(&opening).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_line_is_none() {
        assert_eq!(whole_lines("a,b\n1,2\n3"), "a,b\n1,2\n");
        assert_eq!(whole_lines("a,b\n"), "a,b\n");
        assert_eq!(whole_lines("a,"), "");
    }
}
