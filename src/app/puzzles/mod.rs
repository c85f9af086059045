//! Puzzles: one on the board, solved against perfect defence to its end, and the progress of whoever solves them. The
//! positions of lessons are such puzzles too, but not rated.
//!
//! What a puzzle is, the engine knows; which come next and what is kept, [`crate::puzzles`]. Here they meet the window:
//! `puzzle_game` is the puzzle on the board, `apply` answers what is asked of it, `defence` proves moves in the
//! background, `library` has all puzzles and `kept_progress` the file with the progress.
mod apply;
mod defence;
mod kept_progress;
mod library;
mod puzzle_game;

use bevy::prelude::*;
use jiff::Zoned;
use jiff::civil::Date;

pub use self::kept_progress::{Keeping, KeptProgress, ProgressStore};
pub use self::library::{Boards, PuzzleLibrary};
pub use self::puzzle_game::{Phase, PuzzleGame, Refutation};
use super::redraw;
use crate::puzzles::LessonPlace;
use connect_n_engine::Move;
use connect_n_engine::puzzle::Puzzle;

/// What is asked of the puzzles.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleRequest {
    /// A move of the solver.
    Play(Move),
    /// Take back what was tried.
    TryAgain,
    /// Show how it is solved.
    ShowSolution,
    /// Another puzzle: the next one.
    Next,
    /// The puzzle of the day.
    OfTheDay,
    /// The puzzle that has come back, and has waited longest.
    Due,
    /// From now on, only puzzles on these boards.
    Choose(Boards),
    /// This position of a lesson.
    Lesson(LessonPlace),
}

/// What the screen begins with.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Beginning {
    /// The next puzzle.
    #[default]
    Puzzle,
    /// The first position of a lesson that is not solved.
    Lesson,
}

/// It is known for good whether the puzzle counts as solved.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct PuzzleResult {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// It was solved at the first try, without a hint.
    pub solved: bool,
}

/// A position of a lesson was solved, at the first try or not.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonSolved(pub LessonPlace);

/// The last move of a puzzle was made, at the first try or not.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleSolved;

/// Tells the date: today's, or another in a test.
#[derive(Resource, Default, Clone, Copy, Debug)]
pub struct Calendar(pub Option<Date>);

impl Calendar {
    /// The date.
    pub fn today(&self) -> Date {
        self.0.unwrap_or_else(|| Zoned::now().date())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>()
        .init_resource::<Beginning>()
        .add_message::<PuzzleRequest>()
        .add_message::<PuzzleResult>()
        .add_message::<PuzzleSolved>()
        .add_message::<LessonSolved>()
        .add_plugins((library::plugin, kept_progress::plugin, defence::plugin, apply::plugin));
    redraw::draw_after::<PuzzleRequest>(app);
}
