//! The thread that waits for gamepads and what is done with them, and wakes the window.
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use gilrs_core::native_ev_codes as codes;
use gilrs_core::{EvCode, Event, EventType, Gilrs, IS_Y_AXIS_REVERSED};

use super::stick::Stick;
use super::{PadButton, PadEvent, press_keys};
use crate::app::background::{EventLoop, EventLoopWaker};
use crate::app::words::errors;

/// The least time that waiting takes. Less, with nothing to tell, means that there is nothing to wait for.
const LEAST_WAIT: Duration = Duration::from_millis(1);
/// So many waits without any are the end.
const PATIENCE: u32 = 1000;

/// What the thread has heard.
#[derive(Resource)]
struct Heard(Mutex<Receiver<PadEvent>>);

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(PreUpdate, pass_on.before(press_keys).run_if(resource_exists::<Heard>));
}

/// Where no gamepads can be had, the game goes on without.
fn listen(event_loop: EventLoop, mut commands: Commands) {
    let (sender, heard) = channel();
    let waker = event_loop.waker();
    let thread = thread::Builder::new().name("gamepads".to_owned()).spawn(move || wait(&sender, &waker));
    if thread.is_ok() {
        commands.insert_resource(Heard(Mutex::new(heard)));
    }
}

fn pass_on(heard: Res<Heard>, mut events: MessageWriter<PadEvent>) {
    let heard = heard.0.lock().unwrap_or_else(PoisonError::into_inner);
    events.write_batch(heard.try_iter());
}

/// Waits for events until the window is gone.
fn wait(sender: &Sender<PadEvent>, waker: &EventLoopWaker) {
    let Ok(mut pads) = Gilrs::new() else { return };
    let mut sticks: HashMap<usize, [Stick; 3]> = HashMap::new();
    let mut idle = 0;
    while idle < PATIENCE {
        let began = Instant::now();
        let Some(event) = pads.next_event_blocking(None) else {
            idle = if began.elapsed() < LEAST_WAIT { idle + 1 } else { 0 };
            continue;
        };
        idle = 0;
        if matches!(event.event, EventType::Disconnected) {
            warn!("{}", errors::PAD_GONE);
        }
        let told = told(&pads, &event, sticks.entry(event.id).or_default());
        if told.is_empty() {
            continue;
        }
        if told.into_iter().any(|event| sender.send(event).is_err()) {
            return;
        }
        waker.wake();
    }
}

/// What an event means. Each pad has three sticks: two, and the cross where the system takes it for one.
fn told(pads: &Gilrs, event: &Event, sticks: &mut [Stick; 3]) -> Vec<PadEvent> {
    let button = |code, told: fn(PadButton) -> PadEvent| button(code).map(told).into_iter().collect();
    match event.event {
        EventType::ButtonPressed(code) => button(code, PadEvent::Pressed),
        EventType::ButtonReleased(code) => button(code, PadEvent::Released),
        EventType::AxisValueChanged(value, code) => {
            let Some((index, is_upright)) = axis(code) else { return Vec::new() };
            let Some(info) = pads.gamepad(event.id).and_then(|pad| pad.axis_info(code)) else {
                return Vec::new();
            };
            let far = share(value, info.min, info.max);
            if !is_upright {
                sticks[index].move_sideways(far)
            } else if IS_Y_AXIS_REVERSED {
                sticks[index].move_upwards(-far)
            } else {
                sticks[index].move_upwards(far)
            }
        }
        EventType::Disconnected => {
            *sticks = Default::default();
            vec![PadEvent::Gone]
        }
        _ => Vec::new(),
    }
}

/// Where a value is between the ends of an axis, from -1 to 1.
fn share(value: i32, min: i32, max: i32) -> f32 {
    let [value, min, max] = [value, min, max].map(|it| it as f32);
    if max > min { ((value - min) / (max - min) * 2.0 - 1.0).clamp(-1.0, 1.0) } else { 0.0 }
}

/// Which stick an axis belongs to, and whether it is the upright one of it.
fn axis(code: EvCode) -> Option<(usize, bool)> {
    let axes = [
        [codes::AXIS_LSTICKX, codes::AXIS_LSTICKY],
        [codes::AXIS_RSTICKX, codes::AXIS_RSTICKY],
        [codes::AXIS_DPADX, codes::AXIS_DPADY],
    ];
    axes.iter().zip(0..).find_map(|([x, y], index)| {
        if code == *x { Some((index, false)) } else { (code == *y).then_some((index, true)) }
    })
}

fn button(code: EvCode) -> Option<PadButton> {
    let buttons = [
        (codes::BTN_SOUTH, PadButton::South),
        (codes::BTN_EAST, PadButton::East),
        (codes::BTN_WEST, PadButton::West),
        (codes::BTN_NORTH, PadButton::North),
        (codes::BTN_LT, PadButton::LeftShoulder),
        (codes::BTN_RT, PadButton::RightShoulder),
        (codes::BTN_LT2, PadButton::LeftTrigger),
        (codes::BTN_RT2, PadButton::RightTrigger),
        (codes::BTN_SELECT, PadButton::Select),
        (codes::BTN_START, PadButton::Start),
        (codes::BTN_DPAD_UP, PadButton::Up),
        (codes::BTN_DPAD_DOWN, PadButton::Down),
        (codes::BTN_DPAD_LEFT, PadButton::Left),
        (codes::BTN_DPAD_RIGHT, PadButton::Right),
    ];
    buttons.into_iter().find(|(known, _)| *known == code).map(|(_, button)| button)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_goes_from_end_to_end() {
        assert_eq!([0, 255].map(|value| share(value, 0, 255)), [-1.0, 1.0]);
        assert!(share(128, 0, 255).abs() < 0.01);
        assert_eq!(share(-1, -1, 1), -1.0);
        assert_eq!(share(7, 0, 0), 0.0, "an axis without a length");
    }

    #[test]
    fn sticks_and_cross_are_told_apart() {
        assert_eq!(axis(codes::AXIS_LSTICKY), Some((0, true)));
        assert_eq!(axis(codes::AXIS_DPADX), Some((2, false)));
        assert_eq!(axis(codes::AXIS_LT2), None);
    }
}
