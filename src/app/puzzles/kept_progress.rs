//! The progress of whoever solves puzzles, and its file, which the command line uses too.
//!
//! Each result is written at once, in the background, onto what is in the file by then: no frame waits for the disk, and
//! results of other programs stay.
use std::mem::take;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use jiff::civil::Date;

use super::{Calendar, LessonSolved, PuzzleResult};
use crate::app::background::{BackgroundTask, EventLoop};
use crate::app::redraw::DrawFrames;
use crate::app::{AppSystems, AtExit, Screen};
use crate::puzzles::{Progress, Store, StoreError};

/// The file with the progress; none in a test, or where the platform has no place for it.
#[derive(Resource, Default, Clone, Debug)]
pub struct ProgressStore(pub Option<Store>);

impl ProgressStore {
    /// That of the person who plays.
    pub fn of_the_platform() -> Self {
        Self(Store::usual().ok())
    }
}

/// Whether progress is kept.
#[derive(Clone, Default, Debug)]
pub enum Keeping {
    /// It is being read.
    #[default]
    Reading,
    /// It is.
    Kept,
    /// The file was damaged: a copy of it is there, and progress begins anew.
    Damaged(PathBuf),
    /// It isn't, for this reason.
    NotKept(Arc<StoreError>),
}

/// What is known of the progress.
#[derive(Resource, Default)]
pub struct KeptProgress {
    progress: Progress,
    keeping: Keeping,
    /// By how much the last result has changed the rating of the solver.
    change: Option<f64>,
    queue: Arc<ResultQueue>,
    task: Option<BackgroundTask<Option<Read>>>,
}

type Read = Result<(Progress, Option<PathBuf>), StoreError>;

/// What the progress grows by.
#[derive(Clone)]
enum Entry {
    Result(PuzzleResult, Date),
    Lesson(LessonSolved),
}

impl Entry {
    fn record(&self, progress: &mut Progress) {
        match self {
            Self::Result(result, day) => progress.record(&result.puzzle, result.solved, *day),
            Self::Lesson(solved) => progress.record_lesson(solved.0),
        }
    }
}

/// Results that wait to be written.
#[derive(Default)]
struct ResultQueue {
    waiting: Mutex<Vec<Entry>>,
    /// Held while some are written, so that results come into the file in their order, and once.
    writing: Mutex<()>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ProgressStore>()
        .init_resource::<KeptProgress>()
        .add_systems(OnEnter(Screen::Puzzles), read)
        .add_systems(Update, (record, take_read).chain().in_set(AppSystems::Follow))
        .add_systems(Last, finish.in_set(AtExit::Write));
}

impl KeptProgress {
    /// All that is known.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Whether it is kept.
    pub const fn keeping(&self) -> &Keeping {
        &self.keeping
    }

    /// By how much the last result has changed the rating of the solver.
    pub const fn change(&self) -> Option<f64> {
        self.change
    }

    /// Whether the file is being read or written.
    pub const fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    fn start(
        &mut self,
        store: &ProgressStore,
        window: &EventLoop,
        work: fn(&Store, &ResultQueue) -> Option<Read>,
    ) {
        let Some(store) = store.0.clone() else {
            self.keeping = Keeping::NotKept(Arc::new(StoreError::NoFolder));
            return;
        };
        let (queue, waker) = (Arc::clone(&self.queue), window.waker());
        let work = async move { work(&store, &queue) };
        self.task = Some(BackgroundTask::spawn(IoTaskPool::get(), work, move || waker.wake()));
    }
}

/// Reads the file anew: the command line may have changed it.
fn read(mut kept: ResMut<KeptProgress>, store: Res<ProgressStore>, window: EventLoop) {
    kept.change = None;
    kept.start(&store, &window, |store, queue| queue.write(store).or_else(|| Some(store.load())));
}

fn record(
    (mut results, mut lessons): (MessageReader<PuzzleResult>, MessageReader<LessonSolved>),
    mut kept: ResMut<KeptProgress>,
    (store, calendar): (Res<ProgressStore>, Res<Calendar>),
    window: EventLoop,
) {
    let today = calendar.today();
    let results = results.read().cloned().map(|result| Entry::Result(result, today));
    let entries: Vec<Entry> = results.chain(lessons.read().copied().map(Entry::Lesson)).collect();
    if entries.is_empty() {
        return;
    }
    for entry in entries {
        let before = kept.progress.solver.rating;
        entry.record(&mut kept.progress);
        kept.change = Some(kept.progress.solver.rating - before);
        kept.queue.waiting().push(entry);
    }
    kept.start(&store, &window, |store, queue| queue.write(store));
}

impl ResultQueue {
    fn waiting(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes all results that wait. Those that can't be written wait for the next time.
    fn write(&self, store: &Store) -> Option<Read> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let results = self.waiting().clone();
        if results.is_empty() {
            return None;
        }
        let written = store.update(|progress| {
            for entry in &results {
                entry.record(progress);
            }
        });
        if written.is_ok() {
            self.waiting().drain(..results.len());
        }
        Some(written)
    }
}

fn take_read(mut kept: ResMut<KeptProgress>, mut frames: MessageWriter<DrawFrames>) {
    // Asking changes nothing: only an answer counts as a change.
    let Some(answer) = kept.bypass_change_detection().task.as_ref().and_then(BackgroundTask::take) else {
        return;
    };
    kept.task = None;
    frames.write(DrawFrames);
    match answer.ok().flatten() {
        Some(Ok((progress, copy))) => {
            kept.progress = progress;
            kept.keeping = match (copy, take(&mut kept.keeping)) {
                (Some(copy), _) | (None, Keeping::Damaged(copy)) => Keeping::Damaged(copy),
                (None, _) => Keeping::Kept,
            };
        }
        Some(Err(error)) => kept.keeping = Keeping::NotKept(Arc::new(error)),
        None => {}
    }
}

fn finish(kept: Res<KeptProgress>, store: Res<ProgressStore>) {
    if let Some(store) = &store.0 {
        // Nobody is there any more to be told that it failed.
        let _ = kept.queue.write(store);
    }
}
