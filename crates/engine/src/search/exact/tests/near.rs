//! What is said of near ends without a search is so.
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::choice_node::{ChoiceNode, NullWindow};
use super::super::search::Searcher;
use super::claimeven::{AnyGeometry, BOARDS, quiet_position};
use super::plain::Plain;
use crate::budget::Budget;
use crate::search::transposition::SharedTable;
use crate::{Bitboard, Grid, Limits, Rules, Variant};

/// What comparing has shown: answers that were right, by whether they say that the score is above alpha, for an alpha
/// of 0 or more and for one below.
#[derive(Default, Debug)]
struct Tally {
    right: [[u32; 2]; 2],
}

#[test]
fn near_ends_are_told_rightly() {
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
        let (table, limits, lines) = (SharedTable::<2>::new(1, 1), Limits::default(), []);
        let searcher = Searcher::new(&geometry, &table, Budget::new(&limits), &lines);
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
                let Some(bound) =
                    searcher.near_end_bound(&ChoiceNode { state, landing, moves, window, key: None })
                else {
                    continue;
                };
                let is_above = bound > alpha;
                let is_right = if is_above { score >= bound } else { score <= bound };
                assert!(is_right, "{rules:?} {state:?}: {score}, but {bound} for {alpha}");
                self.right[usize::from(alpha < 0)][usize::from(is_above)] += 1;
            }
        }
    }
}
