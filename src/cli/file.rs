//! Files that commands write.
use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::failure::Failure;
use super::words::Explain;
use crate::language::message;

/// The file that a command makes.
#[derive(clap::Args)]
pub(super) struct Output {
    /// The file to write
    #[arg(long = "out", value_name = "FILE")]
    pub(super) file: PathBuf,
    /// Overwrite the file if it exists
    #[arg(long)]
    force: bool,
}

impl Output {
    /// Refuses a file that is there and may not be overwritten: before the work, not after it.
    pub(super) fn check(&self) -> Result<(), Failure> {
        if self.file.exists() && !self.force {
            let exists = message("file-exists").with("file", self.file.display().to_string());
            return Err(Failure::explained(exists));
        }
        Ok(())
    }
}

/// Writes a file so that it is either the old or the new one at any moment.
pub(super) fn replace(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    crate::files::replace(file, write).map_err(|error| unwritten(file, &error))
}

/// A file that can't be written.
pub(super) fn unwritten(file: &Path, error: &io::Error) -> Failure {
    let unwritten = message("file-unwritten").with("file", file.display().to_string());
    Failure::Work(unwritten.with("problem", error.explain()).text())
}

/// A file or a folder that can't be used.
pub(super) fn unusable(file: &Path, error: &impl ToString) -> Failure {
    let unusable = message("file-unusable").with("file", file.display().to_string());
    Failure::Work(unusable.with("problem", error.to_string()).text())
}

/// Writes a new file; one that is there is left as it is.
///
/// # Errors
/// It is there, or can't be written.
pub(super) fn create(file: &Path, text: &str) -> io::Result<()> {
    File::create_new(file)?.write_all(text.as_bytes())
}

/// Keeps other programs of ours from writing this file, too, until it is closed. On Windows that would keep readers out
/// as well.
///
/// # Errors
/// Another one writes it.
pub(super) fn claim(open: &File, file: &Path) -> Result<(), Failure> {
    if !cfg!(windows) && matches!(open.try_lock(), Err(TryLockError::WouldBlock)) {
        let in_use = message("file-in-use").with("file", file.display().to_string());
        return Err(Failure::Work(in_use.text()));
    }
    Ok(())
}

/// Refuses a folder that has records of these games: before the games, not after them.
pub(super) fn check_no_records(folder: &Path, names: impl Iterator<Item = String>) -> Result<(), Failure> {
    let mut files = names.map(|name| record_in(folder, &name));
    let in_the_way = files.find(|file| file.exists());
    in_the_way.map_or(Ok(()), |file| {
        let exists = message("record-exists").with("file", file.display().to_string());
        Err(Failure::explained(exists))
    })
}

/// The record of the game whose files have this name.
pub(super) fn record_in(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.c4n"))
}
