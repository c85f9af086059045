//! Who takes part in a match or a tournament.
use std::fmt;
use std::str::FromStr;

use crate::engine::{Player, PlayerSpec, PlayerSpecError};

/// Somebody who takes part; read and written as text such as `minimax:4`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// One of our own players.
    BuiltIn(PlayerSpec),
}

impl Entrant {
    /// The player itself; the same seed gives the same game.
    pub fn build(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::BuiltIn(spec) => spec.build(seed),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(spec) => fmt::Display::fmt(spec, f),
        }
    }
}

impl FromStr for Entrant {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::BuiltIn)
    }
}
