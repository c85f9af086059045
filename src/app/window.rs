//! Keys that belong to the window as a whole: F11 for the full screen.
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, toggle_fullscreen.run_if(on_message::<KeyboardInput>));
}

fn toggle_fullscreen(
    mut keys: MessageReader<KeyboardInput>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
) {
    let pressed = keys
        .read()
        .filter(|key| key.key_code == KeyCode::F11 && key.state == ButtonState::Pressed && !key.repeat)
        .count();
    let Some(mut window) = window.filter(|_| pressed % 2 == 1) else { return };
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}
