//! The process that stands between us and a program: passes lines on, tells what happens, and ends it all.
use std::io::{self, BufRead, BufReader, Read, Write};
use std::mem;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anstream::adapter::strip_str;

use super::event::{END_OF_INPUT, Event};
use super::process::has_line;
use super::settings::ProgramLimits;
use super::{limits, process_tree};
use crate::protocol::LINE_LENGTH;

/// Bytes of standard error that are kept of each game.
const LOG_LENGTH: usize = 1 << 20;

/// Bytes and lines of the end of it in which the line is looked for that says why a program failed.
const LAST_WORDS: usize = 1 << 14;
const LAST_LINES: usize = 20;

/// Characters of that line that are told.
const REASON_LENGTH: usize = 120;

/// Time between two looks whether the program still runs.
const LOOK: Duration = Duration::from_millis(20);

/// Time for the end of the error output to come, when nobody is left to write to it.
const LOG_TIME: Duration = Duration::from_secs(1);

/// Time for a program that says no more to end, and for what it started to end after it.
const GRACE: Duration = Duration::from_millis(100);

/// What the threads report.
enum Notice {
    /// The program is no longer needed.
    Dismissed,
    /// The program has closed its standard output.
    Closed,
}

/// Runs the program that these words call. Its input is this process's standard input, whose end means that it is to be
/// ended; what happens to it is told on standard output, one event a line; what it writes to standard error is
/// passed on, up to a length. It is held to its limits; where they are so many cores, to those from `first_core` on.
pub fn supervise(words: &[String], limits: ProgramLimits, first_core: usize) {
    process_tree::begin();
    match start(words, limits, first_core) {
        Ok(program) => watch(program),
        Err(error) => send(&[Event::NotStarted(error.to_string())]),
    }
}

fn start(words: &[String], limits: ProgramLimits, first_core: usize) -> io::Result<Child> {
    let (name, args) = words
        .split_first()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "no program is named"))?;
    let mut command = Command::new(name);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    process_tree::prepare(&mut command);
    let mut program = command
        .spawn()
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", in_one_line(name))))?;
    limits::apply(limits, first_core, &program).inspect_err(|_| process_tree::end_all(&mut program))?;
    Ok(program)
}

fn watch(mut program: Child) {
    send(&[Event::Started]);
    let (notices, received) = mpsc::channel();
    if let Some(input) = program.stdin.take() {
        pass_on_input(input, notices.clone());
    }
    if let Some(mut output) = program.stdout.take() {
        thread::spawn(move || {
            pass_on_output(&mut BufReader::new(&mut output));
            // Whoever listened has then ended the program itself.
            let _ = notices.send(Notice::Closed);
        });
    }
    let (last_words, log) = mpsc::channel();
    if let Some(errors) = program.stderr.take() {
        // Nobody may listen any more.
        thread::spawn(move || last_words.send(keep_log(errors)).ok());
    }

    let mut dismissed = false;
    let mut closed: Option<Instant> = None;
    let mut told = false;
    while !dismissed && matches!(program.try_wait(), Ok(None)) {
        match received.recv_timeout(LOOK) {
            Ok(Notice::Dismissed) => dismissed = true,
            Ok(Notice::Closed) => closed = Some(Instant::now()),
            Err(_) => {}
        }
        // A program that has closed its output mostly ends at once, and that says more.
        if !told && closed.is_some_and(|since| since.elapsed() >= GRACE) {
            told = true;
            send(&[Event::Closed]);
        }
    }
    let left = if dismissed { 0 } else { left_behind(&program) };
    process_tree::end_all(&mut program);
    let status = match program.wait() {
        Err(error) => error.to_string(),
        Ok(status) if dismissed || status.success() => status.to_string(),
        Ok(status) => match log.recv_timeout(LOG_TIME).ok().and_then(|words| reason_in(&words)) {
            Some(reason) => format!("{status}, {reason}"),
            None => status.to_string(),
        },
    };
    if !dismissed && closed.is_none() {
        // What it said last comes before the notices of its end.
        let _ = received.recv_timeout(GRACE);
    }
    if left > 0 {
        eprintln!("connect-n: {left} processes were left behind and have been ended");
    }
    send(&[Event::Ended { left, status }]);
}

/// Descendants that are still there a moment after the program has ended.
fn left_behind(program: &Child) -> usize {
    let deadline = Instant::now() + GRACE;
    loop {
        let left = process_tree::count_others(program);
        if left == 0 || Instant::now() >= deadline {
            return left;
        }
        thread::sleep(GRACE / 10);
    }
}

/// Passes lines on to the program, however slowly it reads, and notices the end of ours at once.
fn pass_on_input(mut input: ChildStdin, notices: Sender<Notice>) {
    let (line, lines) = mpsc::channel::<String>();
    let mut line = Some(line);
    thread::spawn(move || {
        for line in lines {
            // A program that reads no more may still be writing.
            if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                return;
            }
        }
    });
    thread::spawn(move || {
        for text in io::stdin().lock().lines() {
            let Ok(text) = text else { break };
            if text == END_OF_INPUT {
                line = None;
            }
            // After the end of the other thread, lines have nowhere to go.
            let _ = line.as_ref().map(|line| line.send(text + "\n"));
        }
        let _ = notices.send(Notice::Dismissed);
    });
}

/// Passes on what the program says; lines that came together, together.
fn pass_on_output(output: &mut BufReader<impl Read>) {
    let mut events = Vec::new();
    loop {
        if !has_line(output) {
            send(&mem::take(&mut events));
        }
        let Ok(line) = read_line(output) else { return };
        if line.is_empty() {
            return;
        }
        if line.last() != Some(&b'\n') && line.len() > LINE_LENGTH {
            events.push(Event::LongLine);
            send(&events);
            // Nothing that comes after it is listened to, but it must not block the program.
            let _ = io::copy(output, &mut io::sink());
            return;
        }
        events.push(Event::Line(text(&line)));
    }
}

