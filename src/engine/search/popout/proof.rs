//! Walks through a proof with the plain rules: moves are made and judged on a [`Board`], one after the other, without
//! masks. The search only says which move to look at where one is enough; where all moves must be looked at, all are.
use std::collections::HashMap;

use super::attack::Prover;
use super::strategy::{Discs, discs_on};
use crate::engine::bitboard::Bitboard;
use crate::engine::board::Board;
use crate::engine::budget::{Budget, Exhausted};
use crate::engine::search::scene::Scene;
use crate::engine::{Move, Outcome, Seat};

/// What is claimed of the side to move of a position, within so many plies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Claim {
    Wins,
    Loses,
    DoesNotWin,
    DoesNotLose,
}

impl Claim {
    /// What must be claimed after a move.
    const fn after_move(self) -> Self {
        match self {
            Self::Wins => Self::Loses,
            Self::Loses => Self::Wins,
            Self::DoesNotWin => Self::DoesNotLose,
            Self::DoesNotLose => Self::DoesNotWin,
        }
    }

    /// Whether one move is enough to show it.
    const fn needs_one_move(self) -> bool {
        matches!(self, Self::Wins | Self::DoesNotLose)
    }

    /// Whether the side to move is the attacker.
    const fn attacks(self) -> bool {
        matches!(self, Self::Wins | Self::DoesNotWin)
    }

    /// Whether more plies make the claim weaker.
    const fn is_easier_later(self) -> bool {
        matches!(self, Self::Wins | Self::Loses)
    }
}

/// A walk through proofs on one board.
pub(super) struct Walk<'a, 'b, B> {
    prover: &'a mut Prover<B>,
    budget: &'a mut Budget<'b>,
    /// Claims that have been shown of positions, by the plies. Many come together: only what differs is kept.
    shown: HashMap<(Discs<B>, Seat, Claim), u16>,
}

impl<'a, 'b, B: Bitboard> Walk<'a, 'b, B> {
    pub(super) fn new(prover: &'a mut Prover<B>, budget: &'a mut Budget<'b>) -> Self {
        Self { prover, budget, shown: HashMap::new() }
    }

    /// Positions that were walked through.
    pub(super) fn positions(&self) -> usize {
        self.shown.len()
    }

    /// Whether the claim about a position on which the game goes on is shown by what follows.
    pub(super) fn shows(&mut self, claim: Claim, board: &Board<B>, plies: u16) -> Result<bool, Exhausted> {
        let key = (discs_on(board), board.to_move(), claim);
        let known = self.shown.get(&key).copied();
        if known.is_some_and(|known| if claim.is_easier_later() { known <= plies } else { known >= plies }) {
            return Ok(true);
        }
        let is_shown = if claim.needs_one_move() {
            self.some_move(claim, board, plies)?
        } else {
            self.every_move(claim, board, plies)?
        };
        if is_shown {
            self.shown.insert(key, plies);
        }
        Ok(is_shown)
    }

    fn every_move(&mut self, claim: Claim, board: &Board<B>, plies: u16) -> Result<bool, Exhausted> {
        for mv in board.legal_moves() {
            if !self.move_shows(claim, board, mv, plies)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn some_move(&mut self, claim: Claim, board: &Board<B>, plies: u16) -> Result<bool, Exhausted> {
        for mv in board.legal_moves() {
            if settled(claim, board, mv) == Some(true) {
                return Ok(true);
            }
        }
        if claim == Claim::DoesNotLose && plies < 2 {
            return Ok(true);
        }
        let scene = Scene::of_board(self.prover.ground(), board);
        let agrees = match claim {
            Claim::Wins => self.prover.wins(&scene, plies, self.budget)?,
            _ => !self.prover.loses(&scene, plies, self.budget)?,
        };
        let advice = self.prover.remembered(&scene, claim.attacks()).filter(|&mv| board.check(mv).is_ok());
        let others = board.legal_moves();
        for mv in advice.into_iter().chain(others.iter().copied().filter(|&mv| Some(mv) != advice)) {
            if agrees && self.move_shows(claim, board, mv, plies)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn move_shows(
        &mut self,
        claim: Claim,
        board: &Board<B>,
        mv: Move,
        plies: u16,
    ) -> Result<bool, Exhausted> {
        if let Some(settled) = settled(claim, board, mv) {
            return Ok(settled);
        }
        if plies < 2 {
            return Ok(!claim.is_easier_later());
        }
        let mut after = *board;
        after.play(mv);
        self.shows(claim.after_move(), &after, plies - 1)
    }
}

/// Whether a move that ends the game shows the claim.
fn settled<B: Bitboard>(claim: Claim, board: &Board<B>, mv: Move) -> Option<bool> {
    let mut after = *board;
    after.play(mv);
    let (mover_wins, other_wins) = match after.outcome_after(mv) {
        Outcome::Ongoing => return None,
        Outcome::Win(winner) => (winner == board.to_move(), winner != board.to_move()),
        Outcome::Draw(_) => (false, false),
    };
    Some(match claim {
        Claim::Wins => mover_wins,
        Claim::Loses => other_wins,
        Claim::DoesNotWin => !mover_wins,
        Claim::DoesNotLose => !other_wins,
    })
}
