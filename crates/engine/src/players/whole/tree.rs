//! The game tree of a game without pops, which ends on every path.
use std::collections::HashMap;

use super::{Fate, Memory};
use crate::background_drop::BackgroundDrop;
use crate::board::Discs;
use crate::budget::{Budget, Exhausted};
use crate::{Bitboard, Board, Seat};

/// Every game from a position on, walked through to its end: nothing is left out, even when a win has been found.
pub(super) struct Tree<'a, B: Bitboard> {
    asker: Seat,
    memory: Memory,
    known: BackgroundDrop<HashMap<Discs<B>, Fate>>,
    budget: Budget<'a>,
}

impl<'a, B: Bitboard> Tree<'a, B> {
    /// The tree below this board, whose moves are tried by whoever asks for the fates after them.
    pub(super) fn new(root: &Board<B>, memory: Memory, mut budget: Budget<'a>) -> Self {
        // That is one expansion. If even this is too much, the next one will be refused too.
        let _ = budget.spend();
        Self { asker: root.to_move(), memory, known: BackgroundDrop::default(), budget }
    }

    /// Positions of which the moves were tried, as often as this was done.
    pub(super) fn expanded(&self) -> u64 {
        self.budget.nodes()
    }

    /// What a board comes to on which the game goes on.
    pub(super) fn fate(&mut self, board: &Board<B>) -> Result<Fate, Exhausted> {
        match self.memory {
            Memory::Nothing => self.expand(board),
            Memory::Positions => self.recall(board),
        }
    }

    fn recall(&mut self, board: &Board<B>) -> Result<Fate, Exhausted> {
        let identity = self.memory.identity(board);
        if let Some(&fate) = self.known.get(&identity) {
            return Ok(fate);
        }
        let fate = self.expand(board)?;
        if self.known.len() < Memory::capacity::<B>(1) {
            Memory::make_room(&mut self.known, Memory::capacity::<B>(1));
            self.known.insert(identity, fate);
        }
        Ok(fate)
    }

    fn expand(&mut self, board: &Board<B>) -> Result<Fate, Exhausted> {
        self.budget.spend()?;
        let is_asker = board.to_move() == self.asker;
        let mut best: Option<Fate> = None;
        for mv in board.legal_moves() {
            let mut after = *board;
            after.play(mv);
            let fate = match Fate::of_end(after.outcome_after(mv), self.asker) {
                Some(end) => end,
                None => self.fate(&after)?,
            };
            let fate = fate.a_ply_earlier();
            if best.is_none_or(|best| if is_asker { fate > best } else { fate < best }) {
                best = Some(fate);
            }
        }
        // While a game goes on there is room for a disc, so there is a move.
        Ok(best.unwrap_or(Fate::Open(())))
    }
}
