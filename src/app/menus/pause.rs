//! The pause menu: Esc opens it and closes it, and nothing in it loses a game without saying so.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::settings::{SettingsDoor, settings_button};
use crate::app::game::Request;
use crate::app::game::table::Table;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, Shortcut, button, dialog, row};
use crate::app::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), spawn).add_systems(OnExit(Screen::Game), close_any);
}

fn spawn(mut commands: Commands) {
    let item = |label: &str, key| button(ButtonKind::Secondary, label).shortcut(key).build();
    let half = |label: &str, key| {
        button(ButtonKind::Secondary, label).shortcut(key).node(|node| node.flex_grow = 1.0).build()
    };
    commands.spawn((
        Name::new("Pause menu"),
        DespawnOnExit(Menu::Pause),
        dialog(
            "Paused",
            (
                Node { flex_direction: FlexDirection::Column, row_gap: px(space::S), ..default() },
                children![
                    (
                        button(ButtonKind::Primary, "Go on").shortcut(Shortcut::Escape).build(),
                        AutoFocus,
                        observe(|_: On<Activate>, close: Closing| close.now())
                    ),
                    (item("New game", Shortcut::Char('n')), observe(restart)),
                    (item("Set up another", Shortcut::Char('s')), observe(go_to(Screen::Setup))),
                    (
                        settings_button().build(),
                        observe(|_: On<Activate>, mut door: SettingsDoor| door.open())
                    ),
                    (
                        row(space::S),
                        children![
                            (half("Title", Shortcut::Char('t')), observe(go_to(Screen::Title))),
                            (half("Quit", Shortcut::Ctrl('q')), observe(quit)),
                        ],
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, close: Closing| close.now()),
    ));
}

/// Closes the menu over the game, back to what was there before.
#[derive(bevy::ecs::system::SystemParam)]
struct Closing<'w> {
    table: Option<Res<'w, Table>>,
    next: ResMut<'w, NextState<Menu>>,
}

impl Closing<'_> {
    fn now(mut self) {
        let over = self.table.is_some_and(|table| table.position().is_over());
        self.next.set(if over { Menu::Result } else { Menu::None });
    }
}

/// Here the game was left on purpose already: no further question.
fn restart(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Restart);
}

fn go_to(screen: Screen) -> impl Fn(On<Activate>, ResMut<NextState<Screen>>) + Send + Sync + 'static {
    move |_, mut next| next.set(screen)
}

fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}

fn close_any(mut next: ResMut<NextState<Menu>>) {
    NextState::set_if_neq(&mut next, Menu::None);
}
