//! Paranoid search with alpha-beta pruning: the root player maximises its value, all others minimise it (Sturtevant and
//! Korf, "On pruning techniques for multi-player games", 2000). With two players this is minimax.
use super::board_with_history::BoardWithHistory;
use crate::budget::{Budget, Exhausted};
use crate::{Bitboard, Board, Limits, Move, Outcome, Seat};

/// The evaluation of the positions at which the search stops.
pub(super) trait Evaluation<B> {
    /// The greater, the better for the root player.
    type Score: Copy + Ord;

    /// What a board is worth on which the game stands like this, so many plies after the position asked about.
    fn evaluate(&self, board: &Board<B>, outcome: Outcome, plies: u32) -> Self::Score;
}

/// The game tree below a position, walked along one path at a time.
pub(super) struct ParanoidSearch<'a, B, J> {
    game: BoardWithHistory<B>,
    evaluation: J,
    root_player: Seat,
    budget: Budget<'a>,
    plies: u32,
    expanded: u64,
    /// Whether a game was cut off by depth.
    reached_horizon: bool,
}

/// What a search has found.
pub(super) struct SearchResult<W> {
    /// The first of the best moves with what it is worth; none where there was no time to look at each move.
    pub(super) best: Option<(Move, W)>,
    /// Plies looked ahead.
    pub(super) depth: u32,
    /// Whether the end of every game was seen.
    pub(super) is_complete: bool,
    /// Positions of which the moves were tried, the one asked about included, as often as this was done.
    pub(super) expanded: u64,
}

/// Alpha and beta: what the root player has for sure elsewhere, and what the others can hold it to.
#[derive(Clone, Copy)]
struct Window<W> {
    alpha: Option<W>,
    beta: Option<W>,
}

impl<W: Copy + Ord> Window<W> {
    const OPEN: Self = Self { alpha: None, beta: None };

    /// Whether nothing that is found here matters any more.
    fn is_closed(&self) -> bool {
        matches!((self.alpha, self.beta), (Some(alpha), Some(beta)) if alpha >= beta)
    }
}

impl<'a, B: Bitboard, J: Evaluation<B>> ParanoidSearch<'a, B, J> {
    pub(super) fn new(
        board: &Board<B>,
        game: &[Move],
        root_player: Seat,
        evaluation: J,
        limits: &'a Limits,
    ) -> Self {
        Self {
            game: BoardWithHistory::of_game(board, game),
            evaluation,
            root_player,
            budget: Budget::new(limits),
            plies: 0,
            expanded: 0,
            reached_horizon: false,
        }
    }

    /// The best move for the root player, who is to move: one ply ahead, then two, and so on, until `depth`, the end of
    /// every game or a limit is reached.
    pub(super) fn look_ahead(mut self, depth: u32) -> SearchResult<J::Score> {
        let mut best = None;
        let mut finished = 0;
        let mut is_complete = false;
        while finished < depth && !is_complete {
            let Ok(found) = self.best_move(finished + 1) else { break };
            best = found;
            finished += 1;
            is_complete = !self.reached_horizon;
        }
        SearchResult { best, depth: finished, is_complete, expanded: self.expanded }
    }

    /// What the position, on which the game goes on, is worth to the root player `depth` plies ahead.
    pub(super) fn value(&mut self, depth: u32) -> Result<J::Score, Exhausted> {
        if depth == 0 {
            return Ok(self.evaluation.evaluate(self.game.board(), Outcome::Ongoing, self.plies));
        }
        self.value_by_choice(depth, Window::OPEN)
    }

    /// The same, with the positions of which the moves were tried.
    pub(super) fn counted_value(mut self, depth: u32) -> Result<(J::Score, u64), Exhausted> {
        let value = self.value(depth)?;
        Ok((value, self.expanded))
    }

    fn best_move(&mut self, depth: u32) -> Result<Option<(Move, J::Score)>, Exhausted> {
        self.reached_horizon = false;
        self.expanded += 1;
        let mut best: Option<(Move, J::Score)> = None;
        for mv in self.game.board().legal_moves() {
            let alpha = best.map(|(_, value)| value);
            let value = self.value_after(mv, depth, Window { alpha, beta: None })?;
            if alpha.is_none_or(|alpha| value > alpha) {
                best = Some((mv, value));
            }
        }
        Ok(best)
    }

    /// What comes about within `depth` plies, of which this move is the first. Once exhausted the board is left as
    /// it is.
    fn value_after(&mut self, mv: Move, depth: u32, window: Window<J::Score>) -> Result<J::Score, Exhausted> {
        self.budget.spend()?;
        let outcome = self.game.play(mv);
        self.plies += 1;
        let value = if outcome == Outcome::Ongoing && depth > 1 {
            self.value_by_choice(depth - 1, window)?
        } else {
            self.reached_horizon |= outcome == Outcome::Ongoing;
            self.evaluation.evaluate(self.game.board(), outcome, self.plies)
        };
        self.plies -= 1;
        self.game.undo(mv);
        Ok(value)
    }

    /// What comes about if the side to move chooses; only a bound once it cannot matter any more.
    fn value_by_choice(&mut self, depth: u32, mut window: Window<J::Score>) -> Result<J::Score, Exhausted> {
        self.expanded += 1;
        let is_root_player = self.game.board().to_move() == self.root_player;
        let mut best: Option<J::Score> = None;
        for mv in self.game.board().legal_moves() {
            let value = self.value_after(mv, depth, window)?;
            if is_root_player {
                best = best.max(Some(value));
                window.alpha = window.alpha.max(best);
            } else {
                best = Some(best.map_or(value, |best| best.min(value)));
                window.beta = Some(window.beta.map_or(value, |beta| beta.min(value)));
            }
            if window.is_closed() {
                break;
            }
        }
        // While a game goes on there is room for a disc, so there is a move.
        Ok(best.unwrap_or_else(|| self.evaluation.evaluate(self.game.board(), Outcome::Ongoing, self.plies)))
    }
}
