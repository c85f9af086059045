//! What the terminal says of errors and values, in the language of the thread: the types of the engine, the arena and
//! the puzzles in messages of `assets/locales/terminal`.
mod book;
mod bots;
mod certificate;
mod faults;
mod figures;
mod games;
mod openings;
mod played;
mod player_list;
mod players;
mod positions;
mod puzzles;
mod records;
mod requests;
mod results;
mod rules;
mod solving;
mod statistics;
mod values;

use std::io;

use crate::language::{Label, Message, message};
use crate::sentence::capitalised;
pub(in crate::cli) use faults::fault;
pub(in crate::cli) use figures::{fixed, seconds};
pub(in crate::cli) use played::{ended_by, of_game, result};
pub(in crate::cli) use player_list::{parameter, summary};
pub(in crate::cli) use rules::{rules, unusual};
pub(in crate::cli) use values::verdict;

/// What can be told to a person.
pub(in crate::cli) trait Explain {
    /// The error in the language of the thread.
    fn explain(&self) -> String;
}

impl Explain for Label {
    fn explain(&self) -> String {
        self.text()
    }
}

impl Explain for Message<'_> {
    fn explain(&self) -> String {
        self.text()
    }
}

/// What was explained before.
impl Explain for String {
    fn explain(&self) -> String {
        self.clone()
    }
}

/// The system speaks for itself.
impl Explain for io::Error {
    fn explain(&self) -> String {
        self.to_string()
    }
}

/// What was explained as a part of a sentence, as a sentence of its own.
pub(in crate::cli) fn sentence(problem: &str) -> String {
    message("sentence").with("words", capitalised(problem)).text()
}

/// What is wrong with a line of a text, counted from 1.
pub(in crate::cli) fn in_line(number: usize, problem: &impl Explain) -> String {
    message("in-line").with("number", number).with("problem", problem.explain()).text()
}

/// Checks that an error is explained in English as its `Display` says it to programmers.
#[cfg(test)]
fn assert_same(errors: &[&dyn Same]) {
    for error in errors {
        assert_eq!(error.explain(), error.to_string());
    }
}

/// An error that has words of both kinds.
#[cfg(test)]
trait Same: Explain + ToString {}

#[cfg(test)]
impl<T: Explain + ToString> Same for T {}
