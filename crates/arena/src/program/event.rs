//! What the supervisor reports of a program, one line per event.
use std::fmt;

/// A line to the supervisor that the program doesn't get: its standard input is closed instead, and it is not ended.
/// It is the character that a terminal takes for the end of input.
pub(super) const END_OF_INPUT: &str = "\u{4}";

/// Something that happened to a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Event {
    /// It runs.
    Started,
    /// It can't run, for this reason.
    NotStarted(String),
    /// It wrote this line.
    Line(String),
    /// It has written this, and not yet the end of its line.
    Unfinished(String),
    /// It wrote a line that is too long.
    LongLine,
    /// It will write no more, but runs on.
    Closed,
    /// It has ended, and so has all that it started.
    Ended {
        /// How many of its descendants were still there and had to be ended.
        left: usize,
        /// Its exit status or the signal that ended it, and what it said of the reason, if anything.
        status: String,
    },
}

impl Event {
    /// Reads what [`Display`](fmt::Display) writes.
    pub(super) fn parse(line: &str) -> Option<Self> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest_of = |text: &str| text.to_owned();
        Some(match word {
            "started" => Self::Started,
            "failed" => Self::NotStarted(rest_of(rest)),
            "line" => Self::Line(rest_of(rest)),
            "unfinished" => Self::Unfinished(rest_of(rest)),
            "long" => Self::LongLine,
            "closed" => Self::Closed,
            "ended" => {
                let (left, status) = rest.split_once(' ')?;
                Self::Ended { left: left.parse().ok()?, status: rest_of(status) }
            }
            _ => return None,
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Started => f.write_str("started"),
            Self::NotStarted(reason) => write!(f, "failed {reason}"),
            Self::Line(text) => write!(f, "line {text}"),
            Self::Unfinished(text) => write!(f, "unfinished {text}"),
            Self::LongLine => f.write_str("long"),
            Self::Closed => f.write_str("closed"),
            Self::Ended { left, status } => write!(f, "ended {left} {status}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_arrive_as_they_were_sent() {
        let events = [
            Event::Started,
            Event::NotStarted("No such file".to_owned()),
            Event::Line(String::new()),
            Event::Line(" ended 1 or so ".to_owned()),
            Event::Unfinished("4 ".to_owned()),
            Event::LongLine,
            Event::Closed,
            Event::Ended { left: 2, status: "exit status: 3".to_owned() },
        ];
        for event in events {
            assert_eq!(Event::parse(&event.to_string()), Some(event));
        }
        assert_eq!(Event::parse("ended soon"), None);
    }
}
