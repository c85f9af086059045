//! Moves that keep what a position is worth, for certificates: one position after the other, or all that come up.
use super::board_solver::BoardSolver;
use super::strategy::{Strategy, discs_on};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::search::position::SearchPosition;
use crate::{AnyBoard, Move, Outcome, Wide};

/// What a move has to keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeptGoal {
    /// A win of its mover within so many plies.
    Win(u16),
    /// That its mover does not lose within so many plies.
    Hold(u16),
}

/// A move for each position in which a player who never loses comes to be to move.
pub(crate) enum NeverLosing {
    Narrow(Strategy<u64>),
    Double(Strategy<u128>),
    Wide(Strategy<Wide>),
}

impl NeverLosing {
    /// The move in this position, if it comes up.
    pub(crate) fn get(&self, board: &AnyBoard) -> Option<Move> {
        match (self, board) {
            (Self::Narrow(moves), AnyBoard::Narrow(board)) => moves.get(&discs_on(board)),
            (Self::Double(moves), AnyBoard::Double(board)) => moves.get(&discs_on(board)),
            (Self::Wide(moves), AnyBoard::Wide(board)) => moves.get(&discs_on(board)),
            // It was made for another board.
            _ => None,
        }
    }
}

impl<B: Bitboard> BoardSolver<B> {
    /// A move that reaches this goal, if there is one.
    pub(super) fn kept_move(
        &mut self,
        board: &Board<B>,
        goal: KeptGoal,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        let position = SearchPosition::of_board(self.prover.geometry(), board);
        let is_reached = match goal {
            KeptGoal::Win(plies) => self.wins_within(&position, plies, budget)?,
            KeptGoal::Hold(plies) => !self.loses_within(&position, plies, budget)?,
        };
        if !is_reached {
            return Ok(None);
        }
        let attacks = matches!(goal, KeptGoal::Win(_));
        let advice = self.prover.remembered(&position, attacks).filter(|&mv| board.check(mv).is_ok());
        for mv in advice.into_iter().chain(board.legal_moves()) {
            let mut after = *board;
            after.play(mv);
            let keeps = match after.outcome_after(mv) {
                Outcome::Win(winner) => winner == board.to_move(),
                Outcome::Draw(_) => !attacks,
                Outcome::Ongoing => {
                    let after = SearchPosition::of_board(self.prover.geometry(), &after);
                    match goal {
                        KeptGoal::Win(plies) => self.loses_within(&after, plies.saturating_sub(1), budget)?,
                        KeptGoal::Hold(plies) => {
                            !self.wins_within(&after, plies.saturating_sub(1), budget)?
                        }
                    }
                }
            };
            if keeps {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// Whether the side to move wins within so many plies.
    fn wins_within(
        &mut self,
        position: &SearchPosition<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        match self.retrograde_value(position) {
            Some(value) => Ok(matches!(value, GameValue::Win(distance) if distance <= plies)),
            // Its wins take an odd number of plies.
            None if plies == 0 => Ok(false),
            None => self.prover.wins(position, (plies - 1) | 1, budget),
        }
    }

    /// Whether the side to move loses within so many plies.
    fn loses_within(
        &mut self,
        position: &SearchPosition<B>,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        match self.retrograde_value(position) {
            Some(value) => Ok(matches!(value, GameValue::Loss(distance) if distance <= plies)),
            None => self.prover.loses(position, plies & !1, budget),
        }
    }
}
