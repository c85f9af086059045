//! What a move would do, shown before it is made: the ghost over the column, the cell where it would land, the
//! light on the column, the disc that would be popped.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};

use super::BoardRoot;
use super::board_view::{BoardView, centre};
use super::fall::SlideLens;
use super::in_play::BoardInPlay;
use super::layout::Target;
use super::materials::{DiscTag, UnitQuad};
use super::pieces::{Pieces, disc_depth};
use crate::app::game::current_game::PositionId;
use crate::app::settings::Motion;
use crate::app::turn::Tossing;
use crate::app::{AppSystems, Menu};
use connect_n_engine::{Cell, Move};

/// The ghost slides from column to column.
const SLIDE: Duration = Duration::from_millis(120);
/// A column brightens, a disc is lifted.
const BRIGHTEN: Duration = Duration::from_millis(100);
/// By how much a disc that is lifted out of its hole comes nearer.
const LIFTED: f32 = 0.055;

/// What the player aims at, by pointer or keys; kept while it is someone else's turn.
#[derive(Resource, Default, PartialEq, Clone, Copy, Debug)]
pub struct Aim(pub Option<Target>);

/// The move aimed at, if the player can make it now.
#[derive(Resource, Default, PartialEq, Clone, Copy, Debug)]
pub struct HoveredMove(pub Option<Move>);

/// The disc that hangs over the column.
#[derive(Component)]
struct Ghost;

/// The disc that shows where a drop would land.
#[derive(Component)]
struct Landing;

/// The light on the column that is aimed at.
#[derive(Component)]
#[require(Light)]
pub(super) struct ColumnLight;

/// How brightly a column is lit, 0 to 1.
#[derive(Component, Default, Clone, Copy, PartialEq)]
pub(super) struct Light {
    pub(super) column: usize,
    pub(super) strength: f32,
}

/// The disc that would be popped, and how far it is lifted, 0 to 1.
///
/// It is animated on an entity of its own: the disc may be on its way out of the board by then.
#[derive(Component, Default, Clone, Copy, PartialEq)]
struct Lift {
    disc: Option<Entity>,
    share: f32,
}

struct LiftLens;

impl Lens<Lift> for LiftLens {
    fn lerp(&mut self, mut target: Mut<Lift>, ratio: f32) {
        target.share = ratio;
    }
}

struct LightLens {
    start: f32,
    end: f32,
}

impl Lens<Light> for LightLens {
    fn lerp(&mut self, mut target: Mut<Light>, ratio: f32) {
        target.strength = self.start + (self.end - self.start) * ratio;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<HoveredMove>()
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Name::new("Lift"), Lift::default()));
        })
        .add_systems(
            Update,
            (
                HoveredMove::update,
                (show_ghost, show_landing, light_column, lift_popped).run_if(resource_changed::<HoveredMove>),
                show_lift,
            )
                .chain()
                .in_set(AppSystems::Show),
        );
}

impl HoveredMove {
    /// Sets the hovered move from the aim; there is none behind a menu, during a toss, while another board is
    /// still shown, or when no person is to move.
    pub(super) fn update(
        aim: Res<Aim>,
        (in_play, board_view): (BoardInPlay, Res<BoardView>),
        (menu, tossing): (Res<State<Menu>>, Res<Tossing>),
        mut hovered: ResMut<Self>,
        mut last_position: Local<PositionId>,
    ) {
        let turn = in_play.human_turn_on(&board_view).filter(|_| *menu == Menu::None && !tossing.0);
        let mv = turn.zip(aim.0).and_then(|(turn, target)| {
            let mv = match target {
                Target::Column(column) => Move::Drop(column),
                Target::Strip(column) => Move::Pop(column),
            };
            turn.position.check(mv).is_ok().then_some(mv)
        });
        let position_id = turn.map(|turn| turn.position_id).unwrap_or_default();
        // The same column is another hovered once the position is another.
        if hovered.0 != mv || *last_position != position_id {
            *last_position = position_id;
            hovered.0 = mv;
        }
    }
}

