//! What a program is checked with.
use std::time::Duration;

use crate::program::{Hosting, ProgramCommand};
use crate::seeds::Seed;
use connect_n_engine::StopFlag;

/// What a program is checked with.
#[derive(Clone, Debug)]
pub struct BotCheck {
    /// How it is called.
    pub command: ProgramCommand,
    /// Where it runs, and how long it may take to begin.
    pub hosting: Hosting,
    /// Time for a move, where the rule says nothing else.
    pub move_time: Duration,
    /// The seed of all random moves.
    pub seed: Seed,
    /// Calls it off.
    pub stop: StopFlag,
}
