//! Part of the atlas, put between the plates of the board as it is.
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{FrontView, blended_piece};

/// A picture taken of a piece; its tag, a [`DiscTag`](super::DiscTag), dims it and lets it fade.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub(in crate::app) struct PictureMaterial {
    /// Upper left corner and size in the atlas, each from 0 to 1.
    #[uniform(0)]
    pub part: Vec4,
    /// The front plate before it.
    #[uniform(0)]
    pub front: FrontView,
    /// The atlas.
    #[texture(1)]
    #[sampler(2)]
    pub atlas: Handle<Image>,
}

blended_piece!(PictureMaterial, "picture.wgsl");
