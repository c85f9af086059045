//! The game and its players: plain Rust, no Bevy, no files.
