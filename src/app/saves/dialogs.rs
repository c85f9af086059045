//! The desktop's own dialogs for files.
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use rfd::AsyncFileDialog;

use super::folders::GameFolders;
use super::io_task::{IoTask, IoTaskSlot, is_running};
use super::open::OpenGame;
use super::recent::ENDING;
use super::save::{SaveGame, with_ending};
use crate::app::game::current_game::CurrentGame;
use crate::app::game::keep_clocks;
use crate::app::game::saved::SavedGame;
use crate::app::game::tags::GameTags;
use crate::app::messages::{AppError, SaveError, ShowError};
use crate::app::words;

/// A dialog that ends sooner than this was never shown.
const SHORTEST_LOOK: Duration = Duration::from_millis(400);

/// The desktop is to ask for a file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum AskDesktop {
    /// Which one to open.
    Open,
    /// Where to save the game that is played now, with a name to begin with.
    Save(String),
}

/// What the person chose in the dialog of the desktop.
struct Answer {
    asked: AskDesktop,
    file: Option<PathBuf>,
    /// The record of the game that is to be saved: another one may be played by now.
    record: Option<String>,
    /// How long the dialog was there.
    after: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AskDesktop>().init_resource::<IoTaskSlot<Answer>>().add_systems(
        Update,
        (
            (keep_clocks, ask).chain().run_if(on_message::<AskDesktop>),
            take_answer.run_if(is_running::<Answer>),
        )
            .chain(),
    );
}

fn ask(
    mut asked: MessageReader<AskDesktop>,
    (game, tags): (Option<Res<CurrentGame>>, Res<GameTags>),
    folders: Res<GameFolders>,
    mut task: IoTask<Answer>,
) {
    let Some(asked) = asked.read().last().cloned() else { return };
    let mut dialog = AsyncFileDialog::new();
    if let Some(folder) = folders.saved.as_ref().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    // The dialog is made here, since some systems want that on the thread of the window.
    let begun = Instant::now();
    match asked {
        AskDesktop::Open => {
            let dialog = dialog
                .set_title(words::games::OPEN_GAME)
                .add_filter(words::games::GAME_FILES, &[ENDING, "txt"])
                .add_filter(words::games::ALL_FILES, &["*"])
                .pick_file();
            task.start(async move {
                let file = dialog.await.map(|file| file.path().to_owned());
                Answer { asked: AskDesktop::Open, file, record: None, after: begun.elapsed() }
            });
        }
        AskDesktop::Save(name) => {
            let dialog = dialog
                .set_title(words::menus::SAVE_TITLE)
                .add_filter(words::games::GAME_FILES, &[ENDING])
                .set_file_name(format!("{name}.{ENDING}"))
                .save_file();
            let record = game.map(|game| SavedGame::of(&game, &tags).record().to_string());
            task.start(async move {
                let file = dialog.await.map(|file| file.path().to_owned());
                Answer { asked: AskDesktop::Save(name), file, record, after: begun.elapsed() }
            });
        }
    }
}

fn take_answer(
    mut task: IoTask<Answer>,
    folders: Res<GameFolders>,
    mut open: MessageWriter<OpenGame>,
    mut save: MessageWriter<SaveGame>,
    mut errors: MessageWriter<ShowError>,
) {
    let Some(answer) = task.result() else { return };
    match (answer.file, answer.asked) {
        (Some(file), AskDesktop::Open) => {
            open.write(OpenGame::File(file));
        }
        (Some(to), AskDesktop::Save(_)) => match taken_by(&to) {
            Some(name) => {
                errors.write(ShowError(AppError::NotSaved(SaveError::Taken(name))));
            }
            None => {
                save.write(SaveGame { to, replace: true, record: answer.record });
            }
        },
        (None, asked) if answer.after < SHORTEST_LOOK => {
            errors.write(ShowError(without_dialog(&asked, &folders)));
        }
        (None, _) => {}
    }
}

/// The name of a game that would be replaced although nobody was asked: the desktop has asked about the file as it was
/// typed, without the ending.
fn taken_by(chosen: &Path) -> Option<String> {
    let file = with_ending(chosen.to_owned());
    (file != chosen && file.exists())
        .then(|| file.file_stem().unwrap_or_default().to_string_lossy().into_owned())
}

fn without_dialog(asked: &AskDesktop, folders: &GameFolders) -> AppError {
    match asked {
        AskDesktop::Open => AppError::NoOpenDialog { listed: folders.saved.clone() },
        AskDesktop::Save(_) => AppError::NoSaveDialog,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_not_replaced_by_a_name_that_was_typed_without_its_ending() {
        let folder = tempfile::tempdir().unwrap();
        let typed = folder.path().join("final");
        assert_eq!(taken_by(&typed), None);
        let file = folder.path().join("final.c4n");
        std::fs::write(&file, "").unwrap();
        assert_eq!(taken_by(&typed).as_deref(), Some("final"));
        assert_eq!(taken_by(&file), None, "the desktop has asked");
    }
}
