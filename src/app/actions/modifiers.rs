//! The modifier keys at each key event. A key and its modifier may be pressed and released in the same frame, so
//! their state at the end of the frame is not enough.
use bevy::input::InputSystems;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::{FocusedInput, InputFocusSystems};
use bevy::prelude::*;

const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// The modifiers that Bevy's text fields ask for, by what stands on them.
const NAMED: [Key; 4] = [Key::Control, Key::Shift, Key::Alt, Key::Super];

/// The modifiers that are held at the key event that is being handled.
#[derive(Resource, Default, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Ctrl, or Cmd on a Mac.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
}

/// Which of [`NAMED`] are held at the key event that is being handled.
#[derive(Resource, Default, Clone, Copy)]
struct HeldByName([bool; NAMED.len()]);

impl HeldByName {
    fn tell(self, keys: &mut ButtonInput<Key>) {
        for (key, is_held) in NAMED.into_iter().zip(self.0) {
            if is_held != keys.pressed(key.clone()) {
                if is_held { keys.press(key) } else { keys.release(key) }
            }
        }
    }
}

/// Before the first key event of a frame, what was held at the end of the one before.
fn recall(held: Res<HeldByName>, mut keys: ResMut<ButtonInput<Key>>) {
    held.tell(&mut keys);
}

/// Runs for each key event before the next one is handled. Bevy's tab navigation asks `keys` for the shift key, its text
/// fields ask `names`.
fn update_modifiers(
    event: On<FocusedInput<KeyboardInput>>,
    mut held: ResMut<Modifiers>,
    mut by_name: ResMut<HeldByName>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut names: ResMut<ButtonInput<Key>>,
) {
    let down = event.input.state.is_pressed();
    match event.input.key_code {
        KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
            held.ctrl = down;
        }
        KeyCode::ShiftLeft | KeyCode::ShiftRight => held.shift = down,
        _ => {}
    }
    if let Some(place) = NAMED.iter().position(|name| *name == event.input.logical_key) {
        by_name.0[place] = down;
        by_name.tell(&mut names);
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
fn release_all(mut held: ResMut<Modifiers>, mut by_name: ResMut<HeldByName>) {
    *held = Modifiers::default();
    *by_name = HeldByName::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Modifiers>()
        .init_resource::<HeldByName>()
        .add_observer(update_modifiers)
        .add_systems(
            PreUpdate,
            (release_all.run_if(on_message::<KeyboardFocusLost>), recall.run_if(on_message::<KeyboardInput>))
                .chain()
                .after(InputSystems)
                .before(InputFocusSystems::Dispatch),
        );
}