fn show_ghost(
    (hovered, motion): (Res<HoveredMove>, Res<Motion>),
    in_play: BoardInPlay,
    (board_view, pieces, quad): (Res<BoardView>, Res<Pieces>, Res<UnitQuad>),
    root: Single<Entity, With<BoardRoot>>,
    ghost: Option<Single<(Entity, &Transform), With<Ghost>>>,
    mut commands: Commands,
) {
    let (Some(Move::Drop(column)), Some(turn)) = (hovered.0, in_play.human_turn()) else {
        if let Some(ghost) = ghost {
            commands.entity(ghost.0).despawn();
        }
        return;
    };
    let end = Vec2::new(column.index() as f32 + 0.5, board_view.hover_height());
    let disc_style = turn.disc_style;
    let piece = pieces.disc(disc_style, DiscTag::default());
    if let Some(ghost) = ghost {
        let start = ghost.1.translation.xy();
        let start = if *motion == Motion::Reduced { end } else { start };
        let slide =
            Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticOut), SLIDE, SlideLens { start, end });
        commands.entity(ghost.0).insert((piece, TweenAnim::new(slide)));
    } else {
        let at = Transform::from_translation(end.extend(disc_depth(disc_style)));
        let ghost = commands.spawn((Name::new("Ghost"), Ghost, quad.mesh(), piece, at)).id();
        commands.entity(*root).add_child(ghost);
    }
}

fn show_landing(
    hovered: Res<HoveredMove>,
    in_play: BoardInPlay,
    (pieces, quad): (Res<Pieces>, Res<UnitQuad>),
    root: Single<Entity, With<BoardRoot>>,
    landing: Option<Single<Entity, With<Landing>>>,
    mut commands: Commands,
) {
    if let Some(landing) = landing {
        commands.entity(*landing).despawn();
    }
    let (Some(Move::Drop(column)), Some(turn)) = (hovered.0, in_play.human_turn()) else { return };
    let row = turn.position.height(column) as u8;
    let disc_style = turn.disc_style;
    let landing = commands
        .spawn((
            Name::new("Landing"),
            Landing,
            quad.mesh(),
            pieces.disc(disc_style, DiscTag::ghost()),
            Transform::from_translation(centre(Cell::new(row, column)).extend(disc_depth(disc_style) - 0.1)),
        ))
        .id();
    commands.entity(*root).add_child(landing);
}

fn light_column(
    hovered: Res<HoveredMove>,
    lamp: Single<(Entity, &mut Light), With<ColumnLight>>,
    mut commands: Commands,
) {
    let (lamp, mut light) = lamp.into_inner();
    let end = match hovered.0 {
        Some(Move::Drop(column)) => {
            if light.column != column.index() {
                *light = Light { column: column.index(), strength: light.strength * 0.5 };
            }
            1.0
        }
        _ => 0.0,
    };
    if light.strength != end {
        let lens = LightLens { start: light.strength, end };
        let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::Linear), BRIGHTEN, lens);
        // A game on another board brings another lamp, and takes this one away.
        commands.entity(lamp).try_insert(TweenAnim::new(tween));
    }
}

/// Lifts the disc that would be popped.
fn lift_popped(
    (hovered, motion): (Res<HoveredMove>, Res<Motion>),
    board_view: Res<BoardView>,
    lift: Single<(Entity, &mut Lift)>,
    mut discs: Query<(&mut DiscTag, &mut Transform)>,
    mut commands: Commands,
) {
    let next = match hovered.0 {
        Some(Move::Pop(column)) => board_view.column(column).first().copied(),
        _ => None,
    };
    let (entity, mut lift) = lift.into_inner();
    if lift.disc == next {
        return;
    }
    if let Some((mut tag, mut transform)) = lift.disc.and_then(|disc| discs.get_mut(disc).ok()) {
        tag.lift = 0.0;
        transform.scale = Vec3::ONE;
    }
    let at_once = *motion == Motion::Reduced;
    *lift = Lift { disc: next, share: f32::from(u8::from(at_once)) };
    if next.is_some() && !at_once {
        let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticOut), BRIGHTEN, LiftLens);
        commands.entity(entity).insert(TweenAnim::new(tween));
    }
}

fn show_lift(lift: Option<Single<&Lift, Changed<Lift>>>, mut discs: Query<(&mut DiscTag, &mut Transform)>) {
    let Some(lift) = lift else { return };
    if let Some((mut tag, mut transform)) = lift.disc.and_then(|disc| discs.get_mut(disc).ok()) {
        tag.lift = lift.share;
        transform.scale = Vec2::splat(1.0 + LIFTED * lift.share).extend(1.0);
    }
}
