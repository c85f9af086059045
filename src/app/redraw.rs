//! Frames are drawn only while something moves, and for a moment after anything has happened.
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::TweenAnim;

/// Frames after the last event: what an event sets off passes through states, layout and drawing one by one.
const AFTERMATH: u8 = 4;
/// Frames at the start, until fonts, shaders and the first layout are in the picture.
const OPENING: u8 = 30;
/// Longest step of time that an animation sees: the first frame after rest must not swallow a fall.
const LONGEST_STEP: Duration = Duration::from_millis(50);

/// Practically never. A time that overflows would leave the earlier alarm in force, and once that has passed, there
/// would be no wait at all.
const NO_ALARM: Duration = Duration::from_hours(24);

/// The time until the next frame is due although nothing moves.
#[derive(Resource, Default)]
pub(super) struct NextFrameDeadline(pub(super) Option<Duration>);

/// Something on the screen moves or has changed. Animations write this in each frame.
#[derive(Message, Clone, Copy, Debug)]
pub(super) struct DrawFrames;

/// Frames still to be drawn with nothing moving.
#[derive(Resource)]
struct FramesLeft(u8);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(settings(None))
        .init_resource::<NextFrameDeadline>()
        .add_message::<DrawFrames>()
        .insert_resource(FramesLeft(OPENING))
        .add_systems(Startup, |mut time: ResMut<Time<Virtual>>| time.set_max_delta(LONGEST_STEP))
        .add_systems(Last, (keep_drawing, set_alarm.run_if(resource_changed::<NextFrameDeadline>)));
}

/// Draws frames only when something happens, or at the deadline.
fn settings(deadline: Option<Duration>) -> WinitSettings {
    let mode = UpdateMode::Reactive {
        wait: deadline.unwrap_or(NO_ALARM),
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    };
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

fn set_alarm(
    deadline: Res<NextFrameDeadline>,
    mut current: ResMut<WinitSettings>,
    mut set: Local<Option<Duration>>,
) {
    if *set != deadline.0 {
        *set = deadline.0;
        *current = settings(deadline.0);
    }
}

fn keep_drawing(
    mut left: ResMut<FramesLeft>,
    mut events: MessageReader<WindowEvent>,
    mut asked: MessageReader<DrawFrames>,
    animations: Query<(), With<TweenAnim>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let happened = events.read().filter(|event| !matches!(event, WindowEvent::RequestRedraw(_))).count() > 0;
    let asked = asked.read().count() > 0;
    if happened || asked || !animations.is_empty() {
        left.0 = left.0.max(AFTERMATH);
    }
    if left.0 > 0 {
        left.0 -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Messages of this kind change what is seen.
pub(super) fn draw_after<M: Message>(app: &mut App) {
    app.add_systems(Last, draw.run_if(on_message::<M>).before(keep_drawing));
}

/// A system that only writes [`DrawFrames`].
pub(super) fn draw(mut frames: MessageWriter<DrawFrames>) {
    frames.write(DrawFrames);
}
