//! The buttons of a gamepad, and the keys that they press.
use bevy::input::keyboard::{Key, NativeKey, NativeKeyCode};
use bevy::prelude::KeyCode;

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

impl PadButton {
    /// Those that no keyboard has: which action each is for can be chosen. The others press keys that lead through the
    /// controls.
    pub const FREE: [Self; 5] =
        [Self::West, Self::North, Self::LeftShoulder, Self::RightShoulder, Self::Select];

    /// Those that press a key, and have a legend.
    const WITH_KEY: [Self; 2] = [Self::South, Self::East];

    /// The key that it presses.
    pub fn key(self) -> (KeyCode, Key) {
        match self {
            Self::South => (KeyCode::Enter, Key::Enter),
            Self::East | Self::Start => (KeyCode::Escape, Key::Escape),
            Self::LeftTrigger | Self::RightTrigger => (KeyCode::Tab, Key::Tab),
            Self::Up => (KeyCode::ArrowUp, Key::ArrowUp),
            Self::Down => (KeyCode::ArrowDown, Key::ArrowDown),
            Self::Left => (KeyCode::ArrowLeft, Key::ArrowLeft),
            Self::Right => (KeyCode::ArrowRight, Key::ArrowRight),
            Self::West | Self::North | Self::LeftShoulder | Self::RightShoulder | Self::Select => {
                let own = NativeKey::Web(self.name().into());
                (KeyCode::Unidentified(NativeKeyCode::Unidentified), Key::Unidentified(own))
            }
        }
    }

    /// Whether it presses its key together with Shift.
    pub fn has_shift(self) -> bool {
        self == Self::LeftTrigger
    }

    /// The free button that presses this key.
    pub fn of_key(key: &Key) -> Option<Self> {
        let Key::Unidentified(NativeKey::Web(name)) = key else { return None };
        Self::FREE.into_iter().find(|button| button.name() == name.as_str())
    }

    /// What stands on the button that presses a key of the keyboard.
    pub fn legend_for(key: &Key) -> Option<&'static str> {
        Self::WITH_KEY.into_iter().find(|button| button.key().1 == *key)?.legend()
    }

    /// What stands on it, where that is the same on most pads.
    pub const fn legend(self) -> Option<&'static str> {
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

    /// What the settings call it: `PadX`.
    pub fn name(self) -> String {
        format!("Pad{}", self.legend().unwrap_or_default())
    }

    /// Whether it goes on as long as it is held.
    pub fn is_direction(self) -> bool {
        matches!(self, Self::Up | Self::Down | Self::Left | Self::Right)
    }
}
