//! Moves for certificates of the standard game, by the exact search.
use std::collections::HashMap;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::book::Book;
use crate::budget::Budget;
use crate::certificate::claim::Claim;
use crate::certificate::file::code;
use crate::certificate::following::Following;
use crate::certificate::moves::Choice;
use crate::certificate::prove::ProveError;
use crate::certificate::walk::{Strategy, less};
use crate::search::Solver;
use crate::search::score::win_now;
use crate::{AnyBoard, Column, Limits, Move};

/// Chooses moves that keep a claim, and of these one that leaves little to be proved.
pub(super) struct StandardMoves<'a, B: Bitboard> {
    solver: &'a mut Solver,
    book: Option<&'a Book>,
    following: &'a Following<B>,
    any: fn(Board<B>) -> AnyBoard,
    claim: Claim,
    budget: Budget<'a>,
    /// Which replies are open, of those looked at with so many discs on the board.
    open: HashMap<B, bool>,
    discs: u32,
}

impl<'a, B: Bitboard> StandardMoves<'a, B> {
    pub(super) fn new(
        solver: &'a mut Solver,
        book: Option<&'a Book>,
        following: &'a Following<B>,
        any: fn(Board<B>) -> AnyBoard,
        claim: Claim,
        limits: &'a Limits,
    ) -> Self {
        Self {
            solver,
            book,
            following,
            any,
            claim,
            budget: Budget::new(limits),
            open: HashMap::new(),
            discs: 0,
        }
    }

    /// Replies to which no answer wins at once or lets following settle the game.
    fn open_replies(&mut self, board: &Board<B>, left: Option<u16>) -> usize {
        let Self { following, claim, open, .. } = self;
        let mut count = 0;
        for (_, reply) in successors(board) {
            let is_open = *open.entry(code(&reply)).or_insert_with(|| {
                !wins_at_once(following, &reply)
                    && !successors(&reply).any(|(_, after)| {
                        after.is_full() && !claim.is_win()
                            || !wins_at_once(following, &after)
                                && following.settles(&after, *claim, less(left, 2))
                    })
            });
            count += usize::from(is_open);
        }
        count
    }

    /// Whether the claim holds with the opponent to move and so many plies left.
    fn holds(&mut self, board: &Board<B>, left: Option<u16>) -> Result<bool, ProveError> {
        let (cells, discs) = (board.rules().cells() as i32, board.occupied().count() as i32);
        let empty = cells - discs;
        let most = match (self.claim, left) {
            (Claim::WinsWithin(_), Some(left)) => {
                let last = i32::from(left).min(empty) & !1;
                if last < 2 {
                    return Ok(false);
                }
                -win_now(cells, discs + last - 1)
            }
            (Claim::HoldsFor(_), Some(left)) => {
                // The opponent's first ply that is too late.
                let late = (i32::from(left) + 1) | 1;
                if late > empty { 0 } else { win_now(cells, discs + late - 1) }
            }
            _ => 0,
        };
        let board = (self.any)(*board);
        let is_above = self.solver.is_above(&board, most, &mut self.budget, self.book);
        is_above.map(|is_above| !is_above).ok_or(ProveError::NotComplete(0))
    }
}

impl<B: Bitboard> Strategy<B> for StandardMoves<'_, B> {
    type Error = ProveError;

    fn choose(&mut self, board: &Board<B>, left: Option<u16>) -> Result<Choice, ProveError> {
        self.budget.spend()?;
        let (left, discs) = (less(left, 1), board.occupied().count());
        if discs != self.discs {
            self.discs = discs;
            self.open.clear();
        }
        let following = self.following;
        let safe: Vec<_> = successors(board).filter(|(_, after)| !wins_at_once(following, after)).collect();
        let mut settled = safe.iter().filter(|(_, after)| !after.is_full());
        if let Some(&(mv, _)) = settled.find(|(_, after)| following.settles(after, self.claim, left)) {
            return Ok(Choice { mv, is_settled: true });
        }
        if let [(mv, _)] = safe[..] {
            return Ok(Choice { mv, is_settled: false });
        }
        let mut ranked: Vec<_> =
            safe.into_iter().map(|(mv, after)| (self.open_replies(&after, left), mv, after)).collect();
        ranked.sort_by_key(|&(open, _, _)| open);
        for (_, mv, after) in ranked {
            if after.is_full() || self.holds(&after, left)? {
                return Ok(Choice { mv, is_settled: false });
            }
        }
        Err(ProveError::NoMove)
    }

    fn most_positions(&self) -> u64 {
        u64::MAX
    }
}

/// The positions after all drops, the middle columns first. Nobody wins with one of them.
fn successors<B: Bitboard>(board: &Board<B>) -> impl Iterator<Item = (Move, Board<B>)> {
    let cols = usize::from(board.rules().cols());
    let board = *board;
    // From the middle outwards, to either side in turn.
    let columns = (0..cols).filter_map(move |place| {
        let offset = place.div_ceil(2);
        Column::new(if place % 2 == 1 { cols / 2 - offset } else { cols / 2 + offset })
    });
    columns.filter(move |&column| board.can_drop(column)).map(move |column| {
        let mut after = board;
        after.play(Move::Drop(column));
        (Move::Drop(column), after)
    })
}

/// Whether the side to move wins with the next disc.
fn wins_at_once<B: Bitboard>(following: &Following<B>, board: &Board<B>) -> bool {
    let wins = following.threats(board.discs(board.to_move())) & board.landing_cells();
    !wins.is_empty()
}
