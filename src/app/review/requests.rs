//! What can be asked of a review, and what follows.
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::retry::{Judgement, Retry, Tried, Verdict};
use super::{GameReview, OpenReview};
use crate::app::actions::{Action, ActionPressed};
use crate::app::background::EventLoop;
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::tags::GameTags;
use crate::app::hint::Advice;
use crate::app::menu_stack::Menus;
use crate::app::{Menu, Screen};
use connect_n_engine::{Move, Seat};

/// What a person asks of the review of a game.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewRequest {
    /// Open it; with a player, go to their worst mistake.
    Open(Option<Seat>),
    /// Go back to the game.
    Close,
    /// Look at the game some time longer.
    Longer,
    /// Go to the next mistake.
    NextMistake,
    /// Go to the position after a move, by its number from 1; the start is 0.
    GoTo(usize),
    /// Let the person make another move in the place of the mistake that is shown.
    TryAgain,
    /// Show what would have been better.
    ShowAnswer,
    /// Play a move in its place.
    Try(Move),
    /// Play the game on from the right move against a perfect opponent.
    PlayOn,
}

/// Everything that a request may change.
#[derive(SystemParam)]
pub(super) struct Reviewing<'w> {
    review: ResMut<'w, GameReview>,
    game: Option<ResMut<'w, CurrentGame>>,
    tags: Res<'w, GameTags>,
    advice: ResMut<'w, Advice>,
    menus: Menus<'w>,
    window: EventLoop<'w>,
    requests: MessageWriter<'w, Request>,
}

pub(super) fn apply(mut asked: MessageReader<ReviewRequest>, mut reviewing: Reviewing) {
    for request in asked.read() {
        reviewing.apply(*request);
    }
}

/// The arrow keys step through the game, unless the board needs them for a move.
pub(super) fn step_by_arrows(
    pressed: On<ActionPressed>,
    (review, game): (Res<GameReview>, Option<Res<CurrentGame>>),
    (menu, screen): (Res<State<Menu>>, Res<State<Screen>>),
    mut asked: MessageWriter<ReviewRequest>,
) {
    let Some((open, game)) = review.get().zip(game) else { return };
    if open.retry().is_some() || *menu != Menu::None || *screen != Screen::Game {
        return;
    }
    let ply = open.ply(&game);
    match pressed.action {
        Action::AimLeft if ply > 0 => _ = asked.write(ReviewRequest::GoTo(ply - 1)),
        Action::AimRight => _ = asked.write(ReviewRequest::GoTo(ply + 1)),
        _ => {}
    }
}

/// Whoever goes to another moment, by the list of moves or its buttons, tries the mistake no longer, and knows that there
/// was none.
pub(super) fn go_elsewhere(
    mut requests: MessageReader<Request>,
    mut review: ResMut<GameReview>,
    game: Option<Res<CurrentGame>>,
    window: EventLoop,
) {
    let looked_at = requests.read().filter_map(|request| match request {
        Request::Look(moment) => Some(*moment),
        _ => None,
    });
    let Some((moment, game)) = looked_at.last().zip(game) else { return };
    let Some(open) = &mut review.bypass_change_detection().0 else { return };
    let tried_at = open.retry.as_ref().and_then(|retry| open.moment(retry.ply - 1));
    let leaves_retry = tried_at.is_some_and(|tried_at| tried_at != moment);
    if leaves_retry {
        open.end_retry(&game, &window);
    }
    if std::mem::take(&mut open.found_none) || leaves_retry {
        review.set_changed();
    }
}

/// Plays on from the right move, in the frame after the one in which the review was kept: the game is left then.
pub(super) fn play_on(
    mut review: ResMut<GameReview>,
    game: Option<Res<CurrentGame>>,
    mut requests: MessageWriter<Request>,
) {
    let open = review.bypass_change_detection().0.as_mut();
    let Some((mv, game)) = open.and_then(|open| open.played_on.take()).zip(game) else { return };
    let saved = game.against_perfect(mv);
    requests.write_batch(saved.map(|saved| Request::Open(Box::new(saved))));
}

impl OpenReview {
    /// Ends the trying; a search that was stopped for a judgement goes on.
    fn end_retry(&mut self, game: &CurrentGame, window: &EventLoop) {
        if self.retry.take().is_some_and(|retry| retry.has_stopped_search) {
            self.search.start(game.position_id(), window, &self.end, &self.review);
        }
    }
}

