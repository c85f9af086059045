//! Retrograde analysis (Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970) of the positions that can follow
//! in `PopOut`, where they recur and a game need not end.
//!
//! The two sides are the root player and all others together, so it works for any number of players. It counts the
//! positions that it expands, as the players that use it promise; `search/popout` numbers all states of a board.
use std::cmp::Reverse;
use std::collections::HashMap;

use super::progress::Progress;
use super::{ExactValue, Memoisation};
use crate::background_drop::BackgroundDrop;
use crate::board::Discs;
use crate::budget::{Budget, Exhausted};
use crate::{Bitboard, Board, Cell, Limits, Move, Outcome, Seat};

/// The positions that can follow from one, each known by its place among all.
pub(super) struct PositionGraph<'a, B: Bitboard> {
    root: Board<B>,
    memory: Memoisation,
    budget: Budget<'a>,
    progress: Progress<'a>,
    places: BackgroundDrop<HashMap<Discs<B>, u32>>,
    nodes: BackgroundDrop<Vec<Node<B>>>,
    /// Nodes of which the moves were tried: the first so many.
    expanded: usize,
}

/// A position on which the game goes on.
struct Node<B> {
    discs: Discs<B>,
    /// Who wins; none as long as that is not known, and for ever in a draw.
    value: Option<ExactValue>,
    /// Positions after its moves, and draws, that may still save its mover. There is one at first, since a disc can
    /// be dropped; a draw by a full board never stops being one.
    moves_left: u8,
}

impl<'a, B: Bitboard> PositionGraph<'a, B> {
    pub(super) fn new(root: &Board<B>, memory: Memoisation, budget: Budget<'a>, limits: &'a Limits) -> Self {
        Self {
            root: *root,
            memory,
            budget,
            progress: Progress::new(limits),
            places: BackgroundDrop::default(),
            nodes: BackgroundDrop::default(),
            expanded: 0,
        }
    }

    /// Positions of which the moves were tried.
    pub(super) fn expanded(&self) -> u64 {
        self.expanded as u64
    }

    /// What a board comes to that was reached, once all are solved.
    pub(super) fn value(&self, board: &Board<B>) -> Option<ExactValue> {
        let &place = self.places.get(&self.memory.identity(board))?;
        Some(self.nodes[place as usize].value.unwrap_or(ExactValue::Open(())))
    }

    /// Finds what all positions come to.
    pub(super) fn solve(&mut self) -> Result<(), Exhausted> {
        let root = self.root;
        self.place(&root)?;
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
            for place in marked {
                self.budget.spend()?;
                self.mark_before(place, &mut next);
            }
            marked = next;
        }
        Ok(())
    }

    fn root_player(&self) -> Seat {
        self.root.to_move()
    }

    fn board(&self, place: usize) -> Board<B> {
        self.root.with_discs(self.nodes[place].discs)
    }

    /// Where a position is; a new place if it was not seen before.
    fn place(&mut self, board: &Board<B>) -> Result<u32, Exhausted> {
        let discs = self.memory.identity(board);
        if let Some(&place) = self.places.get(&discs) {
            return Ok(place);
        }
        let place = self.nodes.len();
        if place >= Memoisation::capacity::<B>(2) {
            return Err(Exhausted);
        }
        Memoisation::make_room(&mut self.places, Memoisation::capacity::<B>(2));
        self.nodes.push(Node { discs, value: None, moves_left: 0 });
        self.places.insert(discs, place as u32);
        Ok(place as u32)
    }

    /// Finds the positions after each move, and whether a move wins at once.
    fn expand(&mut self, place: usize) -> Result<(), Exhausted> {
        let board = self.board(place);
        let root_player = self.root_player();
        let is_root_player = board.to_move() == root_player;
        let mut following = Vec::new();
        let mut draws = 0;
        for mv in board.legal_moves() {
            let mut after = board;
            after.play(mv);
            match after.outcome_after(mv) {
                Outcome::Ongoing => following.push(self.place(&after)?),
                Outcome::Draw(_) => draws += 1,
                Outcome::Win(winner) if (winner == root_player) == is_root_player => {
                    let won = if is_root_player { ExactValue::Won(Reverse(1)) } else { ExactValue::Lost(1) };
                    self.nodes[place].value = Some(won);
                }
                Outcome::Win(_) => {}
            }
        }
        // Mirrored moves may lead to one position, which counts once.
        following.sort_unstable();
        following.dedup();
        self.nodes[place].moves_left = following.len() as u8 + draws;
        Ok(())
    }

    /// Updates the positions from which this one, whose value is known, can be reached.
    fn mark_before(&mut self, place: usize, next: &mut Vec<usize>) {
        let Some(value) = self.nodes[place].value else { return };
        for before in self.places_before(place) {
            let is_root_player = self.nodes[before].discs.0 == self.root_player();
            let node = &mut self.nodes[before];
            if node.value.is_some() {
                continue;
            }
            let is_good = value.is_won() == is_root_player;
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
    fn places_before(&self, place: usize) -> Vec<usize> {
        let board = self.board(place);
        let find = |before: Board<B>| self.places.get(&self.memory.identity(&before));
        let mut all: Vec<usize> =
            boards_before(board).filter_map(find).map(|&place| place as usize).collect();
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
