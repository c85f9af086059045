//! The tree: selection and backpropagation.
use std::ops::Range;
use std::time::Instant;

use super::leaf::LeafGrade;
use super::proof::Proof;
use super::question::Questions;
use crate::background_drop::BackgroundDrop;
use crate::budget::Budget;
use crate::search::large_vec::with_room_for;
use crate::{Column, Move};

/// How much a move that has been looked at seldom is preferred.
const EXPLORATION: f32 = 0.9;

/// Nodes of a tree at most: 64 MiB.
const MOST_NODES: usize = (64 << 20) / size_of::<Node>();

/// Nodes that are copied between two looks at the clock.
const PIECE: usize = 1 << 12;

/// Descents before the first report, and before it is asked whether more could change anything.
const FIRST_REPORT: u64 = 256;

/// What is known of a move. Results are those of whoever makes it, from -1 to 1.
#[derive(Clone)]
pub(super) struct Node {
    sum: f64,
    visits: u32,
    /// Where the first of its replies is, and how many there are; none yet if it is 0.
    first_reply: u32,
    replies: u8,
    /// How likely it is to be the best, by the evaluation alone; those of all moves in a position sum to 1.
    pub(super) prior: f32,
    /// The evaluation, which counts as one visit.
    pub(super) grade: f32,
    proof: Option<Proof>,
    column: Column,
}

impl Node {
    pub(super) fn new(column: Column, prior: f32, grade: f32) -> Self {
        Self { sum: 0.0, visits: 0, first_reply: 0, replies: 0, prior, grade, proof: None, column }
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
    // The exact solver may have found out who wins, but not with which move.
    let root = &copied[0];
    let proof = Proof::above(copied[root.replies()].iter().map(|reply| reply.proof));
    copied[0].proof = proof;
    Some(copied)
}

/// The way from the root to a leaf.
#[derive(Default)]
pub(super) struct Descent {
    /// The nodes, the root first.
    path: Vec<usize>,
    /// The moves between them.
    pub(super) columns: Vec<Column>,
}

/// What the tree tells of the node at which a descent ends.
pub(super) struct Leaf<'a> {
    pub(super) proof: Option<Proof>,
    /// That of the node, for whoever made its move.
    pub(super) grade: f32,
    pub(super) was_visited: bool,
    /// What the exact solver may spend on it, if it is to be asked.
    pub(super) question: Option<Budget<'a>>,
    /// Whether it has no replies, and there is room for them.
    pub(super) has_room: bool,
}

/// The search below one position; node 0 is the root. Threads share it, one at a time: each begins a descent, grades
/// the leaf for itself, and ends the descent with what it has found.
pub(super) struct SearchTree<'a> {
    nodes: BackgroundDrop<Vec<Node>>,
    budget: Budget<'a>,
    questions: Questions,
    /// Replies that a position may have.
    most_replies: u64,
    /// Descents that have ended; nodes may have been visited in an earlier search, too.
    descents: u64,
    /// Descents that have begun and not ended.
    under_way: u64,
    next_report: u64,
    /// Whether more descents would change nothing.
    is_decided: bool,
    started: Instant,
}

impl<'a> SearchTree<'a> {
    /// A tree on a board of so many columns, with these moves at the root and what is known from an earlier search.
    pub(super) fn new(
        budget: Budget<'a>,
        cols: u8,
        questions: Questions,
        moves: &[Node],
        known: Option<BackgroundDrop<Vec<Node>>>,
    ) -> Self {
        let nodes = known.unwrap_or_else(|| {
            let mut nodes = with_room_for(MOST_NODES);
            // Nobody asks which move led to the root.
            nodes.push(Node::new(moves[0].column, 1.0, 0.0));
            BackgroundDrop::new(nodes)
        });
        let mut tree = Self {
            nodes,
            budget,
            questions,
            most_replies: cols.into(),
            descents: 0,
            under_way: 0,
            next_report: FIRST_REPORT,
            is_decided: false,
            started: Instant::now(),
        };
        tree.add_replies(0, moves);
        tree
    }

    pub(super) fn into_nodes(self) -> BackgroundDrop<Vec<Node>> {
        self.nodes
    }

