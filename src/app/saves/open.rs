//! Opens games: from files, from the clipboard, from a file that is dropped on the window.
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::autosave_writer::AutosaveWriter;
use super::io_task::{IoTask, IoTaskSlot, is_running};
use super::text;
use crate::app::game::Request;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::saved::SavedGame;
use crate::app::game::setup::Setup;
use crate::app::messages::{AppError, GameFileError, ShowError};
use crate::app::{Menu, Screen};
use crate::files::set_aside;
use crate::kept_games::GameLock;

/// Opens a game. The current game stays until it has been read.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum OpenGame {
    /// From any file, which is only read.
    File(PathBuf),
    /// From an autosave; the game goes on in the same file.
    Kept(PathBuf),
    /// From a file saved under a name, which is only read.
    Saved(PathBuf),
    /// From a text: a record, or its moves alone.
    Text(String),
}

/// A game that was read, or why there is none.
type Read = Result<Opened, AppError>;

/// A game that was read.
struct Opened {
    game: SavedGame,
    lock: Option<GameLock>,
    /// What could not be read of it.
    damage: Option<AppError>,
}

impl From<SavedGame> for Opened {
    fn from(game: SavedGame) -> Self {
        Self { game, lock: None, damage: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenGame>().init_resource::<IoTaskSlot<Read>>().init_resource::<Damage>().add_systems(
        Update,
        (
            (open_dropped_file, read.run_if(on_message::<OpenGame>), open_result.run_if(is_running::<Read>))
                .chain(),
            report_damage.run_if(in_state(Screen::Game)).before(open_result),
        ),
    );
}

/// Shows what could not be read of the game, once it is open.
#[derive(Resource, Default)]
struct Damage(Option<AppError>);

fn report_damage(mut damage: ResMut<Damage>, menu: Res<State<Menu>>, mut errors: MessageWriter<ShowError>) {
    if matches!(**menu, Menu::None | Menu::Result) {
        errors.write_batch(damage.0.take().map(ShowError));
    }
}

fn open_dropped_file(mut dropped: MessageReader<FileDragAndDrop>, mut open: MessageWriter<OpenGame>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            open.write(OpenGame::File(path_buf.clone()));
        }
    }
}

fn read(
    mut asked: MessageReader<OpenGame>,
    (game, setup, screen): (Option<Res<CurrentGame>>, Res<Setup>, Res<State<Screen>>),
    mut task: IoTask<Read>,
) {
    let Some(asked) = asked.read().last().cloned() else { return };
    // Moves alone are a game on the board that is in sight.
    let game = game.filter(|_| *screen == Screen::Game);
    let usual = game.map_or_else(|| setup.clone(), |game| game.setup().clone());
    task.start(async move {
        match asked {
            OpenGame::File(file) => {
                text::read_file(&file, &usual).map(Opened::from).map_err(|why| cannot_open(&file, why))
            }
            OpenGame::Kept(file) => {
                // Before it is read: what another window would still write of it would be lost.
                let lock = file.exists().then(|| GameLock::acquire(&file).ok().flatten()).flatten();
                salvage(&file, &usual).map(|read| continue_in(file, lock, read))
            }
            OpenGame::Saved(file) => salvage(&file, &usual),
            OpenGame::Text(text) => text::read(&text, &usual).map(Opened::from).map_err(AppError::NotPasted),
        }
    });
}

/// As much as can be read of one of our own files.
fn salvage(file: &Path, usual: &Setup) -> Result<Opened, AppError> {
    let read = text::salvage(file, usual).map_err(|why| cannot_open(file, why))?;
    let damage = read.damage.map(|why| AppError::Damaged { file: name_of(file), why });
    Ok(Opened { damage, ..read.game.into() })
}

fn cannot_open(file: &Path, why: GameFileError) -> AppError {
    AppError::NotOpened { file: name_of(file), why }
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

/// Continues the game in its file, or in a new one if another window plays it or its damaged file can't be
/// copied first.
fn continue_in(file: PathBuf, lock: Option<GameLock>, read: Opened) -> Opened {
    let Some(lock) = lock else { return read };
    if read.damage.is_some() && set_aside(&file).is_err() {
        return read;
    }
    Opened { game: SavedGame { file: Some(file), ..read.game }, lock: Some(lock), ..read }
}

fn open_result(
    mut task: IoTask<Read>,
    mut writer: ResMut<AutosaveWriter>,
    mut requests: MessageWriter<Request>,
    mut damage: ResMut<Damage>,
    mut errors: MessageWriter<ShowError>,
) {
    match task.result() {
        Some(Ok(opened)) => {
            if let Some(lock) = opened.lock {
                writer.adopt(lock);
            }
            requests.write(Request::Open(Box::new(opened.game)));
            damage.0 = opened.damage;
        }
        Some(Err(error)) => {
            errors.write(ShowError(error));
        }
        None => {}
    }
}
