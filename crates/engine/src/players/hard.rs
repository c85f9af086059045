//! The player that sees lines grow.
use super::medium::SafeMoves;
use super::random_choice::choose_at_random;
use crate::eval::{Grade, grade};
use crate::{Choice, Limits, Move, Player, Position, Report, Value};

/// The two rules of [`Medium`](super::Medium), then the best [`grade`] of the board after the move;
/// random among the best.
///
/// Cost: that of `Medium`, and one grade for each move that is left.
pub struct Hard {
    seed: u64,
}

impl Hard {
    /// A player whose moves follow from the seed and the position alone.
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }
}

impl Player for Hard {
    fn name(&self) -> String {
        "hard".to_owned()
    }

    fn choose(&mut self, position: &Position, _limits: &Limits) -> Choice {
        let safe = SafeMoves::of(position);
        let (best, moves) = best_graded(position, &safe.moves);
        let report = safe.report();
        let value = report.value.or(Some(Value::Score(best.points())));
        Choice { mv: choose_at_random(self.seed, position, &moves), report: Report { value, ..report } }
    }
}

/// The best grade that one of the moves leads to, and all that lead to it.
fn best_graded(position: &Position, moves: &[Move]) -> (Grade, Vec<Move>) {
    let seat = position.to_move();
    let mut board = position.clone();
    let mut best = (Grade::WORST, Vec::new());
    for &mv in moves {
        if board.play(mv).is_err() {
            continue;
        }
        let grade = grade(&board, seat);
        board.undo();
        if grade > best.0 {
            best = (grade, Vec::new());
        }
        if grade == best.0 {
            best.1.push(mv);
        }
    }
    best
}
