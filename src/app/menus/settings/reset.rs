//! The question before all settings are reset to their defaults.
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::Action;
use crate::app::menu_stack::Menus;
use crate::app::settings::Settings;
use crate::app::spawn::children;
use crate::app::theme::text;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, Dismiss, button, column, dialog};
use crate::app::words;
use crate::language::Label;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::ResetSettings), spawn);
}

fn spawn(mut commands: Commands) {
    commands.spawn(question(Menu::ResetSettings, words::settings::RESTORE_QUESTION, |settings| {
        *settings = Settings::default();
    }));
}

/// The question before what a person has changed is as it was at first.
pub(in crate::app::menus) fn question(
    menu: Menu,
    question: Label,
    restore: fn(&mut Settings),
) -> impl Bundle {
    (
        Name::new("Restore?"),
        DespawnOnExit(menu),
        dialog(
            question,
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
                        observe(move |_: On<Activate>, mut settings: ResMut<Settings>, mut menus: Menus| {
                            restore(&mut settings);
                            menus.close();
                        })
                    ),
                    (
                        button(ButtonKind::Secondary, words::menus::CANCEL).action(Action::Back).build(),
                        observe(|_: On<Activate>, mut menus: Menus| menus.close()),
                    ),
                ],
            ),
        ),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    )
}
