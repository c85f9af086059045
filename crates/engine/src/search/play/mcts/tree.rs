//! The tree: selection, expansion and backpropagation.
use std::mem::take;
use std::ops::Range;
use std::time::Instant;

use super::proof::Proof;
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::large_vec::with_room_for;
use crate::search::play::evaluation::{Evaluation, POINTS, Weights, Windows};
use crate::search::play::line_board::{LineBoard, LineGeometry};
use crate::search::play::playout::Playouts;
use crate::search::position::SearchPosition;
use crate::search::prefetch::prefetch;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Column, Move};

/// How much a move that has been looked at seldom is preferred.
const EXPLORATION: f32 = 0.7;

/// The part that a game played on has in the grade of a leaf; the rest is the evaluation's.
const PLAYOUT_PART: f32 = 0.5;

/// Nodes of a tree at most: 64 MiB.
const MOST_NODES: usize = (64 << 20) / size_of::<Node>();

/// Nodes that are copied between two looks at the clock.
const PIECE: usize = 1 << 12;

/// What is known of a move. Results are those of whoever makes it, from -1 to 1.
#[derive(Clone)]
pub(super) struct Node {
    sum: f64,
    visits: u32,
    /// Where the first of its replies is, and how many there are; none yet if it is 0.
    first_reply: u32,
    replies: u8,
    /// How likely it is to be the best, by the evaluation alone; those of all moves in a position sum to 1.
    prior: f32,
    /// The evaluation, which counts as one visit.
    grade: f32,
    proof: Option<Proof>,
    column: Column,
}

impl Node {
    fn new(column: Column) -> Self {
        Self { sum: 0.0, visits: 0, first_reply: 0, replies: 0, prior: 1.0, grade: 0.0, proof: None, column }
    }

    fn replies(&self) -> Range<usize> {
        let first = self.first_reply as usize;
        first..first + usize::from(self.replies)
    }

    fn mean(&self) -> f32 {
        let mean = (self.sum as f32 + self.grade) / (self.visits + 1) as f32;
        self.proof.map_or(mean, Proof::result)
    }
}

/// The nodes below the position that these moves lead to, with that at the head; none if it was not looked at, or if
/// there is no time to copy them.
pub(super) fn subtree(nodes: &[Node], moves: &[Move], budget: &Budget) -> Option<BackgroundDrop<Vec<Node>>> {
    let mut root = nodes.first()?;
    for &mv in moves {
        root = nodes[root.replies()].iter().find(|reply| Move::Drop(reply.column) == mv)?;
    }
    let mut copied = BackgroundDrop::new(with_room_for(MOST_NODES));
    copied.push(root.clone());
    let mut next = 0;
    while let Some(node) = copied.get(next) {
        if next % PIECE == 0 && budget.is_called_off() {
            return None;
        }
        let below = node.replies();
        copied[next].first_reply = copied.len() as u32;
        copied.extend_from_slice(&nodes[below]);
        next += 1;
    }
    Some(copied)
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

/// The search below one position; node 0 is the root.
pub(super) struct SearchTree<'a, B: Bitboard> {
    geometry: ThreatGeometry<B>,
    lines: LineGeometry,
    root: LineBoard,
    evaluation: Evaluation<B>,
    playouts: Playouts,
    budget: Budget<'a>,
    nodes: BackgroundDrop<Vec<Node>>,
    /// Descents of this search; nodes may have been visited in an earlier one.
    descents: u64,
    /// The nodes of the last descent.
    path: Vec<usize>,
    started: Instant,
}

impl<'a, B: Bitboard> SearchTree<'a, B> {
    pub(super) fn new(
        geometry: ThreatGeometry<B>,
        root: SearchPosition<B>,
        weights: &Weights,
        seed: u64,
        budget: Budget<'a>,
        known: Option<BackgroundDrop<Vec<Node>>>,
    ) -> Self {
        let nodes = known.unwrap_or_else(|| {
            let mut nodes = with_room_for(MOST_NODES);
            // Nobody asks which move led to the root.
            nodes.push(Node::new(geometry.order()[0]));
            BackgroundDrop::new(nodes)
        });
        let evaluation = Evaluation::new(&geometry, weights, seed);
        let lines = LineGeometry::new(*geometry.rules());
        let root = LineBoard::new(&lines, &root);
        let mut tree = Self {
            geometry,
            lines,
            root,
            evaluation,
            playouts: Playouts::new(seed),
            budget,
            nodes,
            descents: 0,
            path: Vec::new(),
            started: Instant::now(),
        };
        if tree.nodes[0].replies == 0 {
            tree.expand(0, &root);
        }
        tree
    }

