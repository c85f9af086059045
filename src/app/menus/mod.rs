//! The menus over a screen: the pause menu, the result, the settings, games to open and to save, the question who plays
//! on.
mod confirm;
mod error;
mod games;
mod keys;
mod moves;
mod pause;
mod result;
mod save;
mod settings;
mod stuck;

use bevy::prelude::*;

pub(in crate::app) use self::keys::keys_button;
pub(in crate::app) use self::settings::settings_button;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        confirm::plugin,
        error::plugin,
        games::plugin,
        keys::plugin,
        moves::plugin,
        pause::plugin,
        result::plugin,
        save::plugin,
        settings::plugin,
        stuck::plugin,
    ));
}
