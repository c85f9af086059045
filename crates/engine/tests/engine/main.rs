//! Tests of the engine: published cases and counts, and a plain reference that random games are compared with.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analysis;
mod book;
mod cases;
#[path = "../common/damage.rs"]
mod damage;
mod data;
mod exhaustive;
mod files;
mod heuristic;
mod hint;
mod lines;
mod lookahead;
mod perft;
mod play;
mod popout;
#[path = "../common/property.rs"]
mod property;
mod puzzles;
mod reference;
mod review;
mod solve;
mod strategies;
#[path = "../common/wander.rs"]
mod wander;
mod windows;
