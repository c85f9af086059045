//! The games in progress of a tournament, in a file beside its list of results: `connect-n watch` reads it.
//!
//! It is replaced a few times a second while moves are made, and otherwise about every [`HEARTBEAT`], so that a reader
//! sees whether anybody still plays. It goes with the tournament.
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::files::{beside, replace_unsynced};
use connect_n_arena::LiveGames;
use connect_n_engine::GameRecord;

/// The time after which the file is written again although nothing has changed.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(1);

/// The shortest time between two writings.
const PAUSE: Duration = Duration::from_millis(150);

/// The number of the form that the file has.
const VERSION: u32 = 1;

/// What is in the file.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct LiveState {
    /// The form of it.
    version: u32,
    /// How often it was written.
    beats: u64,
    /// All games of the tournament, as far as it is known which are played.
    pub(crate) games: u64,
    /// The records of those in progress, as far as they have come.
    pub(crate) playing: Vec<String>,
}

impl LiveState {
    /// What is told beside this list of results; `None` if there is nothing that can be read.
    #[cfg(any(feature = "gui", test))]
    pub(crate) fn beside(results: &Path) -> Option<Self> {
        let text = fs::read_to_string(live_file(results)).ok()?;
        serde_json::from_str(&text).ok().filter(|state: &Self| state.version == VERSION)
    }
}

/// The file beside this list of results.
fn live_file(results: &Path) -> PathBuf {
    beside(results, "live")
}

/// Keeps the file as long as it lives.
pub(crate) struct LiveFile {
    file: PathBuf,
    shared: Arc<Shared>,
    writer: Option<JoinHandle<()>>,
}

struct Shared {
    live: Arc<LiveGames>,
    games: AtomicU64,
    is_over: AtomicBool,
}

impl LiveFile {
    /// Tells of these games beside a list of results.
    ///
    /// # Errors
    /// The file can't be written.
    pub(crate) fn start(results: &Path, live: Arc<LiveGames>, games: u64) -> io::Result<Self> {
        let file = live_file(results);
        let shared = Arc::new(Shared { live, games: games.into(), is_over: false.into() });
        let mut writer = Writer { file: file.clone(), beats: 0 };
        writer.write(games, &[])?;
        let mut kept = Self { file, shared, writer: None };
        let told = kept.shared.clone();
        let work = move || writer.run(&told);
        kept.writer = Some(thread::Builder::new().name("live games".to_owned()).spawn(work)?);
        Ok(kept)
    }

    /// The tournament has so many games now.
    pub(crate) fn set_games(&self, games: u64) {
        self.shared.games.store(games, Ordering::Relaxed);
    }
}

impl Drop for LiveFile {
    fn drop(&mut self) {
        self.shared.is_over.store(true, Ordering::Relaxed);
        if let Some(writer) = self.writer.take() {
            writer.thread().unpark();
            // It ends without a word where it has panicked; what it wrote goes all the same.
            let _ = writer.join();
        }
        let _ = fs::remove_file(&self.file);
    }
}

struct Writer {
    file: PathBuf,
    beats: u64,
}

impl Writer {
    fn run(&mut self, shared: &Shared) {
        let (mut seen, mut records) = (0, Vec::new());
        let mut written = Instant::now();
        while !shared.is_over.load(Ordering::Relaxed) {
            let news = shared.live.records_after(seen);
            if news.is_some() || written.elapsed() >= HEARTBEAT {
                if let Some(news) = news {
                    (seen, records) = news;
                }
                // A disk that is full stops the list of results, which says so.
                let _ = self.write(shared.games.load(Ordering::Relaxed), &records);
                written = Instant::now();
            }
            thread::park_timeout(PAUSE);
        }
    }

    fn write(&mut self, games: u64, playing: &[GameRecord]) -> io::Result<()> {
        self.beats += 1;
        let playing = playing.iter().map(GameRecord::to_string).collect();
        let state = LiveState { version: VERSION, beats: self.beats, games, playing };
        // Nobody needs it after a crash.
        replace_unsynced(&self.file, |out| Ok(serde_json::to_writer(out, &state)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_there_as_long_as_the_games_are_played_and_beats() {
        let folder = tempfile::tempdir().unwrap();
        let results = folder.path().join("results.csv");
        assert_eq!(LiveState::beside(&results), None);
        let file = LiveFile::start(&results, Arc::default(), 12).unwrap();
        let first = LiveState::beside(&results).unwrap();
        assert_eq!((first.games, first.playing.len()), (12, 0));
        file.set_games(14);
        let beats_on = (0..200).any(|_| {
            thread::sleep(Duration::from_millis(50));
            LiveState::beside(&results).is_some_and(|state| state.beats > first.beats && state.games == 14)
        });
        assert!(beats_on);
        drop(file);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn what_is_no_such_file_tells_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let results = folder.path().join("results.csv");
        for text in ["", "{", "{\"version\":2,\"beats\":1,\"games\":1,\"playing\":[]}"] {
            fs::write(live_file(&results), text).unwrap();
            assert_eq!(LiveState::beside(&results), None, "{text}");
        }
    }
}
