//! What lies over a screen: the pause menu, the result, the settings.
mod confirm;
mod pause;
mod result;
mod settings;

use bevy::prelude::*;

pub(in crate::app) use self::settings::{SettingsDoor, settings_button};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((confirm::plugin, pause::plugin, result::plugin, settings::plugin));
}
