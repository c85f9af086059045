//! Tests of matches and tournaments: the real program, with players that are other programs.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod arena;
mod bots;
mod check_bot;
mod entrants;
mod evidence;
mod faults;
mod keep_and_clock;
mod matches;
mod openings;
#[path = "../common/processes.rs"]
mod processes;
mod program;
mod report;
mod serve;
#[path = "../common/signals.rs"]
mod signals;
mod tournament;
