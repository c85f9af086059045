//! The window as a whole: that it fits the screen, and whether it fills it, which F11 and the settings say.
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryMonitor, PrimaryWindow, WindowMode};

use super::actions::{Action, ActionPressed};
use super::settings::Settings;

/// What a window that is too large for the screen gets of it: the rest is for title bars and panels.
const SHARE_OF_SCREEN: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(toggle_fullscreen)
        .add_systems(Update, (fill_screen.run_if(resource_changed::<Settings>), fit_screen).chain());
}

/// How the window stands on the screen.
pub(super) fn mode(settings: &Settings) -> WindowMode {
    if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

fn toggle_fullscreen(pressed: On<ActionPressed>, mut settings: ResMut<Settings>) {
    if pressed.action == Action::Fullscreen && !pressed.is_repeat {
        settings.fullscreen = !settings.fullscreen;
    }
}

fn fill_screen(settings: Res<Settings>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    if window.mode != mode(&settings) {
        window.mode = mode(&settings);
    }
}

/// A window begins no larger than the primary screen; others that are plugged in later don't shrink it.
fn fit_screen(
    screens: Query<(&Monitor, Has<PrimaryMonitor>)>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
    mut is_done: Local<bool>,
) {
    if *is_done {
        return;
    }
    let Some((screen, _)) = screens.iter().max_by_key(|(_, is_primary)| *is_primary) else { return };
    *is_done = true;
    let Some(mut window) = window.filter(|window| window.mode == WindowMode::Windowed) else { return };
    let now = window.resolution.physical_size();
    let fitting = fitting(now, screen.physical_size());
    if fitting != now {
        window.resolution.set_physical_resolution(fitting.x, fitting.y);
    }
}

/// The size of a window on a screen, both in pixels.
fn fitting(window: UVec2, screen: UVec2) -> UVec2 {
    let most = (screen.as_vec2() * SHARE_OF_SCREEN).as_uvec2();
    UVec2::select(window.cmple(screen), window, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_no_larger_than_its_screen() {
        let usual = UVec2::new(1280, 720);
        for screen in [usual, UVec2::new(1920, 1080)] {
            assert_eq!(fitting(usual, screen), usual);
        }
        assert_eq!(fitting(usual, UVec2::new(1024, 768)), UVec2::new(921, 720));
        assert_eq!(fitting(usual, UVec2::new(1024, 600)), UVec2::new(921, 540));
    }
}
