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

use crate::cli::RenderPart;

pub(super) use self::limits::{give_back_large_blocks, renderer};

/// The part that is left out, to measure what it is worth. Without the atlas there is no static background either.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Without(pub(super) Option<RenderPart>);

/// Whether the board that is shown is drawn completely.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub(super) struct BoardIsComplete(pub(super) bool);

pub(super) fn plugin(app: &mut App) {
    let without = app.world().get_resource::<Without>().copied().unwrap_or_default();
    app.insert_resource(without).init_resource::<BoardIsComplete>();
    if without.0 == Some(RenderPart::Atlas) {
        app.add_plugins(plain::plugin);
    } else {
        app.add_plugins((atlas::plugin, static_background::plugin));
    }
    app.add_plugins(limits::plugin);
}
