//! The title screen.
use crate::language::Label;

/// The name of the game, also in the title bar.
pub const NAME: &str = "Connect-N";
/// Its two parts, between which the title screen draws the hyphen in another colour.
pub const NAME_PARTS: [&str; 2] = ["Connect", "N"];
/// The game in three words.
pub const LEAD: Label = Label::new("title-lead");
/// Starts a game with the set-up that was played last.
pub const PLAY: Label = Label::new("title-play");
/// Goes on with the last game.
pub const CONTINUE: Label = Label::new("title-continue");
