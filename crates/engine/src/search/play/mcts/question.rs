//! When the exact solver is asked about a position in the tree.
use crate::Position;
use crate::grid::bits_needed;
use crate::search::request::Unsolvable;
use crate::search::sight::nodes_to_see;

/// Visits from which on a position may be asked about, each time that they have doubled.
const FEWEST_VISITS: u32 = 16;

/// Nodes of the solver for each visit of the position.
const NODES_PER_VISIT: u64 = 4;

/// How much more a question must allow than the solver needs in half of the positions that it was measured on. In the
/// tree games are less decided.
const ALLOWANCE: f64 = 2.0;

/// The part of all nodes that the solver may take, in hundredths.
const SHARE: u64 = 60;

/// Of so many nodes questions have their share from the first.
const FIRST_NODES: u64 = 20_000;

/// What a node of the solver counts in that share on boards of more than 128 bits, where it takes longer than one of the
/// tree.
const COST_OF_WIDE: u64 = 4;

/// Which questions are worth their nodes. One is asked at a time.
pub(super) struct Questions {
    /// Nodes that a question must allow, by the number of free cells; empty where the solver can't be asked.
    needed: Vec<f64>,
    free_at_root: usize,
    /// What a node counts.
    cost: u64,
    /// Nodes that questions have taken.
    spent: u64,
    /// Nodes that were given for a question without an answer yet.
    pending: Option<u64>,
}

impl Questions {
    /// None at all.
    pub(super) fn none() -> Self {
        Self { needed: Vec::new(), free_at_root: 0, cost: 1, spent: 0, pending: None }
    }

    /// Those below this position, of a game by rules for the exact solver.
    pub(super) fn new(position: &Position) -> Self {
        let rules = *position.rules();
        let free_at_root = rules.cells() - position.discs();
        let most = if Unsolvable::check_turn(position).is_ok() { free_at_root } else { 0 };
        Self {
            needed: (0..most).map(|free| nodes_to_see(rules, free) * ALLOWANCE).collect(),
            free_at_root,
            cost: if bits_needed(rules) > u128::BITS { COST_OF_WIDE } else { 1 },
            spent: 0,
            pending: None,
        }
    }

    /// Nodes for a question about a position so many plies below the root that was visited so often, if it is worth
    /// asking; tree and solver have taken so many in all.
    pub(super) fn nodes_for(&self, plies: usize, visits: u32, all: u64) -> Option<u64> {
        if visits < FEWEST_VISITS || !visits.is_power_of_two() || self.pending.is_some() {
            return None;
        }
        let needed = *self.needed.get(self.free_at_root.checked_sub(plies)?)?;
        let most = all.max(FIRST_NODES) * SHARE / 100 / self.cost;
        let given = (u64::from(visits) * NODES_PER_VISIT / self.cost).min(most.saturating_sub(self.spent));
        (given as f64 >= needed).then_some(given)
    }

    /// Takes into account that a question is asked for which so many nodes are given.
    pub(super) fn ask(&mut self, nodes: u64) {
        self.pending = Some(nodes);
    }

    /// Takes into account that it took so many nodes.
    pub(super) fn end(&mut self, nodes: u64) {
        self.pending = None;
        self.spent += nodes;
    }

    /// Nodes that a question under way may take.
    pub(super) fn pending(&self) -> u64 {
        self.pending.unwrap_or(0)
    }

    /// Whether of all nodes, so many, they have taken no more than they will take in the long run.
    pub(super) fn are_in_proportion(&self, all: u64) -> bool {
        self.spent * self.cost * 100 <= all * SHARE
    }

    /// Nodes that questions have taken.
    #[cfg(test)]
    pub(super) fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Column, Rules, Seat, Variant, parse_game};

    /// Questions below a position of the 8x8 board with 22 discs.
    fn questions() -> Questions {
        let rules = Rules::new(8, 8, 4, Variant::Standard, 2).unwrap();
        let moves = parse_game("3 5 2 1 2 2 4 8 3 1 4 5 4 4 4 3 3 3 4 8 5 5", &rules).unwrap();
        Questions::new(&Position::from_moves(rules, &moves).unwrap())
    }

    #[test]
    fn a_position_is_asked_about_when_its_visits_have_doubled_and_allow_for_it() {
        let questions = questions();
        let asked = |plies, visits| questions.nodes_for(plies, visits, 1_000_000);
        assert_eq!(asked(1, 1 << 16), Some(1 << 18));
        assert_eq!(asked(1, (1 << 16) + 1), None);
        assert_eq!(asked(1, 1 << 10), None, "too few for so many free cells");
        assert_eq!(asked(20, 1 << 10), Some(1 << 12));
        assert_eq!(asked(30, 16), Some(64));
        assert_eq!(asked(30, 8), None);
        assert_eq!(asked(43, 1 << 10), None, "beyond the full board");
    }

    #[test]
    fn one_question_is_asked_at_a_time_and_all_together_take_their_share() {
        let mut questions = questions();
        questions.ask(4096);
        assert_eq!((questions.pending(), questions.nodes_for(20, 1024, 1_000_000)), (4096, None));
        questions.end(100);
        assert_eq!((questions.pending(), questions.nodes_for(20, 1024, 0)), (0, Some(4096)));
        questions.end(11_000);
        assert_eq!(questions.nodes_for(20, 1024, 0), Some(900));
        questions.end(1_000);
        assert_eq!(questions.nodes_for(20, 1024, 0), None);
        assert_eq!(questions.nodes_for(20, 1024, 30_000), Some(4096));
        assert!(!questions.are_in_proportion(20_000) && questions.are_in_proportion(21_000));
    }

    #[test]
    fn nothing_is_asked_about_positions_without_a_value() {
        let rules = Rules::default();
        let foot = Cell::new(0, Column::new(0).unwrap());
        let disc = |cell| (cell == foot).then_some(Seat::FIRST);
        let nodes = |to_move| {
            let position = Position::set_up(rules, to_move, disc).unwrap();
            Questions::new(&position).nodes_for(20, 1 << 16, 1_000_000)
        };
        assert!(nodes(Seat::new(1).unwrap()).is_some());
        assert_eq!(nodes(Seat::FIRST), None);
    }
}
