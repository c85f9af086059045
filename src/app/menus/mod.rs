//! What lies over a screen: the pause menu and the result.
mod confirm;
mod pause;
mod result;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((confirm::plugin, pause::plugin, result::plugin));
}
