//! Monte Carlo tree search with a max^n tree: each player goes where its own mean payoff is best, or where little is
//! known yet (Kocsis and Szepesvari, "Bandit based Monte-Carlo planning", 2006; several players as in Sturtevant, "An
//! analysis of UCT in multi-player games", 2008).
//!
//! A new position is graded by an `Evaluator`: by its lines, by a game that is played on, or by both. Wins are proved
//! upwards (Winands, Bjornsson and Saito, "Monte-Carlo tree search solver", 2008): a player who has a won move wins; a
//! player whose every move is won by others loses. Who loses in any case has no reason to let one of the others win
//! rather than another. The tree takes such a player to put off what can be put off, as most do, and otherwise each of the
//! wins to be as likely; but only what comes of every move is certain, and told as proved.
//!
//! Max^n trusts everybody to see what is best for them and to stop what is theirs to stop. People do not, nor do most
//! programs, and it is the searching player who pays for it. So the others are taken to err: where one of them is to
//! move, worse moves get a part of the visits that does not shrink with their number.
use std::ops::Range;
use std::time::Instant;

use super::evaluator::{Evaluator, LeafEvaluation, seat_bit, seat_bits};
use super::payoff::Payoff;
use crate::background_drop::BackgroundDrop;
use crate::budget::{Budget, Exhausted};
use crate::search::large_vec::with_room_for;
use crate::search::play::score::points;
use crate::{Move, Position, Report, Seat, Value};

/// Nodes that are kept at most.
const MOST_NODES: usize = 3_000_000;

/// A bit for each seat.
const ALL_SEATS: u8 = 0b1111;

/// What is known of the position after a move.
struct Node {
    mv: Move,
    /// Where its children are among all nodes; none yet if empty.
    children: Range<u32>,
    visits: u32,
    /// Sums of the payoffs. Millions of visits add too little to a sum in `f32`, and at last nothing.
    payoffs: [f64; 4],
    /// What it is taken to be worth, since there is nothing more to find out.
    settled: Option<Payoff>,
    /// For whom that is certain, a bit for each seat.
    certain: u8,
    /// Who wins by moves besides its children, or at once after them: a bit for each seat.
    others_win: u8,
}

impl Node {
    fn new(mv: Move) -> Self {
        Self { mv, children: 0..0, visits: 0, payoffs: [0.0; 4], settled: None, certain: 0, others_win: 0 }
    }

    /// Counts a visit that ended with this payoff.
    fn visit(&mut self, payoff: Payoff) {
        self.visits += 1;
        for (sum, seat) in self.payoffs.iter_mut().zip(Seat::ALL) {
            *sum += f64::from(payoff.fraction(seat));
        }
    }

    /// Whether what it is worth to this player is certain.
    fn is_certain_for(&self, seat: Seat) -> bool {
        self.certain & seat_bit(seat) != 0
    }

    /// The payoff of this player: as it is settled, or the mean so far.
    fn payoff(&self, seat: Seat) -> f32 {
        let mean = || (self.payoffs[seat.index()] / f64::from(self.visits.max(1))) as f32;
        self.settled.map_or_else(mean, |payoff| payoff.fraction(seat))
    }
}

/// A step of a descent.
struct Step {
    node: usize,
    /// What the mover would have had of the move that it prefers. There is nothing to find out about that one any more,
    /// so another was looked at.
    settled: Option<Payoff>,
}

/// The search below one position; node 0 is the root.
pub(super) struct SearchTree<'a, E: Evaluator> {
    pub(super) budget: Budget<'a>,
    evaluator: E,
    root: E::TreePosition,
    players: u8,
    /// Whose turns there are, the searching player's first; who has dropped out has none.
    turns: Vec<Seat>,
    started: Instant,
    /// Positions that have occurred twice in the game.
    drawn: Vec<E::Key>,
    nodes: BackgroundDrop<Vec<Node>>,
}

