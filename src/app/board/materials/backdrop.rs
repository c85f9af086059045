//! The calm back of the window.
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;

use super::{UnitQuad, blended_piece, encoded, layer, piece};

/// A soft light from the upper left that fades into the dark.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct BackdropMaterial {
    #[uniform(0)]
    light: Vec4,
    #[uniform(0)]
    dark: Vec4,
    /// Width over height, then 0.
    #[uniform(0)]
    shape: Vec4,
}

impl BackdropMaterial {
    /// From `light` at the upper left to `dark` at the bottom, on a window with this width over height.
    pub(in crate::app) fn new([light, dark]: [Color; 2], aspect: f32) -> Self {
        Self { light: encoded(light), dark: encoded(dark), shape: Vec4::new(aspect, 0.0, 0.0, 0.0) }
    }
}

blended_piece!(BackdropMaterial, "backdrop.wgsl");

/// The back of the window, which covers `area`.
pub(in crate::app) fn backdrop(
    quad: &UnitQuad,
    material: Handle<BackdropMaterial>,
    area: Rect,
) -> impl Bundle {
    piece(quad, material, area, layer::BACKDROP, MeshTag::default())
}
