//! The whole game below a position, for the players that look at all of it.
mod graph;
mod memory;
mod tree;

pub(super) use self::memory::Memory;

use self::graph::Graph;
use self::tree::Tree;
use super::medium::Prudent;
use super::outlook::Outlook;
use super::trial::{Trial, may_repeat_within};
use crate::budget::Budget;
use crate::position::on_board;
use crate::{Bitboard, Board, Choice, Limits, Move, Outcome, Position, Report, Seat, Value};

/// What a position comes to if nobody errs.
type Fate = Outlook<()>;

impl Fate {
    /// For the asker of a game that stands like this now; none as long as it goes on.
    fn of_end(outcome: Outcome, asker: Seat) -> Option<Self> {
        outcome.is_over().then(|| Self::of_outcome(outcome, asker, 0, ()))
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
pub(super) fn examine(position: &Position, memory: Memory, limits: &Limits) -> Choice {
    let examined = on_board!(position.board(), board => Examined::new(position, board, memory, limits));
    let choice = examined.choice(position);
    limits.tell(&choice.report);
    choice
}

/// The legal moves with what they come to.
struct Examined {
    /// No fate where the search did not get to it.
    moves: Vec<(Move, Option<Fate>)>,
    states: u64,
}

impl Examined {
    fn new<B: Bitboard>(position: &Position, board: &Board<B>, memory: Memory, limits: &Limits) -> Self {
        let budget = Budget::new(limits);
        let trial = Trial::of_game(board, position.moves());
        if position.rules().is_pop_out() {
            let mut graph = Graph::new(board, memory, budget);
            let is_solved = graph.solve().is_ok();
            let fate = |after: &Board<B>| graph.fate(after).filter(|_| is_solved);
            Self { moves: fates(trial, fate), states: graph.expanded() }
        } else {
            let mut tree = Tree::new(board, memory, budget);
            let moves = fates(trial, |after| tree.fate(after).ok());
            Self { moves, states: tree.expanded() }
        }
    }

    fn choice(&self, position: &Position) -> Choice {
        let is_complete = self.moves.iter().all(|(_, fate)| fate.is_some());
        let mut best = self.moves[0];
        for &(mv, fate) in &self.moves[1..] {
            if fate > best.1 {
                best = (mv, fate);
            }
        }
        match best {
            (mv, Some(fate)) if is_complete || fate.is_won() => self.decided(mv, fate, position),
            _ => self.undecided(position),
        }
    }

    fn decided(&self, mv: Move, fate: Fate, position: &Position) -> Choice {
        let value = fate.value(|()| Value::Draw);
        let depth = match value {
            Value::Win { distance } | Value::Loss { distance } => distance,
            _ => 0,
        };
        // Among several players only a win does not hang on what the others are after. Beyond the next move a game before
        // this position is not taken into account.
        let is_for_sure = fate.is_won() || position.rules().players() == 2;
        let proved = is_for_sure && (value == Value::Draw || !may_repeat_within(position, depth));
        Choice {
            mv,
            report: Report { value: Some(value), proved, depth, states: self.states, line: vec![mv] },
        }
    }

    fn undecided(&self, position: &Position) -> Choice {
        let lost: Vec<Move> = self
            .moves
            .iter()
            .filter(|(_, fate)| matches!(fate, Some(Fate::Lost(_))))
            .map(|&(mv, _)| mv)
            .collect();
        let prudent = Prudent::of(position).moves;
        let mv = prudent.iter().copied().find(|mv| !lost.contains(mv)).unwrap_or(prudent[0]);
        let report = Report { value: Some(Value::Undecided), states: self.states, ..Report::default() };
        Choice { mv, report }
    }
}

/// What each legal move comes to, by what the position after it does.
fn fates<B: Bitboard>(
    mut trial: Trial<B>,
    mut fate: impl FnMut(&Board<B>) -> Option<Fate>,
) -> Vec<(Move, Option<Fate>)> {
    let asker = trial.board().to_move();
    let moves = trial.board().legal_moves();
    let fate_of_move = |mv: Move| {
        let outcome = trial.play(mv);
        let after = Fate::of_end(outcome, asker).or_else(|| fate(trial.board()));
        trial.undo(mv);
        (mv, after.map(Fate::a_ply_earlier))
    };
    moves.into_iter().map(fate_of_move).collect()
}
