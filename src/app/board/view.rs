//! The body of the board in the window: its plates and marks, scaled into the room that the screen leaves.
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::BoardRoot;
use super::board_view::BoardView;
use super::geometry::BoardShape;
use super::hover::{ColumnLight, HoveredMove, Light};
use super::in_play::BoardInPlay;
use super::layout::{BoardArea, BoardLayout};
use super::look::BoardLookSystems;
use super::materials::{
    BoardLook, ColumnLightMaterial, DiscTag, DropBarMaterial, MarkTag, PopMarkMaterial, ShadeMaterial,
    UnitQuad, column_light, drop_bar, layer, pop_mark,
};
use super::pieces::Pieces;
use crate::app::game::current_game::CurrentGame;
use crate::app::{AppSystems, Menu, Screen};
use connect_n_engine::{Column, Move, Rules};

/// How dark the front plate is, 0 to 1.
#[derive(Component, Default, Clone, Copy, PartialEq)]
pub(in crate::app) struct Dim(pub(super) f32);

/// The shade on the front plate.
#[derive(Component)]
#[require(Dim)]
pub(in crate::app) struct Shade;

/// The bar that keeps the discs in; a board for PopOut has none.
#[derive(Component)]
pub(in crate::app) struct DropBar;

/// The mark under a column.
#[derive(Component)]
struct PopMark(Column);

/// The systems that place the board, in the frame in which the layout changes.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::app) struct BoardLayoutSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (spawn_camera, spawn_root))
        .add_systems(
            Update,
            (build_body, mark_columns).chain().after(BoardLookSystems).in_set(AppSystems::Show),
        )
        .add_systems(
            PostUpdate,
            (
                shine_on_column,
                shade_plate,
                fit.in_set(BoardLayoutSystems).after(UiSystems::Layout).before(TransformSystems::Propagate),
            ),
        );
}

impl From<Rules> for BoardShape {
    fn from(rules: Rules) -> Self {
        Self { rows: rules.rows(), cols: rules.cols(), pop_strip: rules.is_pop_out() }
    }
}

/// The shaders antialias by themselves: multisampling would only cost.
fn spawn_camera(mut commands: Commands, cameras: Query<(), With<IsDefaultUiCamera>>) {
    if cameras.is_empty() {
        commands.spawn((Camera2d, Msaa::Off, IsDefaultUiCamera));
    }
}

/// The board is hidden until a screen has left room for it.
fn spawn_root(mut commands: Commands) {
    commands.spawn((Name::new("Board"), BoardRoot, Transform::default(), Visibility::Hidden));
}

/// The parts of the body that belong to one board.
type BodyPart = Or<(With<Shade>, With<DropBar>, With<ColumnLight>, With<PopMark>)>;

/// Builds the body anew when another board is shown.
fn build_body(
    (board_view, look): (Res<BoardView>, Res<BoardLook>),
    quad: Res<UnitQuad>,
    pieces: Res<Pieces>,
    root: Single<Entity, With<BoardRoot>>,
    old: Query<Entity, BodyPart>,
    mut shades: ResMut<Assets<ShadeMaterial>>,
    mut bars: ResMut<Assets<DropBarMaterial>>,
    mut lights: ResMut<Assets<ColumnLightMaterial>>,
    mut built: Local<Option<(BoardShape, BoardLook)>>,
    mut commands: Commands,
) {
    let shape = BoardShape::from(board_view.rules());
    if *built == Some((shape, *look)) {
        return;
    }
    *built = Some((shape, *look));
    old.iter().for_each(|part| commands.entity(part).despawn());
    commands.entity(*root).with_children(|root| {
        root.spawn((
            Name::new("Shade"),
            Shade,
            quad.mesh(),
            MeshMaterial2d(shades.add(ShadeMaterial::default())),
            MeshTag::default(),
            Transform::from_xyz(0.0, 0.0, layer::FRONT_PLATE),
            Visibility::Hidden,
        ));
        let light = lights.add(ColumnLightMaterial::new(&look, shape));
        root.spawn((Name::new("Column light"), ColumnLight, column_light(&quad, light, shape)));
        if !shape.pop_strip {
            let material = bars.add(DropBarMaterial::new(&look));
            root.spawn((Name::new("Drop bar"), DropBar, drop_bar(&quad, material, shape)));
        }
        for column in board_view.rules().columns().filter(|_| shape.pop_strip) {
            let material = pieces.mark(board_view.disc_styles()[0].colour);
            let mark = pop_mark(&quad, material, shape, column.index(), MarkTag::default());
            root.spawn((Name::new("Pop mark"), PopMark(column), mark));
        }
    });
}