impl<'a, E: Evaluator> SearchTree<'a, E> {
    /// The game must go on at the root.
    pub(super) fn new(
        evaluator: E,
        root: E::TreePosition,
        position: &Position,
        drawn: Vec<E::Key>,
        budget: Budget<'a>,
    ) -> Self {
        let first = position.to_move();
        let next = |&seat: &Seat| Some(position.seat_after(seat)).filter(|&seat| seat != first);
        let turns = std::iter::successors(Some(first), next).collect();
        // Nobody asks which move led to the root.
        let root_node = Node::new(position.legal_moves()[0]);
        let mut nodes = with_room_for(MOST_NODES);
        nodes.push(root_node);
        let players = position.rules().players();
        let (started, nodes) = (Instant::now(), BackgroundDrop::new(nodes));
        Self { budget, evaluator, root, players, turns, started, drawn, nodes }
    }

    /// Who moves so many plies below the root.
    fn mover(&self, ply: usize) -> Seat {
        self.turns[ply % self.turns.len()]
    }

    fn to_move(&self) -> Seat {
        self.mover(0)
    }

    /// One iteration: selection, expansion, evaluation and backpropagation.
    pub(super) fn iterate(&mut self) -> Result<(), Exhausted> {
        // The budget alone would look at the clock at some nodes only, and one may take milliseconds here.
        if self.budget.is_called_off() {
            return Err(Exhausted);
        }
        self.budget.spend()?;
        let mut path = vec![Step { node: 0, settled: None }];
        let mut position = self.root;
        let mut passed: Vec<E::Key> = self.evaluator.key(&position).into_iter().collect();
        let mut node = 0;
        let mut payoff = None;
        while let Some(step) = self.select(node, self.mover(path.len() - 1)) {
            node = step.node;
            self.evaluator.play(&mut position, self.nodes[node].mv);
            path.push(step);
            if let Some(key) = self.evaluator.key(&position) {
                if self.drawn.contains(&key) || passed.contains(&key) {
                    payoff = Some(Payoff::draw(seat_bits(self.turns.iter().copied())));
                    break;
                }
                passed.push(key);
            }
        }
        let payoff = payoff.unwrap_or_else(|| self.expand(node, &position, path.len() as u32 - 1));
        self.backpropagate(&path, payoff);
        Ok(())
    }

    /// The child to look at next; none at a position that has no children yet or is settled.
    fn select(&mut self, node: usize, mover: Seat) -> Option<Step> {
        if self.nodes[node].settled.is_some() {
            return None;
        }
        let (preferred, open) = self.preferred(node, mover);
        let preferred = preferred?;
        let settled = self.nodes[preferred].settled;
        if settled.is_none() {
            return Some(Step { node: preferred, settled });
        }
        self.nodes[preferred].visits += 1;
        open.map(|node| Step { node, settled })
    }

    /// The child by upper confidence bound (UCT), and the one among those that are open.
    fn preferred(&self, node: usize, mover: Seat) -> (Option<usize>, Option<usize>) {
        let visits = self.nodes[node].visits.max(1) as f32;
        let exploration = self.evaluator.exploration(mover == self.to_move(), visits);
        let (mut best, mut best_open) = (None, None);
        let (mut most, mut most_open) = (f32::MIN, f32::MIN);
        for number in self.children(node) {
            let child = &self.nodes[number];
            let uct = child.payoff(mover)
                + exploration / (child.visits.max(1) as f32).sqrt()
                + f32::from(child.visits == 0);
            if uct > most {
                (best, most) = (Some(number), uct);
            }
            if child.settled.is_none() && uct > most_open {
                (best_open, most_open) = (Some(number), uct);
            }
        }
        (best, best_open)
    }

    fn children(&self, node: usize) -> Range<usize> {
        let Range { start, end } = self.nodes[node].children;
        start as usize..end as usize
    }

