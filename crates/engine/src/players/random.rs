//! The player that moves at random.
use super::random_choice::choose_at_random;
use crate::{Choice, Limits, Player, Position, Report};

/// Plays any legal move, drops and pops alike, each with the same chance.
///
/// Cost: one look at the list of legal moves.
pub struct Random {
    seed: u64,
}

impl Random {
    /// A player whose moves follow from the seed and the position alone.
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Player for Random {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn choose(&mut self, position: &Position, _limits: &Limits) -> Choice {
        let mv = choose_at_random(self.seed, position, &position.legal_moves());
        Choice { mv, report: Report::default() }
    }
}
