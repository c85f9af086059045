//! One player against all others, some moves ahead: minimax with alpha-beta pruning.
//!
//! The player who asks does what is best for it, everybody else what is worst for it. With two players this is
//! minimax; with three or four its result is what the player can be sure of even if all others stand together
//! against it.
use super::trial::Trial;
use crate::budget::{Budget, Exhausted};
use crate::{Bitboard, Board, Limits, Move, Outcome, Seat};

/// How a player judges the boards at which it stops looking.
pub(super) trait Judge<B> {
    /// The greater, the better for the player who asks.
    type Worth: Copy + Ord;

    /// What a board is worth on which the game stands like this, so many plies after the position asked about.
    fn judge(&self, board: &Board<B>, outcome: Outcome, plies: u32) -> Self::Worth;
}

/// The game tree below a position, walked along one path at a time.
pub(super) struct Duel<'a, B, J> {
    trial: Trial<B>,
    judge: J,
    asker: Seat,
    budget: Budget<'a>,
    plies: u32,
    expanded: u64,
    /// Whether a game was cut off by depth.
    reached_horizon: bool,
}

/// What was seen of a game tree.
pub(super) struct Seen<W> {
    /// The first of the best moves with what it is worth; none where there was no time to look at each move.
    pub(super) best: Option<(Move, W)>,
    /// Plies looked ahead.
    pub(super) depth: u32,
    /// Whether the end of every game was seen.
    pub(super) is_complete: bool,
    /// Positions of which the moves were tried, the one asked about included, as often as this was done.
    pub(super) expanded: u64,
}

/// What the asker has for sure elsewhere, and what the others can hold it to elsewhere.
#[derive(Clone, Copy)]
struct Window<W> {
    floor: Option<W>,
    ceiling: Option<W>,
}

impl<W: Copy + Ord> Window<W> {
    const OPEN: Self = Self { floor: None, ceiling: None };

    /// Whether nothing that is found here matters any more.
    fn is_closed(&self) -> bool {
        matches!((self.floor, self.ceiling), (Some(floor), Some(ceiling)) if floor >= ceiling)
    }
}

impl<'a, B: Bitboard, J: Judge<B>> Duel<'a, B, J> {
    pub(super) fn new(board: &Board<B>, game: &[Move], asker: Seat, judge: J, limits: &'a Limits) -> Self {
        Self {
            trial: Trial::of_game(board, game),
            judge,
            asker,
            budget: Budget::new(limits),
            plies: 0,
            expanded: 0,
            reached_horizon: false,
        }
    }

    /// The best move for the asker, who is to move: one ply ahead, then two, and so on, until `depth`, the end of
    /// every game or a limit is reached.
    pub(super) fn look_ahead(mut self, depth: u32) -> Seen<J::Worth> {
        let mut best = None;
        let mut finished = 0;
        let mut is_complete = false;
        while finished < depth && !is_complete {
            let Ok(found) = self.best_move(finished + 1) else { break };
            best = found;
            finished += 1;
            is_complete = !self.reached_horizon;
        }
        Seen { best, depth: finished, is_complete, expanded: self.expanded }
    }

    /// What the position, on which the game goes on, is worth to the asker `depth` plies ahead.
    pub(super) fn worth(&mut self, depth: u32) -> Result<J::Worth, Exhausted> {
        if depth == 0 {
            return Ok(self.judge.judge(self.trial.board(), Outcome::Ongoing, self.plies));
        }
        self.worth_by_choice(depth, Window::OPEN)
    }

    fn best_move(&mut self, depth: u32) -> Result<Option<(Move, J::Worth)>, Exhausted> {
        self.reached_horizon = false;
        self.expanded += 1;
        let mut best: Option<(Move, J::Worth)> = None;
        for mv in self.trial.board().legal_moves() {
            let floor = best.map(|(_, worth)| worth);
            let worth = self.worth_after(mv, depth, Window { floor, ceiling: None })?;
            if floor.is_none_or(|floor| worth > floor) {
                best = Some((mv, worth));
            }
        }
        Ok(best)
    }

    /// What comes about within `depth` plies, of which this move is the first. Once exhausted the board is left as
    /// it is.
    fn worth_after(&mut self, mv: Move, depth: u32, window: Window<J::Worth>) -> Result<J::Worth, Exhausted> {
        self.budget.spend()?;
        let outcome = self.trial.play(mv);
        self.plies += 1;
        let worth = if outcome == Outcome::Ongoing && depth > 1 {
            self.worth_by_choice(depth - 1, window)?
        } else {
            self.reached_horizon |= outcome == Outcome::Ongoing;
            self.judge.judge(self.trial.board(), outcome, self.plies)
        };
        self.plies -= 1;
        self.trial.undo(mv);
        Ok(worth)
    }

    /// What comes about if the side to move chooses; only a bound once it cannot matter any more.
    fn worth_by_choice(&mut self, depth: u32, mut window: Window<J::Worth>) -> Result<J::Worth, Exhausted> {
        self.expanded += 1;
        let is_asker = self.trial.board().to_move() == self.asker;
        let mut best: Option<J::Worth> = None;
        for mv in self.trial.board().legal_moves() {
            let worth = self.worth_after(mv, depth, window)?;
            if is_asker {
                best = best.max(Some(worth));
                window.floor = window.floor.max(best);
            } else {
                best = Some(best.map_or(worth, |best| best.min(worth)));
                window.ceiling = Some(window.ceiling.map_or(worth, |ceiling| ceiling.min(worth)));
            }
            if window.is_closed() {
                break;
            }
        }
        // While a game goes on there is room for a disc, so there is a move.
        Ok(best.unwrap_or_else(|| self.judge.judge(self.trial.board(), Outcome::Ongoing, self.plies)))
    }
}
