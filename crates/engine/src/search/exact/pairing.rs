//! Whether a player who is followed can get a line, whatever it takes of the pairs.
use super::lanes::Lanes;
use super::layout::Layout;

/// Most pairs for which pairings are tried.
const MOST_PAIRS: usize = 3;

/// The cells that the player can get.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gains<B> {
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
    gains: Gains<B>,
) -> bool {
    if !layout.has_line(gains.certain | gains.paired) {
        return true;
    }
    let once = gains.once & gains.certain;
    let once = if once.has_several() { once } else { B::EMPTY };
    let always = gains.certain & !once;
    !layout.has_line(always)
        && Pairing { layout, always, once, pairs: [B::EMPTY; MOST_PAIRS] }.try_all(gains.paired)
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