/// The next line, at most a byte longer than lines may be; empty at the end. Where its end doesn't come with the rest,
/// that is told.
fn read_line(output: &mut BufReader<impl Read>) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    loop {
        let left = (LINE_LENGTH + 1 - line.len()) as u64;
        let come = bytes_that_came(output)? as u64;
        output.by_ref().take(left.min(come)).read_until(b'\n', &mut line)?;
        if come == 0 || line.last() == Some(&b'\n') || line.len() > LINE_LENGTH {
            return Ok(line);
        }
        send(&[Event::Unfinished(text(&line))]);
    }
}

/// How many bytes have come, waited for if there are none; none at the end. A signal doesn't end the wait.
fn bytes_that_came(output: &mut impl BufRead) -> io::Result<usize> {
    loop {
        match output.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            filled => return filled.map(<[u8]>::len),
        }
    }
}

/// A line as it is told.
fn text(line: &[u8]) -> String {
    in_one_line(String::from_utf8_lossy(line).trim_end())
}

/// A text whose control characters, line ends among them, have become spaces.
fn in_one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Passes on what a program writes to standard error, up to a length, and gives the end of it.
fn keep_log(errors: impl Read) -> Vec<u8> {
    let mut log = io::stderr();
    let mut errors = BufReader::new(errors);
    let mut room = LOG_LENGTH;
    let mut last_words = Vec::new();
    // What is too much for the log must not block the program.
    loop {
        let written = match errors.fill_buf() {
            Ok([]) => return last_words,
            Ok(written) => written,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return last_words,
        };
        let kept = &written[..written.len().min(room)];
        room -= kept.len();
        // A log that can't be written is no reason to end a game.
        let _ = log.write_all(kept);
        last_words.extend_from_slice(written);
        last_words.drain(..last_words.len().saturating_sub(LAST_WORDS));
        let length = written.len();
        errors.consume(length);
    }
}

/// The line of an error output that says why the program failed: the last one that speaks of an error and is no place
/// in the code, with the next one where it ends with a colon.
fn reason_in(errors: &[u8]) -> Option<String> {
    let errors = String::from_utf8_lossy(errors);
    let text = in_lines(&strip_str(&errors).to_string());
    let last = &text[text.len().saturating_sub(LAST_LINES)..];
    let is_telling = |line: &String| {
        let line = line.to_lowercase();
        !line.starts_with("at ")
            && ["error", "exception", "panic", "fatal", "terminate"].iter().any(|word| line.contains(word))
    };
    let found = last.iter().rposition(is_telling)?;
    let next = last.get(found + 1).filter(|_| last[found].ends_with(':'));
    let words = [Some(&last[found]), next].into_iter().flatten().map(String::as_str).collect::<Vec<_>>();
    Some(words.join(" ").chars().take(REASON_LENGTH).collect())
}

/// The lines of a text that are not blank.
fn in_lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| in_one_line(line).trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

fn send(events: &[Event]) {
    let mut lines = Vec::new();
    // If nobody listens, standard input ends too.
    let _ = events
        .iter()
        .try_for_each(|event| writeln!(lines, "{event}"))
        .and_then(|()| io::stdout().lock().write_all(&lines));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a program says after a signal has come.
    struct AfterSignal<'a> {
        has_come: bool,
        said: &'a [u8],
    }

    impl Read for AfterSignal<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if !mem::replace(&mut self.has_come, true) {
                return Err(io::ErrorKind::Interrupted.into());
            }
            self.said.read(buffer)
        }
    }

    #[test]
    fn the_reason_is_the_last_line_that_speaks_of_an_error() {
        let reason = |errors: &str| reason_in(errors.as_bytes());
        let python = "Traceback (most recent call last):\n  File \"bot.py\", line 6\nValueError: no idea\n";
        assert_eq!(reason(python).as_deref(), Some("ValueError: no idea"));
        let java = "Exception in thread \"main\" java.lang.IllegalStateException: no idea\n\tat Bot.main(Bot.java:5)\n";
        assert_eq!(
            reason(java).as_deref(),
            Some("Exception in thread \"main\" java.lang.IllegalStateException: no idea")
        );
        let rust = "thread 'main' panicked at src/main.rs:3:5:\nno idea\nnote: run with `RUST_BACKTRACE=1`\n";
        assert_eq!(reason(rust).as_deref(), Some("thread 'main' panicked at src/main.rs:3:5: no idea"));
        let node = "Error: no idea\n    at emitErrorNT (node:internal)\n\nNode.js v22.1.0\n";
        assert_eq!(reason(node).as_deref(), Some("Error: no idea"));
        let coloured = "\u{1b}[1;31mValueError\u{1b}[0m: \u{1b}[38;5;9mno idea\u{1b}[m\n";
        assert_eq!(reason(coloured).as_deref(), Some("ValueError: no idea"));
        assert_eq!(reason("depth 7\n\n"), None);
        assert_eq!(reason(&format!("mean error 0.1\n{}", "depth 7\n".repeat(LAST_LINES))), None, "long ago");
        assert_eq!(reason(&"error ".repeat(100)).unwrap().len(), REASON_LENGTH);
    }

    #[test]
    fn a_signal_does_not_end_a_line() {
        let mut output = BufReader::new(AfterSignal { has_come: false, said: b"move 4\n" });
        assert_eq!(read_line(&mut output).unwrap(), b"move 4\n");
        assert_eq!(read_line(&mut output).unwrap(), b"");
    }
}
