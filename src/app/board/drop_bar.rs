//! The bar along the foot of the board that opens to let the discs of a finished game fall out.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};

use super::board_view::{BoardView, FinishAnimations};
use super::geometry::BoardShape;
use super::view::DropBar;

/// Seconds in which the bar opens, and closes.
pub(super) const OPENING: f32 = 0.15;

/// The bar on its way: open, wait, close.
#[derive(Component)]
struct DropBarMotion {
    seconds: f32,
    length: f32,
}

struct DropBarLens;

impl Lens<DropBarMotion> for DropBarLens {
    fn lerp(&mut self, mut target: Mut<DropBarMotion>, ratio: f32) {
        target.seconds = target.length * ratio;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, close.run_if(on_message::<FinishAnimations>)).add_systems(PostUpdate, paint);
}

/// Opens the bar for so many seconds; it closes by itself.
pub(super) fn open_for(commands: &mut Commands, seconds: f32) {
    let length = seconds + 2.0 * OPENING;
    let clock = Tween::new(
        EaseMethod::EaseFunction(EaseFunction::Linear),
        Duration::from_secs_f32(length),
        DropBarLens,
    );
    commands.spawn((
        Name::new("Drop bar motion"),
        DropBarMotion { seconds: 0.0, length },
        TweenAnim::new(clock),
    ));
}

fn close(mut motions: Query<(&mut DropBarMotion, &mut TweenAnim)>) {
    for (mut motion, mut clock) in &mut motions {
        motion.seconds = motion.length;
        clock.playback_state = bevy_tweening::PlaybackState::Paused;
    }
}

fn paint(
    motions: Query<(Entity, &DropBarMotion), Changed<DropBarMotion>>,
    board_view: Res<BoardView>,
    mut bar: Option<Single<&mut Transform, With<DropBar>>>,
    mut commands: Commands,
) {
    for (entity, motion) in &motions {
        // Boards with pops have none.
        if let Some(bar) = &mut bar {
            let area = BoardShape::from(board_view.rules()).bar(openness(motion));
            bar.translation = area.center().extend(bar.translation.z);
            bar.scale = area.size().extend(1.0);
        }
        if motion.seconds >= motion.length {
            commands.entity(entity).despawn();
        }
    }
}

/// How far the bar is open, 0 to 1.
fn openness(motion: &DropBarMotion) -> f32 {
    (motion.seconds / OPENING).min((motion.length - motion.seconds) / OPENING).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_opens_stays_and_closes() {
        let at = |seconds| openness(&DropBarMotion { seconds, length: 1.0 });
        assert_eq!([at(0.0), at(0.5), at(1.0)], [0.0, 1.0, 0.0]);
        assert!((at(OPENING / 2.0) - 0.5).abs() < 1e-5);
    }
}
