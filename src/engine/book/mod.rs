//! Opening books: positions whose values have been worked out before.
//!
//! A [`Book`] belongs to one board of the standard game for two players. It comes as bytes: whoever has a file reads it.
//! A [`Library`] says which one to open; for 6 rows and 7 columns one is built in. A [`Maker`] works one out with the
//! solver, position by position, from those that [`Openings`] lists.
mod entries;
mod format;
mod key;
mod library;
mod maker;
mod openings;

pub use entries::{Book, Extent, Known};
pub use format::BookError;
pub use library::Library;
pub use maker::Maker;
pub use openings::Openings;
