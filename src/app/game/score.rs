//! The score of the sitting: who has won how many games against the same opponents, over rematches and other boards.
use std::collections::HashMap;

use bevy::prelude::*;

use super::GameEnded;
use super::current_game::CurrentGame;
use super::line_up::{Counted, LineUp, PlayerId};
use crate::app::AppSystems;
use connect_n_engine::Seat;

/// How the games of this sitting ended, by line-up, the latest last: their winners, nobody for a draw. Who has not played
/// together before starts from 0.
#[derive(Resource, Default, Debug)]
pub struct Score(HashMap<LineUp, Vec<Option<PlayerId>>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Score>()
        .add_systems(Update, count.run_if(on_message::<GameEnded>).in_set(AppSystems::Follow));
}

fn count(mut ended: MessageReader<GameEnded>, game: Option<ResMut<CurrentGame>>, mut score: ResMut<Score>) {
    let (Some(end), Some(mut game)) = (ended.read().last(), game) else { return };
    let winner = end.outcome.winner().map(|seat| game.player_id(seat));
    let line_up = game.line_up();
    let before = game.bypass_change_detection().replace_counted(line_up.clone(), winner.clone());
    let counts = match before {
        Counted::Ended => false,
        // One that was set to 0 since is not counted again.
        Counted::Result(line_up, winner) => score.take_back(&line_up, winner.as_ref()),
        Counted::Open => true,
    };
    if counts {
        score.0.entry(line_up).or_default().push(winner);
    }
}

impl Score {
    /// The games that the players of the current game have won, in the order in which they [sit](CurrentGame::as_they_sit); nothing
    /// before one of them has.
    pub fn at(&self, game: &CurrentGame) -> Option<Vec<u32>> {
        let winners = self.0.get(&game.line_up())?;
        let won = |seat| {
            let player = Some(game.player_id(seat));
            winners.iter().filter(|winner| **winner == player).count() as u32
        };
        let points: Vec<u32> = game.as_they_sit().into_iter().map(won).collect();
        points.iter().any(|points| *points > 0).then_some(points)
    }

    /// How many games in a row the player of a seat has won last.
    pub fn streak(&self, game: &CurrentGame, seat: Seat) -> usize {
        let player = Some(game.player_id(seat));
        let winners = self.0.get(&game.line_up()).map_or(&[][..], Vec::as_slice);
        winners.iter().rev().take_while(|winner| **winner == player).count()
    }

    /// Takes a game back that was counted; whether it still was.
    fn take_back(&mut self, line_up: &LineUp, winner: Option<&PlayerId>) -> bool {
        let Some(winners) = self.0.get_mut(line_up) else { return false };
        let last = winners.iter().rposition(|counted| counted.as_ref() == winner);
        last.map(|last| winners.remove(last)).is_some()
    }

    /// Sets the score of these players to 0.
    pub fn reset(&mut self, game: &CurrentGame) {
        self.0.remove(&game.line_up());
    }
}
