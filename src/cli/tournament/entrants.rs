//! Lists of entrants: a file of bots, or a folder with one in each file or folder.
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::super::failure::Failure;
use super::super::input::read_text;
use connect_n_arena::{Entrant, Participant, ProgramCommand, ProgramLimits, ProgramSettings};
use connect_n_engine::Quoted;

/// The file that describes the bot of a folder.
const BOT_FILE: &str = "bot.toml";

/// Characters of a name.
const LONGEST_NAME: usize = 60;

/// Who takes part, besides the players of the command line.
#[derive(clap::Args, Clone, Debug)]
pub(in crate::cli) struct EntrantArgs {
    /// File with a [[bot]] for each entrant: name, command or player, dir, env, memory, cpu, threads
    #[arg(long = "entrants", value_name = "FILE")]
    file: Option<PathBuf>,
    /// Folder of bots: each executable, and each folder with a bot.toml
    #[arg(long = "from", value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// The keys of a list of entrants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default)]
    bot: Vec<Bot>,
}

/// The keys of a bot.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Bot {
    name: Option<String>,
    command: Option<String>,
    player: Option<String>,
    dir: Option<PathBuf>,
    #[serde(default)]
    env: BTreeMap<String, String>,
    memory: Option<u32>,
    cpu: Option<u32>,
    threads: Option<u16>,
}

impl EntrantArgs {
    /// These players, then those of the file, then those of the folder; at least so many.
    pub(super) fn participants(&self, players: &[Entrant], fewest: u8) -> Result<Vec<Participant>, Failure> {
        let mut all: Vec<Participant> = players.iter().cloned().map(Participant::from).collect();
        if let Some(file) = &self.file {
            all.extend(read_list(file)?);
        }
        if let Some(folder) = &self.folder {
            all.extend(read_folder(folder)?);
        }
        let mut names = BTreeSet::new();
        if let Some(twice) = all.iter().find(|participant| !names.insert(&participant.name)) {
            return Err(Failure::Input(format!(
                "{} is listed twice; give each player a name of its own",
                twice.name
            )));
        }
        if all.len() < usize::from(fewest) {
            let fewest = ["two", "three", "four"][usize::from(fewest) - 2];
            return Err(Failure::Input(format!(
                "a tournament needs {fewest} players; list them, or use --entrants or --from"
            )));
        }
        Ok(all)
    }
}

fn problem(file: &Path, problem: &dyn Display) -> Failure {
    Failure::Input(format!("{}: {problem}", file.display()))
}

/// The bots of a file.
fn read_list(file: &Path) -> Result<Vec<Participant>, Failure> {
    let list: List = parse(file)?;
    if list.bot.is_empty() {
        return Err(problem(file, &"there is no bot in it; write [[bot]] above the keys of each"));
    }
    let folder = folder_of(file)?;
    let participant = |(bot, number): (Bot, usize)| {
        let who = bot.name.clone().map_or_else(|| format!("bot {number}"), |name| Quoted(&name).to_string());
        bot.participant(None, &folder).map_err(|error| problem(file, &format_args!("{who}: {error}")))
    };
    list.bot.into_iter().zip(1..).map(participant).collect()
}

/// The bots of a folder, by the names of their files.
fn read_folder(folder: &Path) -> Result<Vec<Participant>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| problem(folder, &error))?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(|error| problem(folder, &error))?;
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let described = path.join(BOT_FILE);
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        if described.is_file() {
            let bot: Bot = parse(&described)?;
            let home = folder_of(&described)?;
            found.push(bot.participant(name, &home).map_err(|error| problem(&described, &error))?);
        } else if is_executable(&path) {
            let file = path.canonicalize().map_err(|error| problem(&path, &error))?;
            let words = [file.to_string_lossy()];
            let command =
                shlex::try_join(words.iter().map(AsRef::as_ref)).map_err(|error| problem(&path, &error))?;
            let bot = Bot { command: Some(command), ..Bot::default() };
            let home = folder_of(&file)?;
            found.push(bot.participant(name, &home).map_err(|error| problem(&path, &error))?);
        }
    }
    if found.is_empty() {
        return Err(problem(
            folder,
            &format_args!("there is no executable in it, nor a folder with a {BOT_FILE}"),
        ));
    }
    Ok(found)
}

fn parse<T: for<'de> Deserialize<'de>>(file: &Path) -> Result<T, Failure> {
    let text = read_text(file)?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        let said = error.message().lines().collect::<Vec<_>>().join("; ");
        problem(file, &format_args!("line {line}: {said}"))
    })
}

/// The folder in which this file is, whole.
fn folder_of(file: &Path) -> Result<PathBuf, Failure> {
    let folder = file.canonicalize().map_err(|error| problem(file, &error))?;
    Ok(folder.parent().unwrap_or(Path::new("/")).to_owned())
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.is_file() && path.extension().is_some_and(|end| end.eq_ignore_ascii_case("exe"))
}

impl Bot {
    /// The participant that is described, under another name if it has none, in this folder unless it has its own.
    fn participant(self, usual_name: Option<String>, folder: &Path) -> Result<Participant, String> {
        let name = self.name.or(usual_name).ok_or("it has no name; write name = \"…\"")?;
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control)
        {
            return Err(format!("a name has 1 to {LONGEST_NAME} characters in one line"));
        }
        let limits = ProgramLimits { memory: self.memory, cpu: self.cpu, threads: self.threads };
        let has_zero = [limits.memory, limits.cpu, limits.threads.map(u32::from)].contains(&Some(0));
        if has_zero {
            return Err("memory, cpu and threads must be at least 1".to_owned());
        }
        if !cfg!(target_os = "linux") && limits != ProgramLimits::default() {
            return Err("memory, cpu and threads can be limited on Linux only".to_owned());
        }
        let entrant = match (self.command, self.player) {
            (Some(command), None) => {
                let command: ProgramCommand = command.parse().map_err(|error| format!("{error}"))?;
                let dir = folder.join(self.dir.unwrap_or_default());
                if !dir.is_dir() {
                    return Err(format!("dir: {} is not a folder", dir.display()));
                }
                let settings =
                    ProgramSettings { name: Some(name.clone()), dir: Some(dir), env: self.env, limits };
                Entrant::Program(command.with_settings(settings))
            }
            (None, Some(player)) => {
                if self.dir.is_some() || !self.env.is_empty() || limits != ProgramLimits::default() {
                    return Err(
                        "dir, env, memory, cpu and threads are for a command, not for a player".to_owned()
                    );
                }
                let entrant: Entrant = player.parse().map_err(|error| format!("{error}"))?;
                if matches!(entrant, Entrant::Program(_)) {
                    return Err("write command = \"…\" for a bot, without exec:".to_owned());
                }
                entrant
            }
            _ => return Err("write either command = \"…\" or player = \"…\"".to_owned()),
        };
        Ok(Participant { name, entrant })
    }
}
