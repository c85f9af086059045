//! A position of two players as the side to move sees it, with everybody's winning cells.
use super::threat_geometry::{ThreatGeometry, Winning, safe_drops};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::column::Column;
use crate::moves::Move;

/// The discs of one player and where one more would win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SideView<B> {
    pub(super) discs: B,
    pub(super) winning: Winning<B>,
}

impl<B: Bitboard> SideView<B> {
    #[inline]
    pub(super) fn new(geometry: &ThreatGeometry<B>, discs: B) -> Self {
        Self { discs, winning: geometry.winning(discs) }
    }

    /// Where the player's discs complete lines by sinking; nowhere in a game without pops.
    #[inline]
    pub(super) fn sinking(&self, geometry: &ThreatGeometry<B>) -> B {
        if geometry.rules().is_pop_out() { geometry.sinking(self.discs, self.winning) } else { B::EMPTY }
    }

    /// Whether the player, to move, wins by some pop.
    #[inline]
    pub(super) fn wins_by_pop(&self, geometry: &ThreatGeometry<B>) -> bool {
        geometry.wins_by_pop(self.discs, self.sinking(geometry))
    }
}

/// A position on which the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SearchPosition<B> {
    /// The side to move.
    pub(super) own: SideView<B>,
    pub(super) other: SideView<B>,
}

/// What the side to move sees at once.
#[derive(Clone, Copy)]
pub(super) struct ThreatInfo<B> {
    /// Where a disc would land.
    pub(super) landing: B,
    /// The one cell that is left free.
    pub(super) is_last_cell: bool,
    /// Whether the other side would win by a pop, if it were to move.
    pub(super) other_wins_by_pop: bool,
    /// Where discs of the other side complete lines if the column is popped.
    other_sinking: B,
}

impl<B: Bitboard> SearchPosition<B> {
    /// The position on a board of two players.
    pub(super) fn of_board(geometry: &ThreatGeometry<B>, board: &Board<B>) -> Self {
        let (mover, other) = (board.to_move(), board.last_mover());
        Self::new(geometry, board.discs(mover), board.discs(other))
    }

    pub(super) fn new(geometry: &ThreatGeometry<B>, own: B, other: B) -> Self {
        Self { own: SideView::new(geometry, own), other: SideView::new(geometry, other) }
    }

    #[inline]
    pub(super) fn occupied(&self) -> B {
        self.own.discs | self.other.discs
    }

    /// Different for different positions, the side to move included.
    #[inline]
    pub(super) fn key(&self, geometry: &ThreatGeometry<B>) -> B {
        self.own.discs.wrapping_sum(self.occupied()).wrapping_sum(geometry.grid().bottom())
    }

    /// A move that wins now.
    pub(super) fn winning_move(&self, geometry: &ThreatGeometry<B>) -> Option<Move> {
        let wins = geometry.landing(self.occupied()) & self.own.winning.any;
        let drop = geometry.order().iter().find(|&&column| !(geometry.column(column) & wins).is_empty());
        drop.map(|&column| Move::Drop(column)).or_else(|| {
            let sinking = self.own.sinking(geometry);
            geometry.winning_pop(self.own.discs, sinking).map(Move::Pop)
        })
    }

    /// Whether the side to move wins now.
    #[inline]
    pub(super) fn wins_at_once(&self, geometry: &ThreatGeometry<B>) -> bool {
        !(geometry.landing(self.occupied()) & self.own.winning.any).is_empty()
            || self.own.wins_by_pop(geometry)
    }

    #[inline]
    pub(super) fn threat_info(&self, geometry: &ThreatGeometry<B>) -> ThreatInfo<B> {
        let occupied = self.occupied();
        let free = geometry.grid().cells() & !occupied;
        let other_sinking = self.other.sinking(geometry);
        ThreatInfo {
            landing: geometry.landing(occupied),
            is_last_cell: !free.has_several(),
            other_wins_by_pop: geometry.wins_by_pop(self.other.discs, other_sinking),
            other_sinking,
        }
    }

    /// The drops that do not lose at once. A drop into the last free cell ends the game, so it is one of them.
    #[inline]
    pub(super) fn safe_drops(&self, threat_info: &ThreatInfo<B>) -> B {
        if threat_info.is_last_cell {
            threat_info.landing
        } else {
            safe_drops(threat_info.landing, self.other.winning.any, threat_info.other_wins_by_pop)
        }
    }

    /// The position after a disc into this cell.
    #[inline]
    pub(super) fn after_drop(&self, geometry: &ThreatGeometry<B>, cell: B) -> Self {
        Self { own: self.other, other: SideView::new(geometry, self.own.discs | cell) }
    }

    /// The position after a pop of this column.
    #[inline]
    pub(super) fn after_pop(&self, geometry: &ThreatGeometry<B>, column: Column) -> Self {
        Self {
            own: SideView::new(geometry, geometry.sunk(self.other.discs, column)),
            other: SideView::new(geometry, geometry.sunk(self.own.discs, column)),
        }
    }

    /// The position after this legal move.
    pub(super) fn after(&self, geometry: &ThreatGeometry<B>, mv: Move) -> Self {
        match mv {
            Move::Drop(column) => {
                self.after_drop(geometry, geometry.landing(self.occupied()) & geometry.column(column))
            }
            Move::Pop(column) => self.after_pop(geometry, column),
        }
    }

