//! The change from one screen to another: the new one fades in from the colour of the background.
use std::time::Duration;

use bevy::prelude::*;
use bevy::state::state::StateTransitionEvent;
use bevy_tweening::lens::UiBackgroundColorLens;
use bevy_tweening::{EaseMethod, Tween, TweenAnim};

use crate::app::Screen;
use crate::app::settings::Motion;
use crate::app::theme::palette::Palette;

/// How long the fade takes.
const FADE: Duration = Duration::from_millis(220);
/// The same under reduced motion.
const CALM_FADE: Duration = Duration::from_millis(120);
/// How much of the new screen is covered at first: there is no moment without a board.
const COVERED: f32 = 0.7;

/// What lies over the window at first. It lies above the screens and below the dialogs.
#[derive(Component)]
struct ScreenFade;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (despawn_ended, begin.run_if(on_message::<StateTransitionEvent<Screen>>)));
}

fn begin(
    mut changes: MessageReader<StateTransitionEvent<Screen>>,
    (palette, motion): (Res<Palette>, Res<Motion>),
    fades: Query<Entity, With<ScreenFade>>,
    mut commands: Commands,
) {
    // The program starts without: nothing was in sight before.
    if !changes.read().any(|change| change.exited.is_some() && change.exited != change.entered) {
        return;
    }
    fades.iter().for_each(|fade| commands.entity(fade).despawn());
    let color = palette.back_dark.mix(&palette.back_light, 0.5).with_alpha(COVERED);
    let lens = UiBackgroundColorLens { start: color, end: color.with_alpha(0.0) };
    let time = if *motion == Motion::Reduced { CALM_FADE } else { FADE };
    let tween = Tween::new(EaseMethod::EaseFunction(EaseFunction::QuadraticOut), time, lens);
    commands.spawn((
        Name::new("Screen fade"),
        ScreenFade,
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

fn despawn_ended(fades: Query<Entity, (With<ScreenFade>, Without<TweenAnim>)>, mut commands: Commands) {
    fades.iter().for_each(|fade| commands.entity(fade).despawn());
}
