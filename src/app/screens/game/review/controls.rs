//! What can be done in a review: go to the next mistake, try it again, play on, look longer, leave.
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::graph;
use crate::app::actions::{Action, ActionPressed};
use crate::app::game::current_game::CurrentGame;
use crate::app::menu_stack::Menus;
use crate::app::review::{GameReview, OpenReview, ReviewRequest};
use crate::app::screens::responsive::{Format, ShownIf};
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{Availability, ButtonKind, Icon, ReleasesFocus, button, icon_button, row};
use crate::app::{AppSystems, Menu, Screen, words};
use crate::language::Label;

/// Holds the buttons, and knows which they are.
#[derive(Component, Default, PartialEq)]
struct Controls(Vec<Control>);

/// A button of the review.
#[derive(Clone, Copy, PartialEq)]
struct Control {
    label: Label,
    tip: Option<Label>,
    action: Action,
    asks: ReviewRequest,
    /// Why it can't be used.
    reason: Option<Label>,
    is_first: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        offer
            .in_set(AppSystems::Show)
            .run_if(in_state(Screen::Game).and_then(resource_exists::<CurrentGame>)),
    );
}

/// The key works wherever a game with moves is shown.
pub(super) fn open_by_key(
    pressed: On<ActionPressed>,
    (menu, screen, review): (Res<State<Menu>>, Res<State<Screen>>, Res<GameReview>),
    mut asked: MessageWriter<ReviewRequest>,
) {
    let is_free = *screen == Screen::Game && matches!(menu.get(), Menu::None | Menu::Result);
    if pressed.action == Action::Review && is_free && !review.is_open() {
        asked.write(ReviewRequest::Open(None));
    }
}

pub(super) fn controls() -> impl Bundle {
    (
        row(space::S),
        ReleasesFocus,
        children![
            (
                ShownIf(|format| !format.wide),
                Node::default(),
                children![(
                    icon_button(Icon::Menu, words::menus::MOVES).small().action(Action::Moves).build(),
                    observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Moves))
                )],
            ),
            (Controls::default(), Node { flex_grow: 1.0, ..row(space::S) }),
            (
                button(ButtonKind::Secondary, words::review::DONE).small().action(Action::Back).build(),
                observe(leave)
            ),
        ],
    )
}

/// The graph below the board of a narrow window, between the buttons that step through it.
pub(super) fn graph_with_steps() -> impl Bundle {
    let button = |icon, label, action| icon_button(icon, label).small().action(action).build();
    (
        ShownIf(|format| !format.wide),
        Node { align_items: AlignItems::Center, column_gap: px(space::S), ..default() },
        ReleasesFocus,
        children![
            (button(Icon::StepBack, words::menus::PREVIOUS_MOVE, Action::PreviousMove), observe(step(-1))),
            graph::narrow(),
            (button(Icon::Play, words::menus::NEXT_MOVE, Action::NextMove), observe(step(1))),
        ],
    )
}

/// Goes one move back or forward.
fn step(by: isize) -> impl Fn(On<Activate>, Res<GameReview>, Res<CurrentGame>, MessageWriter<ReviewRequest>) {
    move |_, review, game, mut asked| {
        let ply = review.get().and_then(|open| open.ply(&game).checked_add_signed(by));
        asked.write_batch(ply.map(ReviewRequest::GoTo));
    }
}

/// Leaves what is tried, or else the review.
fn leave(_: On<Activate>, review: Res<GameReview>, mut asked: MessageWriter<ReviewRequest>) {
    let is_trying = review.get().is_some_and(|open| open.retry().is_some());
    asked.write(if is_trying { ReviewRequest::ShowAnswer } else { ReviewRequest::Close });
}

fn offer(
    (game, review, format): (Res<CurrentGame>, Res<GameReview>, Res<Format>),
    mut rows: Query<(Entity, &mut Controls)>,
    mut commands: Commands,
) {
    let Some(open) = review.get() else { return };
    let has_changed = review.is_changed() || game.is_changed() || format.is_changed();
    if !has_changed && !rows.iter_mut().any(|(_, now)| now.is_added()) {
        return;
    }
    let wanted = Controls(offered(open, &game));
    for (entity, mut now) in &mut rows {
        if *now != wanted {
            commands.entity(entity).despawn_children().with_children(|row| {
                wanted.0.iter().for_each(|control| control.spawn(row));
            });
            *now = Controls(wanted.0.clone());
        }
    }
}

fn offered(open: &OpenReview, game: &CurrentGame) -> Vec<Control> {
    let control =
        |label, action, asks| Control { label, tip: None, action, asks, reason: None, is_first: false };
    let none_yet =
        if open.is_searching() { words::review::NO_MISTAKES_YET } else { words::review::NO_MISTAKES };
    let next = Control {
        reason: open.next_mistake(game).is_none().then_some(none_yet),
        ..control(words::review::NEXT_MISTAKE, Action::NextMistake, ReviewRequest::NextMistake)
    };
    if let Some(retry) = open.retry() {
        if retry.found().is_none() {
            let answer = control(words::review::SHOW_ANSWER, Action::ShowMistake, ReviewRequest::ShowAnswer);
            return vec![answer];
        }
        let play_on = Control {
            tip: Some(words::review::PLAY_ON_TIP),
            ..control(words::review::PLAY_ON, Action::PlayOn, ReviewRequest::PlayOn)
        };
        return vec![Control { is_first: true, ..next }, play_on];
    }
    let is_mistake = open.is_at_mistake(game);
    let again = Control {
        reason: (!is_mistake).then_some(words::review::NOT_AT_MISTAKE),
        is_first: is_mistake,
        ..control(words::review::TRY_AGAIN, Action::TryAgain, ReviewRequest::TryAgain)
    };
    let longer = Control {
        tip: Some(words::review::LOOK_LONGER_TIP),
        ..control(words::review::LOOK_LONGER, Action::LookLonger, ReviewRequest::Longer)
    };
    let can_look_longer = !open.is_searching() && !open.review().is_complete();
    let mut controls = vec![Control { is_first: !is_mistake && next.reason.is_none(), ..next }, again];
    controls.extend(can_look_longer.then_some(longer));
    controls
}

impl Control {
    fn spawn(self, row: &mut ChildSpawnerCommands) {
        let kind = if self.is_first { ButtonKind::Primary } else { ButtonKind::Secondary };
        let built = button(kind, self.label)
            .small()
            .action(self.action)
            .tooltip(self.tip.map(Label::text).unwrap_or_default())
            .availability(Availability::unless(self.reason))
            .node(|node| node.flex_grow = 1.0)
            .build();
        let asks = self.asks;
        row.spawn((
            built,
            observe(move |_: On<Activate>, mut asked: MessageWriter<ReviewRequest>| {
                asked.write(asks);
            }),
        ));
    }
}
