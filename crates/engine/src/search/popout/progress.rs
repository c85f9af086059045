//! How far the work on a position has come, so that it can be resumed.
use super::game_value::GameValue;

/// Positions that each method may look at in the first round; every further round has four times as many.
const FIRST_ROUND: u64 = 4_000_000;

/// Most pops of the defender that are tried to prove a draw.
const MOST_POPS: u8 = 4;

/// Attacks are no longer than that: each ply takes some of the stack, and a thread has only 2 MiB.
pub(super) const MOST_PLIES: u16 = 999;

/// A way to find out what a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Method {
    /// The bound of the attacks is raised ply by ply.
    Deepening,
    /// All states of the board are solved.
    Retrograde,
    /// Proof numbers look for a win of the side to move.
    OwnWin,
    /// Proof numbers look for a win of the other side.
    OtherWin,
    /// Both sides are held with few pops.
    Draw,
}

impl Method {
    /// All methods, in the order in which each round tries them.
    pub(super) const ALL: [Self; 5] =
        [Self::Deepening, Self::Retrograde, Self::OwnWin, Self::OtherWin, Self::Draw];
}

/// The state of the work on one position. Each round gives every method its share, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Progress {
    /// Neither side wins within so many plies, an odd number.
    pub(super) holds: u16,
    /// Whether the side to move may win in the end.
    pub(super) may_win: bool,
    /// Whether it may lose.
    pub(super) may_lose: bool,
    /// From 0.
    pub(super) round: u8,
    /// The current method.
    pub(super) method: Method,
    /// Positions that it has looked at in this round.
    pub(super) spent: u64,
    /// What the position is worth.
    pub(super) answer: Option<GameValue>,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            holds: 1,
            may_win: true,
            may_lose: true,
            round: 0,
            method: Method::Deepening,
            spent: 0,
            answer: None,
        }
    }
}

impl Progress {
    /// A run whose round never ends.
    pub(super) fn without_end() -> Self {
        Self { round: u8::MAX, ..Self::default() }
    }

    /// Whether either side may still win.
    pub(super) const fn is_open(&self) -> bool {
        self.may_win && self.may_lose
    }

    /// How often a defender may pop in this round, if that is not too often to prove anything.
    pub(super) fn pops(&self) -> Option<u8> {
        Some(self.round).filter(|&pops| pops <= MOST_POPS)
    }

    /// Whether, at the end of a round, a larger table is the better way to go on.
    pub(super) const fn is_stuck(&self) -> bool {
        self.holds >= MOST_PLIES
    }

    /// Positions that the method may look at in this round.
    pub(super) const fn share(&self) -> u64 {
        let round = FIRST_ROUND.saturating_mul(4_u64.saturating_pow(self.round as u32));
        match self.method {
            Method::Deepening | Method::Draw => round,
            Method::Retrograde => round.saturating_mul(16),
            Method::OwnWin | Method::OtherWin => round / 4,
        }
    }

    /// The method at work has had its share.
    pub(super) fn go_to_next_method(&mut self) {
        self.spent = 0;
        let next = Method::ALL.into_iter().skip_while(|&method| method != self.method).nth(1);
        self.method = next.unwrap_or(Method::Deepening);
        if next.is_none() {
            self.round = self.round.saturating_add(1);
        }
    }
}
