//! The review of a game in the window: it is asked for, searched in the background, walked through, and kept.
//!
//! The engine reviews ([`connect_n_engine::review`]); `search.rs` lets it run and takes over what is found. An
//! [`OpenReview`] is about the line of moves that the game had when it was asked for; `requests.rs` changes it and goes to
//! other moments, `retry.rs` judges the moves that are tried in the place of a mistake, `marks.rs` says what the board
//! shows. Once the search has ended, or the review is left, it is kept in the game as comments of its record.
mod marks;
mod requests;
mod retry;
mod search;
mod turning_points;

use bevy::prelude::*;

pub use self::marks::{BoardMark, BoardMarks};
pub use self::requests::ReviewRequest;
pub(in crate::app) use self::retry::{Retry, Tried, Verdict};
use self::search::ReviewSearch;
pub(in crate::app) use self::turning_points::is_mistake;
use super::game::current_game::CurrentGame;
use super::game::saved::SavedGame;
use super::game::tags::GameTags;
use super::game::{GameOpened, Request};
use super::redraw;
use super::{AppSystems, AtExit, Screen};
use connect_n_engine::review::{Review, ReviewedMove};
use connect_n_engine::{GameRecord, Moment, Move, Position, Seat};

/// The review that is open, if one is.
#[derive(Resource, Default)]
pub struct GameReview(Option<OpenReview>);

/// A review of the line of moves that the game had when it was asked for.
pub struct OpenReview {
    /// The moment after each move.
    line: Vec<Moment>,
    /// The game to the end of the line.
    end: Position,
    review: Review,
    search: ReviewSearch,
    /// The moment at which the game stood before.
    left_at: Moment,
    /// Whose worst mistake is to be shown as soon as it is known.
    wanted: Option<Seat>,
    /// There was none to show.
    found_none: bool,
    retry: Option<Retry>,
    /// The right move from which the game is to be played on.
    played_on: Option<Move>,
    /// Something is known that the record of the game does not say yet.
    is_news: bool,
}

/// A review is open.
pub(in crate::app) fn is_open(review: Res<GameReview>) -> bool {
    review.is_open()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameReview>()
        .init_resource::<BoardMarks>()
        .add_message::<ReviewRequest>()
        .add_observer(requests::step_by_arrows.run_if(is_open))
        .add_systems(
            Update,
            (
                requests::apply.run_if(on_message::<ReviewRequest>).in_set(AppSystems::Input),
                (
                    close_with_game,
                    requests::go_elsewhere,
                    follow_search,
                    follow_retry,
                    show_wanted,
                    requests::play_on,
                )
                    .chain()
                    .run_if(is_open)
                    .in_set(AppSystems::Follow),
                (marks::update, redraw::draw)
                    .run_if(
                        resource_changed::<GameReview>.or_else(resource_changed_or_removed::<CurrentGame>),
                    )
                    .in_set(AppSystems::Follow)
                    .after(show_wanted),
            ),
        )
        .add_systems(OnExit(Screen::Game), leave)
        .add_systems(Last, leave.in_set(AtExit::Stop));
}

impl GameReview {
    /// Whether a review is open.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// The review that is open.
    pub fn get(&self) -> Option<&OpenReview> {
        self.0.as_ref()
    }
}

impl OpenReview {
    /// The review of the game's line; what its record says already is not searched again.
    fn of(game: &CurrentGame, tags: &GameTags) -> Option<Self> {
        let line = game.tree().main_line();
        if line.is_empty() {
            return None;
        }
        let end = game.tree().end();
        let record = SavedGame::of(game, tags).record();
        let review = || Review::of(&end).after_opening(record.opening_plies());
        Some(Self {
            line,
            review: kept_in(&record, &end).unwrap_or_else(review),
            end,
            search: ReviewSearch::default(),
            left_at: game.tree().now(),
            wanted: None,
            found_none: false,
            retry: None,
            played_on: None,
            is_news: false,
        })
    }

    /// What is known of the moves.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// What is known of a move, by its number from 1.
    pub fn move_at(&self, ply: usize) -> Option<&ReviewedMove> {
        self.review.moves.get(ply.checked_sub(1)?)
    }

