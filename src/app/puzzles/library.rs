//! The puzzles that the program has with it, read in the background when they are first wanted.
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use crate::app::background::{BackgroundTask, EventLoop};
use crate::app::redraw::DrawFrames;
use crate::app::{AppSystems, Screen};
use crate::puzzles::built_in;
use connect_n_engine::Rules;
use connect_n_engine::puzzle::Puzzle;

/// Which boards puzzles are wanted on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Boards {
    /// Any.
    #[default]
    All,
    /// The usual one.
    Classic,
    /// Those of `PopOut`.
    PopOut,
    /// All others.
    Others,
}

/// All puzzles, and which of them are wanted.
#[derive(Resource, Default)]
pub struct PuzzleLibrary {
    puzzles: Option<Arc<[Puzzle]>>,
    boards: Boards,
    /// Those that were passed over, by id.
    skipped: Vec<String>,
}

/// The puzzles that are being read.
#[derive(Resource)]
struct Reading(BackgroundTask<Arc<[Puzzle]>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleLibrary>()
        .add_systems(OnEnter(Screen::Puzzles), read)
        .add_systems(Update, take.run_if(resource_exists::<Reading>).in_set(AppSystems::Input));
}

impl Boards {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::All, Self::Classic, Self::PopOut, Self::Others];

    /// Whether a board is one of them.
    pub fn have(self, rules: Rules) -> bool {
        match self {
            Self::All => true,
            Self::Classic => rules == Rules::default(),
            Self::PopOut => rules.is_pop_out(),
            Self::Others => rules != Rules::default() && !rules.is_pop_out(),
        }
    }
}

impl PuzzleLibrary {
    /// Other puzzles than those that are built in.
    pub fn of(puzzles: Vec<Puzzle>) -> Self {
        Self { puzzles: Some(puzzles.into()), ..Self::default() }
    }

    /// All of them, once they are read.
    pub fn puzzles(&self) -> Option<&[Puzzle]> {
        self.puzzles.as_deref()
    }

    /// Which boards are wanted.
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    pub(super) fn choose(&mut self, boards: Boards) {
        self.boards = boards;
    }

    pub(super) fn skip(&mut self, puzzle: &Puzzle) {
        self.skipped.push(puzzle.id.clone());
    }

    /// Those that are wanted and were not passed over; once all were, none was.
    pub(super) fn wanted(&mut self) -> Vec<&Puzzle> {
        let Self { puzzles, boards, skipped } = self;
        let wanted = puzzles.iter().flat_map(|all| all.iter()).filter(|puzzle| boards.have(puzzle.rules));
        let all: Vec<&Puzzle> = wanted.collect();
        let left: Vec<&Puzzle> = all.iter().copied().filter(|puzzle| !skipped.contains(&puzzle.id)).collect();
        if left.is_empty() {
            skipped.clear();
            return all;
        }
        left
    }
}

fn read(library: Res<PuzzleLibrary>, window: EventLoop, mut commands: Commands) {
    if library.puzzles.is_none() {
        let waker = window.waker();
        let work = async { built_in().into() };
        let wake = move || waker.wake();
        commands.insert_resource(Reading(BackgroundTask::spawn(AsyncComputeTaskPool::get(), work, wake)));
    }
}

fn take(
    reading: Res<Reading>,
    mut library: ResMut<PuzzleLibrary>,
    mut frames: MessageWriter<DrawFrames>,
    mut commands: Commands,
) {
    let Some(puzzles) = reading.0.take() else { return };
    // A crash would leave none to solve; a test reads every line.
    library.puzzles = puzzles.ok();
    commands.remove_resource::<Reading>();
    frames.write(DrawFrames);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_puzzle_is_of_one_group_and_each_group_has_some() {
        let puzzles = built_in();
        let count = |boards: Boards| puzzles.iter().filter(|puzzle| boards.have(puzzle.rules)).count();
        let [all, groups @ ..] = Boards::ALL.map(count);
        assert_eq!(all, groups.iter().sum::<usize>());
        assert!(groups.iter().all(|count| *count >= 100), "{groups:?}");
    }

    #[test]
    fn a_puzzle_that_was_passed_over_comes_back_only_after_all_others() {
        let mut library = PuzzleLibrary::of(built_in().into_iter().take(2).collect());
        let first = library.wanted()[0].clone();
        library.skip(&first);
        let second = library.wanted()[0].clone();
        assert_ne!(first.id, second.id);
        library.skip(&second);
        assert_eq!(library.wanted().len(), 2);
    }
}
