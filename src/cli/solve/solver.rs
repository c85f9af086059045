//! What a solver finds, and a progress bar while it works.
use crate::cli::failure::Failure;
use crate::cli::progress::Progress;
use crate::cli::thinking;
use crate::language::Label;
use connect_n_engine::search::{Checked, ProofTooLarge, Solution, Unsolvable};

/// A solution, with the result of verifying its proof if that was asked for.
pub(super) type SolveResult = Result<(Solution, Option<ProofCheck>), Unsolvable>;

/// What came of verifying a proof.
#[derive(Clone, Copy)]
pub(super) enum ProofCheck {
    Done(Checked),
    TooLarge(ProofTooLarge),
    NotInTime,
}

/// What a solver answers that was asked to verify its proof: nothing is said of it where no value is known.
pub(super) fn verified(
    (solution, walked): (Solution, Option<Result<Checked, ProofTooLarge>>),
) -> (Solution, Option<ProofCheck>) {
    let proof_check = solution.verdict.map(|_| match walked {
        Some(Ok(checked)) => ProofCheck::Done(checked),
        Some(Err(too_large)) => ProofCheck::TooLarge(too_large),
        None => ProofCheck::NotInTime,
    });
    (solution, proof_check)
}

/// The answer of a search, with a bar while it runs.
pub(super) fn wait_for<T: Send>(solve: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    thinking::wait_for(Some(Progress::without_end(Label::new("progress-solving").text())), solve)
}
