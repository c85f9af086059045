//! The score of the evening: who has won how many games, over rematches and new set-ups.
use bevy::prelude::*;

use super::setup::Setup;
use super::table::Table;
use super::{Judging, MatchEnded};
use connect_n_engine::Seat;

/// What a game has added to the score so far; a game that is taken back and won by another is counted anew.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Counted {
    /// Nobody has won it so far.
    #[default]
    Open,
    /// This player got a point for it.
    Won(String),
    /// It had ended before it came to the table.
    Ended,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, count.run_if(on_message::<MatchEnded>).after(Judging));
}

fn count(mut ended: MessageReader<MatchEnded>, table: Option<ResMut<Table>>, mut setup: ResMut<Setup>) {
    let (Some(end), Some(mut table)) = (ended.read().last(), table) else { return };
    let winner = end.outcome.winner().map(|seat| table.scored_as(seat));
    let before = table.bypass_change_detection().replace_counted(winner.clone());
    if before == Counted::Ended {
        return;
    }
    if let Counted::Won(before) = before
        && let Some(points) = setup.score.get_mut(&before)
    {
        *points = points.saturating_sub(1);
    }
    if let Some(winner) = winner {
        *setup.score.entry(winner).or_default() += 1;
    }
}

impl Table {
    /// Under which name the games that a seat wins are counted: a person's, or a computer's with its level, or a program's with its command.
    pub fn scored_as(&self, seat: Seat) -> String {
        let player = self.player(seat);
        let name = self.name(seat);
        if player.human { name } else { format!("{name} ({})", player.mover()) }
    }
}

impl Setup {
    /// The games that the players of a table have won, by seat; nothing before one of them has.
    pub fn score_at(&self, table: &Table) -> Option<Vec<u32>> {
        let seats = table.position().rules().seats();
        let points: Vec<u32> =
            seats.map(|seat| self.score.get(&table.scored_as(seat)).copied().unwrap_or(0)).collect();
        points.iter().any(|points| *points > 0).then_some(points)
    }
}
