//! Waits for a search or a player, with a progress bar, and tells what was found.
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::failure::Failure;
use super::progress::{Progress, TICK};
use super::words::{Explain, fixed, seconds, verdict};
use crate::language::{Label, message};
use connect_n_engine::{Choice, Report, Value, format_game};

/// What should not happen: a search that ends without what it was to find.
pub(super) const NO_ANSWER: Label = Label::new("thinking-no-answer");

/// What the work gives, done on a thread of its own so that the bar can move.
pub(super) fn wait_for<T: Send>(
    mut progress: Option<Progress>,
    work: impl FnOnce() -> T + Send,
) -> Result<T, Failure> {
    let (answer, answers) = mpsc::channel();
    thread::scope(|scope| {
        // A send can only fail when nobody waits any more.
        let worker = scope.spawn(move || answer.send(work()));
        loop {
            match answers.recv_timeout(TICK) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Timeout) => progress.iter_mut().for_each(Progress::advance),
                Err(RecvTimeoutError::Disconnected) => {
                    // A panic that nobody has looked at would be one of this thread, too.
                    drop(worker.join());
                    return Err(Failure::Work(NO_ANSWER.text()));
                }
            }
        }
    })
}

/// What has been found out so far, for a person.
pub(super) fn found_so_far(report: &Report) -> String {
    if report.value == Some(Value::Undecided) {
        return match report.progress {
            None => message("thinking-undecided").with("count", report.nodes),
            Some(share) => message("thinking-undecided-share")
                .with("count", report.nodes)
                .with("percent", fixed(f64::from(share * 100.0), 3)),
        }
        .text();
    }
    message("thinking-found")
        .with("depth", report.depth)
        .with("value", verdict(report))
        .with("count", report.nodes)
        .with("line", format_game(&report.principal_variation))
        .text()
}

/// A choice for a person, with the name of who has made it.
pub(super) fn sentence(name: &str, choice: &Choice, time: Duration) -> String {
    let said = |id| {
        message(id)
            .with("name", name.to_owned())
            .with("written", choice.mv.to_string())
            .with("count", choice.report.nodes)
            .with("time", seconds(time, 3))
    };
    match choice.report.value {
        None => said("thinking-plays"),
        Some(value) => said("thinking-plays-value").with("value", value.explain()),
    }
    .text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_crashes_is_told_as_a_failure() {
        let failed = wait_for(None, || -> u32 { panic!("on purpose") });
        assert!(matches!(failed, Err(Failure::Work(said)) if said == NO_ANSWER.text()));
    }

    #[test]
    fn what_was_found_is_said_with_its_cost() {
        let report = Report { value: Some(Value::Draw), depth: 3, nodes: 1, ..Report::default() };
        assert_eq!(found_so_far(&report), "depth 3: a draw (1 state): ");
        let undecided = Report { value: Some(Value::Undecided), nodes: 12_345, ..Report::default() };
        assert_eq!(found_so_far(&undecided), "undecided (12345 states)");
        let shared = Report { progress: Some(0.25), ..undecided };
        assert_eq!(found_so_far(&shared), "undecided (12345 states, 25.000 % searched)");
    }
}
