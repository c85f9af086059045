//! Saved games: each game is autosaved to a file of its own, and games can be saved and opened,
//! copied and pasted.
//!
//! With each move `autosave.rs` queues the game; `autosave_writer.rs` writes it beside the old file and renames it
//! (`write_whole` in `src/files.rs`), so that a killed program leaves the last complete state; at the end of the program
//! `finish` waits up to three seconds for it. The window that plays a game holds a lock on a file beside the game's
//! (`src/kept_games.rs`); a second window that opens the same game autosaves to a file of its own (`continue_in` in
//! `open.rs`).
//!
//! Slow work is done on other threads. Parts of the app that store something with a game use
//! [`GameTags`](super::game::tags::GameTags).
mod autosave;
mod autosave_writer;
mod clipboard;
mod counted;
mod dialogs;
mod folders;
mod io_task;
mod library;
mod open;
pub(in crate::app) mod recent;
pub mod record_file;
mod save;
pub mod setup_file;
mod shortcuts;
mod text;
mod typing;

use bevy::prelude::*;

pub use clipboard::{Clipboard, UseClipboard};
pub use counted::{CountMoves, CountedMoves};
pub use dialogs::AskDesktop;
pub use folders::GameFolders;
pub use library::{Library, ListGames, Unfinished};
pub use open::OpenGame;
pub use recent::KeptGame;
pub use save::{NameTaken, SaveGame};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        autosave::plugin,
        clipboard::plugin,
        counted::plugin,
        dialogs::plugin,
        library::plugin,
        open::plugin,
        record_file::plugin,
        save::plugin,
        setup_file::plugin,
        shortcuts::plugin,
        typing::plugin,
    ));
}
