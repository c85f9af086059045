//! Confetti over the whole board, when a person has won.
use std::ops::Range;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};
use rand::RngExt;

use super::BoardRoot;
use super::board_view::BoardView;
use super::geometry::BoardShape;
use super::materials::layer;
use crate::app::disc_style::DiscColour;
use crate::app::game::{BoardChanged, DecorationRng};
use crate::app::theme::palette::Palette;

/// Pieces of paper.
const PIECES: usize = 130;
/// Seconds until the last of them is gone.
const SECONDS: f32 = 2.8;
/// Seconds after which the last of them is thrown.
const LATEST: f32 = 0.7;
/// How fast they are thrown upwards, in heights of the board a second.
const SPEED: Range<f32> = 0.1..0.9;
/// How fast they are thrown to the side, in widths of the board a second.
const DRIFT: Range<f32> = -0.25..0.25;
/// What pulls them down, in heights of the board a second squared; paper falls slowly.
const GRAVITY: f32 = 1.5;
/// Share of its speed that the air leaves a piece after a second.
const AIR: f32 = 0.25;
/// Side of a piece, as a share of the height of the board.
const SIZE: Range<f32> = 0.014..0.026;

/// Throws confetti over the board.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct ThrowConfetti {
    /// The winner's colour.
    pub colour: DiscColour,
}

/// A piece of paper in the air.
#[derive(Component)]
struct ConfettiPiece;

/// The flight of one piece.
struct FlightLens {
    start: Vec2,
    velocity: Vec2,
    gravity: f32,
    spin: f32,
    size: f32,
    /// Seconds after which it is thrown.
    delay: f32,
}

impl FlightLens {
    /// Where the piece is after some seconds: thrown, slowed by the air, pulled down.
    fn place(&self, seconds: f32) -> Vec2 {
        let drag = -AIR.ln();
        let thrown = self.velocity * (1.0 - (-drag * seconds).exp()) / drag;
        let fallen = self.gravity / drag * (seconds - (1.0 - (-drag * seconds).exp()) / drag);
        self.start + thrown - Vec2::Y * fallen
    }
}

impl Lens<Transform> for FlightLens {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let seconds = (ratio * SECONDS - self.delay).max(0.0);
        target.translation = self.place(seconds).extend(target.translation.z);
        target.rotation = Quat::from_rotation_z(self.spin * seconds);
        // It tumbles, and gets smaller until it is gone.
        let tumbled = (self.spin * 1.7 * seconds).cos().abs().max(0.15);
        let left = if seconds > 0.0 { 1.0 - (ratio - 0.8).max(0.0) / 0.2 } else { 0.0 };
        target.scale = (Vec2::new(1.0, 0.6 * tumbled) * self.size * left).extend(1.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ThrowConfetti>()
        .add_systems(Update, (spawn_confetti, despawn_landed, sweep.run_if(on_message::<BoardChanged>)));
}

fn spawn_confetti(
    mut thrown: MessageReader<ThrowConfetti>,
    root: Single<Entity, With<BoardRoot>>,
    (palette, board_view): (Res<Palette>, Res<BoardView>),
    mut rng: ResMut<DecorationRng>,
    mut commands: Commands,
) {
    for celebration in thrown.read() {
        let colours = [celebration.colour.color(), palette.accent, Color::WHITE];
        let plate = BoardShape::from(board_view.rules()).plate();
        let height = plate.height();
        for piece in 0..PIECES {
            let share = Vec2::new(rng.0.random_range(0.0..1.0), rng.0.random_range(0.3..1.0));
            let flight = FlightLens {
                start: plate.min + plate.size() * share,
                velocity: Vec2::new(
                    rng.0.random_range(DRIFT) * plate.width(),
                    rng.0.random_range(SPEED) * height,
                ),
                gravity: GRAVITY * height,
                spin: rng.0.random_range(-9.0..9.0),
                size: rng.0.random_range(SIZE) * height,
                delay: rng.0.random_range(0.0..LATEST),
            };
            let thrown_from = flight.start.extend(layer::MARKS + 2.0);
            let tween = Tween::new(
                EaseMethod::EaseFunction(EaseFunction::Linear),
                Duration::from_secs_f32(SECONDS),
                flight,
            );
            let paper = commands.spawn((
                Name::new("Confetti piece"),
                ConfettiPiece,
                Sprite::from_color(colours[piece % colours.len()], Vec2::ONE),
                Transform::from_translation(thrown_from).with_scale(Vec3::ZERO),
                TweenAnim::new(tween),
            ));
            let paper = paper.id();
            commands.entity(*root).add_child(paper);
        }
    }
}

/// Sweeps up what has landed.
fn despawn_landed(pieces: Query<Entity, (With<ConfettiPiece>, Without<TweenAnim>)>, mut commands: Commands) {
    pieces.iter().for_each(|paper| commands.entity(paper).try_despawn());
}

/// Sweeps up what is in the air when another board is shown.
fn sweep(
    mut changes: MessageReader<BoardChanged>,
    pieces: Query<Entity, With<ConfettiPiece>>,
    mut commands: Commands,
) {
    if changes.read().any(|change| matches!(change, BoardChanged::Reset { .. })) {
        pieces.iter().for_each(|paper| commands.entity(paper).try_despawn());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_is_thrown_up_and_comes_down() {
        let flight = FlightLens {
            start: Vec2::ZERO,
            velocity: Vec2::Y * 6.0,
            gravity: 9.0,
            spin: 1.0,
            size: 0.1,
            delay: 0.0,
        };
        assert_eq!(flight.place(0.0), Vec2::ZERO);
        assert!(flight.place(0.4).y > 1.0);
        assert!(flight.place(SECONDS).y < flight.place(0.4).y);
    }
}
