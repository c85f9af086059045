//! Keys that do what a button does. A key reaches the buttons only if nothing with focus has used it.
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use bevy::window::Window;

use super::focus::Shown;
use crate::app::actions::{ActionPressed, Bindings, Modifiers};

/// The key that activates a button from anywhere on the screen; the button shows it on its keycap.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shortcut {
    /// A character, as the layout of the keyboard gives it: `'z'`, `','`.
    Char(char),
    /// The same with Ctrl (Cmd on a Mac).
    Ctrl(char),
    /// Enter.
    Enter,
    /// Esc.
    Escape,
    /// Space.
    Space,
    /// A function key, 1 to 12, shown but handled by the screen.
    Function(u8),
}

impl Shortcut {
    /// What stands on the keycap: "Ctrl O", "Esc".
    pub fn label(self) -> String {
        match self {
            Self::Char(c) => c.to_uppercase().to_string(),
            Self::Ctrl(c) => format!("Ctrl {}", c.to_uppercase()),
            Self::Enter => "Enter".into(),
            Self::Escape => "Esc".into(),
            Self::Space => "Space".into(),
            Self::Function(n) => format!("F{n}"),
        }
    }

    /// Whether pressing `key`, with Ctrl held or not, is this shortcut.
    pub fn is(self, key: &Key, ctrl: bool) -> bool {
        let character = |wanted: char| matches!(key, Key::Character(typed) if typed.to_lowercase() == wanted.to_lowercase().to_string());
        match self {
            Self::Char(c) => !ctrl && character(c),
            Self::Ctrl(c) => ctrl && character(c),
            Self::Enter => !ctrl && *key == Key::Enter,
            Self::Escape => *key == Key::Escape,
            Self::Space => !ctrl && *key == Key::Space,
            Self::Function(_) => false,
        }
    }
}

/// Stops keys at a dialog: buttons of the screen under it don't hear them.
#[derive(Component)]
pub(super) struct KeyBarrier;

/// Activates the enabled button whose shortcut was pressed, at the window, or at the dialog that holds the keys. What no
/// button stands for is told to those who observe the action.
pub(super) fn press_by_shortcut(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<Window>>,
    barriers: Query<(), With<KeyBarrier>>,
    (held, bindings): (Res<Modifiers>, Res<Bindings>),
    buttons: Query<(Entity, &Shortcut), Without<InteractionDisabled>>,
    parents: Query<&ChildOf>,
    shown: Shown,
    mut commands: Commands,
) {
    let here = event.focused_entity;
    let barrier = barriers.contains(here).then_some(here);
    let input = &event.input;
    if !input.state.is_pressed() || (barrier.is_none() && !windows.contains(here)) {
        return;
    }
    let reachable = |button| barrier.is_none_or(|top| parents.iter_ancestors(button).any(|it| it == top));
    let hit = buttons.iter().find(|(button, shortcut)| {
        shortcut.is(&input.logical_key, held.ctrl) && reachable(*button) && shown.is(*button)
    });
    if let Some((entity, _)) = hit {
        if !input.repeat {
            commands.trigger(Activate { entity });
        }
    } else if barrier.is_none() {
        for action in bindings.actions(input, *held) {
            commands.trigger(ActionPressed { action, is_repeat: input.repeat });
        }
    }
}
