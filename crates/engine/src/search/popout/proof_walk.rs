//! Checks the proof of a win or a loss with the plain rules: moves are made and judged on a [`Board`], one by one. The
//! search only suggests the move where one is enough; where all moves count, all are checked.
use std::collections::HashMap;

use super::attack::Prover;
use super::strategy::{Discs, discs_on};
use super::strategy_builder::BuildError;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::Budget;
use crate::search::position::SearchPosition;
use crate::{Move, Outcome};

/// What is to be shown of the side to move of a position, within so many plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProofGoal {
    Wins,
    Loses,
    DoesNotWin,
    DoesNotLose,
}

impl ProofGoal {
    /// What is to be shown after a move.
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

    /// Whether more plies make it easier to reach.
    const fn is_easier_later(self) -> bool {
        matches!(self, Self::Wins | Self::Loses)
    }
}

/// A walk through the proof of one goal.
pub(super) struct ProofWalk<'a, 'b, B: Bitboard> {
    prover: &'a mut Prover<B>,
    budget: &'a mut Budget<'b>,
    /// What has been shown of positions in which the defender and in which the attacker is to move, by the plies. Many
    /// come together: only what differs is kept.
    shown: [HashMap<Discs<B>, u16>; 2],
    /// The most positions that may be kept.
    most: usize,
}

impl<'a, 'b, B: Bitboard> ProofWalk<'a, 'b, B> {
    /// Memory for each position, in tables that are half full to nearly full.
    pub(super) const BYTES: usize = 3 * size_of::<(Discs<B>, u16)>() / 2;

    /// A walk through at most so many positions.
    pub(super) fn new(prover: &'a mut Prover<B>, budget: &'a mut Budget<'b>, most: usize) -> Self {
        Self { prover, budget, shown: Default::default(), most }
    }

    /// Positions that were walked through.
    pub(super) fn positions(&self) -> usize {
        self.shown.iter().map(HashMap::len).sum()
    }

    /// Whether what follows reaches the goal of a position on which the game goes on.
    ///
    /// # Errors
    /// The limits are reached, or there are too many positions.
    pub(super) fn shows(
        &mut self,
        goal: ProofGoal,
        board: &Board<B>,
        plies: u16,
    ) -> Result<bool, BuildError> {
        let (discs, side) = (discs_on(board), usize::from(goal.attacks()));
        let known = self.shown[side].get(&discs).copied();
        if known.is_some_and(|known| if goal.is_easier_later() { known <= plies } else { known >= plies }) {
            return Ok(true);
        }
        let is_shown = if goal.needs_one_move() {
            self.some_move(goal, board, plies)?
        } else {
            self.every_move(goal, board, plies)?
        };
        if is_shown {
            self.shown[side].insert(discs, plies);
            if self.positions() > self.most {
                return Err(BuildError::TooLarge { positions: self.positions(), is_all: false });
            }
        }
        Ok(is_shown)
    }

    fn every_move(&mut self, goal: ProofGoal, board: &Board<B>, plies: u16) -> Result<bool, BuildError> {
        for mv in board.legal_moves() {
            if !self.move_shows(goal, board, mv, plies)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn some_move(&mut self, goal: ProofGoal, board: &Board<B>, plies: u16) -> Result<bool, BuildError> {
        for mv in board.legal_moves() {
            if settled(goal, board, mv) == Some(true) {
                return Ok(true);
            }
        }
        if goal == ProofGoal::DoesNotLose && plies < 2 {
            return Ok(true);
        }
        let position = SearchPosition::of_board(self.prover.geometry(), board);
        let agrees = match goal {
            ProofGoal::Wins => self.prover.wins(&position, plies, self.budget)?,
            _ => !self.prover.loses(&position, plies, self.budget)?,
        };
        let advice = self.prover.remembered(&position, goal.attacks()).filter(|&mv| board.check(mv).is_ok());
        let others = board.legal_moves();
        for mv in advice.into_iter().chain(others.iter().copied().filter(|&mv| Some(mv) != advice)) {
            if agrees && self.move_shows(goal, board, mv, plies)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn move_shows(
        &mut self,
        goal: ProofGoal,
        board: &Board<B>,
        mv: Move,
        plies: u16,
    ) -> Result<bool, BuildError> {
        if let Some(settled) = settled(goal, board, mv) {
            return Ok(settled);
        }
        if plies < 2 {
            return Ok(!goal.is_easier_later());
        }
        let mut after = *board;
        after.play(mv);
        self.shows(goal.after_move(), &after, plies - 1)
    }
}

/// Whether a move that ends the game reaches the goal.
fn settled<B: Bitboard>(goal: ProofGoal, board: &Board<B>, mv: Move) -> Option<bool> {
    let mut after = *board;
    after.play(mv);
    let (mover_wins, other_wins) = match after.outcome_after(mv) {
        Outcome::Ongoing => return None,
        Outcome::Win(winner) => (winner == board.to_move(), winner != board.to_move()),
        Outcome::Draw(_) => (false, false),
    };
    Some(match goal {
        ProofGoal::Wins => mover_wins,
        ProofGoal::Loses => other_wins,
        ProofGoal::DoesNotWin => !mover_wins,
        ProofGoal::DoesNotLose => !other_wins,
    })
}
