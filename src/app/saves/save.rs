//! Saves the current game under a name.
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::folders::GameFolders;
use super::io_task::{IoTask, IoTaskSlot, is_running};
use super::recent::ENDING;
use crate::app::Menu;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::keep_clocks;
use crate::app::game::saved::SavedGame;
use crate::app::game::tags::GameTags;
use crate::app::menu_stack::Menus;
use crate::app::messages::{AppError, SaveError, ShowError, ShowToast, Toast, WriteError};
use crate::files::write_whole;

/// Saves a game.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveGame {
    /// A path, or a name in the folder for saved games; the ending is added.
    pub to: PathBuf,
    /// A file that is there already may be replaced: the person was asked.
    pub replace: bool,
    /// The record of the game; the one that is played if there is none.
    pub record: Option<String>,
}

/// There is a game of this name already: may it be replaced?
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct NameTaken(pub String);

/// Where a game was saved, or why it was not.
type Saved = Result<PathBuf, SaveError>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SaveGame>()
        .add_message::<NameTaken>()
        .init_resource::<IoTaskSlot<Saved>>()
        .add_systems(
            Update,
            ((keep_clocks, write).chain().run_if(on_message::<SaveGame>), report.run_if(is_running::<Saved>))
                .chain(),
        );
}

fn write(
    mut asked: MessageReader<SaveGame>,
    game: Option<Res<CurrentGame>>,
    (tags, folders): (Res<GameTags>, Res<GameFolders>),
    mut task: IoTask<Saved>,
) {
    let Some(mut asked) = asked.read().last().cloned() else { return };
    let played = || Some(SavedGame::of(game.as_ref()?, &tags).record().to_string());
    let Some(record) = asked.record.take().or_else(played) else { return };
    let folder = folders.saved.clone();
    task.start(async move { save(&asked, folder.as_deref(), &record) });
}

fn save(asked: &SaveGame, folder: Option<&Path>, record: &str) -> Result<PathBuf, SaveError> {
    let file = file_for(&asked.to, folder)?;
    if !asked.replace && file.exists() {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        return Err(SaveError::Taken(name));
    }
    match write_whole(&file, record) {
        Ok(()) => Ok(file),
        Err(error) => Err(SaveError::Unwritten(WriteError { file, why: error.into() })),
    }
}

/// The whole path of a name as it was typed.
fn file_for(typed: &Path, folder: Option<&Path>) -> Result<PathBuf, SaveError> {
    if typed.file_name().is_none_or(|name| name.to_string_lossy().trim().is_empty()) {
        return Err(SaveError::Nameless);
    }
    let file =
        if typed.is_absolute() { typed.to_owned() } else { folder.ok_or(SaveError::NoFolder)?.join(typed) };
    Ok(with_ending(file))
}

/// The file of a game, with the ending if it has none.
pub(super) fn with_ending(file: PathBuf) -> PathBuf {
    let has_ending = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    if has_ending { file } else { crate::files::beside(&file, ENDING) }
}

fn report(
    mut task: IoTask<Saved>,
    mut menus: Menus,
    (mut toasts, mut errors): (MessageWriter<ShowToast>, MessageWriter<ShowError>),
    mut taken: MessageWriter<NameTaken>,
) {
    match task.result() {
        Some(Ok(file)) => {
            if menus.shown() == Menu::Save {
                menus.close_all();
            }
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            toasts.write(ShowToast(Toast::Saved(name)));
        }
        Some(Err(SaveError::Taken(name))) => {
            taken.write(NameTaken(name));
        }
        Some(Err(why)) => {
            errors.write(ShowError(AppError::NotSaved(why)));
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_a_file_in_the_folder_and_a_path_stays_where_it_is() {
        let folder = Path::new("/games");
        let path = |typed: &str| file_for(Path::new(typed), Some(folder)).unwrap();
        assert_eq!(path("Ada v. Eve"), Path::new("/games/Ada v. Eve.c4n"));
        assert_eq!(path("one.C4N"), Path::new("/games/one.C4N"));
        assert_eq!(path("/elsewhere/one"), Path::new("/elsewhere/one.c4n"));
        assert!(matches!(file_for(Path::new(" "), Some(folder)), Err(SaveError::Nameless)));
        assert!(matches!(file_for(Path::new("one"), None), Err(SaveError::NoFolder)));
    }

    #[test]
    fn another_game_is_not_overwritten_without_a_question() {
        let folder = tempfile::tempdir().unwrap();
        let save = |replace, text| {
            save(&SaveGame { to: "one".into(), replace, record: None }, Some(folder.path()), text)
        };
        let file = save(false, "first").unwrap();
        assert_eq!(save(false, "second"), Err(SaveError::Taken("one".to_owned())));
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "first");
        save(true, "third").unwrap();
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "third");
    }
}
