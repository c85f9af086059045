//! Reads the files of a tournament in the background, again and again.
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

use super::game::WatchedGame;
use crate::app::background::EventLoopWaker;
use crate::cli::WatchedResults;
use crate::language;
use crate::live_file::{HEARTBEAT, LiveState};
use connect_n_arena::{Played, Table};
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Time between two looks at the files.
const PAUSE: Duration = Duration::from_millis(200);

/// Games of which there was no news for so long are not being played.
const SILENCE: Duration = HEARTBEAT.saturating_mul(5);

/// All that is known of a tournament.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The games that were finished, in the order in which they were.
    pub played: Arc<Vec<Played>>,
    /// Who stands where.
    pub table: Arc<Table>,
    /// The games in progress.
    pub playing: Vec<WatchedGame>,
    /// All games of the tournament, if that is known.
    pub games: Option<u64>,
    /// What is wrong with the files, in a line; the rest is what was known before.
    pub problem: Option<String>,
}

/// A thread that reads the files as long as this lives.
pub(super) struct Reader {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    news: Mutex<Option<Snapshot>>,
    is_over: AtomicBool,
}

impl Reader {
    /// Begins to read, and wakes the window whenever there is news.
    pub(super) fn start(results: WatchedResults, window: EventLoopWaker) -> Self {
        let shared = Arc::new(Shared::default());
        let told = shared.clone();
        let language = language::current();
        let work = move || {
            language::set_current(language);
            // It must take no time from the bots. Where the system doesn't allow it, it reads at normal priority.
            let _ = set_current_thread_priority(ThreadPriority::Min);
            Watcher::new(results).run(&told, &window);
        };
        // Without a thread the window shows what it has.
        let thread = thread::Builder::new().name("tournament".to_owned()).spawn(work).ok();
        Self { shared, thread }
    }

    /// What was read since this was asked last.
    pub(super) fn news(&self) -> Option<Snapshot> {
        self.shared.news.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.shared.is_over.store(true, Ordering::Relaxed);
        if let Some(thread) = &self.thread {
            thread.thread().unpark();
        }
    }
}

struct Watcher {
    results: WatchedResults,
    /// Length and time of each list of results as it was last read.
    stamps: Vec<Option<(u64, SystemTime)>>,
    live: Vec<Option<LiveState>>,
    /// When the lists were last read.
    read: Option<Instant>,
    /// When there was last news of the games in progress.
    last_news: Option<Instant>,
    snapshot: Snapshot,
}

impl Watcher {
    fn new(results: WatchedResults) -> Self {
        let table = Table { standings: Vec::new(), players_per_game: 2 };
        let snapshot = Snapshot {
            played: Arc::default(),
            table: Arc::new(table),
            playing: Vec::new(),
            games: None,
            problem: None,
        };
        Self { results, stamps: Vec::new(), live: Vec::new(), read: None, last_news: None, snapshot }
    }

    fn run(mut self, shared: &Shared, window: &EventLoopWaker) {
        let mut woken = Instant::now();
        while !shared.is_over.load(Ordering::Relaxed) {
            let has_news = self.look();
            if has_news {
                let news = self.snapshot.clone();
                *shared.news.lock().unwrap_or_else(PoisonError::into_inner) = Some(news);
            }
            // While games are played, whoever shows them has something to do each second.
            if has_news || (self.last_news.is_some() && woken.elapsed() >= HEARTBEAT) {
                window.wake();
                woken = Instant::now();
            }
            thread::park_timeout(PAUSE);
        }
    }

    /// Whether anything is new.
    fn look(&mut self) -> bool {
        let live: Vec<_> = self.results.files.iter().map(|file| LiveState::beside(file)).collect();
        let stamps = self.results.files.iter().map(|file| {
            let known = fs::metadata(file).ok()?;
            Some((known.len(), known.modified().unwrap_or(SystemTime::UNIX_EPOCH)))
        });
        let stamps: Vec<_> = stamps.collect();
        // All of it is read again, so not too often.
        let is_due = self.read.is_none_or(|read| read.elapsed() >= HEARTBEAT);
        let has_results = stamps != self.stamps && is_due;
        if has_results {
            (self.stamps, self.read) = (stamps, Some(Instant::now()));
            match self.results.read() {
                Ok((played, table)) => {
                    (self.snapshot.played, self.snapshot.table) = (Arc::new(played), Arc::new(table));
                    self.snapshot.problem = None;
                }
                Err(problem) => self.snapshot.problem = Some(problem),
            }
        }
        has_results | self.update_live(live)
    }

    /// Takes in what is told of the games in progress; whether that is new.
    fn update_live(&mut self, live: Vec<Option<LiveState>>) -> bool {
        if live != self.live {
            // What was left behind by a tournament that was killed is told once, and no more.
            self.last_news = live.iter().any(Option::is_some).then(Instant::now);
            self.live = live;
        } else if self.last_news.is_some_and(|last| last.elapsed() > SILENCE) {
            self.last_news = None;
        } else {
            return false;
        }
        let told = || self.live.iter().flatten().filter(|_| self.last_news.is_some());
        let playing: Vec<WatchedGame> = told()
            .flat_map(|state| &state.playing)
            .filter_map(|text| WatchedGame::in_progress(text))
            .collect();
        let games = told().map(|state| state.games).max();
        let has_news = playing != self.snapshot.playing || (games.is_some() && games != self.snapshot.games);
        self.snapshot.playing = playing;
        self.snapshot.games = games.or(self.snapshot.games);
        has_news
    }
}
