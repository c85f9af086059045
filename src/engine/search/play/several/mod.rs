//! The search for three and four players: Monte Carlo tree search.
//!
//! Max^n with the same evaluation, history ordering and shallow pruning was measured beside it, 20 ms a move, one seat
//! against `hard` in all others: 4 won and 4 lost of 24 with three players on 6x7 (here 9 and 0), 19 and 2 with pops
//! (20 and 1); 6 and 4 of 32 with four players and pops on 6x8 (20 and 1). The samples are small: with 10,000 positions
//! a move another 24 games of three ended 5 and 8, with pops 17 and 6. Without pops most games are drawn.
mod crowd;
mod mcts;
mod shares;

use self::crowd::Crowd;
use self::mcts::Forest;
use super::evaluation::Evaluation;
use super::settled;
use crate::engine::bitboard::Bitboard;
use crate::engine::board::{Board, Discs};
use crate::engine::budget::Budget;
use crate::engine::search::ground::Ground;
use crate::engine::{Choice, Limits, Move, Position, Value};

/// Positions looked at between two reports.
const STATES_BETWEEN_REPORTS: u64 = 1 << 15;

/// The best move on a board of three or four players, as far as the limits allow.
pub(super) fn choose<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let ground = Ground::new(*board.grid());
    let crowd = Crowd::of_board(&ground, board);
    if let Some(mv) = crowd.winning_move(&ground) {
        return settled(mv, Value::Win { distance: 1 }, limits);
    }
    let moves = crowd.safe_moves(&ground);
    if moves.is_empty() {
        return settled(crowd.delaying_move(&ground), Value::Loss { distance: 2 }, limits);
    }
    let drawn = occurred_twice(position, board);
    let evaluation = Evaluation::new(&ground, seed);
    let forest = Forest::new(ground, evaluation, *board, drawn, Budget::new(limits));
    grow(forest, moves[0], limits)
}

/// Positions of this game that a second return makes draws.
fn occurred_twice<B: Bitboard>(position: &Position, now: &Board<B>) -> Vec<Discs<B>> {
    if !now.rules().is_pop_out() {
        return Vec::new();
    }
    let mut board = *now;
    let mut seen = Vec::new();
    let mut twice = Vec::new();
    for &mv in position.moves_of_those_left().iter().rev() {
        board.undo(mv);
        let discs = board.all_discs();
        if seen.contains(&discs) {
            twice.push(discs);
        }
        seen.push(discs);
    }
    twice
}

fn grow<B: Bitboard>(mut forest: Forest<B>, any: Move, limits: &Limits) -> Choice {
    while !forest.is_settled() && forest.grow().is_ok() {
        if forest.budget.states().is_multiple_of(STATES_BETWEEN_REPORTS) {
            limits.tell(&forest.report());
        }
    }
    let report = forest.report();
    limits.tell(&report);
    Choice { mv: report.line.first().copied().unwrap_or(any), report }
}
