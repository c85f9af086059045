//! Files and standard input, read no further than is good for the machine.
use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::failure::Failure;
use crate::language::message;
use connect_n_engine::StopFlag;

/// Bytes of a record, a list or a book that are read; nothing of the kind is larger.
const LARGEST: u64 = 64 << 20;

/// Time between two looks whether nobody wants the next line any more.
const LOOK: Duration = Duration::from_millis(50);

/// All of a file; `-` is standard input.
///
/// # Errors
/// It can't be read, or is too large.
pub(super) fn read_all(file: &Path) -> Result<Vec<u8>, Failure> {
    read_up_to(LARGEST, file)
}

/// The same with another limit, in bytes.
///
/// # Errors
/// It can't be read, or is too large.
pub(super) fn read_up_to(most: u64, file: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        io::stdin().take(most + 1).read_to_end(&mut bytes)
    } else {
        File::open(file).and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::in_file(file.display(), &error))?;
    if bytes.len() as u64 > most {
        let too_long = message("input-file-too-long").with("file", file.display().to_string());
        return Err(Failure::explained(too_long.with("mib", most >> 20)));
    }
    Ok(bytes)
}

/// The same of a text in UTF-8.
///
/// # Errors
/// It can't be read, is too large, or no such text.
pub(super) fn read_text(file: &Path) -> Result<String, Failure> {
    String::from_utf8(read_all(file)?).map_err(|_| {
        Failure::explained(message("input-file-not-text").with("file", file.display().to_string()))
    })
}

/// A line of standard input and its number, from 1; the text is missing where it is not in UTF-8.
pub(super) type NumberedLine = (usize, Option<String>);

/// The lines of standard input.
pub(super) fn lines() -> impl Iterator<Item = Result<NumberedLine, Failure>> {
    lines_of(io::stdin().lock())
}

/// The same until the flag is raised, also while the next line is waited for: then its last item is `None`.
pub(super) fn lines_until(stop: &StopFlag) -> impl Iterator<Item = Option<Result<NumberedLine, Failure>>> {
    let (line, read) = sync_channel(0);
    // It ends with the program, if not with the input.
    thread::spawn(move || lines().try_for_each(|next| line.send(next)));
    std::iter::from_fn(move || {
        loop {
            // Once more after the flag: who has read all is not interrupted.
            let is_stopped = stop.is_stopped();
            match read.recv_timeout(LOOK) {
                Err(RecvTimeoutError::Disconnected) => return None,
                _ if is_stopped => return Some(None),
                Ok(next) => return Some(Some(next)),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    })
}

/// The text of a line.
///
/// # Errors
/// It has none.
pub(super) fn text_of((number, text): NumberedLine) -> Result<(usize, String), Failure> {
    let not_text = || Failure::explained(message("input-line-not-text").with("number", number));
    Ok((number, text.ok_or_else(not_text)?))
}

fn lines_of(mut input: impl BufRead) -> impl Iterator<Item = Result<NumberedLine, Failure>> {
    (1..).map_while(move |number| {
        let wrong = |id| message(id).with("number", number);
        let mut line = Vec::new();
        match input.by_ref().take(LARGEST + 1).read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(length) if length as u64 > LARGEST => {
                let too_long = wrong("input-line-too-long").with("mib", LARGEST >> 20);
                Some(Err(Failure::explained(too_long)))
            }
            Ok(_) => {
                let text = String::from_utf8(line).ok();
                Some(Ok((number, text.map(|line| line.trim_end_matches(['\r', '\n']).to_owned()))))
            }
            Err(error) => {
                let unreadable = wrong("input-line-unreadable").with("problem", error.to_string());
                Some(Err(Failure::explained(unreadable)))
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_in_another_encoding_is_named_and_the_next_one_is_read() {
        let lines: Vec<NumberedLine> = lines_of(&b"4 4\n\xff\r\n5\r\n"[..]).map(Result::unwrap).collect();
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(lines, [(1, text("4 4")), (2, None), (3, text("5"))]);
        let Err(Failure::Input(said)) = text_of((2, None)) else { panic!("there is no text") };
        assert_eq!(said, "line 2 of standard input isn't text (UTF-8 expected)");
    }
}
