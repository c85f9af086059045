//! Waits for a search or a player, with a progress bar, and tells what was found.
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::failure::Failure;
use super::progress::{Progress, TICK};
use super::words::verdict;
use connect_n_engine::{Choice, Report, Value, format_game};

/// What the work gives, done on a thread of its own so that the bar can move.
pub(super) fn wait_for<T: Send>(
    mut progress: Option<Progress>,
    work: impl FnOnce() -> T + Send,
) -> Result<T, Failure> {
    let (answer, answers) = mpsc::channel();
    thread::scope(|scope| {
        // A send can only fail when nobody waits any more.
        scope.spawn(move || answer.send(work()));
        loop {
            match answers.recv_timeout(TICK) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Timeout) => progress.iter_mut().for_each(Progress::advance),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::Work("the search gave no answer".to_owned()));
                }
            }
        }
    })
}

/// What has been found out so far, for a person.
pub(super) fn found_so_far(report: &Report) -> String {
    let (depth, states) = (report.depth, report.nodes);
    if report.value == Some(Value::Undecided) {
        let share =
            report.progress.map_or_else(String::new, |share| format!(", {:.3} % searched", share * 100.0));
        return format!("undecided ({states} states{share})");
    }
    format!(
        "depth {depth}: {} ({states} states): {}",
        verdict(report),
        format_game(&report.principal_variation)
    )
}

/// A choice for a person, with the name of who has made it.
pub(super) fn sentence(name: &str, choice: &Choice, time: Duration) -> String {
    let value = choice.report.value.map_or_else(String::new, |value| format!(", {value}"));
    let states = choice.report.nodes;
    format!("{name} plays {}{value} ({states} states, {:.3} s)", choice.mv, time.as_secs_f64())
}
