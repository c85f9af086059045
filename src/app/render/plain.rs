//! The plain way to draw the board: every piece by its shader, in every frame. A graphics card can do that; without
//! one it is slow, see the figures in [`render`](super). A draw doesn't dim the plate, which needs the atlas.
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;

use super::BoardIsComplete;
use super::limits::MissingShaders;
use crate::app::board::BoardRoot;
use crate::app::board::board_view::BoardView;
use crate::app::board::geometry::BoardShape;
use crate::app::board::materials::{
    BackPlateMaterial, BackdropMaterial, BoardLook, FrontPlateMaterial, PictureMaterial, ShaderFiles,
    UnitQuad, back_plate, backdrop, front_plate,
};
use crate::app::board::pieces::{Face, Pieces, Ring};
use crate::app::board::view::{BoardLayoutSystems, Shade};
use crate::app::redraw::DrawFrames;
use crate::app::theme::palette::Palette;

/// Backdrop and plates.
#[derive(Component)]
struct Plate;

/// All that they depend on.
#[derive(Clone, PartialEq)]
struct Plates {
    view: Vec2,
    backdrop: [Color; 2],
    look: BoardLook,
    shape: BoardShape,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(draw_by_shader).add_observer(hide::<Ring>).add_observer(hide::<Shade>).add_systems(
        PostUpdate,
        (follow_shaders, spawn_plates)
            .after(BoardLayoutSystems)
            .before(AssetEventSystems)
            .before(TransformSystems::Propagate),
    );
}

/// A disc gets the material that draws it in place of the one that shows its picture.
fn draw_by_shader(disc: On<Add, Face>, faces: Query<&Face>, pieces: Res<Pieces>, mut commands: Commands) {
    if let Ok(face) = faces.get(disc.entity) {
        let material = MeshMaterial2d(pieces.drawn(face.0));
        commands.entity(disc.entity).remove::<MeshMaterial2d<PictureMaterial>>().insert(material);
    }
}

/// What only shows a region of the atlas has nothing to show.
fn hide<T: Component>(piece: On<Add, T>, mut commands: Commands) {
    commands.entity(piece.entity).remove::<Mesh2d>();
}

fn follow_shaders(
    missing: Res<MissingShaders>,
    (shaders, files): (Option<Res<ShaderFiles>>, Res<AssetServer>),
    mut is_complete: ResMut<BoardIsComplete>,
    mut frames: MessageWriter<DrawFrames>,
) {
    is_complete.0 = shaders.is_some_and(|shaders| shaders.are_loaded(&files)) && !missing.are_any();
    if !is_complete.0 {
        frames.write(DrawFrames);
    }
}

fn spawn_plates(
    (board_view, look, palette): (Res<BoardView>, Res<BoardLook>, Res<Palette>),
    (quad, root): (Res<UnitQuad>, Single<Entity, With<BoardRoot>>),
    camera: Single<&Camera, With<IsDefaultUiCamera>>,
    old: Query<Entity, With<Plate>>,
    (mut backdrops, mut backs, mut fronts): (
        ResMut<Assets<BackdropMaterial>>,
        ResMut<Assets<BackPlateMaterial>>,
        ResMut<Assets<FrontPlateMaterial>>,
    ),
    mut shown: Local<Option<Plates>>,
    mut commands: Commands,
) {
    let Some(view) = camera.logical_viewport_size() else { return };
    let shape = BoardShape::from(board_view.rules());
    let backdrop_colours = [palette.back_light, palette.back_dark];
    let plates = Plates { view, backdrop: backdrop_colours, look: *look, shape };
    if shown.as_ref() == Some(&plates) {
        return;
    }
    old.iter().for_each(|plate| commands.entity(plate).despawn());
    let back = backdrops.add(BackdropMaterial::new(backdrop_colours, view.x / view.y));
    commands.spawn((
        Name::new("Backdrop"),
        Plate,
        backdrop(&quad, back, Rect::from_center_size(Vec2::ZERO, view)),
    ));
    commands.entity(*root).with_children(|root| {
        let back = backs.add(BackPlateMaterial::new(&look, shape));
        root.spawn((Name::new("Back plate"), Plate, back_plate(&quad, back, shape)));
        let front = fronts.add(FrontPlateMaterial::new(&look, shape));
        root.spawn((Name::new("Front plate"), Plate, front_plate(&quad, front, shape)));
    });
    *shown = Some(plates);
}
