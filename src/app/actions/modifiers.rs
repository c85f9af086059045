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

/// The keys of [`NAMED`] that are held at the key event that is being handled. A key may be let go under another name than
/// it was pressed, such as Alt while Shift is held.
#[derive(Resource, Default)]
struct HeldByName(Vec<(KeyCode, Key)>);

impl HeldByName {
    fn update(&mut self, input: &KeyboardInput) {
        self.0.retain(|(code, _)| *code != input.key_code);
        if input.state.is_pressed() && NAMED.contains(&input.logical_key) {
            self.0.push((input.key_code, input.logical_key.clone()));
        }
    }

    fn tell(&self, keys: &mut ButtonInput<Key>) {
        for key in NAMED {
            let is_held = self.0.iter().any(|(_, held)| *held == key);
            if is_held != keys.pressed(key.clone()) {
                if is_held { keys.press(key) } else { keys.release(key) }
            }
        }
    }
}

/// Tells before the first key event of a frame what was held at the end of the frame before.
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
    by_name.update(&event.input);
    by_name.tell(&mut names);
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
