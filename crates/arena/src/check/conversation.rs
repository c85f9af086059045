//! A conversation with a program, and what is said in it.
use std::time::{Duration, Instant};

use super::{BotCheck, CheckProblem};
use crate::fault::Fault;
use crate::program::Process;
use crate::protocol::{READY, Request};
use crate::seeds::{Seed, derived_seed};
use crate::terms::LAG;
use connect_n_engine::{Move, Position, Rules, Seat, parse_move};

/// Time in which a program that says something without being asked has said it.
const QUIET_TIME: Duration = Duration::from_millis(50);

/// A line of a conversation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// Time since the program was started.
    pub at: Duration,
    /// Whether the program said it, not the referee.
    pub by_bot: bool,
    /// The line.
    pub text: String,
}

/// A program that runs, and what was said so far.
pub(super) struct Conversation<'a> {
    pub(super) check: &'a BotCheck,
    process: Process,
    begun: Instant,
    spoken: &'a mut Vec<Spoken>,
    /// Its lines of `info` since they were last asked for.
    infos: Vec<String>,
    /// Random numbers taken so far.
    taken: u64,
}

impl<'a> Conversation<'a> {
    /// Starts the program and talks with it. What is said is added to `spoken`.
    pub(super) fn hold(
        check: &'a BotCheck,
        spoken: &'a mut Vec<Spoken>,
        talk: &mut dyn FnMut(&mut Conversation<'_>) -> Result<(), CheckProblem>,
    ) -> Result<(), CheckProblem> {
        let process = check
            .hosting
            .start(&check.command, None)
            .map_err(|error| CheckProblem::NotStarted(error.to_string()))?;
        let begun = Instant::now();
        let mut conversation = Conversation { check, process, begun, spoken, infos: Vec::new(), taken: 0 };
        talk(&mut conversation)
    }

    /// Says a line that needs no answer.
    pub(super) fn say(&mut self, text: &str) {
        self.process.send_line(text);
        self.note(false, text);
    }

    fn note(&mut self, by_bot: bool, text: &str) {
        self.spoken.push(Spoken { at: self.begun.elapsed(), by_bot, text: text.to_owned() });
    }

    /// Waits for the answer to a question that has been asked.
    pub(super) fn hear(&mut self, question: &str, allowed: Duration) -> Result<String, CheckProblem> {
        let answer = self.process.wait_for_answer(question, allowed, &self.check.stop);
        self.note_infos();
        let answer = answer.map_err(|fault| self.told(fault))?;
        self.note(true, &answer);
        Ok(answer)
    }

    fn note_infos(&mut self) {
        for info in self.process.take_infos() {
            self.note(true, &info);
            self.infos.push(info);
        }
    }

    /// The lines of `info` that it has said since the last call.
    pub(super) fn take_infos(&mut self) -> Vec<String> {
        std::mem::take(&mut self.infos)
    }

    /// A fault as a problem; what the program said wrongly is written down.
    fn told(&mut self, fault: Fault) -> CheckProblem {
        if let Fault::UnexpectedOutput(line) = fault {
            self.note(true, &line);
            return CheckProblem::NotAsked(line);
        }
        let has_spoken = self.spoken.iter().any(|spoken| spoken.by_bot);
        match fault {
            Fault::Silent { .. } if !has_spoken => CheckProblem::Mute(fault),
            fault => CheckProblem::Fault(fault),
        }
    }

    /// Asks for a line.
    pub(super) fn ask(&mut self, question: &str, allowed: Duration) -> Result<String, CheckProblem> {
        self.process.check_no_output(question).map_err(|fault| self.told(fault))?;
        self.note_infos();
        self.say(question);
        self.hear(question, allowed)
    }

    /// Begins a game.
    pub(super) fn init(&mut self, seat: Seat, rules: Rules) -> Result<(), CheckProblem> {
        let question = Request::Init(seat, rules).to_string();
        let answer = self.ask(&question, self.check.hosting.start_time)?;
        if answer == READY {
            return Ok(());
        }
        Err(CheckProblem::NotReady { question, answer })
    }

    /// Asks for the name.
    pub(super) fn name(&mut self) -> Result<String, CheckProblem> {
        self.ask(&Request::Name.to_string(), self.check.hosting.start_time)
    }

    /// Tells of a move, and makes it.
    pub(super) fn inform(&mut self, position: &mut Position, mv: Move) {
        self.say(&Request::Inform(position.to_move(), mv).to_string());
        // Only legal moves are told.
        let _ = position.play(mv);
    }

    /// Asks for a move in the usual time and makes it.
    pub(super) fn ask_move(&mut self, position: &mut Position) -> Result<(), CheckProblem> {
        let question = Request::Move(self.check.move_time).to_string();
        let answer = self.ask(&question, self.check.move_time + LAG)?;
        make_move(position, &question, &answer)
    }

    /// Nothing is said by the program for a moment.
    pub(super) fn expect_silence(&mut self) -> Result<(), CheckProblem> {
        std::thread::sleep(QUIET_TIME);
        self.process.check_no_output("").map_err(|fault| match fault {
            Fault::Ended { status, .. } => CheckProblem::Quit(status),
            fault => self.told(fault),
        })?;
        self.note_infos();
        Ok(())
    }

    /// Says `quit`, and expects the program to end.
    pub(super) fn quit(&mut self) -> Result<(), CheckProblem> {
        self.say(&Request::Quit.to_string());
        self.process.end().map_err(CheckProblem::AfterQuit)
    }

    /// Closes the input of the program, and expects it to end.
    pub(super) fn close_input(&mut self) -> Result<(), CheckProblem> {
        self.process.close_input();
        self.note(false, "(the input ends)");
        self.process.end().map_err(CheckProblem::AfterInput)
    }

    /// A random number below `count`; the same seed gives the same ones.
    pub(super) fn random(&mut self, count: usize) -> usize {
        let number: Seed = derived_seed(self.check.seed, self.taken);
        self.taken += 1;
        (number % count.max(1) as u64) as usize
    }

    /// One of the legal moves.
    pub(super) fn random_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        moves.get(self.random(moves.len())).copied()
    }
}

/// Makes the move that was answered, if it is one.
pub(super) fn make_move(position: &mut Position, question: &str, answer: &str) -> Result<(), CheckProblem> {
    let words = || (question.to_owned(), answer.to_owned());
    let mv = parse_move(answer, position.rules()).map_err(|error| {
        let (question, answer) = words();
        CheckProblem::NoMove { question, answer, problem: error.problem }
    })?;
    position.play(mv).map_err(|reason| {
        let (question, answer) = words();
        CheckProblem::Illegal { question, answer, reason }
    })
}
