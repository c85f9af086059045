//! The review of a game: how good each move was, from the proved values before and after it, and why a mistake was one.
//!
//! A [`Reviewer`] goes through the game backwards and tells what it finds out as it goes (`reviewer.rs`). What it
//! knows of the moves of a position are bounds of their values (`knowledge.rs`); a [`Grade`] is given as soon as
//! these are enough for it, and never changes. An [`Explanation`] is a line of moves that shows a [`Cause`] by the
//! plain rules (`explanation.rs`); `explainer.rs` looks for it. `annotations.rs` keep a review as comments in the
//! record of the game.
mod annotations;
mod explainer;
mod explanation;
mod grade;
mod knowledge;
mod reviewer;
mod summary;

pub(crate) use explainer::only_reply;

pub use annotations::AnnotationError;
pub use explanation::{Cause, CauseError, Explanation};
pub use grade::{Grade, GradeError};
pub use reviewer::Reviewer;
pub use summary::{PlayerSummary, Review, ReviewedMove};
