//! The table of a tournament.
use std::collections::BTreeMap;

use super::elo::{Rating, ratings};
use super::played::Played;

/// A line of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost, those by a fault included.
    pub losses: u64,
    /// Games lost by a fault.
    pub faults: u64,
    /// Moves it was asked for.
    pub moves: u64,
    /// Positions that it expanded.
    pub nodes: u64,
    /// Seconds that it took.
    pub seconds: f64,
    /// How strong it is.
    pub rating: Rating,
}

impl Standing {
    /// Games played.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points scored: 1 for a win, 1/2 for a draw.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// Average seconds of a move.
    pub fn seconds_per_move(&self) -> f64 {
        self.seconds / self.moves.max(1) as f64
    }

    /// What the table is sorted by: first the group, then the points within it.
    fn rank(&self) -> (u8, f64) {
        match self.rating {
            Rating::Above => (3, self.points()),
            Rating::Elo { points, .. } => (2, points),
            Rating::Below => (1, self.points()),
            Rating::Unknown => (0, self.points()),
        }
    }
}

/// The table after these games between these players, the strongest first. The order of the games doesn't matter.
pub fn standings<'a>(players: &[String], games: impl IntoIterator<Item = &'a Played>) -> Vec<Standing> {
    let index: BTreeMap<&str, usize> = players.iter().map(String::as_str).zip(0..).collect();
    let new = |player: &String| Standing {
        player: player.clone(),
        wins: 0,
        draws: 0,
        losses: 0,
        faults: 0,
        moves: 0,
        nodes: 0,
        seconds: 0.0,
        rating: Rating::Unknown,
    };
    let mut table: Vec<Standing> = players.iter().map(new).collect();
    let mut scored = vec![vec![0.0; players.len()]; players.len()];
    for game in games {
        let sides = [index.get(game.first.as_str()), index.get(game.second.as_str())];
        let [Some(&first), Some(&second)] = sides else { continue };
        let points = game.points();
        let (moves, nodes, seconds) = (game.first_moves, game.first_states, game.first_seconds);
        table[first].add(points, game.fault.is_some(), moves, nodes, seconds);
        let (moves, nodes, seconds) = (game.second_moves, game.second_states, game.second_seconds);
        table[second].add(1.0 - points, game.fault.is_some(), moves, nodes, seconds);
        scored[first][second] += points;
        scored[second][first] += 1.0 - points;
    }
    for (standing, rating) in table.iter_mut().zip(ratings(&scored)) {
        standing.rating = rating;
    }
    // Stable, so that equals keep the order in which they were named.
    table.sort_by(|a, b| b.rank().partial_cmp(&a.rank()).unwrap_or(std::cmp::Ordering::Equal));
    table
}

impl Standing {
    fn add(&mut self, points: f64, by_fault: bool, moves: u64, nodes: u64, seconds: f64) {
        let won = points > 0.5;
        let lost = points < 0.5;
        self.wins += u64::from(won);
        self.losses += u64::from(lost);
        self.draws += u64::from(!won && !lost);
        self.faults += u64::from(lost && by_fault);
        self.moves += moves;
        self.nodes += nodes;
        self.seconds += seconds;
    }
}
