//! [Strategies](Strategy) by which a player never loses, put together from what the searches know.
//!
//! All positions are followed that come up if the player makes the move that is advised, whatever the opponent does.
//! One move is enough for each position, however it came up: whoever is never lost in any of them never loses.
use std::collections::HashSet;

use super::attack::Prover;
use super::retrograde::Retrograde;
use super::strategy::{Discs, Strategy, discs_on, with_discs};
use super::worth::Worth;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Move, Outcome, Seat};

/// Why there is no strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refusal {
    /// No more time or nodes.
    Exhausted,
    /// It has more positions than there may be: so many, or still more.
    TooLarge {
        positions: usize,
        /// Whether these are all.
        is_all: bool,
    },
    /// The search knows no move that holds, against what it said.
    NoMove,
}

impl From<Exhausted> for Refusal {
    fn from(_: Exhausted) -> Self {
        Self::Exhausted
    }
}

/// What the defender may still do while an attack is refuted.
#[derive(Clone, Copy)]
pub(super) struct Stock {
    pub(super) pops: u8,
    /// Plies within which the attacker does not win.
    pub(super) plies: u16,
}

/// A player who has to hold a position.
pub(super) struct Defence<'a, B> {
    pub(super) root: &'a Board<B>,
    pub(super) seat: Seat,
    /// Positions that the strategy may have.
    pub(super) most: usize,
}

impl<B: Bitboard> Defence<'_, B> {
    /// The strategy from all positions solved. One that is too large is counted to the end.
    pub(super) fn by_solved(
        &self,
        geometry: &ThreatGeometry<B>,
        whole: &Retrograde<B>,
        budget: &mut Budget,
    ) -> Result<Strategy<B>, Refusal> {
        let mut known = vec![false; whole.len()];
        let is_new = |board: &Board<B>| {
            let place = whole.place(geometry, board).ok_or(Refusal::NoMove)?;
            Ok(!std::mem::replace(&mut known[place], true))
        };
        self.follow((), is_new, |board, ()| {
            budget.spend()?;
            Ok((self.best_kept(geometry, whole, board).ok_or(Refusal::NoMove)?, ()))
        })
    }

    /// The strategy of a defender who pops no more often than the search allowed.
    pub(super) fn by_search(
        &self,
        prover: &mut Prover<B>,
        stock: Stock,
        budget: &mut Budget,
    ) -> Result<Strategy<B>, Refusal> {
        let mut known = HashSet::new();
        let is_new = |board: &Board<B>| {
            if known.len() > self.most {
                return Err(Refusal::TooLarge { positions: known.len(), is_all: false });
            }
            Ok(known.insert(discs_on(board)))
        };
        self.follow(stock, is_new, |board, stock| parry(prover, board, stock, budget)?.ok_or(Refusal::NoMove))
    }

    /// Goes through all positions that come up by the advice, each together with what the advice before it left.
    fn follow<S: Copy>(
        &self,
        start: S,
        mut is_new: impl FnMut(&Board<B>) -> Result<bool, Refusal>,
        mut advise: impl FnMut(&Board<B>, S) -> Result<(Move, S), Refusal>,
    ) -> Result<Strategy<B>, Refusal> {
        let mut strategy = Strategy::new(self.seat);
        let mut positions = 0;
        let mut waiting: Vec<(Discs<B>, S)> = Vec::new();
        let mut reach = |board: &Board<B>, left: S, waiting: &mut Vec<(Discs<B>, S)>| {
            if is_new(board)? {
                waiting.push((discs_on(board), left));
            }
            Ok::<(), Refusal>(())
        };
        if self.root.to_move() == self.seat {
            reach(self.root, start, &mut waiting)?;
        } else {
            for after in replies(self.root) {
                reach(&after, start, &mut waiting)?;
            }
        }
        while let Some((discs, left)) = waiting.pop() {
            let mut board = with_discs(self.root, self.seat, discs);
            let (mv, left) = advise(&board, left)?;
            positions += 1;
            if positions <= self.most {
                strategy.set(discs, mv);
            }
            board.play(mv);
            if !board.outcome_after(mv).is_over() {
                for after in replies(&board) {
                    reach(&after, left, &mut waiting)?;
                }
            }
        }
        if positions > self.most {
            return Err(Refusal::TooLarge { positions, is_all: true });
        }
        Ok(strategy)
    }

    /// The move that wins soonest, else ends the game, else keeps the draw.
    fn best_kept(
        &self,
        geometry: &ThreatGeometry<B>,
        whole: &Retrograde<B>,
        board: &Board<B>,
    ) -> Option<Move> {
        let rank = |&mv: &Move| {
            let mut after = *board;
            after.play(mv);
            match after.outcome_after(mv) {
                Outcome::Win(winner) => (winner == self.seat).then_some(0),
                Outcome::Draw(_) => Some(u16::MAX - 1),
                Outcome::Ongoing => {
                    let place = whole.place(geometry, &after)?;
                    match whole.worth_at(place) {
                        Worth::Loss(plies) => Some(plies),
                        Worth::Draw => Some(u16::MAX),
                        Worth::Win(_) => None,
                    }
                }
            }
        };
        let moves = board.legal_moves();
        let ranked = moves.iter().filter_map(|mv| Some((rank(mv)?, *mv)));
        ranked.min_by_key(|&(rank, _)| rank).map(|(_, mv)| mv)
    }
}

/// The positions after all moves on which the game goes on.
fn replies<B: Bitboard>(board: &Board<B>) -> impl Iterator<Item = Board<B>> {
    let board = *board;
    board.legal_moves().into_iter().filter_map(move |mv| {
        let mut after = board;
        after.play(mv);
        (!after.outcome_after(mv).is_over()).then_some(after)
    })
}

/// A move after which the attacker, who does not win within the plies that are left, still doesn't.
fn parry<B: Bitboard>(
    prover: &mut Prover<B>,
    board: &Board<B>,
    stock: Stock,
    budget: &mut Budget,
) -> Result<Option<(Move, Stock)>, Exhausted> {
    let seat = board.to_move();
    let moves = board.legal_moves();
    let after = |mv| {
        let mut after = *board;
        after.play(mv);
        (after, after.outcome_after(mv))
    };
    let ends_well = |mv: &Move| match after(*mv).1 {
        Outcome::Win(winner) => winner == seat,
        Outcome::Draw(_) => true,
        Outcome::Ongoing => false,
    };
    if let Some(&mv) = moves.iter().find(|mv| ends_well(mv)) {
        return Ok(Some((mv, stock)));
    }
    let scene = SearchPosition::of_board(prover.geometry(), board);
    prover.limit_pops(stock.pops);
    if prover.loses(&scene, stock.plies, budget)? {
        return Ok(None);
    }
    let advice = prover.remembered(&scene, false).filter(|&mv| board.check(mv).is_ok());
    for mv in advice.into_iter().chain(moves) {
        let (after, outcome) = after(mv);
        let Some(pops) = stock.pops.checked_sub(u8::from(mv.is_pop())) else { continue };
        if outcome.is_over() {
            continue;
        }
        let scene = SearchPosition::of_board(prover.geometry(), &after);
        prover.limit_pops(pops);
        if !prover.wins(&scene, stock.plies.saturating_sub(1), budget)? {
            return Ok(Some((mv, Stock { pops, plies: stock.plies.saturating_sub(2) })));
        }
    }
    Ok(None)
}
