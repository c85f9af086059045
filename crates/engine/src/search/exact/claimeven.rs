//! Upper bounds without a search, from the rule *claimeven*: answer every disc with one on top of it.
//!
//! Let Q be to move without a win at once, and P its opponent, without a playable threat. P *follows* Q:
//!
//! - Where Q plays into a column with an even number of empty cells, P plays on top (claimeven). So P gets the top cell
//!   of the column and every second one below. The rows an even number of cells below the top are the *claimeven rows*;
//!   this holds for every height, since only the distance from the top matters.
//! - The columns with an odd number of empty cells are paired off, which takes an even number of them. Their next
//!   cells lie in claimeven rows. Where Q takes one of a pair, P takes the other; from then on both columns are even.
//!
//! P always has an answer until the board is full. So Q can only ever own its discs, the empty cells of the other rows,
//! and one cell of each pair. If these hold no line for *some* pairing, Q cannot win: **its score is at most 0**. (A
//! *bound by counting*: no rule is proved to stop each single line, all lines are counted at once.)
//!
//! **Zugzwang threats.** A threat of P in a claimeven row, not playable yet, wins for P when Q has to play below it.
//! Cells above it are never Q's. With such threats in k columns Q can put off its loss until all other columns are full
//! and each of the k is filled to two below its threat; then it must play below one, and loses with the next disc. So
//! its score is at most that of a loss with `a + 2 k` cells empty and Q to move, where `a` counts the cells above the
//! lowest of these threats: **at most `-(a + 2 k) / 2`**. Of the cells right below them Q gets one at most, and that
//! with its last disc: a line of Q that needs two of them cannot come about.
//!
//! **Turned columns.** A threat of P in one of the *other* rows, not playable yet, ends its column early: followed up
//! to there, the rows below it change owners, and it is a zugzwang threat like the others. Each turned column changes
//! by one the number of columns with an odd number of cells to be filled, so P can follow with an odd number of
//! turned columns where the number of empty cells is odd, and with an even number where it is even.
//!
//! **Claimeven lines.** In columns without a zugzwang threat P gets all empty cells of the claimeven rows outside the
//! pairs. If these and its discs hold a line up to row r, Q can only put off its loss until one column is filled to two
//! below row r, each of those with a zugzwang threat to two below that, and all others to the top: **the score of Q is
//! less by `(rows - r) / 2 + 1`** than the bound from zugzwang threats, or than 0 where there are none.
//!
//! (Claimeven, follow-up and zugzwang: Victor Allis, "A Knowledge-based Approach of Connect-Four", 1988; scores from
//! them: Christophe Steininger, `c4`. Bounds by counting, turned columns and the scores of claimeven lines: our own.)
use super::geometry::SolverGeometry;
use super::simd::SimdBitboard;

/// Most columns turned at once.
const MOST_TURNED: usize = 3;

/// A position of Q to move, in which neither side can win at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietPosition<B> {
    /// Discs of Q.
    pub(super) own: B,
    pub(super) occupied: B,
    pub(super) landing: B,
    /// Threats of P.
    pub(super) threats: B,
    /// Number of discs.
    pub(super) discs: i32,
}

/// The columns that P turns, and the threats by which it turns them.
#[derive(Clone, Copy, Debug)]
struct TurnedColumns<B> {
    columns: B,
    threats: B,
}

impl<B: SimdBitboard> TurnedColumns<B> {
    const NONE: Self = Self { columns: B::EMPTY, threats: B::EMPTY };

    /// These and the column of one more threat.
    #[inline]
    fn and<const R: u32, const N: u32>(self, geometry: &SolverGeometry<B, R, N>, threat: B) -> Self {
        Self { columns: self.columns | geometry.columns_through(threat), threats: self.threats | threat }
    }
}

/// The search for an upper bound on the score of Q.
struct ClaimevenBound<'a, B: SimdBitboard, const R: u32, const N: u32> {
    geometry: &'a SolverGeometry<B, R, N>,
    quiet: QuietPosition<B>,
    empty: B,
    /// Threats of P that are not playable.
    zugzwang_threats: B,
    /// The bound that is asked for.
    need: i32,
}

