//! The change from one screen to another: the new one comes out of a veil in the colour of the background.
use std::time::Duration;

use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;
use bevy_tweening::lens::UiBackgroundColorLens;
use bevy_tweening::{EaseMethod, Tween, TweenAnim};

use crate::app::Screen;
use crate::app::settings::{Motion, Settings};
use crate::app::theme::palette::Palette;

/// How long the new screen takes to come out.
const LIFT: Duration = Duration::from_millis(220);
/// The same under reduced motion.
const CALM_LIFT: Duration = Duration::from_millis(120);
/// How much of the new screen is covered at first: there is no moment without a board.
const COVER: f32 = 0.7;

/// What lies over the window at first. It lies above the screens and below the dialogs.
#[derive(Component)]
struct Veil;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (lifted, cover.run_if(on_message::<StateTransitionEvent<Screen>>)));
}

fn cover(
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
    (palette, settings): (Res<Palette>, Res<Settings>),
    veils: Query<Entity, With<Veil>>,
    mut commands: Commands,
) {
    // The program starts without: nothing was in sight before.
    if !changes.read().any(|change| change.exited.is_some() && change.exited != change.entered) {
        return;
    }
    veils.iter().for_each(|veil| commands.entity(veil).despawn());
    let color = palette.back_dark.mix(&palette.back_light, 0.5).with_alpha(COVER);
    let lens = UiBackgroundColorLens { start: color, end: color.with_alpha(0.0) };
    let time = if settings.motion == Motion::Reduced { CALM_LIFT } else { LIFT };
    let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticOut), time, lens);
    commands.spawn((
        Name::new("Veil"),
        Veil,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        BackgroundColor(color),
        GlobalZIndex(40),
        Pickable::IGNORE,
        TweenAnim::new(tween),
    ));
}

fn lifted(veils: Query<Entity, (With<Veil>, Without<TweenAnim>)>, mut commands: Commands) {
    veils.iter().for_each(|veil| commands.entity(veil).despawn());
}
