//! What makes drawing fast, above all without a graphics card.
//!
//! - `atlas`: each piece is drawn once by its shader; frames put the pictures together.
//! - `static_background`: what stands still is copied under each frame, and drawn only where it can't be copied.
//! - `plain`: the board without the two, each piece drawn by its shader in each frame.
//! - `limits`: settings of the renderer that keep its memory small.
//!
//! What each part is worth, by `connect-n bench --window --without PART` at 1280x720 on two cores without a graphics
//! card, three runs of each in alternation (processor time of a frame on 7x6 and 16x16, most memory resident):
//!
//! | | a frame | memory |
//! |---|---|---|
//! | all parts | 16 ms | 234 MiB |
//! | without the static background | 20 to 21 ms | 234 MiB |
//! | without the atlas (`plain`) | 33 ms | 210 MiB |
//! | without the limits | 16 ms | 260 MiB |
mod atlas;
mod limits;
mod plain;
mod static_background;

use bevy::prelude::*;

pub(super) use self::atlas::BoardAtlas;
pub(super) use self::limits::{give_back_large_blocks, renderer};

/// Parts that are left out, to measure what each is worth.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Without {
    /// The atlas, and with it the static background: the board is drawn in the [`plain`] way.
    pub(super) atlas: bool,
    /// The copy: the background is drawn in every frame.
    pub(super) static_background: bool,
    /// The limits: the renderer is set up as Bevy does by itself.
    pub(super) limits: bool,
}

pub(super) fn plugin(app: &mut App) {
    let without = app.world().get_resource::<Without>().copied().unwrap_or_default();
    app.insert_resource(without);
    if without.atlas {
        app.add_plugins(plain::plugin);
    } else {
        app.add_plugins((atlas::plugin, static_background::plugin));
    }
    app.add_plugins(limits::plugin);
}
