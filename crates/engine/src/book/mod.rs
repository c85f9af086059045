//! Opening books: positions whose values have been worked out before.
//!
//! A [`Book`] belongs to one board of the standard game for two players. It holds a few plies, each of them whole, and
//! answers for all positions up to the last of these; a walk of a few plies leads from one to the next. It comes as
//! bytes: whoever has a file reads it. A [`Library`] says which one to open; for 6 rows and 7 columns one is built in.
//! A [`Maker`] works one out with the solver, position by position, from those that [`Openings`] lists; a [`Draft`] is
//! what it has so far.
mod draft;
mod error;
mod format;
mod key;
mod layer;
mod library;
mod maker;
mod openings;
mod retrieval;
mod volume;

pub use draft::Draft;
pub use error::BookError;
pub use layer::Known;
pub(crate) use layer::SOON;
pub use library::Library;
pub use maker::Maker;
pub use openings::Openings;
pub use volume::Book;
