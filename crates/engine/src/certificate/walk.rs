//! The walk through all positions that come up while a player keeps to a strategy: `docs/certificate.md`, "What must
//! hold". Moves are made and judged on a [`Board`], one after the other.
use std::collections::HashSet;

use super::claim::Claim;
use super::file::code;
use super::following::Following;
use super::moves::Choice;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::{IllegalMove, Move, Outcome, Seat};

/// Where a strategy's moves come from.
pub(super) trait Strategy<B> {
    /// Why there is none.
    type Error;

    /// The move in the next position of the walk, with so many plies left.
    fn choose(&mut self, board: &Board<B>, left: Option<u16>) -> Result<Choice, Self::Error>;

    /// Positions for which it may still be asked.
    fn most_positions(&self) -> u64;
}

/// Why a strategy does not achieve what is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Flaw {
    /// Not enough moves, or values that stand for none.
    #[error("it has no move for a position that comes up")]
    NoMove,
    /// A move against the rules.
    #[error("its move {mv} is not possible: {reason}")]
    Illegal {
        /// The move.
        mv: Move,
        /// Why it is refused.
        reason: IllegalMove,
    },
    /// The opponent wins.
    #[error("the opponent can win")]
    Loses,
    /// A win was claimed.
    #[error("the opponent can reach a draw")]
    Draws,
    /// A win takes longer than was claimed.
    #[error("the opponent can hold out longer than that")]
    TooLong,
    /// Following does not settle a position where the certificate says so.
    #[error("following does not settle a position where the certificate says so")]
    NotSettled,
    /// Moves for positions that don't come up.
    #[error("{0} of its moves are for no position that comes up")]
    MovesLeft(u64),
    /// More bits than its moves take.
    #[error("there are bits behind its last move that are not 0")]
    BitsLeft,
}

/// Why a walk has not come to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WalkError<E> {
    Flaw(Flaw),
    /// More positions than the strategy can have moves for.
    TooMany,
    Strategy(E),
}

impl<E> From<Flaw> for WalkError<E> {
    fn from(flaw: Flaw) -> Self {
        Self::Flaw(flaw)
    }
}

/// A walk: the positions of one layer, those of the next, and which need not be looked at again.
pub(super) struct Walk<'a, B: Bitboard> {
    root: &'a Board<B>,
    following: &'a Following<B>,
    seat: Seat,
    claim: Claim,
    next: Vec<[B; 2]>,
    known: HashSet<B>,
    most: u64,
}

impl<'a, B: Bitboard> Walk<'a, B> {
    pub(super) fn new(root: &'a Board<B>, following: &'a Following<B>, seat: Seat, claim: Claim) -> Self {
        Self { root, following, seat, claim, next: Vec::new(), known: HashSet::new(), most: 0 }
    }

    /// Follows the strategy through all replies, and calls `observe` with each move that it takes.
    pub(super) fn follow<S: Strategy<B>>(
        mut self,
        strategy: &mut S,
        mut observe: impl FnMut(Choice),
    ) -> Result<(), WalkError<S::Error>> {
        let mut left = self.claim.plies();
        self.most = strategy.most_positions();
        if self.root.to_move() == self.seat {
            self.enter(self.root, left)?;
        } else {
            self.answer(self.root, left)?;
            left = less(left, 1);
        }
        while !self.next.is_empty() {
            let layer = std::mem::take(&mut self.next);
            if !(self.claim == Claim::NeverLoses && self.root.rules().is_pop_out()) {
                self.known.clear();
            }
            self.most = strategy.most_positions().saturating_sub(layer.len() as u64);
            for discs in layer {
                let board = self.board(discs);
                let choice = strategy.choose(&board, left).map_err(WalkError::Strategy)?;
                self.make(board, choice, less(left, 1))?;
                observe(choice);
            }
            left = less(left, 2);
        }
        Ok(())
    }

    /// A position with the player to move comes up.
    fn enter<E>(&mut self, board: &Board<B>, left: Option<u16>) -> Result<(), WalkError<E>> {
        if left != Some(0) && self.wins_at_once(board) {
            return Ok(());
        }
        match self.claim {
            Claim::WinsWithin(_) if left < Some(3) => return Err(Flaw::TooLong.into()),
            Claim::HoldsFor(_) if left < Some(2) => return Ok(()),
            _ => {}
        }
        let mirrored = board.mirrored();
        let least = if code(&mirrored) < code(board) { &mirrored } else { board };
        if self.known.insert(code(least)) {
            if self.next.len() as u64 >= self.most {
                return Err(WalkError::TooMany);
            }
            self.next.push([least.discs(Seat::FIRST), least.discs(Seat::ALL[1])]);
        }
        Ok(())
    }

    /// The player makes a move, after which so many plies are left.
    fn make<E>(
        &mut self,
        mut board: Board<B>,
        choice: Choice,
        left: Option<u16>,
    ) -> Result<(), WalkError<E>> {
        let mv = choice.mv;
        board.check(mv).map_err(|reason| Flaw::Illegal { mv, reason })?;
        board.play(mv);
        match board.outcome_after(mv) {
            Outcome::Win(winner) if winner != self.seat => Err(Flaw::Loses.into()),
            Outcome::Draw(_) if self.claim.is_win() => Err(Flaw::Draws.into()),
            Outcome::Win(_) | Outcome::Draw(_) => Ok(()),
            Outcome::Ongoing if choice.is_settled => {
                let settles = self.following.settles(&board, self.claim, left);
                if settles { Ok(()) } else { Err(Flaw::NotSettled.into()) }
            }
            Outcome::Ongoing => self.answer(&board, left),
        }
    }

    /// The opponent makes every move that is possible.
    fn answer<E>(&mut self, board: &Board<B>, left: Option<u16>) -> Result<(), WalkError<E>> {
        if left == Some(0) {
            return if self.claim.is_win() { Err(Flaw::TooLong.into()) } else { Ok(()) };
        }
        let moves = board.legal_moves();
        for mv in moves.iter().filter(|mv| !mv.is_pop()).chain(moves.iter().filter(|mv| mv.is_pop())) {
            let mut after = *board;
            after.play(*mv);
            match after.outcome_after(*mv) {
                Outcome::Win(winner) if winner != self.seat => return Err(Flaw::Loses.into()),
                Outcome::Draw(_) if self.claim.is_win() => return Err(Flaw::Draws.into()),
                Outcome::Win(_) | Outcome::Draw(_) => {}
                Outcome::Ongoing => self.enter(&after, less(left, 1))?,
            }
        }
        Ok(())
    }

    fn wins_at_once(&self, board: &Board<B>) -> bool {
        board.legal_moves().into_iter().any(|mv| {
            let mut after = *board;
            after.play(mv);
            after.outcome_after(mv).winner() == Some(self.seat)
        })
    }

    fn board(&self, [first, second]: [B; 2]) -> Board<B> {
        self.root.with_discs((self.seat, [first, second, B::EMPTY, B::EMPTY]))
    }
}

/// So many plies fewer.
pub(super) fn less(left: Option<u16>, plies: u16) -> Option<u16> {
    left.map(|left| left.saturating_sub(plies))
}
