//! All that lies still is laid under a frame by a copy, where the renderer can: drawing as much would cost a software
//! renderer a third of the frame.
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

/// On a camera: the sheet whose upper left part lies under all that it draws.
#[derive(Component, ExtractComponent, Clone)]
pub(super) struct StaticBackground(Handle<Image>);

/// All that lies still, over the whole view.
#[derive(Component)]
pub(super) struct Scenery;

/// Lays this sheet under all that a camera draws.
pub(super) fn backcloth(sheet: Handle<Image>) -> impl Bundle {
    (StaticBackground(sheet), CameraMainTextureUsages::default().with(TextureUsages::COPY_DST))
}

/// Whether the last frame was laid under: what it shows need not be drawn then.
#[derive(Resource, Clone, Default)]
struct BackgroundCopied(Arc<AtomicBool>);

pub(super) fn plugin(app: &mut App) {
    let laid = BackgroundCopied::default();
    app.add_plugins(ExtractComponentPlugin::<StaticBackground>::default())
        .insert_resource(laid.clone())
        .add_systems(Update, draw_less);
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(laid).add_systems(Core2d, lay.before(Core2dSystems::MainPass));
    }
}

/// Draws the scenery, over a cleared background, only where it could not be copied.
fn draw_less(
    laid: Res<BackgroundCopied>,
    cameras: Query<&mut Camera, With<StaticBackground>>,
    mut scenery: Single<&mut Visibility, With<Scenery>>,
) {
    let is_laid = laid.0.load(Ordering::Relaxed);
    let (shown, clear) = if is_laid {
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
fn lay(
    view: ViewQuery<(&StaticBackground, &ViewTarget)>,
    images: Res<RenderAssets<GpuImage>>,
    laid: Res<BackgroundCopied>,
    mut context: RenderContext,
) {
    let (backcloth, target) = view.into_inner();
    let target = target.main_texture();
    let sheet = images.get(&backcloth.0).map(|sheet| &sheet.texture);
    let sheet = sheet.filter(|sheet| sheet.format() == target.format());
    laid.0.store(sheet.is_some(), Ordering::Relaxed);
    if let Some(sheet) = sheet {
        let size = Extent3d {
            width: sheet.width().min(target.width()),
            height: sheet.height().min(target.height()),
            depth_or_array_layers: 1,
        };
        context.command_encoder().copy_texture_to_texture(
            sheet.as_image_copy(),
            target.as_image_copy(),
            size,
        );
    }
}
