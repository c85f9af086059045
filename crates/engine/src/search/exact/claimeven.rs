//! Bounds from a strategy that needs no search: to follow the opponent from column to column.
//!
//! Let Q be to move without a win at once, and P its opponent, without a playable threat. P wants to *follow*:
//!
//! - Where Q plays into a column with an even number of empty cells, P plays on top. So Q gets every second cell from
//!   the next one on and P those above them, the top row among them. Call the rows that are an even number of cells
//!   below the top P's rows, the others Q's rows: this holds for every height, since only the distance from the top
//!   matters.
//! - The columns with an odd number of empty cells are paired off, which takes an even number of them. Their next
//!   cells lie in P's rows. Where Q takes one of a pair, P takes the other; from then on both are as above.
//!
//! P always has an answer, until the board is full. So Q can only ever own its discs, the empty cells of its rows, and
//! one cell of each pair. If these hold no line for *some* pairing, Q cannot win: **its score is at most 0**.
//!
//! **Stops.** A threat of P in one of its own rows, not playable yet, is a *stop*: when Q plays below it, P wins. Cells
//! above a stop are never Q's. With stops in k columns Q can put off its loss until all other columns are full and
//! each of the k is filled to two below its stop; then it must play below one, and loses with the next disc. So its
//! score is at most that of a loss with `a + 2 k` cells empty and Q to move, where `a` counts the cells above the
//! lowest stops: **at most `-(a + 2 k) / 2`**. Of the cells below stops Q gets one at most, and that with its last
//! disc: a line of Q that needs two of them cannot come about.
//!
//! **Turned columns.** A threat of P in one of *Q's* rows, not playable yet, ends its column early: followed up to
//! there, the rows below it change owners, and it is a stop like the others. Each turned column changes by one the
//! number of columns with an odd number of cells to be filled, so P can follow with an odd number of them where the
//! number of empty cells is odd, and with an even number where it is even.
//!
//! **Claims.** In columns without a stop P gets all empty cells of its rows outside the pairs. If these and its discs
//! hold a line up to row r, Q can only put off its loss until one column is filled to two below row r, each of those
//! with a stop to two below that, and all others to the top: **the score of Q is less by `(rows - r) / 2 + 1`** than the
//! bound from stops, or than 0 where there are none.
//!
//! (Claim-even and follow-up: Victor Allis, "A Knowledge-based Approach of Connect-Four", 1988; scores from it:
//! Christopher Steininger, `c4`. Bounds by counting, turned columns and claims: our own.)
use super::geometry::Layout;
use super::simd::Lanes;

/// Most columns turned at once.
const MOST_TURNED: usize = 3;

/// A position of Q to move, in which neither side can win at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quiet<B> {
    /// Discs of Q.
    pub(super) own: B,
    pub(super) occupied: B,
    pub(super) landing: B,
    /// Threats of P.
    pub(super) threats: B,
    /// Number of discs.
    pub(super) discs: i32,
}

/// The columns that P turns, and the threats by which it does.
#[derive(Clone, Copy, Debug)]
struct Turned<B> {
    columns: B,
    threats: B,
}

impl<B: Lanes> Turned<B> {
    const NONE: Self = Self { columns: B::EMPTY, threats: B::EMPTY };

    /// These and the column of one more threat.
    #[inline]
    fn and<const R: u32, const N: u32>(self, layout: &Layout<B, R, N>, threat: B) -> Self {
        Self { columns: self.columns | layout.columns_through(threat), threats: self.threats | threat }
    }
}

/// Finds bounds on the score of Q.
pub(super) struct Parity<'a, B: Lanes, const R: u32, const N: u32> {
    layout: &'a Layout<B, R, N>,
    quiet: Quiet<B>,
    empty: B,
    /// Threats of P that are not playable.
    stops: B,
    /// The bound that is asked for.
    need: i32,
}

/// An upper bound on the score of Q, no greater than `need`, if one can be found.
#[inline(always)]
pub(super) fn upper_bound<B: Lanes, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    quiet: Quiet<B>,
    need: i32,
) -> Option<i32> {
    let empty = layout.cells() & !quiet.occupied;
    let stops = quiet.threats & empty & !quiet.landing;
    let parity = Parity { layout, quiet, empty, stops, need };
    let turning = stops & !layout.follower_rows();
    let is_even = (layout.size() - quiet.discs) % 2 == 0;
    if !is_even && turning.is_empty() {
        return None;
    }
    let first = if is_even { Turned::NONE } else { Turned::NONE.and(layout, turning.lowest_bit()) };
    let bound = parity.bound(first);
    if bound.is_some() || !turning.has_several() { bound } else { parity.turn_more(turning, is_even) }
}

