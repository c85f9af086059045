//! Opens games: from files, from the clipboard, from a file that is dropped on the window.
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::claim::Claim;
use super::errand::{Errand, Messenger, under_way};
use super::scribe::Scribe;
use super::text;
use crate::app::Screen;
use crate::app::game::Request;
use crate::app::game::saved::SavedGame;
use crate::app::game::setup::Setup;
use crate::app::game::table::Table;
use crate::app::messages::{AppError, ShowError};

/// A game is to be opened. What is on the table stays there until it can be.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum OpenGame {
    /// From a file that belongs to somebody: it is read and never written.
    File(PathBuf),
    /// From a file that this program keeps: it goes on in the same file.
    Kept(PathBuf),
    /// From a text: a record, or its moves alone.
    Text(String),
}

/// A game that was read, or why there is none.
type Read = Result<(SavedGame, Option<Claim>), AppError>;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenGame>().init_resource::<Errand<Read>>().add_systems(
        Update,
        (take_dropped, read.run_if(on_message::<OpenGame>), put_on_table.run_if(under_way::<Read>)).chain(),
    );
}

fn take_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut open: MessageWriter<OpenGame>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            open.write(OpenGame::File(path_buf.clone()));
        }
    }
}

fn read(
    mut asked: MessageReader<OpenGame>,
    (table, setup, screen): (Option<Res<Table>>, Res<Setup>, Res<State<Screen>>),
    mut messenger: Messenger<Read>,
) {
    let Some(asked) = asked.read().last().cloned() else { return };
    // Moves alone are a game on the board that is in sight.
    let table = table.filter(|_| *screen == Screen::Game);
    let usual = table.map_or_else(|| setup.clone(), |table| table.setup().clone());
    messenger.send(async move {
        match asked {
            OpenGame::File(file) => read_file(&file, &usual).map(|game| (game, None)),
            OpenGame::Kept(file) => read_file(&file, &usual).map(|game| go_on_in(file, game)),
            OpenGame::Text(text) => {
                text::read(&text, &usual).map(|game| (game, None)).map_err(AppError::NotPasted)
            }
        }
    });
}

fn read_file(file: &Path, usual: &Setup) -> Result<SavedGame, AppError> {
    text::read_file(file, usual).map_err(|why| AppError::NotOpened { file: name_of(file), why })
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// The game goes on in its file, unless another window plays it: then in one of its own.
fn go_on_in(file: PathBuf, game: SavedGame) -> (SavedGame, Option<Claim>) {
    match Claim::take(&file) {
        Ok(Some(claim)) => (SavedGame { file: Some(file), ..game }, Some(claim)),
        _ => (game, None),
    }
}

fn put_on_table(
    mut messenger: Messenger<Read>,
    scribe: Res<Scribe>,
    mut requests: MessageWriter<Request>,
    mut errors: MessageWriter<ShowError>,
) {
    match messenger.result() {
        Some(Ok((game, claim))) => {
            if let Some(claim) = claim {
                scribe.adopt(claim);
            }
            requests.write(Request::Open(Box::new(game)));
        }
        Some(Err(error)) => {
            errors.write(ShowError(error));
        }
        None => {}
    }
}
