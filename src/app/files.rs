//! The files that the game keeps for itself, in the folder that the platform has for settings.
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// Where a file of this name is kept; `None` where the platform has no place for it.
pub(in crate::app) fn kept(name: &str) -> Option<PathBuf> {
    ProjectDirs::from("", "", "connect-n").map(|dirs| dirs.config_dir().join(name))
}

/// Writes a file so that it is either the old or the new one at any moment: beside it, synced, then renamed.
///
/// # Errors
/// Whatever the file system says.
pub(in crate::app) fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let aside = beside(file, &format!("{}.tmp", std::process::id()));
    let written = write_synced(&aside, text).and_then(|()| fs::rename(&aside, file));
    if written.is_err() {
        // What is left of it would only take room, on a disk that may be full.
        let _ = fs::remove_file(&aside);
    }
    written
}

fn write_synced(file: &Path, text: &str) -> io::Result<()> {
    let mut handle = fs::File::create(file)?;
    handle.write_all(text.as_bytes())?;
    handle.sync_all()
}

/// Copies a file that is about to be overwritten although not all of it was understood; returns the copy's path.
///
/// # Errors
/// Whatever the file system says; the file is then still there.
pub(in crate::app) fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let names = std::iter::once("broken".to_owned()).chain((2..).map(|number| format!("broken-{number}")));
    let is_free = |name: &PathBuf| fs::symlink_metadata(name).is_err();
    let aside = names.map(|name| beside(file, &name)).find(is_free).unwrap_or_else(|| beside(file, "broken"));
    // What can't be read can't be copied either.
    fs::copy(file, &aside).map(drop).or_else(|_| fs::rename(file, &aside))?;
    Ok(aside)
}

/// The name of a file with another ending after its own.
pub(in crate::app) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{ending}"));
    file.with_file_name(name)
}
