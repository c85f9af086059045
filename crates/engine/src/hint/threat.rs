//! What a player could do if it were their turn.
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::lines::lines;
use crate::{Cell, Line, Move, Outcome, Seat};

/// A move that would win at once.
pub(super) struct Threat {
    pub(super) mv: Move,
    /// A line that it would make.
    pub(super) line: Line,
}

impl Threat {
    /// The squares of the line on the board before the move.
    pub(super) fn squares(&self) -> impl Iterator<Item = Cell> {
        before(&self.line, self.mv)
    }
}

/// Where the discs of these cells are before a move: after a pop, those of its column have fallen by one.
pub(super) fn before<'a>(cells: impl IntoIterator<Item = &'a Cell>, mv: Move) -> impl Iterator<Item = Cell> {
    cells.into_iter().map(move |&cell| {
        let has_fallen = mv == Move::Pop(cell.column);
        if has_fallen { Cell::new(cell.row + 1, cell.column) } else { cell }
    })
}

/// The board after a legal move.
pub(super) fn after<B: Bitboard>(board: &Board<B>, mv: Move) -> Board<B> {
    let mut after = *board;
    after.play(mv);
    after
}

/// The moves by which a player would win if it were their turn.
pub(super) fn threats<B: Bitboard>(board: &Board<B>, seat: Seat) -> Vec<Threat> {
    let board = board.at_turn_of(seat);
    let winning = board.legal_moves().into_iter().filter(|&mv| wins(&board, mv));
    winning
        .filter_map(|mv| Some(Threat { mv, line: lines(&after(&board, mv), seat).into_iter().next()? }))
        .collect()
}

/// Whether a legal move wins for the player to move.
pub(super) fn wins<B: Bitboard>(board: &Board<B>, mv: Move) -> bool {
    after(board, mv).outcome_after(mv) == Outcome::Win(board.to_move())
}

/// Whether this player wins with their next move whatever the others play until then, repetition aside.
pub(super) fn is_bound_to_win<B: Bitboard>(board: &Board<B>, seat: Seat) -> bool {
    let moves = board.legal_moves();
    if board.to_move() == seat {
        return moves.iter().any(|&mv| wins(board, mv));
    }
    !moves.is_empty()
        && moves.iter().all(|&mv| {
            let next = after(board, mv);
            match next.outcome_after(mv) {
                Outcome::Ongoing => is_bound_to_win(&next, seat),
                outcome => outcome == Outcome::Win(seat),
            }
        })
}
