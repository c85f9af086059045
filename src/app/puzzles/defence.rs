//! Proofs about the puzzle on the board, in the background: whether a move is right, the answer to it, the solution.
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::prelude::*;

use super::puzzle_game::PuzzleGame;
use crate::app::AtExit;
use crate::app::Screen;
use crate::app::ai::task::AiTask;
use crate::app::background::EventLoop;
use connect_n_engine::puzzle::{Attempt, Step};
use connect_n_engine::{Hint, Limits, Move, StopFlag};

/// Longest time for one proof; the puzzles that are built in need a small part of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// The defence of the puzzle on the board. Dropping it stops its search.
#[derive(Resource, Default)]
pub(super) struct Defence {
    attempt: Option<Arc<Mutex<Attempt>>>,
    task: Option<DefenceTask>,
}

enum DefenceTask {
    Step(Move, AiTask<Step>),
    Solution(AiTask<Vec<Move>>),
}

/// What was found out.
pub(super) enum DefenceAnswer {
    /// What comes of a move.
    Step(Move, Step),
    /// The solution from here.
    Solution(Vec<Move>),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Defence>()
        .add_systems(OnExit(Screen::Puzzles), stop)
        .add_systems(Last, stop.in_set(AtExit::Stop));
}

fn stop(mut defence: ResMut<Defence>) {
    *defence = Defence::default();
}

impl Defence {
    /// Finds out what comes of a move; the game is as it was before it.
    pub(super) fn prove(&mut self, game: &PuzzleGame, mv: Move, window: &EventLoop) {
        let attempt = self.attempt(game);
        self.task = Some(DefenceTask::Step(
            mv,
            AiTask::start(game.position_id(), window, move |stop| {
                let mut attempt = attempt.lock().unwrap_or_else(PoisonError::into_inner);
                attempt.play(mv, &limits(stop)).unwrap_or(Step::Unproved)
            }),
        ));
    }

    /// Finds the solution from the position that stays.
    pub(super) fn solve(&mut self, game: &PuzzleGame, window: &EventLoop) {
        let attempt = self.attempt(game);
        self.task = Some(DefenceTask::Solution(AiTask::start(game.position_id(), window, move |stop| {
            let mut attempt = attempt.lock().unwrap_or_else(PoisonError::into_inner);
            attempt.solution(&limits(stop)).unwrap_or_default()
        })));
    }

    /// Looks for a hint for the position.
    pub(super) fn hint(&mut self, game: &PuzzleGame, window: &EventLoop) -> AiTask<Option<Hint>> {
        let attempt = self.attempt(game);
        AiTask::start(game.position_id(), window, move |stop| {
            let mut attempt = attempt.lock().unwrap_or_else(PoisonError::into_inner);
            attempt.hint(&limits(stop)).ok().flatten()
        })
    }

    /// Stops what is running.
    pub(super) fn cancel(&mut self) {
        self.task = None;
    }

    /// What was found out, once.
    pub(super) fn answer(&mut self) -> Option<DefenceAnswer> {
        let finding = match self.task.as_ref()? {
            DefenceTask::Step(mv, task) => task.answer()?.map(|step| DefenceAnswer::Step(*mv, step)),
            DefenceTask::Solution(task) => task.answer()?.map(DefenceAnswer::Solution),
        };
        let mv = if let Some(DefenceTask::Step(mv, _)) = &self.task { Some(*mv) } else { None };
        self.task = None;
        Some(finding.unwrap_or_else(|_crash| {
            // How far it came is not known: the next proof begins anew.
            self.attempt = None;
            mv.map_or_else(
                || DefenceAnswer::Solution(Vec::new()),
                |mv| DefenceAnswer::Step(mv, Step::Unproved),
            )
        }))
    }

    fn attempt(&mut self, game: &PuzzleGame) -> Arc<Mutex<Attempt>> {
        // A hint that crashed leaves it as it was just then.
        if self.attempt.as_ref().is_some_and(|attempt| attempt.is_poisoned()) {
            self.attempt = None;
        }
        let begin = || Arc::new(Mutex::new(Attempt::resumed(game.puzzle().kind, game.kept_position())));
        Arc::clone(self.attempt.get_or_insert_with(begin))
    }
}

fn limits(stop: StopFlag) -> Limits {
    Limits { time: Some(PATIENCE), stop, ..Limits::default() }
}
