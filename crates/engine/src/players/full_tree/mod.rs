//! Exhaustive search of the game below a position, for the players that look at all of it.
mod graph;
mod memory;
mod progress;
mod tree;

pub(super) use self::memory::Memoisation;

use self::graph::PositionGraph;
use self::tree::FullTree;
use super::board_with_history::{BoardWithHistory, may_repeat_within};
use super::game_value::GameValue;
use super::medium::SafeMoves;
use crate::budget::Budget;
use crate::position::on_board;
use crate::{Bitboard, Board, Choice, Limits, Move, Outcome, Position, Report, Seat, Value};

/// The game-theoretic value of a position for the root player.
type ExactValue = GameValue<()>;

impl ExactValue {
    /// For the root player of a game that stands like this now; none as long as it goes on.
    fn of_end(outcome: Outcome, root_player: Seat) -> Option<Self> {
        outcome.is_over().then(|| Self::of_outcome(outcome, root_player, 0, ()))
    }
}

/// The best move by the whole game below a position, and what it comes to: a win if the player can force one whatever
/// the others do, else a draw if that can be forced, else a loss. The soonest win, the latest loss, and among equals
/// the first move.
///
/// In `PopOut` what was on the board before counts for the next move, which may be a draw by repetition; beyond it
/// endless play is a draw. Depth is no limit.
///
/// Called off before all is known, it answers with a forced win if it has found one. Otherwise it is undecided, and
/// makes a move that [`Medium`](super::Medium) could make, if it can one that it does not know to lose.
pub(super) fn solve_full_tree(position: &Position, memory: Memoisation, limits: &Limits) -> Choice {
    let examined = on_board!(position.board(), board => SolvedMoves::new(position, board, memory, limits));
    let choice = examined.choice(position);
    limits.tell(&choice.report);
    choice
}

/// The legal moves with what they come to.
struct SolvedMoves {
    /// No value where the search did not get to it.
    moves: Vec<(Move, Option<ExactValue>)>,
    states: u64,
    /// The share of the tree that was walked, where it is a tree.
    share: Option<f32>,
}

impl SolvedMoves {
    fn new<B: Bitboard>(position: &Position, board: &Board<B>, memory: Memoisation, limits: &Limits) -> Self {
        let budget = Budget::new(limits);
        let game = BoardWithHistory::of_game(board, position.moves());
        if position.rules().is_pop_out() {
            let mut graph = PositionGraph::new(board, memory, budget, limits);
            let is_solved = graph.solve().is_ok();
            let value = |after: &Board<B>| graph.value(after).filter(|_| is_solved);
            Self { moves: values(game, value), states: graph.expanded(), share: None }
        } else {
            let mut tree = FullTree::new(board, memory, budget, limits);
            let moves = values(game, |after| tree.value_after_move(after).ok());
            Self { moves, states: tree.expanded(), share: Some(tree.share()) }
        }
    }

    fn choice(&self, position: &Position) -> Choice {
        let is_complete = self.moves.iter().all(|(_, value)| value.is_some());
        let mut best = self.moves[0];
        for &(mv, value) in &self.moves[1..] {
            if value > best.1 {
                best = (mv, value);
            }
        }
        match best {
            (mv, Some(value)) if is_complete || value.is_won() => self.decided(mv, value, position),
            _ => self.undecided(position),
        }
    }

    fn decided(&self, mv: Move, exact: ExactValue, position: &Position) -> Choice {
        let value = exact.value(|()| Value::Draw);
        let depth = match value {
            Value::Win { distance } | Value::Loss { distance } => distance,
            _ => 0,
        };
        // Among several players only a win does not depend on what the others want. The search does not know the game
        // before this position.
        let is_for_sure = exact.is_won() || position.rules().players() == 2;
        let proved = is_for_sure && (value == Value::Draw || !may_repeat_within(position, depth));
        Choice {
            mv,
            report: Report {
                value: Some(value),
                proved,
                depth,
                states: self.states,
                line: vec![mv],
                ..Report::default()
            },
        }
    }

    fn undecided(&self, position: &Position) -> Choice {
        let lost: Vec<Move> = self
            .moves
            .iter()
            .filter(|(_, value)| matches!(value, Some(ExactValue::Lost(_))))
            .map(|&(mv, _)| mv)
            .collect();
        let safe = SafeMoves::of(position).moves;
        let mv = safe.iter().copied().find(|mv| !lost.contains(mv)).unwrap_or(safe[0]);
        let report = Report {
            value: Some(Value::Undecided),
            states: self.states,
            progress: self.share,
            ..Report::default()
        };
        Choice { mv, report }
    }
}

/// What each legal move comes to, by what the position after it does.
fn values<B: Bitboard>(
    mut game: BoardWithHistory<B>,
    mut value: impl FnMut(&Board<B>) -> Option<ExactValue>,
) -> Vec<(Move, Option<ExactValue>)> {
    let root_player = game.board().to_move();
    let moves = game.board().legal_moves();
    let value_of_move = |mv: Move| {
        let outcome = game.play(mv);
        let after = ExactValue::of_end(outcome, root_player).or_else(|| value(game.board()));
        game.undo(mv);
        (mv, after.map(ExactValue::a_ply_earlier))
    };
    moves.into_iter().map(value_of_move).collect()
}
