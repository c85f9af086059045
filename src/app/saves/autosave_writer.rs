//! Writes the game that is played to its file, on a thread of its own: no frame waits for a disk.
use std::io;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use crate::app::background::EventLoopWaker;
use crate::files::write_whole;
use crate::kept_games::GameLock;

/// How long the program waits at its end for the last move to be on the disk.
const LAST_MOVE: Duration = Duration::from_secs(3);

/// Takes games and writes them, the latest state of each.
#[derive(Resource, Default)]
pub(super) struct AutosaveWriter {
    shared: Arc<Shared>,
    /// Wakes the window when something is to be said.
    pub(super) waker: EventLoopWaker,
    /// The lock of a file that was locked when it was read, until the game in it is first written.
    adopted: Option<GameLock>,
    is_at_work: bool,
}

/// What both threads see.
#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Default)]
struct Queue {
    /// What is to be written, one text a file.
    waiting: Vec<PendingFile>,
    is_writing: bool,
    lock: Option<GameLock>,
    /// The lock is to be released once nothing waits.
    is_released: bool,
    /// What could not be written; it is tried again with the next move and at the end.
    unwritten: Vec<PendingFile>,
    failed: Option<Failure>,
    /// The file of the last failure that was told; it is told once, until the file is written after all.
    told: Option<PathBuf>,
    is_closed: bool,
}

impl Queue {
    /// Puts what could not be written before what waits, unless there is something newer for the same file.
    fn try_again(&mut self) {
        let mut again = take(&mut self.unwritten);
        again.retain(|old| self.waiting.iter().all(|new| new.file != old.file));
        self.waiting.splice(..0, again);
    }

    /// A file was written: what failed of it before is out of date.
    fn succeed(&mut self, file: &Path) {
        self.unwritten.retain(|old| old.file != file);
        self.told.take_if(|told| *told == file);
    }

    fn fail(&mut self, file: PathBuf, text: String, error: io::Error) {
        self.unwritten.retain(|old| old.file != file);
        // The file of another window is not to be written when that one is closed.
        if error.kind() != io::ErrorKind::ResourceBusy {
            self.unwritten.push(PendingFile { file: file.clone(), text, lock: None });
        }
        if self.told.as_ref() != Some(&file) {
            self.told = Some(file.clone());
            self.failed = Some(Failure { file, error });
        }
    }
}

/// A file that waits to be written.
struct PendingFile {
    file: PathBuf,
    text: String,
    /// Its lock, if this window has it and has not written it yet.
    lock: Option<GameLock>,
}

/// A game that could not be written.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) file: PathBuf,
    pub(super) error: io::Error,
}

impl AutosaveWriter {
    /// Writes a game soon; what still waits to be written of it is replaced.
    pub(super) fn write(&mut self, file: PathBuf, text: String) {
        let lock = self.adopted.take_if(|lock| lock.file() == file);
        let mut queue = self.shared.queue();
        queue.is_released = false;
        match queue.waiting.iter_mut().find(|waiting| waiting.file == file) {
            Some(waiting) => {
                waiting.text = text;
                waiting.lock = waiting.lock.take().or(lock);
            }
            None => queue.waiting.push(PendingFile { file: file.clone(), text, lock }),
        }
        queue.try_again();
        drop(queue);
        self.shared.changed.notify_all();
        if !self.is_at_work {
            let (shared, waker) = (self.shared.clone(), self.waker.clone());
            let begun = thread::Builder::new().name("autosave".to_owned()).spawn(move || shared.work(&waker));
            self.is_at_work = begun.is_ok();
            if let Err(error) = begun {
                self.shared.queue().failed = Some(Failure { file, error });
                self.waker.wake();
            }
        }
    }

    /// Takes over the lock of a file that was locked when it was read.
    pub(super) fn adopt(&mut self, lock: GameLock) {
        self.adopted = Some(lock);
    }

    /// Releases the lock of a game that is no longer played, once all is written.
    pub(super) fn release(&mut self) {
        self.adopted = None;
        let mut queue = self.shared.queue();
        if queue.waiting.is_empty() && !queue.is_writing {
            queue.lock = None;
        } else {
            queue.is_released = true;
        }
    }

    /// What went wrong since the last time.
    pub(super) fn failure(&self) -> Option<Failure> {
        self.shared.queue().failed.take()
    }

    /// Waits until all is written, if that doesn't take too long.
    pub(super) fn finish(&self) {
        if self.is_at_work {
            self.shared.queue().try_again();
            self.shared.changed.notify_all();
            let is_busy = |queue: &mut Queue| queue.is_writing || !queue.waiting.is_empty();
            // The program ends in either case.
            let _ = self.shared.changed.wait_timeout_while(self.shared.queue(), LAST_MOVE, is_busy);
        }
    }
}

impl Drop for AutosaveWriter {
    fn drop(&mut self) {
        self.finish();
        let mut queue = self.shared.queue();
        queue.is_closed = true;
        queue.lock = None;
        drop(queue);
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, waker: &EventLoopWaker) {
        let mut last: Option<(PathBuf, String)> = None;
        loop {
            let idle = |queue: &mut Queue| queue.waiting.is_empty() && !queue.is_closed;
            let waited = self.changed.wait_while(self.queue(), idle);
            let mut queue = waited.unwrap_or_else(PoisonError::into_inner);
            if queue.waiting.is_empty() {
                return;
            }
            let PendingFile { file, text, lock } = queue.waiting.remove(0);
            queue.is_writing = true;
            let lock = lock.or(take(&mut queue.lock));
            drop(queue);
            let is_written = last.as_ref().is_some_and(|last| last.0 == file && last.1 == text);
            let (lock, written) = if is_written { (lock, Ok(())) } else { write(&file, &text, lock) };
            let mut queue = self.queue();
            queue.is_writing = false;
            queue.lock = lock;
            if queue.waiting.is_empty() && take(&mut queue.is_released) {
                queue.lock = None;
            }
            let failed = match written {
                Ok(()) => {
                    queue.succeed(&file);
                    last = Some((file, text));
                    false
                }
                Err(error) => {
                    last = None;
                    queue.fail(file, text, error);
                    queue.failed.is_some()
                }
            };
            drop(queue);
            self.changed.notify_all();
            if failed {
                waker.wake();
            }
        }
    }
}

