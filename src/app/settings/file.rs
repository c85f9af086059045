//! Keeps the settings between runs: read at the start, written as soon as a change is made.
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use toml::{Table, Value};

use super::Settings;
use crate::app::actions::Chord;
use crate::app::{AtExit, files, lenient};

/// Where the settings are kept; nowhere in a test.
#[derive(Resource, Default, Clone, Debug)]
pub struct SettingsFile(pub Option<PathBuf>);

/// What the file has of this window's settings.
#[derive(Resource)]
struct Written {
    /// Those that were last read or written.
    settings: Settings,
    /// Those that were last to be written, whether that was possible or not.
    tried: Settings,
}

impl lenient::Kept for Settings {
    /// Keys count however they are written: `ctrl+s`. Of the volume there were two, which counted together.
    fn rename(entries: &mut Table) {
        let mut old = |name| {
            let percent = entries.get(name)?.as_integer().filter(|percent| (0..=100).contains(percent))?;
            entries.remove(name);
            Some(percent)
        };
        let both = [old("master_volume"), old("effects_volume")];
        if both.iter().any(Option::is_some) {
            // In steps of the slider.
            let volume = (both.map(|percent| percent.unwrap_or(80)).iter().product::<i64>() + 250) / 500 * 5;
            entries.entry("volume").or_insert(Value::Integer(volume));
        }
        let keys = entries.get_mut("keys").and_then(Value::as_table_mut);
        let lists = keys.into_iter().flatten().filter_map(|(_, keys)| keys.as_array_mut());
        for key in lists.flatten() {
            if let Some(chord) = key.as_str().and_then(|text| text.parse::<Chord>().ok()) {
                *key = Value::String(chord.to_string());
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let read = app.world_mut().get_resource_or_init::<Settings>().clone();
    app.init_resource::<SettingsFile>()
        .insert_resource(Written { settings: read.clone(), tried: read })
        .add_systems(Last, (keep.run_if(nothing_is_held), keep_at_the_end.in_set(AtExit::Write)).chain());
}

/// Whether no button or key is held: until then a slider or a repeating key may still change the setting.
pub(in crate::app) fn nothing_is_held(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
) -> bool {
    keys.get_pressed().next().is_none() && buttons.get_pressed().next().is_none()
}

fn keep(settings: Res<Settings>, mut written: ResMut<Written>, file: Res<SettingsFile>) {
    if written.tried != *settings {
        write(&settings, &mut written, &file);
    }
}

/// The disk that was full may have room again.
fn keep_at_the_end(settings: Res<Settings>, mut written: ResMut<Written>, file: Res<SettingsFile>) {
    if written.settings != *settings {
        write(&settings, &mut written, &file);
    }
}

fn write(settings: &Settings, written: &mut Written, file: &SettingsFile) {
    written.tried.clone_from(settings);
    let Some(file) = &file.0 else { return };
    if save(file, &with_changes(file, &written.settings, settings)) {
        written.settings.clone_from(settings);
    }
}

/// The settings in the file, as another window may have left them, with what was changed in this one.
fn with_changes(file: &Path, before: &Settings, now: &Settings) -> Settings {
    let entries = |settings: &Settings| Table::try_from(settings).unwrap_or_default();
    let (before, now_entries) = (entries(before), entries(now));
    let Some(mut merged) = lenient::read_whole::<Settings>(file).map(|theirs| entries(&theirs)) else {
        return now.clone();
    };
    for (name, value) in &now_entries {
        if before.get(name) != Some(value) {
            merged.insert(name.clone(), value.clone());
        }
    }
    // Keys that are the usual ones again are not written.
    for name in before.keys().filter(|name| !now_entries.contains_key(*name)) {
        merged.remove(name);
    }
    merged.try_into().unwrap_or_else(|_| now.clone())
}

/// The file of the settings; `None` where the platform has no place for it.
pub fn settings_file() -> Option<PathBuf> {
    files::kept("settings.toml")
}

/// The saved settings, with default values for what can't be understood.
pub fn load(file: Option<&Path>) -> Settings {
    lenient::load(file)
}

/// Writes the settings; whether that was possible. A failure is only logged.
fn save(file: &Path, settings: &Settings) -> bool {
    lenient::write(file, settings)
        .inspect_err(|error| warn!("the settings can't be kept in {}: {error}", file.display()))
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::actions::Action;
    use crate::app::settings::{
        BoardMaterial, LanguageChoice, MotionChoice, Speed, ThemeChoice, UiScaleChoice, Volume,
    };
    use crate::files::beside;
    use crate::language::Language;
    use std::fs;

    fn unusual() -> Settings {
        Settings {
            language: LanguageChoice::Chosen(Language::Finnish),
            theme: ThemeChoice::HighContrast,
            material: BoardMaterial::Wood,
            speed: Speed::Instant,
            motion: MotionChoice::Reduced,
            ui_scale: UiScaleChoice::ALL[5],
            volume: Volume::new(35),
            muted: true,
            ..Settings::default()
        }
    }

    #[test]
    fn two_windows_keep_each_other_s_changes() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        let read = Settings::default();
        assert_eq!(with_changes(&file, &read, &unusual()), unusual(), "there is no file so far");
        let theirs = Settings { speed: Speed::Double, ..read.clone() };
        save(&file, &theirs);
        let ours = Settings { fullscreen: true, ..read.clone() };
        let both = Settings { fullscreen: true, ..theirs };
        assert_eq!(with_changes(&file, &read, &ours), both);
        let mut with_keys = both.clone();
        with_keys.keys.clear(Action::Undo);
        save(&file, &with_keys);
        assert_eq!(with_changes(&file, &with_keys, &both), both, "the usual keys again");
    }

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deeper").join("settings.toml");
        save(&file, &unusual());
        assert_eq!(load(Some(&file)), unusual());
        assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn what_is_unknown_or_wrong_is_passed_over_alone() {
        let text = "material = 'metal'\nmatter = 'dark'\nspeed = 'ludicrous'\nui_scale = 110\n[[[\n\
                    volume = 101\nmuted = 'yes'\nlanguage = 'tlh'\nsymbols = false\n[extra]\nx = 1\n";
        let expected = Settings { material: BoardMaterial::Metal, symbols: false, ..Settings::default() };
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        fs::write(&file, text).unwrap();
        assert_eq!(load(Some(&file)), expected);
    }

    #[test]
    fn the_two_volumes_of_older_files_become_one() {
        for (text, expected) in [
            ("effects_volume = 50\nmaster_volume = 80\n", 40),
            ("effects_volume = 50\n", 40),
            ("effects_volume = 80\nmaster_volume = 80\n", 65),
            ("effects_volume = 50\nmaster_volume = 80\nvolume = 70\n", 70),
        ] {
            let read = lenient::read::<Settings>(text.as_bytes());
            assert_eq!(read.value.volume, Volume::new(expected), "{text}");
            assert!(read.is_whole, "{text}");
        }
        assert!(!lenient::read::<Settings>(b"master_volume = 300").is_whole);
    }

    #[test]
    fn keys_that_are_unknown_or_wrong_are_passed_over_alone() {
        let text = "speed = 'half'\n[keys]\nundo = ['ctrl+u', 'f2']\nhint = ['Esc']\njump = ['J']\nredo = 'G'\n\
                    moves = []\ndrop_3 = ['Q', 'no key']\npop_17 = ['Q']\nquit = ['F5']\n";
        let text_of = |settings: &Settings| toml::to_string(&settings.keys).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        fs::write(&file, text).unwrap();
        let read = load(Some(&file));
        assert_eq!(read.speed, Speed::Half);
        assert_eq!(text_of(&read), "undo = [\"Ctrl+U\", \"F2\"]\nmoves = []\nquit = [\"F5\"]\n");
        assert!(!lenient::read::<Settings>(text.as_bytes()).is_whole, "which is told in a line");
        // However keys are written, they are understood, and the file is whole.
        save(&file, &read);
        assert_eq!(load(Some(&file)), read);
        assert!(lenient::read::<Settings>(b"[keys]\nundo = ['CTRL+SHIFT+u', 'z']\nhint = []\n").is_whole);
    }

    #[test]
    fn the_keys_of_the_readme_are_understood() {
        let readme = include_str!("../../../README.md");
        let example = readme.split("```toml\n").find(|part| part.starts_with("[keys]")).unwrap();
        let example = example.split("```").next().unwrap();
        let read = lenient::read::<Settings>(example.as_bytes());
        assert!(read.is_whole, "{example}");
        assert_eq!(toml::to_string(&read.value.keys).unwrap().lines().count(), example.lines().count() - 1);
    }

    #[test]
    fn a_missing_file_gives_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(load(Some(&folder.path().join("settings.toml"))), Settings::default());
    }

    #[test]
    fn a_damaged_file_is_left_alone_until_something_is_kept_and_then_copied() {
        let damaged = [
            b"speed = \"half\"\n[[[".as_slice(),
            b"speed = \"half\"\nmuted = \xFF",
            b"speed = \"half\"\nnewer = 1",
        ];
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        let half = Settings { speed: Speed::Half, ..Settings::default() };
        for (text, copy) in damaged.into_iter().zip(["broken", "broken-2", "broken-3"]) {
            fs::write(&file, text).unwrap();
            assert_eq!(load(Some(&file)), half, "the rest survives");
            assert_eq!(fs::read(&file).unwrap(), text);
            save(&file, &unusual());
            assert_eq!(load(Some(&file)), unusual());
            assert_eq!(fs::read(beside(&file, copy)).unwrap(), text);
            // Once.
            save(&file, &half);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
    }

    #[test]
    fn what_cannot_be_read_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.toml");
        fs::create_dir(&file).unwrap();
        fs::write(file.join("inside"), "something").unwrap();
        save(&file, &unusual());
        assert_eq!(load(Some(&file)), unusual());
        assert_eq!(fs::read_to_string(beside(&file, "broken").join("inside")).unwrap(), "something");
    }
}
