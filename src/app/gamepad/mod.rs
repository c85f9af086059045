//! Gamepads. A pad presses keys, those of the keyboard that lead through the controls and some of its own: what can be
//! done by the keyboard can be done by it, and nothing else has to know of it.
#[cfg(feature = "gamepad")]
pub(super) mod device;
#[cfg(feature = "gamepad")]
mod stick;

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub use super::actions::PadButton;

use super::actions::InputDevice;
use super::redraw::DrawFrames;

/// A direction that is held is pressed again after this time, and then each time after the second.
const REPEATS: [Duration; 2] = [Duration::from_millis(400), Duration::from_millis(110)];

/// What a gamepad does.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PadEvent {
    /// A button is pressed, or a stick is moved far enough.
    Pressed(PadButton),
    /// It is let go.
    Released(PadButton),
    /// The pad was unplugged.
    Gone,
}

/// The direction that is held, and when it is pressed again.
#[derive(Resource, Default)]
struct HeldDirection(Option<(PadButton, Duration)>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PadEvent>()
        .init_resource::<HeldDirection>()
        .add_systems(PreUpdate, (press_keys, tell_device).chain().before(InputSystems));
}

/// Presses the keys of the buttons, and those of a direction that is held again and again.
fn press_keys(
    mut events: MessageReader<PadEvent>,
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    time: Res<Time<Real>>,
    (mut held, mut pressed): (ResMut<HeldDirection>, Local<Vec<PadButton>>),
    mut keys: MessageWriter<KeyboardInput>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let Some((window, state)) = window.map(Single::into_inner) else { return };
    // A pad is heard whichever window has the focus.
    if !state.focused {
        events.clear();
        held.0 = None;
        pressed.clear();
        return;
    }
    let mut press = |button: PadButton, state, repeat| {
        let (key_code, logical_key) = button.key();
        let input = |key_code, logical_key, state| KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat,
            window,
        };
        let shift = |state| input(KeyCode::ShiftLeft, Key::Shift, state);
        keys.write_batch(button.has_shift().then(|| shift(ButtonState::Pressed)));
        keys.write(input(key_code, logical_key, state));
        keys.write_batch(button.has_shift().then(|| shift(ButtonState::Released)));
        frames.write(DrawFrames);
    };
    for event in events.read() {
        match *event {
            PadEvent::Pressed(button) => {
                press(button, ButtonState::Pressed, false);
                pressed.push(button);
                if button.is_direction() {
                    held.0 = Some((button, time.elapsed() + REPEATS[0]));
                }
            }
            PadEvent::Released(button) => {
                press(button, ButtonState::Released, false);
                pressed.retain(|other| *other != button);
                held.0 = held.0.filter(|(direction, _)| *direction != button);
            }
            PadEvent::Gone => {
                held.0 = None;
                for button in pressed.drain(..) {
                    press(button, ButtonState::Released, false);
                }
            }
        }
    }
    if let Some((button, due)) = &mut held.0 {
        if time.elapsed() >= *due {
            *due = time.elapsed() + REPEATS[1];
            press(*button, ButtonState::Pressed, true);
        }
        frames.write(DrawFrames);
    }
}

/// Buttons show what is pressed on the pad as long as it is used, and else the keys.
fn tell_device(
    mut pads: MessageReader<PadEvent>,
    keys: Res<Messages<KeyboardInput>>,
    mut read: Local<MessageCursor<KeyboardInput>>,
    (mut clicks, mut touches): (MessageReader<MouseButtonInput>, MessageReader<TouchInput>),
    held: Res<HeldDirection>,
    mut device: ResMut<InputDevice>,
) {
    let last = pads.read().last();
    // With an event of a pad, or while a direction is held, keys are the pad's own.
    let by_hand = clicks.read().count() + touches.read().count() + read.read(&keys).count() > 0;
    let used = match last {
        Some(PadEvent::Gone) => InputDevice::Keyboard,
        Some(_) => InputDevice::Gamepad,
        None if held.0.is_some() => return,
        None if by_hand => InputDevice::Keyboard,
        None => return,
    };
    device.set_if_neq(used);
}
