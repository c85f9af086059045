//! Bots and computers that don't move: why, and who plays on.
use std::path::Path;
use std::time::Duration;

use super::errors;
use super::players::strength;
use crate::app::ai::StuckReason;
use crate::app::game::setup::{Occupant, SeatSetup};
use crate::language::{Label, Who, decimal, message};
use connect_n_arena::{AnswerProblem, Fault};

/// Asks the player that has failed once more.
pub const TRY_AGAIN: Label = Label::new("bots-try-again");
/// Agrees to run the command of a bot.
pub const RUN: Label = Label::new("bots-run");
/// The computer takes the seat.
pub const COMPUTER_PLAYS: Label = Label::new("bots-computer-plays");
/// The human takes the seat.
pub const I_PLAY: Label = Label::new("bots-i-play");
/// How strong that computer is, for screen readers.
pub const LEVEL: Label = Label::new("bots-level");

/// What a dialog asks about a player that doesn't move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question, or what has happened.
    pub title: String,
    /// The player, and what is wrong with it.
    pub line: String,
    /// What there is to do.
    pub more: String,
}

/// The question what to do about a player. `log` is where its error output went, if it could write any.
pub fn asked(who: &Who, player: &SeatSetup, why: &StuckReason, log: Option<&Path>) -> Asked {
    match why {
        StuckReason::NotAgreed => Asked {
            title: Label::new("bots-run-question").text(),
            line: player.command.text().to_owned(),
            more: Label::new("bots-run-warning").text(),
        },
        StuckReason::Failed(failed) => Asked {
            title: message("bots-stopped").who("player", who).text(),
            line: {
                let who = match player.occupant() {
                    Occupant::Computer => strength(player),
                    Occupant::Person | Occupant::Program => who.first(),
                };
                fault(&who, failed)
            },
            more: match (failed, log) {
                (Fault::NotStarted(_), _) | (_, None) => Label::new("bots-paused").text(),
                (_, Some(log)) => message("bots-paused-log").with("file", log.display().to_string()).text(),
            },
        },
    }
}

/// What a player did wrong, with its name.
pub(super) fn fault(who: &str, fault: &Fault) -> String {
    let said = |id| message(id).with("bot", who.to_owned());
    match fault {
        Fault::Illegal { mv, reason } => said("bots-fault-illegal")
            .with("written", mv.to_string())
            .with("reason", errors::illegal_clause(*reason)),
        Fault::Late { taken, allowed } => {
            said("bots-fault-late").with("taken", seconds(*taken)).with("allowed", seconds(*allowed))
        }
        Fault::Crashed(problem) if problem.is_empty() => {
            said("bots-fault-crashed").with("problem", errors::NO_REASON.text())
        }
        Fault::Crashed(problem) => said("bots-fault-crashed").with("problem", problem.clone()),
        Fault::NotStarted(problem) => said("bots-fault-not-started").with("problem", problem.clone()),
        // The system says "exit status: 3".
        Fault::Ended { status, .. } => said("bots-fault-ended").with("status", status.replacen(": ", " ", 1)),
        Fault::Silent { question, allowed } | Fault::Unfinished { question, allowed, .. } => {
            said("bots-fault-silent").with("question", question.clone()).with("allowed", seconds(*allowed))
        }
        Fault::InvalidOutput { question, answer, problem } => said("bots-fault-invalid")
            .with("question", question.clone())
            .with("answer", answer.clone())
            .with("problem", answer_problem(problem)),
        Fault::UnexpectedOutput(line) => said("bots-fault-unexpected").with("line", line.clone()),
        Fault::LongLine { most } => said("bots-fault-long-line").with("bytes", *most),
        Fault::Closed => said("bots-fault-closed"),
        Fault::WouldNotQuit(allowed) => said("bots-fault-would-not-quit").with("allowed", seconds(*allowed)),
        Fault::LeftBehind(count) => said("bots-fault-left-behind").with("count", *count),
        Fault::Stopped => said("bots-fault-stopped"),
    }
    .text()
}

/// What is wrong with an answer, as part of a sentence.
fn answer_problem(problem: &AnswerProblem) -> String {
    match problem {
        AnswerProblem::Expected(right) => message("answer-expected").with("text", *right).text(),
        AnswerProblem::Move(problem) => errors::notation_clause(problem),
        AnswerProblem::Other(said) => said.clone(),
    }
}

