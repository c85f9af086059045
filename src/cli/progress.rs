//! A progress bar for work that takes its time.
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

use super::aligned::right;
use crate::language::message;

/// Work that is done sooner than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Time between two pictures of the bar.
const INTERVAL: Duration = Duration::from_millis(100);

/// Time between two steps of a bar for work of unknown length.
pub(super) const TICK: Duration = Duration::from_millis(100);

/// Characters of the full bar.
const LENGTH: usize = 30;

/// A bar on standard error, drawn only on a terminal and gone when dropped.
pub(super) struct Progress {
    label: String,
    /// 0 where the number of steps is not known.
    total: usize,
    done: usize,
    next_picture: Option<Instant>,
    is_drawn: bool,
}

impl Progress {
    /// A bar for `total` equal steps.
    pub(super) fn new(label: String, total: usize) -> Self {
        let next_picture = stderr().is_terminal().then(|| Instant::now() + PATIENCE);
        Self { label, total, done: 0, next_picture, is_drawn: false }
    }

    /// A bar for work of unknown length.
    pub(super) fn without_end(label: String) -> Self {
        Self::new(label, 0)
    }

    /// A bar for thinking, which takes at most so long.
    pub(super) fn thinking(label: &str, time: Option<Duration>) -> Self {
        let steps = time.map_or(0, |time| time.div_duration_f64(TICK).ceil() as usize);
        Self::new(label.to_owned(), steps)
    }

    /// So many steps were done before.
    pub(super) fn skip(&mut self, steps: usize) {
        self.done += steps;
    }

    /// Makes room for a line of output; the next step shows the bar again.
    pub(super) fn hide(&mut self) {
        if self.is_drawn {
            self.is_drawn = false;
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }

    /// One more step is done.
    pub(super) fn advance(&mut self) {
        self.done += 1;
        let now = Instant::now();
        if self.next_picture.is_some_and(|due| now >= due) {
            self.next_picture = Some(now + INTERVAL);
            self.is_drawn = true;
            // The bar is a courtesy: the work goes on without it.
            let _ = write!(stderr(), "\r{}", bar(&self.label, self.done, self.total));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}

fn bar(label: &str, done: usize, total: usize) -> String {
    if total == 0 {
        return format!("{label} [{}#{}]", " ".repeat(done % LENGTH), " ".repeat(LENGTH - 1 - done % LENGTH));
    }
    let done = done.min(total);
    let filled = LENGTH * done / total;
    let percent = message("progress-percent").with("number", 100 * done / total).text();
    format!("{label} [{}{}] {}", "#".repeat(filled), " ".repeat(LENGTH - filled), right(&percent, 5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_runs_through_the_bar_when_the_end_is_unknown() {
        assert_eq!(bar("hard", 0, 0), format!("hard [#{}]", " ".repeat(29)));
        assert_eq!(bar("hard", 29, 0), format!("hard [{}#]", " ".repeat(29)));
        assert_eq!(bar("hard", 30, 0), bar("hard", 0, 0));
    }

    #[test]
    fn more_steps_than_expected_leave_the_bar_full() {
        assert_eq!(bar("hard", 15, 14), bar("hard", 14, 14));
    }

    #[test]
    fn the_bar_fills_from_the_left() {
        assert_eq!(bar("depth 9", 0, 49), format!("depth 9 [{}]   0 %", " ".repeat(30)));
        assert_eq!(bar("depth 9", 7, 14), format!("depth 9 [{}{}]  50 %", "#".repeat(15), " ".repeat(15)));
        assert_eq!(bar("depth 9", 14, 14), format!("depth 9 [{}] 100 %", "#".repeat(30)));
    }
}
