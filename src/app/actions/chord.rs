//! What is pressed for an action: a key with its modifiers, or a button of a gamepad.
use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Modifiers, PadButton};
use crate::app::words::controls;

/// A key with its modifiers, or a button of a gamepad. As a text, which is how the settings keep it: `H`, `Ctrl+Shift+C`,
/// `PageUp`, `Numpad1`, `PadX`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Chord {
    key: ChordKey,
    ctrl: bool,
    shift: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum ChordKey {
    /// What the layout of the keyboard gives, in lower case.
    Character(char),
    /// A key that has a name on every layout.
    Named(Key),
    /// A place on the keyboard: digits stay where they are on layouts that need Shift for them.
    Place(KeyCode),
    /// A button of a gamepad.
    Pad(PadButton),
}

/// The keys of digits, in rows above the letters and at the right; 0 stands for the tenth column.
pub(super) const DIGITS: [[KeyCode; 2]; 10] = [
    [KeyCode::Digit1, KeyCode::Numpad1],
    [KeyCode::Digit2, KeyCode::Numpad2],
    [KeyCode::Digit3, KeyCode::Numpad3],
    [KeyCode::Digit4, KeyCode::Numpad4],
    [KeyCode::Digit5, KeyCode::Numpad5],
    [KeyCode::Digit6, KeyCode::Numpad6],
    [KeyCode::Digit7, KeyCode::Numpad7],
    [KeyCode::Digit8, KeyCode::Numpad8],
    [KeyCode::Digit9, KeyCode::Numpad9],
    [KeyCode::Digit0, KeyCode::Numpad0],
];

/// Keys that lead through all controls: they can't be given another use.
const RESERVED: [Key; 8] = [
    Key::Escape,
    Key::Tab,
    Key::Enter,
    Key::Space,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
];

/// Keys with a name that fields of text need for themselves.
const EDITING: [Key; 7] =
    [Key::Backspace, Key::Delete, Key::Insert, Key::Home, Key::End, Key::PageUp, Key::PageDown];

/// The other keys with a name. Switches and other aids often send the last twelve.
const FUNCTION: [Key; 24] = [
    Key::F1,
    Key::F2,
    Key::F3,
    Key::F4,
    Key::F5,
    Key::F6,
    Key::F7,
    Key::F8,
    Key::F9,
    Key::F10,
    Key::F11,
    Key::F12,
    Key::F13,
    Key::F14,
    Key::F15,
    Key::F16,
    Key::F17,
    Key::F18,
    Key::F19,
    Key::F20,
    Key::F21,
    Key::F22,
    Key::F23,
    Key::F24,
];

/// A text that names no key, or one that can't be chosen.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a key that can be chosen")]
pub struct NoSuchKey(String);

/// Why a press is nothing that an action can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoChord {
    /// A modifier alone: the key is still to come.
    Incomplete,
    /// The key leads through the controls.
    Reserved,
    /// The key has no name, or types no single character.
    Unusable,
}

impl Chord {
    pub(super) const fn character(character: char) -> Self {
        Self { key: ChordKey::Character(character), ctrl: false, shift: false }
    }

    pub(super) const fn named(key: Key) -> Self {
        Self { key: ChordKey::Named(key), ctrl: false, shift: false }
    }

    pub(super) const fn place(place: KeyCode) -> Self {
        Self { key: ChordKey::Place(place), ctrl: false, shift: false }
    }

    pub(super) const fn pad(button: PadButton) -> Self {
        Self { key: ChordKey::Pad(button), ctrl: false, shift: false }
    }

    pub(super) fn with_ctrl(self) -> Self {
        Self { ctrl: true, ..self }
    }

    pub(super) fn with_shift(self) -> Self {
        Self { shift: true, ..self }
    }

    fn new(key: ChordKey, ctrl: bool, shift: bool) -> Self {
        // Other characters than letters stand on layouts with Shift or without.
        let takes_shift = match key {
            ChordKey::Character(character) => character.is_alphabetic(),
            ChordKey::Named(_) | ChordKey::Place(_) => true,
            ChordKey::Pad(_) => false,
        };
        let takes_ctrl = !matches!(key, ChordKey::Pad(_));
        Self { key, ctrl: ctrl && takes_ctrl, shift: shift && takes_shift }
    }

    /// What was pressed, for an action that is to have it.
    ///
    /// # Errors
    /// [`NoChord`] says why no action can.
    pub fn pressed(input: &KeyboardInput, held: Modifiers) -> Result<Self, NoChord> {
        let key = match &input.logical_key {
            key if RESERVED.contains(key) => return Err(NoChord::Reserved),
            key if is_modifier(key) => return Err(NoChord::Incomplete),
            _ if DIGITS.as_flattened().contains(&input.key_code) => ChordKey::Place(input.key_code),
            Key::Character(text) => ChordKey::character(text).ok_or(NoChord::Unusable)?,
            key if EDITING.contains(key) || FUNCTION.contains(key) => ChordKey::Named(key.clone()),
            key => PadButton::of_key(key).map(ChordKey::Pad).ok_or(NoChord::Unusable)?,
        };
        Ok(Self::new(key, held.ctrl, held.shift))
    }

