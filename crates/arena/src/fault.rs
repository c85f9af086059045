//! What a player can do wrong.
use std::time::Duration;

use crate::protocol::READY;
use connect_n_engine::{IllegalMove, Move, NotationProblem, Rules, parse_move};

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
        /// Its exit status or the signal that ended it, and what it said of the reason, if anything.
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
    /// A program whose answer has no end.
    #[error(
        "wrote `{written}` but no line end, and so did not answer `{question}` within {:.3} s",
        allowed.as_secs_f64()
    )]
    Unfinished {
        /// What it was asked.
        question: String,
        /// What it wrote.
        written: String,
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
        /// What is wrong with it.
        problem: AnswerProblem,
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

/// What is wrong with an answer that means nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnswerProblem {
    /// It isn't the only one that is right.
    #[error("expected {0}")]
    Expected(&'static str),
    /// It is no move.
    #[error(transparent)]
    Move(NotationProblem),
    /// It is no move of another kind of player, which says why.
    #[error("{0}")]
    Other(String),
}

impl Fault {
    /// The fault that loses a game by these rules and that a list of results tells in these words.
    pub fn parse(text: &str, rules: &Rules) -> Option<Self> {
        let after = |begin: &str| text.strip_prefix(begin).map(str::to_owned);
        let around = |begin: &str, middle: &str, end: &str| {
            text.strip_prefix(begin)?.strip_suffix(end)?.split_once(middle)
        };
        let seconds = |text: &str| Duration::try_from_secs_f64(text.parse().ok()?).ok();
        let fault = if let Some((mv, reason)) = around("made an illegal move, ", ": ", "") {
            let mv = parse_move(mv, rules).ok()?;
            let reasons = [
                IllegalMove::GameOver,
                IllegalMove::ColumnFull(mv.column()),
                IllegalMove::NotPopOut,
                IllegalMove::EmptyColumn(mv.column()),
                IllegalMove::NotYourDisc(mv.column()),
            ];
            Self::Illegal { mv, reason: reasons.into_iter().find(|it| it.to_string() == reason)? }
        } else if let Some((taken, allowed)) = around("took too long for a move (", " s; limit ", " s)") {
            Self::Late { taken: seconds(taken)?, allowed: seconds(allowed)? }
        } else if let Some(problem) = after("crashed: ") {
            Self::Crashed(problem)
        } else if let Some(problem) = after("could not be started: ") {
            Self::NotStarted(problem)
        } else if let Some((status, question)) =
            around("quit unexpectedly (", ") instead of answering `", "`")
        {
            Self::Ended { status: status.to_owned(), question: question.to_owned() }
        } else if let Some((question, allowed)) = around("did not answer `", "` within ", " s") {
            Self::Silent { question: question.to_owned(), allowed: seconds(allowed)? }
        } else if let Some((written, rest)) =
            around("wrote `", "` but no line end, and so did not answer `", " s")
        {
            let (question, allowed) = rest.rsplit_once("` within ")?;
            Self::Unfinished {
                question: question.to_owned(),
                written: written.to_owned(),
                allowed: seconds(allowed)?,
            }
        } else if let Some((question, answer)) = around("answered `", "` with `", "") {
            let (answer, problem) = answer.split_once("`: ")?;
            let problem = match problem.strip_prefix("expected ") {
                Some(_) => AnswerProblem::Expected(READY),
                None => AnswerProblem::Move(parse_move(answer, rules).err()?.problem),
            };
            Self::InvalidOutput { question: question.to_owned(), answer: answer.to_owned(), problem }
        } else if let Some(line) = after("sent unexpected output: ") {
            Self::UnexpectedOutput(line)
        } else if let Some((most, "")) = around("sent a line of more than ", " bytes", "") {
            Self::LongLine { most: most.parse().ok()? }
        } else {
            Self::Closed
        };
        // What others have written may be like it only in part.
        (fault.to_string() == text).then_some(fault)
    }

    /// One word for it, for tables and programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Illegal { .. } => "illegal",
            Self::Late { .. } | Self::Silent { .. } | Self::Unfinished { .. } => "time",
            Self::Crashed(_) | Self::Ended { .. } | Self::Closed => "crash",
            Self::NotStarted(_) => "start",
            Self::InvalidOutput { .. } | Self::UnexpectedOutput(_) | Self::LongLine { .. } => "nonsense",
            Self::WouldNotQuit(_) | Self::LeftBehind(_) => "end",
            Self::Stopped => "stopped",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_read_as_it_is_told() {
        let (text, time, rules) = (|| "move 100".to_owned(), Duration::from_millis(1500), Rules::default());
        let mv = parse_move("p3", &rules).unwrap();
        let wrong = |answer: &str| Fault::InvalidOutput {
            question: text(),
            answer: answer.to_owned(),
            problem: AnswerProblem::Move(parse_move(answer, &rules).unwrap_err().problem),
        };
        for fault in [
            Fault::Illegal { mv, reason: IllegalMove::NotPopOut },
            Fault::Illegal { mv, reason: IllegalMove::EmptyColumn(mv.column()) },
            Fault::Late { taken: time, allowed: Duration::from_secs(1) },
            Fault::Crashed("a: (b) `c`".to_owned()),
            Fault::NotStarted(text()),
            Fault::Ended { status: "signal: 9 (SIGKILL)".to_owned(), question: text() },
            Fault::Ended { status: "exit status: 1, E: (a) \"b\"".to_owned(), question: text() },
            Fault::Silent { question: text(), allowed: time },
            Fault::Unfinished { question: text(), written: "4".to_owned(), allowed: time },
            wrong("99"),
            wrong("x: `y`"),
            Fault::InvalidOutput {
                question: text(),
                answer: "hello".to_owned(),
                problem: AnswerProblem::Expected(READY),
            },
            Fault::UnexpectedOutput(text()),
            Fault::LongLine { most: 4096 },
            Fault::Closed,
        ] {
            assert_eq!(Fault::parse(&fault.to_string(), &rules), Some(fault));
        }
        for other in [
            "was slow",
            "",
            "took too long for a move (1 s; limit 2 s)",
            "sent a line of more than 3 bytes, twice",
        ] {
            assert_eq!(Fault::parse(other, &rules), None, "{other}");
        }
    }
}
