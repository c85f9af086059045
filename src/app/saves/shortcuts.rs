//! The usual shortcuts for files and the clipboard, where no button has them.
use bevy::prelude::*;

use super::clipboard::UseClipboard;
use crate::app::actions::{Action, ActionPressed};
use crate::app::menu_stack::Menus;
use crate::app::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(run_shortcut);
}

fn run_shortcut(
    pressed: On<ActionPressed>,
    screen: Res<State<Screen>>,
    mut menus: Menus,
    mut clipboard: MessageWriter<UseClipboard>,
) {
    if pressed.is_repeat || !matches!(menus.shown(), Menu::None | Menu::Result) {
        return;
    }
    match (pressed.action, screen.get()) {
        (Action::CopyMoves, Screen::Game) => {
            clipboard.write(UseClipboard::CopyMoves);
        }
        (Action::CopyGame, Screen::Game) => {
            clipboard.write(UseClipboard::CopyRecord);
        }
        (Action::PasteGame, _) => {
            clipboard.write(UseClipboard::Paste);
        }
        (Action::OpenGame, _) => menus.open(Menu::Games),
        (Action::SaveGame, Screen::Game) => menus.open(Menu::Save),
        _ => {}
    }
}
