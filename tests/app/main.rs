//! The whole game without a window and without a renderer: input as a window would send it, states and discs as
//! they come out.
#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod ai;
mod analysis;
mod clock;
mod computers;
#[path = "../../crates/engine/tests/common/damage.rs"]
mod damage;
mod editor;
mod explorer;
mod gamepad;
mod games;
mod harness;
mod hint;
mod idle;
mod kept;
mod keyboard;
mod languages;
mod lessons;
mod line_rules;
mod lines;
mod liveliness;
mod moments;
mod monkey;
mod mouse;
mod own_keys;
mod pace;
mod patience;
#[path = "../common/processes.rs"]
mod processes;
mod programs;
mod puzzles;
mod record;
mod result;
mod review;
mod score;
mod screen_reader;
mod settings;
mod setup;
mod shown;
mod sizes;
#[cfg(feature = "sound")]
mod sound;
mod toss;
mod touch;
mod tutorial;
mod watch;
#[path = "../common/watched.rs"]
mod watched;
