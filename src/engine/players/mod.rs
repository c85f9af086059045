//! The computer players: one file a player, one registry that the menu and the command line share.
//!
//! None of them remembers anything of a game: what they play follows from the seed and the position,
//! so undo, redo and loading need no word to them.
mod hard;
mod medium;
mod minimax;
mod opening;
mod perfect;
mod pick;
mod random;
mod registry;
mod search;
mod spec;

pub use hard::Hard;
pub use medium::Medium;
pub use minimax::Minimax;
pub use perfect::Perfect;
pub use random::Random;
pub use registry::{PlayerKind, registry};
pub use search::{Effort, EffortError, Search};
pub use spec::{PlayerSpec, PlayerSpecError};
