//! A game from whatever text it comes in: a whole record, or its moves alone.
use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::app::game::saved::SavedGame;
use crate::app::game::setup::Setup;
use crate::app::messages::GameFileError;
use connect_n_engine::{GameRecord, Position, parse_game, record_text};

/// Largest file or text that is taken for a game, in bytes: a thousand moves take four thousand.
const LARGEST: u64 = 256 * 1024;

/// Reads the file of a game; a list of moves is one by the rules of `usual`.
///
/// # Errors
/// What is wrong, with line and column where it has a place.
pub(super) fn read_file(file: &Path, usual: &Setup) -> Result<SavedGame, GameFileError> {
    let mut bytes = Vec::new();
    File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(GameFileError::TooLarge);
    }
    read(record_text(&bytes)?, usual)
}

/// Reads the text of a game; a list of moves is one by the rules of `usual`.
///
/// # Errors
/// What is wrong, with line and column where it has a place.
pub(super) fn read(text: &str, usual: &Setup) -> Result<SavedGame, GameFileError> {
    if text.len() as u64 > LARGEST {
        return Err(GameFileError::TooLarge);
    }
    let text_alone = text.trim_start_matches('\u{feff}').trim();
    if text_alone.is_empty() {
        return Err(GameFileError::Empty);
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
