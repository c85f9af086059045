//! Tests of the engine: published cases and counts, and a plain reference that random games are compared with.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cases;
mod data;
mod files;
mod hint;
mod perft;
mod play;
mod popout;
mod reference;
mod solve;
mod strategies;
mod windows;
