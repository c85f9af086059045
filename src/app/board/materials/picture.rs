//! Part of a sheet of pictures, put between the plates of the board as it is.
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{FrontView, blended_piece};

/// A picture taken of a piece; its tag, a [`DiscTag`](super::DiscTag), dims it and lets it fade.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub(in crate::app) struct PictureMaterial {
    /// Upper left corner and size in the sheet, each from 0 to 1.
    #[uniform(0)]
    part: Vec4,
    #[uniform(0)]
    front: FrontView,
    #[texture(1)]
    #[sampler(2)]
    sheet: Handle<Image>,
}

impl PictureMaterial {
    /// The picture in a part of a sheet: its upper left corner and its size, as shares of the sheet's size; behind this
    /// front plate of the same sheet.
    pub(in crate::app) fn new(sheet: Handle<Image>, corner: Vec2, size: Vec2, front: FrontView) -> Self {
        Self { part: (corner, size).into(), front, sheet }
    }
}

blended_piece!(PictureMaterial, "picture.wgsl");
