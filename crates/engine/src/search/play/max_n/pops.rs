//! Grades games of several players with pops, where playouts say little, by the learned evaluation.
use super::evaluator::{Evaluator, LeafEvaluation, moves_or_end};
use super::payoff::Payoff;
use crate::Move;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::search::play::multi_position::MultiPosition;
use crate::search::play::seat_evaluation::{SeatEvaluation, SeatWeights};
use crate::search::threat_geometry::ThreatGeometry;

/// The exploration constant of UCT where the searching player is to move.
const EXPLORATION: f32 = 0.2;

/// The same where another player is to move: worse moves get a part of the visits that does not shrink.
const OPPONENT_EXPLORATION: f32 = 0.13;

/// Grades positions of one board.
pub(super) struct PopEvaluator<B> {
    geometry: ThreatGeometry<B>,
    evaluation: SeatEvaluation,
}

impl<B: Bitboard> PopEvaluator<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>, weights: &SeatWeights) -> Self {
        Self { evaluation: SeatEvaluation::new(*geometry.rules(), weights), geometry }
    }
}

impl<B: Bitboard> Evaluator for PopEvaluator<B> {
    type TreePosition = Board<B>;
    type Key = Discs<B>;

    fn play(&self, board: &mut Board<B>, mv: Move) {
        board.play(mv);
    }

    fn key(&self, board: &Board<B>) -> Option<Discs<B>> {
        Some(board.all_discs())
    }

    fn evaluate(&mut self, board: &Board<B>, _: Option<Move>, ply: u32) -> LeafEvaluation {
        let position = MultiPosition::of_board(&self.geometry, board);
        match moves_or_end(&self.geometry, &position, ply) {
            Ok(moves) => {
                let shares = self.evaluation.shares(&self.geometry, &position);
                LeafEvaluation::Open { moves, estimate: Payoff::of_shares(shares, board.rules().players()) }
            }
            Err(end) => LeafEvaluation::Settled(end),
        }
    }

    fn exploration(&self, is_own: bool, visits: f32) -> f32 {
        if is_own { EXPLORATION * visits.ln().sqrt() } else { OPPONENT_EXPLORATION * visits.sqrt() }
    }
}