    /// Goes down to a leaf, or to a position that the exact solver is to be asked about, and notes the way; none if the
    /// search is over.
    ///
    /// Until the descent ends, its nodes count one more visit, a lost one: so another thread goes another way.
    pub(super) fn begin(&mut self, Descent { path, columns }: &mut Descent) -> Option<Leaf<'a>> {
        if self.is_over() {
            return None;
        }
        self.budget.charge(1);
        self.under_way += 1;
        path.clear();
        columns.clear();
        path.push(0);
        let mut node = 0;
        let mut question = None;
        while question.is_none()
            && let Some(reply) = self.select(node)
        {
            path.push(reply);
            columns.push(self.nodes[reply].column);
            node = reply;
            question = self.question(columns.len(), &self.nodes[node]);
        }
        let question = question.map(|nodes| {
            self.questions.ask(nodes);
            self.budget.part(Some(nodes))
        });
        let Node { proof, grade, visits, replies, .. } = self.nodes[node];
        let most_replies = self.under_way * self.most_replies;
        let has_room = replies == 0 && (self.nodes.capacity() - self.nodes.len()) as u64 >= most_replies;
        for &node in &*path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.sum -= 1.0;
        }
        Some(Leaf { proof, grade, was_visited: visits > 0, question, has_room })
    }

    /// Nodes for a question to the exact solver about a node so many plies below the root, if it is worth asking.
    fn question(&self, plies: usize, node: &Node) -> Option<u64> {
        if node.proof.is_some() {
            return None;
        }
        let nodes = self.questions.nodes_for(plies, node.visits, self.budget.nodes())?;
        let left = self.budget.most_nodes().map(|most| most.saturating_sub(self.nodes_if_all_end()));
        left.is_none_or(|left| nodes <= left).then_some(nodes)
    }

    /// Takes into account what a question has cost.
    pub(super) fn end_question(&mut self, nodes: u64) {
        self.questions.end(nodes);
        self.budget.charge(nodes);
    }

    /// Nodes if all descents under way take as many as they can, and one more.
    fn nodes_if_all_end(&self) -> u64 {
        self.budget.nodes() + self.questions.pending() + 1 + self.most_replies * (1 + self.under_way)
    }

    /// Whether nothing is left to find out, or nothing to do it with.
    fn is_over(&self) -> bool {
        let most = self.budget.most_nodes().unwrap_or(u64::MAX);
        self.is_decided
            || self.nodes[0].proof.is_some()
            || self.budget.is_exhausted()
            || self.nodes_if_all_end() > most
    }

    /// Takes in what was found out about the leaf, with its replies if they were due.
    pub(super) fn end(&mut self, Descent { path, .. }: &Descent, grade: &LeafGrade, replies: &[Node]) {
        self.under_way -= 1;
        self.descents += 1;
        self.budget.charge(replies.len() as u64);
        if let Some(&leaf) = path.last() {
            let node = &mut self.nodes[leaf];
            node.proof = node.proof.or(grade.proof);
            self.add_replies(leaf, replies);
        }
        self.backpropagate(path, grade.result);
        // While questions take more than they will in the long run, the pace tells nothing.
        if self.descents.is_multiple_of(FIRST_REPORT) && self.questions.are_in_proportion(self.budget.nodes())
        {
            self.is_decided = self.leads_for_good();
        }
    }

    /// Gives a node its replies, unless another thread has done so meanwhile.
    fn add_replies(&mut self, node: usize, replies: &[Node]) {
        if self.nodes[node].replies == 0 && !replies.is_empty() {
            self.nodes[node].first_reply = self.nodes.len() as u32;
            self.nodes[node].replies = replies.len() as u8;
            self.nodes.extend_from_slice(replies);
        }
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

    fn replies(&self, node: usize) -> Range<usize> {
        self.nodes[node].replies()
    }

    /// Takes in a result for the side to move at the end of the path.
    fn backpropagate(&mut self, path: &[usize], mut result: f32) {
        let mut is_proved_below = false;
        for &node in path.iter().rev() {
            if is_proved_below && self.nodes[node].proof.is_none() {
                self.nodes[node].proof =
                    Proof::above(self.replies(node).map(|reply| self.nodes[reply].proof));
            }
            let Node { sum, proof, .. } = &mut self.nodes[node];
            let own = proof.map_or(-result, Proof::result);
            // The visit is counted already, as a lost one.
            *sum += f64::from(own) + 1.0;
            is_proved_below = proof.is_some();
            result = own;
        }
    }

    /// Positions that were graded, in whatever way, and nodes of the exact solver.
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes()
    }

    /// Whether it is time for a report: again whenever there are twice as many descents.
    pub(super) fn is_report_due(&mut self) -> bool {
        let is_due = self.descents >= self.next_report;
        if is_due {
            self.next_report *= 2;
        }
        is_due
    }

    /// Whether the move that leads can't be caught up with any more.
    fn leads_for_good(&self) -> bool {
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

    /// A move that wins for certain, else the one that was looked at most, else the loss that takes longest, as far as is
    /// known.
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
    use super::super::{LeafContext, LeafEvaluator, SharedSearch};
    use super::*;
    use crate::parallel::on_threads;
    use crate::position::on_board;
    use crate::search::play::evaluation::Weights;
    use crate::search::play::line_board::LineBoard;
    use crate::search::position::SearchPosition;
    use crate::search::threat_geometry::ThreatGeometry;
    use crate::search::{Solver, SolverOptions};
    use crate::{Limits, Position, Rules, Variant, parse_game};
    use std::sync::Mutex;
    use std::thread::Builder;

    /// What so many threads find out about the 8x8 board after these moves, given to the check.
    fn searched(moves: &str, threads: usize, nodes: u64, check: impl FnOnce(&SearchTree)) {
        let rules = Rules::new(8, 8, 4, Variant::Standard, 2).unwrap();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let root = SearchPosition::of_board(&geometry, board);
            let context = LeafContext::new(geometry, Weights::built_in(), 7);
            let root = LineBoard::new(&context.lines, &root);
            let moves = context.moves(&root);
            let questions = Questions::new(&position);
            let tree = Mutex::new(SearchTree::new(Budget::new(&limits), 8, questions, &moves, None));
            let mut solver = Solver::new(SolverOptions::default());
            let shared = SharedSearch {
                tree,
                solver: Mutex::new(Some(&mut solver)),
                position: &position,
                limits: &limits,
            };
            on_threads(threads, Builder::new, || {
                shared.search(&root, &context.lines, &mut LeafEvaluator::new(&context, 7));
            });
            check(&shared.tree.into_inner().unwrap());
        });
    }

    #[test]
    fn a_leaf_gets_its_replies_when_it_is_seen_again() {
        searched("", 1, 10_000, |tree| {
            let (once, again): (Vec<&Node>, Vec<_>) =
                tree.nodes[1..].iter().filter(|node| node.visits > 0).partition(|node| node.visits == 1);
            assert!(once.len() > 100 && once.iter().all(|node| node.replies < 2));
            assert!(again.len() > 100 && again.iter().all(|node| node.replies > 0 || node.proof.is_some()));
        });
    }

    #[test]
    fn what_the_exact_solver_says_counts() {
        searched("2 2 1 2 5 1 4 6 5 3 3 3", 1, 200_000, |tree| {
            let by_solver = |node: &&Node| {
                let below = Proof::above(tree.nodes[node.replies()].iter().map(|reply| reply.proof));
                node.proof.is_some() && node.visits >= 16 && below.is_none()
            };
            assert!(tree.questions.spent() > 1_000 && tree.nodes.iter().any(|node| by_solver(&node)));
        });
    }

    #[test]
    fn threads_count_every_descent_once_and_keep_to_the_limit() {
        searched("", 4, 30_000, |tree| {
            assert_eq!((tree.under_way, u64::from(tree.nodes[0].visits)), (0, tree.descents));
            assert!(tree.nodes() <= 30_000 && (tree.is_decided || tree.nodes() > 29_900), "{}", tree.nodes());
            for node in tree.nodes.iter() {
                let below: u32 = tree.nodes[node.replies()].iter().map(|reply| reply.visits).sum();
                assert!(below <= node.visits && node.sum.abs() <= f64::from(node.visits) + 1e-3);
            }
        });
    }
}
