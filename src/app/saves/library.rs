//! The games that can be opened: those that were kept by themselves, and those that were saved.
use bevy::prelude::*;

use super::folders::GameFolders;
use super::io_task::{IoTask, IoTaskSlot, is_running};
use super::recent::{KeptGame, games_in, tidy, unfinished_in};
use crate::app::Screen;
use crate::app::game::current_game::CurrentGame;

/// Lists the games again.
#[derive(Message, Clone, Copy, Debug)]
pub struct ListGames;

/// The games as they were last listed.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Library {
    /// Kept by themselves, the latest first.
    pub recent: Vec<KeptGame>,
    /// Saved under a name, the latest first.
    pub saved: Vec<KeptGame>,
    /// It was made at least once.
    pub is_listed: bool,
}

/// The game with which the last run of the program ended, if it can go on.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Unfinished(pub KeptGame);

pub(super) fn plugin(app: &mut App) {
    find_unfinished(app);
    app.add_message::<ListGames>()
        .init_resource::<Library>()
        .init_resource::<IoTaskSlot<Library>>()
        .add_systems(
            Update,
            (
                list.run_if(on_message::<ListGames>),
                receive.run_if(is_running::<Library>),
                forget_unfinished.run_if(in_state(Screen::Game).and_then(resource_exists::<Unfinished>)),
            )
                .chain(),
        );
}

/// Runs before the title is shown, which offers this game.
fn find_unfinished(app: &mut App) {
    let Some(folder) = app.world_mut().get_resource_or_init::<GameFolders>().recent.clone() else { return };
    tidy(&folder);
    if let Some(game) = unfinished_in(&folder) {
        app.insert_resource(Unfinished(game));
    }
}

/// Forgets it once another game has begun; it stays in the list of recent games.
fn forget_unfinished(game: Option<Res<CurrentGame>>, mut commands: Commands) {
    if game.is_some_and(|game| !game.tree().main_line().is_empty()) {
        commands.remove_resource::<Unfinished>();
    }
}

fn list(mut asked: MessageReader<ListGames>, folders: Res<GameFolders>, mut task: IoTask<Library>) {
    asked.clear();
    let folders = folders.clone();
    task.start(async move {
        let games = |folder: &Option<_>| folder.as_deref().map(games_in).unwrap_or_default();
        Library { recent: games(&folders.recent), saved: games(&folders.saved), is_listed: true }
    });
}

fn receive(mut task: IoTask<Library>, mut library: ResMut<Library>) {
    if let Some(listed) = task.result() {
        *library = listed;
    }
}
