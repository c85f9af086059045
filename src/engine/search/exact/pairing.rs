//! Whether a player who is followed can get a line, whatever it takes of the pairs.
use super::layout::Layout;
use crate::engine::Bitboard;

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
pub(super) fn some_pairing_holds<B: Bitboard, const R: u32, const N: u32>(
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
struct Pairing<'a, B, const R: u32, const N: u32> {
    layout: &'a Layout<B, R, N>,
    always: B,
    once: B,
    /// The two cells of each pair.
    pairs: [B; MOST_PAIRS],
}

impl<B: Bitboard, const R: u32, const N: u32> Pairing<'_, B, R, N> {
    /// Whether these cells can be paired off so that the player gets no line.
    #[inline(never)]
    fn try_all(&mut self, paired: B) -> bool {
        paired.count() as usize <= 2 * MOST_PAIRS && self.pair_off(paired, 0)
    }

    /// The same with so many pairs made already, for what is `left`.
    fn pair_off(&mut self, left: B, made: usize) -> bool {
        let first = left.lowest_bit();
        if first.is_empty() {
            return self.holds(made);
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

    /// Whether the player gets no line. One pairing must do for all that may happen: it is chosen before that is known.
    fn holds(&self, made: usize) -> bool {
        let pairs = &self.pairs[..made];
        let mut rest = self.once;
        if rest.is_empty() {
            return self.stays_without_line(self.always, pairs);
        }
        while !rest.is_empty() {
            let cells = self.always | rest.lowest_bit();
            rest = rest.without_lowest();
            if self.layout.has_line(cells) || !self.stays_without_line(cells, pairs) {
                return false;
            }
        }
        true
    }

    /// Whether no choice of one of each of these pairs makes a line with `cells`, which have none.
    fn stays_without_line(&self, cells: B, pairs: &[B]) -> bool {
        let Some((&pair, rest)) = pairs.split_first() else { return true };
        let all = pairs.iter().fold(B::EMPTY, |all, &pair| all | pair);
        if !(self.layout.completing(cells) & all).is_empty() {
            return false;
        }
        let first = pair.lowest_bit();
        rest.is_empty()
            || self.stays_without_line(cells | first, rest)
                && self.stays_without_line(cells | (pair & !first), rest)
    }
}
