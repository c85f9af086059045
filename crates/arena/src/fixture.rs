//! A game of a schedule, before it is played.
use super::game_id::GameId;
use super::seeds::Seed;
use connect_n_engine::Position;

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Fixture<'a> {
    /// Which game it is.
    pub id: GameId,
    /// Who has each seat, as indices of participants.
    pub sides: Vec<usize>,
    /// The moves with which it begins.
    pub opening: &'a Position,
    /// The seed of all chance in it.
    pub seed: Seed,
}
