//! How fast the time of all animations runs.
use bevy::prelude::*;

use super::{Settings, Speed};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, follow.run_if(resource_changed::<Settings>));
}

/// With instant discs, all other animations run at normal speed.
fn follow(settings: Res<Settings>, mut time: ResMut<Time<Virtual>>, mut followed: Local<Speed>) {
    if *followed != settings.speed {
        *followed = settings.speed;
        time.set_relative_speed(settings.speed.factor().unwrap_or(1.0));
    }
}
