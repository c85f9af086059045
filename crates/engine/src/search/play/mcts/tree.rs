//! The tree: selection, expansion and backpropagation.
use std::ops::Range;
use std::time::Instant;

use super::playout::Playouts;
use super::proof::Proof;
use crate::Move;
use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::budget::{Budget, Exhausted};
use crate::search::large_vec::with_room_for;
use crate::search::play::evaluation::{Evaluation, POINTS, Weights};
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;

/// How much a move that has been looked at seldom is preferred.
const EXPLORATION: f32 = 0.7;

/// The part that a game played on has in the grade of a leaf; the rest is the evaluation's.
const PLAYOUT_PART: f32 = 0.5;

/// Nodes that are kept at most: 64 MiB.
const MOST_NODES: usize = (64 << 20) / size_of::<Node>();

/// What is known of a move. Results are those of whoever makes it, from -1 to 1.
struct Node {
    sum: f64,
    visits: u32,
    /// Where the nodes of the replies are; none yet if it is empty.
    replies: Range<u32>,
    /// How likely it is to be the best, by the evaluation alone; those of all moves in a position sum to 1.
    prior: f32,
    /// The evaluation, which counts as one visit.
    grade: f32,
    proof: Option<Proof>,
    mv: Move,
}

impl Node {
    fn new(mv: Move) -> Self {
        Self { sum: 0.0, visits: 0, replies: 0..0, prior: 1.0, grade: 0.0, proof: None, mv }
    }

    fn mean(&self) -> f32 {
        let mean = (self.sum as f32 + self.grade) / (self.visits + 1) as f32;
        self.proof.map_or(mean, Proof::result)
    }
}

/// The search below one position; node 0 is the root.
pub(super) struct SearchTree<'a, B: Bitboard> {
    geometry: ThreatGeometry<B>,
    root: SearchPosition<B>,
    evaluation: Evaluation<B>,
    playouts: Playouts,
    budget: Budget<'a>,
    nodes: BackgroundDrop<Vec<Node>>,
    started: Instant,
}

impl<'a, B: Bitboard> SearchTree<'a, B> {
    pub(super) fn new(
        geometry: ThreatGeometry<B>,
        root: SearchPosition<B>,
        weights: &Weights,
        seed: u64,
        budget: Budget<'a>,
    ) -> Self {
        let mut nodes = with_room_for(MOST_NODES);
        // Nobody asks which move led to the root.
        nodes.push(Node::new(Move::Drop(geometry.order()[0])));
        let evaluation = Evaluation::new(&geometry, weights, seed);
        let mut tree = Self {
            geometry,
            root,
            evaluation,
            playouts: Playouts::new(seed),
            budget,
            nodes: BackgroundDrop::new(nodes),
            started: Instant::now(),
        };
        tree.expand(0, &root);
        tree
    }

    /// One descent: down to a leaf, which is graded and gets replies, and up again.
    pub(super) fn descend(&mut self) -> Result<(), Exhausted> {
        let most = self.budget.most_nodes().unwrap_or(u64::MAX);
        if self.budget.is_exhausted() || self.budget.nodes() + self.most_nodes_of_descent() > most {
            return Err(Exhausted);
        }
        self.budget.charge(1);
        let mut pos = self.root;
        let mut path = vec![0];
        let mut node = 0;
        while let Some(reply) = self.select(node) {
            pos = pos.after(&self.geometry, self.nodes[reply].mv);
            path.push(reply);
            node = reply;
        }
        let result = self.grade(node, &pos);
        self.backpropagate(&path, result);
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
        let puct = |reply: usize| {
            let reply = &self.nodes[reply];
            match reply.proof {
                Some(Proof::Loss(_)) => f32::MIN,
                _ => reply.mean() + exploration * reply.prior / (1 + reply.visits) as f32,
            }
        };
        // The first among equals, which is nearest to the middle.
        self.replies(node).rev().max_by(|&a, &b| puct(a).total_cmp(&puct(b)))
    }

