//! What controls say of themselves, and what keys are called.
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;

use crate::language::{Label, message};

/// The minus of a number, for screen readers.
pub const LESS: Label = Label::new("controls-less");
/// The plus of a number, for screen readers.
pub const MORE: Label = Label::new("controls-more");

/// Why a number can't be smaller.
pub fn is_least(min: i32) -> String {
    message("controls-minimum").with("number", min).text()
}

/// Why a number can't be greater.
pub fn is_most(max: i32) -> String {
    message("controls-maximum").with("number", max).text()
}

/// A share of a whole.
pub fn percentage(percent: u8) -> String {
    message("percent").with("number", percent).text()
}

/// The label of a control with its key.
pub fn with_key(label: &str, key: &str) -> String {
    message("controls-with-key").with("label", label.to_owned()).with("key", key.to_owned()).text()
}

/// A key that types no character.
pub fn key(key: &Key) -> String {
    let id = match key {
        Key::Escape => "key-escape",
        Key::Enter => "key-enter",
        Key::Space => "key-space",
        Key::Tab => "key-tab",
        Key::Backspace => "key-backspace",
        Key::Delete => "key-delete",
        Key::Insert => "key-insert",
        Key::Home => "key-home",
        Key::End => "key-end",
        Key::ArrowLeft => "key-left",
        Key::ArrowRight => "key-right",
        Key::ArrowUp => "key-up",
        Key::ArrowDown => "key-down",
        Key::PageUp => "key-page-up",
        Key::PageDown => "key-page-down",
        key => return format!("{key:?}"),
    };
    Label::new(id).text()
}

/// The key of a digit, above the letters or at the right.
pub fn digit(place: KeyCode) -> String {
    format!("{place:?}").chars().filter(char::is_ascii_digit).collect()
}

/// A button of a gamepad, among keys.
pub fn on_pad(button: &str) -> String {
    message("key-on-pad").with("button", button.to_owned()).text()
}

/// A key that is pressed with Shift.
pub fn with_shift(key: &str) -> String {
    message("key-with-shift").with("key", key.to_owned()).text()
}

/// A key that is pressed with Ctrl.
pub fn with_ctrl(key: &str) -> String {
    message("key-with-ctrl").with("key", key.to_owned()).text()
}
