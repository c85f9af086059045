//! A program that runs, seen from our side of its supervisor.
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::event::{END_OF_INPUT, Event};
use super::transcript::{HAPPENED, SAID, TOLD, Transcript};
use crate::fault::Fault;
use crate::protocol::{LINE_LENGTH, MOST_INFOS, Request, is_info};
use connect_n_engine::StopFlag;

/// Groups of events that wait for us before the program has to wait too.
const WAITING: usize = 16;

/// Time between two looks at the stop flag.
const LOOK: Duration = Duration::from_millis(2);

/// Time to end after `quit`.
const QUIT_TIME: Duration = Duration::from_secs(2);

/// Time for the supervisor to end all that is left; it takes some milliseconds.
const END_TIME: Duration = Duration::from_secs(5);

/// A program and its supervisor. Dropping it ends both and all that the program has started.
pub(crate) struct Process {
    supervisor: Child,
    /// `None` when it has been dismissed.
    input: Option<ChildStdin>,
    /// Those that came together, together, as far as a buffer reaches: who answers with two lines at once has said the
    /// second before it is asked again, however soon that is.
    events: Receiver<Vec<Event>>,
    /// Those of a group that come next.
    coming: VecDeque<Event>,
    /// What the program has written of a line that has no end yet.
    unfinished: String,
    /// The last `info` lines that came since they were last asked for.
    infos: VecDeque<String>,
    transcript: SharedTranscript,
}

/// The transcript, to which whoever reads what the program says adds its lines as they come.
type SharedTranscript = Arc<Mutex<Option<Transcript>>>;

fn note(transcript: &SharedTranscript, mark: char, line: &str) {
    if let Some(transcript) = transcript.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
        transcript.note(mark, line);
    }
}

