//! The calm back of the window.
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d};

use super::{UnitQuad, encoded, piece};

/// A soft light from the upper left that fades into the dark, over the whole view.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub(in crate::app) struct BackdropMaterial {
    #[uniform(0)]
    light: Vec4,
    #[uniform(0)]
    dark: Vec4,
}

impl BackdropMaterial {
    /// From `light` at the upper left to `dark` at the bottom.
    pub(in crate::app) fn new(light: Color, dark: Color) -> Self {
        Self { light: encoded(light), dark: encoded(dark) }
    }
}

impl Material2d for BackdropMaterial {
    fn vertex_shader() -> ShaderRef {
        "embedded://connect_n/shaders/backdrop.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://connect_n/shaders/backdrop.wgsl".into()
    }

    /// Masked pieces are drawn after the solid ones: nothing is spent on what the board hides.
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Mask(0.5)
    }
}

/// Fills the view behind everything else, wherever the camera is and however large the window.
pub(in crate::app) fn backdrop(quad: &UnitQuad, material: Handle<BackdropMaterial>) -> impl Bundle {
    let anywhere = Rect::from_center_size(Vec2::ZERO, Vec2::ONE);
    (piece(quad, material, anywhere, 0.0, MeshTag::default()), NoFrustumCulling)
}
