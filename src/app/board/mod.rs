//! The board: its sizes and how it and its pieces are drawn.
use bevy::prelude::*;

pub(in crate::app) mod geometry;
pub(in crate::app) mod materials;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(materials::plugin);
}
