//! A way to play that never loses, and the walk that shows it with the plain rules alone.
//!
//! A [`Strategy`] has a move for every position in which its player can come to be to move by following it, whatever
//! the opponent does. If no play that keeps to it ends in a win of the opponent, the player never loses: a game that
//! does not end comes back to a position for the third time, which is a draw. Two such strategies, one for each player,
//! prove a draw. Nothing of the search is used here: moves are made and judged on a [`Board`], one after the other.
use std::collections::{HashMap, HashSet};

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::{IllegalMove, Move, Outcome, Seat};

/// The discs of the two players, the first one first. It is always the turn of the player whose strategy it is.
pub(super) type Discs<B> = [B; 2];

/// The discs on a board of two players.
pub(super) fn discs_on<B: Bitboard>(board: &Board<B>) -> Discs<B> {
    let (_, [first, second, ..]) = board.all_discs();
    [first, second]
}

/// The same board with these discs, and this player to move.
pub(super) fn with_discs<B: Bitboard>(board: &Board<B>, seat: Seat, [first, second]: Discs<B>) -> Board<B> {
    board.with_discs((seat, [first, second, B::EMPTY, B::EMPTY]))
}

/// A move for each position in which one player may come to be to move.
pub(crate) struct Strategy<B> {
    seat: Seat,
    moves: HashMap<Discs<B>, Move>,
}

/// Why a strategy does not keep its player from losing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flaw {
    /// A position comes up for which it has no move.
    NoMove,
    /// Its move is against the rules.
    Illegal(IllegalMove),
    /// The opponent wins.
    Loses,
}

impl<B: Bitboard> Strategy<B> {
    /// Memory for each position while it is walked through: its move and a mark, in tables that may be half empty.
    pub(super) const BYTES: usize = 7 * size_of::<Discs<B>>();

    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, moves: HashMap::new() }
    }

    /// Positions for which there is a move.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Plays this move in this position from now on; the one before, if there was one.
    pub(super) fn set(&mut self, discs: Discs<B>, mv: Move) -> Option<Move> {
        self.moves.insert(discs, mv)
    }

    /// The move in this position.
    pub(super) fn get(&self, discs: &Discs<B>) -> Option<Move> {
        self.moves.get(discs).copied()
    }

    /// All positions for which there is a move, in no order.
    #[cfg(test)]
    pub(super) fn positions(&self) -> impl Iterator<Item = Discs<B>> {
        self.moves.keys().copied()
    }

    /// Walks through all play that keeps to it, and tells in how many positions its player is to move, or what is
    /// wrong with it.
    pub(super) fn holds_from(
        &self,
        root: &Board<B>,
        budget: &mut Budget,
    ) -> Result<Result<usize, Flaw>, Exhausted> {
        let mut reached = HashSet::with_capacity(self.len());
        let mut waiting = Vec::new();
        let mut step = if root.to_move() == self.seat {
            reached.insert(discs_on(root));
            waiting.push(discs_on(root));
            Ok(())
        } else {
            self.all_replies(root, &mut reached, &mut waiting)
        };
        while let (Ok(()), Some(discs)) = (step, waiting.pop()) {
            budget.spend()?;
            let mut board = with_discs(root, self.seat, discs);
            step = self.play(&mut board).and_then(|goes_on| {
                if goes_on { self.all_replies(&board, &mut reached, &mut waiting) } else { Ok(()) }
            });
        }
        Ok(step.map(|()| reached.len()))
    }

    /// Makes its move, and tells whether the game goes on.
    fn play(&self, board: &mut Board<B>) -> Result<bool, Flaw> {
        let mv = self.get(&discs_on(board)).ok_or(Flaw::NoMove)?;
        board.check(mv).map_err(Flaw::Illegal)?;
        board.play(mv);
        self.goes_on(board, mv)
    }

    /// Makes every move of the opponent. New positions on which the game goes on are to be looked at.
    fn all_replies(
        &self,
        board: &Board<B>,
        reached: &mut HashSet<Discs<B>>,
        waiting: &mut Vec<Discs<B>>,
    ) -> Result<(), Flaw> {
        for reply in board.legal_moves() {
            let mut after = *board;
            after.play(reply);
            if self.goes_on(&after, reply)? && reached.insert(discs_on(&after)) {
                waiting.push(discs_on(&after));
            }
        }
        Ok(())
    }

    /// Whether the game goes on after this move, which must not win for the opponent.
    fn goes_on(&self, after: &Board<B>, mv: Move) -> Result<bool, Flaw> {
        match after.outcome_after(mv) {
            Outcome::Ongoing => Ok(true),
            Outcome::Win(winner) if winner != self.seat => Err(Flaw::Loses),
            Outcome::Win(_) | Outcome::Draw(_) => Ok(false),
        }
    }
}
