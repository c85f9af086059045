//! The file in which progress is kept, whole at any moment.
use std::fs;
use std::io;
use std::path::PathBuf;

use super::Progress;
use crate::files::{project_dirs, set_aside, write_whole};

/// The name of the file, in the folder that the platform has for data.
const NAME: &str = "puzzles.json";

/// The file with the progress of one person.
#[derive(Clone, Debug)]
pub struct Store {
    file: PathBuf,
}

/// Why progress can't be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The platform has no folder for data.
    #[error("this system has no folder in which progress could be kept")]
    NoFolder,
    /// The file system says no.
    #[error("{}: {error}", .file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// What it says.
        error: io::Error,
    },
}

impl Store {
    /// The file of this person.
    ///
    /// # Errors
    /// There is no place for it.
    pub fn usual() -> Result<Self, StoreError> {
        let dirs = project_dirs().ok_or(StoreError::NoFolder)?;
        Ok(Self::at(dirs.data_dir().join(NAME)))
    }

    /// Another file.
    pub const fn at(file: PathBuf) -> Self {
        Self { file }
    }

    /// What was kept, or nothing so far. A damaged file is copied, and the copy named: then progress begins anew.
    ///
    /// # Errors
    /// The file can't be read, or not be copied; it is then as it was.
    pub fn load(&self) -> Result<(Progress, Option<PathBuf>), StoreError> {
        let bytes = match fs::read(&self.file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Progress::default(), None)),
            Err(error) => return Err(self.error(error)),
        };
        if let Ok(progress) = serde_json::from_slice(&bytes) {
            return Ok((progress, None));
        }
        let copy = set_aside(&self.file).map_err(|error| self.error(error))?;
        Ok((Progress::default(), Some(copy)))
    }

    /// Keeps progress.
    ///
    /// # Errors
    /// The file can't be written; what was kept before is still there.
    pub fn save(&self, progress: &Progress) -> Result<(), StoreError> {
        let text = serde_json::to_string(progress).map_err(io::Error::from);
        text.and_then(|text| write_whole(&self.file, &text)).map_err(|error| self.error(error))
    }

    fn error(&self, error: io::Error) -> StoreError {
        StoreError::File { file: self.file.clone(), error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_comes_back_and_a_damaged_file_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().join("data/puzzles.json"));
        assert_eq!(store.load().unwrap(), (Progress::default(), None));
        let mut progress = Progress::default();
        progress.in_a_row = 7;
        store.save(&progress).unwrap();
        assert_eq!(store.load().unwrap(), (progress.clone(), None));

        let whole = fs::read(&store.file).unwrap();
        fs::write(&store.file, &whole[..whole.len() / 2]).unwrap();
        for ending in ["broken", "broken-2"] {
            let copy = folder.path().join(format!("data/puzzles.json.{ending}"));
            assert_eq!(store.load().unwrap(), (Progress::default(), Some(copy.clone())));
            assert_eq!(fs::read(copy).unwrap(), whole[..whole.len() / 2]);
        }
        store.save(&progress).unwrap();
        assert_eq!(fs::read(&store.file).unwrap(), whole);
        assert_eq!(fs::read_dir(folder.path().join("data")).unwrap().count(), 3, "nothing else is left");
    }
}
