//! Moves for certificates of `PopOut`, by the attack search or from the analysis of the whole board.
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::Budget;
use crate::certificate::claim::Claim;
use crate::certificate::moves::Choice;
use crate::certificate::prove::ProveError;
use crate::certificate::walk::Strategy;
use crate::search::{KeptGoal, NeverLosing, PopOutSolver};
use crate::{AnyBoard, Limits, Seat};

/// Chooses moves that keep a claim.
pub(super) struct PopOutMoves<'a, B> {
    solver: &'a mut PopOutSolver,
    any: fn(Board<B>) -> AnyBoard,
    claim: Claim,
    /// All moves at once, where the claim has no end.
    never_losing: Option<NeverLosing>,
    budget: Budget<'a>,
}

impl<'a, B: Bitboard> PopOutMoves<'a, B> {
    pub(super) fn new(
        solver: &'a mut PopOutSolver,
        root: &Board<B>,
        any: fn(Board<B>) -> AnyBoard,
        (seat, claim): (Seat, Claim),
        limits: &'a Limits,
    ) -> Result<Self, ProveError> {
        let mut budget = Budget::new(limits);
        let never_losing = match claim {
            Claim::NeverLoses => Some(solver.never_losing(&any(*root), seat, &mut budget)?),
            Claim::WinsWithin(_) | Claim::HoldsFor(_) => None,
        };
        Ok(Self { solver, any, claim, never_losing, budget })
    }
}

impl<B: Bitboard> Strategy<B> for PopOutMoves<'_, B> {
    type Error = ProveError;

    fn choose(&mut self, board: &Board<B>, left: Option<u16>) -> Result<Choice, ProveError> {
        self.budget.spend()?;
        let position = (self.any)(*board);
        let mv = if let Some(moves) = &self.never_losing {
            // The walk takes mirror images for one.
            let cols = board.rules().cols();
            let mirrored = || moves.get(&(self.any)(board.mirrored())).map(|mv| mv.mirrored(cols));
            moves.get(&position).or_else(mirrored)
        } else {
            let plies = left.unwrap_or(0);
            let goal = if self.claim.is_win() { KeptGoal::Win(plies) } else { KeptGoal::Hold(plies) };
            self.solver.kept_move(&position, goal, &mut self.budget)?
        };
        Ok(Choice { mv: mv.ok_or(ProveError::NoMove)?, is_settled: false })
    }

    fn most_positions(&self) -> u64 {
        u64::MAX
    }
}