    fn replies(&self, node: usize) -> Range<usize> {
        let Range { start, end } = self.nodes[node].replies;
        start as usize..end as usize
    }

    /// The result for the side to move at a leaf.
    fn grade(&mut self, node: usize, pos: &SearchPosition<B>) -> f32 {
        if let Some(proof) = self.nodes[node].proof.or_else(|| self.expand(node, pos)) {
            self.nodes[node].proof = Some(proof);
            return -proof.result();
        }
        self.budget.charge(self.replies(node).len() as u64);
        let best = self.replies(node).map(|reply| self.nodes[reply].grade).max_by(f32::total_cmp);
        let evaluated = best.unwrap_or(-self.nodes[node].grade);
        PLAYOUT_PART * self.playouts.play(&self.geometry, *pos) + (1.0 - PLAYOUT_PART) * evaluated
    }

    /// Gives a node its replies, unless there is no room; or finds out what it comes to.
    fn expand(&mut self, node: usize, pos: &SearchPosition<B>) -> Option<Proof> {
        let all = self.geometry.grid().cells();
        if pos.occupied() == all {
            return Some(Proof::Draw);
        }
        if pos.wins_at_once(&self.geometry) {
            return Some(Proof::Loss(2));
        }
        let drops = pos.safe_drops(&pos.threat_info(&self.geometry));
        if drops.is_empty() {
            return Some(Proof::Win(3));
        }
        if self.nodes.len() + drops.count() as usize <= self.nodes.capacity() {
            self.add_replies(node, pos, drops);
        }
        None
    }

    fn add_replies(&mut self, node: usize, pos: &SearchPosition<B>, drops: B) {
        let start = self.nodes.len();
        for &column in self.geometry.order() {
            let cell = drops & self.geometry.column(column);
            if cell.is_empty() {
                continue;
            }
            let after = pos.after_drop(&self.geometry, cell);
            let logit = -self.evaluation.points(&self.geometry, &after) as f32 / POINTS as f32;
            self.nodes.push(Node {
                prior: logit.clamp(-20.0, 20.0).exp(),
                grade: (logit / 2.0).tanh(),
                ..Node::new(Move::Drop(column))
            });
        }
        let replies = &mut self.nodes[start..];
        let total: f32 = replies.iter().map(|reply| reply.prior).sum();
        for reply in replies.iter_mut() {
            reply.prior /= total;
        }
        self.nodes[node].replies = start as u32..self.nodes.len() as u32;
    }

    /// Takes in a result for the side to move at the end of the path.
    fn backpropagate(&mut self, path: &[usize], mut result: f32) {
        for &node in path.iter().rev() {
            if self.nodes[node].proof.is_none() {
                self.nodes[node].proof =
                    Proof::above(self.replies(node).map(|reply| self.nodes[reply].proof));
            }
            let Node { sum, visits, proof, .. } = &mut self.nodes[node];
            let own = proof.map_or(-result, Proof::result);
            *sum += f64::from(own);
            *visits += 1;
            result = own;
        }
    }

    /// Positions that were graded, in whatever way.
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes()
    }

    pub(super) fn descents(&self) -> u64 {
        self.nodes[0].visits.into()
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
        second.is_none_or(|second| u64::from(lead.saturating_sub(second)) > self.descents_left())
    }

    fn is_lost(&self, node: usize) -> bool {
        matches!(self.nodes[node].proof, Some(Proof::Loss(_)))
    }

    /// Descents that there is room for, at the rate so far.
    fn descents_left(&self) -> u64 {
        let descents = self.descents() as f64;
        let in_nodes = self.budget.most_nodes().map(|most| {
            most.saturating_sub(self.budget.nodes()) as f64 * descents / self.budget.nodes().max(1) as f64
        });
        let in_time = self
            .budget
            .time_left()
            .map(|left| left.as_secs_f64() * descents / self.started.elapsed().as_secs_f64().max(1e-9));
        in_nodes.into_iter().chain(in_time).fold(f64::INFINITY, f64::min) as u64
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
            line.push(self.nodes[best].mv);
            node = best;
        }
        line
    }
}
