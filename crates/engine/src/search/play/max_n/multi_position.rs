//! A position of three or four players, with everybody's winning cells.
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::search::position::SideView;
use crate::search::threat_geometry::{ThreatGeometry, safe_drops};
use crate::{Column, Move, Seat};

/// A position on which the game goes on, or may just have ended by a full board.
#[derive(Clone, Copy)]
pub(super) struct MultiPosition<B> {
    /// By seat; those beyond the number of players have no discs.
    sides: [SideView<B>; 4],
    pub(super) to_move: Seat,
    /// Who moves after each seat.
    turns: [Seat; 4],
}

impl<B: Bitboard> MultiPosition<B> {
    pub(super) fn of_board(geometry: &ThreatGeometry<B>, board: &Board<B>) -> Self {
        let sides = Seat::ALL.map(|seat| SideView::new(geometry, board.discs(seat)));
        Self { sides, to_move: board.to_move(), turns: Seat::ALL.map(|seat| board.after(seat)) }
    }

    pub(super) fn occupied(&self) -> B {
        self.sides.iter().fold(B::EMPTY, |cells, side| cells | side.discs)
    }

    pub(super) fn is_full(&self, geometry: &ThreatGeometry<B>) -> bool {
        self.occupied() == geometry.grid().cells()
    }

    pub(super) fn side(&self, seat: Seat) -> &SideView<B> {
        &self.sides[seat.index()]
    }

    pub(super) fn next_player(&self) -> Seat {
        self.turns[self.to_move.index()]
    }

    /// The players who have not dropped out, in the order of their turns, that of the player to move first.
    pub(super) fn turns(&self) -> impl Iterator<Item = Seat> {
        let next = |&seat: &Seat| Some(self.turns[seat.index()]).filter(|&seat| seat != self.to_move);
        std::iter::successors(Some(self.to_move), next)
    }

    /// Whether the player to move wins now.
    pub(super) fn wins_at_once(&self, geometry: &ThreatGeometry<B>) -> bool {
        let side = self.side(self.to_move);
        !(geometry.landing(self.occupied()) & side.winning.any).is_empty() || side.wins_by_pop(geometry)
    }

    /// A move that wins now.
    pub(super) fn winning_move(&self, geometry: &ThreatGeometry<B>) -> Option<Move> {
        let side = self.side(self.to_move);
        let wins = geometry.landing(self.occupied()) & side.winning.any;
        let drop = geometry.order().iter().find(|&&column| !(geometry.column(column) & wins).is_empty());
        drop.map(|&column| Move::Drop(column))
            .or_else(|| geometry.winning_pop(side.discs, side.sinking(geometry)).map(Move::Pop))
    }

    /// A drop for when no move is safe: into a cell where the next player would win, if there is one.
    pub(super) fn delaying_move(&self, geometry: &ThreatGeometry<B>) -> Move {
        let landing = geometry.landing(self.occupied());
        let blocks = landing & self.side(self.next_player()).winning.any;
        let cells = if blocks.is_empty() { landing } else { blocks };
        let column = geometry.order().iter().find(|&&column| !(geometry.column(column) & cells).is_empty());
        Move::Drop(*column.unwrap_or(&geometry.order()[0]))
    }

    /// The moves after which nobody has won and the next player does not win at once, drops first. The player to
    /// move must have no winning move.
    pub(super) fn safe_moves(&self, geometry: &ThreatGeometry<B>) -> Vec<Move> {
        let drops = self.safe_drops(geometry, self.occupied());
        let columns =
            geometry.order().iter().filter(|&&column| !(geometry.column(column) & drops).is_empty());
        let poppable = if geometry.rules().is_pop_out() { geometry.order() } else { &[] };
        let pops = poppable.iter().filter(|&&column| self.is_safe_pop(geometry, column));
        columns.map(|&column| Move::Drop(column)).chain(pops.map(|&column| Move::Pop(column))).collect()
    }

    /// The drops among the safe moves. One into the last free cell ends the game, so it is one of them.
    fn safe_drops(&self, geometry: &ThreatGeometry<B>, occupied: B) -> B {
        let landing = geometry.landing(occupied);
        let free = geometry.grid().cells() & !occupied;
        if !free.has_several() {
            return landing;
        }
        let next = self.side(self.next_player());
        safe_drops(landing, next.winning.any, next.wins_by_pop(geometry))
    }

    /// Whether a pop of this column is legal, nobody wins by it, and the next player does not win at once.
    fn is_safe_pop(&self, geometry: &ThreatGeometry<B>, column: Column) -> bool {
        if !self.side(self.to_move).discs.contains(geometry.grid().foot(column)) {
            return false;
        }
        let after = Self {
            sides: self.sides.map(|side| SideView::new(geometry, geometry.sunk(side.discs, column))),
            to_move: self.next_player(),
            turns: self.turns,
        };
        // A line of somebody who has dropped out is none.
        let has_ended = self.turns().any(|seat| geometry.grid().has_line(after.side(seat).discs));
        !has_ended && !after.wins_at_once(geometry)
    }
}
