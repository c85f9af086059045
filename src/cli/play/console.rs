//! Questions and answers: lines of a person at a terminal, or of a pipe.
use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Read, Stdout, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anstream::AutoStream;
use clap::ColorChoice;

use crate::cli::failure::{Failure, legible};
use crate::language::{Label, message};
use connect_n_engine::StopFlag;

/// Time between two looks whether the program is interrupted.
const LOOK: Duration = Duration::from_millis(50);

/// Bytes of a line; a longer one is refused.
const LONGEST_LINE: u64 = 4096;

/// Lines that are read before they are needed.
const READ_AHEAD: usize = 16;

/// Why a question has no answer.
#[derive(Debug)]
pub(super) enum Leave {
    /// Somebody has asked to quit.
    Quit,
    /// No more lines come.
    EndOfInput,
    /// Ctrl+C, or another signal.
    Interrupted,
    /// The output can't be written, or the like.
    Failed(Failure),
}

impl From<Failure> for Leave {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl From<io::Error> for Leave {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.into())
    }
}

/// What comes of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// A line without its end.
    Line(String),
    /// The time for it is up.
    TimeUp,
}

/// Why a line can't be used.
const NOT_TEXT: Label = Label::new("play-line-not-text");
/// The same.
const TOO_LONG: Label = Label::new("play-line-too-long");

/// A line as it is read, or why it can't be used.
type Input = Result<String, Label>;

/// Where the players sit.
pub(super) struct Console {
    out: AutoStream<Stdout>,
    lines: Receiver<Input>,
    /// Somebody types and reads here.
    is_terminal: bool,
    stop: StopFlag,
}

impl Console {
    /// Reads standard input from now on.
    pub(super) fn open(colour: ColorChoice, stop: StopFlag) -> Self {
        let choice = match colour {
            ColorChoice::Auto => AutoStream::choice(&io::stdout()),
            ColorChoice::Always => anstream::ColorChoice::AlwaysAnsi,
            ColorChoice::Never => anstream::ColorChoice::Never,
        };
        let (line, lines) = sync_channel(READ_AHEAD);
        thread::spawn(move || read_lines(io::stdin().lock(), &line));
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        Self { out: AutoStream::new(io::stdout(), choice), lines, is_terminal, stop }
    }

    /// Raised when the program is interrupted.
    pub(super) fn stop(&self) -> &StopFlag {
        &self.stop
    }

    /// Writes a line, or several.
    pub(super) fn say(&mut self, text: impl Display) -> Result<(), Leave> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Says in one line what is wrong with an answer.
    pub(super) fn complain(&mut self, problem: impl Display) -> Result<(), Leave> {
        let problem = problem.to_string();
        let line: Vec<String> = problem.lines().map(|line| legible(line.trim())).collect();
        self.say(line.join(" "))
    }

    /// Asks, and waits for a line; no longer than so long, if a time is given. A line that is no text is complained of
    /// and asked for again.
    pub(super) fn ask(&mut self, question: &str, time: Option<Duration>) -> Result<Answer, Leave> {
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        loop {
            self.prompt(question)?;
            match self.next_line(deadline)? {
                Some(Ok(line)) => return Ok(Answer::Line(line.trim().to_owned())),
                Some(Err(problem)) => self.complain(problem)?,
                None => {
                    self.forget_typed()?;
                    return Ok(Answer::TimeUp);
                }
            }
        }
    }

    /// Asks without a limit of time.
    pub(super) fn line(&mut self, question: &str) -> Result<String, Leave> {
        match self.ask(question, None)? {
            Answer::Line(line) => Ok(line),
            Answer::TimeUp => Err(Leave::EndOfInput),
        }
    }

    /// Asks until the answer can be used; `q` and `quit` leave.
    pub(super) fn choose<T>(
        &mut self,
        question: &str,
        mut read: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Leave> {
        loop {
            let line = self.line(question)?;
            if ["q", "quit"].contains(&line.to_lowercase().as_str()) {
                return Err(Leave::Quit);
            }
            match read(&line) {
                Ok(answer) => return Ok(answer),
                Err(problem) => self.complain(problem)?,
            }
        }
    }

    /// Asks for yes or no; an empty line is the usual answer.
    pub(super) fn confirm(&mut self, question: &str, usual: bool) -> Result<bool, Leave> {
        let id = if usual { "play-confirm-yes" } else { "play-confirm-no" };
        let question = message(id).with("question", question.to_owned()).text();
        self.choose(&question, |line| match line.to_lowercase().as_str() {
            "" => Ok(usual),
            "y" | "yes" => Ok(true),
            "n" | "no" => Ok(false),
            _ => Err(Label::new("play-type-y-or-n").text()),
        })
    }

    /// At a terminal the answer stands beside the question; in a pipe each question is a line of its own.
    fn prompt(&mut self, question: &str) -> Result<(), Leave> {
        if self.is_terminal {
            write!(self.out, "{question} ")?;
        } else {
            writeln!(self.out, "{question}")?;
        }
        Ok(self.out.flush()?)
    }

    fn next_line(&mut self, deadline: Option<Instant>) -> Result<Option<Input>, Leave> {
        loop {
            if self.stop.is_stopped() {
                self.end_prompt()?;
                return Err(Leave::Interrupted);
            }
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            match self.lines.recv_timeout(left.map_or(LOOK, |left| left.min(LOOK))) {
                Ok(line) => return Ok(Some(line)),
                Err(RecvTimeoutError::Disconnected) => {
                    self.end_prompt()?;
                    return Err(Leave::EndOfInput);
                }
                Err(RecvTimeoutError::Timeout) if left.is_some_and(|left| left.is_zero()) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// What is typed too late is no move of the next player.
    fn forget_typed(&mut self) -> Result<(), Leave> {
        self.end_prompt()?;
        if self.is_terminal {
            #[cfg(unix)]
            // Where it fails, the player sees what is left.
            let _ = rustix::termios::tcflush(io::stdin(), rustix::termios::QueueSelector::IFlush);
            while self.lines.try_recv().is_ok() {}
        }
        Ok(())
    }

    /// Leaves the line on which the answer was to stand.
    fn end_prompt(&mut self) -> Result<(), Leave> {
        if self.is_terminal { self.say("") } else { Ok(()) }
    }
}

/// Sends lines until they end or nobody listens.
fn read_lines(mut input: impl BufRead, lines: &SyncSender<Input>) {
    loop {
        let mut line = Vec::new();
        match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_whole = line.len() as u64 != LONGEST_LINE || line.ends_with(b"\n");
        if !is_whole && skip_line(&mut input).is_err() {
            return;
        }
        let read = if is_whole { String::from_utf8(line).map_err(|_| NOT_TEXT) } else { Err(TOO_LONG) };
        if lines.send(read).is_err() {
            return;
        }
    }
}

/// Reads on to the end of a line, and keeps nothing of it.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, is_over) = match end {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if is_over {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_too_long_or_no_text_are_told_apart() {
        let long = "x".repeat(100_000);
        let text = [b"4\n", long.as_bytes(), b"\n\xff\n5"].concat();
        let (line, lines) = sync_channel(9);
        read_lines(&text[..], &line);
        drop(line);
        let read: Vec<Input> = lines.iter().collect();
        assert_eq!(read, [Ok("4\n".to_owned()), Err(TOO_LONG), Err(NOT_TEXT), Ok("5".to_owned())]);
    }
}