    /// The payoff at a position that is new to the tree; gives it children, unless it settles itself.
    fn expand(&mut self, node: usize, position: &E::TreePosition, ply: u32) -> Payoff {
        if let Some(payoff) = self.nodes[node].settled {
            return payoff;
        }
        let last = (node != 0).then(|| self.nodes[node].mv);
        match self.evaluator.evaluate(position, last, ply) {
            LeafEvaluation::Settled(payoff) => {
                self.settle(node, payoff, ALL_SEATS);
                payoff
            }
            LeafEvaluation::Lost { payoff, may_win } => {
                // Who cannot win loses.
                self.settle(node, payoff, if may_win.is_power_of_two() { ALL_SEATS } else { !may_win });
                payoff
            }
            LeafEvaluation::Open { moves, others_win, estimate } => {
                self.nodes[node].others_win = others_win;
                self.add_children(node, &moves);
                estimate
            }
        }
    }

    fn settle(&mut self, node: usize, payoff: Payoff, certain: u8) {
        let node = &mut self.nodes[node];
        (node.settled, node.certain) = (Some(payoff), certain);
    }

    fn add_children(&mut self, node: usize, moves: &[Move]) {
        if self.nodes.len() + moves.len() <= self.nodes.capacity() {
            let start = self.nodes.len() as u32;
            self.nodes.extend(moves.iter().map(|&mv| Node::new(mv)));
            self.nodes[node].children = start..self.nodes.len() as u32;
        }
    }

    fn backpropagate(&mut self, path: &[Step], mut payoff: Payoff) {
        for (ply, step) in path.iter().enumerate().rev() {
            let node = step.node;
            if self.nodes[node].settled.is_none()
                && let Some((payoff, certain)) = self.proof(node, self.mover(ply))
            {
                self.settle(node, payoff, certain);
            }
            payoff = self.nodes[node].settled.unwrap_or(payoff);
            self.nodes[node].visit(payoff);
            payoff = step.settled.unwrap_or(payoff);
        }
    }

    /// What a position is worth by its children, and for whom that is certain: a won one is enough, or all must be
    /// settled.
    fn proof(&self, node: usize, mover: Seat) -> Option<(Payoff, u8)> {
        let players = self.players;
        let winner = |payoff: Payoff| payoff.winner(players).map(|(winner, _)| winner);
        let children = &self.nodes[self.children(node)];
        let settled = children.iter().filter_map(|child| Some((child, child.settled?)));
        let rank = |(child, payoff): &(&Node, Payoff)| self.rank(child, *payoff, mover);
        let (best, payoff) = settled.clone().max_by_key(rank)?;
        let wins = winner(payoff) == Some(mover);
        let is_won_for_certain = wins && best.is_certain_for(mover);
        if !is_won_for_certain && children.iter().any(|child| child.settled.is_none()) {
            return None;
        }
        if wins {
            return Some((payoff, if is_won_for_certain { ALL_SEATS } else { 0 }));
        }
        if !payoff.is_lost_by(mover) {
            // The mover makes this move, if it is certain that no other is better.
            let is_certain = children.iter().all(|child| child.is_certain_for(mover));
            return Some((payoff, if is_certain { best.certain } else { 0 }));
        }
        // Who loses in any case need not stop anybody: what is certain is what is so after every move.
        let others_win = self.nodes[node].others_win;
        let is_certain = |&seat: &Seat| {
            let after_all = |is_so: &dyn Fn(Payoff) -> bool| {
                settled.clone().all(|(child, payoff)| child.is_certain_for(seat) && is_so(payoff))
            };
            (others_win & seat_bit(seat) == 0 && after_all(&|payoff| payoff.is_lost_by(seat)))
                || (others_win & !seat_bit(seat) == 0 && after_all(&|payoff| winner(payoff) == Some(seat)))
        };
        let certain = seat_bits(Seat::ALL.into_iter().filter(is_certain));
        let is_one_to_win =
            winner(payoff).is_some() && settled.clone().all(|(_, each)| winner(each) == winner(payoff));
        let all = settled.map(|(_, payoff)| payoff);
        Some((if is_one_to_win { payoff } else { Payoff::mean(all, players) }, certain))
    }

    /// The order in which a player likes moves that are settled: a win that is certain comes before a sooner one that
    /// others may stop.
    fn rank(&self, child: &Node, payoff: Payoff, mover: Seat) -> (bool, i32, bool) {
        let is_certain = child.is_certain_for(mover);
        let wins = payoff.winner(self.players).is_some_and(|(winner, _)| winner == mover);
        (wins && is_certain, payoff.of(mover), is_certain)
    }

