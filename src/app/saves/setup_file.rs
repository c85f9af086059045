//! Remembers the last set-up between runs, in the folder that the platform keeps for settings.
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};
use toml::{Table, Value};

use crate::app::game::setup::{MAX_PLAYERS, SeatSetup, Setup};
use crate::app::lenient::{self, Kept};
use crate::app::{AtExit, Screen, files};

/// Where set-ups are remembered; nowhere in a test.
#[derive(Resource, Default, Clone, Debug)]
pub struct SetupFile(pub Option<PathBuf>);

/// The set-up could not be saved; it is tried again at the end.
#[derive(Resource, Default)]
struct IsLost(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupFile>()
        .init_resource::<IsLost>()
        .add_systems(Update, remember)
        .add_systems(Last, remember_at_the_end.in_set(AtExit::Write));
}

/// Saves a set-up that has changed, once no more input changes it.
fn remember(
    setup: Res<Setup>,
    screen: Res<State<Screen>>,
    file: Res<SetupFile>,
    mut remembered: Local<Option<Setup>>,
    mut is_lost: ResMut<IsLost>,
) {
    let known = remembered.get_or_insert_with(|| setup.clone());
    if *screen != Screen::Setup && *known != *setup {
        known.clone_from(&setup);
        is_lost.0 = !save(file.0.as_deref(), &setup);
    }
}

fn remember_at_the_end(
    setup: Res<Setup>,
    screen: Res<State<Screen>>,
    file: Res<SetupFile>,
    is_lost: Res<IsLost>,
) {
    if *screen == Screen::Setup || is_lost.0 {
        save(file.0.as_deref(), &setup);
    }
}

/// The file of the last set-up; `None` where the platform has no place for it.
pub fn setup_file() -> Option<PathBuf> {
    files::kept("setup.toml")
}

/// A set-up as it is kept: each seat under a name of its own, so that a damaged heading moves no player elsewhere.
#[derive(Clone, PartialEq, Debug, Default)]
struct KeptSetup(Setup);

/// The seats, in a set-up and in files of older versions.
const SEATS: &str = "seats";

/// The name of a seat in the file.
fn seat_name(index: usize) -> String {
    format!("seat{}", index + 1)
}

impl Serialize for KeptSetup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut entries = Table::try_from(&self.0).map_err(ser::Error::custom)?;
        Self::rename(&mut entries);
        entries.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for KeptSetup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut entries = Table::deserialize(deserializer)?;
        let usual = Table::try_from(Self::default()).map_err(de::Error::custom)?;
        let seat =
            |index| entries.remove(&seat_name(index)).or_else(|| usual.get(&seat_name(index)).cloned());
        let seats: Vec<Value> = (0..MAX_PLAYERS).filter_map(seat).collect();
        entries.insert(SEATS.to_owned(), Value::Array(seats));
        entries.try_into().map(Self).map_err(de::Error::custom)
    }
}

impl Kept for KeptSetup {
    fn rename(entries: &mut Table) {
        let Some(Value::Array(seats)) = entries.remove(SEATS) else { return };
        for (index, seat) in seats.into_iter().enumerate() {
            entries.entry(seat_name(index)).or_insert(seat);
        }
    }
}

/// The remembered set-up, with default values for what can't be understood.
pub fn load(file: Option<&Path>) -> Setup {
    let KeptSetup(mut setup) = lenient::load(file);
    // One that nobody agreed to was not kept.
    setup.seats.iter_mut().for_each(SeatSetup::require_program);
    setup
}

/// Saves a set-up, if it can. A failure is only logged.
pub fn save(file: Option<&Path>, setup: &Setup) -> bool {
    let Some(file) = file else { return true };
    let written = lenient::write(file, &KeptSetup(setup.clone()));
    if let Err(error) = &written {
        warn!("the set-up can't be remembered in {}: {error}", file.display());
    }
    written.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::seat_command::SeatCommand;
    use crate::app::game::setup::{RematchStarter, Starter};
    use crate::app::game::time_limit::{TimeLimit, TimeMode};
    use crate::files::beside;
    use std::fs;

    #[test]
    fn a_set_up_comes_back_as_it_was_saved() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deeper").join("setup.toml");
        let mut setup = Setup { rows: 9, pop_out: true, ..Setup::default() };
        setup.seats[1].name = "Ada \"the\" 1st".to_owned();
        setup.seats[1].by_program = true;
        setup.seats[1].command = SeatCommand::typed("bot --name \"Ada\"");
        save(Some(&file), &setup);
        assert_eq!(load(Some(&file)), setup);
        assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn a_program_that_nobody_agreed_to_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("setup.toml");
        let mut setup = Setup::default();
        setup.seats[1].by_program = true;
        setup.seats[1].command = SeatCommand::found("bot").unwrap();
        save(Some(&file), &setup);
        assert_eq!(load(Some(&file)), Setup::default());
    }

    /// A set-up in which every entry differs from the default.
    fn unusual() -> Setup {
        let mut setup = Setup { rows: 9, cols: 8, connect: 5, players: 3, ..Setup::default() };
        (setup.pop_out, setup.misere, setup.cylinder) = (true, true, true);
        setup.starter = Starter::Seat(2);
        setup.rematch = RematchStarter::TakeTurns;
        setup.time = TimeLimit {
            mode: TimeMode::Game,
            move_seconds: 7,
            game_minutes: 8,
            game_seconds: 9,
            increment_seconds: 10,
        };
        for (index, seat) in setup.seats.iter_mut().enumerate() {
            seat.human = index != 0;
            seat.name = format!("Somebody {index}");
            seat.level = "perfect".parse().unwrap();
        }
        setup
    }

    #[test]
    fn a_bad_line_takes_one_entry_with_it_and_the_file_is_copied_before_it_is_written() {
        let text = |setup: Setup| toml::to_string(&KeptSetup(setup)).unwrap();
        let text_of_unusual = text(unusual());
        let lines: Vec<&str> = text_of_unusual.lines().collect();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("setup.toml");
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            let damaged = [&lines[..index], &["%$ ="], &lines[index + 1..]].concat().join("\n");
            fs::write(&file, &damaged).unwrap();
            let read = text(load(Some(&file)));
            let lost = read.lines().zip(&lines).filter(|(read, line)| read != *line).count();
            // With its heading a seat or the clock loses what stood under it, and nobody else does.
            let most = if line.starts_with('[') { 5 } else { 1 };
            assert!(lost <= most, "{line}: {read}");
            save(Some(&file), &Setup::default());
            assert_eq!(load(Some(&file)), Setup::default());
            let copy = beside(&file, "broken");
            assert_eq!(fs::read_to_string(&copy).unwrap(), damaged, "{line}");
            fs::remove_file(copy).unwrap();
        }
    }

    #[test]
    fn a_file_of_an_older_version_is_understood_in_full() {
        let text = toml::to_string(&unusual()).unwrap();
        assert!(text.contains("[[seats]]"));
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("setup.toml");
        fs::write(&file, text).unwrap();
        assert_eq!(load(Some(&file)), unusual());
        save(Some(&file), &unusual());
        assert!(!beside(&file, "broken").exists());
    }

    #[test]
    fn a_file_of_nothing_but_damage_gives_the_newcomers_set_up() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("setup.toml");
        fs::write(&file, "rows = \"many\"\n[[[").unwrap();
        assert_eq!(load(Some(&file)), Setup::default());
    }
}
