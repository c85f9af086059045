//! The match being played: position, history, seats, clocks, score.
//!
//! It takes [requests](Request) and sends [facts]. It draws nothing, opens no menu and runs on its own, under
//! `MinimalPlugins`. Of what people see it knows names that nobody chose and colours of discs, which records keep too.
mod apply;
pub mod clock_time;
pub mod current_game;
pub mod facts;
pub mod line_up;
pub mod opponent;
pub mod preset;
mod request;
pub mod saved;
pub mod score;
pub mod seat_command;
pub mod setup;
pub mod tags;
pub mod time_limit;
pub mod tutorial;

use bevy::prelude::*;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

pub(in crate::app) use self::apply::{SHOWN_STEPS, backward, forward, keep_clocks};
pub use self::facts::{
    BoardChanged, BoardSnapshot, CoinTossed, GameEnded, GameOpened, GameReplaced, GameRewound, MoveRefused,
    Recoloured, TimedOut,
};
pub use self::request::Request;
use self::tags::GameTags;
use super::AppSystems;

/// The random numbers for coin tosses and for the seeds of the computers. Seeded, so that a run can be repeated.
#[derive(Resource)]
pub struct GameRng(pub Xoshiro256PlusPlus);

impl GameRng {
    /// A source that gives the same games for the same seed.
    pub fn seeded(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

/// The random numbers for what only decorates: it takes none from the games.
#[derive(Resource)]
pub struct DecorationRng(pub Xoshiro256PlusPlus);

impl DecorationRng {
    /// A source that gives the same decoration for the same seed.
    pub fn seeded(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

/// The match, without anything that shows it. [`AppSystems`] have to be in order.
pub fn plugin(app: &mut App) {
    app.add_message::<Request>()
        .add_message::<BoardChanged>()
        .add_message::<MoveRefused>()
        .add_message::<GameOpened>()
        .add_message::<GameReplaced>()
        .add_message::<GameRewound>()
        .add_message::<Recoloured>()
        .add_message::<GameEnded>()
        .add_message::<TimedOut>()
        .add_message::<CoinTossed>()
        .init_resource::<GameTags>()
        .add_plugins((clock_time::plugin, score::plugin, tutorial::plugin))
        .add_systems(Update, apply::apply_requests.in_set(AppSystems::Apply));
}

#[cfg(test)]
mod tests;
