//! What the tree needs to know of a kind of game.
use super::line_evaluation::LineEvaluation;
use super::multi_position::MultiPosition;
use super::payoff::Payoff;
use crate::Move;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::search::threat_geometry::ThreatGeometry;

/// Looks at positions that are new to the tree.
pub(super) trait Judge<B: Bitboard> {
    /// What a position shows that is reached so many plies below the root by the move `last`, if by any.
    fn look(&mut self, board: &Board<B>, last: Option<Move>, ply: u32) -> Sight;

    /// How much a move is preferred that has been visited once, after so many visits of its position; by the searching
    /// player or by another one.
    fn exploration(&self, is_own: bool, visits: f32) -> f32;
}

/// What a position shows by itself.
pub(super) enum Sight {
    /// What comes of it for certain.
    Settled(Payoff),
    /// The moves that are worth a look, and a guess of what comes of them.
    Open { moves: Vec<Move>, estimate: Payoff },
}

/// Grades games of several players by the lines that are growing.
pub(super) struct LineJudge<B> {
    geometry: ThreatGeometry<B>,
    evaluation: LineEvaluation<B>,
}

impl<B: Bitboard> LineJudge<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>) -> Self {
        Self { evaluation: LineEvaluation::new(&geometry), geometry }
    }
}

/// The exploration constant of UCT where the searching player is to move.
const EXPLORATION: f32 = 0.2;

/// The same where another player is to move: worse moves get a part of the visits that does not shrink.
const OPPONENT_EXPLORATION: f32 = 0.13;

impl<B: Bitboard> Judge<B> for LineJudge<B> {
    fn look(&mut self, board: &Board<B>, _: Option<Move>, ply: u32) -> Sight {
        let position = MultiPosition::of_board(&self.geometry, board);
        let players = board.rules().players();
        if position.is_full(&self.geometry) {
            return Sight::Settled(Payoff::draw(players));
        }
        if position.wins_at_once(&self.geometry) {
            return Sight::Settled(Payoff::win(position.to_move, ply + 1, players));
        }
        let moves = position.safe_moves(&self.geometry);
        if moves.is_empty() {
            return Sight::Settled(Payoff::win(position.next_player(), ply + 2, players));
        }
        Sight::Open { moves, estimate: Payoff::estimate(&self.geometry, &self.evaluation, &position) }
    }

    fn exploration(&self, is_own: bool, visits: f32) -> f32 {
        if is_own { EXPLORATION * visits.ln().sqrt() } else { OPPONENT_EXPLORATION * visits.sqrt() }
    }
}
