//! Presses buttons by the keys of their actions. A key reaches the buttons only if nothing with focus has used it.
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use bevy::window::Window;

use super::focus::Shown;
use crate::app::actions::{Action, ActionPressed, Bindings, Modifiers};

/// Stops keys at a dialog, so that they don't reach buttons of the screen under it.
#[derive(Component)]
pub(super) struct KeyBarrier;

/// Activates the enabled button with the action of a key, in the window, or in the dialog that holds the keys.
/// Triggers [`ActionPressed`] where there is no such button.
pub(super) fn press_by_key(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<Window>>,
    barriers: Query<Entity, With<KeyBarrier>>,
    (held, bindings): (Res<Modifiers>, Res<Bindings>),
    buttons: Query<(Entity, &Action), Without<InteractionDisabled>>,
    parents: Query<&ChildOf>,
    shown: Shown,
    mut commands: Commands,
) {
    let here = event.focused_entity;
    let is_window = windows.contains(here);
    let input = &event.input;
    if !input.state.is_pressed() || !(is_window || barriers.contains(here)) {
        return;
    }
    let actions: Vec<Action> = bindings.actions(input, *held).collect();
    // A dialog that is open holds the keys, wherever the focus is.
    let dialog = barriers.get(here).ok().or_else(|| barriers.iter().last());
    let reachable = |button| dialog.is_none_or(|top| parents.iter_ancestors(button).any(|it| it == top));
    let hit = buttons
        .iter()
        .find(|(button, action)| actions.contains(action) && reachable(*button) && shown.is(*button));
    if let Some((entity, _)) = hit {
        if !input.repeat {
            commands.trigger(Activate { entity });
        }
    } else if is_window {
        for action in actions.into_iter().filter(|action| dialog.is_none() || action.is_global()) {
            commands.trigger(ActionPressed { action, is_repeat: input.repeat });
        }
    }
}
