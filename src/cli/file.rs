//! Files that are whole at any time.
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::failure::Failure;

/// Writes a file beside the one that is there, and puts it in its place only when it is complete.
pub(super) fn replace(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut draft = file.as_os_str().to_owned();
    draft.push(".tmp");
    let written = File::create(&draft).map(BufWriter::new).and_then(|mut out| {
        write(&mut out)?;
        out.into_inner()?.sync_all()
    });
    written
        .and_then(|()| fs::rename(&draft, file))
        .map_err(|error| Failure::Work(format!("cannot write {}: {error}", file.display())))
}

/// Refuses to begin anew with a file that is there already.
pub(super) fn refuse_existing(file: &Path) -> Result<(), Failure> {
    if file.exists() {
        let file = file.display();
        return Err(Failure::Input(format!(
            "{file} exists; go on with it by --resume, or name another file"
        )));
    }
    Ok(())
}
