//! What players do wrong.
use std::time::Duration;

use super::Explain;
use super::figures::fixed;
use crate::language::message;
use connect_n_arena::{AnswerProblem, Fault};

/// What a player of this name did wrong.
pub(in crate::cli) fn fault(name: &str, fault: &Fault) -> String {
    let said = |id| message(id).with("name", name.to_owned());
    match fault {
        Fault::Illegal { mv, reason } => {
            said("fault-illegal").with("move", mv.to_string()).with("reason", reason.explain())
        }
        Fault::Late { taken, allowed } => {
            said("fault-late").with("taken", seconds(*taken)).with("allowed", seconds(*allowed))
        }
        Fault::Crashed(problem) => said("fault-crashed").with("problem", problem.clone()),
        Fault::NotStarted(problem) => said("fault-not-started").with("problem", problem.clone()),
        Fault::Ended { status, question } => {
            said("fault-ended").with("status", status.clone()).with("question", question.clone())
        }
        Fault::Silent { question, allowed } => {
            said("fault-silent").with("question", question.clone()).with("allowed", seconds(*allowed))
        }
        Fault::Unfinished { question, written, allowed } => said("fault-unfinished")
            .with("question", question.clone())
            .with("written", written.clone())
            .with("allowed", seconds(*allowed)),
        Fault::InvalidOutput { question, answer, problem } => said("fault-invalid")
            .with("question", question.clone())
            .with("answer", answer.clone())
            .with("problem", problem.explain()),
        Fault::UnexpectedOutput(line) => said("fault-unexpected").with("line", line.clone()),
        Fault::LongLine { most } => said("fault-long-line").with("most", *most),
        Fault::Closed => said("fault-closed"),
        Fault::WouldNotQuit(allowed) => said("fault-would-not-quit").with("allowed", seconds(*allowed)),
        Fault::LeftBehind(count) => said("fault-left-behind").with("count", *count),
        Fault::Stopped => said("fault-stopped"),
    }
    .text()
}

impl Explain for AnswerProblem {
    fn explain(&self) -> String {
        match self {
            Self::Expected(right) => message("answer-expected").with("text", *right).text(),
            Self::Move(problem) => problem.explain(),
            Self::Other(said) => said.clone(),
        }
    }
}

/// To the thousandth.
fn seconds(time: Duration) -> String {
    fixed(time.as_secs_f64(), 3)
}

#[cfg(test)]
mod tests {
    use super::super::games::tests::reasons;
    use super::*;
    use connect_n_engine::{Column, Move, Rules, parse_move};

    #[test]
    fn faults_are_told_in_the_same_words() {
        let (text, time) = (|| "move 100".to_owned(), Duration::from_millis(1500));
        let column = Column::new(2).unwrap();
        let wrong = |answer: &str| Fault::InvalidOutput {
            question: text(),
            answer: answer.to_owned(),
            problem: AnswerProblem::Move(parse_move(answer, &Rules::default()).unwrap_err().problem),
        };
        let illegal = reasons(column).map(|reason| Fault::Illegal { mv: Move::Pop(column), reason });
        let others = [
            Fault::Late { taken: time, allowed: Duration::from_secs(1) },
            Fault::Crashed(text()),
            Fault::NotStarted(text()),
            Fault::Ended { status: "exit status: 3".to_owned(), question: text() },
            Fault::Silent { question: text(), allowed: time },
            Fault::Unfinished { question: text(), written: "4".to_owned(), allowed: time },
            wrong("x"),
            wrong("99"),
            Fault::InvalidOutput {
                question: text(),
                answer: text(),
                problem: AnswerProblem::Expected("ready"),
            },
            Fault::UnexpectedOutput(text()),
            Fault::LongLine { most: 4096 },
            Fault::Closed,
            Fault::WouldNotQuit(time),
            Fault::LeftBehind(2),
            Fault::Stopped,
        ];
        for wrong in illegal.into_iter().chain(others) {
            assert_eq!(fault("medium", &wrong), format!("medium {wrong}"));
        }
        // `Display` says "left 1 of its processes running, which were killed".
        let alone = fault("medium", &Fault::LeftBehind(1));
        assert_eq!(alone, "medium left 1 of its processes running, which was killed");
    }
}