    /// Whether this is pressed. Shift doesn't matter for a key without it, except for digits.
    pub(super) fn is(&self, pressed: &KeyboardInput, held: Modifiers) -> bool {
        // Esc leads out whatever is held.
        let ctrl_fits = self.ctrl == held.ctrl || self.key == ChordKey::Named(Key::Escape);
        let needs_exact = matches!(self.key, ChordKey::Place(_));
        let shift_fits = self.shift == held.shift || !(self.shift || needs_exact);
        let key_fits = match &self.key {
            ChordKey::Character(wanted) => {
                matches!(&pressed.logical_key, Key::Character(typed) if typed.to_lowercase() == wanted.to_string())
            }
            ChordKey::Named(key) => pressed.logical_key == *key,
            ChordKey::Place(place) => pressed.key_code == *place,
            ChordKey::Pad(button) => PadButton::of_key(&pressed.logical_key) == Some(*button),
        };
        key_fits && ctrl_fits && shift_fits
    }

    /// Whether Shift belongs to it.
    pub(super) const fn has_shift(&self) -> bool {
        self.shift
    }

    /// Whether it always means the same, because it leads through the controls.
    pub(super) fn is_reserved(&self) -> bool {
        matches!(&self.key, ChordKey::Named(key) if RESERVED.contains(key))
    }

    /// Whether it is a button of a gamepad.
    pub const fn is_pad(&self) -> bool {
        matches!(self.key, ChordKey::Pad(_))
    }

    /// Whether it types nothing, and edits nothing that is typed.
    pub(super) fn works_while_typing(&self) -> bool {
        self.ctrl || matches!(&self.key, ChordKey::Named(key) if FUNCTION.contains(key))
    }

    /// What stands on the button of a gamepad that presses it.
    pub(super) fn pad_legend(&self) -> Option<&'static str> {
        match &self.key {
            ChordKey::Pad(button) => button.legend(),
            ChordKey::Named(key) => PadButton::legend_for(key),
            ChordKey::Character(_) | ChordKey::Place(_) => None,
        }
    }

    /// What it is called: "Ctrl O", "Esc", "Pad X".
    pub fn label(&self) -> String {
        let key = match &self.key {
            ChordKey::Character(character) => capital(*character).to_string(),
            ChordKey::Named(key) => controls::key(key),
            ChordKey::Place(place) => controls::digit(*place),
            ChordKey::Pad(button) => controls::on_pad(button.legend().unwrap_or_default()),
        };
        let key = if self.shift { controls::with_shift(&key) } else { key };
        if self.ctrl { controls::with_ctrl(&key) } else { key }
    }
}

impl ChordKey {
    /// The key of a text that it types.
    fn character(text: &str) -> Option<Self> {
        let lower = text.to_lowercase();
        let mut characters = lower.chars();
        let only = characters.next().filter(|it| !it.is_whitespace() && !it.is_control())?;
        characters.next().is_none().then_some(Self::Character(only))
    }

    /// The key that the settings call so.
    fn called(name: &str) -> Option<Self> {
        let is_name = |known: &str| known.eq_ignore_ascii_case(name);
        let digits = DIGITS.as_flattened().iter().find(|place| is_name(&place_name(**place)));
        let named = || EDITING.iter().chain(&FUNCTION).find(|key| is_name(&format!("{key:?}")));
        let button = || PadButton::FREE.into_iter().find(|button| is_name(&button.name()));
        digits
            .map(|place| Self::Place(*place))
            .or_else(|| Self::character(name))
            .or_else(|| named().map(|key| Self::Named(key.clone())))
            .or_else(|| button().map(Self::Pad))
    }
}

/// What the settings call the key of a digit: `1`, `Numpad1`.
fn place_name(place: KeyCode) -> String {
    format!("{place:?}").replace("Digit", "")
}

/// The character as it stands on its key.
fn capital(character: char) -> char {
    let mut upper = character.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(upper), None) if upper.to_lowercase().eq([character]) => upper,
        _ => character,
    }
}

fn is_modifier(key: &Key) -> bool {
    matches!(
        key,
        Key::Shift
            | Key::Control
            | Key::Alt
            | Key::AltGraph
            | Key::Super
            | Key::Meta
            | Key::CapsLock
            | Key::NumLock
            | Key::ScrollLock
            | Key::Fn
            | Key::FnLock
    )
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str("Ctrl+")?;
        }
        if self.shift {
            f.write_str("Shift+")?;
        }
        match &self.key {
            ChordKey::Character(character) => write!(f, "{}", capital(*character)),
            ChordKey::Named(key) => write!(f, "{key:?}"),
            ChordKey::Place(place) => f.write_str(&place_name(*place)),
            ChordKey::Pad(button) => f.write_str(&button.name()),
        }
    }
}

