//! The modifier keys as the events of the keys have it: a key and its modifier may come in the same frame, after
//! which both are up again.
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;

const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// What is held at the event that is being handled.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Ctrl, or Cmd on a Mac.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
}

/// Each event comes here before the next one is heard anywhere. Bevy's tab navigation asks `keys` for the shift key.
pub(super) fn follow(
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

/// Keys that are let go while another window has them are not heard of.
pub(super) fn let_go(mut held: ResMut<Modifiers>) {
    *held = Modifiers::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Modifiers>()
        .add_observer(follow)
        .add_systems(PreUpdate, let_go.run_if(on_message::<KeyboardFocusLost>));
}
