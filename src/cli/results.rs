//! The file that keeps the games of a tournament, one line of comma-separated values each.
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::file::{claim, unusable};
use super::input::read_text;
use crate::language::message;
use connect_n_arena::{Contradiction, GameId, LineError, OtherTournament, Pairing, Played, Schedule};

/// A list of results to which each game is added as soon as it is finished.
pub(super) struct Results {
    file: PathBuf,
    writer: csv::Writer<File>,
    /// Those of the file that is continued, which an older version may have begun.
    columns: Option<Vec<String>>,
}

/// What is wrong with a list of results.
#[derive(Debug, thiserror::Error)]
pub(super) enum ResultsError {
    /// It can't be read as comma-separated values; the reader says this.
    #[error("{0}")]
    Csv(#[from] csv::Error),
    /// A line has not as many values as there are columns.
    #[error("line {line}: the number of values is {values} here, and {columns} in the first line")]
    Uneven {
        /// Which line, from 1.
        line: usize,
        /// Its values.
        values: usize,
        /// The names of columns in the first line.
        columns: usize,
    },
    /// A line is not a game.
    #[error("line {line}: {error}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        error: LineError,
    },
    /// A column that it should have is missing.
    #[error("the column {0} is missing; use another file")]
    NoColumn(&'static str),
    /// It has no rounds.
    #[error("it is of an older version, which told games apart in another way; play them again")]
    Older,
    /// A game of it would be another one in this tournament.
    #[error("{0}; use the same players, board, seed and openings as before")]
    Other(OtherTournament),
    /// A game that would be played in this tournament contradicts itself.
    #[error("{0}; delete the line to play the game again")]
    WrongGame(Contradiction),
    /// The same of a game that would not be played.
    #[error("{0}")]
    WrongGameOfOthers(Contradiction),
    /// It has a game twice.
    #[error("{0} is there twice")]
    Twice(GameId),
    /// The rounds of the tournament don't come to this game.
    #[error(
        "its {0} is none of this tournament, whose rounds follow from results; use the same list of players, \
         --type, --games and --rounds as before"
    )]
    OfOtherRounds(GameId),
    /// So many play this game, and another number of players the tournament.
    #[error("its {game} has {players} players; use --players {players}")]
    Players {
        /// The game.
        game: GameId,
        /// Its players.
        players: usize,
    },
    /// It has a game that the tournament has no more.
    #[error("its {0} is none of this tournament; use at least as many --games as before")]
    NoMore(GameId),
    /// The same where games are drawn by lot.
    #[error(
        "its {0} is none of this tournament; use the same players and at least as many --games and --rounds as before"
    )]
    NotDrawn(GameId),
    /// A game is on this board, which is another one.
    #[error("its {game} is on another board, {board}; use the same board as before")]
    OtherBoard {
        /// The game.
        game: GameId,
        /// Its board.
        board: String,
    },
}

impl Results {
    /// Starts a file, or continues one and adds its games to those that were `played`.
    pub(super) fn open(
        file: &Path,
        resume: bool,
        schedule: &mut Schedule,
        played: &mut Vec<Played>,
    ) -> Result<Self, Failure> {
        // An empty one was begun by a call that was refused after all.
        let exists = fs::metadata(file).is_ok_and(|known| known.len() > 0 || !known.is_file());
        if exists && !resume {
            let exists = message("results-exist").with("file", file.display().to_string());
            return Err(Failure::explained(exists));
        }
        let open =
            File::options().create(true).append(true).open(file).map_err(|error| unusable(file, &error))?;
        claim(&open, file)?;
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
            let wrong = |error: ResultsError| Failure::in_file(file.display(), &error);
            read(whole, schedule, played).map_err(wrong)?;
            if let Some(columns) = &columns {
                // A list without games may be one of games with other players.
                check_columns(schedule.rules().players(), |name| columns.iter().any(|it| it == name))
                    .map_err(wrong)?;
            }
        }
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

/// Whether a list has all columns of games of so many players.
fn check_columns(players: u8, has: impl Fn(&str) -> bool) -> Result<(), ResultsError> {
    Played::missing_column(players, has).map_or(Ok(()), |name| Err(ResultsError::NoColumn(name)))
}

/// What stands in each column for a game.
fn cells(game: &Played) -> csv::Result<BTreeMap<String, String>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.serialize(game)?;
    let text = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    let mut lines = csv::Reader::from_reader(&text[..]);
    lines.deserialize().next().unwrap_or_else(|| Ok(BTreeMap::new()))
}

/// The text up to its last line end.
pub(super) fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

/// The games of a list.
///
/// # Errors
/// What is wrong with it.
pub(super) fn games_in(text: &str) -> Result<Vec<Played>, ResultsError> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let columns = reader.headers()?.clone();
    let has = |name: &str| columns.iter().any(|column| column == name);
    if has("game") && !has("round") {
        return Err(ResultsError::Older);
    }
    let players = Played::players_of(has);
    if !columns.is_empty() {
        check_columns(players, has)?;
    }
    let game = |cells: csv::Result<csv::StringRecord>| {
        let cells = cells?;
        let line = cells.position().map_or(1, |position| position.line() as usize);
        if cells.len() != columns.len() {
            return Err(ResultsError::Uneven { line, values: cells.len(), columns: columns.len() });
        }
        let cells = columns.iter().zip(&cells).collect();
        Played::read(players, &cells).map_err(|error| ResultsError::Line { line, error })
    };
    reader.records().map(game).collect()
}

