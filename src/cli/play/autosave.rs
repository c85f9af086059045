//! Keeps the game in a file after every move, among the recent games of the window.
use std::path::{Path, PathBuf};

use super::game::Game;
use super::setup::Setup;
use crate::cli::file::replace;
use crate::kept_games::{GameLock, files_in, folder, is_locked, new_name};
use crate::language::message;

/// Where a game is kept.
pub(super) struct Autosave {
    /// The file of `--record`.
    record: Option<PathBuf>,
    kept: Kept,
    /// The last time it couldn't be written, which has been said.
    is_failing: bool,
}

enum Kept {
    /// It has not been written so far.
    NotYet,
    At(GameLock),
    /// There is no place for it.
    Nowhere,
}

impl Autosave {
    /// For a new game.
    pub(super) fn new(record: Option<PathBuf>) -> Self {
        Self { record, kept: Kept::NotYet, is_failing: false }
    }

    /// For a game that goes on in its file.
    pub(super) fn resume(record: Option<PathBuf>, file: &Path) -> Self {
        let lock = GameLock::acquire(file).ok().flatten();
        Self { record, kept: lock.map_or(Kept::NotYet, Kept::At), is_failing: false }
    }

    /// Where the game is, if it is anywhere.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.kept {
            Kept::At(lock) => Some(lock.file()),
            Kept::NotYet | Kept::Nowhere => None,
        }
    }

    /// Writes the game; each time anew, since a disk that is full may have room again.
    ///
    /// # Errors
    /// Why it can't be kept, in a sentence; said once until it can.
    pub(super) fn write(&mut self, text: &str) -> Result<(), String> {
        let put = |file: &Path| {
            replace(file, |out| out.write_all(text.as_bytes())).map_err(|failure| failure.text().to_owned())
        };
        let record = self.record.as_deref().map_or(Ok(()), put);
        let kept = self.keep(put);
        let written = record.and(kept);
        let is_known = std::mem::replace(&mut self.is_failing, written.is_err());
        written
            .or_else(|problem| if is_known { Ok(()) } else { Err(problem) })
            .map_err(|problem| message("play-no-autosave").with("problem", problem).text())
    }

    fn keep(&mut self, put: impl Fn(&Path) -> Result<(), String>) -> Result<(), String> {
        if matches!(self.kept, Kept::NotYet) {
            self.kept = match folder().map(|folder| GameLock::acquire(&folder.join(new_name()))) {
                Some(Ok(Some(lock))) => Kept::At(lock),
                Some(Err(error)) => return Err(error.to_string()),
                Some(Ok(None)) | None => Kept::Nowhere,
            };
        }
        if let Kept::At(lock) = &self.kept { put(lock.file()) } else { Ok(()) }
    }
}

/// The last game that was kept, if it is unfinished and nobody plays it.
pub(super) fn latest(usual: &Setup) -> Option<(PathBuf, Game)> {
    let files = files_in(&folder()?).into_iter().map(|(_, file)| file);
    let mut latest_first = files.filter(|file| !is_locked(file));
    let (file, game) =
        latest_first.find_map(|file| Game::load(&file, usual, 0).ok().map(|game| (file, game)))?;
    (!game.position().is_over()).then_some((file, game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_failure_is_said_once_and_every_move_is_tried_again() {
        let home = tempfile::tempdir().unwrap();
        let blocked = home.path().join("games");
        let record = blocked.join("game.c4n");
        let mut autosave = Autosave { record: Some(record.clone()), kept: Kept::Nowhere, is_failing: false };
        for _ in 0..2 {
            fs::write(&blocked, "a file where the folder should be").unwrap();
            assert!(autosave.write("one").is_err());
            assert!(autosave.write("two").is_ok(), "it has been said");
            fs::remove_file(&blocked).unwrap();
            fs::create_dir(&blocked).unwrap();
            assert!(autosave.write("three").is_ok());
            assert_eq!(fs::read_to_string(&record).unwrap(), "three");
            fs::remove_dir_all(&blocked).unwrap();
        }
    }
}
