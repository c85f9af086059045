//! Connect Four on any board, with any N, with pops, for two to four players.
//!
//! The game and its players are the crate `connect-n-engine`, matches and tournaments `connect-n-arena`. Here are:
//!
//! - [`cli`]: the command line, one file a subcommand.
//! - `app`: the window, a Bevy game of one plugin a folder (feature `gui`).

// What unit tests and the tests beside the library share names it as those do.
#[cfg(test)]
extern crate self as connect_n;

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
mod files;
mod hint_text;
mod kept_games;
pub mod language;
mod live_file;
mod played_moves;
pub mod player_title;
pub mod puzzles;
mod review_text;
mod saved_tags;
mod sentence;
mod undo;
