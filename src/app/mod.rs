//! The window: a Bevy game of one plugin a folder.

mod embedded;

mod board;
