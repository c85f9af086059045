//! A line beside a control that is pointed at or has the keyboard's focus.
use bevy::prelude::*;

/// The line that explains a control; empty for controls that explain themselves.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tooltip(pub String);
