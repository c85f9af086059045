//! Gamepads. A pad presses keys: what can be done by the keyboard can be done by it, and nothing else has to know of it.
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
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::redraw::DrawFrames;
use super::theme::widgets::{KeycapNames, TextField};
use super::words::controls;

/// A direction that is held is pressed again after this time, and then each time after the second.
const REPEATS: [Duration; 2] = [Duration::from_millis(400), Duration::from_millis(110)];

/// A button of a gamepad, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PadButton {
    /// The lowest of the four at the right: A of an Xbox pad.
    South,
    /// The one at the right: B.
    East,
    /// The one at the left: X.
    West,
    /// The upper one: Y.
    North,
    /// The upper one in front, at the left.
    LeftShoulder,
    /// The upper one in front, at the right.
    RightShoulder,
    /// The lower one in front, at the left.
    LeftTrigger,
    /// The lower one in front, at the right.
    RightTrigger,
    /// The small one left of the middle.
    Select,
    /// The small one right of the middle.
    Start,
    /// The cross or a stick upwards.
    Up,
    /// The cross or a stick downwards.
    Down,
    /// The cross or a stick to the left.
    Left,
    /// The cross or a stick to the right.
    Right,
}

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
        .add_systems(PreUpdate, (press_keys, name_keycaps).chain().before(InputSystems));
}

impl PadButton {
    const ALL: [Self; 14] = [
        Self::South,
        Self::East,
        Self::West,
        Self::North,
        Self::LeftShoulder,
        Self::RightShoulder,
        Self::LeftTrigger,
        Self::RightTrigger,
        Self::Select,
        Self::Start,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
    ];

    /// The key that it presses.
    fn key(self) -> (KeyCode, Key) {
        let character = |place, character: &str| (place, Key::Character(character.into()));
        match self {
            Self::South => (KeyCode::Enter, Key::Enter),
            Self::East | Self::Start => (KeyCode::Escape, Key::Escape),
            Self::West => character(KeyCode::KeyH, "h"),
            Self::North => character(KeyCode::KeyA, "a"),
            Self::LeftShoulder => character(KeyCode::KeyZ, "z"),
            Self::RightShoulder => character(KeyCode::KeyY, "y"),
            Self::LeftTrigger | Self::RightTrigger => (KeyCode::Tab, Key::Tab),
            Self::Select => character(KeyCode::KeyR, "r"),
            Self::Up => (KeyCode::ArrowUp, Key::ArrowUp),
            Self::Down => (KeyCode::ArrowDown, Key::ArrowDown),
            Self::Left => (KeyCode::ArrowLeft, Key::ArrowLeft),
            Self::Right => (KeyCode::ArrowRight, Key::ArrowRight),
        }
    }

    /// Whether it presses its key together with Shift.
    fn has_shift(self) -> bool {
        self == Self::LeftTrigger
    }

    /// What stands on it, where that is the same on most pads.
    const fn legend(self) -> Option<&'static str> {
        Some(match self {
            Self::South => "A",
            Self::East => "B",
            Self::West => "X",
            Self::North => "Y",
            Self::LeftShoulder => "LB",
            Self::RightShoulder => "RB",
            Self::Select => "View",
            _ => return None,
        })
    }

    fn is_direction(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }
}

/// Presses the keys of the buttons, and those of a direction that is held again and again.
fn press_keys(
    mut events: MessageReader<PadEvent>,
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    (focus, fields): (Res<InputFocus>, Query<(), With<TextField>>),
    time: Res<Time<Real>>,
    mut held: ResMut<HeldDirection>,
    mut keys: MessageWriter<KeyboardInput>,
    mut frames: MessageWriter<DrawFrames>,
) {
    let Some((window, state)) = window.map(Single::into_inner) else { return };
    // A pad is heard whichever window has the focus.
    if !state.focused {
        events.clear();
        held.0 = None;
        return;
    }
    let types = focus.get().is_some_and(|focused| fields.contains(focused));
    let mut press = |button: PadButton, state, repeat| {
        let (key_code, logical_key) = button.key();
        // Into a text nobody wants to type an H.
        if !(types && matches!(logical_key, Key::Character(_))) {
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
        }
        frames.write(DrawFrames);
    };
    for event in events.read() {
        match *event {
            PadEvent::Pressed(button) => {
                press(button, ButtonState::Pressed, false);
                if button.is_direction() {
                    held.0 = Some((button, time.elapsed() + REPEATS[0]));
                }
            }
            PadEvent::Released(button) => {
                press(button, ButtonState::Released, false);
                held.0 = held.0.filter(|(direction, _)| *direction != button);
            }
            PadEvent::Gone => {
                if let Some((button, _)) = held.0.take() {
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
fn name_keycaps(
    mut pads: MessageReader<PadEvent>,
    keys: Res<Messages<KeyboardInput>>,
    mut read: Local<MessageCursor<KeyboardInput>>,
    (mut clicks, mut touches): (MessageReader<MouseButtonInput>, MessageReader<TouchInput>),
    held: Res<HeldDirection>,
    mut names: ResMut<KeycapNames>,
) {
    let last = pads.read().last();
    // With an event of a pad, or while a direction is held, keys are the pad's own.
    let by_hand = clicks.read().count() + touches.read().count() + read.read(&keys).count() > 0;
    let is_pad = match last {
        Some(PadEvent::Gone) => false,
        Some(_) => true,
        None if held.0.is_some() => return,
        None if by_hand => false,
        None => return,
    };
    if is_pad != names.0.is_some() {
        names.0 = is_pad.then(|| PadButton::ALL.into_iter().filter_map(name).collect());
    }
}

/// What a keycap shows for a button, with what it shows for its key.
fn name(button: PadButton) -> Option<(String, &'static str)> {
    let (_, key) = button.key();
    let key = match key {
        Key::Character(character) => character.to_uppercase(),
        key => controls::key(&key),
    };
    Some((key, button.legend()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_that_a_pad_presses_are_called_by_its_buttons() {
        let names: Vec<_> = PadButton::ALL.into_iter().filter_map(name).collect();
        let of = |key: &str| names.iter().find(|(known, _)| known == key).map(|(_, name)| *name);
        assert_eq!(["Enter", "Esc", "Z", "H"].map(of), [Some("A"), Some("B"), Some("LB"), Some("X")]);
        assert_eq!(of("L"), None);
    }
}
