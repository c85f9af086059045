//! Who takes part in a match or a tournament.
use std::fmt;
use std::str::FromStr;

use super::contestant::Contestant;
use super::program::{CommandError, Hosting, Program, ProgramCommand};
use connect_n_engine::book::BookSource;
use connect_n_engine::{PlayerSpec, PlayerSpecError, Rules, UnsuitedPlayer};

/// How a program that plays is written.
pub const PROGRAM_USAGE: &str = "exec:COMMAND";

/// What it does, in one friendly line.
pub const PROGRAM_SUMMARY: &str = "runs an external bot; docs/protocol.md tells how to write one";

/// What stands before the command of a program.
pub const PROGRAM_PREFIX: &str = "exec:";

/// Somebody who takes part; read and written as text such as `minimax:4` or `exec:python3 bot.py`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// One of our own players.
    BuiltIn(PlayerSpec),
    /// Another program.
    Program(ProgramCommand),
}

/// Why a text names nobody.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntrantError {
    /// None of our players, nor a program.
    #[error("{0}, or {PROGRAM_USAGE}")]
    Unknown(PlayerSpecError),
    /// One of our players, not written as it should be.
    #[error(transparent)]
    BuiltIn(PlayerSpecError),
    /// A program that can't be called.
    #[error(transparent)]
    Command(#[from] CommandError),
}

impl Entrant {
    /// Refuses rules by which a player of ours does not play; a program says so itself.
    ///
    /// # Errors
    /// [`UnsuitedPlayer`] says who would be right.
    pub fn check(&self, rules: &Rules) -> Result<(), UnsuitedPlayer> {
        match self {
            Self::BuiltIn(spec) => spec.check(rules),
            Self::Program(_) => Ok(()),
        }
    }

    /// The player itself, with the opening book that is built in; the same seed gives the same game. A program gets no
    /// seed.
    pub fn build(&self, seed: u64, hosting: &Hosting) -> Box<dyn Contestant> {
        self.build_with(seed, hosting, &BookSource::BuiltIn)
    }

    /// The player itself, with an opening book of the caller's choice, as far as it is one of ours that reads one.
    pub fn build_with(&self, seed: u64, hosting: &Hosting, book_source: &BookSource) -> Box<dyn Contestant> {
        match self {
            Self::BuiltIn(spec) => Box::new(spec.build_with(seed, book_source)),
            Self::Program(command) => Box::new(Program::new(command.clone(), hosting.clone())),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(spec) => fmt::Display::fmt(spec, f),
            Self::Program(command) => write!(f, "{PROGRAM_PREFIX}{command}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Self, EntrantError> {
        if let Some(command) = text.trim().strip_prefix(PROGRAM_PREFIX) {
            return Ok(Self::Program(command.parse()?));
        }
        text.parse().map(Self::BuiltIn).map_err(|error| match error {
            PlayerSpecError::Unknown { .. } | PlayerSpecError::Misspelt { .. } => {
                EntrantError::Unknown(error)
            }
            _ => EntrantError::BuiltIn(error),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_programs_read_and_write_as_themselves() {
        for text in ["hard", "minimax:4", "exec:python3 'my bot.py'"] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_would_be_right_is_said() {
        let error = |text: &str| text.parse::<Entrant>().unwrap_err().to_string();
        assert!(error("nobody").ends_with("search:SECONDS, perfect, or exec:COMMAND"), "{}", error("nobody"));
        assert!(error("minimax:x").contains("such as `minimax:2`"));
        assert!(error("exec:").starts_with("no bot command given"));
    }
}
