//! Writes the game record to a file after each move, for those who follow a game from outside.
use std::path::PathBuf;

use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::game::clock_time::ClockTime;
use crate::app::game::current_game::CurrentGame;
use crate::app::game::tags::{DATE, GameTags};
use crate::files::write_whole;
use connect_n_engine::GameRecord;

/// The file that is kept up to date with the current game.
#[derive(Resource)]
pub struct RecordFile(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write
            .run_if(resource_exists::<RecordFile>.and_then(resource_exists_and_changed::<CurrentGame>))
            .in_set(AppSystems::Follow),
    );
}

fn write(
    file: Res<RecordFile>,
    (game, tags): (Res<CurrentGame>, Res<GameTags>),
    now: Res<ClockTime>,
    mut reported: Local<bool>,
) {
    let names: Vec<String> = game.position().rules().seats().map(|seat| game.name(seat)).collect();
    let mut record = GameRecord::from_position(game.position(), &names);
    if let Some(date) = tags.get(DATE) {
        record.set_tag(DATE, date);
    }
    if let Some(clock) = game.clock() {
        for (name, value) in clock.tags(game.position().rules().seats(), now.0) {
            record.set_tag(name, &value);
        }
    }
    if let Err(error) = write_whole(&file.0, &record.to_string())
        && !*reported
    {
        *reported = true;
        error!("the game record can't be written to {}: {error}", file.0.display());
    }
}
