//! The question before all settings are reset to their defaults.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::settings::Settings;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog};
use crate::app::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::ResetSettings), spawn);
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("Reset settings?"),
        DespawnOnExit(Menu::ResetSettings),
        dialog(
            words::settings::RESTORE_QUESTION,
            (
                column(space::S),
                children![
                    (
                        Node { margin: UiRect::bottom(px(space::S)), ..default() },
                        children![text::body(words::settings::CHANGES_LOST)]
                    ),
                    (
                        button(ButtonKind::Primary, words::settings::RESTORE).action(Action::Confirm).build(),
                        AutoFocus,
                        observe(reset)
                    ),
                    (
                        button(ButtonKind::Secondary, words::menus::CANCEL).action(Action::Back).build(),
                        observe(|_: On<Activate>, mut menus: Menus| menus.close()),
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

fn reset(_: On<Activate>, mut settings: ResMut<Settings>, mut menus: Menus) {
    *settings = Settings::default();
    menus.close();
}
