//! What lies over a screen: the pause menu and the result.
mod pause;
mod result;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pause::plugin, result::plugin));
}
