//! The best move by the whole game below a position.
use super::graph::PositionGraph;
use super::memory::Memoisation;
use super::tree::FullTree;
use crate::budget::Budget;
use crate::game_value::GameValue;
use crate::players::board_with_history::{BoardWithHistory, may_repeat_within};
use crate::players::medium::SafeMoves;
use crate::position::on_board;
use crate::{Bitboard, Board, Choice, Limits, Move, Position, Report, Value};

/// The best move by the whole game below a position, and what it comes to: a win if the player can force one whatever
/// the others do, else a draw if that can be forced, else a loss. The soonest win, the latest loss, and among equals
/// the first move.
///
/// In `PopOut` what was on the board before counts for the next move, which may be a draw by repetition; beyond it
/// endless play is a draw. Depth is no limit.
///
/// Stopped before all is known, it plays a forced win if it has found one. Otherwise it is undecided and plays as
/// [`Medium`](crate::players::Medium) might, avoiding moves that it knows to lose.
pub(in crate::players) fn solve_full_tree(
    position: &Position,
    memory: Memoisation,
    limits: &Limits,
) -> Choice {
    let examined = on_board!(position.board(), board => SolvedMoves::new(position, board, memory, limits));
    let choice = examined.choice(position);
    limits.tell(&choice.report);
    choice
}

/// The legal moves with their values.
struct SolvedMoves {
    /// No value where the search did not get to it.
    moves: Vec<(Move, Option<GameValue>)>,
    nodes: u64,
    /// The share of the tree that was walked, where it is a tree.
    share: Option<f32>,
}

impl SolvedMoves {
    fn new<B: Bitboard>(position: &Position, board: &Board<B>, memory: Memoisation, limits: &Limits) -> Self {
        let budget = Budget::new(limits);
        let game = BoardWithHistory::of_game(board, position.moves_of_those_left());
        if position.rules().is_pop_out() {
            let mut graph = PositionGraph::new(board, memory, budget, limits);
            let is_solved = graph.solve().is_ok();
            let value = |after: &Board<B>| graph.value(after).filter(|_| is_solved);
            Self { moves: values(game, value), nodes: graph.expanded(), share: None }
        } else {
            let mut tree = FullTree::new(board, memory, budget, limits);
            let moves = values(game, |after| tree.value_after_move(after).ok());
            Self { moves, nodes: tree.expanded(), share: Some(tree.share()) }
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
            (mv, Some(value)) if is_complete || value.is_win() => self.decided(mv, value, position),
            _ => self.undecided(position),
        }
    }

    fn decided(&self, mv: Move, exact: GameValue, position: &Position) -> Choice {
        let value = Value::from(exact);
        let depth = match value {
            Value::Win { distance } | Value::Loss { distance } => distance,
            _ => 0,
        };
        // Among several players only a win does not depend on what the others want. The search does not know the game
        // before this position.
        let is_for_sure = exact.is_win() || position.rules().players() == 2;
        let proved = is_for_sure && (value == Value::Draw || !may_repeat_within(position, depth));
        Choice {
            mv,
            report: Report {
                value: Some(value),
                proved,
                depth,
                nodes: self.nodes,
                principal_variation: vec![mv],
                ..Report::default()
            },
        }
    }

    fn undecided(&self, position: &Position) -> Choice {
        let lost: Vec<Move> = self
            .moves
            .iter()
            .filter(|(_, value)| matches!(value, Some(GameValue::Loss(_))))
            .map(|&(mv, _)| mv)
            .collect();
        let safe = SafeMoves::of(position).moves;
        let mv = safe.iter().copied().find(|mv| !lost.contains(mv)).unwrap_or(safe[0]);
        let report = Report {
            value: Some(Value::Undecided),
            nodes: self.nodes,
            progress: self.share,
            ..Report::default()
        };
        Choice { mv, report }
    }
}

/// The value of each legal move, by that of the position after it.
fn values<B: Bitboard>(
    mut game: BoardWithHistory<B>,
    mut value: impl FnMut(&Board<B>) -> Option<GameValue>,
) -> Vec<(Move, Option<GameValue>)> {
    let root_player = game.board().to_move();
    let moves = game.board().legal_moves();
    let value_of_move = |mv: Move| {
        let outcome = game.play(mv);
        let after = GameValue::of_end(outcome, root_player).or_else(|| value(game.board()));
        game.undo(mv);
        (mv, after.map(GameValue::a_ply_earlier))
    };
    moves.into_iter().map(value_of_move).collect()
}
