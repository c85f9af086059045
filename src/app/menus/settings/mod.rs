//! The settings menu. Changes apply at once and are saved. F10, the title and the pause menu open it.
mod controls;
mod language;
pub(super) mod reset;
#[cfg(feature = "sound")]
mod sound;

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::Menu;
use crate::app::actions::{Action, ActionPressed, Bindings};
use crate::app::language::SystemLanguage;
use crate::app::menu_stack::Menus;
use crate::app::menus::buttons_node;
use crate::app::screens::responsive::{ByFormat, Format};
use crate::app::settings::Settings;
use crate::app::spawn::children;
use crate::app::theme::type_scale::space;
use crate::app::theme::widgets::{ButtonKind, ButtonSpec, Dismiss, button, column, scroll_with, wide_dialog};
use crate::app::words;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((controls::plugin, language::plugin, reset::plugin))
        .add_systems(OnEnter(Menu::Settings), spawn)
        .add_observer(toggle_by_key);
}

/// The button that opens the settings.
pub(in crate::app) fn settings_button() -> ButtonSpec {
    button(ButtonKind::Secondary, words::settings::SETTINGS).action(Action::Settings)
}

/// Opens the settings by key, and closes them by the same key unless a question is open.
fn toggle_by_key(pressed: On<ActionPressed>, mut menus: Menus) {
    if pressed.action != Action::Settings || pressed.is_repeat {
        return;
    }
    match menus.shown() {
        Menu::Settings => menus.close(),
        Menu::None | Menu::Pause | Menu::Result | Menu::Level => menus.open(Menu::Settings),
        Menu::ConfirmNewGame
        | Menu::ResetSettings
        | Menu::Language
        | Menu::Keys
        | Menu::ChangeKeys
        | Menu::PressKey
        | Menu::KeyTaken
        | Menu::ResetKeys
        | Menu::Games
        | Menu::Save
        | Menu::Error
        | Menu::Moves
        | Menu::Lessons
        | Menu::ChoosePuzzle
        | Menu::Stuck => {}
    }
}

fn spawn(
    mut commands: Commands,
    settings: Res<Settings>,
    system: Res<SystemLanguage>,
    bindings: Res<Bindings>,
) {
    let content = (
        Node { min_height: px(0), flex_shrink: 1.0, ..column(space::L) },
        children![
            (
                // Only the controls scroll: the title and the way out stay.
                scroll_with(Node { flex_grow: 0.0, flex_shrink: 1.0, ..column(space::L) }),
                children![(ByFormat(groups_node), controls::groups(&settings, system.0, &bindings))],
            ),
            buttons(),
        ],
    );
    commands.spawn((
        Name::new("Settings"),
        DespawnOnExit(Menu::Settings),
        wide_dialog(words::settings::SETTINGS, content),
        observe(|_: On<Dismiss>, mut menus: Menus| menus.close()),
    ));
}

/// Two columns of groups, or one where the window is narrow.
fn groups_node(format: Format) -> Node {
    let gap = px(space::XL);
    if format.wide {
        Node {
            display: Display::Grid,
            grid_template_columns: RepeatedGridTrack::flex(2, 1.0),
            column_gap: px(space::XXL),
            row_gap: gap,
            ..default()
        }
    } else {
        Node { flex_direction: FlexDirection::Column, row_gap: gap, ..default() }
    }
}

fn buttons() -> impl Bundle {
    (
        buttons_node(),
        children![
            (
                button(ButtonKind::Secondary, words::settings::RESTORE_DEFAULTS).build(),
                observe(|_: On<Activate>, mut menus: Menus| menus.open(Menu::ResetSettings)),
            ),
            (
                button(ButtonKind::Primary, words::menus::DONE)
                    .action(Action::Back)
                    .node(|node| node.min_width = px(160))
                    .build(),
                AutoFocus,
                observe(|_: On<Activate>, mut menus: Menus| menus.close()),
            ),
        ],
    )
}
