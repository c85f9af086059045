//! Frames are drawn only while something moves, and for a moment after anything has happened.
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::TweenAnim;

use super::Menu;
use super::game::Request;
use super::game::table::Table;
use super::thinking::Mind;
use super::turn::BoardMoves;

/// Frames after the last event: what an event sets off passes through states, layout and drawing one by one.
const AFTERMATH: u8 = 4;
/// Frames at the start, until fonts, shaders and the first layout are in the picture.
const OPENING: u8 = 30;
/// Longest step of time that an animation sees: the first frame after rest must not swallow a fall.
const LONGEST_STEP: Duration = Duration::from_millis(50);

/// Frames still to be drawn with nothing moving.
#[derive(Resource)]
struct FramesLeft(u8);

pub(super) fn plugin(app: &mut App) {
    let quiet = UpdateMode::Reactive {
        wait: Duration::MAX,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    app.insert_resource(WinitSettings { focused_mode: quiet, unfocused_mode: quiet })
        .insert_resource(FramesLeft(OPENING))
        .add_systems(Startup, |mut time: ResMut<Time<Virtual>>| time.set_max_delta(LONGEST_STEP))
        .add_systems(Last, keep_drawing);
}

fn keep_drawing(
    mut left: ResMut<FramesLeft>,
    mut events: MessageReader<WindowEvent>,
    mut requests: MessageReader<Request>,
    animations: Query<(), With<TweenAnim>>,
    moves: Res<BoardMoves>,
    (mind, table, menu): (Res<Mind>, Option<Res<Table>>, Res<State<Menu>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let happened = events.read().filter(|event| !matches!(event, WindowEvent::RequestRedraw(_))).count() > 0;
    let moving = !animations.is_empty() || moves.0 || mind.is_waiting(table.as_deref(), *menu.get());
    if happened || moving || requests.read().count() > 0 || mind.is_changed() {
        left.0 = left.0.max(AFTERMATH);
    }
    if left.0 > 0 {
        left.0 -= 1;
        redraw.write(RequestRedraw);
    }
}
