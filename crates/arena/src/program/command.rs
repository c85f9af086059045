//! How a program is called.
use std::fmt;
use std::str::FromStr;

use super::settings::ProgramSettings;

/// A program with its arguments, written and quoted as for a shell, though none reads it: `python3 "my bot.py"`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ProgramCommand {
    text: String,
    words: Vec<String>,
    settings: ProgramSettings,
}

/// Why a text calls no program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CommandError {
    /// Nothing there.
    #[error("no bot command given; write one, such as exec:\"python3 bot.py\"")]
    Empty,
    /// A quote that is never closed, or a backslash at the end.
    #[error("the command has an unclosed quotation mark")]
    OpenQuote,
}

impl ProgramCommand {
    /// The program, and then its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// What it is started with.
    pub const fn settings(&self) -> &ProgramSettings {
        &self.settings
    }

    /// The same program, started with these settings.
    pub fn with_settings(self, settings: ProgramSettings) -> Self {
        Self { settings, ..self }
    }
}

impl FromStr for ProgramCommand {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        let words = shlex::split(text).ok_or(CommandError::OpenQuote)?;
        if words.first().is_none_or(String::is_empty) {
            return Err(CommandError::Empty);
        }
        Ok(Self { text: text.trim().to_owned(), words, settings: ProgramSettings::default() })
    }
}

impl fmt::Display for ProgramCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_shell_splits_them() {
        let words = |text: &str| text.parse::<ProgramCommand>().map(|command| command.words);
        assert_eq!(
            words(" python3 'my bot.py' -v "),
            Ok(["python3", "my bot.py", "-v"].map(str::to_owned).to_vec())
        );
        assert_eq!(words("  "), Err(CommandError::Empty));
        assert_eq!(words("''"), Err(CommandError::Empty));
        assert_eq!(words("bot 'x"), Err(CommandError::OpenQuote));
    }
}
