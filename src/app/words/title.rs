//! The title screen.

/// The game in three words.
pub const LEAD: &str = "Drop, pop, connect!";
/// Starts a game with the set-up that was played last.
pub const PLAY: &str = "Play";
/// Goes on with the last game.
pub const CONTINUE: &str = "Continue game";
