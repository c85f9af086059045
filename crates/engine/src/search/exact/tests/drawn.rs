//! Who is said not to win any more does not.
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::choice_node::{ChoiceNode, NullWindow, has_no_open_line};
use super::claimeven::{AnyGeometry, BOARDS, quiet_position};
use super::plain::Plain;
use crate::search::transposition::TableKey;
use crate::{Bitboard, Grid, Rules, Variant};

#[test]
fn who_cannot_win_any_more_is_known() {
    let probe = BOARDS.map(positions_without_a_win);
    let [own, other] = [0, 1].map(|side| probe.iter().map(|sides| sides[side]).sum::<u32>());
    assert!(own > 200 && other > 200, "{probe:?}");
}

/// Positions in which the side to move, or the other one, is known not to win any more.
fn positions_without_a_win((rows, cols, connect): (u8, u8, u8)) -> [u32; 2] {
    let rules = Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap();
    let geometry = AnyGeometry::new((), Grid::new(rules));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(rules.cells() as u64);
    let mut plain = Plain::new(*geometry.grid());
    let mut probe = [0; 2];
    for _ in 0..400 {
        let Some(state) = quiet_position(&geometry, 12, &mut random) else { continue };
        let landing = geometry.landing(state.occupied);
        let moves = state.safe_moves(landing);
        let score = plain.score(state.own, state.occupied);
        if !moves.has_several() {
            continue;
        }
        let node = |alpha| ChoiceNode {
            state,
            landing,
            moves,
            window: NullWindow::new(alpha),
            key: None::<(TableKey<2>, bool)>,
        };
        if has_no_open_line(&geometry, &node(0)) {
            assert!(score <= 0, "{rules:?} {state:?}: {score}");
            probe[0] += 1;
        }
        if has_no_open_line(&geometry, &node(-1)) {
            assert!(score >= 0, "{rules:?} {state:?}: {score}");
            probe[1] += 1;
        }
    }
    probe
}
