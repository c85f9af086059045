//! The screens: title, set-up, game. Each spawns its nodes when it is entered and takes them with it.
mod demonstration;
mod game;
mod preview;
pub(in crate::app) mod responsive;
mod setup;
mod title;
mod veil;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::Screen;

pub(in crate::app) use self::game::{ResultSlot, move_list};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        responsive::plugin,
        preview::plugin,
        demonstration::plugin,
        title::plugin,
        setup::plugin,
        game::plugin,
        veil::plugin,
    ));
}

/// The root of a screen's nodes: it fills the window and lets the pointer through to what lies in it.
fn root(screen: Screen) -> impl Bundle {
    (Name::new(format!("{screen:?} screen")), DespawnOnExit(screen), TabGroup::new(0), Pickable::IGNORE)
}