/// A time in seconds, to the thousandth where it has any: "5 s", "2.9 s".
fn seconds(time: Duration) -> String {
    let thousandths = format!("{:.3}", time.as_secs_f64());
    let number = decimal(thousandths.trim_end_matches('0').trim_end_matches('.'));
    message("seconds").with("number", number).text()
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::seated;
    use super::*;
    use connect_n_engine::{Column, IllegalMove, Move, Rules, parse_move};

    fn failed(fault: Fault, log: Option<&str>) -> Asked {
        asked(&bot(), &seated(&["Ada", "bot"]).seats[1], &StuckReason::Failed(fault), log.map(Path::new))
    }

    fn bot() -> Who {
        Who::Named("bot.py".to_owned())
    }

    #[test]
    fn a_bot_of_a_saved_game_is_asked_about() {
        let Asked { title, line, more } =
            asked(&bot(), &seated(&["Ada", "bot"]).seats[1], &StuckReason::NotAgreed, None);
        assert_eq!((&*title, &*line), ("Run this bot?", "python3 bot.py"));
        assert_eq!(
            more,
            "This saved game uses it as a player. It runs with your full permissions; only run it if you trust it."
        );
    }

    #[test]
    fn a_player_that_failed_is_named_with_what_there_is_to_do() {
        let paused = "The game is paused. Try again or choose a replacement.";
        let bot = failed(Fault::Closed, Some("/logs/bot.log"));
        assert_eq!((&*bot.title, &*bot.line), ("bot.py stopped", "bot.py closed its output."));
        assert_eq!(bot.more, format!("{paused} Any error output is in /logs/bot.log."));
        assert_eq!(failed(Fault::Closed, None).more, paused);
        // What never ran has written nothing.
        assert_eq!(failed(Fault::NotStarted("no such file".to_owned()), Some("/logs/bot.log")).more, paused);
        let player = &seated(&["Ada", "computer"]).seats[1];
        let crash = StuckReason::Failed(Fault::Crashed("index out of range".to_owned()));
        let computer = asked(&Who::Computer, player, &crash, None);
        assert_eq!(computer.title, "The computer stopped");
        assert_eq!(computer.line, "Medium crashed: index out of range.");
    }

    #[test]
    fn every_fault_is_a_sentence() {
        let said = |fault: Fault| super::fault("eve", &fault).strip_prefix("eve ").unwrap().to_owned();
        let quoted = |text: &str| text.to_owned();
        let column = Column::new(2).unwrap();
        assert_eq!(
            said(Fault::Illegal { mv: Move::Drop(column), reason: IllegalMove::ColumnFull(column) }),
            "made an illegal move (3): column 3 is full."
        );
        assert_eq!(
            said(Fault::Late { taken: Duration::from_secs(5), allowed: Duration::from_millis(2900) }),
            "took too long (5 s; limit 2.9 s)."
        );
        assert_eq!(said(Fault::Crashed(quoted("a bug"))), "crashed: a bug.");
        assert_eq!(said(Fault::NotStarted(quoted("no such file"))), "couldn't be started: no such file.");
        assert_eq!(
            said(Fault::Ended { status: quoted("exit status: 3"), question: quoted("move 100") }),
            "quit unexpectedly (exit status 3)."
        );
        assert_eq!(
            said(Fault::Silent { question: quoted("move 100"), allowed: Duration::from_millis(100) }),
            "didn't answer \"move 100\" within 0.1 s."
        );
        assert_eq!(
            said(Fault::InvalidOutput {
                question: quoted("init 2"),
                answer: quoted("hello"),
                problem: AnswerProblem::Expected("ready")
            }),
            "sent an invalid answer to \"init 2\": \"hello\" (expected ready)."
        );
        assert_eq!(
            said(Fault::InvalidOutput {
                question: quoted("move 100"),
                answer: quoted("9"),
                problem: AnswerProblem::Move(parse_move("9", &Rules::default()).unwrap_err().problem)
            }),
            "sent an invalid answer to \"move 100\": \"9\" (there is no column 9, the columns are 1–7)."
        );
        assert_eq!(said(Fault::UnexpectedOutput(quoted("hello"))), "sent unexpected output: hello");
        assert_eq!(said(Fault::LongLine { most: 1024 }), "sent a line of more than 1024 bytes.");
        assert_eq!(said(Fault::Closed), "closed its output.");
        assert_eq!(
            said(Fault::WouldNotQuit(Duration::from_secs(10))),
            "didn't quit within 10 s and was stopped."
        );
        assert_eq!(said(Fault::LeftBehind(1)), "left a process running, which was stopped.");
        assert_eq!(said(Fault::LeftBehind(2)), "left 2 processes running, which were stopped.");
        assert_eq!(said(Fault::Stopped), "was told to stop.");
    }
}
