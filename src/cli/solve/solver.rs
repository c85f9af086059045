//! What a solver finds, and a progress bar while it works.
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::thinking;
use crate::language::Label;
use connect_n_engine::search::{Checked, ProofTooLarge, Solution, Unsolvable};

/// A solution, with the result of verifying its proof if that was asked for.
pub(super) type SolveResult = Result<(Solution, Option<ProofCheck>), Unsolvable>;

/// The result of verifying a proof, or why that was impossible.
pub(super) type ProofCheck = Result<Checked, ProofTooLarge>;

/// The answer of a search, with a bar while it runs.
pub(super) fn wait_for<T: Send>(solve: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    thinking::wait_for(Some(Progress::without_end(Label::new("progress-solving").text())), solve)
}
