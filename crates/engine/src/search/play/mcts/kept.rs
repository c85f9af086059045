//! What was found out for one move of a game, for the next.
use super::tree::{Node, subtree};
use crate::Position;
use crate::background_drop::BackgroundDrop;
use crate::budget::Budget;

/// The tree of the last search of a game.
#[derive(Default)]
pub(crate) struct KeptTree(Option<Kept>);

struct Kept {
    root: Position,
    nodes: BackgroundDrop<Vec<Node>>,
}

impl KeptTree {
    /// The part of it below a later position of the same game, as far as it was looked at. The same position again gets
    /// none of it, and is searched as if nobody had asked before.
    pub(super) fn take(&mut self, position: &Position, budget: &Budget) -> Option<BackgroundDrop<Vec<Node>>> {
        let Kept { root, nodes } = self.0.take()?;
        let played = position.moves().strip_prefix(root.moves()).filter(|played| !played.is_empty())?;
        // The same moves may follow upon another board that was set up.
        let is_later = root.after(played).is_ok_and(|reached| reached == *position);
        if is_later { subtree(&nodes, played, budget) } else { None }
    }

    /// Keeps the tree below a position.
    pub(super) fn put(&mut self, root: Position, nodes: BackgroundDrop<Vec<Node>>) {
        self.0 = Some(Kept { root, nodes });
    }
}
