//! What is said: messages with and without variables.
use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Language, Who, bundle, current};
use connect_n_engine::{Column, Move};

/// A message without variables, by its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Label(&'static str);

impl Label {
    /// The message with this id.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// Its text in the language of the thread.
    pub fn text(self) -> String {
        self.text_in(current())
    }

    /// Its text in a language.
    pub fn text_in(self, language: Language) -> String {
        bundle::format(language, self.0, &FluentArgs::new())
    }
}

impl From<Label> for String {
    fn from(label: Label) -> Self {
        label.text()
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// A message with its variables.
#[derive(Debug)]
#[must_use]
pub struct Message<'a> {
    id: &'static str,
    args: FluentArgs<'a>,
}

/// The message with this id, without variables yet.
pub fn message<'a>(id: &'static str) -> Message<'a> {
    Message { id, args: FluentArgs::new() }
}

impl<'a> Message<'a> {
    /// Sets a variable.
    pub fn with(mut self, name: impl Into<Cow<'a, str>>, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, value);
        self
    }

    /// Sets two variables for a player: `$player`, which is `you`, `computer` or `named`, and `$playerName`.
    pub fn who(self, name: &'static str, who: &Who) -> Self {
        let (kind, named) = match who {
            Who::You => ("you", String::new()),
            Who::Computer => ("computer", String::new()),
            Who::Named(name) => ("named", name.clone()),
        };
        self.with(name, kind).with(format!("{name}Name"), named)
    }

    /// Sets two variables for a move: `$move`, which is `drop` or `pop`, and `$column`.
    pub fn mv(self, mv: Move) -> Self {
        self.with("move", kind(mv)).column(mv.column())
    }

    /// The same for the answer to a move: `$reply` and `$replyColumn`.
    pub fn reply(self, mv: Move) -> Self {
        self.with("reply", kind(mv)).with("replyColumn", mv.column().index() + 1)
    }

    /// Sets `$column`, as people count.
    pub fn column(self, column: Column) -> Self {
        self.with("column", column.index() + 1)
    }

    /// The text in the language of the thread.
    pub fn text(&self) -> String {
        self.text_in(current())
    }

    /// The text in a language.
    pub fn text_in(&self, language: Language) -> String {
        bundle::format(language, self.id, &self.args)
    }
}

/// A kind of move, as messages select by it.
const fn kind(mv: Move) -> &'static str {
    if mv.is_pop() { "pop" } else { "drop" }
}
