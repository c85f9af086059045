//! How the game ended, and what to do now: a rematch, another set-up, a look at the board.
use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange, observe};

use crate::app::actions::Action;
use crate::app::game::Request;
use crate::app::game::current_game::{CurrentGame, PositionId};
use crate::app::game::score::Score;
use crate::app::game::setup::{RematchStarter, Setup};
use crate::app::game::tags::GameTags;
use crate::app::menu_stack::Menus;
use crate::app::review::{ReviewRequest, is_faultless};
use crate::app::screens::game::ResultSlot;
use crate::app::screens::responsive::{ByFormat, Format, ShownIf};
use crate::app::spawn::children;
use crate::app::theme::type_scale::{TextStyle, space};
use crate::app::theme::widgets::{
    ArrowKeys, Availability, ButtonKind, ButtonSpec, button, field, panel_node, panel_with, row, segmented,
};
use crate::app::theme::{Entrance, text};
use crate::app::{AppSystems, Menu, Screen, Turn, words};
use connect_n_engine::{PlayerSpec, Seat};

/// Width of the winner's colour along the top of the card.
const STRIPE: f32 = 4.0;

/// The card that says how the game ended: the position that it is about.
#[derive(Component)]
struct ResultCard(PositionId);

/// The line with the score.
#[derive(Component)]
struct ScoreLine;

pub(super) fn plugin(app: &mut App) {
    let is_seen = in_state(Menu::Result).and_then(in_state(Turn::Over));
    app.add_systems(Update, spawn.run_if(is_seen).in_set(AppSystems::Show))
        .add_systems(OnExit(Menu::Result), clear_focus);
}

/// Shows the card once the last disc lies and the screen has a place for it: a game may be opened at its end.
fn spawn(
    mut commands: Commands,
    (game, score, tags): (Res<CurrentGame>, Res<Score>, Res<GameTags>),
    slot: Option<Single<Entity, With<ResultSlot>>>,
    shown: Query<(Entity, &ResultCard)>,
) {
    let Some(slot) = slot else { return };
    for (card, about) in &shown {
        if about.0 == game.position_id() {
            return;
        }
        commands.entity(card).despawn();
    }
    let stripe = game
        .position()
        .outcome()
        .winner()
        .map_or(Color::NONE, |seat| game.disc_styles()[seat.index()].colour.color());
    let policy = RematchStarter::ALL.iter().position(|policy| *policy == game.setup().rematch).unwrap_or(0);
    let card = (
        Name::new("Result"),
        ResultCard(game.position_id()),
        Entrance,
        DespawnOnExit(Menu::Result),
        panel_with(Node::default()),
        ByFormat(card_node),
        ArrowKeys,
        children![
            (
                Node { height: px(STRIPE), ..default() },
                BackgroundColor(stripe),
                ShownIf(|format| format.wide)
            ),
            (
                ShownIf(|format| !format.wide),
                children![text::text(
                    TextStyle::STRONG_LARGE,
                    |palette| palette.text,
                    words::result::brief(&game, score.at(&game).as_deref())
                )]
            ),
            (
                Node {
                    margin: UiRect::bottom(px(space::S)),
                    flex_direction: FlexDirection::Column,
                    row_gap: px(space::XS),
                    ..default()
                },
                ShownIf(|format| format.wide),
                Children::spawn((
                    Spawn(text::strong(words::result::explanation(&game))),
                    SpawnIter(kind_words(&game, &score).into_iter().map(text::body)),
                ))
            ),
            (ShownIf(|format| format.wide), children![score_line(&game, &score)]),
            (
                ByFormat(buttons_node),
                Children::spawn((
                    Spawn((
                        button(ButtonKind::Primary, words::result::REMATCH)
                            .action(Action::Confirm)
                            .node(grow)
                            .build(),
                        AutoFocus,
                        observe(rematch)
                    )),
                    SpawnIter(game.next_level().into_iter().map(next_level_button)),
                    SpawnIter(
                        game.person_who_lost()
                            .filter(|person| game.can_be_reviewed() && !is_faultless(&game, &tags, *person))
                            .into_iter()
                            .map(show_mistake_button)
                    ),
                    Spawn((review_button(&game).node(grow).build(), observe(review))),
                    Spawn(view_board_button()),
                    Spawn((
                        button(ButtonKind::Secondary, words::result::CHANGE_SET_UP)
                            .tooltip(words::result::CHANGE_SET_UP_TIP)
                            .action(Action::SetUp)
                            .node(grow)
                            .build(),
                        observe(set_up)
                    )),
                    Spawn(menu_button()),
                )),
            ),
            (
                ShownIf(|format| format.wide),
                Node { margin: UiRect::top(px(space::S)), ..default() },
                children![field(
                    words::setup::REMATCHES,
                    (
                        segmented(
                            words::result::REMATCH_STARTER,
                            RematchStarter::ALL.map(words::setup::rematch_starter),
                            policy
                        ),
                        observe(choose_policy)
                    )
                )],
            ),
        ],
    );
    commands.entity(*slot).with_child(card);
}

/// What is said beside how it came about: a streak, or that it was close.
fn kind_words(game: &CurrentGame, score: &Score) -> Option<String> {
    let streak = game.position().outcome().winner().map_or(0, |winner| score.streak(game, winner));
    words::result::streak(game, streak).or_else(|| game.close_loss().map(words::result::close_loss))
}

