//! Files that are whole at any moment, and the folders that the platform has for what the program keeps.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folders of this program; `None` where the platform has no place for them.
pub(crate) fn project_dirs() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "connect-n")
}

/// Writes a file so that it is either the old or the new one at any moment: beside it, synced, then renamed.
///
/// # Errors
/// Whatever the file system says; what was there before still is.
pub(crate) fn replace(file: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    swap(file, write, File::sync_all)
}

/// The same without waiting for the disk: after a power failure it may be empty.
///
/// # Errors
/// As for [`replace`].
pub(crate) fn replace_unsynced(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    swap(file, write, |_| Ok(()))
}

fn swap(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    finish: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<()> {
    let aside = beside(file, &format!("{}.tmp", std::process::id()));
    let written = File::create(&aside).map(BufWriter::new).and_then(|mut out| {
        write(&mut out)?;
        finish(&out.into_inner()?)
    });
    // What is left of a failure would only take room, on a disk that may be full.
    written.and_then(|()| fs::rename(&aside, file)).inspect_err(|_| drop(fs::remove_file(&aside)))
}

/// [`replace`] for a text, in a folder that is made if need be.
///
/// # Errors
/// As for [`replace`].
pub(crate) fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    replace(file, |out| out.write_all(text.as_bytes()))
}

/// Copies a file that is about to be overwritten although not all of it was understood, unless that was done before;
/// returns the copy's path.
///
/// # Errors
/// Whatever the file system says; the file is then still there.
pub(crate) fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let names = std::iter::once("broken".to_owned()).chain((2..).map(|number| format!("broken-{number}")));
    let bytes = fs::read(file).ok();
    let is_copy = |name: &PathBuf| bytes.is_some() && fs::read(name).ok() == bytes;
    let fits = |name: &PathBuf| fs::symlink_metadata(name).is_err() || is_copy(name);
    let aside = names.map(|name| beside(file, &name)).find(fits).unwrap_or_else(|| beside(file, "broken"));
    if is_copy(&aside) {
        return Ok(aside);
    }
    // What can't be read can't be copied either.
    fs::copy(file, &aside).map(drop).or_else(|_| fs::rename(file, &aside))?;
    Ok(aside)
}

/// The name of a file with another ending after its own.
pub(crate) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{ending}"));
    file.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_t_be_written_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("kept");
        write_whole(&file, "old").unwrap();
        let half = replace(&file, |out| {
            out.write_all(b"ne")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(half.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        // Nor does a reader see the file before it is complete.
        replace(&file, |out| {
            out.write_all(&vec![b'x'; 1 << 20])?;
            assert_eq!(fs::read_to_string(&file).unwrap(), "old");
            Ok(())
        })
        .unwrap();
        assert_eq!(fs::metadata(&file).unwrap().len(), 1 << 20);
    }
}
