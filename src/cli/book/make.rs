//! Builds a book, and keeps in a file of its own what it has of the last ply.
//!
//! The last ply comes first: the positions before it then follow from their successors, without a search.
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::args::Args;
use crate::cli::book_args::extent;
use crate::cli::failure::Failure;
use crate::cli::file::replace;
use crate::cli::input::read_all;
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use crate::cli::thinking::NO_ANSWER;
use crate::cli::words::{Explain, seconds};
use crate::files::beside;
use crate::language::{Label, Message, message};
use connect_n_engine::book::{BookBuilder, BookCheckpoint, BookEntry, BookError};
use connect_n_engine::{Limits, Part};

/// Time between two copies of the checkpoint on the disk.
const SAVE_INTERVAL: Duration = Duration::from_secs(30);

/// An unfinished book, and its files.
struct BookBuild<'a> {
    args: &'a Args,
    builder: BookBuilder,
    checkpoint: BookCheckpoint,
    checkpoint_file: PathBuf,
    interrupt: Interrupt,
    start: Instant,
    saved: Instant,
}

pub(super) fn run(args: &Args, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let checkpoint_file = beside(file, "draft");
    let checkpoint = if args.merge.is_empty() {
        begin(args, file, &checkpoint_file)?
    } else {
        refuse_existing(file)?;
        merge(&args.merge)?
    };
    let builder = BookBuilder::new(checkpoint.rules(), args.solver_options()).map_err(Failure::explained)?;
    let now = Instant::now();
    let interrupt = Interrupt::listen()?;
    let mut build =
        BookBuild { args, builder, checkpoint, checkpoint_file, interrupt, start: now, saved: now };
    if !build.solve_last_ply()? {
        let known = build.checkpoint.known().len();
        let unfinished = of_file("book-unfinished", &build.checkpoint_file).with("count", known);
        writeln!(out, "{}", unfinished.text())?;
        out.flush()?;
        return build.interrupt.check(|| message("book-interrupted").with("count", known).text());
    }
    let part = build.checkpoint.part();
    if part != Part::WHOLE {
        replace(file, |out| out.write_all(&build.checkpoint.to_bytes()))?;
        let known = build.checkpoint.known().len();
        let done = of_file("book-part-made", file).with("part", part.to_string()).with("count", known);
        writeln!(out, "{}", done.text())?;
        return fs::remove_file(&build.checkpoint_file).or(Ok(()));
    }
    build.builder.add(build.checkpoint.ply(), build.checkpoint.known());
    build.solve_other_plies()?;
    let book = build.builder.book();
    replace(file, |out| out.write_all(book.as_bytes()))?;
    writeln!(out, "{}", of_file("book-made", file).with("extent", extent(book)).text())?;
    // All of it is in the book now. A merge has no checkpoint: a file of that name is another book's.
    if args.merge.is_empty() { fs::remove_file(&build.checkpoint_file).or(Ok(())) } else { Ok(()) }
}

/// The checkpoint to continue.
fn begin(args: &Args, file: &Path, checkpoint_file: &Path) -> Result<BookCheckpoint, Failure> {
    let part = args.shard.unwrap_or(Part::WHOLE);
    let begun = BookCheckpoint::new(args.board.rules()?, args.plies, part).map_err(Failure::explained)?;
    if args.resume {
        let bytes = fs::read(checkpoint_file).map_err(|error| {
            let nothing = of_file("book-nothing-to-resume", checkpoint_file);
            Failure::explained(nothing.with("problem", error.explain()))
        })?;
        let checkpoint = BookCheckpoint::from_bytes(&bytes)
            .and_then(|checkpoint| checkpoint.check(&begun).map(|()| checkpoint));
        return checkpoint.map_err(|error| Failure::in_file(checkpoint_file.display(), &error));
    }
    refuse_existing(file)?;
    refuse_existing(checkpoint_file)?;
    Ok(begun)
}

