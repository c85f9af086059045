//! Certificates: files that prove what a position is worth, and that anyone can check without a search.
//!
//! `docs/certificate.md` defines the format. [`Certificate::prove`] writes one from what the solvers know,
//! [`Certificate::verify`] checks one with the plain rules. Both walk through the same positions: what is proved is
//! what was walked through.
mod claim;
mod file;
mod following;
mod moves;
mod prove;
mod verify;
mod walk;

pub use claim::{Claim, Conclusion, PlayerClaim};
pub use file::FormatError;
pub use prove::{ProveError, ProveOptions};
pub use verify::VerifyError;
pub use walk::Flaw;

use crate::Position;

/// A certificate that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The position that it is about.
    pub position: Position,
    /// What it proves, each by a strategy of its own.
    pub strategies: Vec<PlayerClaim>,
}

impl Certificate {
    /// What follows from all of its claims.
    pub fn conclusion(&self) -> Conclusion {
        Conclusion::of(&self.strategies, self.position.to_move())
    }
}
