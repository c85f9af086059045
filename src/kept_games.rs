//! Games that are kept while they are played: where they are, what their files are called, and who may write them.
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::files::{beside, project_dirs};

/// How the name of a file with a game ends.
pub(crate) const ENDING: &str = "c4n";

/// The folder of the recent games, one file each; `None` where the platform has no place for it.
pub(crate) fn folder() -> Option<PathBuf> {
    let dirs = project_dirs()?;
    Some(dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).join("recent"))
}

/// The folder of the games that somebody saved under a name.
pub(crate) fn saved_folder() -> Option<PathBuf> {
    Some(project_dirs()?.data_dir().join("saved"))
}

/// A name that no other game has, in this program or another: they sort by when the game was begun.
pub(crate) fn new_name() -> PathBuf {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{}-{}.{ENDING}", since.as_millis(), std::process::id()).into()
}

/// The files of games in a folder with the times at which they were written, the latest first.
pub(crate) fn files_in(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|file| file.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|file| Some((fs::metadata(&file).ok()?.modified().ok()?, file)))
        .collect();
    files.sort();
    files.reverse();
    files
}

/// The lock on the file of a game: who holds it may write it. The system releases it however the program ends.
#[derive(Debug)]
pub(crate) struct GameLock {
    file: PathBuf,
    _lock: File,
}

impl GameLock {
    /// Locks the file; `None` while another program holds the lock.
    ///
    /// # Errors
    /// Nothing can be written in the folder.
    pub(crate) fn acquire(file: &Path) -> io::Result<Option<Self>> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        // A file of its own, since the game's is another with each move.
        let lock = File::options().create(true).append(true).open(lock_of(file))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where the file system knows no locks, programs have to get along without.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { file: file.to_owned(), _lock: lock })),
        }
    }

    /// The file.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }
}

/// Whether another program has this game.
pub(crate) fn is_locked(file: &Path) -> bool {
    let lock = File::options().append(true).open(lock_of(file));
    lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
}

/// The file that is locked in the place of the game's.
pub(crate) fn lock_of(file: &Path) -> PathBuf {
    beside(file, "lock")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_locked_once_until_the_lock_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deeper").join("game.c4n");
        assert!(!is_locked(&file));
        let lock = GameLock::acquire(&file).unwrap().unwrap();
        assert!(is_locked(&file));
        assert!(GameLock::acquire(&file).unwrap().is_none());
        drop(lock);
        assert!(!is_locked(&file));
        assert!(GameLock::acquire(&file).unwrap().is_some());
    }
}
