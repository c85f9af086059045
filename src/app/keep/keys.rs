//! The keys that every desktop has for files and the clipboard, where no button of a dialog has them.
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::clipboard::UseClipboard;
use crate::app::menus::Door;
use crate::app::theme::widgets::Modifiers;
use crate::app::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(type_key);
}

/// Keys that a text field or a dialog has used don't come here.
fn type_key(
    typed: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    held: Res<Modifiers>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut door: Door,
    mut clipboard: MessageWriter<UseClipboard>,
) {
    let key = &typed.input;
    let is_free = matches!(menu.get(), Menu::None | Menu::Result);
    if !windows.contains(typed.focused_entity)
        || !key.state.is_pressed()
        || key.repeat
        || !held.ctrl
        || !is_free
    {
        return;
    }
    let Key::Character(character) = &key.logical_key else { return };
    match (character.to_lowercase().as_str(), screen.get()) {
        ("c", Screen::Game) if held.shift => {
            clipboard.write(UseClipboard::CopyMoves);
        }
        ("c", Screen::Game) => {
            clipboard.write(UseClipboard::CopyRecord);
        }
        ("v", _) => {
            clipboard.write(UseClipboard::Paste);
        }
        // The title has a button for it.
        ("o", Screen::Game | Screen::Setup) => door.open(Menu::Games),
        ("s", Screen::Game) => door.open(Menu::Save),
        _ => {}
    }
}
