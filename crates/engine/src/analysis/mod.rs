//! What each legal move of a position leads to, as far as it can be known: proved outcomes with their distances, and
//! estimates for the rest.
//!
//! An [`Analyser`] works within [`Limits`](crate::Limits) and tells each improvement: first what the rules show at
//! once, then proofs and estimates in turn, with four times the effort in every round (`analyser.rs`). Proofs come
//! from the exact solver, the solver of `PopOut`, or, for three and four players and where the repetition of
//! positions counts, from a search for what one player can force (`forced_end.rs`). `prover.rs` chooses between them,
//! `threats.rs` looks up the winning cells.
mod analyser;
mod analysis_budget;
mod assessment;
mod best_line;
mod forced_end;
mod prover;
mod threats;

pub use analyser::{Analyser, Analysis, MoveAnalysis};
pub(crate) use analysis_budget::AnalysisBudget;
pub use assessment::Assessment;
pub(crate) use best_line::best_play;
pub(crate) use prover::{Method, MoveProof, Prover, Solvers};
pub use threats::{RowParity, Threat, threats};
