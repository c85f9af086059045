//! What the tree needs to know of a kind of game.
use super::line_evaluation::LineEvaluation;
use super::multi_position::MultiPosition;
use super::payoff::Payoff;
use crate::Move;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::search::threat_geometry::ThreatGeometry;

/// Plays moves on the way down the tree, and evaluates positions that are new to it.
pub(super) trait Evaluator {
    /// A position of the tree, with what is kept of it on the way down.
    type TreePosition: Copy;
    /// What positions share that count as the same.
    type Key: PartialEq;

    fn play(&self, position: &mut Self::TreePosition, mv: Move);

    /// None in a game in which nothing recurs.
    fn key(&self, position: &Self::TreePosition) -> Option<Self::Key>;

    /// What a position shows that is reached so many plies below the root by the move `last`, if by any.
    fn evaluate(&mut self, position: &Self::TreePosition, last: Option<Move>, ply: u32) -> LeafEvaluation;

    /// How much a move is preferred that has been visited once, after so many visits of its position; by the searching
    /// player or by another one.
    fn exploration(&self, is_own: bool, visits: f32) -> f32;
}

/// What is known of a leaf before any move from it is tried.
pub(super) enum LeafEvaluation {
    /// What comes of it for certain.
    Settled(Payoff),
    /// The moves that are worth a look, and a guess of what comes of them.
    Open {
        moves: Vec<Move>,
        /// There are others, after which the next player wins at once.
        may_let_next_win: bool,
        estimate: Payoff,
    },
}

/// Grades games of several players by growing lines alone: with pops, or after somebody has dropped out.
pub(super) struct LineEvaluator<B> {
    geometry: ThreatGeometry<B>,
    evaluation: LineEvaluation,
}

impl<B: Bitboard> LineEvaluator<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>) -> Self {
        Self { evaluation: LineEvaluation::new(*geometry.rules()), geometry }
    }
}

/// The exploration constant of UCT where the searching player is to move.
const EXPLORATION: f32 = 0.2;

/// The same where another player is to move: worse moves get a part of the visits that does not shrink.
const OPPONENT_EXPLORATION: f32 = 0.13;

impl<B: Bitboard> Evaluator for LineEvaluator<B> {
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
        let players = board.rules().players();
        if position.is_full(&self.geometry) {
            return LeafEvaluation::Settled(Payoff::draw(players));
        }
        if position.wins_at_once(&self.geometry) {
            return LeafEvaluation::Settled(Payoff::win(position.to_move, ply + 1, players));
        }
        let moves = position.safe_moves(&self.geometry);
        if moves.is_empty() {
            return LeafEvaluation::Settled(Payoff::win(position.next_player(), ply + 2, players));
        }
        let points = self.evaluation.points(&self.geometry, &position);
        let may_let_next_win = (moves.len() as u32) < board.count_legal_moves();
        LeafEvaluation::Open { moves, may_let_next_win, estimate: Payoff::estimate(&points) }
    }

    fn exploration(&self, is_own: bool, visits: f32) -> f32 {
        if is_own { EXPLORATION * visits.ln().sqrt() } else { OPPONENT_EXPLORATION * visits.sqrt() }
    }
}
