//! Limits of the renderer's memory use: a software renderer keeps textures in the memory of the process.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::mesh::allocator::MeshAllocatorSettings;
use bevy::render::render_resource::PipelineCache;
use bevy::render::settings::{MemoryHints, WgpuFeatures, WgpuSettings};
use bevy::render::slab_allocator::SlabAllocatorSettings;
use bevy::render::{Render, RenderApp, RenderPlugin, RenderSystems};
use bevy::time::TimeReceiver;

use super::Without;
use crate::cli::RenderPart;

/// Bytes of memory that are allocated at a time. Larger things, such as all pictures of the window's size, get memory of
/// their own and free it when they are dropped.
const BLOCK: u64 = 8 << 20;

/// Makes the allocator return every block larger than this to the system as soon as it is free. By itself it
/// keeps the memory of dropped pictures, for each new size of the window again.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code, reason = "the allocator of the C library has no safe interface")]
pub(in crate::app) fn give_back_large_blocks() {
    const LARGE: libc::c_int = 1 << 20;
    // SAFETY: the call only changes a number in the allocator, under the allocator's own lock.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(in crate::app) const fn give_back_large_blocks() {}

/// Whether the frame drawn last lacks something: a shader reaches the renderer some time after it is asked for, and
/// until then whatever it draws is left out.
#[derive(Resource, Clone, Default)]
pub(super) struct MissingShaders(Arc<AtomicBool>);

impl MissingShaders {
    pub(super) fn are_any(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The renderer of the window.
pub(in crate::app) fn renderer(without: Without) -> RenderPlugin {
    if without.0 == Some(RenderPart::Limits) {
        return RenderPlugin { synchronous_pipeline_compilation: true, ..default() };
    }
    let settings = WgpuSettings {
        memory_hints: MemoryHints::Manual { suballocated_device_memory_block_size: BLOCK..BLOCK },
        // Bevy would compile shaders that find out what is hidden in a scene of three dimensions.
        disabled_features: Some(WgpuFeatures::INDIRECT_FIRST_INSTANCE),
        ..default()
    };
    RenderPlugin {
        render_creation: settings.into(),
        // The first picture is complete: no frame is shown whose shaders are still being compiled.
        synchronous_pipeline_compilation: true,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    let missing = MissingShaders::default();
    app.insert_resource(missing.clone());
    let is_limited =
        app.world().get_resource::<Without>().is_none_or(|without| without.0 != Some(RenderPart::Limits));
    // The renderer tells when it drew last, as the time of the next frame: after a rest that is long ago.
    app.world_mut().remove_resource::<TimeReceiver>();
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .insert_resource(missing)
        .add_systems(Render, look_for_missing_shaders.in_set(RenderSystems::Cleanup));
    if !is_limited {
        return;
    }
    // All that is drawn is one square: it needs no store with room for a hundred thousand shapes.
    let slab_allocator_settings = SlabAllocatorSettings { large_threshold: 0, ..default() };
    renderer.insert_resource(MeshAllocatorSettings { slab_allocator_settings, ..default() });
}

fn look_for_missing_shaders(cache: Res<PipelineCache>, missing: Res<MissingShaders>) {
    missing.0.store(cache.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::create_time_channels;

    #[test]
    fn a_frame_has_its_own_time() {
        let mut app = App::new();
        let (_renderer, receiver) = create_time_channels();
        app.insert_resource(receiver).add_plugins(plugin);
        assert!(!app.world().contains_resource::<TimeReceiver>());
    }
}
