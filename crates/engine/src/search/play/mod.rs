//! The strongest move that can be found within limits, on any board, for any variant and number of players.
mod answer;
mod chance;
mod deepening;
pub mod evaluation;
mod line_board;
mod max_n;
mod mcts;
mod ordering;
mod playout;
mod pvs;
mod score;
mod table;

use std::time::Instant;

use self::evaluation::{POINTS, Weights};
pub(crate) use self::mcts::KeptWork;
use crate::players::look_for_ends;
use crate::position::on_board;
use crate::{Choice, Limits, Move, Outcome, Position, Report, Value};

/// Looks for the best move until a limit is reached, the value is proved, or the search is told to stop.
///
/// Without any limit it goes on until the value is proved, which on most boards is for ever. The same seed and the
/// same limit of nodes give the same answer, unless several threads search. A limit of depth counts for two players
/// only. With more, a proved value is what comes about if everybody does what is best for themselves, and who loses
/// anyway favours nobody. The game must not be over.
///
/// By unusual rules about lines, positions are graded by games that are played on; with a limit of depth, it looks for
/// what can be forced.
pub fn choose(position: &Position, seed: u64, limits: &Limits) -> Choice {
    choose_with(Weights::built_in(), position, seed, limits)
}

/// The same with other weights of the evaluation than those that are built in, to learn better ones.
pub fn choose_with(weights: &Weights, position: &Position, seed: u64, limits: &Limits) -> Choice {
    choose_from(&mut KeptWork::default(), weights, position, seed, limits)
}

/// The same in the course of a game: what was found out for an earlier move of it need not be found out again. So the
/// answer depends on the moves that were asked for before, too.
pub(crate) fn choose_in_game(kept: &mut KeptWork, position: &Position, seed: u64, limits: &Limits) -> Choice {
    choose_from(kept, Weights::built_in(), position, seed, limits)
}

fn choose_from(
    kept: &mut KeptWork,
    weights: &Weights,
    position: &Position,
    seed: u64,
    limits: &Limits,
) -> Choice {
    let is_unusual = position.rules().unusual_lines().is_some();
    if is_unusual && limits.depth.is_some() {
        return look_for_ends(position, seed, limits);
    }
    let choice = on_board!(position.board(), board => {
        if is_unusual {
            max_n::choose_by_any_lines(position, board, seed, limits)
        } else if mcts::suits(*position.rules(), limits) {
            mcts::choose(kept, position, board, weights, seed, limits)
        } else if position.rules().players() == 2 {
            deepening::choose(position, board, weights, seed, limits)
        } else {
            max_n::choose(position, board, seed, limits)
        }
    });
    // A move that ends the game in a draw leaves the opponents no reply, however much it would give away.
    match (choice.report.value, drawing_move(position)) {
        (Some(Value::Loss { .. }), Some(mv)) => {
            Choice::at_once(mv, Value::Draw, 1, choice.report.nodes, limits)
        }
        // The search in depth leaves such a move out at the root, if it would give everything away.
        (Some(Value::Score(points)), Some(mv))
            if points < 0 && position.rules().players() == 2 && !is_unusual =>
        {
            let report =
                Report { value: Some(Value::Score(0)), principal_variation: vec![mv], ..choice.report };
            limits.tell(&report);
            Choice { mv, report }
        }
        _ => choice,
    }
}

/// What a player may expect of a move, as a search sees it.
pub(crate) struct MoveEstimate {
    pub(crate) mv: Move,
    /// From 0 for a loss to 1 for a win; among two players a draw counts half.
    pub(crate) expectation: f32,
    /// Best play from there as far as it was seen, the move first.
    pub(crate) line: Vec<Move>,
}

/// Estimates for some of the moves of a position, about so many nodes for each, and the nodes that were searched; for
/// those that there was time for. None of the moves must end the game.
pub(crate) fn estimate_moves(
    position: &Position,
    moves: &[Move],
    nodes: u64,
    limits: &Limits,
) -> (Vec<MoveEstimate>, u64) {
    let start = Instant::now();
    let (mut estimates, mut spent) = (Vec::new(), 0);
    for &mv in moves {
        let left = limits.nodes.map_or(nodes, |most| most.saturating_sub(spent).min(nodes));
        let time = limits.time.map(|time| time.saturating_sub(start.elapsed()));
        if left == 0 || limits.stop.is_stopped() || time.is_some_and(|time| time.is_zero()) {
            break;
        }
        let limits = Limits { nodes: Some(left), time, ..limits.clone() };
        let (estimate, nodes) = estimate_move(position, mv, &limits);
        spent += nodes;
        estimates.extend(estimate);
    }
    (estimates, spent)
}

/// The estimate for a move, if there was time for one.
fn estimate_move(position: &Position, mv: Move, limits: &Limits) -> (Option<MoveEstimate>, u64) {
    let mut after = position.clone();
    if after.play(mv).is_err() || after.is_over() {
        return (None, 0);
    }
    let (expectation, line, nodes) = if position.rules().players() == 2 {
        let report = choose(&after, 0, limits).report;
        (report.value.map(expectation_of_last_mover), report.principal_variation, report.nodes)
    } else {
        on_board!(after.board(), board => {
            max_n::expectation(&after, board, position.to_move(), limits)
        })
    };
    let line = std::iter::once(mv).chain(line).collect();
    (expectation.map(|expectation| MoveEstimate { mv, expectation, line }), nodes)
}

/// What the other side may expect where this is the value for the side to move.
fn expectation_of_last_mover(value: Value) -> f32 {
    match value {
        Value::Score(points) => 1.0 / (1.0 + (points as f32 / POINTS as f32).exp()),
        Value::Win { .. } => 0.0,
        Value::Loss { .. } => 1.0,
        Value::Draw | Value::Undecided => 0.5,
    }
}

/// A move that ends the game in a draw at once, by a full board or a third occurrence.
fn drawing_move(position: &Position) -> Option<Move> {
    position.legal_moves().iter().copied().find(|&mv| {
        let mut after = position.clone();
        after.play(mv).is_ok_and(|()| matches!(after.outcome(), Outcome::Draw(_)))
    })
}
