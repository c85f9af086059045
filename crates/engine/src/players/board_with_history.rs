//! A board with the positions before it, for searches that must see draws by repetition.
use crate::board::Discs;
use crate::{Bitboard, Board, DrawReason, Move, Outcome, Position};

/// A board on which moves are tried out, and what the rules need to know of the game before.
pub(super) struct BoardWithHistory<B> {
    board: Board<B>,
    /// Everything that was on the board so far, as it is now last; empty in a game without pops, in which nothing
    /// recurs.
    passed: Vec<Discs<B>>,
}

impl<B: Bitboard> BoardWithHistory<B> {
    /// The board after the moves of a game, of those since somebody dropped out.
    pub(super) fn of_game(board: &Board<B>, game: &[Move]) -> Self {
        let mut passed = Vec::new();
        if board.rules().is_pop_out() {
            let mut earlier = *board;
            passed.push(earlier.all_discs());
            for &mv in game.iter().rev() {
                earlier.undo(mv);
                passed.push(earlier.all_discs());
            }
            passed.reverse();
        }
        Self { board: *board, passed }
    }

    pub(super) fn board(&self) -> &Board<B> {
        &self.board
    }

    /// Makes a legal move and tells how the game stands then.
    pub(super) fn play(&mut self, mv: Move) -> Outcome {
        self.board.play(mv);
        let outcome = self.board.outcome_after(mv);
        if !self.board.rules().is_pop_out() {
            return outcome;
        }
        let now = self.board.all_discs();
        let is_third_time = outcome == Outcome::Ongoing
            && self.passed.iter().filter(|&earlier| *earlier == now).nth(1).is_some();
        self.passed.push(now);
        if is_third_time { Outcome::Draw(DrawReason::Repetition) } else { outcome }
    }

    /// Takes back the last move made.
    pub(super) fn undo(&mut self, mv: Move) {
        self.passed.pop();
        self.board.undo(mv);
    }
}

/// Whether a position that has occurred twice may come up for the third time, which ends the game, before the last of
/// so many moves. It may if there are moves enough to make each column as high as it was.
pub(crate) fn may_repeat_within(position: &Position, plies: u32) -> bool {
    let mut earlier = position.clone();
    loop {
        let changes = position.rules().columns().map(|c| position.height(c).abs_diff(earlier.height(c)));
        // Back to where it was takes two moves at least.
        let needed = match changes.sum() {
            0 => 2,
            changes => changes,
        };
        if needed < plies as usize && earlier.occurrences() > 1 {
            return true;
        }
        if earlier.undo().is_none() {
            return false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::on_board;
    use crate::wander::wander;
    use crate::{Rules, Variant};
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(crate::property::cases(500))]

        #[test]
        fn a_trial_ends_as_the_game_would(
            (rows, cols, connect, players) in (1..=3_u8, 1..=3_u8, 2..=4_u8, 2..=4_u8),
            choices in proptest::collection::vec(any::<u8>(), 60),
            tried in 1..40_usize,
        ) {
            let rules = Rules::new(rows, cols, connect, Variant::PopOut, players).unwrap();
            let mut position = wander(rules, &choices[tried..]);
            on_board!(position.clone().board(), board => {
                let mut board = BoardWithHistory::of_game(board, position.moves());
                for &choice in &choices[..tried] {
                    let moves = position.legal_moves();
                    let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                    position.play(mv).unwrap();
                    prop_assert_eq!(board.play(mv), position.outcome());
                    if choice % 5 == 0 || position.is_over() {
                        board.undo(mv);
                        position.undo();
                    }
                }
            });
        }
    }
}
