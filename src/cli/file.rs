//! Files that are whole at any time.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::failure::Failure;

/// Writes a file beside the one that is there, and puts it in its place only when it is complete.
pub(super) fn replace(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let unfinished = beside(file, ".tmp");
    let written = File::create(&unfinished).map(BufWriter::new).and_then(|mut out| {
        write(&mut out)?;
        out.into_inner()?.sync_all()
    });
    written
        .and_then(|()| fs::rename(&unfinished, file))
        .map_err(|error| Failure::Work(format!("cannot write {}: {error}", file.display())))
}

/// The file's name with an end more.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}
