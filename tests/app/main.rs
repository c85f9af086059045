//! The whole game without a window and without a renderer: input as a window would send it, states and discs as
//! they come out.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod clock;
mod computers;
mod harness;
mod hint;
mod idle;
mod keyboard;
mod liveliness;
mod mouse;
mod pace;
mod patience;
mod record;
mod result;
mod settings;
mod shown;
mod sizes;
#[cfg(feature = "sound")]
mod sound;
mod thinking;
