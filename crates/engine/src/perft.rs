//! Counts of move sequences, the measure by which engines are compared for correctness and speed.
use super::bitboard::Bitboard;
use super::board::Board;
use super::outcome::{DrawReason, Outcome};
use super::position::{Position, on_board};

/// Number of sequences of exactly `depth` moves from here. A sequence ends at a win or a full board; there is no
/// draw by repetition.
///
/// ```
/// use connect_n_engine::{Position, Rules, perft};
///
/// assert_eq!(perft(&Position::new(Rules::default()), 4), 7 * 7 * 7 * 7);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    on_board!(position.board(), board => {
        let mut board = *board;
        match position.outcome() {
            // A third time ends no sequence.
            Outcome::Ongoing | Outcome::Draw(DrawReason::Repetition) => sequences(&mut board, depth),
            Outcome::Win(_) | Outcome::Draw(DrawReason::Full) => 0,
        }
    })
}

/// Sequences from a board on which the game goes on; `depth` is at least 1. The way down is kept apart from the
/// thread's stack: a game with pops has no end, and the stack has one.
fn sequences<B: Bitboard>(board: &mut Board<B>, depth: u32) -> u64 {
    if depth == 1 {
        return u64::from(board.count_legal_moves());
    }
    let mut total: u64 = 0;
    let mut played = Vec::new();
    // Of each board on the way, the last one first.
    let mut untried = vec![board.legal_moves().into_iter()];
    while let Some(moves) = untried.last_mut() {
        let Some(mv) = moves.next() else {
            untried.pop();
            if let Some(mv) = played.pop() {
                board.undo(mv);
            }
            continue;
        };
        board.play(mv);
        if board.outcome_after(mv) == Outcome::Ongoing {
            if untried.len() as u32 + 1 < depth {
                played.push(mv);
                untried.push(board.legal_moves().into_iter());
                continue;
            }
            total = total.saturating_add(board.count_legal_moves().into());
        }
        board.undo(mv);
    }
    total
}
