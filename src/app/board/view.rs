//! The body of the board in the window: its plates and marks, scaled into the room that the screen leaves.
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::BoardRoot;
use super::geometry::BoardShape;
use super::hover::{Light, Offer};
use super::layout::{BoardArea, BoardLayout};
use super::materials::{
    BackPlateMaterial, BackdropMaterial, BoardLook, FrontPlateMaterial, MarkTag, PopMarkMaterial, UnitQuad,
    back_plate, backdrop, front_plate, pop_mark,
};
use super::pieces::Pieces;
use super::shelf::{Shelf, Shelving};
use crate::app::game::table::Table;
use crate::app::theme::palette::Palette;
use crate::engine::{Column, Move, Rules};

/// The back of the window lies behind everything.
const BACKDROP_DEPTH: f32 = -10.0;

/// How dark the whole board is, 0 to 1.
#[derive(Component, Default, Clone, Copy, PartialEq)]
pub(super) struct Dim(pub(super) f32);

/// The plate with the holes.
#[derive(Component)]
#[require(Dim)]
pub(super) struct FrontPlate;

/// The plate behind the discs.
#[derive(Component)]
struct BackPlate;

/// The mark under a column.
#[derive(Component)]
struct PopMark(Column);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (spawn_camera, spawn_root))
        .add_systems(Update, (dress, mark_columns).chain().after(Shelving))
        .add_systems(
            PostUpdate,
            (shine_on_column, dim_plates, fit.after(UiSystems::Layout).before(TransformSystems::Propagate)),
        );
}

impl From<Rules> for BoardShape {
    fn from(rules: Rules) -> Self {
        Self { rows: rules.rows(), cols: rules.cols(), pop_strip: rules.is_pop_out() }
    }
}

/// The shaders antialias by themselves: multisampling would only cost.
fn spawn_camera(mut commands: Commands, cameras: Query<(), With<Camera2d>>) {
    if cameras.is_empty() {
        commands.spawn((Camera2d, Msaa::Off));
    }
}

fn spawn_root(
    mut commands: Commands,
    quad: Res<UnitQuad>,
    palette: Res<Palette>,
    mut materials: ResMut<Assets<BackdropMaterial>>,
) {
    let back = materials.add(BackdropMaterial::new(palette.back_light, palette.back_dark));
    commands.spawn((
        Name::new("Backdrop"),
        Transform::from_xyz(0.0, 0.0, BACKDROP_DEPTH),
        Visibility::default(),
        children![backdrop(&quad, back)],
    ));
    // Hidden until a screen has left room for it.
    commands.spawn((Name::new("Board"), BoardRoot, Transform::default(), Visibility::Hidden));
}

fn look() -> BoardLook {
    BoardLook {
        light: Color::srgb_u8(0x35, 0x59, 0xC7),
        dark: Color::srgb_u8(0x1B, 0x31, 0x80),
        hole: Color::srgb_u8(0x0A, 0x0F, 0x1E),
    }
}

/// Builds the plates anew when another board is shown.
fn dress(
    shelf: Res<Shelf>,
    quad: Res<UnitQuad>,
    pieces: Res<Pieces>,
    root: Single<Entity, With<BoardRoot>>,
    old: Query<Entity, Or<(With<FrontPlate>, With<BackPlate>, With<PopMark>)>>,
    mut fronts: ResMut<Assets<FrontPlateMaterial>>,
    mut backs: ResMut<Assets<BackPlateMaterial>>,
    mut dressed: Local<Option<BoardShape>>,
    mut commands: Commands,
) {
    let shape = BoardShape::from(shelf.rules());
    if *dressed == Some(shape) {
        return;
    }
    *dressed = Some(shape);
    old.iter().for_each(|part| commands.entity(part).despawn());
    let back = backs.add(BackPlateMaterial::new(&look(), shape));
    let front = fronts.add(FrontPlateMaterial::new(&look(), shape));
    commands.entity(*root).with_children(|root| {
        root.spawn((Name::new("Back plate"), BackPlate, back_plate(&quad, back, shape)));
        root.spawn((
            Name::new("Front plate"),
            FrontPlate,
            Light::default(),
            front_plate(&quad, front, shape),
        ));
        for column in shelf.rules().columns().filter(|_| shape.pop_strip) {
            let material = pieces.mark(shelf.liveries()[0].colour);
            let mark = pop_mark(&quad, material, shape, column.index(), MarkTag::default());
            root.spawn((Name::new("Pop mark"), PopMark(column), mark));
        }
    });
}

/// Shows which columns the player to move can pop, and which one is aimed at.
fn mark_columns(
    table: Option<Res<Table>>,
    offer: Res<Offer>,
    pieces: Res<Pieces>,
    mut marks: Query<(&PopMark, &mut bevy::mesh::MeshTag, &mut MeshMaterial2d<PopMarkMaterial>)>,
) {
    for (mark, mut tag, mut material) in &mut marks {
        let pop = Move::Pop(mark.0);
        let ready =
            table.as_ref().filter(|table| table.human_to_move() && table.position().check(pop).is_ok());
        let strength = match &ready {
            None => 0.0,
            Some(_) if offer.0 == Some(pop) => 1.0,
            Some(_) => 0.5,
        };
        tag.set_if_neq(MarkTag { strength, fade: 0.0 }.into());
        if let Some(table) = ready {
            let colour = table.liveries()[table.position().to_move().index()].colour;
            material.set_if_neq(MeshMaterial2d(pieces.mark(colour)));
        }
    }
}

fn shine_on_column(
    plates: Query<(&Light, &MeshMaterial2d<FrontPlateMaterial>), Changed<Light>>,
    mut materials: ResMut<Assets<FrontPlateMaterial>>,
) {
    for (light, material) in &plates {
        if let Some(mut material) = materials.get_mut(material) {
            material.light_column(light.column as f32, light.strength);
        }
    }
}

fn dim_plates(
    plate: Option<Single<(&Dim, &MeshMaterial2d<FrontPlateMaterial>), Changed<Dim>>>,
    mut materials: ResMut<Assets<FrontPlateMaterial>>,
) {
    if let Some((dim, material)) = plate.map(Single::into_inner)
        && let Some(mut material) = materials.get_mut(&material.0)
    {
        material.set_dim(dim.0);
    }
}

/// Fits the board into the node that the screen left for it, whenever one of them changes.
fn fit(
    area: Option<Single<(&ComputedNode, &UiGlobalTransform), With<BoardArea>>>,
    camera: Single<&Camera>,
    shelf: Res<Shelf>,
    root: Single<(&mut Transform, &mut Visibility), With<BoardRoot>>,
    layout: Option<Res<BoardLayout>>,
    mut commands: Commands,
) {
    let (mut transform, mut visibility) = root.into_inner();
    let (Some(area), Some(view)) = (area, camera.logical_viewport_size()) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    let (node, place) = *area;
    let scale = camera.target_scaling_factor().unwrap_or(1.0);
    let area = Rect::from_center_size(place.translation / scale, node.size() / scale);
    if area.width() < 1.0 || area.height() < 1.0 {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    }
    let next = BoardLayout::fit(area, shelf.rules());
    // The camera looks at the window's middle, y upwards.
    let corner = Vec2::new(next.origin.x - view.x / 2.0, view.y / 2.0 - next.origin.y);
    let placed =
        Transform::from_translation(corner.extend(0.0)).with_scale(Vec3::new(next.cell, next.cell, 1.0));
    transform.set_if_neq(placed);
    visibility.set_if_neq(Visibility::Inherited);
    if layout.as_deref() != Some(&next) {
        commands.insert_resource(next);
    }
}
