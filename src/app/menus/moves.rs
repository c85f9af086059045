//! The moves of the game, for windows that have no room for them beside the board.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::screens::game::move_list;
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog};
use crate::app::words;

/// Height of the list: what the smallest window leaves.
const LIST: f32 = 204.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Moves), spawn);
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Moves"),
        DespawnOnExit(Menu::Moves),
        dialog(
            words::menus::MOVES,
            (
                column(space::M),
                children![
                    (Node { height: px(LIST), ..column(0.0) }, children![move_list()]),
                    (
                        button(ButtonKind::Secondary, words::menus::BACK).action(Action::Back).build(),
                        AutoFocus,
                        observe(|_: On<Activate>, mut menus: Menus| menus.close())
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}
