//! The search of a review in the background. What it finds is taken over as it becomes known.
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::app::ai::task::{AiTask, News, ReportingTask};
use crate::app::background::EventLoop;
use crate::app::game::current_game::PositionId;
use connect_n_engine::book::BookSource;
use connect_n_engine::review::{Review, ReviewedMove, Reviewer};
use connect_n_engine::search::SolverOptions;
use connect_n_engine::{Limits, Position, StopFlag};

/// How long a review looks at a game at first, and how much longer each time it is asked to.
const TIME: Duration = Duration::from_secs(20);

/// Longest time for a judgement of one move.
const JUDGEMENT: Duration = Duration::from_secs(5);

/// Searches for a review, one after the other, which share what they have found out.
#[derive(Default)]
pub(super) struct ReviewSearch {
    reviewer: SharedReviewer,
    running: Option<ReportingTask<Review>>,
}

/// The reviewer, made when it is first needed: its tables take memory.
#[derive(Clone, Default)]
pub(super) struct SharedReviewer(Arc<Mutex<Option<Reviewer>>>);

impl SharedReviewer {
    fn with<T>(&self, work: impl FnOnce(&mut Reviewer) -> T) -> T {
        // A search that crashed leaves tables that may be anything: the next one begins with new ones.
        let mut reviewer = self.0.lock().unwrap_or_else(|poisoned| {
            let mut reviewer = poisoned.into_inner();
            *reviewer = None;
            reviewer
        });
        let new = || Reviewer::new(SolverOptions::default(), BookSource::BuiltIn);
        work(reviewer.get_or_insert_with(new))
    }
}

impl ReviewSearch {
    /// Goes on with a review, unless nothing is left to find out.
    pub(super) fn start(&mut self, id: PositionId, window: &EventLoop, game: &Position, review: &Review) {
        self.running = None;
        if review.is_complete() {
            return;
        }
        let (game, review) = (game.clone(), review.clone());
        let reviewer = self.reviewer.clone();
        self.running = Some(ReportingTask::start(id, window, move |stop, report| {
            let limits = Limits { time: Some(TIME), stop, ..Limits::default() };
            reviewer.with(|reviewer| reviewer.extend(&game, review, &limits, |so_far, _| report(so_far)))
        }));
    }

    pub(super) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// What has become known since the last time, and whether the search has ended.
    pub(super) fn take(&mut self) -> (Option<Review>, bool) {
        match self.running.as_ref().map_or(News::None, ReportingTask::news) {
            News::None => (None, false),
            News::Report(review) => (Some(review), false),
            News::Answer(answer) => {
                self.running = None;
                // After a crash the review stays as it is.
                (answer.ok(), true)
            }
        }
    }

    /// Begins to judge the last move of a game, of which a review knows all others.
    pub(super) fn judge(
        &mut self,
        id: PositionId,
        window: &EventLoop,
        game: Position,
        known: &Review,
    ) -> AiTask<Option<ReviewedMove>> {
        self.running = None;
        let mut review = Review::of(&game);
        let before = game.plies().saturating_sub(1);
        for (reviewed, known) in review.moves.iter_mut().zip(&known.moves).take(before) {
            reviewed.clone_from(known);
        }
        let reviewer = self.reviewer.clone();
        AiTask::start(id, window, move |stop| reviewer.with(|it| judged(it, &game, review, stop)))
    }
}

/// What is known of the last move of a game, as soon as it has its grade, or is known to be as good as any.
fn judged(reviewer: &mut Reviewer, game: &Position, review: Review, stop: StopFlag) -> Option<ReviewedMove> {
    let limits = Limits { time: Some(JUDGEMENT), stop: stop.clone(), ..Limits::default() };
    let review = reviewer.extend(game, review, &limits, |so_far, _| {
        let is_best = |it: &ReviewedMove| it.is_kept == Some(true) && it.value == it.best_value;
        if so_far.moves.last().is_some_and(|it| it.grade.is_some() || is_best(it)) {
            stop.stop();
        }
    });
    review.moves.into_iter().last()
}
