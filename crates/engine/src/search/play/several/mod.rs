//! The search for three and four players: Monte Carlo tree search.
//!
//! Measured with `benches/matches.rs`, one seat against `hard` in all others, from random openings and every seat, games
//! won, drawn and lost. In a plain max^n tree the others are trusted to find what is best for them, and a proof may rest
//! on whom somebody who loses anyway lets win; see `mcts.rs` for what is done instead:
//!
//! | board | players | a move | plain | here |
//! |---|---|---|---|---|
//! | 6x7 | 3 | 20,000 positions | 73, 73, 34 | 71, 91, 18 |
//! | 6x8 | 3 | 20,000 positions | 94, 63, 23 | 68, 96, 16 |
//! | 7x8 | 4 | 20,000 positions | 36, 141, 63 | 32, 172, 36 |
//! | 6x7 with pops | 3 | 20,000 positions | 80, 4, 6 | 84, 4, 2 |
//! | 6x8 with pops | 4 | 20,000 positions | 32, 28, 20 | 41, 34, 5 |
//! | 6x7 | 3 | 1 s | | 8, 19, 3 |
//! | 7x8 | 4 | 1 s | | 7, 25, 4 |
//!
//! Max^n in depth, with the same evaluation, history ordering and shallow pruning, was measured beside the plain tree,
//! 20 ms a move: 4 won and 4 lost of 24 with three players on 6x7 (the tree 9 and 0), 19 and 2 with pops (20 and 1); 6
//! and 4 of 32 with four players and pops on 6x8 (20 and 1). To let the others play against the searching player in nine
//! of ten descents lost less and won less: 30, 200, 10 of four players. Playouts that take wins and stop them, for half
//! of each grade, changed little (42, 136, 62 in the plain tree) and take half as long again.
mod crowd;
mod mcts;
mod shares;

use self::crowd::Crowd;
use self::mcts::Forest;
use super::evaluation::Evaluation;
use super::settled;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::budget::Budget;
use crate::search::ground::Ground;
use crate::{Choice, Limits, Move, Position, Value};

/// Positions looked at between two reports.
const STATES_BETWEEN_REPORTS: u64 = 1 << 15;

/// The best move on a board of three or four players, as far as the limits allow.
pub(super) fn choose<B: Bitboard>(
    position: &Position,
    board: &Board<B>,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let budget = Budget::new(limits);
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
    let forest = Forest::new(ground, evaluation, *board, drawn, budget);
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
        if forest.budget.nodes().is_multiple_of(STATES_BETWEEN_REPORTS) {
            limits.tell(&forest.report());
        }
    }
    let report = forest.report();
    limits.tell(&report);
    Choice { mv: report.line.first().copied().unwrap_or(any), report }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::play;
    use crate::{Column, Rules, Variant, parse_game};

    /// The answer among four players on 7 rows and 8 columns.
    fn of_four(moves: &str, nodes: u64) -> Choice {
        let rules = Rules::new(7, 8, 4, Variant::Standard, 4).unwrap();
        let position = Position::from_moves(rules, &parse_game(moves, &rules).unwrap()).unwrap();
        play::choose(&position, 0, &Limits { nodes: Some(nodes), ..Limits::default() })
    }

    #[test]
    fn a_win_that_others_would_have_to_grant_is_not_proved() {
        // The second player would win in column 3 or 7, if the third stopped the first there, who wins if not. The
        // third loses either way.
        let third = of_four("6 6 6 6 5 5 5 5 4 4", 20_000);
        assert!(matches!(third.report.value, Some(Value::Loss { .. })), "{:?}", third.report);
        assert!(third.report.proved);
        let second = of_four("6 6 6 6 5 5 5 5 4", 5000);
        assert!(!second.report.proved, "{:?}", second.report);
    }

    #[test]
    fn who_can_stop_a_line_does_not_leave_that_to_the_others() {
        // Three of the first player in the bottom row, open at both ends: the second stops one, and the fourth
        // has to stop the other.
        let ends = [2, 6].map(|column| Column::new(column).map(Move::Drop));
        let choice = of_four("6 6 6 6 5 5 5 5 4", 5000);
        assert!(ends.contains(&Some(choice.mv)), "{:?}", choice.report);
    }
}
