//! Why a program doesn't keep a rule.
use std::time::Duration;

use crate::fault::Fault;
use crate::protocol::{InfoProblem, LONGEST_NAME, READY};
use connect_n_engine::{GameError, IllegalMove, NotationProblem, RulesError};

/// What a program did wrong in a conversation, or could do better.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckProblem {
    /// There is no such program.
    #[error("The program could not be started: {0}.")]
    NotStarted(String),
    /// It ended before it was asked anything more, with this status.
    #[error("The program quit unexpectedly ({0}).")]
    Quit(String),
    /// It said something.
    #[error("The program wrote `{0}` without being asked.")]
    NotAsked(String),
    /// It did what would end a game.
    #[error("The program {0}.")]
    Fault(Fault),
    /// It has not said a word yet.
    #[error(
        "The program {0}. A bot has to flush its standard output after each line, in Python with `flush=True`."
    )]
    Mute(Fault),
    /// It did not end as it should after `quit`.
    #[error("The program {0}, after `quit`.")]
    AfterQuit(Fault),
    /// It did not end as it should with its input.
    #[error("The program {0}, when its input ended.")]
    AfterInput(Fault),
    /// It was not ready for a game.
    #[error("`{question}` was answered with `{answer}`, not with `{READY}`.")]
    NotReady {
        /// What it was told.
        question: String,
        /// What it said.
        answer: String,
    },
    /// The same, where it was told more than it knows.
    #[error("`init` with two more words was answered with `{0}`.")]
    NotReadyForWords(String),
    /// It answered something that is no move.
    #[error("`{question}` was answered with `{answer}`: {problem}.")]
    NoMove {
        /// What it was told.
        question: String,
        /// What it said.
        answer: String,
        /// Why that is no move.
        problem: NotationProblem,
    },
    /// It answered a move that is not legal.
    #[error("`{question}` was answered with `{answer}`: {reason}.")]
    Illegal {
        /// What it was told.
        question: String,
        /// What it said.
        answer: String,
        /// Why the move is not legal.
        reason: IllegalMove,
    },
    /// It has no name.
    #[error("`name` was answered with an empty line.")]
    NoName,
    /// Its name has so many characters.
    #[error("The name has {0} characters, of which the first {LONGEST_NAME} count.")]
    LongName(usize),
    /// It said something of a position that can't be understood.
    #[error("It wrote `{info}`: {problem}.")]
    Info {
        /// The line.
        info: String,
        /// What is not understood.
        problem: InfoProblem,
    },
    /// The same with moves that can't be played.
    #[error("It wrote `{info}`: the moves of `line` can't be played: {error}.")]
    InfoMoves {
        /// The line.
        info: String,
        /// Why they can't.
        error: GameError,
    },
    /// A move that a patient referee still takes.
    #[error(
        "`{question}` took {:.2} s, which counts only because the referee adds {} s.",
        taken.as_secs_f64(),
        added.as_secs_f64()
    )]
    Late {
        /// What it was told.
        question: String,
        /// How long it took.
        taken: Duration,
        /// What the referee adds.
        added: Duration,
    },
    /// There is no game to check it with.
    #[error("{0}")]
    Rules(RulesError),
}

impl CheckProblem {
    /// Characters of a name that count.
    pub const LONGEST_NAME: usize = LONGEST_NAME;

    /// Whether a program that could do better nevertheless keeps the rule.
    pub(super) const fn is_advice(&self) -> bool {
        matches!(self, Self::LongName(_) | Self::Info { .. } | Self::InfoMoves { .. } | Self::Late { .. })
    }
}