impl<B: Lanes, const R: u32, const N: u32> Parity<'_, B, R, N> {
    /// A bound with other columns turned than those that were tried first: none, or that of the first candidate.
    #[cold]
    fn turn_more(&self, candidates: B, is_even: bool) -> Option<i32> {
        if is_even {
            return self.turn(candidates, Turned::NONE, 2);
        }
        let others = candidates & !self.layout.columns_through(candidates.lowest_bit());
        self.turn(others, Turned::NONE, 1).or_else(|| self.turn(candidates, Turned::NONE, MOST_TURNED))
    }

    /// A bound with `more` columns turned besides, each by the lowest of the `candidates` in it.
    fn turn(&self, candidates: B, turned: Turned<B>, more: usize) -> Option<i32> {
        if more == 0 {
            return self.bound(turned);
        }
        let mut rest = candidates;
        while !rest.is_empty() {
            let turned = turned.and(self.layout, rest.lowest_bit());
            rest = rest & !turned.columns;
            let bound = self.turn(rest, turned, more - 1);
            if bound.is_some() {
                return bound;
            }
        }
        None
    }

    #[inline(always)]
    fn bound(&self, turned: Turned<B>) -> Option<i32> {
        let layout = self.layout;
        let stops = (self.stops & layout.follower_rows() & !turned.columns) | turned.threats;
        let (beyond, lowest, lost) = if stops.is_empty() {
            (stops, stops, 0)
        } else {
            let beyond = layout.above(stops);
            let lowest = stops & !beyond;
            (beyond, lowest, -((beyond.count() / 2 + lowest.count()) as i32))
        };
        let own_rows = layout.follower_rows() ^ turned.columns;
        let paired = self.quiet.landing & own_rows;
        let bound = if lost > self.need { lost + self.claim(paired, lowest, self.need - lost) } else { lost };
        if bound > self.need {
            return None;
        }
        let obtainable = Obtainable {
            certain: self.quiet.own | (self.empty & !own_rows & !beyond),
            paired,
            once: lowest >> 1,
        };
        some_pairing_holds(layout, obtainable).then_some(bound)
    }

    /// What a line within the cells that P gets in columns without a stop adds to a bound; 0 if there is none, or none
    /// that adds enough for the `need`.
    #[inline]
    fn claim(&self, paired: B, stops: B, need: i32) -> i32 {
        let layout = self.layout;
        if layout.claims().first().is_none_or(|&(best, _)| best > need) {
            return 0;
        }
        let discs = self.quiet.own ^ self.quiet.occupied;
        let claimed = self.empty & layout.follower_rows() & !paired & !layout.columns_through(stops);
        if !layout.has_line(discs | claimed) {
            return 0;
        }
        let mut claims = layout.claims().iter();
        claims.find(|(_, rows)| layout.has_line(discs | (claimed & *rows))).map_or(0, |&(score, _)| score)
    }
}

/// Most pairs for which pairings are tried.
const MOST_PAIRS: usize = 3;

/// The cells that the player can get.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obtainable<B> {
    /// Its discs and the cells that nobody keeps it from.
    pub(super) certain: B,
    /// The cells to be paired off, an even number: one of each pair.
    pub(super) paired: B,
    /// Of the certain cells, those of which it gets one at most.
    pub(super) once: B,
}

/// Whether there is a pairing by which the player can't get a line, however it plays. `false` too where there are too
/// many to try.
#[inline]
pub(super) fn some_pairing_holds<B: Lanes, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    obtainable: Obtainable<B>,
) -> bool {
    if !layout.has_line(obtainable.certain | obtainable.paired) {
        return true;
    }
    let once = obtainable.once & obtainable.certain;
    let once = if once.has_several() { once } else { B::EMPTY };
    let always = obtainable.certain & !once;
    !layout.has_line(always)
        && Pairing { layout, always, once, pairs: [B::EMPTY; MOST_PAIRS] }.try_all(obtainable.paired)
}

/// A pairing of some cells, and what the player gets besides: no line by itself, and at most one cell of `once`.
struct Pairing<'a, B: Lanes, const R: u32, const N: u32> {
    layout: &'a Layout<B, R, N>,
    always: B,
    once: B,
    /// The two cells of each pair.
    pairs: [B; MOST_PAIRS],
}

impl<B: Lanes, const R: u32, const N: u32> Pairing<'_, B, R, N> {
    /// Whether these cells can be paired off so that the player gets no line.
    #[inline(never)]
    fn try_all(&mut self, paired: B) -> bool {
        let cells = paired.count() as usize;
        let certainly =
            |gained: B| !self.layout.has_line(gained) && (self.layout.completing(gained) & paired).is_empty();
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
                (self.layout.completing(cells) & others).is_empty() && self.holds(cells, rest)
            })
    }
}
