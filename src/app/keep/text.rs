//! A game from whatever text it comes in: a whole record, or its moves alone.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::app::game::saved::SavedGame;
use crate::app::game::setup::{Setup, SetupProblem};
use connect_n_engine::{
    GameError, GameRecord, NotationError, Position, RecordError, parse_game, record_text,
};

/// Largest file or text that is taken for a game, in bytes: a thousand moves take four thousand.
const LARGEST: u64 = 256 * 1024;

/// Why a text is no game that can be played here.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoGame {
    #[error("it can't be read: {0}")]
    File(#[from] io::Error),
    #[error("it is too large for a game: more than 256 KiB")]
    TooLarge,
    #[error("line 1, column 1: there is nothing in it")]
    Empty,
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("{0}")]
    Notation(#[from] NotationError),
    #[error(transparent)]
    Move(#[from] GameError),
    #[error(transparent)]
    Setup(#[from] SetupProblem),
}

/// Reads the file of a game; a list of moves is one by the rules of `usual`.
///
/// # Errors
/// What is wrong, with line and column where it has a place.
pub(super) fn read_file(file: &Path, usual: &Setup) -> Result<SavedGame, NoGame> {
    let mut bytes = Vec::new();
    File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(NoGame::TooLarge);
    }
    read(record_text(&bytes)?, usual)
}

/// Reads the text of a game; a list of moves is one by the rules of `usual`.
///
/// # Errors
/// What is wrong, with line and column where it has a place.
pub(super) fn read(text: &str, usual: &Setup) -> Result<SavedGame, NoGame> {
    if text.len() as u64 > LARGEST {
        return Err(NoGame::TooLarge);
    }
    let text_alone = text.trim_start_matches('\u{feff}').trim();
    if text_alone.is_empty() {
        return Err(NoGame::Empty);
    }
    let game = if GameRecord::is_record(text) {
        SavedGame::read(text, usual)?
    } else {
        let rules = usual.rules().unwrap_or_default();
        let moves = parse_game(text_alone, &rules)?;
        SavedGame::new(usual, &Position::from_moves(rules, &moves)?)
    };
    game.setup.check()?;
    Ok(game)
}
