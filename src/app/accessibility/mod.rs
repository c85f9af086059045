//! What screen readers and other assistive technologies are told of the window, and what they ask of it.
//!
//! - `tree` makes the accessibility tree of a frame from the controls and texts on the screen, and `board` its part for
//!   the board: columns and pops that can be pressed, and a grid of named cells.
//! - `announcements` says what happens: moves, refusals, results.
//! - `actions` carries out what is asked: press, focus, set a value.
//! - `adapter` handler changes of the tree to the system.
//!
//! Bevy makes a tree of its own, which knows neither the board nor what is hidden; its updates are switched off. On
//! Windows and macOS ours goes through Bevy's adapter, on Linux through one that `adapter` starts.
//!
//! The tree is made only while an assistive technology asks for it.
mod actions;
mod adapter;
mod announcements;
mod board;
#[cfg(target_os = "linux")]
mod translation;
mod tree;

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::prelude::*;

pub use tree::AccessibilityTree;

pub(super) fn plugin(app: &mut App) {
    let mut by_bevy = ManageAccessibilityUpdates::default();
    by_bevy.set(false);
    app.init_resource::<AccessibilityRequested>().insert_resource(by_bevy).add_message::<ActionRequest>();
    app.add_plugins((tree::plugin, announcements::plugin, actions::plugin, adapter::plugin));
}

/// Whether an assistive technology wants to know what is on the screen.
fn is_requested(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}
