//! The computer players: one file a player, one registry that the menu and the command line share.
//!
//! Players need not be told of undo, redo or loading: a move depends only on the seed and the position, but for two that
//! keep something between moves: `perfect` what it has proved of positions, which stays true whatever is played, and
//! `search` what it has found out about the moves that are still to come, as long as the game goes on from there.
mod board_with_history;
mod counting;
mod endgame;
mod exhaustive;
mod full_tree;
mod hard;
mod hashing;
mod heuristic;
mod level;
mod lookahead;
mod medium;
mod minimax;
mod move_budget;
mod opening;
mod paranoid;
mod perfect;
mod random;
mod random_choice;
mod registry;
mod search;
mod spec;

pub(crate) use board_with_history::may_repeat_within;
pub use counting::Counting;
pub(crate) use endgame::is_promising;
pub use exhaustive::Exhaustive;
pub use hard::Hard;
pub use hashing::Hashing;
pub use heuristic::Heuristic;
pub use level::{Level, LevelError};
pub use lookahead::{Branch, Lookahead, OpenLines, count, score, tree, value, value_within};
pub use medium::Medium;
pub(crate) use minimax::look_for_ends;
pub use minimax::{Leaves, Minimax};
pub use perfect::Perfect;
pub use random::Random;
pub use registry::{PlayerKind, registry};
pub use search::{Search, SearchLimit, SearchLimitError};
pub use spec::{PlayerSpec, PlayerSpecError, UnsuitedPlayer};
