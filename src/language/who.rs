//! How sentences speak of players.

/// A player as sentences speak of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The only human, who reads the sentence.
    You,
    /// The only opponent, a computer.
    Computer,
    /// A bot, or one of several, by name.
    Named(String),
}

impl Who {
    /// At the beginning of a sentence.
    pub fn first(&self) -> String {
        super::message("who-first").who("player", self).text()
    }

    /// Inside a sentence.
    pub fn inside(&self) -> String {
        super::message("who-inside").who("player", self).text()
    }
}
