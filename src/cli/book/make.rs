//! Works a book out and keeps what it has in a file.
//!
//! The last ply comes first: the positions before it then follow from their successors, without a search.
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use super::{Args, extent};
use crate::cli::failure::Failure;
use crate::cli::file::{refuse_existing, replace};
use crate::cli::library::read_book;
use crate::cli::progress::Progress;
use crate::engine::Limits;
use crate::engine::book::{Book, Maker};

/// Time between two copies of the book on the disk.
const SAVE_INTERVAL: Duration = Duration::from_secs(30);

/// A book in the making, and its file.
struct Making<'a> {
    args: &'a Args,
    file: &'a Path,
    maker: Maker,
    start: Instant,
    saved: Instant,
}

pub(super) fn run(args: &Args, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let maker = Maker::new(&begin(args, file)?, args.solver_options());
    let mut making = Making { args, file, maker, start: Instant::now(), saved: Instant::now() };
    let is_whole = making.add_plies()?;
    if is_whole {
        making.maker.complete_below(args.plies + 1);
    }
    let book = making.save()?;
    Ok(writeln!(out, "{}: {}", file.display(), extent(&book))?)
}

/// The book to go on with.
fn begin(args: &Args, file: &Path) -> Result<Book, Failure> {
    let rules = args.board.rules()?;
    if args.resume {
        let book = read_book(file)?;
        book.check_rules(&rules).map_err(Failure::input)?;
        Ok(book)
    } else {
        refuse_existing(file)?;
        Maker::blank(rules).map_err(Failure::input)
    }
}

impl Making<'_> {
    /// Solves the positions of all plies, the last ply first, and tells whether there was time for them.
    fn add_plies(&mut self) -> Result<bool, Failure> {
        for discs in (0..=self.args.plies).rev() {
            if !self.add_ply(discs)? {
                return Ok(false);
            }
            self.maker.read_itself();
        }
        Ok(true)
    }

    /// Solves all positions with so many discs, and tells whether there was time for them.
    fn add_ply(&mut self, discs: u8) -> Result<bool, Failure> {
        let total = self.maker.openings(discs).count();
        let mut progress = Progress::new(format!("ply {discs}"), total);
        for (index, position) in self.maker.openings(discs).enumerate() {
            progress.advance();
            if self.maker.knows(&position) {
                continue;
            }
            let time = self.args.time.map(|time| time.saturating_sub(self.start.elapsed()));
            if !self.maker.solve(&position, &Limits { time, ..Limits::default() }) {
                return Ok(false);
            }
            if self.saved.elapsed() > SAVE_INTERVAL {
                self.save()?;
                self.tell(format_args!("ply {discs}: {} of {total} positions", index + 1));
            }
        }
        self.tell(format_args!("ply {discs}: all {total} positions"));
        Ok(true)
    }

    /// Writes what there is of the book, so that the file is whole at any time.
    fn save(&mut self) -> Result<Book, Failure> {
        let book = self.maker.book();
        replace(self.file, |out| out.write_all(&book.to_bytes()))?;
        self.saved = Instant::now();
        Ok(book)
    }

    fn tell(&self, how_far: std::fmt::Arguments) {
        if self.args.verbose {
            eprintln!("{how_far}, {:.0} s", self.start.elapsed().as_secs_f64());
        }
    }
}
