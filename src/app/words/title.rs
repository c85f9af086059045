//! The title screen.

/// The name of the game, also in the title bar.
pub const NAME: &str = "Connect-N";
/// Its two parts, between which the title screen draws the hyphen in another colour.
pub const NAME_PARTS: [&str; 2] = ["Connect", "N"];
/// The game in three words.
pub const LEAD: &str = "Drop, pop, connect!";
/// Starts a game with the set-up that was played last.
pub const PLAY: &str = "Play";
/// Goes on with the last game.
pub const CONTINUE: &str = "Continue game";
