//! Frames are drawn only while something moves, and for a moment after anything has happened.
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::TweenAnim;

use super::Menu;
use super::game::Request;
use super::game::table::Table;
use super::hint::Advice;
use super::thinking::Mind;
use super::turn::BoardMoves;

/// Frames after the last event: what an event sets off passes through states, layout and drawing one by one.
const AFTERMATH: u8 = 4;
/// Frames at the start, until fonts, shaders and the first layout are in the picture.
const OPENING: u8 = 30;
/// Longest step of time that an animation sees: the first frame after rest must not swallow a fall.
const LONGEST_STEP: Duration = Duration::from_millis(50);

/// As good as never. A time that overflows would leave the alarm before it in force: no wait at all once that has
/// rung.
const NO_ALARM: Duration = Duration::from_hours(24);

/// The time until the next frame is due although nothing moves.
#[derive(Resource, Default)]
pub(super) struct Wake(pub(super) Option<Duration>);

/// Something is to be seen that neither the window nor a request tells.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct Nudge;

/// Frames still to be drawn with nothing moving.
#[derive(Resource)]
struct FramesLeft(u8);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(settings(None))
        .init_resource::<Wake>()
        .add_message::<Nudge>()
        .insert_resource(FramesLeft(OPENING))
        .add_systems(Startup, |mut time: ResMut<Time<Virtual>>| time.set_max_delta(LONGEST_STEP))
        .add_systems(Last, (keep_drawing, set_alarm.run_if(resource_changed::<Wake>)));
}

/// Frames only when something happens, or at the latest after some time.
fn settings(wake: Option<Duration>) -> WinitSettings {
    let mode = UpdateMode::Reactive {
        wait: wake.unwrap_or(NO_ALARM),
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

fn set_alarm(wake: Res<Wake>, mut current: ResMut<WinitSettings>, mut set: Local<Option<Duration>>) {
    if *set != wake.0 {
        *set = wake.0;
        *current = settings(wake.0);
    }
}

fn keep_drawing(
    mut left: ResMut<FramesLeft>,
    mut events: MessageReader<WindowEvent>,
    (mut requests, mut nudges): (MessageReader<Request>, MessageReader<Nudge>),
    animations: Query<(), With<TweenAnim>>,
    moves: Res<BoardMoves>,
    (mind, advice): (Res<Mind>, Res<Advice>),
    (table, menu): (Option<Res<Table>>, Res<State<Menu>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let happened = events.read().filter(|event| !matches!(event, WindowEvent::RequestRedraw(_))).count() > 0;
    let moving = !animations.is_empty() || moves.0 || mind.is_waiting(table.as_deref(), *menu.get());
    let asked = requests.read().count() + nudges.read().count() > 0;
    if happened || moving || asked || mind.is_changed() || advice.is_changed() {
        left.0 = left.0.max(AFTERMATH);
    }
    if left.0 > 0 {
        left.0 -= 1;
        redraw.write(RequestRedraw);
    }
}
