//! Keeps the current game in a file of its own, up to date with each move.
use std::path::Path;

use bevy::prelude::*;

use super::autosave_writer::AutosaveWriter;
use super::folders::GameFolders;
use crate::app::background::EventLoop;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::saved::SavedGame;
use crate::app::game::tags::GameTags;
use crate::app::game::{GameReplaced, keep_clocks};
use crate::app::messages::{AppError, ShowError, WriteError};
use crate::app::{AppSystems, AtExit, Screen};
use crate::kept_games::new_name;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameFolders>()
        .init_resource::<AutosaveWriter>()
        .add_systems(Startup, |mut writer: ResMut<AutosaveWriter>, window: EventLoop| {
            writer.waker = window.waker();
        })
        .add_systems(Update, (report_failure, keep_replaced.in_set(AppSystems::Follow)))
        .add_systems(OnExit(Screen::Game), keep_clocks)
        .add_systems(
            Last,
            (
                keep_clocks.in_set(AtExit::Stop),
                keep.after(AtExit::Stop)
                    .run_if(resource_exists_and_changed::<CurrentGame>.or_else(resource_changed::<GameTags>)),
                finish.in_set(AtExit::Write),
            )
                .chain(),
        );
}

/// Queues the game to be written, unless its board is empty.
fn keep(
    game: Option<ResMut<CurrentGame>>,
    tags: Res<GameTags>,
    folders: Res<GameFolders>,
    mut writer: ResMut<AutosaveWriter>,
) {
    let (Some(mut game), Some(folder)) = (game, &folders.recent) else { return };
    if game.tree().main_line().is_empty() {
        writer.release();
        return;
    }
    let file = game.file().map_or_else(|| folder.join(new_name()), Path::to_owned);
    // The name of its file is no change of the game.
    game.bypass_change_detection().set_file(file.clone());
    writer.write(file, SavedGame::of(&game, &tags).record().to_string());
}

/// Queues a game that was left for another one, as it was left.
fn keep_replaced(mut replaced: MessageReader<GameReplaced>, mut writer: ResMut<AutosaveWriter>) {
    for GameReplaced(game) in replaced.read() {
        if let Some(file) = &game.file {
            writer.write(file.clone(), game.record().to_string());
        }
    }
}

/// Shows an error when a game can't be saved.
fn report_failure(writer: Res<AutosaveWriter>, mut errors: MessageWriter<ShowError>) {
    if let Some(failure) = writer.failure() {
        let why = WriteError { file: failure.file, why: failure.error.into() };
        errors.write(ShowError(AppError::NoAutosave(why)));
    }
}

fn finish(writer: Res<AutosaveWriter>) {
    writer.finish();
}