    /// All drops and pops that the rules allow.
    pub(super) fn legal_moves(&self, geometry: &ThreatGeometry<B>) -> impl Iterator<Item = Move> {
        let landing = geometry.landing(self.occupied());
        let columns = geometry.order().iter().copied();
        let drops = columns.clone().filter(move |&column| !(geometry.column(column) & landing).is_empty());
        let pops = columns.filter(move |&column| self.can_pop(geometry, column));
        drops.map(Move::Drop).chain(pops.map(Move::Pop))
    }

    /// Moves that win now.
    pub(super) fn count_winning_moves(&self, geometry: &ThreatGeometry<B>) -> u32 {
        let drops = (geometry.landing(self.occupied()) & self.own.winning.any).count();
        let sinking = self.own.sinking(geometry);
        let wins = |column| self.can_pop(geometry, column) && !(sinking & geometry.column(column)).is_empty();
        drops + geometry.order().iter().filter(|&&column| wins(column)).count() as u32
    }

    /// Whether the side to move may pop this column.
    #[inline]
    pub(super) fn can_pop(&self, geometry: &ThreatGeometry<B>, column: Column) -> bool {
        geometry.rules().is_pop_out() && self.own.discs.contains(geometry.grid().foot(column))
    }

    /// The position after a pop of this column, if it is legal and does not lose at once. The side to move must have
    /// no winning move.
    #[inline]
    pub(super) fn after_safe_pop(
        &self,
        geometry: &ThreatGeometry<B>,
        threat_info: &ThreatInfo<B>,
        column: Column,
    ) -> Option<Self> {
        let hands_over = !(threat_info.other_sinking & geometry.column(column)).is_empty();
        if !self.can_pop(geometry, column) || hands_over {
            return None;
        }
        Some(self.after_pop(geometry, column)).filter(|after| !after.wins_at_once(geometry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{DrawReason, Outcome, Position, Rules, Variant};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn after(position: &Position, mv: Move) -> Position {
        let mut next = position.clone();
        next.play(mv).unwrap();
        next
    }

    /// Whether this legal move, which does not win, lets the opponent win at once, by the plain rules.
    fn loses_at_once(position: &Position, mv: Move) -> bool {
        let next = after(position, mv);
        match next.outcome() {
            Outcome::Ongoing => next.legal_moves().iter().any(|&reply| next.wins_at_once(reply)),
            outcome => outcome.winner().is_some(),
        }
    }

    /// Whether the move ends the game by repetition, which discs alone don't tell.
    fn recurs(position: &Position, mv: Move) -> bool {
        after(position, mv).outcome() == Outcome::Draw(DrawReason::Repetition)
    }

    /// The moves that the masks call safe.
    fn safe_moves(position: &Position) -> BTreeSet<Move> {
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let pos = SearchPosition::of_board(&geometry, board);
            let threat_info = pos.threat_info(&geometry);
            let drops = pos.safe_drops(&threat_info);
            let drops = position.rules().columns().filter(|&c| !(geometry.column(c) & drops).is_empty());
            let pop_columns = position.rules().columns().filter(|&c| pos.after_safe_pop(&geometry, &threat_info, c).is_some());
            drops.map(Move::Drop).chain(pop_columns.map(Move::Pop)).collect()
        })
    }

    fn winning_move(position: &Position) -> Option<Move> {
        on_board!(position.board(), board => {
            let geometry = ThreatGeometry::new(*board.grid());
            let pos = SearchPosition::of_board(&geometry, board);
            assert_eq!(pos.winning_move(&geometry).is_some(), pos.wins_at_once(&geometry));
            pos.winning_move(&geometry)
        })
    }

    proptest! {
        #![proptest_config(crate::property::cases(3000))]

        #[test]
        fn masks_see_what_the_rules_say(
            (rows, cols, connect, pop_out) in (1..=7_u8, 1..=9_u8, 1..=5_u8, any::<bool>()),
            large: bool,
            choices in proptest::collection::vec(any::<u8>(), 0..60),
        ) {
            let (rows, cols) = if large { (rows + 9, cols + 7) } else { (rows, cols) };
            let variant = if pop_out { Variant::PopOut } else { Variant::Standard };
            let rules = Rules::new(rows, cols, connect, variant, 2).unwrap();
            let position = wander(rules, &choices);
            prop_assume!(!position.legal_moves().iter().any(|&mv| recurs(&position, mv)));
            let wins: Vec<Move> =
                position.legal_moves().into_iter().filter(|&mv| position.wins_at_once(mv)).collect();
            let found = winning_move(&position);
            prop_assert_eq!(found.is_some(), !wins.is_empty());
            prop_assert!(found.is_none_or(|mv| wins.contains(&mv)));
            if wins.is_empty() {
                let safe: BTreeSet<Move> =
                    position.legal_moves().into_iter().filter(|&mv| !loses_at_once(&position, mv)).collect();
                prop_assert_eq!(safe_moves(&position), safe);
            }
        }

        #[test]
        fn a_mirror_turns_left_and_right(
            (rows, cols) in (1..=16_u8, 1..=16_u8),
            choices in proptest::collection::vec(any::<u8>(), 0..80),
        ) {
            let rules = Rules::new(rows, cols, 16, Variant::PopOut, 2).unwrap();
            let position = wander(rules, &choices);
            let mirrored = position.mirrored();
            on_board!(position.board(), board => {
                let geometry = ThreatGeometry::new(*board.grid());
                for seat in rules.seats() {
                    let image = geometry.grid().mirrored(board.discs(seat));
                    for column in rules.columns() {
                        for row in 0..rows {
                            let cell = crate::Cell::new(row, column);
                            let there = image.contains(board.grid().index(cell));
                            prop_assert_eq!(there, mirrored.disc_at(cell) == Some(seat));
                        }
                    }
                }
            });
        }
    }
}
