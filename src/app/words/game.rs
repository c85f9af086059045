//! The buttons beside the board, and why they can't be used.

/// Makes computers wait.
pub const PAUSE: &str = "Pause";
/// Lets computers go on.
pub const RESUME: &str = "Resume";
/// Lets a computer make one move.
pub const ONE_MOVE: &str = "One move";
/// Takes moves back.
pub const UNDO: &str = "Undo";
/// Plays them again.
pub const REDO: &str = "Redo";
/// Helps with the move.
pub const HINT: &str = "Hint";
/// How it helps.
pub const HINT_TIP: &str = "Suggest a move and explain it";
/// Shows what each move leads to.
pub const ANALYSIS: &str = "Analysis";
/// What it shows.
pub const ANALYSIS_TIP: &str =
    "Show what each move leads to, and winning spaces: diamonds on odd rows, squares on even ones";
/// Begins the game anew.
pub const RESTART: &str = "Restart";
/// Shows the result again.
pub const RESULT: &str = "Result";
/// Opens the pause menu.
pub const MENU: &str = "Menu";

/// Nobody has moved.
pub const NOTHING_TO_UNDO: &str = "Nothing to undo yet";
/// Somebody is out of time, and stays so.
pub const TIME_STAYS_UP: &str = "You can't undo running out of time.";
/// Nothing was taken back.
pub const NOTHING_TO_REDO: &str = "Nothing to redo";
/// Computers move by themselves.
pub const PAUSE_FIRST: &str = "Pause to step move by move.";
/// There is no move to say anything of.
pub const GAME_IS_OVER: &str = "The game is over: step back to analyse it.";
/// A computer is to move.
pub const HINTS_ON_YOUR_TURN: &str = "Hints are available on your turn.";
