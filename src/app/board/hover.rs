//! What a move would do, shown before it is made: the ghost over the column, the cell where it would land, the
//! light on the column, the disc that would be popped.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};

use super::BoardRoot;
use super::board_view::{BoardView, centre};
use super::fall::SlideLens;
use super::layout::Target;
use super::materials::{DiscTag, UnitQuad};
use super::pieces::{Pieces, disc_depth};
use crate::app::disc_style::DiscStyle;
use crate::app::game::current_game::{CurrentGame, PositionId};
use crate::app::settings::{Motion, Settings};
use crate::app::turn::Tossing;
use crate::app::{AppSystems, Menu, Screen};
use connect_n_engine::{Cell, Move};

/// The ghost slides from column to column.
const SLIDE: Duration = Duration::from_millis(120);
/// A column brightens.
const BRIGHTEN: Duration = Duration::from_millis(100);

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
    app.init_resource::<Aim>().init_resource::<HoveredMove>().add_systems(
        Update,
        (
            update_hovered_move,
            (show_ghost, show_landing, light_column, lift_popped).run_if(resource_changed::<HoveredMove>),
        )
            .chain()
            .in_set(AppSystems::Show),
    );
}

/// Sets the hovered move from the aim; there is none behind a menu, during a toss, or when no person is to move.
fn update_hovered_move(
    aim: Res<Aim>,
    game: Option<Res<CurrentGame>>,
    screen: Res<State<Screen>>,
    (menu, tossing): (Res<State<Menu>>, Res<Tossing>),
    mut hovered: ResMut<HoveredMove>,
    mut last_position: Local<PositionId>,
) {
    let is_seen = *screen == Screen::Game && *menu == Menu::None && !tossing.0;
    let game = game.filter(|game| is_seen && game.human_to_move());
    let mv = game.as_ref().zip(aim.0).and_then(|(game, target)| {
        let mv = match target {
            Target::Column(column) => Move::Drop(column),
            Target::Strip(column) => Move::Pop(column),
        };
        game.position().check(mv).is_ok().then_some(mv)
    });
    let position_id = game.map(|game| game.position_id()).unwrap_or_default();
    // The same column is another hovered once the position is another.
    if hovered.0 != mv || *last_position != position_id {
        *last_position = position_id;
        hovered.0 = mv;
    }
}

fn style_to_move(game: &CurrentGame) -> DiscStyle {
    game.disc_styles()[game.position().to_move().index()]
}

fn show_ghost(
    (hovered, settings): (Res<HoveredMove>, Res<Settings>),
    game: Option<Res<CurrentGame>>,
    (board_view, pieces, quad): (Res<BoardView>, Res<Pieces>, Res<UnitQuad>),
    root: Single<Entity, With<BoardRoot>>,
    ghost: Option<Single<(Entity, &Transform), With<Ghost>>>,
    mut commands: Commands,
) {
    let (Some(Move::Drop(column)), Some(game)) = (hovered.0, game) else {
        if let Some(ghost) = ghost {
            commands.entity(ghost.0).despawn();
        }
        return;
    };
    let end = Vec2::new(column.index() as f32 + 0.5, board_view.hover_height());
    let disc_style = style_to_move(&game);
    let piece = pieces.disc(disc_style, DiscTag::default());
    if let Some(ghost) = ghost {
        let start = ghost.1.translation.xy();
        let start = if settings.motion == Motion::Reduced { end } else { start };
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
    game: Option<Res<CurrentGame>>,
    (pieces, quad): (Res<Pieces>, Res<UnitQuad>),
    root: Single<Entity, With<BoardRoot>>,
    landing: Option<Single<Entity, With<Landing>>>,
    mut commands: Commands,
) {
    if let Some(landing) = landing {
        commands.entity(*landing).despawn();
    }
    let (Some(Move::Drop(column)), Some(game)) = (hovered.0, game) else { return };
    let row = game.position().height(column) as u8;
    let disc_style = style_to_move(&game);
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
        commands.entity(lamp).insert(TweenAnim::new(tween));
    }
}

/// Makes the disc glow that would be popped.
fn lift_popped(
    hovered: Res<HoveredMove>,
    board_view: Res<BoardView>,
    mut tags: Query<&mut DiscTag>,
    mut lifted: Local<Option<Entity>>,
) {
    let next = match hovered.0 {
        Some(Move::Pop(column)) => board_view.column(column).first().copied(),
        _ => None,
    };
    if *lifted == next {
        return;
    }
    for (disc, lift) in [(*lifted, 0.0), (next, 1.0)] {
        if let Some(mut tag) = disc.and_then(|disc| tags.get_mut(disc).ok()) {
            tag.lift = lift;
        }
    }
    *lifted = next;
}
