//! All that lies still, with the front plate, as one picture over the whole view.
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{Material2d, Material2dKey};

use super::{UnitQuad, ignore_depth};

/// The upper left part of the atlas, as large as the view.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub(in crate::app) struct SceneryMaterial {
    /// The atlas.
    #[texture(0)]
    pub atlas: Handle<Image>,
}

impl Material2d for SceneryMaterial {
    fn vertex_shader() -> ShaderRef {
        "embedded://connect_n/shaders/scenery.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://connect_n/shaders/scenery.wgsl".into()
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        ignore_depth(descriptor);
        Ok(())
    }
}

/// Fills the view behind everything else, wherever the camera is and however large the window.
pub(in crate::app) fn scenery(quad: &UnitQuad, material: Handle<SceneryMaterial>) -> impl Bundle {
    (quad.mesh(), MeshMaterial2d(material), Transform::default(), NoFrustumCulling)
}
