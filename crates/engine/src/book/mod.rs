//! Opening books: positions whose values have been worked out before.
//!
//! A [`Book`] belongs to one board of the standard game for two players. It holds a few plies, each of them whole, and
//! answers for all positions up to the last of these; a walk of a few plies leads from one to the next. It comes as
//! bytes: whoever has a file reads it. A [`BookSource`] says which one is used; for 6 rows and 7 columns one is built
//! in. A [`BookBuilder`] works one out with the solver, position by position, from those that [`BookPositions`]
//! lists; a [`BookCheckpoint`] is what it has found so far.
mod builder;
mod checkpoint;
mod error;
mod format;
mod key;
mod opening_book;
mod ply_layer;
mod positions;
mod retrieval;
mod source;

pub use builder::BookBuilder;
pub use checkpoint::BookCheckpoint;
pub use error::BookError;
pub use opening_book::Book;
pub use ply_layer::BookEntry;
pub(crate) use ply_layer::SOON;
pub use positions::BookPositions;
pub use source::BookSource;
