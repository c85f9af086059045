//! Builds a book, and keeps in a file of its own what it has of the last ply.
//!
//! The last ply comes first: the positions before it then follow from their successors, without a search.
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{Args, extent};
use crate::cli::failure::Failure;
use crate::cli::file::{beside, replace};
use crate::cli::interrupt::Interrupt;
use crate::cli::progress::Progress;
use connect_n_engine::Limits;
use connect_n_engine::book::{BookBuilder, BookCheckpoint, BookEntry};

/// Time between two copies of the draft on the disk.
const SAVE_INTERVAL: Duration = Duration::from_secs(30);

/// An unfinished book, and its files.
struct Making<'a> {
    args: &'a Args,
    maker: BookBuilder,
    draft: BookCheckpoint,
    draft_file: PathBuf,
    interrupt: Interrupt,
    start: Instant,
    saved: Instant,
}

pub(super) fn run(args: &Args, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let draft_file = beside(file, ".draft");
    let draft = begin(args, file, &draft_file)?;
    let maker = BookBuilder::new(args.board.rules()?, args.solver_options()).map_err(Failure::input)?;
    let now = Instant::now();
    let interrupt = Interrupt::listen()?;
    let mut making = Making { args, maker, draft, draft_file, interrupt, start: now, saved: now };
    if !making.solve_last_ply()? {
        let (known, name) = (making.draft.known().len(), making.draft_file.display());
        writeln!(out, "{name}: {known} positions; use --resume to continue")?;
        out.flush()?;
        return making.interrupt.check(|| format!("interrupted after {known} positions"));
    }
    making.solve_other_plies()?;
    let book = making.maker.book();
    replace(file, |out| out.write_all(book.as_bytes()))?;
    writeln!(out, "{}: {}", file.display(), extent(book))?;
    // All of it is in the book now.
    fs::remove_file(&making.draft_file).or(Ok(()))
}

/// The draft to continue.
fn begin(args: &Args, file: &Path, draft_file: &Path) -> Result<BookCheckpoint, Failure> {
    let rules = args.board.rules()?;
    let draft = BookCheckpoint::new(rules, args.plies).map_err(Failure::input)?;
    if args.resume {
        let name = draft_file.display();
        let bytes = fs::read(draft_file)
            .map_err(|error| Failure::Input(format!("nothing to resume: {name}: {error}")))?;
        let draft = BookCheckpoint::from_bytes(&bytes)
            .and_then(|draft| draft.check(&rules, args.plies).map(|()| draft));
        return draft.map_err(|error| Failure::Input(format!("{name}: {error}")));
    }
    for file in [file, draft_file] {
        if file.exists() {
            let file = file.display();
            let way = "use --resume to continue an unfinished book, or choose another file";
            return Err(Failure::Input(format!("{file} exists; {way}")));
        }
    }
    Ok(draft)
}

impl Making<'_> {
    /// Solves the positions of the last ply, from where the draft ends, and tells whether there was time for them.
    fn solve_last_ply(&mut self) -> Result<bool, Failure> {
        let ply = self.args.plies;
        let total = self.maker.openings(ply).count();
        let mut progress = Progress::new(format!("ply {ply}"), total);
        for (index, position) in self.maker.openings(ply).enumerate() {
            progress.advance();
            if index < self.draft.known().len() {
                continue;
            }
            let time = self.args.time.map(|time| time.saturating_sub(self.start.elapsed()));
            let Some(known) = self
                .maker
                .solve(&position, &Limits { time, stop: self.interrupt.stop().clone(), ..Limits::default() })
            else {
                self.save()?;
                return Ok(false);
            };
            self.draft.push(known);
            if self.saved.elapsed() > SAVE_INTERVAL {
                self.save()?;
                self.tell(format_args!("ply {ply}: {} of {total} positions", index + 1));
            }
        }
        self.save()?;
        self.maker.add(ply, self.draft.known());
        Ok(true)
    }

    /// Finds what follows from the last ply.
    fn solve_other_plies(&mut self) -> Result<(), Failure> {
        for ply in BookBuilder::plies(self.args.plies).skip(1) {
            let known = self.maker.openings(ply).map(|position| {
                let known = self.maker.solve(&position, &Limits::default());
                known.ok_or_else(|| Failure::Work("the search gave no answer".to_owned()))
            });
            let known: Vec<BookEntry> = known.collect::<Result<_, _>>()?;
            self.maker.add(ply, &known);
            self.tell(format_args!("ply {ply}: all {} positions", known.len()));
        }
        Ok(())
    }

    /// Writes the draft.
    fn save(&mut self) -> Result<(), Failure> {
        self.saved = Instant::now();
        replace(&self.draft_file, |out| out.write_all(&self.draft.to_bytes()))
    }

    fn tell(&self, how_far: std::fmt::Arguments) {
        if self.args.verbose {
            eprintln!("{how_far}, {:.0} s", self.start.elapsed().as_secs_f64());
        }
    }
}
