//! The thread that waits for gamepads and what is done with them, and wakes the window.
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use gilrs::{Axis, Button, EventType, GamepadId, Gilrs};

use super::stick::Stick;
use super::{PadButton, PadEvent, press_keys};
use crate::app::background::{EventLoop, EventLoopWaker};
use crate::app::words::errors;

/// The least time that waiting takes. Less, with nothing to tell, means that there is nothing to wait for.
const LEAST_WAIT: Duration = Duration::from_millis(1);
/// So many waits without any are the end.
const PATIENCE: u32 = 1000;

/// The events that the thread has sent.
#[derive(Resource)]
struct PadEvents(Mutex<Receiver<PadEvent>>);

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(PreUpdate, pass_on.before(press_keys).run_if(resource_exists::<PadEvents>));
}

/// Where no gamepads can be had, the game goes on without.
fn listen(event_loop: EventLoop, mut commands: Commands) {
    let (sender, received) = channel();
    let waker = event_loop.waker();
    let thread = thread::Builder::new().name("gamepads".to_owned()).spawn(move || wait(&sender, &waker));
    if thread.is_ok() {
        commands.insert_resource(PadEvents(Mutex::new(received)));
    }
}

fn pass_on(received: Res<PadEvents>, mut events: MessageWriter<PadEvent>) {
    let received = received.0.lock().unwrap_or_else(PoisonError::into_inner);
    events.write_batch(received.try_iter());
}

/// Waits for events until the window is gone.
fn wait(sender: &Sender<PadEvent>, waker: &EventLoopWaker) {
    if !wait_for_the_first() {
        return;
    }
    let Ok(mut pads) = Gilrs::new() else { return };
    let mut sticks: HashMap<GamepadId, Stick> = HashMap::new();
    let mut waits = Waits::default();
    loop {
        let began = Instant::now();
        let Some(event) = pads.next_event_blocking(None) else {
            if waits.are_over(began.elapsed()) {
                return;
            }
            continue;
        };
        if event.event == EventType::Disconnected {
            warn!("{}", errors::PAD_GONE);
        }
        let told = told(event.event, sticks.entry(event.id).or_default());
        if told.is_empty() {
            continue;
        }
        if told.into_iter().any(|event| sender.send(event).is_err()) {
            return;
        }
        waker.wake();
    }
}

/// Whether there is a gamepad, or comes one; not where the system has none to offer.
fn wait_for_the_first() -> bool {
    let Ok(mut system) = gilrs_core::Gilrs::new() else { return false };
    let mut waits = Waits::default();
    while system.gamepad(0).is_none_or(|pad| !pad.is_connected()) {
        let began = Instant::now();
        let event = system.next_event_blocking(None);
        if event.is_some_and(|event| matches!(event.event, gilrs_core::EventType::Connected)) {
            return true;
        }
        if waits.are_over(began.elapsed()) {
            return false;
        }
    }
    true
}

/// Counts waits that took no time.
#[derive(Default)]
struct Waits(u32);

impl Waits {
    /// Whether there is nothing to wait for, after so long a wait for nothing.
    fn are_over(&mut self, wait: Duration) -> bool {
        self.0 = if wait < LEAST_WAIT { self.0 + 1 } else { 0 };
        self.0 >= PATIENCE
    }
}

fn told(event: EventType, stick: &mut Stick) -> Vec<PadEvent> {
    match event {
        EventType::ButtonPressed(button, _) => {
            pad_button(button).map(PadEvent::Pressed).into_iter().collect()
        }
        EventType::ButtonReleased(button, _) => {
            pad_button(button).map(PadEvent::Released).into_iter().collect()
        }
        EventType::AxisChanged(Axis::LeftStickX | Axis::RightStickX, x, _) => stick.move_sideways(x),
        EventType::AxisChanged(Axis::LeftStickY | Axis::RightStickY, y, _) => stick.move_upwards(y),
        EventType::Disconnected => {
            *stick = Stick::default();
            vec![PadEvent::Gone]
        }
        _ => Vec::new(),
    }
}

const fn pad_button(button: Button) -> Option<PadButton> {
    Some(match button {
        Button::South => PadButton::South,
        Button::East => PadButton::East,
        Button::West => PadButton::West,
        Button::North => PadButton::North,
        Button::LeftTrigger => PadButton::LeftShoulder,
        Button::RightTrigger => PadButton::RightShoulder,
        Button::LeftTrigger2 => PadButton::LeftTrigger,
        Button::RightTrigger2 => PadButton::RightTrigger,
        Button::Select => PadButton::Select,
        Button::Start => PadButton::Start,
        Button::DPadUp => PadButton::Up,
        Button::DPadDown => PadButton::Down,
        Button::DPadLeft => PadButton::Left,
        Button::DPadRight => PadButton::Right,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_waits_for_nothing_without_waiting_gives_up() {
        let mut waits = Waits::default();
        assert!((1..PATIENCE).all(|_| !waits.are_over(Duration::ZERO)));
        assert!(!waits.are_over(LEAST_WAIT), "a wait that lasts begins the count anew");
        assert!((1..PATIENCE).all(|_| !waits.are_over(Duration::ZERO)));
        assert!(waits.are_over(Duration::ZERO));
    }

    #[test]
    fn a_stick_that_was_held_when_its_pad_went_is_forgotten() {
        let mut stick = Stick::default();
        assert_eq!(stick.move_sideways(1.0), [PadEvent::Pressed(PadButton::Right)]);
        assert_eq!(told(EventType::Disconnected, &mut stick), [PadEvent::Gone]);
        assert_eq!(stick.move_sideways(0.0), []);
    }
}
