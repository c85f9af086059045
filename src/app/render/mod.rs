//! What makes drawing fast, above all without a graphics card.
//!
//! - `atlas`: each piece is drawn once by its shader; frames put the pictures together.
//! - `static_background`: what stands still is copied under each frame, and drawn only where it can't be copied.
//! - `limits`: settings of the renderer that keep its memory small.
mod atlas;
mod limits;
mod static_background;

use bevy::prelude::*;

pub(super) use self::atlas::BoardAtlas;
pub(super) use self::limits::{give_back_large_blocks, renderer};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((atlas::plugin, static_background::plugin, limits::plugin));
}
