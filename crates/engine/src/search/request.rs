//! What a solver is asked for, and what it may use.
use crate::{Position, Rules, Seat, UnusualLines, Variant};

/// What to find out about a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum SolveRequest {
    /// Who wins.
    Outcome,
    /// The score.
    Score,
    /// The score and one move that reaches it.
    Move,
    /// The score and all moves that reach it.
    Best,
    /// The score of every legal move too.
    Columns,
}

/// What a solver may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverOptions {
    /// Size in mebibytes up to which its table may grow.
    pub table_mib: usize,
    /// Threads that search.
    pub threads: usize,
}

impl Default for SolverOptions {
    /// One thread, and a table that grows up to 64 MiB.
    fn default() -> Self {
        Self { table_mib: 64, threads: 1 }
    }
}

/// Why a game is not for this solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsolvable {
    /// Discs can leave the board.
    #[error("this solver plays the standard game, without pops")]
    PopOut,
    /// Discs cannot leave the board.
    #[error("this solver plays PopOut; this is the standard game")]
    Standard,
    /// Lines are not the usual ones.
    #[error("{0} is not supported here, only the usual rules about lines")]
    Lines(UnusualLines),
    /// Lines are not the usual ones, and discs can leave the board.
    #[error("PopOut is solved by its usual rules only, not {0}")]
    PopOutLines(UnusualLines),
    /// More than two players.
    #[error("only two-player games have an exact value, not games with {0} players")]
    Players(u8),
    /// In the standard game the number of discs says whose turn it is, on which the search relies.
    #[error("by the number of discs it isn't player {0}'s turn, so the position has no value")]
    OutOfTurn(Seat),
}

impl Unsolvable {
    /// Refuses games that a solver of this variant cannot solve.
    pub(super) fn check(rules: Rules, variant: Variant) -> Result<(), Self> {
        Self::check_lines(rules)?;
        match rules.variant() {
            _ if rules.players() > 2 => Err(Self::Players(rules.players())),
            other if other == variant => Ok(()),
            Variant::PopOut => Err(Self::PopOut),
            Variant::Standard => Err(Self::Standard),
        }
    }

    /// Refuses unusual rules about lines, for what knows only the usual ones.
    ///
    /// # Errors
    /// [`Lines`](Self::Lines).
    pub const fn check_lines(rules: Rules) -> Result<(), Self> {
        match rules.unusual_lines() {
            None => Ok(()),
            Some(unusual) => Err(Self::Lines(unusual)),
        }
    }

    /// Refuses boards that were set up so that somebody is to move whose turn it can't be in the standard game.
    ///
    /// # Errors
    /// [`OutOfTurn`](Self::OutOfTurn).
    pub fn check_turn(position: &Position) -> Result<(), Self> {
        let seat = position.to_move();
        let is_turn = seat.index() == position.discs() % usize::from(position.rules().players());
        if is_turn || position.rules().is_pop_out() { Ok(()) } else { Err(Self::OutOfTurn(seat)) }
    }
}