impl FromStr for Chord {
    type Err = NoSuchKey;

    fn from_str(text: &str) -> Result<Self, NoSuchKey> {
        let (ctrl, rest) = without("Ctrl+", text);
        let (shift, name) = without("Shift+", rest);
        let key = ChordKey::called(name).ok_or_else(|| NoSuchKey(text.to_owned()))?;
        Ok(Self::new(key, ctrl, shift))
    }
}

/// Whether a text begins so, in whatever case, and what comes then.
fn without<'a>(start: &str, text: &'a str) -> (bool, &'a str) {
    match text.split_at_checked(start.len()) {
        Some((begins, rest)) if begins.eq_ignore_ascii_case(start) => (true, rest),
        _ => (false, text),
    }
}

impl TryFrom<String> for Chord {
    type Error = NoSuchKey;

    fn try_from(text: String) -> Result<Self, NoSuchKey> {
        text.parse()
    }
}

impl From<Chord> for String {
    fn from(chord: Chord) -> Self {
        chord.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{NativeKey, NativeKeyCode};

    const NO_PLACE: KeyCode = KeyCode::Unidentified(NativeKeyCode::Unidentified);

    fn input(key_code: KeyCode, logical_key: Key) -> KeyboardInput {
        let (state, window) = (ButtonState::Pressed, Entity::PLACEHOLDER);
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window }
    }

    fn pressed(key_code: KeyCode, key: Key, ctrl: bool, shift: bool) -> Result<String, NoChord> {
        Chord::pressed(&input(key_code, key), Modifiers { ctrl, shift }).map(|chord| chord.to_string())
    }

    #[test]
    fn a_chord_has_a_text_and_comes_back_from_it() {
        for text in [
            "H",
            "Ctrl+S",
            "Ctrl+Shift+C",
            "?",
            "Ctrl++",
            "+",
            "1",
            "Shift+Numpad0",
            "F10",
            "PageUp",
            "Ж",
            "PadLB",
            "ß",
        ] {
            assert_eq!(text.parse::<Chord>().map(|chord| chord.to_string()).as_deref(), Ok(text));
        }
        let written = |text: &str| text.parse::<Chord>().unwrap().to_string();
        assert_eq!(
            ["ctrl+shift+c", "h", "pageup", "Shift+?", "Ctrl+PadX"].map(written),
            ["Ctrl+Shift+C", "H", "PageUp", "?", "PadX"]
        );
        for text in ["", "Ctrl+", "Hello", "Escape", "Enter", " ", "Tab", "ArrowLeft", "F25", "PadA", "\n"] {
            assert_eq!(text.parse::<Chord>(), Err(NoSuchKey(text.to_owned())));
        }
    }

    #[test]
    fn what_is_pressed_is_a_key_of_the_layout_and_a_digit_a_place() {
        let character = |text: &str| Key::Character(text.into());
        assert_eq!(pressed(KeyCode::KeyQ, character("a"), false, false).as_deref(), Ok("A"));
        assert_eq!(pressed(KeyCode::KeyZ, character("Y"), false, true).as_deref(), Ok("Shift+Y"));
        assert_eq!(pressed(KeyCode::Slash, character("?"), true, true).as_deref(), Ok("Ctrl+?"));
        assert_eq!(pressed(KeyCode::Digit1, character("&"), false, true).as_deref(), Ok("Shift+1"));
        assert_eq!(pressed(KeyCode::Numpad7, Key::Home, false, false).as_deref(), Ok("Numpad7"));
        let (place, key) = PadButton::West.key();
        assert_eq!(pressed(place, key, true, true).as_deref(), Ok("PadX"));
    }

    #[test]
    fn some_presses_are_nothing_that_an_action_can_have() {
        for key in RESERVED {
            assert_eq!(pressed(NO_PLACE, key, true, false), Err(NoChord::Reserved));
        }
        let (place, key) = PadButton::South.key();
        assert_eq!(pressed(place, key, false, false), Err(NoChord::Reserved));
        assert_eq!(pressed(KeyCode::ShiftLeft, Key::Shift, false, true), Err(NoChord::Incomplete));
        let unusable = [
            Key::Unidentified(NativeKey::Unidentified),
            Key::Dead(Some('^')),
            Key::Character("ch".into()),
            Key::Character(" ".into()),
            Key::AudioVolumeUp,
        ];
        for key in unusable {
            assert_eq!(pressed(NO_PLACE, key, false, false), Err(NoChord::Unusable));
        }
    }
}
