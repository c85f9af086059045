//! The animation of panels that appear: they rise a little into their place.
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{EaseMethod, Lens, Tween, TweenAnim};

use crate::app::settings::Motion;

/// How long it takes.
const RISE: Duration = Duration::from_millis(200);
/// How far below its place it begins, in pixels.
const DEPTH: f32 = 14.0;

/// A node that rises into its place when it appears; under reduced motion it is there at once.
#[derive(Component)]
#[require(UiTransform)]
pub struct Entrance;

struct RiseLens;

impl Lens<UiTransform> for RiseLens {
    fn lerp(&mut self, mut target: Mut<UiTransform>, ratio: f32) {
        target.translation = below(1.0 - ratio);
    }
}

fn below(share: f32) -> Val2 {
    Val2::px(0.0, DEPTH * share)
}

pub(super) fn begin(entered: On<Add, Entrance>, motion: Res<Motion>, mut commands: Commands) {
    if *motion == Motion::Reduced {
        return;
    }
    let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::CubicOut), RISE, RiseLens);
    commands
        .entity(entered.entity)
        .insert((UiTransform::from_translation(below(1.0)), TweenAnim::new(tween)));
}
