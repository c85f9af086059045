//! The buttons beside the board, and why they can't be used.
use crate::language::Label;

/// Makes computers wait.
pub const PAUSE: Label = Label::new("game-pause");
/// Lets computers go on.
pub const RESUME: Label = Label::new("game-resume");
/// Lets a computer make one move.
pub const ONE_MOVE: Label = Label::new("game-one-move");
/// Takes moves back.
pub const UNDO: Label = Label::new("game-undo");
/// Plays them again.
pub const REDO: Label = Label::new("game-redo");
/// Helps with the move.
pub const HINT: Label = Label::new("game-hint");
/// How it helps.
pub const HINT_TIP: Label = Label::new("game-hint-tip");
/// Shows what each move leads to.
pub const ANALYSIS: Label = Label::new("game-analysis");
/// What it shows.
pub const ANALYSIS_TIP: Label = Label::new("game-analysis-tip");
/// Begins the game anew.
pub const RESTART: Label = Label::new("game-restart");
/// Shows the result again.
pub const RESULT: Label = Label::new("game-result");
/// Opens the pause menu.
pub const MENU: Label = Label::new("game-menu");

/// Nobody has moved.
pub const NOTHING_TO_UNDO: Label = Label::new("game-nothing-to-undo");
/// Somebody is out of time, and stays so.
pub const TIME_STAYS_UP: Label = Label::new("game-time-stays-up");
/// Nothing was taken back.
pub const NOTHING_TO_REDO: Label = Label::new("game-nothing-to-redo");
/// Computers move by themselves.
pub const PAUSE_FIRST: Label = Label::new("game-pause-first");
/// There is no move to say anything of.
pub const GAME_IS_OVER: Label = Label::new("game-over");
/// A computer is to move.
pub const HINTS_ON_YOUR_TURN: Label = Label::new("game-hints-on-your-turn");
