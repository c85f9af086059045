//! What a leaf of the tree is worth: what is certain, what the evaluation says, and how a game ends that is played on.
use super::proof::Proof;
use super::tree::{Leaf, Node};
use crate::bitboard::Bitboard;
use crate::search::play::evaluation::{Evaluation, POINTS, Weights, Windows};
use crate::search::play::line_board::{LineBoard, LineGeometry};
use crate::search::play::playout::Playouts;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;

/// The part that a game played on has in the grade of a leaf; the rest is the evaluation's.
const PLAYOUT_PART: f32 = 0.5;

/// What it takes to grade positions of one board, the same for all threads.
pub(super) struct LeafContext<B> {
    pub(super) lines: LineGeometry,
    geometry: ThreatGeometry<B>,
    evaluation: Evaluation<B>,
}

impl<B: Bitboard> LeafContext<B> {
    pub(super) fn new(geometry: ThreatGeometry<B>, weights: &Weights, seed: u64) -> Self {
        let evaluation = Evaluation::new(&geometry, weights, seed);
        Self { lines: LineGeometry::new(*geometry.rules()), geometry, evaluation }
    }

    /// The moves on this board that do not lose at once.
    pub(super) fn moves(&self, board: &LineBoard) -> Vec<Node> {
        let mut moves = Vec::new();
        self.add_moves(board, board.columns_without_loss(), &mut moves);
        moves
    }

    /// Adds the move in each of these columns, with its grade, to a list without any.
    fn add_moves(&self, board: &LineBoard, columns: u32, moves: &mut Vec<Node>) {
        let Self { lines, geometry, evaluation } = self;
        let pos = board.position(geometry);
        let windows = evaluation.windows(geometry, &pos);
        for &column in geometry.order() {
            if columns >> column.index() & 1 == 0 {
                continue;
            }
            let (after, change) = after_drop(geometry, lines, &pos, board, &windows, column.index());
            let points = evaluation.points_after_drop(geometry, &after, &windows, change);
            let logit = -points as f32 / POINTS as f32;
            let prior = logit.clamp(-20.0, 20.0).exp();
            moves.push(Node::new(column, prior, (logit / 2.0).tanh()));
        }
        let total: f32 = moves.iter().map(|mv| mv.prior).sum();
        for mv in moves {
            mv.prior /= total;
        }
    }
}

/// What was found out about a leaf.
pub(super) struct LeafGrade {
    /// For the side to move.
    pub(super) result: f32,
    pub(super) proof: Option<Proof>,
}

/// Grades the leaves of one thread.
pub(super) struct LeafEvaluator<'a, B> {
    context: &'a LeafContext<B>,
    playouts: Playouts,
    replies: Vec<Node>,
}

impl<'a, B: Bitboard> LeafEvaluator<'a, B> {
    pub(super) fn new(context: &'a LeafContext<B>, seed: u64) -> Self {
        Self { context, playouts: Playouts::new(seed), replies: Vec::new() }
    }

    /// The replies of the leaf that was graded last, if they were due.
    pub(super) fn replies(&self) -> &[Node] {
        &self.replies
    }

    /// What a leaf comes to; the board is the one there.
    pub(super) fn grade(&mut self, leaf: &Leaf, board: &LineBoard) -> LeafGrade {
        self.replies.clear();
        if let Some(proof) = leaf.proof.or_else(|| self.expand(leaf, board)) {
            return LeafGrade { result: -proof.result(), proof: Some(proof) };
        }
        let best = self.replies.iter().map(|reply| reply.grade).max_by(f32::total_cmp);
        let evaluated = best.unwrap_or(-leaf.grade);
        let played = match self.playouts.play(&self.context.lines, *board) {
            None => 0.0,
            Some((winner, _)) if winner == board.mover() => 1.0,
            Some(_) => -1.0,
        };
        LeafGrade { result: PLAYOUT_PART * played + (1.0 - PLAYOUT_PART) * evaluated, proof: None }
    }

    /// Makes the replies, if they are due; or finds out what the leaf comes to. Most leaves are never seen again, so
    /// replies are made at the second visit, where there is a choice.
    fn expand(&mut self, leaf: &Leaf, board: &LineBoard) -> Option<Proof> {
        if board.free() == 0 {
            return Some(Proof::Draw);
        }
        if board.wins() != 0 {
            return Some(Proof::Loss(2));
        }
        let columns = board.columns_without_loss();
        if columns == 0 {
            return Some(Proof::Win(3));
        }
        let is_due = leaf.was_visited || columns.is_power_of_two();
        if leaf.has_room && is_due {
            self.context.add_moves(board, columns, &mut self.replies);
        }
        None
    }
}

/// The position after a drop on this board, and how much the drop changes what the windows count.
#[inline]
fn after_drop<B: Bitboard>(
    geometry: &ThreatGeometry<B>,
    lines: &LineGeometry,
    pos: &SearchPosition<B>,
    board: &LineBoard,
    windows: &Windows,
    column: usize,
) -> (SearchPosition<B>, i32) {
    let grid = geometry.grid();
    let bit = |column: usize, row: usize| B::bit(column as u32 * grid.stride() + row as u32);
    let mut own = pos.own;
    own.discs = own.discs | bit(column, board.height(column));
    // Where nothing sinks, nobody asks which of the winning cells are not upright.
    let winning = &mut own.winning.any;
    board.completed_by(lines, column, |column, row| *winning = *winning | bit(column, row));
    let mut change = 0;
    board
        .windows_at(lines, column, |direction, [own, other]| change += windows.change(direction, own, other));
    (SearchPosition { own: pos.other, other: own }, change)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Outcome, Rules, Variant};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(crate::property::cases(500))]

        #[test]
        fn a_drop_leads_to_what_is_seen_on_the_whole_board(
            (rows, cols, connect) in (2..=16_u8, 2..=16_u8, 2..=16_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..160),
        ) {
            let position = wander(Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap(), &choices);
            prop_assume!(position.outcome() == Outcome::Ongoing);
            on_board!(position.board(), board => {
                let geometry = ThreatGeometry::new(*board.grid());
                let lines = LineGeometry::new(*position.rules());
                let evaluation = Evaluation::new(&geometry, Weights::built_in(), 7);
                let pos = SearchPosition::of_board(&geometry, board);
                let in_tree = LineBoard::new(&lines, &pos);
                let known = in_tree.position(&geometry);
                let windows = evaluation.windows(&geometry, &known);
                for mv in position.legal_moves().into_iter().filter(|&mv| !position.wins_at_once(mv)) {
                    let column = mv.column().index();
                    let (after, change) = after_drop(&geometry, &lines, &known, &in_tree, &windows, column);
                    let seen = pos.after(&geometry, mv);
                    prop_assert_eq!([after.own.discs, after.other.discs], [seen.own.discs, seen.other.discs]);
                    prop_assert_eq!(
                        [after.own.winning.any, after.other.winning.any],
                        [seen.own.winning.any, seen.other.winning.any]
                    );
                    let points = evaluation.points_after_drop(&geometry, &after, &windows, change);
                    prop_assert_eq!(points, evaluation.points(&geometry, &seen));
                }
            });
        }
    }
}
