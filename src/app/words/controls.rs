//! What controls say of themselves, and what keys are called.
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

/// The minus of a number, for screen readers.
pub const LESS: &str = "less";
/// The plus of a number, for screen readers.
pub const MORE: &str = "more";

/// Why a number can't be smaller.
pub fn is_least(min: i32) -> String {
    format!("Minimum {min}")
}

/// Why a number can't be greater.
pub fn is_most(max: i32) -> String {
    format!("Maximum {max}")
}

/// A share of a whole.
pub fn percentage(percent: u8) -> String {
    format!("{percent}%")
}

/// The label of a control with its key.
pub fn with_key(label: &str, key: &str) -> String {
    format!("{label} ({key})")
}

/// A key that types no character.
pub fn key(key: &Key) -> String {
    match key {
        Key::Escape => "Esc".to_owned(),
        Key::ArrowLeft => "Left".to_owned(),
        Key::ArrowRight => "Right".to_owned(),
        Key::ArrowUp => "Up".to_owned(),
        Key::ArrowDown => "Down".to_owned(),
        Key::PageUp => "PgUp".to_owned(),
        Key::PageDown => "PgDn".to_owned(),
        key => format!("{key:?}"),
    }
}

/// The key of a digit, above the letters or at the right.
pub fn digit(place: KeyCode) -> String {
    format!("{place:?}").chars().filter(char::is_ascii_digit).collect()
}

/// A key that is pressed with Shift.
pub fn with_shift(key: &str) -> String {
    format!("Shift {key}")
}

/// A key that is pressed with Ctrl.
pub fn with_ctrl(key: &str) -> String {
    format!("Ctrl {key}")
}
