//! What was found out for one move of a game, for the next.
use super::tree::{Node, subtree};
use crate::Position;
use crate::background_drop::BackgroundDrop;
use crate::budget::Budget;
use crate::search::{Solver, SolverOptions};

/// The work on the last move of a game; by default none, and no exact solver is asked.
#[derive(Default)]
pub(crate) struct KeptWork {
    tree: Option<KeptTree>,
    /// Asked about positions in the tree, with what it has found for earlier ones.
    pub(super) solver: Option<Solver>,
}

struct KeptTree {
    root: Position,
    nodes: BackgroundDrop<Vec<Node>>,
}

impl KeptWork {
    /// None so far, with a solver to ask.
    pub(crate) fn with_solver(options: SolverOptions) -> Self {
        Self { tree: None, solver: Some(Solver::new(options)) }
    }

    /// The solver, for other questions about the same game.
    pub(crate) fn solver(&mut self) -> Option<&mut Solver> {
        self.solver.as_mut()
    }

    /// The part of it below a later position of the same game, as far as it was looked at. The same position again gets
    /// none of it, and is searched as if nobody had asked before.
    pub(super) fn take_tree(
        &mut self,
        position: &Position,
        budget: &Budget,
    ) -> Option<BackgroundDrop<Vec<Node>>> {
        let KeptTree { root, nodes } = self.tree.take()?;
        let played = position.moves().strip_prefix(root.moves()).filter(|played| !played.is_empty())?;
        // The same moves may follow upon another board that was set up.
        let is_later = root.after(played).is_ok_and(|reached| reached == *position);
        if is_later { subtree(&nodes, played, budget) } else { None }
    }

    /// Keeps the tree below a position.
    pub(super) fn put_tree(&mut self, root: Position, nodes: BackgroundDrop<Vec<Node>>) {
        self.tree = Some(KeptTree { root, nodes });
    }
}