impl Reviewing<'_> {
    fn apply(&mut self, request: ReviewRequest) {
        let Some(mut game) = self.game.take() else { return };
        match request {
            ReviewRequest::Open(worst_of) => self.open(&game, worst_of),
            ReviewRequest::Close => self.close(&mut game),
            _ => {
                if let Some(mut open) = self.review.0.take() {
                    self.change(&mut open, &mut game, request);
                    self.review.0 = Some(open);
                }
            }
        }
        self.game = Some(game);
    }

    fn open(&mut self, game: &CurrentGame, worst_of: Option<Seat>) {
        let Some(mut open) = OpenReview::of(game, &self.tags).filter(|_| game.can_be_reviewed()) else {
            return;
        };
        open.wanted = worst_of;
        open.search.start(game.position_id(), &self.window, &open.end, &open.review);
        *self.advice = Advice::None;
        self.menus.close_all();
        self.review.0 = Some(open);
    }

    /// Goes back to where the game stood; a game that is over shows its result again.
    fn close(&mut self, game: &mut ResMut<CurrentGame>) {
        let Some(mut open) = self.review.0.take() else { return };
        open.keep(game);
        if open.left_at != game.tree().now() {
            self.requests.write(Request::Look(open.left_at));
        } else if game.position().is_over() {
            self.menus.open_alone(Menu::Result);
        }
    }

    fn change(&mut self, open: &mut OpenReview, game: &mut ResMut<CurrentGame>, request: ReviewRequest) {
        open.found_none = false;
        match request {
            ReviewRequest::Longer => {
                open.search.start(game.position_id(), &self.window, &open.end, &open.review);
            }
            ReviewRequest::NextMistake => {
                // From a mistake that is tried again, the next one is the one after it.
                let from = open.retry.as_ref().map_or_else(|| open.ply(game), |retry| retry.ply);
                if let Some(ply) = super::turning_points::next(&open.review, from) {
                    self.go_to(open, game, ply);
                }
            }
            ReviewRequest::GoTo(ply) => self.go_to(open, game, ply),
            ReviewRequest::TryAgain if open.is_at_mistake(game) && open.retry.is_none() => {
                let ply = open.ply(game);
                self.go_to(open, game, ply - 1);
                open.retry = Some(Retry::new(ply));
            }
            ReviewRequest::ShowAnswer => {
                if let Some(ply) = open.retry.as_ref().map(|retry| retry.ply) {
                    self.go_to(open, game, ply);
                }
            }
            ReviewRequest::Try(mv) => self.judge(open, game, mv),
            ReviewRequest::PlayOn => {
                open.played_on = open.retry.as_ref().and_then(Retry::found);
                open.keep(game);
            }
            ReviewRequest::TryAgain | ReviewRequest::Open(_) | ReviewRequest::Close => {}
        }
    }

    /// Goes to a position; what was tried, and the wish for the worst mistake, are forgotten.
    fn go_to(&mut self, open: &mut OpenReview, game: &CurrentGame, ply: usize) {
        open.wanted = None;
        open.end_retry(game, &self.window);
        if let Some(moment) = open.moment(ply).filter(|it| *it != game.tree().now()) {
            self.requests.write(Request::Look(moment));
        }
    }

    /// Finds out whether a move is right in the place of the mistake. What the review knows needs no search.
    fn judge(&mut self, open: &mut OpenReview, game: &CurrentGame, mv: Move) {
        let Some(ply) = open.retry.as_ref().filter(|retry| retry.awaits_move()).map(|retry| retry.ply) else {
            return;
        };
        let mut tried = open.before(ply);
        let Some(mistake) = open.move_at(ply).filter(|_| tried.play(mv).is_ok()) else { return };
        let is_stopped = open.search.is_running();
        let verdict = if mistake.mv == mv {
            Verdict::of(Some(mistake.clone()))
        } else {
            let (id, window) = (game.position_id(), &self.window);
            Verdict::Searching(Judgement::new(open.search.judge(id, window, tried, &open.review)))
        };
        if let Some(retry) = &mut open.retry {
            retry.has_stopped_search |= is_stopped && matches!(verdict, Verdict::Searching(_));
            retry.tried = Some(Tried { mv, verdict });
        }
    }
}
