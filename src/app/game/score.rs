//! The score of the sitting: who has won how many games against the same opponents, over rematches and other boards.
use std::collections::{BTreeMap, HashMap};

use bevy::prelude::*;

use super::table::Table;
use super::{Judging, MatchEnded};
use crate::app::board::shelf::Shelving;
use connect_n_engine::Seat;

/// Games won in this sitting, by line-up: who has not played together before starts from 0.
#[derive(Resource, Default, Debug)]
pub struct Score(HashMap<LineUp, BTreeMap<String, u32>>);

/// Who plays at a table, whatever their places: the names under which they score, sorted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LineUp(Vec<String>);

/// What a game has added to the score so far; a game that is taken back and won by another is counted anew.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Counted {
    /// Nobody has won it so far.
    #[default]
    Open,
    /// This player of the line-up got a point for it.
    Won(LineUp, String),
    /// It had ended before it came to the table.
    Ended,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Score>()
        .add_systems(Update, count.run_if(on_message::<MatchEnded>).after(Judging).before(Shelving));
}

fn count(mut ended: MessageReader<MatchEnded>, table: Option<ResMut<Table>>, mut score: ResMut<Score>) {
    let (Some(end), Some(mut table)) = (ended.read().last(), table) else { return };
    let winner = end.outcome.winner().map(|seat| (table.line_up(), table.scored_as(seat)));
    let before = table.bypass_change_detection().replace_counted(winner.clone());
    if before == Counted::Ended {
        return;
    }
    if let Counted::Won(line_up, name) = before
        && let Some(points) = score.0.get_mut(&line_up).and_then(|points| points.get_mut(&name))
    {
        *points = points.saturating_sub(1);
    }
    if let Some((line_up, name)) = winner {
        *score.0.entry(line_up).or_default().entry(name).or_default() += 1;
    }
}

impl Table {
    /// Who plays here.
    pub fn line_up(&self) -> LineUp {
        let mut names: Vec<String> =
            self.position().rules().seats().map(|seat| self.scored_as(seat)).collect();
        names.sort();
        LineUp(names)
    }

    /// Under which name the games that a seat wins are counted.
    fn scored_as(&self, seat: Seat) -> String {
        self.setup().scored_as(self.chair(seat))
    }
}

impl Score {
    /// The games that the players of a table have won, in the order in which they [sit](Table::as_they_sit); nothing
    /// before one of them has.
    pub fn at(&self, table: &Table) -> Option<Vec<u32>> {
        let points = self.0.get(&table.line_up())?;
        let won = |seat| points.get(&table.scored_as(seat)).copied().unwrap_or(0);
        let points: Vec<u32> = table.as_they_sit().into_iter().map(won).collect();
        points.iter().any(|points| *points > 0).then_some(points)
    }

    /// Begins anew for the players of a table.
    pub fn reset(&mut self, table: &Table) {
        self.0.remove(&table.line_up());
    }
}
