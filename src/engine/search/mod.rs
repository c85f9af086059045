//! Search: the game tree below a position, as far as limits allow.
//!
//! [`play`] finds a strong move on any board, for any variant and number of players.
mod ground;
pub mod play;
mod scene;