fn read(text: &str, schedule: &mut Schedule, played: &mut Vec<Played>) -> Result<(), ResultsError> {
    let games = games_in(text)?;
    schedule.advance(&games);
    for game in games {
        let Some(fixture) = schedule.find(&game.id()) else {
            check_of_others(&game, schedule)?;
            played.push(game);
            continue;
        };
        game.check(&fixture, schedule.participants()).map_err(ResultsError::Other)?;
        game.check_moves(fixture.opening).map_err(ResultsError::WrongGame)?;
        played.push(game);
    }
    let mut ids = BTreeSet::new();
    played.iter().map(Played::id).try_for_each(|id| {
        if ids.contains(&id) {
            return Err(ResultsError::Twice(id));
        }
        ids.insert(id);
        Ok(())
    })
}

/// Checks a game that is not on the schedule: one of somebody who has withdrawn, which still counts.
fn check_of_others(game: &Played, schedule: &Schedule) -> Result<(), ResultsError> {
    if schedule.pairing().follows_from_results() {
        return Err(ResultsError::OfOtherRounds(game.id()));
    }
    let (players, wanted) = (game.seats.len(), schedule.rules().players());
    if players != usize::from(wanted) {
        return Err(ResultsError::Players { game: game.id(), players });
    }
    let is_listed = |name: &str| schedule.participants().iter().any(|listed| listed.name == name);
    if game.players().all(is_listed) {
        return Err(match schedule.pairing() {
            Pairing::Sample { .. } => ResultsError::NotDrawn(game.id()),
            _ => ResultsError::NoMore(game.id()),
        });
    }
    if !game.is_of(schedule.rules()) {
        return Err(ResultsError::OtherBoard { game: game.id(), board: game.board.clone() });
    }
    let opening = game.opening().map_err(ResultsError::WrongGameOfOthers)?;
    game.check_moves(&opening).map_err(ResultsError::WrongGameOfOthers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_n_arena::{Entrant, OpeningSource};
    use connect_n_engine::Rules;

    /// A list of one game between these players, in which nothing has happened.
    fn list(players: &[&str], result: &str) -> String {
        let columns = Played::columns(players.len() as u8);
        let value = |column: &&str| match *column {
            "first" => players[0],
            "second" => players[1],
            "third" => players[2],
            "result" => result,
            "board" => "6x7x4 Standard",
            column if ["round", "seed"].contains(&column) || column.ends_with('s') => "0",
            _ => "",
        };
        format!("{}\n{}\n", columns.join(","), columns.iter().map(value).collect::<Vec<_>>().join(","))
    }

    #[test]
    fn a_line_that_is_no_game_is_refused_with_its_number() {
        let said = |text: &str| games_in(text).unwrap_err().to_string();
        let (two, three) = (list(&["ada", "bob"], "1-0"), list(&["ada", "bob", "eve"], "3"));
        assert_eq!(games_in(&two).unwrap()[0].players().collect::<Vec<_>>(), ["ada", "bob"]);
        assert_eq!(games_in(&three).unwrap()[0].result_text(), "3");
        assert!(games_in("").unwrap().is_empty());
        let own_name = "has two seats; give each player a name of its own";
        assert_eq!(said(&list(&["ada", "ada"], "1-0")), format!("line 2: ada {own_name}"));
        assert_eq!(said(&list(&["ada", "bob", "ada"], "3")), format!("line 2: ada {own_name}"));
        assert_eq!(said(&list(&["ada", "bob", ""], "3")), "line 2: the column third must have a player");
        assert_eq!(
            said(&list(&["ada", "bob"], "*")),
            "line 2: `*` is not a result; write 1-0, 0-1 or 1/2-1/2"
        );
        assert_eq!(
            said(&list(&["ada", "bob", "eve"], "1-0")),
            "line 2: `1-0` is not a result; write the number of the winner, or draw"
        );
        assert_eq!(said(&two.replace("\n0,6x7", "\nx,6x7")), "line 2: round is `x`; write a number");
        assert_eq!(
            said(&format!("{two}0,6x7x4 Standard\n")),
            "line 3: the number of values is 2 here, and 17 in the first line"
        );
        assert_eq!(said("round,board\n"), "the column seed is missing; use another file");
        assert_eq!(said(&three.replace("third_", "")), "the column third_fault is missing; use another file");
        assert!(games_in(&two.replace(",move_seconds\n", "\n").replace(",0\n", "\n")).is_ok());
    }

    #[cfg(not(windows))]
    #[test]
    fn one_program_at_a_time_writes_a_list() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("results.csv");
        let players = ["random", "medium"].map(|name| name.parse::<Entrant>().unwrap().into());
        let openings = OpeningSource::random(4);
        let mut schedule =
            Schedule::new(players.into(), Rules::default(), 0, Pairing::RoundRobin, 2, openings);
        let first = Results::open(&file, false, &mut schedule, &mut Vec::new()).unwrap();
        let second = Results::open(&file, true, &mut schedule, &mut Vec::new());
        let said = second.err().map(|failure| failure.text().to_owned());
        assert_eq!(said, Some(format!("another program is working on {}", file.display())));
        drop(first);
        assert!(Results::open(&file, true, &mut schedule, &mut Vec::new()).is_ok());
    }

    #[test]
    fn half_a_line_is_none() {
        assert_eq!(whole_lines("a,b\n1,2\n3"), "a,b\n1,2\n");
        assert_eq!(whole_lines("a,b\n"), "a,b\n");
        assert_eq!(whole_lines("a,"), "");
    }
}
