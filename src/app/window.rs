//! The window as a whole: whether it fills the screen, which F11 and the settings say.
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            toggle_fullscreen.run_if(on_message::<KeyboardInput>),
            fill_screen.run_if(resource_changed::<Settings>),
        )
            .chain(),
    );
}

/// How the window stands on the screen.
pub(super) fn mode(settings: &Settings) -> WindowMode {
    if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn toggle_fullscreen(mut keys: MessageReader<KeyboardInput>, mut settings: ResMut<Settings>) {
    let pressed = keys
        .read()
        .filter(|key| key.key_code == KeyCode::F11 && key.state == ButtonState::Pressed && !key.repeat)
        .count();
    if pressed % 2 == 1 {
        settings.fullscreen = !settings.fullscreen;
    }
}

fn fill_screen(settings: Res<Settings>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    if window.mode != mode(&settings) {
        window.mode = mode(&settings);
    }
}
