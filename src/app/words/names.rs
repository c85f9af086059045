//! Names of players who have not chosen one. The set-up uses them, so this module imports nothing of the app.
use crate::language::{Label, Language, current, message};

/// A human, as a kind of player.
pub const HUMAN: Label = Label::new("names-human");
/// A computer, as a kind of player and as its name.
pub const COMPUTER: Label = Label::new("names-computer");
/// A bot, as a kind of player and as the name of one that has none.
pub const BOT: Label = Label::new("names-bot");

/// The name of a player who has none, counted from 1.
pub fn numbered(player: usize) -> String {
    numbered_in(current(), player)
}

/// The same in a language.
pub fn numbered_in(language: Language, player: usize) -> String {
    message("names-player").with("number", player).text_in(language)
}
