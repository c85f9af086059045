//! Names of players who have not chosen one. The set-up uses them, so this module imports nothing of the app.

/// A human, as a kind of player.
pub const HUMAN: &str = "Human";
/// A computer, as a kind of player and as its name.
pub const COMPUTER: &str = "Computer";
/// A bot, as a kind of player and as the name of one that has none.
pub const BOT: &str = "Bot";

/// The name of a player who has none, counted from 1.
pub fn numbered(player: usize) -> String {
    format!("Player {player}")
}
