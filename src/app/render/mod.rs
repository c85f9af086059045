//! What makes drawing fast and small, on a processor without a graphics card above all.
//!
//! - `atlas`: each piece is drawn once by its shader; frames put the pictures together.
//! - `static_background`: what stands still is copied under each frame, and drawn only where it can't be copied.
//! - `limits`: what is asked of the renderer, so that it takes no more memory than it needs.
mod atlas;
mod limits;
mod static_background;

use bevy::prelude::*;

pub(super) use self::atlas::BoardAtlas;
pub(super) use self::limits::{give_back_large_blocks, renderer};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((atlas::plugin, static_background::plugin, limits::plugin));
}
