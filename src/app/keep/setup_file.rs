//! Remembers the last set-up between runs, in the folder that the platform keeps for settings.
use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::prelude::*;

use crate::app::Screen;
use crate::app::files::{self, write_whole};
use crate::app::game::setup::{SeatSetup, Setup};

/// Where set-ups are remembered; nowhere in a test.
#[derive(Resource, Default, Clone, Debug)]
pub struct SetupFile(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetupFile>().add_systems(Update, remember).add_systems(Last, remember_at_the_end);
}

/// Remembers a set-up once it is no longer being changed, and only if it was.
fn remember(
    setup: Res<Setup>,
    screen: Res<State<Screen>>,
    file: Res<SetupFile>,
    mut remembered: Local<Option<Setup>>,
) {
    let known = remembered.get_or_insert_with(|| setup.clone());
    if *screen != Screen::Setup && *known != *setup {
        known.clone_from(&setup);
        save(file.0.as_deref(), &setup);
    }
}

fn remember_at_the_end(
    exit: MessageReader<AppExit>,
    setup: Res<Setup>,
    screen: Res<State<Screen>>,
    file: Res<SetupFile>,
) {
    if !exit.is_empty() && *screen == Screen::Setup {
        save(file.0.as_deref(), &setup);
    }
}

/// The file of the last set-up; `None` where the platform has no place for it.
pub fn setup_file() -> Option<PathBuf> {
    files::kept("setup.toml")
}

/// The remembered set-up, or the newcomer's where there is none that can be read.
pub fn load(file: Option<&Path>) -> Setup {
    let Some(text) = file.and_then(|file| fs::read_to_string(file).ok()) else { return Setup::default() };
    let mut setup: Setup = toml::from_str(&text)
        .map_err(|error| warn!("the remembered set-up can't be read and is left aside: {error}"))
        .unwrap_or_default();
    // One that nobody agreed to was not kept.
    setup.seats.iter_mut().for_each(SeatSetup::require_program);
    setup
}

/// Remembers a set-up. Failing to is no reason to stop a game: it is only logged.
pub fn save(file: Option<&Path>, setup: &Setup) {
    let Some(file) = file else { return };
    let written = toml::to_string(setup).map_err(io::Error::other).and_then(|text| write_whole(file, &text));
    if let Err(error) = written {
        warn!("the set-up can't be remembered in {}: {error}", file.display());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::seat_command::SeatCommand;

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

    #[test]
    fn a_broken_file_gives_the_newcomers_set_up() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("setup.toml");
        fs::write(&file, "rows = \"many\"\n[[[").unwrap();
        assert_eq!(load(Some(&file)), Setup::default());
    }
}
