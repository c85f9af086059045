//! The look-ahead laid open: every move that it looks at, with what it is worth.
use super::score::score;
use crate::{Move, Outcome, Position, Seat};

/// A position of the look-ahead, with what it is worth and all that may come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The move that leads to it; none at the root.
    pub mv: Option<Move>,
    /// Whose turn it is; after the end, who would be next.
    pub to_move: Seat,
    /// How the game stands.
    pub outcome: Outcome,
    /// What it is worth to the player who looks ahead.
    pub value: i32,
    /// What every move leads to, by column, drop before pop; none where the look-ahead or the game ends.
    pub branches: Vec<Branch>,
}

impl Branch {
    /// What the side to move chooses: the first of the moves that give the position its value.
    pub fn best(&self) -> Option<&Branch> {
        self.branches.iter().find(|branch| branch.value == self.value)
    }
}

/// The whole tree of a look-ahead of so many plies for this player, nothing pruned; its root is worth
/// [`value`](super::value).
///
/// Cost: (moves in a position)^level branches, all of them in memory.
pub fn tree(position: &Position, level: u32, player: Seat) -> Branch {
    branch(&mut position.clone(), None, level, player)
}

fn branch(position: &mut Position, mv: Option<Move>, level: u32, player: Seat) -> Branch {
    let (to_move, outcome) = (position.to_move(), position.outcome());
    let mut branches = Vec::new();
    if level > 0 {
        for &next in &*position.legal_moves() {
            if position.play(next).is_ok() {
                branches.push(branch(position, Some(next), level - 1, player));
                position.undo();
            }
        }
    }
    let values = branches.iter().map(|branch| branch.value);
    let chosen = if to_move == player { values.max() } else { values.min() };
    Branch { mv, to_move, outcome, value: chosen.unwrap_or_else(|| score(position, player)), branches }
}
