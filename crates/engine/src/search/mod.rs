//! Search: the game tree below a position, as far as limits allow.
//!
//! A [`Solver`] proves what positions of the standard game are worth, a [`PopOutSolver`] those of `PopOut`, a
//! [`PlainSolver`] those of misère and the cylinder, and an [`AnySolver`] all of them. [`play`] finds a strong move on
//! any board, for any variant and number of players.
mod any_solver;
mod exact;
mod large_vec;
mod plain;
pub mod play;
mod popout;
mod position;
mod prefetch;
mod request;
mod save_format;
mod sight;
mod solution;
mod threat_geometry;
mod transposition;

pub use any_solver::AnySolver;
pub use exact::Solver;
pub(crate) use exact::score;
pub use plain::PlainSolver;
pub(crate) use popout::{BuildError, KeptGoal, NeverLosing};
pub use popout::{Checked, PopOutSolver, ProofTooLarge};
pub use request::{SolveRequest, SolverOptions, Unsolvable};
pub use save_format::{SavedError, Spent};
pub(crate) use sight::is_in_sight;
pub use solution::{ScoreBounds, Solution, Verdict};
pub(crate) use threat_geometry::{ThreatGeometry, end_cells};
