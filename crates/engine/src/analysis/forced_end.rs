//! What one player can force whatever all the others do, within so many plies: an AND/OR search on any board, for any
//! variant and number of players, which knows the game before and so what a repetition would end.
use std::collections::HashMap;

use crate::background_drop::BackgroundDrop;
use crate::bitboard::Bitboard;
use crate::board::{Board, Discs};
use crate::budget::{Budget, Exhausted};
use crate::position::occurred_twice;
use crate::{Move, Outcome, Position, Seat};

/// Positions that are remembered at most, and from which on there is room for so many.
const MOST_KNOWN: usize = 400_000;
const FEW_KNOWN: usize = 4_000;

/// What a player tries to force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Goal {
    /// The player wins.
    Win,
    /// The game ends, and nobody else has won.
    NoDefeat,
}

/// What is known of a goal in a position.
#[derive(Clone, Copy, Default)]
struct Known {
    /// It is forced within so many plies; never, if 0.
    within: u16,
    /// It is not forced within so many plies.
    not_within: u16,
}

/// The search, with what it has found out about positions of one game.
pub(super) struct ForcedEnd<B: Bitboard> {
    known: BackgroundDrop<HashMap<(Discs<B>, Seat, Goal), Known>>,
    /// Positions that have occurred twice in the game: the third time ends it. A shortest win repeats no position, so
    /// those that have occurred once or not at all don't matter to it.
    drawn: Vec<Discs<B>>,
    /// The middle columns first.
    columns: Vec<usize>,
}

impl<B: Bitboard> ForcedEnd<B> {
    /// A search of what follows a game.
    pub(super) fn after_game(position: &Position, board: &Board<B>) -> Self {
        let cols = usize::from(board.rules().cols());
        let mut columns: Vec<usize> = (0..cols).collect();
        columns.sort_by_key(|&column| (2 * column + 1).abs_diff(cols));
        let drawn = occurred_twice(position, board).iter().map(Board::all_discs).collect();
        Self { known: BackgroundDrop::default(), drawn, columns }
    }

    /// Whether the game before matters: some position has occurred twice.
    pub(super) fn has_drawn_positions(&self) -> bool {
        !self.drawn.is_empty()
    }

    /// Whether a player forces this within so many plies. The game must not be over.
    pub(super) fn is_forced(
        &mut self,
        board: &Board<B>,
        seat: Seat,
        goal: Goal,
        plies: u16,
        budget: &mut Budget,
    ) -> Result<bool, Exhausted> {
        budget.spend()?;
        if plies == 0 {
            return Ok(false);
        }
        let is_own_turn = board.to_move() == seat;
        let mut open: Vec<(Move, Board<B>)> = Vec::new();
        for mv in self.in_order(board) {
            let mut after = *board;
            after.play(mv);
            let outcome = after.outcome_after(mv);
            if outcome == Outcome::Ongoing && !self.drawn.contains(&after.all_discs()) {
                open.push((mv, after));
                continue;
            }
            let is_reached = match outcome {
                Outcome::Win(winner) => winner == seat,
                Outcome::Draw(_) | Outcome::Ongoing => goal == Goal::NoDefeat,
            };
            // One end is enough for the one who chooses it.
            if is_reached == is_own_turn {
                return Ok(is_reached);
            }
        }
        if open.is_empty() {
            return Ok(!is_own_turn);
        }
        if plies == 1 {
            return Ok(false);
        }
        let key = (board.all_discs(), seat, goal);
        let known = self.known.get(&key).copied().unwrap_or_default();
        if known.within != 0 && known.within <= plies {
            return Ok(true);
        }
        if known.not_within >= plies {
            return Ok(false);
        }
        let mut is_forced = !is_own_turn;
        for (_, after) in &open {
            if self.is_forced(after, seat, goal, plies - 1, budget)? == is_own_turn {
                is_forced = is_own_turn;
                break;
            }
        }
        self.remember(key, plies, is_forced);
        Ok(is_forced)
    }

    fn in_order(&self, board: &Board<B>) -> Vec<Move> {
        let mut moves = board.legal_moves().to_vec();
        moves.sort_by_key(|mv| (mv.is_pop(), self.columns.iter().position(|&at| at == mv.column().index())));
        moves
    }

    fn remember(&mut self, key: (Discs<B>, Seat, Goal), plies: u16, is_forced: bool) {
        if self.known.len() >= MOST_KNOWN {
            self.known = BackgroundDrop::default();
        }
        // Whoever needs more than a few gets room for all: to grow later takes tens of milliseconds, in which nobody
        // could stop the search.
        if self.known.len() == FEW_KNOWN {
            self.known.reserve(MOST_KNOWN);
        }
        let known = self.known.entry(key).or_default();
        if is_forced {
            known.within = if known.within == 0 { plies } else { known.within.min(plies) };
        } else {
            known.not_within = known.not_within.max(plies);
        }
    }
}