    pub(super) fn into_nodes(self) -> BackgroundDrop<Vec<Node>> {
        self.nodes
    }

    /// One descent: down to a leaf, which is graded, and up again.
    pub(super) fn descend(&mut self) -> Result<(), Exhausted> {
        let most = self.budget.most_nodes().unwrap_or(u64::MAX);
        if self.budget.is_exhausted() || self.budget.nodes() + self.most_nodes_of_descent() > most {
            return Err(Exhausted);
        }
        self.budget.charge(1);
        self.descents += 1;
        let mut board = self.root;
        let mut path = take(&mut self.path);
        path.clear();
        path.push(0);
        let mut node = 0;
        while let Some(reply) = self.select(node) {
            self.prefetch_replies(reply);
            board.drop(&self.lines, self.nodes[reply].column.index());
            path.push(reply);
            node = reply;
        }
        let result = self.grade(node, &board);
        self.backpropagate(&path, result);
        self.path = path;
        Ok(())
    }

    /// The leaf, and its replies.
    fn most_nodes_of_descent(&self) -> u64 {
        1 + u64::from(self.geometry.rules().cols())
    }

    /// The reply to look at next; none at a leaf, or where there is nothing to find out any more.
    fn select(&self, node: usize) -> Option<usize> {
        if self.nodes[node].proof.is_some() {
            return None;
        }
        let exploration = EXPLORATION * (self.nodes[node].visits.max(1) as f32).sqrt();
        let puct = |reply: &Node| match reply.proof {
            Some(Proof::Loss(_)) => f32::MIN,
            Some(proof) => proof.result() + exploration * reply.prior / (1 + reply.visits) as f32,
            None => (reply.sum as f32 + reply.grade + exploration * reply.prior) / (1 + reply.visits) as f32,
        };
        let replies = self.replies(node);
        let mut best = None;
        for (index, reply) in replies.clone().zip(&self.nodes[replies]) {
            let bound = puct(reply);
            // The first among equals, which is nearest to the middle.
            if best.is_none_or(|(_, highest)| bound > highest) {
                best = Some((index, bound));
            }
        }
        best.map(|(reply, _)| reply)
    }

    /// Has the replies fetched from memory while the board is brought up to date.
    fn prefetch_replies(&self, node: usize) {
        let replies = &self.nodes[self.replies(node)];
        for reply in replies.iter().step_by(64 / size_of::<Node>()) {
            prefetch(reply);
        }
    }

    fn replies(&self, node: usize) -> Range<usize> {
        self.nodes[node].replies()
    }

    /// The result for the side to move at a leaf.
    fn grade(&mut self, node: usize, board: &LineBoard) -> f32 {
        if let Some(proof) = self.nodes[node].proof.or_else(|| self.expand(node, board)) {
            self.nodes[node].proof = Some(proof);
            return -proof.result();
        }
        self.budget.charge(self.replies(node).len() as u64);
        let best = self.replies(node).map(|reply| self.nodes[reply].grade).max_by(f32::total_cmp);
        let evaluated = best.unwrap_or(-self.nodes[node].grade);
        let played = match self.playouts.play(&self.lines, *board) {
            None => 0.0,
            Some((winner, _)) if winner == board.mover() => 1.0,
            Some(_) => -1.0,
        };
        PLAYOUT_PART * played + (1.0 - PLAYOUT_PART) * evaluated
    }

    /// Gives a node its replies, unless there is no room; or finds out what it comes to. Most leaves are never seen
    /// again, so replies are made at the second visit, where there is a choice.
    fn expand(&mut self, node: usize, board: &LineBoard) -> Option<Proof> {
        if board.free() == 0 {
            return Some(Proof::Draw);
        }
        if board.wins() != 0 {
            return Some(Proof::Loss(2));
        }
        let columns = if board.free() == 1 { board.open() } else { board.safe_columns() };
        if columns == 0 {
            return Some(Proof::Win(3));
        }
        let replies = columns.count_ones() as usize;
        let is_due = node == 0 || replies == 1 || self.nodes[node].visits > 0;
        if is_due && self.nodes.len() + replies <= self.nodes.capacity() {
            self.add_replies(node, board, columns);
        }
        None
    }

