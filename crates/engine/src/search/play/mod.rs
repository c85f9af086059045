//! The strongest move that can be found within limits, on any board, for any variant and number of players.
mod deepening;
pub mod evaluation;
mod mcts;
mod multiplayer;
mod ordering;
mod pvs;
mod score;
mod table;

use self::evaluation::Weights;
use crate::position::on_board;
use crate::{Choice, Limits, Move, Outcome, Position, Report, Value};

/// Looks for the best move until a limit is reached, the value is proved, or the search is told to stop.
///
/// Without any limit it goes on until the value is proved, which on most boards is for ever. The same seed and the
/// same limit of nodes give the same answer. A limit of depth counts for two players only. With more, a proved value
/// is what comes about if everybody does what is best for themselves, and who loses anyway favours nobody. The game must
/// not be over.
pub fn choose(position: &Position, seed: u64, limits: &Limits) -> Choice {
    choose_with(Weights::built_in(), position, seed, limits)
}

/// The same with other weights of the evaluation than those that are built in, to learn better ones.
pub fn choose_with(weights: &Weights, position: &Position, seed: u64, limits: &Limits) -> Choice {
    let choice = on_board!(position.board(), board => {
        if mcts::suits(*position.rules(), limits) {
            mcts::choose(board, weights, seed, limits)
        } else if position.rules().players() == 2 {
            deepening::choose(position, board, weights, seed, limits)
        } else {
            multiplayer::choose(position, board, limits)
        }
    });
    // A move that ends the game in a draw leaves the opponents no reply, however much it would give away.
    match (choice.report.value, drawing_move(position)) {
        (Some(Value::Loss { .. }), Some(mv)) => settled(mv, Value::Draw, limits),
        _ => choice,
    }
}

/// A move that ends the game in a draw at once, by a full board or a third occurrence.
fn drawing_move(position: &Position) -> Option<Move> {
    position.legal_moves().iter().copied().find(|&mv| {
        let mut after = position.clone();
        after.play(mv).is_ok_and(|()| matches!(after.outcome(), Outcome::Draw(_)))
    })
}

/// The answer where what comes of a move is plain to see.
fn settled(mv: Move, value: Value, limits: &Limits) -> Choice {
    let depth = if matches!(value, Value::Loss { .. }) { 2 } else { 1 };
    let report = Report {
        value: Some(value),
        proved: true,
        depth,
        nodes: 1,
        principal_variation: vec![mv],
        ..Report::default()
    };
    limits.tell(&report);
    Choice { mv, report }
}