    pub(super) fn is_settled(&self) -> bool {
        self.nodes[0].settled.is_some()
    }

    /// Whether the move that leads can't be caught up with any more.
    pub(super) fn is_decided(&self) -> bool {
        let Some(best) = self.best_child(0, self.to_move()) else { return false };
        let is_lost = |node: &Node| node.settled.is_some_and(|payoff| payoff.is_lost_by(self.to_move()));
        let others = || self.children(0).filter(|&child| child != best && !is_lost(&self.nodes[child]));
        if others().any(|child| self.nodes[best].settled.or(self.nodes[child].settled).is_some()) {
            return false;
        }
        let second = others().map(|child| self.nodes[child].visits).max().unwrap_or(0);
        let lead = self.nodes[best].visits.saturating_sub(second);
        others().next().is_none()
            || u64::from(lead) > self.budget.steps_left(self.budget.nodes(), self.started)
    }

    /// What a player may expect of the root, once it was looked at.
    pub(super) fn expectation(&self, seat: Seat) -> Option<f32> {
        let root = &self.nodes[0];
        let best = self.best_child(0, self.to_move()).unwrap_or(0);
        (root.visits > 0).then(|| self.nodes[best].payoff(seat))
    }

    /// The best line: at each position the move that was looked at most, or one that is settled and better.
    pub(super) fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(child) = self.best_child(node, self.mover(line.len())) {
            line.push(self.nodes[child].mv);
            node = child;
        }
        line
    }

    fn best_child(&self, node: usize, mover: Seat) -> Option<usize> {
        // Of equals the last is taken, which is the first of the moves.
        let visited = || self.children(node).rev().filter(|&child| self.nodes[child].visits > 0);
        let payoff = |child: usize| self.nodes[child].payoff(mover);
        let rank = |child: usize| {
            let child = &self.nodes[child];
            child.settled.map(|payoff| self.rank(child, payoff, mover))
        };
        let open = visited().filter(|&child| rank(child).is_none());
        let open = open.max_by_key(|&child| self.nodes[child].visits);
        let settled = visited().filter_map(|child| Some((rank(child)?, child))).max_by_key(|&(rank, _)| rank);
        match (open, settled) {
            // A few games that are played on may all end in a win that is sooner than the certain one.
            (_, Some(((true, ..), settled))) => Some(settled),
            (Some(open), Some((_, settled))) if payoff(settled) >= payoff(open) => Some(settled),
            (open, settled) => open.or(settled.map(|(_, settled)| settled)),
        }
    }

    /// What has been found out so far; the depth is that of the best line.
    pub(super) fn report(&self) -> Report {
        let (line, value) = (self.line(), self.value());
        Report {
            value,
            proved: value.is_some_and(|value| !matches!(value, Value::Score(_))),
            depth: line.len() as u32,
            nodes: self.budget.nodes(),
            principal_variation: line,
            ..Report::default()
        }
    }

    /// What the root is worth to the player to move: proved, or a score by the best move's payoff so far. None if it was
    /// not looked at.
    fn value(&self) -> Option<Value> {
        let (seat, players) = (self.to_move(), self.players);
        let score = |payoff: f32| match players {
            2 => Value::Score(points(2.0 * payoff - 1.0)),
            _ => Value::Score(((payoff - 1.0 / self.turns.len() as f32) * 1000.0) as i32),
        };
        let root = &self.nodes[0];
        let certain = root.settled.filter(|_| root.is_certain_for(seat));
        let certain = certain.and_then(|payoff| payoff.value(seat, players));
        certain.or_else(|| self.expectation(seat).map(score))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Column;

    #[test]
    fn the_mean_does_not_drift_with_millions_of_visits() {
        let mut node = Node::new(Move::Drop(Column::new(0).unwrap()));
        let draw = Payoff::draw(0b111);
        for _ in 0..30_000_000 {
            node.visit(draw);
        }
        assert!((node.payoff(Seat::FIRST) - draw.fraction(Seat::FIRST)).abs() < 1e-5);
    }
}
