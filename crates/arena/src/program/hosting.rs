//! Where programs run: folders, executable, time to start.
use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{self, Command};
use std::sync::Arc;
use std::time::Duration;

use directories::ProjectDirs;

use super::transcript::Transcript;
use super::{KeptPrograms, Process, ProgramCommand};
use crate::file_name::file_name;
use connect_n_engine::Seat;

/// Where programs run, how long they may take to begin, and what is kept of them.
#[derive(Clone, Debug)]
pub struct Hosting {
    /// The executable of this program, whose command `supervise` watches over theirs.
    pub supervisor: PathBuf,
    /// The folder of the files to which their standard error is appended.
    pub logs: PathBuf,
    /// Whether each game and seat has a file of its own there; otherwise each program has.
    pub log_each_game: bool,
    /// The folder of the files that keep what is said to programs and by them, one for each game and seat.
    pub transcripts: Option<PathBuf>,
    /// Time to say `ready`.
    pub start_time: Duration,
    /// Whether they run without any network, in a name space of their own: see [`check_no_network`](Self::check_no_network).
    pub no_network: bool,
    /// The programs that wait for their next game; otherwise each ends with its game.
    pub kept: Option<Arc<KeptPrograms>>,
    /// What is played, as part of the names of files.
    pub game: Option<String>,
}

/// Why programs can't be run without a network here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetworkError {
    /// What runs them so is missing.
    #[error("the program unshare is needed: {0}")]
    NoProgram(String),
    /// The system says this.
    #[error("the system doesn't allow it: {0}")]
    Refused(String),
}

impl Default for Hosting {
    /// This executable, the user's folder for logs, ten seconds.
    fn default() -> Self {
        Self {
            supervisor: env::current_exe().unwrap_or_else(|_| "connect-n".into()),
            logs: log_folder(),
            log_each_game: false,
            transcripts: None,
            start_time: Duration::from_secs(10),
            no_network: false,
            kept: None,
            game: None,
        }
    }
}

/// What is put before the words of a command, so that it runs without a network and with the rights of its user.
const UNSHARE: [&str; 4] = ["unshare", "--net", "--map-current-user", "--"];

impl Hosting {
    /// Tries whether programs can be run without a network here.
    ///
    /// # Errors
    /// Why they can't, in one line.
    pub fn check_no_network() -> Result<(), NetworkError> {
        let [unshare, options @ ..] = UNSHARE;
        let output = Command::new(unshare)
            .args(options)
            .arg("true")
            .output()
            .map_err(|error| NetworkError::NoProgram(error.to_string()))?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        Err(NetworkError::Refused(said.lines().next().unwrap_or("unshare failed").to_owned()))
    }

    /// Checks that logs can be written: where they can't, no program can be started.
    ///
    /// # Errors
    /// Why they can't.
    pub fn check_logs(&self) -> io::Result<()> {
        fs::create_dir_all(&self.logs)?;
        let trial = self.logs.join(format!(".trial-{}", process::id()));
        File::create(&trial)?;
        fs::remove_file(trial)
    }

    /// Starts a program, for this seat of the game that is played if there is one. Its events tell whether it can run.
    pub(crate) fn start(&self, command: &ProgramCommand, seat: Option<Seat>) -> io::Result<Process> {
        let in_logs = |error: io::Error| {
            io::Error::new(error.kind(), format!("its log in {}: {error}", self.logs.display()))
        };
        let log = self.open_log(command, seat).map_err(in_logs)?;
        let transcript = seat.map_or(Ok(None), |seat| self.open_transcript(command, seat))?;
        let settings = command.settings();
        let mut supervisor = Command::new(&self.supervisor);
        supervisor.envs(&settings.env);
        if let Some(dir) = &settings.dir {
            supervisor.current_dir(dir);
        }
        supervisor
            .arg("supervise")
            .args(settings.limits.options())
            .arg("--")
            .args(self.words(command))
            .stderr(log);
        Process::start(&mut supervisor, transcript)
    }

    /// The words that call this program.
    fn words<'a>(&self, command: &'a ProgramCommand) -> impl Iterator<Item = &'a str> {
        let before = if self.no_network { &UNSHARE[..] } else { &[] };
        before.iter().copied().chain(command.words().iter().map(String::as_str))
    }

    /// The same for a game whose files have this name.
    pub(crate) fn for_game(&self, name: String) -> Self {
        Self { game: Some(name), ..self.clone() }
    }

    /// The file for the standard error of this program, where games have none of their own.
    pub fn log_file(&self, command: &ProgramCommand) -> PathBuf {
        self.logs.join(format!("{}.log", name_of(command)))
    }

    /// The name of the files of this program in this seat of the game that is played.
    fn game_file(&self, command: &ProgramCommand, seat: Seat) -> Option<String> {
        Some(format!("{}_{seat}_{}", self.game.as_ref()?, name_of(command)))
    }

    /// The file for its standard error in this seat, if it has one.
    fn log_of(&self, command: &ProgramCommand, seat: Option<Seat>) -> PathBuf {
        let of_game = seat.filter(|_| self.log_each_game).and_then(|seat| self.game_file(command, seat));
        of_game.map_or_else(|| self.log_file(command), |name| self.logs.join(format!("{name}.log")))
    }

    /// Opens that file to append to it, and says there that the program begins.
    fn open_log(&self, command: &ProgramCommand, seat: Option<Seat>) -> io::Result<File> {
        fs::create_dir_all(&self.logs)?;
        let mut log = File::options().create(true).append(true).open(self.log_of(command, seat))?;
        writeln!(log, "== {command}")?;
        Ok(log)
    }

    /// Opens the transcript of a game, if there is to be one.
    pub(super) fn open_transcript(
        &self,
        command: &ProgramCommand,
        seat: Seat,
    ) -> io::Result<Option<Transcript>> {
        let Some(folder) = &self.transcripts else { return Ok(None) };
        let name = self.game_file(command, seat).unwrap_or_else(|| name_of(command));
        Transcript::open(&folder.join(format!("{name}.txt")), command).map(Some)
    }
}

/// A program in the names of files.
fn name_of(command: &ProgramCommand) -> String {
    file_name(&command.settings().name.clone().unwrap_or_else(|| command.to_string()))
}

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
    fn each_program_or_each_seat_of_a_game_has_a_log_of_its_own() {
        let hosting = Hosting { logs: "logs".into(), ..Hosting::default() };
        let settings = ProgramSettings { name: Some("Ada".to_owned()), ..ProgramSettings::default() };
        let ada = "python3 bot.py".parse::<ProgramCommand>().unwrap().with_settings(settings);
        let log = |hosting: &Hosting| hosting.log_of(&ada, Some(Seat::ALL[1]));
        assert_eq!(hosting.log_file(&"bot.py".parse().unwrap()), PathBuf::from("logs/bot.py.log"));
        assert_eq!(log(&hosting), PathBuf::from("logs/Ada.log"));
        let of_game = hosting.for_game("game-7".to_owned());
        assert_eq!(log(&of_game), PathBuf::from("logs/Ada.log"));
        let each = Hosting { log_each_game: true, ..of_game };
        assert_eq!(log(&each), PathBuf::from("logs/game-7_2_Ada.log"));
        assert_eq!(each.log_of(&ada, None), PathBuf::from("logs/Ada.log"));
    }
}
