//! The shade on the front plate while it steps back.
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, BlendComponent, BlendFactor, BlendOperation, BlendState, RenderPipelineDescriptor,
    SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey};

use super::{blend_by, ignore_depth};

/// Takes light from the picture of the front plate in the scenery, exactly where it is; its tag, a
/// [`DiscTag`](super::DiscTag), says how much.
#[derive(Asset, TypePath, AsBindGroup, Clone, Default, Debug)]
pub(in crate::app) struct ShadeMaterial {
    /// Upper left corner and size of the plate in the atlas, each from 0 to 1.
    #[uniform(0)]
    pub part: Vec4,
    /// The atlas with the picture of the plate.
    #[texture(1)]
    #[sampler(2)]
    pub atlas: Handle<Image>,
}

/// What is there less what the shader puts out.
const SUBTRACT: BlendState = BlendState {
    color: BlendComponent {
        src_factor: BlendFactor::One,
        dst_factor: BlendFactor::One,
        operation: BlendOperation::ReverseSubtract,
    },
    alpha: BlendComponent {
        src_factor: BlendFactor::Zero,
        dst_factor: BlendFactor::One,
        operation: BlendOperation::Add,
    },
};

impl Material2d for ShadeMaterial {
    fn vertex_shader() -> ShaderRef {
        "embedded://connect_n/shaders/quad.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://connect_n/shaders/shade.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        blend_by(descriptor, SUBTRACT);
        ignore_depth(descriptor);
        Ok(())
    }
}
