//! The score of the sitting: who has won how many games against the same opponents, over rematches and other boards.
use std::collections::HashMap;

use bevy::prelude::*;

use super::GameEnded;
use super::current_game::CurrentGame;
use super::line_up::{Counted, LineUp, PlayerId};
use crate::app::AppSystems;

/// Games won in this sitting, by line-up: who has not played together before starts from 0.
#[derive(Resource, Default, Debug)]
pub struct Score(HashMap<LineUp, HashMap<PlayerId, u32>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Score>()
        .add_systems(Update, count.run_if(on_message::<GameEnded>).in_set(AppSystems::Follow));
}

fn count(mut ended: MessageReader<GameEnded>, game: Option<ResMut<CurrentGame>>, mut score: ResMut<Score>) {
    let (Some(end), Some(mut game)) = (ended.read().last(), game) else { return };
    let winner = end.outcome.winner().map(|seat| (game.line_up(), game.player_id(seat)));
    let before = game.bypass_change_detection().replace_counted(winner.clone());
    if before == Counted::Ended {
        return;
    }
    if let Counted::Won(line_up, player) = before
        && let Some(points) = score.0.get_mut(&line_up).and_then(|points| points.get_mut(&player))
    {
        *points = points.saturating_sub(1);
    }
    if let Some((line_up, player)) = winner {
        *score.0.entry(line_up).or_default().entry(player).or_default() += 1;
    }
}

impl Score {
    /// The games that the players of the current game have won, in the order in which they [sit](CurrentGame::as_they_sit); nothing
    /// before one of them has.
    pub fn at(&self, game: &CurrentGame) -> Option<Vec<u32>> {
        let points = self.0.get(&game.line_up())?;
        let won = |seat| points.get(&game.player_id(seat)).copied().unwrap_or(0);
        let points: Vec<u32> = game.as_they_sit().into_iter().map(won).collect();
        points.iter().any(|points| *points > 0).then_some(points)
    }

    /// Sets the score of these players to 0.
    pub fn reset(&mut self, game: &CurrentGame) {
        self.0.remove(&game.line_up());
    }
}
