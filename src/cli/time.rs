//! Times on the command line.
use std::time::Duration;

use super::words::Explain;
use crate::language::Label;

/// What was typed is no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum SecondsError {
    /// Neither is 0.
    #[error("write a number of seconds, such as 0.5")]
    NoTime,
    /// Where 0 would be one.
    #[error("write a number of seconds, such as 0.5 or 0")]
    NoTimeNorNone,
}

impl Explain for SecondsError {
    fn explain(&self) -> String {
        match self {
            Self::NoTime => Label::new("time-error-seconds"),
            Self::NoTimeNorNone => Label::new("time-error-seconds-or-none"),
        }
        .text()
    }
}

/// Reads a time as a person types it: `0.5`.
pub(super) fn parse_seconds(text: &str) -> Result<Duration, SecondsError> {
    let seconds = parse_seconds_or_none(text).ok().filter(|time| !time.is_zero());
    seconds.ok_or(SecondsError::NoTime)
}

/// The same, where none at all is a time too.
pub(super) fn parse_seconds_or_none(text: &str) -> Result<Duration, SecondsError> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or(SecondsError::NoTimeNorNone)
}

/// Seconds as JSON has them, rounded to microseconds.
pub(super) fn in_seconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_positive_numbers_of_seconds() {
        assert_eq!(parse_seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["0", "-1", "nan", "inf", "1e99", "soon", ""] {
            assert!(parse_seconds(text).is_err(), "{text}");
            assert_eq!(parse_seconds_or_none(text).is_ok(), text == "0", "{text}");
        }
        for error in [SecondsError::NoTime, SecondsError::NoTimeNorNone] {
            assert_eq!(error.explain(), error.to_string());
        }
    }
}
