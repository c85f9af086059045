//! The search for three and four players: Monte Carlo tree search, with the payoff of each player in every node.
mod line_evaluation;
mod mcts;
mod multi_position;
mod payoff;

use self::line_evaluation::LineEvaluation;
use self::mcts::SearchTree;
use self::multi_position::MultiPosition;
use super::settled;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::Budget;
use crate::position::occurred_twice;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Choice, Limits, Move, Position, Seat, Value};

/// Nodes between two reports.
const NODES_BETWEEN_REPORTS: u64 = 1 << 15;

/// The best move on a board of three or four players, as far as the limits allow.
pub(super) fn choose<B: Bitboard>(position: &Position, board: &Board<B>, limits: &Limits) -> Choice {
    let budget = Budget::new(limits);
    let geometry = ThreatGeometry::new(*board.grid());
    let root = MultiPosition::of_board(&geometry, board);
    if let Some(mv) = root.winning_move(&geometry) {
        return settled(mv, Value::Win { distance: 1 }, limits);
    }
    let moves = root.safe_moves(&geometry);
    if moves.is_empty() {
        return settled(root.delaying_move(&geometry), Value::Loss { distance: 2 }, limits);
    }
    let drawn = occurred_twice(position, board).iter().map(Board::all_discs).collect();
    let evaluation = LineEvaluation::new(&geometry);
    let tree = SearchTree::new(geometry, evaluation, *board, drawn, budget);
    run(tree, moves[0], limits)
}

/// What a player may expect of a position, if there was time for that; best play from there; and the nodes that were
/// searched.
pub(super) fn expectation<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    seat: Seat,
    limits: &Limits,
) -> (Option<f32>, Vec<Move>, u64) {
    let geometry = ThreatGeometry::new(*board.grid());
    let evaluation = LineEvaluation::new(&geometry);
    let drawn = occurred_twice(position, board).iter().map(Board::all_discs).collect();
    let mut tree = SearchTree::new(geometry, evaluation, *board, drawn, Budget::new(limits));
    while !tree.is_settled() && tree.iterate().is_ok() {}
    (tree.expectation(seat), tree.line(), tree.budget.nodes())
}

fn run<B: Bitboard>(mut tree: SearchTree<B>, any: Move, limits: &Limits) -> Choice {
    while !tree.is_settled() && tree.iterate().is_ok() {
        if tree.budget.nodes().is_multiple_of(NODES_BETWEEN_REPORTS) {
            limits.tell(&tree.report());
        }
    }
    let report = tree.report();
    limits.tell(&report);
    Choice { mv: report.principal_variation.first().copied().unwrap_or(any), report }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::play;
    use crate::{Column, Rules, Variant, parse_game};

    /// The answer among four players on 7 rows and 8 columns.
    fn of_four(moves: &str, nodes: u64) -> Choice {
        let rules = Rules::new(7, 8, 4, Variant::Standard, 4).unwrap();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        play::choose(&position, 0, &Limits { nodes: Some(nodes), ..Limits::default() })
    }

    #[test]
    fn a_win_that_others_would_have_to_grant_is_not_proved() {
        // The second player would win in column 3 or 7, if the third stopped the first there, who wins if not. The
        // third loses either way.
        let third = of_four("6 6 6 6 5 5 5 5 4 4", 20_000);
        assert!(matches!(third.report.value, Some(Value::Loss { .. })), "{:?}", third.report);
        assert!(third.report.proved);
        let second = of_four("6 6 6 6 5 5 5 5 4", 5000);
        assert!(!second.report.proved, "{:?}", second.report);
    }

    #[test]
    fn who_can_stop_a_line_does_not_leave_that_to_the_others() {
        // Three of the first player in the bottom row, open at both ends: the second stops one, and the fourth
        // has to stop the other.
        let ends = [2, 6].map(|column| Column::new(column).map(Move::Drop));
        let choice = of_four("6 6 6 6 5 5 5 5 4", 5000);
        assert!(ends.contains(&Some(choice.mv)), "{:?}", choice.report);
    }
}
