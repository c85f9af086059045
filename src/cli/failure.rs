//! What can go wrong, told in one line on standard error.
use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use super::words::Explain;
use super::wrong_call;
use crate::language::{RIGHT_TO_LEFT_MARK, message};
use connect_n_engine::visible;

/// Why a subcommand could not do its work.
#[derive(Debug)]
pub(super) enum Failure {
    /// The call or its input is wrong: exit status 2.
    Input(String),
    /// The work itself failed: exit status 1.
    Work(String),
    /// A signal ended the work before it was done: the exit status is that of shells for it.
    Interrupted {
        /// How far it has come, and how to go on.
        how_far: String,
        /// 128 and the number of the signal.
        status: u8,
    },
    /// Whoever read the output has seen enough.
    ReaderLeft,
}

impl Failure {
    /// The call or its input is wrong.
    pub(super) fn explained(error: impl Explain) -> Self {
        Self::Input(error.explain())
    }

    /// A file, or another place where input comes from, is wrong.
    pub(super) fn in_file(file: impl Display, problem: &(impl Explain + ?Sized)) -> Self {
        let said = message("in-file").with("file", file.to_string()).with("problem", problem.explain());
        Self::Input(said.text())
    }

    /// What went wrong, in one line.
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Input(text) | Self::Work(text) | Self::Interrupted { how_far: text, .. } => text,
            // Nobody is there to read this.
            Self::ReaderLeft => "the reader has left",
        }
    }

    /// Says what went wrong, and gives the exit status.
    pub(super) fn report(&self) -> ExitCode {
        match self {
            Self::Input(text) => {
                eprintln!("{}", legible(text));
                ExitCode::from(2)
            }
            Self::Work(text) => {
                eprintln!("{}", legible(text));
                ExitCode::FAILURE
            }
            Self::Interrupted { how_far, status } => {
                eprintln!("{}", legible(how_far));
                ExitCode::from(*status)
            }
            Self::ReaderLeft => ExitCode::SUCCESS,
        }
    }
}

/// A text without what a terminal would obey. The mark at the beginning of lines that are read from the right is our own:
/// terminals order such lines without it.
pub(super) fn legible(text: &str) -> String {
    visible(&text.replace(RIGHT_TO_LEFT_MARK, "")).to_string()
}

/// Output that could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ReaderLeft
        } else {
            Self::Work(message("output-unwritable").with("problem", error.to_string()).text())
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        Self::Input(wrong_call::in_words(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_direction_that_are_not_ours_are_shown() {
        assert_eq!(legible("\u{200f}game.c4n: \u{202e}x"), "game.c4n: \\u{202e}x");
    }
}
