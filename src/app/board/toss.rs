//! The toss that decides who starts: a large disc turns over above the board and shows the one that was drawn.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};

use super::BoardRoot;
use super::board_view::{BoardView, FinishAnimations};
use super::materials::{UnitQuad, layer};
use super::pieces::Pieces;
use crate::app::AppSystems;
use crate::app::disc_style::DiscStyle;
use crate::app::game::{BoardChanged, CoinTossed};
use crate::app::settings::{Motion, Settings, Speed};
use crate::app::turn::Tossing;

/// Seconds in which the disc turns.
const TURNING: f32 = 1.0;
/// Seconds for which it shows the result.
const SHOWING: f32 = 0.6;
/// Half turns: the disc shows another side after each.
const SIDES: usize = 7;
/// Diameter of the disc, in cells; less on a small board.
const SIZE: f32 = 2.2;

/// A disc that is tossed.
#[derive(Component)]
pub(super) struct Toss {
    seconds: f32,
    disc_styles: Vec<DiscStyle>,
    drawn: usize,
}

struct TossLens;

impl Lens<Toss> for TossLens {
    fn lerp(&mut self, mut target: Mut<Toss>, ratio: f32) {
        target.seconds = ratio * (TURNING + SHOWING);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (begin.run_if(discs_move), turn, end, report).chain().in_set(AppSystems::Follow));
}

fn discs_move(settings: Res<Settings>, motion: Res<Motion>) -> bool {
    settings.speed != Speed::Instant && *motion == Motion::Full
}

fn begin(
    mut tosses: MessageReader<CoinTossed>,
    mut changes: MessageReader<BoardChanged>,
    root: Single<Entity, With<BoardRoot>>,
    quad: Res<UnitQuad>,
    pieces: Res<Pieces>,
    mut commands: Commands,
) {
    let Some(toss) = tosses.read().last() else { return };
    let board = changes.read().filter_map(|change| match change {
        BoardChanged::Reset { board, .. } => Some(board.rules),
        _ => None,
    });
    let Some(rules) = board.last() else { return };
    let grid = Vec2::new(f32::from(rules.cols()), f32::from(rules.rows()));
    let clock = Tween::new(
        EaseMethod::EaseFunction(EaseFunction::Linear),
        Duration::from_secs_f32(TURNING + SHOWING),
        TossLens,
    );
    let disc = (
        Name::new("Toss"),
        Toss { seconds: 0.0, disc_styles: toss.disc_styles.clone(), drawn: toss.chair },
        TweenAnim::new(clock),
        quad.mesh(),
        MeshMaterial2d(pieces.drawn(toss.disc_styles[toss.chair])),
        Transform::from_translation((grid / 2.0).extend(layer::MARKS + 1.0)),
    );
    let disc = commands.spawn(disc).id();
    commands.entity(*root).add_child(disc);
}

/// The disc turns about its upright axis, quickly at first, and lies still at the end.
fn turn(
    tossed: Option<Single<(Entity, &Toss, &mut Transform), Changed<Toss>>>,
    board_view: Res<BoardView>,
    pieces: Res<Pieces>,
    mut commands: Commands,
) {
    let Some((disc, toss, mut transform)) = tossed.map(Single::into_inner) else { return };
    let (turns, width) = facing(toss.seconds);
    let size = SIZE.min(f32::from(board_view.rules().cols().min(board_view.rules().rows())) * 0.7);
    transform.scale = Vec3::new(width.max(0.03) * size, size, 1.0);
    // The sides follow one another so that the last one is the one drawn.
    let players = toss.disc_styles.len();
    let shown = (toss.drawn + players * SIDES + turns - SIDES) % players;
    commands.entity(disc).insert(MeshMaterial2d(pieces.drawn(toss.disc_styles[shown])));
}

/// Which side is shown, counted from 0 to [`SIDES`], and how wide it is seen, 0 to 1.
fn facing(seconds: f32) -> (usize, f32) {
    let turned = EaseFunction::QuadraticOut.sample_clamped(seconds / TURNING) * SIDES as f32;
    (turned.round() as usize, (std::f32::consts::PI * turned).cos().abs())
}

/// Despawns the disc after its animation, or when animations are skipped or the board changes before.
fn end(
    tosses: Query<(Entity, Ref<Toss>, Has<TweenAnim>)>,
    mut finish: MessageReader<FinishAnimations>,
    mut changes: MessageReader<BoardChanged>,
    mut commands: Commands,
) {
    let skipped = finish.read().count() > 0;
    let goes_on = changes.read().count() > 0;
    for (disc, toss, turning) in &tosses {
        // The board of the game that it decides comes with it.
        let overtaken = goes_on && !toss.is_added();
        if skipped || overtaken || !turning {
            commands.entity(disc).despawn();
        }
    }
}

fn report(tosses: Query<(), With<Toss>>, mut tossing: ResMut<Tossing>) {
    tossing.set_if_neq(Tossing(!tosses.is_empty()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_facing_the_player_with_the_drawn_side() {
        assert_eq!(facing(0.0), (0, 1.0));
        let (turns, width) = facing(TURNING);
        assert_eq!(turns, SIDES);
        assert!((width - 1.0).abs() < 1e-4);
        assert_eq!(facing(TURNING + SHOWING).0, SIDES);
    }
}
