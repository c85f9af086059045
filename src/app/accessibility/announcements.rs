//! What is said when it happens: moves and what follows from them, refusals, and texts that are marked for it.
use accesskit::{Live, Node as AccessNode, NodeId, Role};
use bevy::ecs::entity::EntityHashMap;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::is_requested;
use crate::app::board::in_play::BoardInPlay;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::{BoardChanged, CoinTossed, GameEnded, GameOpened, GameRewound, MoveRefused, TimedOut};
use crate::app::hint::Advice;
use crate::app::messages::ShowToast;
use crate::app::review::GameReview;
use crate::app::theme::accessible::LiveText;
use crate::app::turn::{BoardIsAnimating, Tossing};
use crate::app::words::{self, players::Who, screen_reader};
use crate::app::{AppSystems, Screen};
use crate::hint_text::hint_text;
use crate::language::Label;
use connect_n_engine::Seat;

/// Sets the ids of announcements apart from those of entities and of the board.
const ANNOUNCEMENT: u64 = 3 << 62;
/// More changes of the board at once are a jump to another moment, and not told one by one.
const MOST_CHANGES: usize = 2;

/// What is said now, and what waits until the board is at rest.
#[derive(Resource, Default)]
pub(super) struct Announcements {
    line: String,
    /// How often something was said.
    count: u64,
    waiting: Vec<Sentence>,
    /// How the game stands is to be said at the end.
    with_standing: bool,
}

/// What is to be said.
struct Sentence {
    text: String,
    /// The text on the screen that it stands in: once that says something else, this is of no interest.
    from: Option<Entity>,
}

impl Announcements {
    /// The node of what was said last. Each time it is another one: the same line again would be no change.
    pub(super) fn node(&self) -> (NodeId, AccessNode) {
        let mut node = AccessNode::new(Role::Status);
        node.set_label(self.line.as_str());
        node.set_live(Live::Polite);
        (NodeId(ANNOUNCEMENT | self.count), node)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Announcements>()
        .add_systems(Update, (listen, speak).chain().in_set(AppSystems::Show).run_if(is_requested));
}

/// What happened in a frame.
#[derive(SystemParam)]
struct News<'w, 's> {
    changed: MessageReader<'w, 's, BoardChanged>,
    refused: MessageReader<'w, 's, MoveRefused>,
    tossed: MessageReader<'w, 's, CoinTossed>,
    timed_out: MessageReader<'w, 's, TimedOut>,
    opened: MessageReader<'w, 's, GameOpened>,
    rewound: MessageReader<'w, 's, GameRewound>,
    ended: MessageReader<'w, 's, GameEnded>,
    toasts: MessageReader<'w, 's, ShowToast>,
}

fn listen(
    mut news: News,
    screen: Res<State<Screen>>,
    (game, advice, in_play): (Option<Res<CurrentGame>>, Res<Advice>, BoardInPlay),
    texts: Query<(Entity, &Text, &InheritedVisibility), (With<LiveText>, Changed<Text>)>,
    (mut texts_said, mut gone): (Local<EntityHashMap<String>>, RemovedComponents<LiveText>),
    mut announcements: ResMut<Announcements>,
) {
    let mut said = Vec::new();
    // A game is opened before its screen is shown.
    let opened = news.opened.read().count() > 0;
    if opened && let Some(game) = &game {
        said.push(screen_reader::board(*game.position().rules()));
    }
    let game = game.as_deref().filter(|_| *screen.get() == Screen::Game);
    let changes: Vec<&BoardChanged> = news.changed.read().collect();
    if changes.len() <= MOST_CHANGES {
        let who = |seat| match game {
            Some(game) => Some(Who::of(game, seat)),
            None => colour_of(seat, &in_play).map(Who::Named),
        };
        said.extend(changes.iter().filter_map(|change| told(change, who)));
    }
    let moved_on = news.rewound.read().count() + news.ended.read().count() > 0;
    announcements.with_standing |= opened || moved_on || (game.is_some() && !changes.is_empty());
    said.extend(news.refused.read().map(|refused| words::errors::refused_now(refused.reason)));
    said.extend(news.toasts.read().map(|toast| words::status::toast(&toast.0)));
    if let Some(game) = game {
        said.extend(news.tossed.read().map(|toss| words::status::tossed(&Who::at(game.setup(), toss.chair))));
        said.extend(news.timed_out.read().map(|timed_out| words::status::timed_out(game, *timed_out)));
        if advice.is_changed()
            && let Advice::Given { hint, .. } = &*advice
        {
            said.push(hint_text(hint, |seat| Who::of(game, seat)));
        }
    }
    announcements.waiting.extend(said.into_iter().map(|text| Sentence { text, from: None }));
    for entity in gone.read() {
        texts_said.remove(&entity);
    }
    for (entity, text, visibility) in &texts {
        let is_new = texts_said.insert(entity, text.0.clone()).is_none_or(|before| before != text.0);
        if is_new && visibility.get() && !text.0.is_empty() {
            announcements.waiting.push(Sentence { text: text.0.clone(), from: Some(entity) });
        }
    }
}

/// A change of the board as it is told.
fn told(change: &BoardChanged, who: impl Fn(Seat) -> Option<Who>) -> Option<String> {
    Some(match change {
        BoardChanged::Reset { .. } => return None,
        BoardChanged::Dropped { cell, seat } => screen_reader::dropped(&who(*seat)?, *cell),
        BoardChanged::Popped { column } => screen_reader::popped(*column),
        BoardChanged::DropUndone { column } | BoardChanged::PopUndone { column, .. } => {
            screen_reader::undone(*column)
        }
    })
}

fn colour_of(seat: Seat, in_play: &BoardInPlay) -> Option<String> {
    let (_, disc_styles) = in_play.position()?;
    Some(words::setup::colour(disc_styles[seat.index()].colour).text())
}

/// Says what waits, once nothing moves.
fn speak(
    (animating, tossing): (Res<BoardIsAnimating>, Res<Tossing>),
    (game, review): (Option<Res<CurrentGame>>, Res<GameReview>),
    texts: Query<&Text>,
    mut announcements: ResMut<Announcements>,
) {
    if animating.0 || tossing.0 || (announcements.waiting.is_empty() && !announcements.with_standing) {
        return;
    }
    let is_still_there = |sentence: &Sentence| {
        sentence.from.is_none_or(|from| texts.get(from).is_ok_and(|text| text.0 == sentence.text))
    };
    let waiting = std::mem::take(&mut announcements.waiting).into_iter().filter(is_still_there);
    let mut said: Vec<String> = waiting.map(|sentence| sentence.text).collect();
    if std::mem::take(&mut announcements.with_standing)
        && !review.is_open()
        && let Some(game) = game
    {
        said.push(words::status::standing(&game));
        said.extend(words::result::line_loses(&game));
    }
    if !said.is_empty() {
        announcements.line = said.join(&Label::new("sentence-separator").text());
        announcements.count += 1;
    }
}
