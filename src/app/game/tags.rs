//! What the record of a game says besides the game itself.
use bevy::prelude::*;

use connect_n_arena::today;
use connect_n_engine::OPENING_PLIES;

/// The day on which a game began.
pub const DATE: &str = "Date";

/// Tags that are written with the current game and come back with it.
///
/// A part of the app that has something to keep with a game, such as the clocks, sets tags of its own here whenever
/// they change for good, as with each move: the game is then saved. A new game begins with its date. After
/// [`AppSystems::Apply`](crate::app::AppSystems::Apply) of a frame with [`BoardChanged::Reset`](super::BoardChanged::Reset) they are those of the
/// game that was opened. Tags that nobody knows are kept as they were read.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTags(Vec<(String, String)>);

impl GameTags {
    /// Those of a game that begins now.
    pub(in crate::app) fn begun_today() -> Self {
        let mut tags = Self::default();
        tags.set(DATE, today());
        tags
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets the value of a tag. Names are made of letters, digits and underscores; values are single lines.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some(tag) => tag.1 = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// A player chose the move after so many: of an opening that nobody chose, only those before it are left.
    pub(super) fn end_opening(&mut self, plies: usize) {
        let opening = self.get(OPENING_PLIES).and_then(|opening| opening.trim().parse::<usize>().ok());
        if opening.is_some_and(|opening| opening > plies) {
            self.set(OPENING_PLIES, plies.to_string());
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| known != name);
    }

    /// All tags, as name and value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
