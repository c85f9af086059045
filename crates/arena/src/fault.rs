//! What a player can do wrong.
use std::time::Duration;

use connect_n_engine::{IllegalMove, Move};

/// Why a player gave no move that counts, told after its name: `medium` *made an illegal move, …*.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A move that the rules refuse.
    #[error("made an illegal move, {mv}: {reason}")]
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is refused.
        reason: IllegalMove,
    },
    /// A move that came too late.
    #[error("took too long for a move ({:.3} s; limit {:.3} s)", taken.as_secs_f64(), allowed.as_secs_f64())]
    Late {
        /// What it took.
        taken: Duration,
        /// What it had.
        allowed: Duration,
    },
    /// A mistake in the player itself.
    #[error("crashed: {0}")]
    Crashed(String),
    /// A program that the system can't run.
    #[error("could not be started: {0}")]
    NotStarted(String),
    /// A program that is no more.
    #[error("quit unexpectedly ({status}) instead of answering `{question}`")]
    Ended {
        /// Its exit status or the signal that ended it.
        status: String,
        /// What it was asked.
        question: String,
    },
    /// A program that doesn't answer.
    #[error("did not answer `{question}` within {:.3} s", allowed.as_secs_f64())]
    Silent {
        /// What it was asked.
        question: String,
        /// How long it was waited for.
        allowed: Duration,
    },
    /// A program whose answer means nothing.
    #[error("answered `{question}` with `{answer}`: {problem}")]
    InvalidOutput {
        /// What it was asked.
        question: String,
        /// What it said.
        answer: String,
        /// What is wrong, or what would be right.
        problem: String,
    },
    /// A program that talks when nobody asked.
    #[error("sent unexpected output: {0}")]
    UnexpectedOutput(String),
    /// A program whose lines have no end.
    #[error("sent a line of more than {most} bytes")]
    LongLine {
        /// Bytes that a line may have.
        most: usize,
    },
    /// A program that can't answer any more.
    #[error("closed its standard output")]
    Closed,
    /// A program that stays when the game is over.
    #[error("did not quit within {:.3} s and was killed", .0.as_secs_f64())]
    WouldNotQuit(Duration),
    /// A program that ends without its helpers.
    #[error("left {0} of its processes running, which were killed")]
    LeftBehind(usize),
    /// No fault at all: the game was stopped while it was thinking.
    #[error("was told to stop")]
    Stopped,
}

impl Fault {
    /// One word for it, for tables and programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Illegal { .. } => "illegal",
            Self::Late { .. } | Self::Silent { .. } => "time",
            Self::Crashed(_) | Self::Ended { .. } | Self::Closed => "crash",
            Self::NotStarted(_) => "start",
            Self::InvalidOutput { .. } | Self::UnexpectedOutput(_) | Self::LongLine { .. } => "nonsense",
            Self::WouldNotQuit(_) | Self::LeftBehind(_) => "end",
            Self::Stopped => "stopped",
        }
    }
}
