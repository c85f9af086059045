//! Files that commands write.
use std::io::{self, Write};
use std::path::Path;

use super::failure::Failure;

/// Writes a file so that it is either the old or the new one at any moment.
pub(super) fn replace(
    file: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    crate::files::replace(file, write)
        .map_err(|error| Failure::Work(format!("cannot write {}: {error}", file.display())))
}
