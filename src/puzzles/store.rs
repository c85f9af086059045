//! The file in which progress is kept, whole at any moment.
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use super::Progress;
use crate::files::{beside, project_dirs, set_aside, write_whole};

/// The name of the file, in the folder that the platform has for data.
const NAME: &str = "puzzles.json";

/// How often, and how long apart, it is tried to get the file while another program writes it.
const TRIES: u32 = 250;
const BETWEEN_TRIES: Duration = Duration::from_millis(20);

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
    /// Another program doesn't let go of it.
    #[error("{}: another program is using it", .0.display())]
    Busy(PathBuf),
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

    /// Changes what is kept while no other program does, so that the results of both are there. Gives back what is kept
    /// now, and the copy of a file that was damaged.
    ///
    /// # Errors
    /// The file can't be read, copied or written; what was kept before is still there.
    pub fn update(
        &self,
        change: impl FnOnce(&mut Progress),
    ) -> Result<(Progress, Option<PathBuf>), StoreError> {
        let _lock = self.lock()?;
        let (mut progress, copy) = self.load()?;
        change(&mut progress);
        self.save(&progress)?;
        Ok((progress, copy))
    }

    /// A lock that the system releases however the program ends.
    fn lock(&self) -> Result<File, StoreError> {
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).map_err(|error| self.error(error))?;
        }
        // A file of its own, since that with the progress is another each time.
        let file = beside(&self.file, "lock");
        let lock = File::options().create(true).append(true).open(file).map_err(|error| self.error(error))?;
        for _ in 0..TRIES {
            match lock.try_lock() {
                Err(TryLockError::WouldBlock) => sleep(BETWEEN_TRIES),
                // Where the file system knows no locks, programs have to get along without.
                Ok(()) | Err(TryLockError::Error(_)) => return Ok(lock),
            }
        }
        Err(StoreError::Busy(self.file.clone()))
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
        for (ending, left) in [("broken", 2), ("broken", 2), ("broken-2", 3)] {
            let damaged = &whole[..whole.len() / left];
            fs::write(&store.file, damaged).unwrap();
            let copy = folder.path().join(format!("data/puzzles.json.{ending}"));
            assert_eq!(store.load().unwrap(), (Progress::default(), Some(copy.clone())));
            assert_eq!(fs::read(copy).unwrap(), damaged);
        }
        store.save(&progress).unwrap();
        assert_eq!(fs::read(&store.file).unwrap(), whole);
        assert_eq!(fs::read_dir(folder.path().join("data")).unwrap().count(), 3, "nothing else is left");
    }

    #[test]
    fn programs_that_solve_at_the_same_time_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().join("puzzles.json"));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..10 {
                        store.update(|progress| progress.in_a_row += 1).unwrap();
                    }
                });
            }
        });
        assert_eq!(store.load().unwrap().0.in_a_row, 40);
    }
}
