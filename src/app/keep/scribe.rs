//! Writes the game that is played to its file, on a thread of its own: no frame waits for a disk.
use std::io;
use std::mem::take;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use super::claim::Claim;
use crate::app::background::EventLoopWaker;
use crate::app::files::write_whole;

/// How long the program waits at its end for the last move to be on the disk.
const LAST_MOVE: Duration = Duration::from_secs(3);

/// Takes games and writes them, the latest state of each.
#[derive(Resource, Default)]
pub(super) struct Scribe {
    desk: Arc<Desk>,
    /// Wakes the window when something is to be said.
    pub(super) waker: EventLoopWaker,
    is_at_work: bool,
}

/// What both sides see.
#[derive(Default)]
struct Desk {
    papers: Mutex<Papers>,
    changed: Condvar,
}

#[derive(Default)]
struct Papers {
    /// What is to be written, one text a file.
    waiting: Vec<Page>,
    writes: bool,
    claim: Option<Claim>,
    failed: Option<Failure>,
    is_closed: bool,
}

/// A file to be.
#[derive(Clone, PartialEq, Eq)]
struct Page {
    file: PathBuf,
    text: String,
}

/// A game that could not be written.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) file: PathBuf,
    pub(super) error: io::Error,
}

impl Scribe {
    /// Writes a game soon; what still waits to be written of it is replaced.
    pub(super) fn write(&mut self, file: PathBuf, text: String) {
        let page = Page { file, text };
        let mut papers = self.desk.papers();
        match papers.waiting.iter_mut().find(|waiting| waiting.file == page.file) {
            Some(waiting) => *waiting = page,
            None => papers.waiting.push(page),
        }
        drop(papers);
        self.desk.changed.notify_all();
        if !self.is_at_work {
            let (desk, waker) = (self.desk.clone(), self.waker.clone());
            let begun = thread::Builder::new().name("scribe".to_owned()).spawn(move || desk.work(&waker));
            self.is_at_work = begun.is_ok();
        }
    }

    /// Takes over the right to a file that was claimed when it was read.
    pub(super) fn adopt(&self, claim: Claim) {
        self.desk.papers().claim = Some(claim);
    }

    /// Gives up the right to the file of a game that is no longer played, once all is written.
    pub(super) fn release(&self) {
        let mut papers = self.desk.papers();
        if papers.waiting.is_empty() && !papers.writes {
            papers.claim = None;
        }
    }

    /// What went wrong since the last time.
    pub(super) fn failure(&self) -> Option<Failure> {
        self.desk.papers().failed.take()
    }

    /// Waits until all is written, if that doesn't take too long.
    pub(super) fn finish(&self) {
        if self.is_at_work {
            let is_busy = |papers: &mut Papers| papers.writes || !papers.waiting.is_empty();
            // However it ends, the program does.
            let _ = self.desk.changed.wait_timeout_while(self.desk.papers(), LAST_MOVE, is_busy);
        }
    }
}

impl Drop for Scribe {
    fn drop(&mut self) {
        self.finish();
        let mut papers = self.desk.papers();
        papers.is_closed = true;
        papers.claim = None;
        drop(papers);
        self.desk.changed.notify_all();
    }
}

impl Desk {
    fn papers(&self) -> MutexGuard<'_, Papers> {
        self.papers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, waker: &EventLoopWaker) {
        let mut last: Option<Page> = None;
        loop {
            let idle = |papers: &mut Papers| papers.waiting.is_empty() && !papers.is_closed;
            let waited = self.changed.wait_while(self.papers(), idle);
            let mut papers = waited.unwrap_or_else(PoisonError::into_inner);
            if papers.waiting.is_empty() {
                return;
            }
            let page = papers.waiting.remove(0);
            papers.writes = true;
            let claim = take(&mut papers.claim);
            drop(papers);
            let (claim, written) =
                if last.as_ref() == Some(&page) { (claim, Ok(())) } else { write(&page, claim) };
            let mut papers = self.papers();
            papers.writes = false;
            // A right that was adopted in the meantime is that to the next game.
            papers.claim = take(&mut papers.claim).or(claim);
            last = written.is_ok().then(|| page.clone());
            let failed =
                written.map_err(|error| papers.failed = Some(Failure { file: page.file, error })).is_err();
            drop(papers);
            self.changed.notify_all();
            if failed {
                waker.wake();
            }
        }
    }
}

/// Writes a file, claimed by this window before.
fn write(page: &Page, claim: Option<Claim>) -> (Option<Claim>, io::Result<()>) {
    let claim = claim.filter(|claim| claim.file() == page.file);
    let claimed = claim.map_or_else(|| Claim::take(&page.file), |claim| Ok(Some(claim)));
    match claimed {
        Ok(Some(claim)) => (Some(claim), write_whole(&page.file, &page.text)),
        Ok(None) => (None, Err(io::Error::other("another window writes it"))),
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
        let mut scribe = Scribe::default();
        let files = ["one", "two"].map(|name| folder.path().join("games").join(name));
        for round in 0..20 {
            for file in &files {
                scribe.write(file.clone(), format!("{round}"));
            }
        }
        scribe.finish();
        assert!(scribe.failure().is_none());
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
        let mut scribe = Scribe::default();
        scribe.write(file.clone(), "one".to_owned());
        scribe.finish();
        assert_eq!(scribe.failure().unwrap().file, file);
        assert!(scribe.failure().is_none());
        fs::remove_file(&blocked).unwrap();
        scribe.write(file.clone(), "one".to_owned());
        scribe.finish();
        assert_eq!(fs::read_to_string(&file).unwrap(), "one");
    }

    #[test]
    fn a_game_of_another_window_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.c4n");
        let theirs = Claim::take(&file).unwrap().unwrap();
        fs::write(&file, "theirs").unwrap();
        let mut scribe = Scribe::default();
        scribe.write(file.clone(), "ours".to_owned());
        scribe.finish();
        assert!(scribe.failure().is_some());
        assert_eq!(fs::read_to_string(&file).unwrap(), "theirs");
        drop(theirs);
    }
}