/// Shows which columns the player to move can pop, and which one is aimed at.
fn mark_columns(
    (in_play, board_view): (BoardInPlay, Res<BoardView>),
    offer: Res<HoveredMove>,
    pieces: Res<Pieces>,
    mut marks: Query<(&PopMark, &mut MeshTag, &mut MeshMaterial2d<PopMarkMaterial>, &mut Visibility)>,
) {
    // The board of the game before is shown until its discs have fallen out.
    let has_pops = in_play.rules().is_none_or(|rules| rules.is_pop_out());
    for (mark, mut tag, mut material, mut visibility) in &mut marks {
        visibility.set_if_neq(if has_pops { Visibility::Inherited } else { Visibility::Hidden });
        let pop = Move::Pop(mark.0);
        let ready = in_play.human_turn_on(&board_view).filter(|turn| turn.position.check(pop).is_ok());
        let strength = match ready {
            None => 0.0,
            Some(_) if offer.0 == Some(pop) => 1.0,
            Some(_) => 0.5,
        };
        tag.set_if_neq(MarkTag { strength, fade: 0.0 }.into());
        if let Some(turn) = ready {
            material.set_if_neq(MeshMaterial2d(pieces.mark(turn.disc_style.colour)));
        }
    }
}

fn shine_on_column(
    board_view: Res<BoardView>,
    mut lamps: Query<(&Light, &mut Transform, &MeshMaterial2d<ColumnLightMaterial>), Changed<Light>>,
    mut materials: ResMut<Assets<ColumnLightMaterial>>,
) {
    for (light, mut transform, material) in &mut lamps {
        let front = BoardShape::from(board_view.rules()).column_front(light.column);
        transform.translation = front.center().extend(transform.translation.z);
        if let Some(mut material) = materials.get_mut(material) {
            material.set(light.column, light.strength);
        }
    }
}

fn shade_plate(shade: Option<Single<(&Dim, &mut MeshTag, &mut Visibility), Changed<Dim>>>) {
    let Some((dim, mut tag, mut visibility)) = shade.map(Single::into_inner) else { return };
    tag.set_if_neq(DiscTag { dim: dim.0, ..DiscTag::default() }.into());
    visibility.set_if_neq(if dim.0 > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
}

/// Whether the board is hidden, so that nobody can think while a menu has stopped the clock.
fn is_covered(game: Option<&CurrentGame>, screen: Screen, menu: Menu) -> bool {
    let is_timed = game.is_some_and(|game| game.clock().is_some() && !game.position().is_over());
    screen == Screen::Game && is_timed && !matches!(menu, Menu::None | Menu::Result)
}

/// Fits the board into the node that the screen left for it, whenever one of them changes.
fn fit(
    area: Option<Single<(&ComputedNode, &UiGlobalTransform), With<BoardArea>>>,
    camera: Single<&Camera, With<IsDefaultUiCamera>>,
    (board_view, game): (Res<BoardView>, Option<Res<CurrentGame>>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
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
    let next = BoardLayout::fit(area, board_view.rules(), scale);
    // The camera looks at the window's middle, y upwards.
    let corner = Vec2::new(next.origin.x - view.x / 2.0, view.y / 2.0 - next.origin.y);
    let placed =
        Transform::from_translation(corner.extend(0.0)).with_scale(Vec3::new(next.cell, next.cell, 1.0));
    transform.set_if_neq(placed);
    visibility.set_if_neq(if is_covered(game.as_deref(), *screen.get(), *menu.get()) {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    });
    if layout.as_deref() != Some(&next) {
        commands.insert_resource(next);
    }
}
