//! Bounds of a node without a search, compared with the scores of a plain search.
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::choice_node::{ChoiceNode, NullWindow};
use super::claimeven::{AnyGeometry, BOARDS, quiet_position};
use super::plain::Plain;
use crate::search::transposition::TableKey;
use crate::{Bitboard, Grid, Rules, Variant};

/// What comparing has shown: answers that were right, by whether they say that the score is above alpha, for an alpha
/// of 0 or more and for one below.
#[derive(Default, Debug)]
struct Tally {
    right: [[u32; 2]; 2],
}

#[test]
fn bounds_near_the_end_are_right() {
    let mut tally = Tally::default();
    for (rows, cols, connect) in BOARDS {
        tally.compare(Rules::new(rows, cols, connect, Variant::Standard, 2).unwrap());
    }
    assert!(tally.right.as_flattened().iter().all(|&number| number > 20), "{tally:?}");
}

impl Tally {
    fn compare(&mut self, rules: Rules) {
        let grid = Grid::new(rules);
        let geometry = AnyGeometry::new((), grid);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(rules.cells() as u64);
        let mut plain = Plain::new(grid);
        for _ in 0..400 {
            let Some(state) = quiet_position(&geometry, 12, &mut random) else { continue };
            let landing = geometry.landing(state.occupied);
            let moves = state.safe_moves(landing);
            if !moves.has_several() {
                continue;
            }
            let score = plain.score(state.own, state.occupied);
            let extent = geometry.size() / 2;
            for alpha in -extent..extent {
                let window = NullWindow::new(alpha);
                // Otherwise nobody asks: no end at all is soon enough.
                if window.spare_cells(geometry.size(), state.discs) <= 0 {
                    continue;
                }
                let node = ChoiceNode { state, landing, moves, window, key: None::<(TableKey<2>, bool)> };
                let Some(bound) = node.near_end_bound(&geometry) else { continue };
                let is_above = bound > alpha;
                let is_right = if is_above { score >= bound } else { score <= bound };
                assert!(is_right, "{rules:?} {state:?}: {score}, but {bound} for {alpha}");
                self.right[usize::from(alpha < 0)][usize::from(is_above)] += 1;
            }
        }
    }
}

#[test]
fn a_side_without_an_open_line_never_wins() {
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
        if node(0).has_no_open_line(&geometry) {
            assert!(score <= 0, "{rules:?} {state:?}: {score}");
            probe[0] += 1;
        }
        if node(-1).has_no_open_line(&geometry) {
            assert!(score >= 0, "{rules:?} {state:?}: {score}");
            probe[1] += 1;
        }
    }
    probe
}
