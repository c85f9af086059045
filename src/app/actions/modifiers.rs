//! The modifier keys at each key event. A key and its modifier may be pressed and released in the same frame, so
//! their state at the end of the frame is not enough.
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;

const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// The modifiers that are held at the key event that is being handled.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Ctrl, or Cmd on a Mac.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
}

/// Runs for each key event before the next one is handled. Bevy's tab navigation asks `keys` for the shift key.
pub(super) fn update_modifiers(
    event: On<FocusedInput<KeyboardInput>>,
    mut held: ResMut<Modifiers>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
) {
    let down = event.input.state.is_pressed();
    match event.input.key_code {
        KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
            held.ctrl = down;
        }
        KeyCode::ShiftLeft | KeyCode::ShiftRight => held.shift = down,
        _ => {}
    }
    if held.shift && !keys.any_pressed(SHIFTS) {
        keys.press(KeyCode::ShiftLeft);
    } else if !held.shift {
        for shift in SHIFTS {
            keys.release(shift);
        }
    }
}

/// A window that loses the focus gets no events of keys that are released afterwards.
pub(super) fn release_all(mut held: ResMut<Modifiers>) {
    *held = Modifiers::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Modifiers>()
        .add_observer(update_modifiers)
        .add_systems(PreUpdate, release_all.run_if(on_message::<KeyboardFocusLost>));
}