fn refuse_existing(file: &Path) -> Result<(), Failure> {
    if file.exists() {
        return Err(Failure::explained(of_file("book-file-exists", file)));
    }
    Ok(())
}

/// The whole last ply of a book, of the files of all parts.
fn merge(files: &[PathBuf]) -> Result<BookCheckpoint, Failure> {
    let read = |file: &PathBuf| {
        let bytes = read_all(file)?;
        BookCheckpoint::from_bytes(&bytes).map_err(|error| match error {
            BookError::NoCheckpoint => Failure::in_file(file.display(), &Label::new("book-no-part")),
            error => Failure::in_file(file.display(), &error),
        })
    };
    let parts = files.iter().map(read).collect::<Result<_, _>>()?;
    BookCheckpoint::merge(parts).map_err(Failure::explained)
}

/// A message about a file.
fn of_file<'a>(id: &'static str, file: &Path) -> Message<'a> {
    message(id).with("file", file.display().to_string())
}

impl BookBuild<'_> {
    /// Solves the positions of the last ply, from where the checkpoint ends, and tells whether there was time for them.
    fn solve_last_ply(&mut self) -> Result<bool, Failure> {
        let ply = self.checkpoint.ply();
        let Some(all) = self.count_openings(ply) else {
            self.save()?;
            return Ok(false);
        };
        let own = self.checkpoint.part().range(all);
        let total = own.len();
        if self.checkpoint.known().len() == total {
            return Ok(true);
        }
        let mut progress = Progress::new(message("book-bar-ply").with("ply", ply).text(), total);
        for (index, position) in self.builder.openings(ply).skip(own.start).take(total).enumerate() {
            progress.advance();
            if index < self.checkpoint.known().len() {
                continue;
            }
            let limits =
                Limits { time: self.time_left(), stop: self.interrupt.stop().clone(), ..Limits::default() };
            let Some(known) = self.builder.solve(&position, &limits) else {
                self.save()?;
                return Ok(false);
            };
            self.checkpoint.push(known);
            if self.saved.elapsed() > SAVE_INTERVAL {
                self.save()?;
                let some = message("book-solved-some").with("ply", ply).with("count", index + 1);
                self.tell(some.with("total", total));
            }
        }
        self.save()?;
        Ok(true)
    }

    /// The positions of a ply, if there is time to count them.
    fn count_openings(&self, ply: u8) -> Option<usize> {
        // The parts that are merged are finished.
        let may_stop = self.args.merge.is_empty();
        let is_over =
            || may_stop && (self.interrupt.stop().is_stopped() || self.time_left() == Some(Duration::ZERO));
        let mut count = 0;
        for _ in self.builder.openings(ply) {
            if is_over() {
                return None;
            }
            count += 1;
        }
        Some(count)
    }

    fn time_left(&self) -> Option<Duration> {
        self.args.time.map(|time| time.saturating_sub(self.start.elapsed()))
    }

    /// Finds what follows from the last ply.
    fn solve_other_plies(&mut self) -> Result<(), Failure> {
        for ply in BookBuilder::plies(self.checkpoint.ply()).skip(1) {
            let known = self.builder.openings(ply).map(|position| {
                let known = self.builder.solve(&position, &Limits::default());
                known.ok_or_else(|| Failure::Work(NO_ANSWER.text()))
            });
            let known: Vec<BookEntry> = known.collect::<Result<_, _>>()?;
            self.builder.add(ply, &known);
            self.tell(message("book-solved-all").with("ply", ply).with("count", known.len()));
        }
        Ok(())
    }

    /// Writes the checkpoint.
    fn save(&mut self) -> Result<(), Failure> {
        self.saved = Instant::now();
        replace(&self.checkpoint_file, |out| out.write_all(&self.checkpoint.to_bytes()))
    }

    /// Says how far it is, and since when.
    fn tell(&self, how_far: Message) {
        if self.args.verbose {
            eprintln!("{}", how_far.with("time", seconds(self.start.elapsed(), 0)).text());
        }
    }
}
