//! Where the picture of the front plate is, for what lies behind it.
use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

/// The front plate in the atlas and in the window; by default there is none.
#[derive(ShaderType, Clone, Copy, PartialEq, Default, Debug)]
pub(in crate::app) struct FrontView {
    /// Upper left corner and size in the atlas, in pixels.
    part: Vec4,
    /// From the pixels of the window to those of the atlas.
    shift: Vec2,
}

impl FrontView {
    /// A plate whose picture has its upper left corner at `corner` in the atlas and at `seen` in the window.
    pub(in crate::app) fn new(corner: Vec2, size: Vec2, seen: Vec2) -> Self {
        Self { part: (corner, size).into(), shift: corner - seen }
    }
}