/// An upper bound on the score of Q, no greater than `need`, if one can be found.
#[inline(always)]
pub(super) fn upper_bound<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    quiet: QuietPosition<B>,
    need: i32,
) -> Option<i32> {
    let empty = geometry.cells() & !quiet.occupied;
    let zugzwang_threats = quiet.threats & empty & !quiet.landing;
    let search = ClaimevenBound { geometry, quiet, empty, zugzwang_threats, need };
    let turning = zugzwang_threats & !geometry.claimeven_rows();
    let is_even = (geometry.size() - quiet.discs) % 2 == 0;
    if !is_even && turning.is_empty() {
        return None;
    }
    let first =
        if is_even { TurnedColumns::NONE } else { TurnedColumns::NONE.and(geometry, turning.lowest_bit()) };
    let bound = search.with_turned(first);
    if bound.is_some() || !turning.has_several() { bound } else { search.with_other_turned(turning, is_even) }
}

impl<B: SimdBitboard, const R: u32, const N: u32> ClaimevenBound<'_, B, R, N> {
    /// A bound with other columns turned than those that were tried first: none, or that of the first candidate.
    #[cold]
    fn with_other_turned(&self, candidates: B, is_even: bool) -> Option<i32> {
        if is_even {
            return self.turn_more(candidates, TurnedColumns::NONE, 2);
        }
        let others = candidates & !self.geometry.columns_through(candidates.lowest_bit());
        self.turn_more(others, TurnedColumns::NONE, 1)
            .or_else(|| self.turn_more(candidates, TurnedColumns::NONE, MOST_TURNED))
    }

    /// A bound with `more` columns turned besides, each by the lowest of the `candidates` in it.
    fn turn_more(&self, candidates: B, turned: TurnedColumns<B>, more: usize) -> Option<i32> {
        if more == 0 {
            return self.with_turned(turned);
        }
        let mut rest = candidates;
        while !rest.is_empty() {
            let turned = turned.and(self.geometry, rest.lowest_bit());
            rest = rest & !turned.columns;
            let bound = self.turn_more(rest, turned, more - 1);
            if bound.is_some() {
                return bound;
            }
        }
        None
    }

    /// The bound with these columns turned, if it is low enough and some pairing holds.
    #[inline(always)]
    fn with_turned(&self, turned: TurnedColumns<B>) -> Option<i32> {
        let geometry = self.geometry;
        let zugzwang_threats =
            (self.zugzwang_threats & geometry.claimeven_rows() & !turned.columns) | turned.threats;
        let (above_zugzwang, lowest, lost) = if zugzwang_threats.is_empty() {
            (zugzwang_threats, zugzwang_threats, 0)
        } else {
            let above_zugzwang = geometry.above(zugzwang_threats);
            let lowest = zugzwang_threats & !above_zugzwang;
            (above_zugzwang, lowest, -((above_zugzwang.count() / 2 + lowest.count()) as i32))
        };
        let own_rows = geometry.claimeven_rows() ^ turned.columns;
        let paired = self.quiet.landing & own_rows;
        let bound = if lost > self.need {
            lost + self.claimeven_line_score(paired, lowest, self.need - lost)
        } else {
            lost
        };
        if bound > self.need {
            return None;
        }
        let obtainable = Obtainable {
            certain: self.quiet.own | (self.empty & !own_rows & !above_zugzwang),
            paired,
            once: lowest >> 1,
        };
        some_pairing_holds(geometry, obtainable).then_some(bound)
    }

    /// What a claimeven line, in columns without a zugzwang threat, adds to a bound; 0 if there is none, or none
    /// that adds enough for the `need`.
    #[inline]
    fn claimeven_line_score(&self, paired: B, zugzwang_threats: B, need: i32) -> i32 {
        let geometry = self.geometry;
        if geometry.claimeven_lines().first().is_none_or(|&(best, _)| best > need) {
            return 0;
        }
        let discs = self.quiet.own ^ self.quiet.occupied;
        let claimed =
            self.empty & geometry.claimeven_rows() & !paired & !geometry.columns_through(zugzwang_threats);
        if !geometry.has_line(discs | claimed) {
            return 0;
        }
        let mut lines = geometry.claimeven_lines().iter();
        lines.find(|(_, rows)| geometry.has_line(discs | (claimed & *rows))).map_or(0, |&(score, _)| score)
    }
}

