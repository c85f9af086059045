//! Bots and computers that don't move: why, and who plays on.
use std::path::Path;
use std::time::Duration;

use super::errors;
use super::players::{Who, strength};
use crate::app::ai::StuckReason;
use crate::app::game::setup::{Occupant, SeatSetup};
use connect_n_arena::Fault;

/// Asks the player that has failed once more.
pub const TRY_AGAIN: &str = "Try again";
/// Agrees to run the command of a bot.
pub const RUN: &str = "Run this bot";
/// The computer takes the seat.
pub const COMPUTER_PLAYS: &str = "Let the computer play";
/// The human takes the seat.
pub const I_PLAY: &str = "I'll play";
/// How strong that computer is, for screen readers.
pub const LEVEL: &str = "Computer level";

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
            title: "Run this bot?".to_owned(),
            line: player.command.text().to_owned(),
            more:
                "This saved game uses it as a player. It runs with your full permissions; only run it if you \
                   trust it."
                    .to_owned(),
        },
        StuckReason::Failed(failed) => Asked {
            title: format!("{} stopped", who.first()),
            line: match player.occupant() {
                Occupant::Computer => format!("{} {}", strength(player), fault(failed)),
                Occupant::Person | Occupant::Program => format!("{} {}", who.first(), fault(failed)),
            },
            more: match (failed, log) {
                (Fault::NotStarted(_), _) | (_, None) => {
                    "The game is paused. Try again or choose a replacement.".to_owned()
                }
                (_, Some(log)) => format!(
                    "The game is paused. Try again or choose a replacement. Any error output is in {}.",
                    log.display()
                ),
            },
        },
    }
}

/// What a player did wrong, after its name.
fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Illegal { mv, reason } => {
            format!("made an illegal move ({mv}): {}.", errors::illegal_clause(*reason))
        }
        Fault::Late { taken, allowed } => {
            format!("took too long ({}; limit {}).", seconds(*taken), seconds(*allowed))
        }
        Fault::Crashed(message) => format!("crashed: {message}."),
        Fault::NotStarted(problem) => format!("couldn't be started: {problem}."),
        // The system says "exit status: 3".
        Fault::Ended { status, .. } => format!("quit unexpectedly ({}).", status.replace(": ", " ")),
        Fault::Silent { question, allowed } => {
            format!("didn't answer \"{question}\" within {}.", seconds(*allowed))
        }
        Fault::InvalidOutput { question, answer, problem } => {
            format!("sent an invalid answer to \"{question}\": \"{answer}\" ({problem}).")
        }
        Fault::UnexpectedOutput(line) => format!("sent unexpected output: {line}"),
        Fault::LongLine { most } => format!("sent a line of more than {most} bytes."),
        Fault::Closed => "closed its output.".to_owned(),
        Fault::WouldNotQuit(allowed) => format!("didn't quit within {} and was stopped.", seconds(*allowed)),
        Fault::LeftBehind(1) => "left a process running, which was stopped.".to_owned(),
        Fault::LeftBehind(count) => {
            format!("left {count} processes running, which were stopped.")
        }
        Fault::Stopped => "was told to stop.".to_owned(),
    }
}

/// A time in seconds, to the thousandth where it has any: "5 s", "2.9 s".
fn seconds(time: Duration) -> String {
    let thousandths = format!("{:.3}", time.as_secs_f64());
    format!("{} s", thousandths.trim_end_matches('0').trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::super::players::tests::seated;
    use super::*;
    use connect_n_engine::{Column, IllegalMove, Move};

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
        let said = |fault: Fault| super::fault(&fault);
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
                problem: quoted("write ready")
            }),
            "sent an invalid answer to \"init 2\": \"hello\" (write ready)."
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
