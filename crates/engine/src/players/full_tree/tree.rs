//! The game tree of a game without pops, which ends on every path.
use std::collections::HashMap;

use super::memory::Memoisation;
use super::progress::Progress;
use crate::background_drop::BackgroundDrop;
use crate::board::Discs;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::{Bitboard, Board, Limits, Seat};

/// Every game from a position on, walked through to its end: nothing is left out, even when a win has been found.
pub(super) struct FullTree<'a, B: Bitboard> {
    root_player: Seat,
    memory: Memoisation,
    known: BackgroundDrop<HashMap<Discs<B>, GameValue>>,
    budget: Budget<'a>,
    progress: Progress<'a>,
}

impl<'a, B: Bitboard> FullTree<'a, B> {
    /// The tree below this board, whose moves are tried by whoever asks for the values after them.
    pub(super) fn new(
        root: &Board<B>,
        memory: Memoisation,
        mut budget: Budget<'a>,
        limits: &'a Limits,
    ) -> Self {
        // That is one expansion. If even this is too much, the next one will be refused too.
        let _ = budget.spend();
        let mut progress = Progress::new(limits);
        progress.enter(root.legal_moves().len());
        Self { root_player: root.to_move(), memory, known: BackgroundDrop::default(), budget, progress }
    }

    /// Positions of which the moves were tried, as often as this was done.
    pub(super) fn expanded(&self) -> u64 {
        self.budget.nodes()
    }

    /// The share of the tree that was walked, 0 to 1.
    pub(super) fn share(&self) -> f32 {
        self.progress.share()
    }

    /// The value of a board after a move of the root, if the game goes on there.
    pub(super) fn value_after_move(&mut self, board: &Board<B>) -> Result<GameValue, Exhausted> {
        let value = self.value(board)?;
        self.progress.finish_move();
        Ok(value)
    }

    fn value(&mut self, board: &Board<B>) -> Result<GameValue, Exhausted> {
        match self.memory {
            Memoisation::Off => self.expand(board),
            Memoisation::Positions => self.recall(board),
        }
    }

    fn recall(&mut self, board: &Board<B>) -> Result<GameValue, Exhausted> {
        let identity = self.memory.identity(board);
        if let Some(&value) = self.known.get(&identity) {
            return Ok(value);
        }
        let value = self.expand(board)?;
        if self.known.len() < Memoisation::capacity::<B>(1) {
            Memoisation::make_room(&mut self.known, Memoisation::capacity::<B>(1));
            self.known.insert(identity, value);
        }
        Ok(value)
    }

    fn expand(&mut self, board: &Board<B>) -> Result<GameValue, Exhausted> {
        self.budget.spend()?;
        self.progress.tell(self.budget.nodes(), true);
        let is_root_player = board.to_move() == self.root_player;
        let mut best: Option<GameValue> = None;
        let moves = board.legal_moves();
        let counts = self.progress.enter(moves.len());
        for mv in moves {
            let mut after = *board;
            after.play(mv);
            let value = match GameValue::of_end(after.outcome_after(mv), self.root_player) {
                Some(end) => end,
                None => self.value(&after)?,
            };
            let value = value.a_ply_earlier();
            if best.is_none_or(|best| if is_root_player { value > best } else { value < best }) {
                best = Some(value);
            }
            if counts {
                self.progress.finish_move();
            }
        }
        if counts {
            self.progress.leave();
        }
        // While a game goes on there is room for a disc, so there is a move.
        Ok(best.unwrap_or(GameValue::Draw))
    }
}
