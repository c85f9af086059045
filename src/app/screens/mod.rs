//! The screens: title, set-up, game, first steps, puzzles, editor, explorer, tournament. Each spawns its nodes when it is entered and takes
//! them with it.
mod demonstration;
mod disc_palette;
mod editor;
mod explorer;
pub(in crate::app) mod game;
mod how_to_play;
mod preview;
mod puzzles;
pub(in crate::app) mod responsive;
mod screen_fade;
mod setup;
mod title;
mod watch;

use bevy::ecs::system::{ScheduleSystem, SystemParam};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use self::disc_palette::RecolourBoards;
use self::responsive::{ByFormat, Format};
use super::actions::KeysChanged;
use super::board::Aim;
use super::board::layout::BoardArea;
use super::game::current_game::CurrentGame;
use super::game::setup::Setup;
use super::game::{GameOpened, Request};
use super::language::LanguageChanged;
use super::menu_stack::Menus;
use super::theme::Entrance;
use super::theme::type_scale::space;
use super::theme::widgets::{Dialog, ReleasesFocus, column};
use super::{AppSystems, LeftScreen, Screen};
use crate::app::spawn::children;

pub(super) fn plugin(app: &mut App) {
    let leave = |screen| move |mut left: ResMut<LeftScreen>| left.0 = screen;
    app.init_resource::<FocusInDialog>()
        .add_systems(OnExit(Screen::Title), leave(Screen::Title))
        .add_systems(OnExit(Screen::Game), leave(Screen::Game))
        .add_systems(Update, show_match.run_if(on_message::<GameOpened>).in_set(AppSystems::Follow))
        .add_plugins((
            responsive::plugin,
            preview::plugin,
            demonstration::plugin,
            disc_palette::plugin,
            title::plugin,
            setup::plugin,
            game::plugin,
            how_to_play::plugin,
            puzzles::plugin,
            editor::plugin,
            explorer::plugin,
            watch::plugin,
            screen_fade::plugin,
        ));
}

fn show_match(mut next: ResMut<NextState<Screen>>) {
    NextState::set_if_neq(&mut next, Screen::Game);
}

/// What is at the root of the screen that is shown.
#[derive(Component)]
struct ScreenRoot;

/// The nodes of a screen are spawned: after what they show has been prepared.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct SpawnScreen;

/// Spawns the nodes of a screen when it is entered, and anew in another language or with other keys. What only happens
/// when a screen is entered doesn't belong into `spawn`.
fn add_screen<M>(app: &mut App, screen: Screen, spawn: impl IntoScheduleConfigs<ScheduleSystem, M> + Copy) {
    add_screen_spawned_anew_if(app, screen, spawn, has_other_words);
}

/// The same for a screen whose nodes are spawned anew on this condition.
fn add_screen_spawned_anew_if<M, C>(
    app: &mut App,
    screen: Screen,
    spawn: impl IntoScheduleConfigs<ScheduleSystem, M> + Copy,
    condition: impl SystemCondition<C>,
) {
    app.add_systems(OnEnter(screen), spawn.in_set(SpawnScreen)).add_systems(
        Update,
        (remember_focus, take_down, spawn, give_focus_back)
            .chain()
            .in_set(AppSystems::Follow)
            .after(RecolourBoards)
            .run_if(in_state(screen).and_then(condition)),
    );
}

/// All messages are read, so that none is left for the next frame.
fn has_other_words(
    mut language: MessageReader<LanguageChanged>,
    mut keys: MessageReader<KeysChanged>,
) -> bool {
    language.read().count() + keys.read().count() > 0
}

/// Starts the game of the set-up, or leads there where something is wrong with it.
#[derive(SystemParam)]
struct GameStarter<'w> {
    setup: Res<'w, Setup>,
    requests: MessageWriter<'w, Request>,
    next: ResMut<'w, NextState<Screen>>,
}

impl GameStarter<'_> {
    fn start(mut self) {
        if self.setup.check().is_ok() {
            self.requests.write(Request::Start(Box::new(self.setup.clone())));
        } else {
            self.next.set(Screen::Setup);
        }
    }
}

/// What has the focus in a dialog over the screen: the new screen doesn't get it.
#[derive(Resource, Default)]
struct FocusInDialog(Option<Entity>);

fn remember_focus(
    focus: Res<InputFocus>,
    dialogs: Query<(), With<Dialog>>,
    parents: Query<&ChildOf>,
    mut kept: ResMut<FocusInDialog>,
) {
    let in_dialog = |entity: &Entity| parents.iter_ancestors(*entity).any(|it| dialogs.contains(it));
    kept.0 = focus.get().filter(in_dialog);
}

fn give_focus_back(kept: Res<FocusInDialog>, mut focus: ResMut<InputFocus>) {
    if let Some(entity) = kept.0 {
        focus.set(entity, FocusCause::Navigated);
    }
}

fn take_down(roots: Query<Entity, With<ScreenRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

/// Leads back to the title or the game, from a screen that both of them open.
fn go_back(
    _: On<Activate>,
    left: Res<LeftScreen>,
    game: Option<Res<CurrentGame>>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextState<Screen>>,
) {
    if left.0 == Screen::Game && game.is_some() {
        requests.write(Request::Resume);
    } else {
        next.set(Screen::Title);
    }
}

/// Nothing is aimed at any more once a screen with the board is left, and no menu stays open.
fn leave_board(mut aim: ResMut<Aim>, mut menus: Menus) {
    aim.set_if_neq(Aim(None));
    menus.close_all();
}

/// Sends a message when the button is pressed.
fn sends<M: Message + Copy>(message: M) -> impl Bundle {
    observe(move |_: On<Activate>, mut messages: MessageWriter<M>| {
        messages.write(message);
    })
}

/// A screen with the board, and these parts beside it or below it.
fn with_board(screen: Screen, side_node: fn(Format) -> Node, parts: impl Bundle) -> impl Bundle {
    (
        root(screen),
        ByFormat(board_and_side),
        children![board(), (Entrance, ByFormat(side_node), ReleasesFocus, Pickable::IGNORE, parts)],
    )
}

/// The room of the board on such a screen: all that the other parts leave.
fn board() -> impl Bundle {
    let node = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), min_height: px(0), ..default() };
    (BoardArea, node)
}

/// The column beside the board, so wide, or the rows below it.
fn side_column(format: Format, width: f32, gap: f32) -> Node {
    if format.wide {
        Node { width: px(width), flex_shrink: 0.0, justify_content: JustifyContent::Center, ..column(gap) }
    } else {
        Node { width: percent(100), flex_shrink: 0.0, ..column(space::S) }
    }
}

/// The layout of a screen with the board and what stands beside it, or below it in a narrow window.
fn board_and_side(format: Format) -> Node {
    Node {
        width: percent(100),
        height: percent(100),
        flex_direction: if format.wide { FlexDirection::Row } else { FlexDirection::Column },
        padding: UiRect::all(px(if format.wide { space::XL } else { space::S })),
        column_gap: px(space::XL),
        row_gap: px(space::S),
        ..default()
    }
}

/// The root of a screen's nodes: it fills the window and lets the pointer through to what lies in it.
fn root(screen: Screen) -> impl Bundle {
    (
        Name::new(format!("{screen:?} screen")),
        ScreenRoot,
        DespawnOnExit(screen),
        TabGroup::new(0),
        Pickable::IGNORE,
    )
}
