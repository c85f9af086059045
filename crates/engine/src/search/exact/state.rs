//! A position as the search plays it: discs, and the threats of both sides kept up to date.
use std::hint::select_unpredictable;

use super::geometry::SolverGeometry;
use super::score;
use super::simd::SimdBitboard;
use crate::Bitboard;

/// A position in which nobody has won. A *threat* is an empty cell that would complete a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct State<B> {
    /// Discs of the side to move.
    pub(super) own: B,
    /// All discs.
    pub(super) occupied: B,
    /// Threats of the side to move.
    pub(super) own_threats: B,
    /// Threats of its opponent.
    pub(super) other_threats: B,
    /// Number of discs.
    pub(super) discs: i32,
}

impl<B: SimdBitboard> State<B> {
    pub(super) fn new<const R: u32, const N: u32>(
        geometry: &SolverGeometry<B, R, N>,
        own: B,
        occupied: B,
    ) -> Self {
        let threats = |discs: B| geometry.completing(discs) & !occupied;
        Self {
            own,
            occupied,
            own_threats: threats(own),
            other_threats: threats(own ^ occupied),
            discs: occupied.count() as i32,
        }
    }

    /// Discs of the opponent.
    #[inline]
    pub(super) fn other(&self) -> B {
        self.own ^ self.occupied
    }

    /// The position after a disc in `cell`, after which the mover's threats are `threats`.
    #[inline]
    pub(super) fn after(&self, cell: B, threats: B) -> Self {
        Self {
            own: self.other(),
            occupied: self.occupied | cell,
            own_threats: self.other_threats & !cell,
            other_threats: threats,
            discs: self.discs + 1,
        }
    }

    /// The mover's threats after a disc in `cell`.
    #[inline]
    pub(super) fn threats_after<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
        cell: B,
    ) -> B {
        geometry.completing(self.own | cell) & !(self.occupied | cell)
    }

    /// The position after a disc in `cell`.
    #[inline]
    pub(super) fn play<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
        cell: B,
    ) -> Self {
        self.after(cell, self.threats_after(geometry, cell))
    }

    /// The score where the board is full or the side to move wins with the next disc.
    pub(super) fn immediate_score<const R: u32, const N: u32>(
        &self,
        geometry: &SolverGeometry<B, R, N>,
    ) -> Option<i32> {
        let landing = geometry.landing(self.occupied);
        if landing.is_empty() {
            Some(0)
        } else {
            let wins = landing & self.own_threats;
            (!wins.is_empty()).then(|| score::win_now(geometry.size(), self.discs))
        }
    }

    /// The `landing` cells after which the opponent cannot win at once; the one that stops a win, where there is one.
    #[inline]
    pub(super) fn safe_moves(&self, landing: B) -> B {
        safe_moves(landing, self.other_threats)
    }
}

/// The upper of each two cells one above the other that are both threatened.
#[inline]
pub(super) fn stacked_threats<B: Bitboard>(threats: B) -> B {
    threats & (threats << 1)
}

/// The `landing` cells after which a side with these `threats` cannot win at once.
#[inline]
pub(super) fn safe_moves<B: Bitboard>(landing: B, threats: B) -> B {
    let wins = landing & threats;
    let blocking = select_unpredictable(wins.has_several(), B::EMPTY, wins);
    let candidates = select_unpredictable(wins.is_empty(), landing, blocking);
    let not_below_a_threat = !(threats >> 1);
    candidates & not_below_a_threat
}
