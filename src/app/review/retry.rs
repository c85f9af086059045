//! A mistake is tried again: the player makes another move in its place, and is told whether it keeps what the position
//! was worth.
use crate::app::ai::task::AiTask;
use connect_n_engine::Move;
use connect_n_engine::review::{Grade, ReviewedMove};

/// A mistake that is tried again.
pub struct Retry {
    /// Its number in the game, from 1.
    pub ply: usize,
    /// What was tried last in its place.
    pub tried: Option<Tried>,
    /// The search of the review waits, since a move was judged.
    pub(super) has_stopped_search: bool,
}

/// A move that was tried.
pub struct Tried {
    /// The move.
    pub mv: Move,
    /// What is known of it.
    pub verdict: Verdict,
}

/// Whether a move that was tried is right.
pub enum Verdict {
    /// It is looked for.
    Searching(Judgement),
    /// It keeps what the position was worth.
    Right(Box<ReviewedMove>),
    /// It does not.
    Wrong(Box<ReviewedMove>),
    /// Nothing was proved in time.
    Open,
}

/// The search for a verdict.
pub struct Judgement(AiTask<Option<ReviewedMove>>);

impl Judgement {
    pub(super) fn new(task: AiTask<Option<ReviewedMove>>) -> Self {
        Self(task)
    }
}

impl Verdict {
    /// What follows from what is known of the move. Whether it keeps the outcome may be known without a grade, which
    /// says too whether others would have.
    pub(super) fn of(reviewed: Option<ReviewedMove>) -> Self {
        match reviewed.map(Box::new) {
            Some(reviewed) if reviewed.grade.is_some_and(Grade::is_error) => Self::Wrong(reviewed),
            Some(reviewed) if reviewed.grade.is_some() || reviewed.is_kept == Some(true) => {
                Self::Right(reviewed)
            }
            _ => Self::Open,
        }
    }
}

impl Retry {
    pub(super) fn new(ply: usize) -> Self {
        Self { ply, tried: None, has_stopped_search: false }
    }

    /// Whether a move may be made now: not while one is judged, and not after the right one.
    pub fn awaits_move(&self) -> bool {
        !matches!(&self.tried, Some(Tried { verdict: Verdict::Searching(_) | Verdict::Right(_), .. }))
    }

    /// The right move, once it is found.
    pub fn found(&self) -> Option<Move> {
        self.tried.as_ref().filter(|it| matches!(it.verdict, Verdict::Right(_))).map(|it| it.mv)
    }

    /// Takes the verdict when it is there.
    pub(super) fn follow(&mut self) -> bool {
        let Some(Tried { verdict: verdict @ Verdict::Searching(_), .. }) = &mut self.tried else {
            return false;
        };
        let Verdict::Searching(Judgement(task)) = verdict else { return false };
        let Some(answer) = task.answer() else { return false };
        *verdict = Verdict::of(answer.ok().flatten());
        true
    }
}