/// Leads to a game against the level after the one that was beaten.
fn next_level_button(level: PlayerSpec) -> impl Bundle {
    (
        button(ButtonKind::Secondary, words::result::next_level(&level))
            .tooltip(words::result::NEXT_LEVEL_TIP)
            .action(Action::NextLevel)
            .node(grow)
            .build(),
        observe(
            move |_: On<Activate>,
                  game: Res<CurrentGame>,
                  mut setup: ResMut<Setup>,
                  mut requests: MessageWriter<Request>| {
                let mut next = game.setup().clone();
                for seat in next.seats.iter_mut().take(2).filter(|seat| !seat.human) {
                    seat.level = level.clone();
                }
                *setup = next.clone();
                requests.write(Request::Start(Box::new(next)));
            },
        ),
    )
}

/// The button that reviews the game.
pub(super) fn review_button(game: &CurrentGame) -> ButtonSpec {
    let reason = (!game.can_be_reviewed()).then_some(words::review::UNUSUAL_LINES);
    button(ButtonKind::Secondary, words::review::REVIEW)
        .tooltip(words::review::REVIEW_TIP)
        .action(Action::Review)
        .availability(Availability::unless(reason))
}

pub(super) fn review(_: On<Activate>, mut asked: MessageWriter<ReviewRequest>) {
    asked.write(ReviewRequest::Open(None));
}

/// Leads to the worst mistake of a person who has lost.
fn show_mistake_button(person: Seat) -> impl Bundle {
    (
        button(ButtonKind::Secondary, words::review::SHOW_MISTAKE)
            .tooltip(words::review::SHOW_MISTAKE_TIP)
            .action(Action::ShowMistake)
            .node(grow)
            .build(),
        observe(move |_: On<Activate>, mut asked: MessageWriter<ReviewRequest>| {
            asked.write(ReviewRequest::Open(Some(person)));
        }),
    )
}

/// In a narrow window the board is seen beside the card.
fn view_board_button() -> impl Bundle {
    let view_board = button(ButtonKind::Secondary, words::result::VIEW_BOARD)
        .tooltip(words::result::VIEW_BOARD_TIP)
        .action(Action::ViewBoard)
        .node(grow);
    (
        ShownIf(|format| format.wide),
        Node { flex_grow: 1.0, ..default() },
        children![(view_board.build(), observe(look))],
    )
}

/// A wide window has it below the card.
fn menu_button() -> impl Bundle {
    let menu = button(ButtonKind::Secondary, words::game::MENU).action(Action::Menu).node(grow);
    (
        ShownIf(|format| !format.wide),
        Node { flex_grow: 1.0, ..default() },
        children![(menu.build(), observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::Pause)))],
    )
}

/// The score of the sitting, and a way to begin it anew.
fn score_line(game: &CurrentGame, score: &Score) -> impl Bundle + use<> {
    let points = score.at(game);
    let display = if points.is_none() { Display::None } else { Display::Flex };
    let line = points.map(|points| words::result::score(game, &points)).unwrap_or_default();
    let reset_tip = words::result::reset_score_tip(game.setup().seated().len());
    (
        ScoreLine,
        Node { display, justify_content: JustifyContent::SpaceBetween, ..row(space::S) },
        children![
            text::strong(line),
            (
                button(ButtonKind::Quiet, words::result::RESET_SCORE).tooltip(reset_tip).small().build(),
                observe(reset_score)
            ),
        ],
    )
}

fn reset_score(
    _: On<Activate>,
    game: Res<CurrentGame>,
    line: Option<Single<&mut Node, With<ScoreLine>>>,
    mut score: ResMut<Score>,
) {
    score.reset(&game);
    if let Some(mut node) = line {
        node.display = Display::None;
    }
}

fn card_node(_: Format) -> Node {
    panel_node(Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(space::L)),
        row_gap: px(space::S),
        ..default()
    })
}

fn buttons_node(format: Format) -> Node {
    let (flex_direction, flex_wrap) = if format.wide {
        (FlexDirection::Column, FlexWrap::NoWrap)
    } else {
        (FlexDirection::Row, FlexWrap::Wrap)
    };
    Node {
        flex_direction,
        flex_wrap,
        flex_shrink: 0.0,
        row_gap: px(space::S),
        column_gap: px(space::S),
        ..default()
    }
}

fn grow(node: &mut Node) {
    node.flex_grow = 1.0;
}

fn rematch(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Rematch);
}

fn look(_: On<Activate>, mut menus: Menus) {
    menus.close();
}

fn set_up(_: On<Activate>, mut next: ResMut<NextState<Screen>>) {
    next.set(Screen::Setup);
}

fn choose_policy(change: On<ValueChange<usize>>, mut game: ResMut<CurrentGame>, mut setup: ResMut<Setup>) {
    if let Some(policy) = RematchStarter::ALL.get(change.value) {
        game.set_rematch(*policy);
        setup.rematch = *policy;
    }
}

/// Clears the focus, so that keys go to the board again. A screen that comes next has a focus of its own.
fn clear_focus(screen: Res<State<Screen>>, mut focus: ResMut<InputFocus>) {
    if *screen == Screen::Game {
        focus.clear();
    }
}
