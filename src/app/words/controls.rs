//! What controls say of themselves, and what keys are called.
use bevy::input::keyboard::Key;

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
        key => format!("{key:?}"),
    }
}

/// A key that is pressed with Ctrl.
pub fn with_ctrl(key: &str) -> String {
    format!("Ctrl {key}")
}
