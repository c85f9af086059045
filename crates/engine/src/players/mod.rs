//! The computer players: one file a player, one registry that the menu and the command line share.
//!
//! None of them remembers anything of a game: what they play follows from the seed and the position,
//! so undo, redo and loading need no word to them.
mod counting;
mod duel;
mod exhaustive;
mod hard;
mod hashing;
mod heuristic;
mod lookahead;
mod medium;
mod minimax;
mod opening;
mod outlook;
mod perfect;
mod pick;
mod random;
mod registry;
mod search;
mod spec;
mod trial;
mod whole;

pub use counting::Counting;
pub use exhaustive::Exhaustive;
pub use hard::Hard;
pub use hashing::Hashing;
pub use heuristic::Heuristic;
pub use lookahead::{Branch, Lookahead, OpenLines, count, score, tree, value};
pub use medium::Medium;
pub use minimax::{Leaves, Minimax};
pub use perfect::Perfect;
pub use random::Random;
pub use registry::{LADDER, PlayerKind, registry};
pub use search::{Effort, EffortError, Search};
pub use spec::{PlayerSpec, PlayerSpecError};
