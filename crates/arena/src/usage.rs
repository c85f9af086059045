//! What a player has used up.
use std::ops::AddAssign;
use std::time::Duration;

/// What a player has used up in one or more games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Usage {
    /// Moves it was asked for.
    pub moves: u64,
    /// Positions that it says it expanded; 0 where it doesn't say.
    pub nodes: u64,
    /// Time it took by the referee's clock.
    pub time: Duration,
}

impl Usage {
    /// The time in seconds, to the microsecond.
    pub fn seconds(&self) -> f64 {
        self.time.as_micros() as f64 / 1e6
    }

    /// Average time of a move.
    pub fn time_per_move(&self) -> Duration {
        Duration::from_secs_f64(self.time.as_secs_f64() / self.moves.max(1) as f64)
    }
}

impl AddAssign for Usage {
    fn add_assign(&mut self, other: Self) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}
