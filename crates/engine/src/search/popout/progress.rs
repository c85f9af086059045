//! How far the work on a position has come, so that it can be resumed.
use std::io;

use crate::budget::{Budget, Exhausted};
use crate::game_value::GameValue;
use crate::search::save_format::{SaveReader, SaveWriter, SavedError};

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

    /// Lets the current method work until this share of the round is spent; `None` if that was not enough.
    ///
    /// # Errors
    /// The budget of the request is spent.
    pub(super) fn work_within<T>(
        &mut self,
        budget: &mut Budget,
        share: u64,
        work: impl FnOnce(&mut Budget) -> Result<T, Exhausted>,
    ) -> Result<Option<T>, Exhausted> {
        let mut part = budget.part(Some(share.saturating_sub(self.spent)));
        let done = work(&mut part);
        budget.charge(part.nodes());
        self.spent += part.nodes();
        match done {
            Ok(done) => Ok(Some(done)),
            Err(Exhausted) if budget.is_exhausted() => Err(Exhausted),
            Err(Exhausted) => Ok(None),
        }
    }

    /// Writes it to a file.
    pub(super) fn write(&self, writer: &mut SaveWriter) -> io::Result<()> {
        let (tag, plies) = match self.answer {
            None => (0, 0),
            Some(GameValue::Win(plies)) => (1, plies),
            Some(GameValue::Draw) => (2, 0),
            Some(GameValue::Loss(plies)) => (3, plies),
        };
        writer.put(&self.holds.to_le_bytes())?;
        writer.put(&[self.may_win, self.may_lose].map(u8::from))?;
        writer.put(&[0, self.round, self.method as u8])?;
        writer.put(&self.spent.to_le_bytes())?;
        writer.put(&[tag])?;
        writer.put(&plies.to_le_bytes())
    }

    /// Reads what was [written](Self::write).
    pub(super) fn read(reader: &mut SaveReader) -> Result<Self, SavedError> {
        let holds = u16::from_le_bytes(reader.take()?);
        let [may_win, may_lose] = reader.take()?.map(|flag: u8| flag != 0);
        // The first byte is not used any more.
        let [_, round, method] = reader.take()?;
        let method = *Method::ALL.get(usize::from(method)).ok_or(SavedError::Damaged)?;
        let spent = reader.take_number()?;
        let [tag] = reader.take()?;
        let plies = u16::from_le_bytes(reader.take()?);
        let answer = match tag {
            0 => None,
            1 => Some(GameValue::Win(plies)),
            2 => Some(GameValue::Draw),
            3 => Some(GameValue::Loss(plies)),
            _ => return Err(SavedError::Damaged),
        };
        Ok(Self { holds, may_win, may_lose, round, method, spent, answer })
    }
}
