//! Keeps the game on the table in a file of its own, up to date with each move.
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;

use super::folders::GameFolders;
use super::scribe::Scribe;
use crate::app::background::EventLoop;
use crate::app::game::saved::SavedGame;
use crate::app::game::table::Table;
use crate::app::game::tags::GameTags;
use crate::app::messages::{AppError, ShowError, WriteError};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameFolders>()
        .init_resource::<Scribe>()
        .add_systems(Startup, |mut scribe: ResMut<Scribe>, window: EventLoop| {
            scribe.waker = window.waker();
        })
        .add_systems(Update, complain)
        .add_systems(
            Last,
            (
                keep.run_if(resource_exists_and_changed::<Table>.or_else(resource_changed::<GameTags>)),
                finish.run_if(on_message::<AppExit>),
            )
                .chain(),
        );
}

/// Hands the game over to be written. An empty board is nothing to lose.
fn keep(
    table: Option<ResMut<Table>>,
    tags: Res<GameTags>,
    folders: Res<GameFolders>,
    mut scribe: ResMut<Scribe>,
) {
    let (Some(mut table), Some(folder)) = (table, &folders.recent) else { return };
    if table.tree().main_line().is_empty() {
        scribe.release();
        return;
    }
    let file = table.file().map_or_else(|| folder.join(new_name()), Path::to_owned);
    // The name of its file is no change of the game.
    table.bypass_change_detection().set_file(file.clone());
    scribe.write(file, SavedGame::of(&table, &tags).record().to_string());
}

/// A name that no other game has, in this window or another: they sort by when the game was begun.
fn new_name() -> PathBuf {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{}-{}.c4n", since.as_millis(), std::process::id()).into()
}

/// Says once that games can't be kept; the game goes on.
fn complain(scribe: Res<Scribe>, mut complained: Local<bool>, mut errors: MessageWriter<ShowError>) {
    if let Some(failure) = scribe.failure()
        && !std::mem::replace(&mut *complained, true)
    {
        let why = WriteError { file: failure.file, why: failure.error.into() };
        errors.write(ShowError(AppError::NoAutosave(why)));
    }
}

fn finish(scribe: Res<Scribe>) {
    scribe.finish();
}
