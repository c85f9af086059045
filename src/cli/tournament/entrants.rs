//! Lists of entrants: a file of bots, or a folder with one in each file or folder.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::super::failure::{Failure, legible};
use super::super::hosting::bot;
use super::super::input::read_text;
use super::super::words::{Explain, in_line};
use crate::language::{Label, message};
use crate::sentence::items;
use connect_n_arena::{Entrant, EntrantError, Participant, ProgramLimits, ProgramSettings};
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
            return Err(Failure::explained(message("entrants-twice").with("name", twice.name.clone())));
        }
        if all.len() < usize::from(fewest) {
            return Err(Failure::explained(message("entrants-too-few").with("count", fewest)));
        }
        Ok(all)
    }
}

fn problem(file: &Path, problem: &impl Explain) -> Failure {
    Failure::in_file(file.display(), problem)
}

/// The bots of a file.
fn read_list(file: &Path) -> Result<Vec<Participant>, Failure> {
    let list: List = parse(file)?;
    if list.bot.is_empty() {
        return Err(problem(file, &Label::new("entrants-no-bot")));
    }
    let folder = folder_of(file)?;
    let participant = |(bot, number): (Bot, u32)| {
        let which = match &bot.name {
            Some(name) => message("entrants-named").with("name", Quoted(name).to_string()),
            None => message("entrants-numbered").with("number", number),
        };
        bot.participant(None, &folder).map_err(|error| problem(file, &which.with("problem", error)))
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
    let mut passed_over = Vec::new();
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
            let command = shlex::try_join(words.iter().map(AsRef::as_ref))
                .map_err(|error| problem(&path, &error.to_string()))?;
            let bot = Bot { command: Some(command), ..Bot::default() };
            let home = folder_of(&file)?;
            found.push(bot.participant(name, &home).map_err(|error| problem(&path, &error))?);
        } else if let Some(name) = path.file_name().map(|name| name.to_string_lossy())
            && !name.starts_with('.')
        {
            passed_over.push(name.into_owned());
        }
    }
    if found.is_empty() {
        return Err(problem(folder, &message("entrants-empty-folder").with("file", BOT_FILE)));
    }
    if !passed_over.is_empty() {
        let said = message("entrants-passed-over")
            .with("folder", folder.display().to_string())
            .with("names", items(&passed_over))
            .with("file", BOT_FILE);
        eprintln!("{}", legible(&said.text()));
    }
    Ok(found)
}

fn parse<T: for<'de> Deserialize<'de>>(file: &Path) -> Result<T, Failure> {
    let text = read_text(file)?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        let found = error.span().and_then(|span| text.get(span)).unwrap_or_default();
        problem(file, &in_line(line, &in_words(error.message(), found)))
    })
}

/// What is wrong with a key or with the value that was found, of which the reader speaks as programmers do.
fn in_words(said: &str, found: &str) -> String {
    let of_value = |id| message(id).with("text", Quoted(found).to_string());
    // What was found comes first, and may hold these words too.
    let (wrong, expected) = said.rsplit_once(", expected ").unwrap_or((said, ""));
    if let Some(key) = wrong.strip_prefix("unknown field ") {
        let keys: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
        let unknown = message("entrants-unknown-key").with("key", key.trim_matches('`').to_owned());
        return unknown.with("keys", items(&keys)).text();
    }
    if !wrong.starts_with("invalid type: ") && !wrong.starts_with("invalid value: ") {
        return said.lines().collect::<Vec<_>>().join("; ");
    }
    match expected {
        "u16" => of_value("entrants-not-a-number").with("most", u16::MAX),
        "u32" => of_value("entrants-not-a-number").with("most", u32::MAX),
        "a sequence" => message("entrants-not-a-list"),
        _ if expected.ends_with("string") => of_value("entrants-not-text"),
        _ => of_value("entrants-not-a-table"),
    }
    .text()
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
    ///
    /// # Errors
    /// What is wrong with it, as a person reads it.
    fn participant(self, usual_name: Option<String>, folder: &Path) -> Result<Participant, String> {
        let name = self.name.or(usual_name).ok_or_else(|| Label::new("entrants-no-name").text())?;
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control)
        {
            return Err(message("entrants-name").with("most", LONGEST_NAME).text());
        }
        let limits = ProgramLimits { memory: self.memory, cpu: self.cpu, threads: self.threads };
        let has_zero = [limits.memory, limits.cpu, limits.threads.map(u32::from)].contains(&Some(0));
        if has_zero {
            return Err(Label::new("entrants-limit-zero").text());
        }
        if !cfg!(target_os = "linux") && limits != ProgramLimits::default() {
            return Err(Label::new("entrants-no-limits").text());
        }
        let entrant = match (self.command, self.player) {
            (Some(command), None) => {
                let command = bot(&command).map_err(|error| error.explain())?;
                let dir = folder.join(self.dir.unwrap_or_default());
                if !dir.is_dir() {
                    return Err(message("entrants-no-folder")
                        .with("folder", dir.display().to_string())
                        .text());
                }
                let settings =
                    ProgramSettings { name: Some(name.clone()), dir: Some(dir), env: self.env, limits };
                Entrant::Program(command.with_settings(settings))
            }
            (None, Some(player)) => {
                if self.dir.is_some() || !self.env.is_empty() || limits != ProgramLimits::default() {
                    return Err(Label::new("entrants-not-for-player").text());
                }
                let entrant: Entrant = player.parse().map_err(|error: EntrantError| error.explain())?;
                if matches!(entrant, Entrant::Program(_)) {
                    return Err(Label::new("entrants-without-exec").text());
                }
                entrant
            }
            _ => return Err(Label::new("entrants-command-or-player").text()),
        };
        Ok(Participant { name, entrant })
    }
}
