//! What stands on the buttons and titles of menus and dialogs.
use std::path::Path;

/// Goes back to what was there before.
pub const BACK: &str = "Back";
/// Closes a dialog whose choices count at once.
pub const DONE: &str = "Done";
/// Closes a dialog and changes nothing.
pub const CANCEL: &str = "Cancel";
/// Ends the program.
pub const QUIT: &str = "Quit";
/// Leads to the set-up of another game.
pub const NEW_GAME: &str = "New game…";
/// Lists the games that can be opened.
pub const OPEN_GAME: &str = "Open game…";

/// The pause menu.
pub const PAUSED: &str = "Paused";
/// The same after the end of a game.
pub const MENU: &str = "Menu";
/// Goes on with the game.
pub const RESUME: &str = "Resume";
/// Begins the game anew.
pub const RESTART: &str = "Restart";
/// Saves the game.
pub const SAVE_GAME: &str = "Save game…";
/// The moves of the game: what leads to them, and their heading.
pub const MOVES: &str = "Moves";
/// Goes to the start of the game.
pub const FIRST_MOVE: &str = "First move";
/// Goes back by a move.
pub const PREVIOUS_MOVE: &str = "Previous move";
/// Goes forward by a move.
pub const NEXT_MOVE: &str = "Next move";
/// Goes to the end of the game.
pub const LAST_MOVE: &str = "Last move";
/// Why there is no way back.
pub const AT_START: &str = "This is the start of the game";
/// Why there is no way forward.
pub const AT_END: &str = "This is the last move";
/// Leads to the title.
pub const MAIN_MENU: &str = "Main menu";

/// The question before a game is given up.
pub const START_NEW_GAME: &str = "Start a new game?";
/// What becomes of the old one.
pub const STAYS_AMONG_RECENT: &str = "You'll find this one under Recent games.";
/// Starts a new game.
pub const START: &str = "New game";
/// Goes on with the current game.
pub const KEEP_PLAYING: &str = "Keep playing";

/// The dialog that saves a game.
pub const SAVE_TITLE: &str = "Save game";
/// The field with its name, for screen readers.
pub const NAME_OF_GAME: &str = "Name of the game";
/// Saves under the name that was typed.
pub const SAVE: &str = "Save";
/// Saves in place of the game that has the name.
pub const REPLACE: &str = "Replace";
/// Asks the desktop for a place.
pub const CHOOSE_FOLDER: &str = "Choose folder…";
/// Copies the game.
pub const COPY: &str = "Copy game";
/// What that does.
pub const COPY_TIP: &str = "Copy the game as text";

/// Where a game is saved whose name is typed.
pub fn saved_in(folder: Option<&Path>) -> String {
    folder.map_or_else(
        || "Type a full path.".to_owned(),
        |folder| format!("Will be saved in {}.", folder.display()),
    )
}

/// What was tried instead of the moves above.
pub const ALSO_TRIED: &str = "You also tried:";

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
