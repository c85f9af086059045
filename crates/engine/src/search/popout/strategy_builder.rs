//! [Strategies](Strategy) by which a player never loses, put together from what the searches know.
//!
//! A strategy needs one move for each position that comes up while its player follows it, whatever the opponent does.
use std::collections::HashSet;

use super::attack::Prover;
use super::retrograde::Retrograde;
use super::strategy::{Discs, Strategy, discs_on, with_discs};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::search::position::SearchPosition;
use crate::search::threat_geometry::ThreatGeometry;
use crate::{Move, Outcome, Seat};

/// Why no strategy was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BuildError {
    /// No more time or nodes.
    Exhausted,
    /// It has more positions than there may be: so many, or still more.
    TooLarge {
        positions: usize,
        /// Whether these are all.
        is_all: bool,
    },
    /// The search has no move that holds, although it said that there is one.
    NoMove,
}

impl From<Exhausted> for BuildError {
    fn from(_: Exhausted) -> Self {
        Self::Exhausted
    }
}

/// How much the defender may still use to refute an attack.
#[derive(Clone, Copy)]
pub(super) struct DefenderLimits {
    pub(super) pops: u8,
    /// Plies within which the attacker does not win.
    pub(super) plies: u16,
}

/// A player who has to hold a position.
pub(super) struct StrategyBuilder<'a, B> {
    pub(super) root: &'a Board<B>,
    pub(super) seat: Seat,
    /// Positions that the strategy may have.
    pub(super) most: usize,
}

impl<B: Bitboard> StrategyBuilder<'_, B> {
    /// The strategy from all positions solved. One that is too large is counted to the end.
    pub(super) fn by_retrograde(
        &self,
        geometry: &ThreatGeometry<B>,
        retrograde: &Retrograde,
        budget: &mut Budget,
    ) -> Result<Strategy<B>, BuildError> {
        let mut known = vec![0_u64; retrograde.len().div_ceil(64)];
        let is_new = |board: &Board<B>| {
            let number = retrograde.number_of(geometry, board).ok_or(BuildError::NoMove)?;
            let (word, bit) = (&mut known[number / 64], 1 << (number % 64));
            let is_new = *word & bit == 0;
            *word |= bit;
            Ok(is_new)
        };
        self.follow((), is_new, |board, ()| {
            budget.spend()?;
            Ok((self.best_kept(geometry, retrograde, board).ok_or(BuildError::NoMove)?, ()))
        })
    }

    /// The strategy of a defender who pops no more often than the search allowed.
    pub(super) fn by_search(
        &self,
        prover: &mut Prover<B>,
        limits: DefenderLimits,
        budget: &mut Budget,
    ) -> Result<Strategy<B>, BuildError> {
        let mut known = HashSet::new();
        let is_new = |board: &Board<B>| {
            if known.len() > self.most {
                return Err(BuildError::TooLarge { positions: known.len(), is_all: false });
            }
            Ok(known.insert(discs_on(board)))
        };
        self.follow(limits, is_new, |board, limits| {
            parry(prover, board, limits, budget)?.ok_or(BuildError::NoMove)
        })
    }

    /// Visits all positions that come up under a policy, each with the limits that are left to the defender there.
    fn follow<S: Copy>(
        &self,
        start: S,
        mut is_new: impl FnMut(&Board<B>) -> Result<bool, BuildError>,
        mut advise: impl FnMut(&Board<B>, S) -> Result<(Move, S), BuildError>,
    ) -> Result<Strategy<B>, BuildError> {
        let mut strategy = Strategy::new(self.seat);
        let mut positions = 0;
        let mut waiting: Vec<(Discs<B>, S)> = Vec::new();
        let mut reach = |board: &Board<B>, left: S, waiting: &mut Vec<(Discs<B>, S)>| {
            if is_new(board)? {
                waiting.push((discs_on(board), left));
            }
            Ok::<(), BuildError>(())
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
            return Err(BuildError::TooLarge { positions, is_all: true });
        }
        Ok(strategy)
    }

    /// The move that wins soonest, else ends the game, else keeps the draw.
    fn best_kept(
        &self,
        geometry: &ThreatGeometry<B>,
        retrograde: &Retrograde,
        board: &Board<B>,
    ) -> Option<Move> {
        let rank = |&mv: &Move| {
            let mut after = *board;
            after.play(mv);
            match after.outcome_after(mv) {
                Outcome::Win(winner) => (winner == self.seat).then_some(0),
                Outcome::Draw(_) => Some(u16::MAX - 1),
                Outcome::Ongoing => match retrograde.value_at(retrograde.number_of(geometry, &after)?) {
                    GameValue::Loss(plies) => Some(plies),
                    GameValue::Draw => Some(u16::MAX),
                    GameValue::Win(_) => None,
                },
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
    limits: DefenderLimits,
    budget: &mut Budget,
) -> Result<Option<(Move, DefenderLimits)>, Exhausted> {
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
        return Ok(Some((mv, limits)));
    }
    let position = SearchPosition::of_board(prover.geometry(), board);
    prover.limit_pops(limits.pops);
    if prover.loses(&position, limits.plies, budget)? {
        return Ok(None);
    }
    let advice = prover.remembered(&position, false).filter(|&mv| board.check(mv).is_ok());
    for mv in advice.into_iter().chain(moves) {
        let (after, outcome) = after(mv);
        let Some(pops) = limits.pops.checked_sub(u8::from(mv.is_pop())) else { continue };
        if outcome.is_over() {
            continue;
        }
        let position = SearchPosition::of_board(prover.geometry(), &after);
        prover.limit_pops(pops);
        if !prover.wins(&position, limits.plies.saturating_sub(1), budget)? {
            return Ok(Some((mv, DefenderLimits { pops, plies: limits.plies.saturating_sub(2) })));
        }
    }
    Ok(None)
}
