//! What a move or a position is worth, for people and for programs.
use serde::Serialize;

use super::rounded::to_places;
use super::words::fixed;
use crate::language::{Label, message};
use connect_n_engine::analysis::Assessment;
use connect_n_engine::search::Verdict;

/// In words: "win in 9".
pub(super) fn text(value: Assessment) -> String {
    match (value, value.distance()) {
        (Assessment::Unknown, _) => "?".to_owned(),
        (Assessment::Estimate(expectation), _) => {
            message("value-about").with("number", fixed(100.0 * f64::from(expectation), 0)).text()
        }
        (Assessment::Draw, _) => Label::new("value-draw").text(),
        (Assessment::Loss(_), None) => Label::new("value-loss").text(),
        (Assessment::Loss(_), Some(plies)) => message("value-loss-in").with("count", plies).text(),
        (Assessment::Win(_), None) => Label::new("value-win").text(),
        (Assessment::Win(_), Some(plies)) => message("value-win-in").with("count", plies).text(),
    }
}

/// For a program.
#[derive(Serialize)]
pub(super) struct ValueObject {
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u32>,
    /// From 0 for a loss to 1 for a win, where no outcome is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<f64>,
}

impl From<Assessment> for ValueObject {
    fn from(value: Assessment) -> Self {
        let estimate = match value {
            Assessment::Estimate(expectation) => Some(to_places(expectation.into(), 3)),
            _ => None,
        };
        Self { outcome: value.verdict().map(Verdict::name), distance: value.distance(), estimate }
    }
}
