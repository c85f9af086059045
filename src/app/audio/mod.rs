//! Sounds: events of the game request them, and a thread of its own plays them.
//!
//! - `cues`: which sound each event plays, and how loud.
//! - `strokes`: sounds of several strokes, in time with the animation.
//! - `recordings`: the sounds themselves, built into the program.
//! - `speaker`: the thread that owns the device.
mod cues;
mod recordings;
mod speaker;
mod strokes;

use std::time::Duration;

use bevy::prelude::*;

pub(super) use self::speaker::plugin as speaker;

/// A sound of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A control is used.
    Click,
    /// A disc lands.
    Clack,
    /// A disc slides out at the foot.
    Pop,
    /// The bar at the foot opens.
    DropBar,
    /// The line through the winning discs is drawn.
    Line,
    /// One of them swells.
    Ring,
    /// Somebody has won.
    Win,
    /// Nobody has.
    Draw,
    /// A disc is tossed to find who starts.
    Coin,
    /// A move is not possible.
    Refused,
    /// One of the last seconds on a clock.
    Tick,
}

/// Plays a sound.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct PlaySound {
    /// Which.
    pub sound: Sound,
    /// What its amplitude is multiplied with, above 0 and at most 1; the volume is included.
    pub gain: f32,
    /// What its frequencies are multiplied with.
    pub pitch: f32,
    /// From now until it begins.
    pub delay: Duration,
}

/// The device is opened, because a sound may follow soon.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrepareDevice;

/// Requests sounds; [`speaker`] plays them.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>().add_message::<PrepareDevice>().add_plugins(cues::plugin);
}