/// Writes a file, and locks it before where this window has not yet done so.
fn write(file: &Path, text: &str, lock: Option<GameLock>) -> (Option<GameLock>, io::Result<()>) {
    let lock = lock.filter(|lock| lock.file() == file);
    let locked = lock.map_or_else(|| GameLock::acquire(file), |lock| Ok(Some(lock)));
    match locked {
        Ok(Some(lock)) => (Some(lock), write_whole(file, text)),
        Ok(None) => (None, Err(io::ErrorKind::ResourceBusy.into())),
        Err(error) => (None, Err(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_last_text_of_each_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = AutosaveWriter::default();
        let files = ["one", "two"].map(|name| folder.path().join("games").join(name));
        for round in 0..20 {
            for file in &files {
                writer.write(file.clone(), format!("{round}"));
            }
        }
        writer.finish();
        assert!(writer.failure().is_none());
        for file in files {
            assert_eq!(fs::read_to_string(file).unwrap(), "19");
        }
    }

    #[test]
    fn a_failure_is_told_and_the_next_text_is_tried() {
        let folder = tempfile::tempdir().unwrap();
        let blocked = folder.path().join("games");
        fs::write(&blocked, "a file where the folder should be").unwrap();
        let file = blocked.join("game.c4n");
        let mut writer = AutosaveWriter::default();
        writer.write(file.clone(), "one".to_owned());
        writer.finish();
        assert_eq!(writer.failure().unwrap().file, file);
        assert!(writer.failure().is_none());
        fs::remove_file(&blocked).unwrap();
        writer.write(file.clone(), "one".to_owned());
        writer.finish();
        assert_eq!(fs::read_to_string(&file).unwrap(), "one");
    }

    #[test]
    fn what_could_not_be_written_is_tried_again_at_the_end_and_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let blocked = folder.path().join("games");
        fs::write(&blocked, "a file where the folder should be").unwrap();
        let mut writer = AutosaveWriter::default();
        for text in ["one", "two"] {
            writer.write(blocked.join("game.c4n"), text.to_owned());
            writer.finish();
        }
        assert!(writer.failure().is_some());
        writer.finish();
        assert!(writer.failure().is_none(), "it was told");
        fs::remove_file(&blocked).unwrap();
        writer.finish();
        assert_eq!(fs::read_to_string(blocked.join("game.c4n")).unwrap(), "two");
        fs::remove_dir_all(&blocked).unwrap();
        fs::write(&blocked, "again").unwrap();
        writer.write(blocked.join("game.c4n"), "three".to_owned());
        writer.finish();
        assert!(writer.failure().is_some(), "the next time it is told anew");
    }

    #[test]
    fn what_failed_is_not_written_over_what_came_after_it() {
        let mut queue = Queue::default();
        let file = PathBuf::from("game.c4n");
        queue.fail(file.clone(), "one".to_owned(), io::ErrorKind::StorageFull.into());
        queue.succeed(&file);
        queue.try_again();
        assert!(queue.waiting.is_empty());
        for text in ["two", "three"] {
            queue.fail(file.clone(), text.to_owned(), io::ErrorKind::StorageFull.into());
        }
        queue.try_again();
        assert_eq!(queue.waiting.iter().map(|pending| pending.text.as_str()).collect::<Vec<_>>(), ["three"]);
    }

    #[test]
    fn a_game_that_is_released_while_it_is_written_can_be_taken_soon() {
        let folder = tempfile::tempdir().unwrap();
        let mut writer = AutosaveWriter::default();
        for game in 0..20 {
            let file = folder.path().join(format!("{game}.c4n"));
            writer.write(file.clone(), "a game".to_owned());
            writer.release();
            writer.finish();
            assert!(GameLock::acquire(&file).unwrap().is_some(), "{game} is still locked");
        }
    }

    #[test]
    fn a_lock_that_was_adopted_is_kept_while_the_game_before_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let [before, next] = ["before", "next"].map(|name| folder.path().join(name));
        let mut writer = AutosaveWriter::default();
        writer.write(before.clone(), "one".to_owned());
        writer.finish();
        writer.adopt(GameLock::acquire(&next).unwrap().unwrap());
        writer.write(before.clone(), "two".to_owned());
        writer.finish();
        assert!(GameLock::acquire(&next).unwrap().is_none(), "nobody else can take it meanwhile");
        writer.write(next.clone(), "three".to_owned());
        writer.finish();
        assert!(writer.failure().is_none());
        assert!(GameLock::acquire(&next).unwrap().is_none());
        assert!(GameLock::acquire(&before).unwrap().is_some());
    }

    #[test]
    fn a_game_of_another_window_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.c4n");
        let theirs = GameLock::acquire(&file).unwrap().unwrap();
        fs::write(&file, "theirs").unwrap();
        let mut writer = AutosaveWriter::default();
        writer.write(file.clone(), "ours".to_owned());
        writer.finish();
        assert!(writer.failure().is_some());
        assert_eq!(fs::read_to_string(&file).unwrap(), "theirs");
        drop(theirs);
    }
}
