//! What a referee and a program say to each other, line by line, in a file.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use super::ProgramCommand;

/// Stands before what the program is told.
pub(super) const TOLD: char = '>';
/// Stands before what the program says.
pub(super) const SAID: char = '<';
/// Stands before what happens to the program.
pub(super) const HAPPENED: char = '!';

/// A file of lines, each with the seconds since it was opened.
pub(super) struct Transcript {
    file: File,
    begun: Instant,
}

impl Transcript {
    /// Opens a file, or goes on with it, and says there when the conversation began and with whom.
    pub(super) fn open(path: &Path, command: &ProgramCommand) -> io::Result<Self> {
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut file = File::options().create(true).append(true).open(path)?;
        writeln!(file, "== {} {command}", jiff::Zoned::now().strftime("%Y-%m-%dT%H:%M:%S%.3f%:z"))?;
        Ok(Self { file, begun: Instant::now() })
    }

    /// Adds a line. One that can't be written is no reason to end a game.
    pub(super) fn note(&mut self, mark: char, line: &str) {
        let _ = writeln!(self.file, "{:12.6} {mark} {line}", self.begun.elapsed().as_secs_f64());
    }
}
