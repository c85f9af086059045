//! Who is said not to win any more does not.
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::choice_node::{Fork, Query, is_drawn_enough};
use super::claimeven::{AnyLayout, BOARDS, quiet_position};
use super::plain::Plain;
use crate::{Bitboard, Grid, Rules, Variant};

#[test]
fn who_cannot_win_any_more_is_known() {
    let known = BOARDS.map(positions_without_a_win);
    let [own, other] = [0, 1].map(|side| known.iter().map(|sides| sides[side]).sum::<u32>());
    assert!(own > 200 && other > 200, "{known:?}");
}

/// Positions in which the side to move, or the other one, is known not to win any more.
fn positions_without_a_win((rows, cols, connect): (u8, u8, u8)) -> [u32; 2] {
    let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
    let layout = AnyLayout::new((), Grid::new(rules));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(rules.cells() as u64);
    let mut plain = Plain::new(*layout.grid());
    let mut known = [0; 2];
    for _ in 0..400 {
        let Some(state) = quiet_position(&layout, 12, &mut random) else { continue };
        let landing = layout.landing(state.occupied);
        let moves = state.safe(landing);
        let score = plain.score(state.own, state.occupied);
        if !moves.has_several() {
            continue;
        }
        let fork = |alpha| Fork { state, landing, moves, query: Query::new(alpha) };
        if is_drawn_enough(&layout, &fork(0)) {
            assert!(score <= 0, "{rules:?} {state:?}: {score}");
            known[0] += 1;
        }
        if is_drawn_enough(&layout, &fork(-1)) {
            assert!(score >= 0, "{rules:?} {state:?}: {score}");
            known[1] += 1;
        }
    }
    known
}
