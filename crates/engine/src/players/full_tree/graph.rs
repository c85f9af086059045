//! Retrograde analysis (Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970) of the positions that can follow
//! in `PopOut`, where they recur and a game need not end.
//!
//! The two sides are the root player and all others together, so it works for any number of players. It counts the
//! positions that it expands, as the players that use it promise; `search/popout` numbers all states of a board.
use std::collections::HashMap;

use super::memory::Memoisation;
use super::progress::Progress;
use crate::background_drop::BackgroundDrop;
use crate::board::Discs;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::{Bitboard, Board, Cell, Limits, Move, Outcome, Seat};

/// The positions that can follow from one, each with an index.
pub(super) struct PositionGraph<'a, B: Bitboard> {
    root: Board<B>,
    memory: Memoisation,
    budget: Budget<'a>,
    progress: Progress<'a>,
    indices: BackgroundDrop<HashMap<Discs<B>, u32>>,
    nodes: BackgroundDrop<Vec<Node<B>>>,
    /// Nodes of which the moves were tried: the first so many.
    expanded: usize,
}

/// A position on which the game goes on.
struct Node<B> {
    discs: Discs<B>,
    /// Who wins; none as long as that is not known, and for ever in a draw.
    value: Option<GameValue>,
    /// Positions after its moves, and draws, that may still save its mover. In misère there may be none from the start; a
    /// draw by a full board never stops being one.
    moves_left: u8,
}

impl<'a, B: Bitboard> PositionGraph<'a, B> {
    pub(super) fn new(root: &Board<B>, memory: Memoisation, budget: Budget<'a>, limits: &'a Limits) -> Self {
        Self {
            root: *root,
            memory,
            budget,
            progress: Progress::new(limits),
            indices: BackgroundDrop::default(),
            nodes: BackgroundDrop::default(),
            expanded: 0,
        }
    }

    /// Positions of which the moves were tried.
    pub(super) fn expanded(&self) -> u64 {
        self.expanded as u64
    }

    /// The value of a board that was reached, once all are solved.
    pub(super) fn value(&self, board: &Board<B>) -> Option<GameValue> {
        let &index = self.indices.get(&self.memory.identity(board))?;
        Some(self.nodes[index as usize].value.unwrap_or(GameValue::Draw))
    }

    /// Finds the values of all positions.
    pub(super) fn solve(&mut self) -> Result<(), Exhausted> {
        let root = self.root;
        self.index_of(&root)?;
        let mut marked = Vec::new();
        while self.expanded < self.nodes.len() {
            self.budget.spend()?;
            // How many there are is not known before they are found.
            self.progress.tell(self.expanded as u64, false);
            self.expand(self.expanded)?;
            if self.nodes[self.expanded].value.is_some() {
                marked.push(self.expanded);
            }
            self.expanded += 1;
        }
        while !marked.is_empty() {
            let mut next = Vec::new();
            for index in marked {
                self.budget.spend()?;
                self.mark_before(index, &mut next);
            }
            marked = next;
        }
        Ok(())
    }

    fn root_player(&self) -> Seat {
        self.root.to_move()
    }

    fn board(&self, index: usize) -> Board<B> {
        self.root.with_discs(self.nodes[index].discs)
    }

    /// The index of a position; a new one if it was not seen before.
    fn index_of(&mut self, board: &Board<B>) -> Result<u32, Exhausted> {
        let discs = self.memory.identity(board);
        if let Some(&index) = self.indices.get(&discs) {
            return Ok(index);
        }
        let index = self.nodes.len();
        if index >= Memoisation::capacity::<B>(2) {
            return Err(Exhausted);
        }
        Memoisation::make_room(&mut self.indices, Memoisation::capacity::<B>(2));
        self.nodes.push(Node { discs, value: None, moves_left: 0 });
        self.indices.insert(discs, index as u32);
        Ok(index as u32)
    }

    /// Finds the positions after each move, and whether a move wins at once.
    fn expand(&mut self, index: usize) -> Result<(), Exhausted> {
        let board = self.board(index);
        let root_player = self.root_player();
        let is_root_player = board.to_move() == root_player;
        let mut following = Vec::new();
        let mut draws = 0;
        for mv in board.legal_moves() {
            let mut after = board;
            after.play(mv);
            match after.outcome_after(mv) {
                Outcome::Ongoing => following.push(self.index_of(&after)?),
                Outcome::Draw(_) => draws += 1,
                Outcome::Win(winner) if (winner == root_player) == is_root_player => {
                    let won = if is_root_player { GameValue::Win(1) } else { GameValue::Loss(1) };
                    self.nodes[index].value = Some(won);
                }
                Outcome::Win(_) => {}
            }
        }
        // Mirrored moves may lead to one position, which counts once.
        following.sort_unstable();
        following.dedup();
        let node = &mut self.nodes[index];
        node.moves_left = following.len() as u8 + draws;
        if node.moves_left == 0 && node.value.is_none() {
            // Every move makes a line of the mover's own, which loses.
            node.value = Some(if is_root_player { GameValue::Loss(1) } else { GameValue::Win(1) });
        }
        Ok(())
    }

    /// Updates the positions from which this one, whose value is known, can be reached.
    fn mark_before(&mut self, index: usize, next: &mut Vec<usize>) {
        let Some(value) = self.nodes[index].value else { return };
        for before in self.indices_before(index) {
            let is_root_player = self.nodes[before].discs.0 == self.root_player();
            let node = &mut self.nodes[before];
            if node.value.is_some() {
                continue;
            }
            let is_good = value.is_win() == is_root_player;
            if !is_good {
                node.moves_left -= 1;
            }
            if is_good || node.moves_left == 0 {
                node.value = Some(value.a_ply_earlier());
                next.push(before);
            }
        }
    }

    /// The positions from which one move leads here, each once.
    fn indices_before(&self, index: usize) -> Vec<usize> {
        let board = self.board(index);
        let find = |before: Board<B>| self.indices.get(&self.memory.identity(&before));
        let mut all: Vec<usize> =
            boards_before(board).filter_map(find).map(|&index| index as usize).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// The boards from which one move leads here, by taking it back; not all of them can come up.
fn boards_before<B: Bitboard>(board: Board<B>) -> impl Iterator<Item = Board<B>> {
    let rules = *board.rules();
    let last_mover = board.last_mover();
    rules.columns().flat_map(move |column| {
        let height = board.height(column) as u8;
        let top = height.checked_sub(1).and_then(|row| board.disc_at(Cell::new(row, column)));
        let drop = (top == Some(last_mover)).then_some(Move::Drop(column));
        let pop = (height < rules.rows()).then_some(Move::Pop(column));
        drop.into_iter().chain(pop).map(move |mv| {
            let mut before = board;
            before.undo(mv);
            before
        })
    })
}
