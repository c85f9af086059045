//! One window at a time writes the file of a game.
use std::fs;
use std::io;
use std::path::Path;

use crate::kept_games::lock_of;
pub(super) use crate::kept_games::{GameLock, is_locked};

/// Removes a game that nobody has locked.
pub(super) fn remove(file: &Path) -> io::Result<()> {
    if let Some(_claim) = GameLock::acquire(file)? {
        fs::remove_file(file)?;
        fs::remove_file(lock_of(file))?;
    }
    Ok(())
}
