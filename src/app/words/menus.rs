//! What stands on the buttons and titles of menus and dialogs.
use crate::language::{Label, message};
use std::path::Path;

/// Goes back to what was there before.
pub const BACK: Label = Label::new("menus-back");
/// Closes a dialog whose choices count at once.
pub const DONE: Label = Label::new("menus-done");
/// Closes a dialog and changes nothing.
pub const CANCEL: Label = Label::new("menus-cancel");
/// Ends the program.
pub const QUIT: Label = Label::new("menus-quit");
/// Leads to the set-up of another game.
pub const NEW_GAME: Label = Label::new("menus-new-game");
/// Lists the games that can be opened.
pub const OPEN_GAME: Label = Label::new("menus-open-game");

/// The pause menu.
pub const PAUSED: Label = Label::new("menus-paused");
/// The same after the end of a game.
pub const MENU: Label = Label::new("menus-menu");
/// Goes on with the game.
pub const RESUME: Label = Label::new("menus-resume");
/// Begins the game anew.
pub const RESTART: Label = Label::new("menus-restart");
/// Saves the game.
pub const SAVE_GAME: Label = Label::new("menus-save-game");
/// The moves of the game: what leads to them, and their heading.
pub const MOVES: Label = Label::new("menus-moves");
/// Goes to the start of the game.
pub const FIRST_MOVE: Label = Label::new("menus-first-move");
/// Goes back by a move.
pub const PREVIOUS_MOVE: Label = Label::new("menus-previous-move");
/// Goes forward by a move.
pub const NEXT_MOVE: Label = Label::new("menus-next-move");
/// Goes to the end of the game.
pub const LAST_MOVE: Label = Label::new("menus-last-move");
/// Why there is no way back.
pub const AT_START: Label = Label::new("menus-at-start");
/// Why there is no way forward.
pub const AT_END: Label = Label::new("menus-at-end");
/// Leads to the title.
pub const MAIN_MENU: Label = Label::new("menus-main-menu");

/// The question before a game is given up.
pub const START_NEW_GAME: Label = Label::new("menus-start-new-game");
/// What becomes of the old one.
pub const STAYS_AMONG_RECENT: Label = Label::new("menus-stays-among-recent");
/// Starts a new game.
pub const START: Label = Label::new("menus-start");
/// Goes on with the current game.
pub const KEEP_PLAYING: Label = Label::new("menus-keep-playing");

/// The dialog that saves a game.
pub const SAVE_TITLE: Label = Label::new("menus-save-title");
/// The field with its name, for screen readers.
pub const NAME_OF_GAME: Label = Label::new("menus-name-of-game");
/// Saves under the name that was typed.
pub const SAVE: Label = Label::new("menus-save");
/// Saves in place of the game that has the name.
pub const REPLACE: Label = Label::new("menus-replace");
/// Asks the desktop for a place.
pub const CHOOSE_FOLDER: Label = Label::new("menus-choose-folder");
/// Copies the game.
pub const COPY: Label = Label::new("menus-copy");
/// What that does.
pub const COPY_TIP: Label = Label::new("menus-copy-tip");

/// Where a game is saved whose name is typed.
pub fn saved_in(folder: Option<&Path>) -> String {
    match folder {
        None => Label::new("menus-type-path").text(),
        Some(folder) => message("menus-saved-in").with("folder", folder.display().to_string()).text(),
    }
}

/// What was tried instead of the moves above.
pub const ALSO_TRIED: Label = Label::new("menus-also-tried");

/// Moves of a line, the first few of them.
pub fn moves(first: &[String], are_more: bool) -> String {
    if are_more { format!("{} …", first.join(" ")) } else { first.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saving_says_where() {
        assert_eq!(saved_in(Some(Path::new("/games"))), "Will be saved in /games.");
        assert_eq!(saved_in(None), "Type a full path.");
    }

    #[test]
    fn long_lines_of_moves_are_cut() {
        let moves_of = ["4", "p3"].map(str::to_owned);
        assert_eq!([false, true].map(|more| moves(&moves_of, more)), ["4 p3", "4 p3 …"]);
    }
}
