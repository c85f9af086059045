//! Whether a player who is followed can get a line, whatever it takes of the pairs.
use super::layout::Layout;
use crate::engine::Bitboard;

/// Most cells to be paired off for which pairings are tried.
const MOST_PAIRED: u32 = 6;

/// Most ways in which things may turn out for which a pairing is tried.
const MOST_OUTCOMES: usize = 64;

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
    !layout.has_line(gains.certain | gains.paired) || try_pairings(layout, gains)
}

#[inline(never)]
fn try_pairings<B: Bitboard, const R: u32, const N: u32>(layout: &Layout<B, R, N>, gains: Gains<B>) -> bool {
    let once = gains.once & gains.certain;
    if gains.paired.count() > MOST_PAIRED {
        return false;
    }
    let mut outcomes = Outcomes::new();
    if once.has_several() {
        let mut rest = once;
        while !rest.is_empty() {
            outcomes.add((gains.certain & !once) | rest.lowest_bit());
            rest = rest.without_lowest();
        }
    } else {
        outcomes.add(gains.certain);
    }
    pair_off(layout, &outcomes, gains.paired)
}

/// Whether the cells that are `left` can be paired so that no outcome gives a line. One pairing must do for all
/// outcomes: it is chosen before they are known.
fn pair_off<B: Bitboard, const R: u32, const N: u32>(
    layout: &Layout<B, R, N>,
    outcomes: &Outcomes<B>,
    left: B,
) -> bool {
    if outcomes.iter().any(|cells| layout.has_line(cells)) {
        return false;
    }
    let first = left.lowest_bit();
    if first.is_empty() {
        return true;
    }
    if 2 * outcomes.len > MOST_OUTCOMES {
        return false;
    }
    let mut partners = left.without_lowest();
    while !partners.is_empty() {
        let partner = partners.lowest_bit();
        partners = partners.without_lowest();
        if pair_off(layout, &outcomes.with_one_of(first, partner), left & !(first | partner)) {
            return true;
        }
    }
    false
}

/// The sets of cells that the player may end up with.
struct Outcomes<B> {
    sets: [B; MOST_OUTCOMES],
    len: usize,
}

impl<B: Bitboard> Outcomes<B> {
    fn new() -> Self {
        Self { sets: [B::EMPTY; MOST_OUTCOMES], len: 0 }
    }

    fn add(&mut self, cells: B) {
        self.sets[self.len] = cells;
        self.len += 1;
    }

    fn iter(&self) -> impl Iterator<Item = B> {
        self.sets[..self.len].iter().copied()
    }

    fn with_one_of(&self, a: B, b: B) -> Self {
        let mut outcomes = Self::new();
        for cells in self.iter() {
            outcomes.add(cells | a);
            outcomes.add(cells | b);
        }
        outcomes
    }
}
