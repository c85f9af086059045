//! Keeps the game in a file after every move, among the recent games of the window.
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use directories::ProjectDirs;

use super::game::Game;
use super::setup::Setup;
use crate::cli::file::{beside, replace};

/// How the name of a file with a game ends.
const ENDING: &str = "c4n";

/// Where a game is kept.
pub(super) struct Autosave {
    /// The file of `--record`.
    record: Option<PathBuf>,
    kept: Kept,
}

enum Kept {
    /// No move has been made so far.
    NotYet,
    At(Lock),
    /// It can't be written, which has been said.
    Nowhere,
}

/// The right to write the file of a game; windows keep to it too. The system takes it back when the program ends.
struct Lock {
    file: PathBuf,
    _lock: File,
}

impl Lock {
    /// Takes the right; `None` while somebody else has it.
    fn take(file: &Path) -> io::Result<Option<Self>> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let lock = File::options().create(true).append(true).open(beside(file, ".lock"))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where the file system knows no locks, nobody has one.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { file: file.to_owned(), _lock: lock })),
        }
    }
}

impl Autosave {
    /// For a new game.
    pub(super) fn new(record: Option<PathBuf>) -> Self {
        Self { record, kept: Kept::NotYet }
    }

    /// For a game that goes on in its file.
    pub(super) fn resume(record: Option<PathBuf>, file: PathBuf) -> Self {
        let lock = Lock::take(&file).ok().flatten();
        Self { record, kept: lock.map_or(Kept::NotYet, Kept::At) }
    }

    /// Where the game is, if it is anywhere.
    pub(super) fn file(&self) -> Option<&Path> {
        match &self.kept {
            Kept::At(lock) => Some(&lock.file),
            Kept::NotYet | Kept::Nowhere => None,
        }
    }

    /// Writes the game.
    ///
    /// # Errors
    /// Why it can't be kept, in a sentence; said once.
    pub(super) fn write(&mut self, text: &str) -> Result<(), String> {
        let put = |file: &Path| {
            replace(file, |out| out.write_all(text.as_bytes())).map_err(|failure| failure.text().to_owned())
        };
        let record = match &self.record {
            Some(file) => put(file).inspect_err(|_| self.record = None),
            None => Ok(()),
        };
        let kept = self.keep(put);
        record.and(kept).map_err(|problem| {
            format!("Autosave isn't working ({problem}). You can keep playing, but save the game yourself.")
        })
    }

    fn keep(&mut self, put: impl Fn(&Path) -> Result<(), String>) -> Result<(), String> {
        if matches!(self.kept, Kept::NotYet) {
            self.kept = match new_file().map(|file| Lock::take(&file)) {
                Some(Ok(Some(lock))) => Kept::At(lock),
                Some(Err(error)) => {
                    self.kept = Kept::Nowhere;
                    return Err(error.to_string());
                }
                Some(Ok(None)) | None => Kept::Nowhere,
            };
        }
        let Kept::At(lock) = &self.kept else { return Ok(()) };
        put(&lock.file).inspect_err(|_| self.kept = Kept::Nowhere)
    }
}

/// The last game that was kept, if it is unfinished and nobody plays it.
pub(super) fn latest(usual: &Setup) -> Option<(PathBuf, Game)> {
    let entries = fs::read_dir(folder()?).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let games = entries.filter(|file| file.extension().is_some_and(|ending| ending == ENDING));
    let mut files: Vec<(SystemTime, PathBuf)> =
        games.filter_map(|file| Some((fs::metadata(&file).ok()?.modified().ok()?, file))).collect();
    files.sort();
    let mut latest_first = files.into_iter().rev().map(|(_, file)| file).filter(|file| !is_locked(file));
    let (file, game) =
        latest_first.find_map(|file| Game::load(&file, usual, 0).ok().map(|game| (file, game)))?;
    (!game.position().is_over()).then_some((file, game))
}

fn is_locked(file: &Path) -> bool {
    let lock = File::options().append(true).open(beside(file, ".lock"));
    lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
}

/// The folder in which the window keeps games too.
fn folder() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "connect-n")?;
    Some(dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).join("recent"))
}

/// A name that no other game has.
fn new_file() -> Option<PathBuf> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(folder()?.join(format!("{}-{}.{ENDING}", since.as_millis(), std::process::id())))
}