    /// The move that led to the position that is shown.
    pub fn current<'a>(&'a self, game: &CurrentGame) -> Option<&'a ReviewedMove> {
        self.move_at(self.ply(game))
    }

    /// The number of the move that led to the position that is shown; 0 at the start.
    pub fn ply(&self, game: &CurrentGame) -> usize {
        game.tree().plies(game.tree().now())
    }

    /// The moment after a move, by its number from 1; the start for 0.
    pub fn moment(&self, ply: usize) -> Option<Moment> {
        ply.checked_sub(1).map_or(Some(Moment::START), |index| self.line.get(index).copied())
    }

    /// What is known of the move that leads to a moment of the line.
    pub fn move_to(&self, moment: Moment) -> Option<&ReviewedMove> {
        let index = self.line.iter().position(|it| *it == moment)?;
        self.review.moves.get(index)
    }

    /// How many moves have their grade.
    pub fn graded(&self) -> usize {
        self.review.chosen_moves().filter(|it| it.grade.is_some()).count()
    }

    /// Whether moves are still being looked at.
    pub fn is_searching(&self) -> bool {
        self.search.is_running()
    }

    /// Whether a mistake is to be shown that is not known yet.
    pub fn is_looking_for_mistake(&self) -> bool {
        self.wanted.is_some()
    }

    /// Whether a mistake was to be shown, and none was found.
    pub fn found_no_mistake(&self) -> bool {
        self.found_none
    }

    /// The mistake that is tried again.
    pub fn retry(&self) -> Option<&Retry> {
        self.retry.as_ref()
    }

    /// The number of the next mistake, beginning with the moment that is shown.
    pub fn next_mistake(&self, game: &CurrentGame) -> Option<usize> {
        turning_points::next(&self.review, self.ply(game))
    }

    /// Whether the move that is shown is a mistake, so that it can be tried again.
    pub fn is_at_mistake(&self, game: &CurrentGame) -> bool {
        self.current(game).is_some_and(is_mistake)
    }

    /// The position before a move, by its number from 1.
    fn before(&self, ply: usize) -> Position {
        let mut position = self.end.clone();
        while position.plies() >= ply && position.undo().is_some() {}
        position
    }
}

/// The review that a record says; one that doesn't fit the game is as good as none.
fn kept_in(record: &GameRecord, end: &Position) -> Option<Review> {
    Review::in_record(record, end).ok().flatten()
}

/// Whether an earlier review has found that a player made no mistake.
pub(in crate::app) fn is_faultless(game: &CurrentGame, tags: &GameTags, seat: Seat) -> bool {
    let kept = kept_in(&SavedGame::of(game, tags).record(), &game.tree().end());
    kept.is_some_and(|it| turning_points::is_settled(&it, seat) && turning_points::worst(&it, seat).is_none())
}

/// Closes the review of a game that is no longer there, or goes another way.
fn close_with_game(
    mut review: ResMut<GameReview>,
    mut opened: MessageReader<GameOpened>,
    game: Option<Res<CurrentGame>>,
) {
    let is_another = opened.read().count() > 0;
    let line = game.map(|game| game.tree().main_line());
    if is_another || review.0.as_ref().map(|open| &open.line) != line.as_ref() {
        review.0 = None;
    }
}

/// Takes over what the search has found.
fn follow_search(mut review: ResMut<GameReview>, game: Option<ResMut<CurrentGame>>) {
    // Asking changes nothing: only news do.
    let Some(open) = &mut review.bypass_change_detection().0 else { return };
    let (news, has_ended) = open.search.take();
    if news.is_none() && !has_ended {
        return;
    }
    if let Some(news) = news {
        open.is_news |= news != open.review;
        open.review = news;
    }
    if let (true, Some(mut game)) = (has_ended, game) {
        open.keep(&mut game);
    }
    review.set_changed();
}

/// Takes over what is found out about the move that was tried.
fn follow_retry(mut review: ResMut<GameReview>) {
    let Some(open) = &mut review.bypass_change_detection().0 else { return };
    if open.retry.as_mut().is_some_and(Retry::follow) {
        review.set_changed();
    }
}

/// Goes to the worst mistake as soon as it is known.
fn show_wanted(
    mut review: ResMut<GameReview>,
    game: Option<Res<CurrentGame>>,
    mut requests: MessageWriter<Request>,
) {
    let Some(open) = &mut review.bypass_change_detection().0 else { return };
    let (Some(seat), Some(game)) = (open.wanted, game) else { return };
    let is_settled = turning_points::is_settled(&open.review, seat) || !open.is_searching();
    if !is_settled {
        return;
    }
    open.wanted = None;
    let worst = turning_points::worst(&open.review, seat).map(|it| it.ply);
    open.found_none = worst.is_none();
    if let Some(moment) = worst.and_then(|ply| open.moment(ply)).filter(|it| *it != game.tree().now()) {
        requests.write(Request::Look(moment));
    }
    review.set_changed();
}

impl OpenReview {
    /// Keeps what is known as comments in the record of the game.
    fn keep(&mut self, game: &mut ResMut<CurrentGame>) {
        if std::mem::take(&mut self.is_news) && game.tree().main_line() == self.line {
            game.keep_review(&self.review);
        }
    }
}

/// Closes the review, and keeps what is known by then.
fn leave(mut review: ResMut<GameReview>, mut game: Option<ResMut<CurrentGame>>) {
    if let Some(mut open) = review.bypass_change_detection().0.take() {
        if let Some(game) = &mut game {
            open.keep(game);
        }
        review.set_changed();
    }
}
