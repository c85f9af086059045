//! The question before a game is given up for a new one.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::game::Request;
use crate::app::menu_stack::Menus;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, dialog};
use crate::app::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::ConfirmNewGame), spawn);
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Give up?"),
        DespawnOnExit(Menu::ConfirmNewGame),
        dialog(
            words::menus::START_NEW_GAME,
            (
                Node { flex_direction: FlexDirection::Column, row_gap: px(space::S), ..default() },
                children![
                    (
                        Node { margin: UiRect::bottom(px(space::S)), ..default() },
                        children![text::body(words::menus::STAYS_AMONG_RECENT)]
                    ),
                    (
                        button(ButtonKind::Primary, words::menus::START).action(Action::Confirm).build(),
                        AutoFocus,
                        observe(start_new_game)
                    ),
                    (
                        button(ButtonKind::Secondary, words::menus::KEEP_PLAYING)
                            .action(Action::Back)
                            .build(),
                        observe(keep_playing)
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn start_new_game(_: On<Activate>, mut requests: MessageWriter<Request>) {
    requests.write(Request::Restart);
}

fn keep_playing(_: On<Activate>, mut menus: Menus) {
    menus.close();
}
