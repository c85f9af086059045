//! Puzzles as they are kept: the file format, those that are built in, the lessons, and the progress of whoever solves
//! them.
//!
//! What a puzzle is, and what makes one right, the engine knows. No window and no terminal are needed here.
mod built_in;
mod format;
mod lessons;
mod progress;
mod store;

pub use built_in::built_in;
pub use format::{LineError, LineProblem, PuzzleLine, read};
pub use lessons::{Concept, LessonPlace, POSITIONS};
pub use progress::{Attempted, Progress, Rating, of_the_day};
pub use store::{Store, StoreError};