/// Most pairs for which pairings are tried.
const MOST_PAIRS: usize = 3;

/// The cells that Q can get.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obtainable<B> {
    /// Its discs and the cells that P leaves to it.
    pub(super) certain: B,
    /// The cells to be paired off, an even number, of which it gets one of each pair.
    pub(super) paired: B,
    /// Of the certain cells, those of which it gets one at most.
    pub(super) once: B,
}

/// Whether there is a pairing by which the player can't get a line, however it plays. `false` too where there are too
/// many to try.
#[inline]
pub(super) fn some_pairing_holds<B: SimdBitboard, const R: u32, const N: u32>(
    geometry: &SolverGeometry<B, R, N>,
    obtainable: Obtainable<B>,
) -> bool {
    if !geometry.has_line(obtainable.certain | obtainable.paired) {
        return true;
    }
    let once = obtainable.once & obtainable.certain;
    let once = if once.has_several() { once } else { B::EMPTY };
    let always = obtainable.certain & !once;
    !geometry.has_line(always)
        && Pairing { geometry, always, once, pairs: [B::EMPTY; MOST_PAIRS] }.try_all(obtainable.paired)
}

/// A pairing of some cells, and what the player gets besides: no line by itself, and at most one cell of `once`.
struct Pairing<'a, B: SimdBitboard, const R: u32, const N: u32> {
    geometry: &'a SolverGeometry<B, R, N>,
    always: B,
    once: B,
    /// The two cells of each pair.
    pairs: [B; MOST_PAIRS],
}

impl<B: SimdBitboard, const R: u32, const N: u32> Pairing<'_, B, R, N> {
    /// Whether these cells can be paired off so that the player gets no line.
    #[inline(never)]
    fn try_all(&mut self, paired: B) -> bool {
        let cells = paired.count() as usize;
        let certainly = |gained: B| {
            !self.geometry.has_line(gained) && (self.geometry.completing(gained) & paired).is_empty()
        };
        cells <= 2 * MOST_PAIRS && self.every_outcome(certainly) && (cells == 2 || self.pair_off(paired, 0))
    }

    /// The same with so many pairs made already, for what is `left`.
    fn pair_off(&mut self, left: B, made: usize) -> bool {
        let first = left.lowest_bit();
        if first.is_empty() {
            // One pairing must do for all that may happen: it is chosen before that is known.
            return self.every_outcome(|cells| self.holds(cells, &self.pairs[..made]));
        }
        let mut partners = left.without_lowest();
        while !partners.is_empty() {
            let partner = partners.lowest_bit();
            partners = partners.without_lowest();
            self.pairs[made] = first | partner;
            if self.pair_off(left & !self.pairs[made], made + 1) {
                return true;
            }
        }
        false
    }

    /// Whether this is so for all cells that the player may get besides those of pairs.
    #[inline]
    fn every_outcome(&self, is_so: impl Fn(B) -> bool) -> bool {
        if self.once.is_empty() {
            return is_so(self.always);
        }
        let mut rest = self.once;
        while !rest.is_empty() {
            if !is_so(self.always | rest.lowest_bit()) {
                return false;
            }
            rest = rest.without_lowest();
        }
        true
    }

    /// Whether no choice of one of each of these pairs makes a line with `cells`, which make none with any one of them.
    fn holds(&self, cells: B, pairs: &[B]) -> bool {
        let Some((&pair, rest)) = pairs.split_first() else { return true };
        let others = rest.iter().fold(B::EMPTY, |all, &pair| all | pair);
        let first = pair.lowest_bit();
        others.is_empty()
            || [first, pair & !first].into_iter().all(|choice| {
                let cells = cells | choice;
                (self.geometry.completing(cells) & others).is_empty() && self.holds(cells, rest)
            })
    }
}
