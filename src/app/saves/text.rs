//! Reads games from text: a whole record, or its moves alone.
use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::app::game::saved::SavedGame;
use crate::app::game::setup::Setup;
use crate::app::messages::GameFileError;
use connect_n_engine::{GameRecord, Position, RecordError, parse_game, record_text};

/// Largest file or text that is taken for a game, in bytes: a thousand moves take four thousand.
const LARGEST: u64 = 256 * 1024;

/// Tags without which moves mean nothing.
const WHAT_IS_PLAYED: [&str; 4] = ["Rows", "Cols", "Connect", "Variant"];

/// Reads the file of a game; a list of moves is one by the rules of `usual`.
///
/// # Errors
/// What is wrong, with line and column where it has a place.
pub(super) fn read_file(file: &Path, usual: &Setup) -> Result<SavedGame, GameFileError> {
    read(record_text(&bytes(file)?)?, usual)
}

fn bytes(file: &Path) -> Result<Vec<u8>, GameFileError> {
    let mut bytes = Vec::new();
    File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST { Err(GameFileError::TooLarge) } else { Ok(bytes) }
}

/// What could be read of one of our own files.
pub(super) struct Salvaged {
    /// The game, without what is damaged: a line about it, or the moves from there on.
    pub(super) game: SavedGame,
    /// The first damage.
    pub(super) damage: Option<GameFileError>,
}

/// Reads as much as can be read of one of our own files.
///
/// # Errors
/// What is wrong where nothing can be read, or not even on what board was played.
pub(super) fn salvage(file: &Path, usual: &Setup) -> Result<Salvaged, GameFileError> {
    let bytes = bytes(file)?;
    let whole = record_text(&bytes).map_err(GameFileError::from).and_then(|text| read(text, usual));
    let damage = match whole {
        Ok(game) => return Ok(Salvaged { game, damage: None }),
        Err(damage) => damage,
    };
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    // Each round leaves out a line, or ends the moves sooner.
    for _ in 0..text.lines().count() * 2 {
        let Err(GameFileError::Record(error)) = read(&text, usual) else { break };
        let Some(rest) = without(&text, &error) else { return Err(damage) };
        text = rest;
    }
    let has = |text: &str, name: &str| text.contains(&format!("[{name} "));
    // Without the position in which it begins, a game would be another one.
    let begins_the_same = has(&text, "Position") == has(&String::from_utf8_lossy(&bytes), "Position");
    let says_what = begins_the_same && WHAT_IS_PLAYED.iter().all(|name| has(&text, name));
    match read(&text, usual) {
        Ok(game) if says_what && game.tree.end().plies() > 0 => Ok(Salvaged { game, damage: Some(damage) }),
        _ => Err(damage),
    }
}

/// A record without what is wrong in it; `None` where there is nothing to leave out.
fn without(text: &str, error: &RecordError) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let at = error.line.saturating_sub(1).min(lines.len().checked_sub(1)?);
    let after_last_tag = || lines.iter().rposition(|line| line.starts_with('[')).map_or(0, |last| last + 1);
    let moves = lines.iter().position(|line| line.trim().is_empty()).unwrap_or_else(after_last_tag);
    // A tag that is left open is noticed in the line after it.
    let is_tag = |line: &str| line.is_empty() || line.starts_with('[') && line.ends_with(']');
    let broken = lines[..moves].iter().take(at + 1).position(|line| !is_tag(line.trim()));
    let at = broken.unwrap_or(at);
    if at < moves {
        return Some([&lines[..at], &lines[at + 1..]].concat().join("\n"));
    }
    // The moves end before it; what the game's result was is then unknown.
    let kept = lines[at].chars().take(error.column.saturating_sub(1)).collect::<String>();
    let before = lines[..at].iter().filter(|line| !line.starts_with("[Result "));
    let before: Vec<&str> = before.copied().chain([kept.trim_end(), "*"]).collect();
    let rest = before.join("\n");
    (rest.len() < text.len()).then_some(rest)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::current_game::CurrentGame;
    use crate::app::game::tags::GameTags;
    use connect_n_engine::format_game;
    use std::fs;

    const MOVES: &str = "4 4 3 5 2 7 1 1";

    /// The record of a game on a board that nobody would guess.
    fn record() -> String {
        let setup = Setup { rows: 8, cols: 9, connect: 5, ..Setup::default() };
        let rules = setup.check().unwrap();
        let mut game = CurrentGame::new(setup, rules, 0, 7);
        for mv in parse_game(MOVES, &rules).unwrap() {
            game.play(mv).unwrap();
        }
        let mut tags = GameTags::default();
        tags.set("Event", "Casual game");
        SavedGame::of(&game, &tags).record().to_string()
    }

    #[test]
    fn a_bad_line_of_a_kept_game_takes_nothing_else_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.c4n");
        let record = record();
        let lines: Vec<&str> = record.lines().collect();
        let whole = read(&record, &Setup::default()).unwrap();
        let tags = lines.iter().enumerate().filter(|(_, line)| line.starts_with('['));
        for (index, line) in tags {
            for damage in ["[", "[Seed \"7", "\u{FFFD}\u{FFFD}\u{FFFD}"] {
                let mut text =
                    [&lines[..index], &[damage], &lines[index + 1..]].concat().join("\n").into_bytes();
                if damage.starts_with('\u{FFFD}') {
                    // Bytes that are no text.
                    text.iter_mut().filter(|byte| **byte >= 0x80).for_each(|byte| *byte = 0xFF);
                }
                fs::write(&file, &text).unwrap();
                match salvage(&file, &Setup::default()) {
                    Ok(read) if format_game(read.game.tree.end().moves()) == MOVES => {
                        assert!(read.damage.is_some(), "{line} as {damage}");
                        assert_eq!(read.game.setup.seats[1], whole.setup.seats[1], "{line} as {damage}");
                    }
                    Ok(read) => panic!("{line} as {damage}: {:?}", format_game(read.game.tree.end().moves())),
                    Err(_) => {
                        // Another board: better no game than a wrong one.
                        assert!(WHAT_IS_PLAYED.iter().any(|name| line.contains(name)), "{line} as {damage}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_kept_game_goes_as_far_as_its_moves_can_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.c4n");
        for damage in ["x", "99", "{ open", "(", "3 3 3 3 3 3 3 3 3", ")"] {
            let record = record().replacen("2. 3 5", &format!("2. 3 {damage}"), 1);
            fs::write(&file, &record).unwrap();
            assert!(read_file(&file, &Setup::default()).is_err(), "{damage}");
            let read =
                salvage(&file, &Setup::default()).map_err(|error| format!("{damage}: {error:?}")).unwrap();
            let moves = format_game(read.game.tree.end().moves());
            assert!(moves.starts_with("4 4 3"), "{damage}: {moves}");
            assert!(read.damage.is_some());
        }
        fs::write(&file, "nothing at all").unwrap();
        assert!(salvage(&file, &Setup::default()).is_err());
    }
}
