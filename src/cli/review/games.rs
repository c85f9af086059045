//! The games to review: from moves, records, folders and the results of tournaments.
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::board::GameArgs;
use crate::cli::failure::Failure;
use crate::cli::game_text::game_text;
use crate::cli::input::{read_all, read_text};
use crate::cli::replay::RECORD_DEFINES_BOARD;
use crate::cli::results::games_in;
use crate::cli::words::Explain;
use crate::language::{Label, message};
use connect_n_engine::{GameRecord, Position, parse_game};

/// The end of the name of a game record.
const RECORD: &str = "c4n";

/// The end of the name of a tournament's results.
const RESULTS: &str = "csv";

/// A game to review.
pub(super) struct SourceGame {
    pub(super) source: Source,
    /// The game to its end.
    pub(super) position: Position,
    /// Its record, where it came from one.
    pub(super) record: Option<GameRecord>,
    /// How many of its first moves no player chose.
    pub(super) opening: usize,
    /// The players, where they are named.
    pub(super) names: Vec<String>,
}

impl SourceGame {
    /// A game of which there is nothing but its moves.
    const fn of_moves(source: Source, position: Position) -> Self {
        Self { source, position, record: None, opening: 0, names: Vec::new() }
    }
}

/// Where a game came from. Displayed as it stands before the errors of a game, and over its review.
pub(super) enum Source {
    /// The command line.
    Moves,
    /// A file of its own.
    File(PathBuf),
    /// The results of a tournament, by the place of the game among them, from 1.
    Tournament(PathBuf, u64),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves => f.write_str("--moves"),
            Self::File(file) => write!(f, "{}", file.display()),
            Self::Tournament(file, number) => {
                let game = message("review-game").with("file", file.display().to_string());
                f.write_str(&game.with("number", *number).text())
            }
        }
    }
}

/// All games that were asked for, with moves to review.
pub(super) fn read(files: &[PathBuf], game: &GameArgs, numbers: &[u64]) -> Result<Vec<SourceGame>, Failure> {
    let mut games = Vec::new();
    if files.is_empty() {
        let position = game.position()?;
        games.push(SourceGame::of_moves(Source::Moves, position));
    }
    for file in files {
        if file.is_dir() {
            for file in records_in(file)? {
                games.push(read_game(&file, game)?);
            }
        } else if file.extension().is_some_and(|end| end.eq_ignore_ascii_case(RESULTS)) {
            games.extend(read_results(file, numbers)?);
        } else if numbers.is_empty() {
            games.push(read_game(file, game)?);
        } else {
            return Err(Failure::in_file(file.display(), &Label::new("review-game-needs-csv")));
        }
    }
    if let [only] = games.as_slice()
        && only.position.plies() == 0
    {
        return Err(Failure::explained(Label::new("review-no-move")));
    }
    Ok(games)
}

/// The records in a folder, by name.
pub(in crate::cli) fn records_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let problem = |error: &dyn Explain| Failure::in_file(folder.display(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| problem(&error))? {
        let file = entry.map_err(|error| problem(&error))?.path();
        if file.extension().is_some_and(|end| end.eq_ignore_ascii_case(RECORD)) {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() { Err(problem(&Label::new("review-no-record"))) } else { Ok(files) }
}

/// A record, which says itself what is played, or moves on the board that the options name.
fn read_game(file: &Path, game: &GameArgs) -> Result<SourceGame, Failure> {
    let problem = |error: &dyn Explain| Failure::in_file(file.display(), error);
    let bytes = read_all(file)?;
    let text = game_text(&bytes).map_err(|error| problem(&error))?;
    let source = Source::File(file.to_owned());
    if !GameRecord::is_record(text) {
        let rules = game.board.rules()?;
        let moves = parse_game(text, &rules).map_err(|error| problem(&error))?;
        let position = Position::from_moves(rules, &moves).map_err(|error| problem(&error))?;
        return Ok(SourceGame::of_moves(source, position));
    }
    if game.board.is_given() {
        return Err(problem(&RECORD_DEFINES_BOARD));
    }
    let (record, tree) = GameRecord::read(text).map_err(|error| problem(&error))?;
    let opening = record.opening_plies();
    Ok(SourceGame { record: Some(record), opening, ..SourceGame::of_moves(source, tree.end()) })
}

/// Games of a tournament: those with these numbers, or all.
fn read_results(file: &Path, numbers: &[u64]) -> Result<Vec<SourceGame>, Failure> {
    let problem = |error: &dyn Explain| Failure::in_file(file.display(), error);
    let mut games = Vec::new();
    for (played, number) in games_in(&read_text(file)?).map_err(|error| problem(&error))?.into_iter().zip(1..)
    {
        if !numbers.is_empty() && !numbers.contains(&number) {
            continue;
        }
        let position = played.position().map_err(|error| problem(&error))?;
        games.push(SourceGame {
            source: Source::Tournament(file.to_owned(), number),
            position,
            record: None,
            opening: played.opening_plies(),
            names: played.players().map(str::to_owned).collect(),
        });
    }
    let is_there = |number: &&u64| {
        games.iter().any(|game| matches!(game.source, Source::Tournament(_, found) if found == **number))
    };
    match numbers.iter().find(|number| !is_there(number)) {
        Some(number) => Err(problem(&message("review-no-such-game").with("number", *number))),
        None if games.is_empty() => Err(problem(&Label::new("review-no-game"))),
        None => Ok(games),
    }
}
