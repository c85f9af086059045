//! What can go wrong, told in one line on standard error.
use std::io;
use std::process::ExitCode;

use super::wrong_call;
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
    pub(super) fn input(error: impl ToString) -> Self {
        Self::Input(error.to_string())
    }

    /// What went wrong, in one line.
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Input(text) | Self::Work(text) | Self::Interrupted { how_far: text, .. } => text,
            Self::ReaderLeft => "the reader has left",
        }
    }

    /// Says what went wrong, and gives the exit status.
    pub(super) fn report(&self) -> ExitCode {
        match self {
            Self::Input(text) => {
                eprintln!("{}", visible(text));
                ExitCode::from(2)
            }
            Self::Work(text) => {
                eprintln!("{}", visible(text));
                ExitCode::FAILURE
            }
            Self::Interrupted { how_far, status } => {
                eprintln!("{}", visible(how_far));
                ExitCode::from(*status)
            }
            Self::ReaderLeft => ExitCode::SUCCESS,
        }
    }
}

/// Output that could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ReaderLeft
        } else {
            Self::Work(format!("cannot write the output: {error}"))
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
