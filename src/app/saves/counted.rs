//! Counts the moves of all games that are kept.
use bevy::prelude::*;

use super::folders::GameFolders;
use super::io_task::{IoTask, IoTaskSlot, is_running};
use super::recent::files_in;
use super::text::salvage;
use crate::app::game::setup::Setup;
use crate::played_moves::{ByWhom, PlayedMoves};
use connect_n_engine::{Move, Position};

/// Counts the moves again.
#[derive(Message, Clone, Copy, Debug)]
pub struct CountMoves;

/// The moves of the games that are kept, as they were last counted.
#[derive(Resource, Default, Debug)]
pub struct CountedMoves(Option<PlayedMoves>);

impl CountedMoves {
    /// How often a move was played in a position; `None` while they are counted.
    pub(in crate::app) fn count(&self, position: &Position, mv: Move) -> Option<ByWhom> {
        Some(self.0.as_ref()?.count(position, mv))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CountMoves>()
        .init_resource::<CountedMoves>()
        .init_resource::<IoTaskSlot<PlayedMoves>>()
        .add_systems(
            Update,
            (count.run_if(on_message::<CountMoves>), receive.run_if(is_running::<PlayedMoves>)).chain(),
        );
}

fn count(
    mut asked: MessageReader<CountMoves>,
    folders: Res<GameFolders>,
    mut counted: ResMut<CountedMoves>,
    mut task: IoTask<PlayedMoves>,
) {
    asked.clear();
    counted.0 = None;
    let folders = [folders.recent.clone(), folders.saved.clone()];
    task.start(async move {
        let usual = Setup::default();
        let mut played = PlayedMoves::default();
        for (_, file) in folders.iter().flatten().flat_map(|folder| files_in(folder)) {
            // What can't be read is told of where games are opened.
            if let Ok(read) = salvage(&file, &usual) {
                played.add_record(&read.game.record(), &read.game.tree.end());
            }
        }
        played
    });
}

fn receive(mut task: IoTask<PlayedMoves>, mut counted: ResMut<CountedMoves>) {
    if let Some(played) = task.result() {
        counted.0 = Some(played);
    }
}
