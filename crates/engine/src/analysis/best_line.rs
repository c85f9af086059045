//! Best play from a position whose value is known.
use super::analysis_budget::AnalysisBudget;
use super::prover::{Method, Solvers};
use crate::search::SolveRequest;
use crate::{Move, Position};

/// Nodes for each move of the line: what was found out on the way to the value helps with most of them.
const NODES_PER_MOVE: u64 = 200_000;

/// The longest line that is looked up.
const LONGEST: usize = 60;

/// Best play of both sides as far as it can be looked up with little effort.
pub(crate) fn best_play(
    position: &Position,
    solvers: &mut Solvers,
    budget: &mut AnalysisBudget,
) -> Vec<Move> {
    let mut line = Vec::new();
    let mut position = position.clone();
    while !position.is_over() && line.len() < LONGEST && !budget.is_spent() {
        let limits = budget.piece(NODES_PER_MOVE);
        let known = match Method::of(&position) {
            Method::Exact => solvers.standard.solve(&position, SolveRequest::Move, &limits),
            Method::PopOut => solvers.pop_out.solve(&position, SolveRequest::Score, &limits),
            Method::Forced => break,
        };
        let known = known.unwrap_or_default();
        budget.charge(known.nodes);
        let (Some(_), Some(&next)) = (known.verdict, known.best.first()) else { break };
        if position.play(next).is_err() {
            break;
        }
        line.push(next);
    }
    line
}
