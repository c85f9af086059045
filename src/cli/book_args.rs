//! The options that choose the opening book, the same for every subcommand that reads one.
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::failure::Failure;
use super::input::read_all;
use crate::language::message;
use connect_n_engine::Rules;
use connect_n_engine::book::{Book, BookSource};

/// The opening book.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct BookArgs {
    /// Opening book file; `connect-n book` builds one [default: built in]
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Don't use the opening book
    #[arg(long, conflicts_with = "book")]
    no_book: bool,
}

impl BookArgs {
    /// The book for games by these rules.
    pub(super) fn source(&self, rules: Rules) -> Result<BookSource, Failure> {
        match &self.book {
            Some(file) => {
                let book = read_book(file)?;
                book.check_rules(&rules).map_err(Failure::explained)?;
                Ok(BookSource::Holding(Arc::new(book)))
            }
            None if self.no_book => Ok(BookSource::Empty),
            None => Ok(BookSource::BuiltIn),
        }
    }
}

/// Reads a book from a file.
pub(super) fn read_book(file: &Path) -> Result<Book, Failure> {
    Book::from_bytes(read_all(file)?).map_err(|error| Failure::in_file(file.display(), &error))
}

/// How much a book holds, for a person.
pub(super) fn extent(book: &Book) -> String {
    match book.last_ply() {
        None => message("book-extent-empty").with("count", book.len()),
        Some(ply) => message("book-extent").with("count", book.len()).with("ply", ply),
    }
    .text()
}