impl Process {
    /// Starts it by the command of its supervisor. Its events tell whether the program can run.
    pub(super) fn start(supervisor: &mut Command, transcript: Option<Transcript>) -> io::Result<Self> {
        let mut supervisor = supervisor.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let transcript = Arc::new(Mutex::new(transcript));
        let input = supervisor.stdin.take();
        let (event, events) = sync_channel(WAITING);
        if let Some(output) = supervisor.stdout.take() {
            let transcript = transcript.clone();
            thread::Builder::new().spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let group = read_group(&mut output);
                    for told in &group {
                        match told {
                            Event::Line(said) => note(&transcript, SAID, said),
                            Event::Unfinished(_) => {}
                            happened => note(&transcript, HAPPENED, &happened.to_string()),
                        }
                    }
                    if group.is_empty() || event.send(group).is_err() {
                        return;
                    }
                }
            })?;
        }
        let (coming, unfinished, infos) = (VecDeque::new(), String::new(), VecDeque::new());
        Ok(Self { supervisor, input, events, coming, unfinished, infos, transcript })
    }

    /// Goes on in another transcript, or in none.
    pub(super) fn transcribe(&mut self, transcript: Option<Transcript>) {
        *self.transcript.lock().unwrap_or_else(PoisonError::into_inner) = transcript;
    }

    /// Sends a request that needs no answer.
    pub(super) fn send(&mut self, request: Request) {
        self.send_line(&request.to_string());
    }

    /// Sends a line of any text.
    pub(crate) fn send_line(&mut self, line: &str) {
        note(&self.transcript, TOLD, line);
        if let Some(input) = &mut self.input {
            // Where nobody listens any more, the events tell why.
            let _ = writeln!(input, "{line}").and_then(|()| input.flush());
        }
    }

    /// Closes the standard input of the program, which goes on running.
    pub(crate) fn close_input(&mut self) {
        self.send_line(END_OF_INPUT);
    }

    /// The last `info` lines since the last call, the first of them first.
    pub(crate) fn take_infos(&mut self) -> Vec<String> {
        std::mem::take(&mut self.infos).into()
    }

    /// Keeps a line of `info`; gives any other line back.
    fn keep_info(&mut self, line: String) -> Option<String> {
        if !is_info(&line) {
            return Some(line);
        }
        if self.infos.len() == MOST_INFOS {
            self.infos.pop_front();
        }
        self.infos.push_back(line);
        None
    }

    /// Asks for an answer and waits for it.
    pub(super) fn ask(
        &mut self,
        request: Request,
        allowed: Duration,
        stop: &StopFlag,
    ) -> Result<String, Fault> {
        let question = request.to_string();
        self.check_no_output(&question)?;
        self.send(request);
        self.wait_for_answer(&question, allowed, stop)
    }

    /// Waits for the answer to a question that has been asked.
    pub(crate) fn wait_for_answer(
        &mut self,
        question: &str,
        allowed: Duration,
        stop: &StopFlag,
    ) -> Result<String, Fault> {
        let deadline = Instant::now().checked_add(allowed);
        loop {
            if stop.is_stopped() {
                return Err(Fault::Stopped);
            }
            let left = deadline.map_or(LOOK, |deadline| deadline.saturating_duration_since(Instant::now()));
            match self.next_event(left.min(LOOK)) {
                Ok(Event::Started | Event::Unfinished(_)) => {}
                Ok(Event::Line(line)) => {
                    if let Some(answer) = self.keep_info(line) {
                        return Ok(answer);
                    }
                }
                Ok(event) => return Err(fault(event, question)),
                Err(RecvTimeoutError::Disconnected) => return Err(lost(question)),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(self.silence(question.to_owned(), allowed));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The fault of a program that has not answered in time.
    fn silence(&self, question: String, allowed: Duration) -> Fault {
        if self.unfinished.is_empty() {
            Fault::Silent { question, allowed }
        } else {
            Fault::Unfinished { question, written: self.unfinished.clone(), allowed }
        }
    }

    /// The next event, waited for at most so long.
    fn next_event(&mut self, time: Duration) -> Result<Event, RecvTimeoutError> {
        while self.coming.is_empty() {
            self.coming.extend(self.events.recv_timeout(time)?);
        }
        let event = self.coming.pop_front().ok_or(RecvTimeoutError::Timeout)?;
        match &event {
            Event::Unfinished(text) => self.unfinished.clone_from(text),
            Event::Line(_) => self.unfinished.clear(),
            _ => {}
        }
        Ok(event)
    }

    /// The program may not have written anything but `info` before the question.
    pub(crate) fn check_no_output(&mut self, question: &str) -> Result<(), Fault> {
        loop {
            match self.next_event(Duration::ZERO) {
                Ok(Event::Started | Event::Unfinished(_)) => {}
                Ok(Event::Line(line)) => {
                    if let Some(line) = self.keep_info(line) {
                        return Err(Fault::UnexpectedOutput(line));
                    }
                }
                Ok(event) => return Err(fault(event, question)),
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Err(RecvTimeoutError::Disconnected) => return Err(lost(question)),
            }
        }
    }

    /// Asks it to end, and ends it if it doesn't.
    pub(super) fn quit(mut self) -> Result<(), Fault> {
        self.send(Request::Quit);
        self.end()
    }

    /// Waits for it to end, and ends it if it doesn't.
    pub(crate) fn end(&mut self) -> Result<(), Fault> {
        match self.wait_for_end(QUIT_TIME) {
            Some(0) => Ok(()),
            Some(left) => Err(Fault::LeftBehind(left)),
            None => Err(Fault::WouldNotQuit(QUIT_TIME)),
        }
    }

    /// Has it ended with all that it started, without waiting.
    pub(super) fn dismiss(&mut self) {
        self.input = None;
    }

    /// How many processes it left behind when it ended by itself; `None` if it hasn't ended in this time.
    fn wait_for_end(&mut self, time: Duration) -> Option<usize> {
        let deadline = Instant::now() + time;
        loop {
            match self.next_event(deadline.saturating_duration_since(Instant::now())) {
                Ok(Event::Ended { left, .. }) => return Some(left),
                // Whatever it still has to say comes too late.
                Ok(_) if Instant::now() < deadline => {}
                Ok(_) | Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => return Some(0),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.dismiss();
        if self.wait_for_end(END_TIME).is_none() {
            // Nothing is left to be done about a supervisor that can't be ended either.
            let _ = self.supervisor.kill();
        }
        let _ = self.supervisor.wait();
    }
}

/// The next event and those that came with it; none at the end. A line that is no event ends the group.
fn read_group(output: &mut BufReader<impl Read>) -> Vec<Event> {
    let mut group = Vec::new();
    let mut line = String::new();
    while (group.is_empty() || has_line(output)) && output.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
        let Some(event) = Event::parse(line.trim_end_matches('\n')) else { break };
        group.push(event);
        line.clear();
    }
    group
}

/// Whether another line is there without waiting.
pub(super) fn has_line(input: &BufReader<impl Read>) -> bool {
    input.buffer().contains(&b'\n')
}

/// What an event that is not an answer says about a program.
fn fault(event: Event, question: &str) -> Fault {
    match event {
        Event::NotStarted(reason) => Fault::NotStarted(reason),
        Event::LongLine => Fault::LongLine { most: LINE_LENGTH },
        Event::Ended { status, .. } => Fault::Ended { status, question: question.to_owned() },
        Event::Line(text) => Fault::UnexpectedOutput(text),
        Event::Closed | Event::Started | Event::Unfinished(_) => Fault::Closed,
    }
}

fn lost(question: &str) -> Fault {
    Fault::Ended { status: "its supervisor is gone".to_owned(), question: question.to_owned() }
}
