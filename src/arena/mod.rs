//! Referee, matches, tournaments, and players that are other programs.
//!
//! A [`Referee`] alone holds the position of a game, judges every move and the clock, and outlives every player.
//! Whoever plays is an [`Entrant`].

mod effort;
mod entrant;
mod game;
mod program;
pub mod protocol;
mod referee;
mod seeds;
mod series;

pub use effort::Effort;
pub use entrant::{Entrant, EntrantError, PROGRAM_SUMMARY, PROGRAM_USAGE};
pub use game::{Ending, Game};
pub use program::{CommandError, Hosting, Program, ProgramCommand, supervise};
pub use referee::{LAG, Referee, Terms};
pub use seeds::{Seed, mix};
pub use series::{Score, Series};
