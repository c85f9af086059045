//! The command of a program that plays in a seat, and whether it may be run.
use std::path::Path;

use serde::{Deserialize, Serialize};

use connect_n_arena::{CommandError, PROGRAM_PREFIX, ProgramCommand};

/// Programs that run a script, by whose name a bot is known.
const INTERPRETERS: [&str; 14] = [
    "python", "pypy", "node", "deno", "bun", "ruby", "perl", "java", "lua", "julia", "php", "sh", "bash",
    "Rscript",
];
/// Longest command, in characters.
pub const MAX_COMMAND: usize = 500;

/// A command as text, and whether the person at this machine has agreed to run it.
///
/// A program has all the rights of the person who starts it. A command that came with a game is therefore only shown
/// until a person has agreed to it; before that, it is not saved with the set-up either.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct SeatCommand {
    text: String,
    is_agreed: bool,
    /// What the program calls itself, once it has said so.
    own_name: Option<String>,
}

/// Why a command isn't run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotRun {
    /// It came with a game, and nobody here has agreed so far.
    #[error("nobody here has agreed to start it")]
    NotAgreed,
    /// It calls no program.
    #[error(transparent)]
    Command(#[from] CommandError),
}

impl SeatCommand {
    /// A command that the person at this machine has typed, with or without `exec:`, and so agreed to.
    pub fn typed(text: &str) -> Self {
        let text = text.trim();
        let text = text.strip_prefix(PROGRAM_PREFIX).unwrap_or(text).trim();
        Self { text: text.to_owned(), is_agreed: !text.is_empty(), own_name: None }
    }

    /// A command that a game brings along; nothing where it calls no program, or would be shown as another than it is.
    pub fn found(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_sound = text.chars().count() <= MAX_COMMAND
            && text.chars().all(is_plain)
            && text.parse::<ProgramCommand>().is_ok();
        is_sound.then(|| Self { text: text.to_owned(), is_agreed: false, own_name: None })
    }

    /// The command as text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the program is called: as it calls itself, or else as its file is called; nothing where there is no command.
    pub fn name(&self) -> Option<String> {
        self.own_name.clone().or_else(|| file_name(self.text.parse::<ProgramCommand>().ok()?.words()))
    }

    /// Remembers what the program calls itself, as far as that can be shown as it is.
    pub fn set_own_name(&mut self, name: &str) {
        let plain: String = name.chars().filter(|c| is_plain(*c)).collect();
        self.own_name = Some(plain.trim().to_owned()).filter(|name| !name.is_empty());
    }

    /// Makes the app ask again before it runs.
    pub fn forget_agreement(&mut self) {
        self.is_agreed = false;
    }

    /// Whether it calls a program.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), CommandError> {
        self.text.parse::<ProgramCommand>().map(drop)
    }

    /// The program to run.
    ///
    /// # Errors
    /// Nobody has agreed to it, or it calls no program.
    pub fn to_run(&self) -> Result<ProgramCommand, NotRun> {
        if !self.is_agreed {
            return Err(NotRun::NotAgreed);
        }
        Ok(self.text.parse()?)
    }
}

/// Whether a character is shown as what it is: what `Debug` writes as it is, besides the three signs that it escapes for
/// its own sake.
fn is_plain(c: char) -> bool {
    matches!(c, '\\' | '\'' | '"') || c.escape_debug().eq([c])
}

/// The name of the file that a command runs; that of the script where it calls an interpreter.
fn file_name(words: &[String]) -> Option<String> {
    let file = |word: &String| Some(Path::new(word).file_name()?.to_string_lossy().into_owned());
    let program = words.first().and_then(file)?;
    let interpreter =
        program.trim_end_matches(".exe").trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    let arguments = words.get(1..).unwrap_or_default();
    if !INTERPRETERS.contains(&interpreter) || arguments.iter().any(|word| word == "-c" || word == "-e") {
        return Some(program);
    }
    let script = arguments.iter().find(|word| !word.starts_with('-')).and_then(file);
    Some(script.unwrap_or(program))
}

impl From<String> for SeatCommand {
    /// Only commands that were agreed to are saved, so a loaded one is.
    fn from(text: String) -> Self {
        Self::typed(&text)
    }
}

impl From<SeatCommand> for String {
    /// A command that nobody agreed to is saved as an empty one.
    fn from(command: SeatCommand) -> Self {
        if command.is_agreed { command.text } else { Self::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_runs_and_what_was_found_does_not() {
        let command = "python3 'my bot.py'";
        assert_eq!(SeatCommand::typed(command).to_run(), Ok(command.parse().unwrap()));
        assert_eq!(SeatCommand::typed(" exec: python3 'my bot.py' ").text(), command);
        let found = SeatCommand::found(command).unwrap();
        assert_eq!((found.text(), found.to_run()), (command, Err(NotRun::NotAgreed)));
        let mut typed = SeatCommand::typed(command);
        typed.forget_agreement();
        assert_eq!(typed, found);
        assert_eq!(SeatCommand::typed("'").to_run(), Err(NotRun::Command(CommandError::OpenQuote)));
    }

    #[test]
    fn a_command_that_would_look_like_another_is_not_taken_from_a_game() {
        for wrong in ["", "bot 'x", "bot \u{202e}yp.tob", "bot\u{7}", "bot\u{200b}", "bot\u{a0}x"] {
            assert_eq!(SeatCommand::found(wrong), None, "{wrong:?}");
        }
        assert_eq!(SeatCommand::found(&"x".repeat(MAX_COMMAND + 1)), None);
        assert!(SeatCommand::found(r#"bot "für \"Ada\"" 'x'"#).is_some());
    }

    #[test]
    fn a_bot_is_called_as_it_says_or_else_as_its_file() {
        for (command, name) in [
            ("python3 examples/bot.py 2", "bot.py"),
            ("/usr/bin/python3.11 -u '/home/ada/my bot.py'", "my bot.py"),
            ("java -jar Bot.jar", "Bot.jar"),
            ("python3 -m mybot", "mybot"),
            ("sh -c 'exec ./bot'", "sh"),
            ("python3", "python3"),
            ("./bots/fast --level 3", "fast"),
        ] {
            assert_eq!(SeatCommand::typed(command).name().as_deref(), Some(name), "{command}");
        }
        assert_eq!(SeatCommand::default().name(), None);
        let mut command = SeatCommand::typed("bot");
        command.set_own_name(" Cen\u{202e}tre\u{7} ");
        assert_eq!(command.name().as_deref(), Some("Centre"));
        command.set_own_name("\u{7}");
        assert_eq!(command.name().as_deref(), Some("bot"));
    }

    #[test]
    fn only_what_was_agreed_to_is_kept() {
        let keep = |command: SeatCommand| SeatCommand::from(String::from(command));
        assert_eq!(keep(SeatCommand::typed("bot")), SeatCommand::typed("bot"));
        assert_eq!(keep(SeatCommand::found("bot").unwrap()).text(), "");
    }
}
