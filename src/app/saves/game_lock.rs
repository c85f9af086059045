//! One window at a time writes the file of a game.
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::app::files::beside;

/// The lock on the file of a game: who holds it may write it. The system releases it however the program ends.
#[derive(Debug)]
pub(super) struct GameLock {
    file: PathBuf,
    _lock: File,
}

impl GameLock {
    /// Locks the file; `None` while another window holds the lock.
    ///
    /// # Errors
    /// Nothing can be written in the folder.
    pub(super) fn acquire(file: &Path) -> io::Result<Option<Self>> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        // A file of its own, since the game's is another with each move.
        let lock = File::options().create(true).append(true).open(lock_of(file))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where the file system knows no locks, windows have to get along without.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { file: file.to_owned(), _lock: lock })),
        }
    }

    /// The file.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }
}

/// Whether another window has this game.
pub(super) fn is_locked(file: &Path) -> bool {
    let lock = File::options().append(true).open(lock_of(file));
    lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Removes a game that nobody has locked.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    if let Some(_claim) = GameLock::acquire(file)? {
        fs::remove_file(file)?;
        fs::remove_file(lock_of(file))?;
    }
    Ok(())
}

fn lock_of(file: &Path) -> PathBuf {
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
