//! What stands still is copied under each frame, where the renderer can: drawing it would cost a software renderer a
//! third of the frame.
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::camera::CameraMainTextureUsages;
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_component::{ExtractComponent, ExtractComponentPlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{Extent3d, TextureUsages};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;

use super::Without;
use crate::cli::RenderPart;

/// On a camera: the atlas whose upper left part is copied under all that it draws.
#[derive(Component, ExtractComponent, Clone)]
pub(super) struct StaticBackground(Handle<Image>);

/// All that stands still, over the whole view.
#[derive(Component)]
pub(super) struct Scenery;

/// Copies this atlas under all that a camera draws.
pub(super) fn static_background(atlas: Handle<Image>) -> impl Bundle {
    (StaticBackground(atlas), CameraMainTextureUsages::default().with(TextureUsages::COPY_DST))
}

/// Whether the background was copied under the last frame: it need not be drawn then.
#[derive(Resource, Clone, Default)]
struct BackgroundCopied(Arc<AtomicBool>);

pub(super) fn plugin(app: &mut App) {
    let copied = BackgroundCopied::default();
    app.add_plugins(ExtractComponentPlugin::<StaticBackground>::default())
        .insert_resource(copied.clone())
        .add_systems(Update, draw_unless_copied);
    if app.world().resource::<Without>().0 == Some(RenderPart::Background) {
        return;
    }
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(copied).add_systems(Core2d, copy.before(Core2dSystems::MainPass));
    }
}

/// Draws the scenery, over a cleared background, only where it could not be copied.
fn draw_unless_copied(
    copied: Res<BackgroundCopied>,
    cameras: Query<&mut Camera, With<StaticBackground>>,
    mut scenery: Single<&mut Visibility, With<Scenery>>,
) {
    let is_copied = copied.0.load(Ordering::Relaxed);
    let (shown, clear) = if is_copied {
        (Visibility::Hidden, ClearColorConfig::None)
    } else {
        (Visibility::Inherited, ClearColorConfig::Default)
    };
    if scenery.set_if_neq(shown) {
        for mut camera in cameras {
            camera.clear_color = clear;
        }
    }
}

/// Copies the scenery to where a camera draws. Both are pixels of the same kind, but on a screen of unusual depth.
fn copy(
    view: ViewQuery<(&StaticBackground, &ViewTarget)>,
    images: Res<RenderAssets<GpuImage>>,
    copied: Res<BackgroundCopied>,
    mut context: RenderContext,
) {
    let (static_background, target) = view.into_inner();
    let target = target.main_texture();
    let atlas = images.get(&static_background.0).map(|atlas| &atlas.texture);
    let atlas = atlas.filter(|atlas| atlas.format() == target.format());
    copied.0.store(atlas.is_some(), Ordering::Relaxed);
    if let Some(atlas) = atlas {
        let size = Extent3d {
            width: atlas.width().min(target.width()),
            height: atlas.height().min(target.height()),
            depth_or_array_layers: 1,
        };
        context.command_encoder().copy_texture_to_texture(
            atlas.as_image_copy(),
            target.as_image_copy(),
            size,
        );
    }
}
