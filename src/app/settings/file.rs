//! Keeps the settings between runs: read at the start, written as soon as a change is made.
use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::prelude::*;

use super::Settings;
use crate::app::files::{self, beside, write_whole};

/// Where the settings are kept; nowhere in a test.
#[derive(Resource, Default, Clone, Debug)]
pub struct SettingsFile(pub Option<PathBuf>);

/// The settings as they were last read or written.
#[derive(Resource)]
struct Kept(Settings);

pub(super) fn plugin(app: &mut App) {
    let read = *app.world_mut().get_resource_or_init::<Settings>();
    app.init_resource::<SettingsFile>()
        .insert_resource(Kept(read))
        .add_systems(Last, (keep.run_if(nothing_is_held), keep.run_if(on_message::<AppExit>)).chain());
}

/// While a slider is drawn or a key repeats, the setting is still on its way.
pub(in crate::app) fn nothing_is_held(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
) -> bool {
    keys.get_pressed().next().is_none() && buttons.get_pressed().next().is_none()
}

fn keep(settings: Res<Settings>, mut kept: ResMut<Kept>, file: Res<SettingsFile>) {
    if kept.0 != *settings {
        kept.0 = *settings;
        save(file.0.as_deref(), &settings);
    }
}

/// The file of the settings; `None` where the platform has no place for it.
pub fn settings_file() -> Option<PathBuf> {
    files::kept("settings.toml")
}

/// The settings as they were kept. What can't be understood in the file counts as never chosen.
pub fn load(file: Option<&Path>) -> Settings {
    let Some(file) = file else { return Settings::default() };
    match fs::read_to_string(file).map_err(Unreadable::from).and_then(|text| read(&text)) {
        Ok(settings) => settings,
        Err(Unreadable::File(error)) if error.kind() == io::ErrorKind::NotFound => Settings::default(),
        Err(error) => {
            eprintln!("connect-n: {} can't be read, the game goes on without it: {error}", file.display());
            Settings::default()
        }
    }
}

/// Why a whole file of settings is of no use.
#[derive(Debug, thiserror::Error)]
enum Unreadable {
    #[error(transparent)]
    File(#[from] io::Error),
    #[error("{}", .0.message())]
    Toml(#[from] toml::de::Error),
}

/// Takes each entry for itself: one that is unknown or wrong changes nothing.
fn read(text: &str) -> Result<Settings, Unreadable> {
    let entries: toml::Table = text.parse()?;
    Ok(entries.into_iter().fold(Settings::default(), |settings, (name, value)| {
        with_entry(settings, name, value).unwrap_or(settings)
    }))
}

fn with_entry(settings: Settings, name: String, value: toml::Value) -> Option<Settings> {
    let mut table = toml::Table::try_from(settings).ok()?;
    table.insert(name, value);
    table.try_into().ok()
}

/// Writes the settings. Failing to is no reason to stop a game: it is only logged.
fn save(file: Option<&Path>, settings: &Settings) {
    let Some(file) = file else { return };
    let written = toml::to_string(settings).map_err(io::Error::other).and_then(|text| {
        set_broken_aside(file)?;
        write_whole(file, &text)
    });
    if let Err(error) = written {
        warn!("the settings can't be kept in {}: {error}", file.display());
    }
}

/// A file that somebody broke by hand is still somebody's: it is kept beside the new one.
fn set_broken_aside(file: &Path) -> io::Result<()> {
    let broken = match fs::read_to_string(file) {
        Ok(text) => read(&text).is_err(),
        Err(error) => error.kind() == io::ErrorKind::InvalidData,
    };
    if broken { fs::rename(file, beside(file, "broken")) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::{BoardMaterial, Motion, Speed, ThemeChoice, UiScaleChoice, Volume};

    fn unusual() -> Settings {
        Settings {
            theme: ThemeChoice::HighContrast,
            material: BoardMaterial::Wood,
            speed: Speed::Instant,
            motion: Motion::Reduced,
            ui_scale: UiScaleChoice::ALL[5],
            effects_volume: Volume::new(35),
            muted: true,
            ..Settings::default()
        }
    }

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deeper").join("settings.toml");
        save(Some(&file), &unusual());
        assert_eq!(load(Some(&file)), unusual());
        assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn what_is_unknown_or_wrong_is_passed_over_alone() {
        let text = "material = 'metal'\nmatter = 'dark'\nspeed = 'ludicrous'\nui_scale = 110\n\
                    effects_volume = 101\nmaster_volume = 40\nmuted = 'yes'\nsymbols = false\n[extra]\nx = 1\n";
        let expected = Settings {
            material: BoardMaterial::Metal,
            master_volume: Volume::new(40),
            symbols: false,
            ..Settings::default()
        };
        assert_eq!(read(text).unwrap(), expected);
    }

    #[test]
    fn a_missing_file_gives_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(load(Some(&folder.path().join("settings.toml"))), Settings::default());
    }

    #[test]
    fn a_broken_file_is_left_alone_until_something_is_kept_and_then_set_aside() {
        for broken in [b"speed = \"half\"\n[[[".as_slice(), b"speed = \"\xFF\"".as_slice()] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("settings.toml");
            fs::write(&file, broken).unwrap();
            assert_eq!(load(Some(&file)), Settings::default());
            assert_eq!(fs::read(&file).unwrap(), broken);
            save(Some(&file), &unusual());
            assert_eq!(load(Some(&file)), unusual());
            assert_eq!(fs::read(beside(&file, "broken")).unwrap(), broken);
        }
    }
}
