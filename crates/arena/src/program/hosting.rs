//! Where programs run: folders, executable, time to start.
use std::env;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use directories::ProjectDirs;

use super::ProgramCommand;

/// Where programs run, and how long they may take to begin.
#[derive(Clone, Debug)]
pub struct Hosting {
    /// The executable of this program, whose command `supervise` watches over theirs.
    pub supervisor: PathBuf,
    /// The folder of the files to which their standard error is appended.
    pub logs: PathBuf,
    /// Time to say `ready`.
    pub start_time: Duration,
}

impl Default for Hosting {
    /// This executable, the user's folder for logs, ten seconds.
    fn default() -> Self {
        Self {
            supervisor: env::current_exe().unwrap_or_else(|_| "connect-n".into()),
            logs: log_folder(),
            start_time: Duration::from_secs(10),
        }
    }
}

impl Hosting {
    /// The file for the standard error of this program.
    pub fn log_file(&self, command: &ProgramCommand) -> PathBuf {
        let text = command.settings().name.clone().unwrap_or_else(|| command.to_string());
        let name: String =
            text.chars().map(|c| if c.is_alphanumeric() || c == '.' { c } else { '-' }).collect();
        // The end tells commands apart better than the beginning, which is often the same interpreter.
        let skipped = name.chars().count().saturating_sub(LONGEST_NAME);
        let short: String = name.chars().skip(skipped).collect();
        let short = short.trim_matches(['-', '.']);
        if short == text {
            return self.logs.join(format!("{short}.log"));
        }
        // What was left out may be all that tells two commands apart.
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        self.logs.join(format!("{short}-{:08x}.log", hasher.finish() as u32))
    }

    /// Opens that file to append to it, and says there that the program begins.
    pub(super) fn open_log(&self, command: &ProgramCommand) -> io::Result<File> {
        fs::create_dir_all(&self.logs)?;
        let mut log = File::options().create(true).append(true).open(self.log_file(command))?;
        writeln!(log, "== {command}")?;
        Ok(log)
    }
}

/// Characters of the name of a log.
const LONGEST_NAME: usize = 80;

/// The user's folder for what bots write to standard error.
fn log_folder() -> PathBuf {
    let dirs = ProjectDirs::from("", "", "connect-n");
    let state = dirs.map(|dirs| dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).to_owned());
    state.unwrap_or_else(|| env::temp_dir().join("connect-n")).join("programs")
}

#[cfg(test)]
mod tests {
    use super::super::ProgramSettings;
    use super::*;

    #[test]
    fn each_program_has_a_log_of_its_own() {
        let hosting = Hosting { logs: "logs".into(), ..Hosting::default() };
        let log = |text: &str| hosting.log_file(&text.parse().unwrap());
        assert_eq!(log("bot.py"), PathBuf::from("logs/bot.py.log"));
        let named = |text: &str| log(text).file_name().unwrap().to_str().unwrap().to_owned();
        assert!(named("python3 /home/ada/bot.py -v").starts_with("python3--home-ada-bot.py--v-"));
        assert!(named("../../bot").starts_with("bot-"));
        assert_eq!(named(&"x".repeat(300)).len(), LONGEST_NAME + "-12345678.log".len());
        for (one, other) in [("bot a", "bot-a"), ("bot/a", "bot a"), ("./bot", "bot")] {
            assert_ne!(log(one), log(other));
        }
        let settings = ProgramSettings { name: Some("Ada".to_owned()), ..ProgramSettings::default() };
        let ada = "python3 bot.py".parse::<ProgramCommand>().unwrap().with_settings(settings);
        assert_eq!(hosting.log_file(&ada), PathBuf::from("logs/Ada.log"));
        let (one, other) = (format!("a{}", "x".repeat(300)), format!("b{}", "x".repeat(300)));
        assert_ne!(log(&one), log(&other));
    }
}