    fn add_replies(&mut self, node: usize, board: &LineBoard, columns: u32) {
        let start = self.nodes.len();
        let pos = board.position(&self.geometry);
        let windows = self.evaluation.windows(&self.geometry, &pos);
        for &column in self.geometry.order() {
            if columns >> column.index() & 1 == 0 {
                continue;
            }
            let (after, change) =
                after_drop(&self.geometry, &self.lines, &pos, board, &windows, column.index());
            let points = self.evaluation.points_after_drop(&self.geometry, &after, &windows, change);
            let logit = -points as f32 / POINTS as f32;
            self.nodes.push(Node {
                prior: logit.clamp(-20.0, 20.0).exp(),
                grade: (logit / 2.0).tanh(),
                ..Node::new(column)
            });
        }
        let replies = &mut self.nodes[start..];
        let total: f32 = replies.iter().map(|reply| reply.prior).sum();
        for reply in replies.iter_mut() {
            reply.prior /= total;
        }
        self.nodes[node].first_reply = start as u32;
        self.nodes[node].replies = (self.nodes.len() - start) as u8;
    }

    /// Takes in a result for the side to move at the end of the path.
    fn backpropagate(&mut self, path: &[usize], mut result: f32) {
        let mut is_proved_below = false;
        for &node in path.iter().rev() {
            if is_proved_below && self.nodes[node].proof.is_none() {
                self.nodes[node].proof =
                    Proof::above(self.replies(node).map(|reply| self.nodes[reply].proof));
            }
            let Node { sum, visits, proof, .. } = &mut self.nodes[node];
            let own = proof.map_or(-result, Proof::result);
            *sum += f64::from(own);
            *visits += 1;
            is_proved_below = proof.is_some();
            result = own;
        }
    }

    /// Positions that were graded, in whatever way.
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes()
    }

    pub(super) fn descents(&self) -> u64 {
        self.descents
    }

    pub(super) fn is_settled(&self) -> bool {
        self.nodes[0].proof.is_some()
    }

    /// Whether the move that leads can't be caught up with any more.
    pub(super) fn is_decided(&self) -> bool {
        let Some(best) = self.best_reply(0) else { return false };
        let lead = self.nodes[best].visits;
        let others = self.replies(0).filter(|&reply| reply != best && !self.is_lost(reply));
        let second = others.map(|reply| self.nodes[reply].visits).max();
        second.is_none_or(|second| {
            u64::from(lead.saturating_sub(second)) > self.budget.steps_left(self.descents, self.started)
        })
    }

    fn is_lost(&self, node: usize) -> bool {
        matches!(self.nodes[node].proof, Some(Proof::Loss(_)))
    }

    /// What the root comes to, for the side to move there.
    pub(super) fn proof(&self) -> Option<Proof> {
        self.nodes[0].proof?;
        self.best_reply(0).and_then(|best| self.nodes[best].proof)
    }

    /// The mean result of the best move.
    pub(super) fn mean(&self) -> f32 {
        self.best_reply(0).map_or(0.0, |best| self.nodes[best].mean())
    }

    /// A move that wins for certain, else the one that was looked at most, else the loss that takes longest.
    fn best_reply(&self, node: usize) -> Option<usize> {
        let rank = |&reply: &usize| {
            let Node { proof, visits, prior, .. } = self.nodes[reply];
            let certain = match proof {
                Some(proof @ (Proof::Win(_) | Proof::Loss(_))) => proof.rank(),
                _ => 0,
            };
            (certain, visits, (prior * 1e6) as u32)
        };
        self.replies(node).rev().max_by_key(rank)
    }

    /// The best line as far as it has been looked at, at least one move.
    pub(super) fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(best) = self.best_reply(node).filter(|&best| node == 0 || self.nodes[best].visits > 0)
        {
            line.push(Move::Drop(self.nodes[best].column));
            node = best;
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Limits, Outcome, Position, Rules, Variant};
    use proptest::prelude::*;

    #[test]
    fn a_leaf_gets_its_replies_when_it_is_seen_again() {
        let position = Position::new(Rules::new(8, 8, 4, Variant::Standard, 2).unwrap());
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let root = SearchPosition::of_board(&geometry, board);
            let limits = Limits::default();
            let mut tree =
                SearchTree::new(geometry, root, Weights::built_in(), 7, Budget::new(&limits), None);
            for _ in 0..2000 {
                tree.descend().unwrap();
            }
            let (seen_once, seen_again): (Vec<&Node>, Vec<_>) =
                tree.nodes.iter().filter(|node| node.visits > 0).partition(|node| node.visits == 1);
            assert!(seen_once.len() > 100 && seen_once.iter().all(|node| node.replies < 2));
            assert!(seen_again.len() > 100 && seen_again.iter().all(|node| node.replies > 0 || node.proof.is_some()));
        });
    }

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
