//! The question before all keys are as they were at first.
use bevy::prelude::*;

use crate::app::Menu;
use crate::app::actions::KeyChoices;
use crate::app::menus::settings::reset::question;
use crate::app::words::keys;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::ResetKeys), spawn);
}

fn spawn(mut commands: Commands) {
    commands.spawn(question(Menu::ResetKeys, keys::RESTORE_QUESTION, |settings| {
        settings.keys = KeyChoices::default();
    }));
}
